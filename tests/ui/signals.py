"""What widgets say."""


def emitted(signal):
    """A list that gets the arguments of ``signal`` each time it is emitted."""
    values = []
    signal.connect(lambda *arguments: values.append(arguments))
    return values
