import numpy as np
import pytest

from cubeapp.engine.kernels import shuffles
from cubeapp.engine.kernels.compiled import kernel


@kernel
def shuffled_pair(words):
    return shuffles.shuffle_pair(words[0], words[1], words[2], words[3])


@kernel
def portably_shuffled_pair(words):
    return shuffles.portable_shuffle_pair(words[0], words[1], words[2], words[3])


@kernel
def shuffled_word(words):
    return shuffles.shuffle_word(words[0], words[2])


@kernel
def portably_shuffled_word(words):
    return shuffles.portable_shuffle_word(words[0], words[2])


@kernel
def facts(word):
    counts = shuffles.count_bits(word), shuffles.lowest_bit(word)
    return counts[0], counts[1], shuffles.gather_bits(word)


def words_of(table, index):
    return np.concatenate([table, index]).astype(np.uint8).view(np.int64)


@pytest.mark.parametrize("shuffle", [shuffled_pair, portably_shuffled_pair])
def test_a_shuffle_takes_the_byte_that_the_low_four_bits_name(shuffle, rng):
    for _ in range(200):
        table, index = rng.integers(0, 256, 16), rng.integers(0, 128, 16)
        low, high = shuffle(words_of(table, index))
        result = np.array([low, high]).view(np.uint8)
        assert result.tolist() == table[index & 15].tolist()


@pytest.mark.parametrize("shuffle", [shuffled_word, portably_shuffled_word])
def test_a_shuffle_of_eight_bytes_keeps_to_them(shuffle, rng):
    for _ in range(200):
        table, index = rng.integers(0, 256, 16), rng.integers(0, 128, 16) & 0x77
        result = np.array([shuffle(words_of(table, index))]).view(np.uint8)
        assert result.tolist() == table[index[:8] & 7].tolist()


def test_bits_are_counted_found_and_gathered(rng):
    for _ in range(200):
        word = rng.integers(0, 256, 8).astype(np.uint8)
        number = int.from_bytes(word.tobytes(), "little") or 1
        count, lowest, gathered = facts(np.uint64(number).astype(np.int64))
        assert count == number.bit_count()
        assert lowest == (number & -number).bit_length() - 1
        assert gathered == sum(int(byte & 1) << i for i, byte in enumerate(word))
