"""How plain a text is: its words, its sentences, and the school year in which it can be read."""

import re

LONG = 8
"""Of fewer words no grade can be told."""


def words_of(text):
    return re.findall(r"[\w'’]+", text)


def sentences_of(text):
    return [part for part in re.split(r"[.!?]", text) if part.strip()]


def syllables_of(word):
    word = re.sub(r"(?<=[^aeiouyl])e$|(?<=[aeiouy]l)e$", "", word.lower())
    return max(1, len(re.findall(r"[aeiouy]+", word)))


def grade_of(text):
    """The Flesch–Kincaid grade: the school year in which a text can be read."""
    words = words_of(text)
    per_sentence = len(words) / len(sentences_of(text))
    return 0.39 * per_sentence + 11.8 * sum(map(syllables_of, words)) / len(words) - 15.59
