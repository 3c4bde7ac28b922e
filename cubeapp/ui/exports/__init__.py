"""What can be taken out of the program: pictures, films, strips, pages and text."""
