"""The pixels of a screenshot, and which colours are within a box."""

import struct
import zlib
from collections import Counter
from itertools import accumulate
from math import ceil


class Picture:
    """A PNG of eight bits a channel, red, green, blue and perhaps alpha, not interlaced."""

    def __init__(self, png):
        if png[:8] != b"\x89PNG\r\n\x1a\n":
            raise ValueError("no PNG")
        place, packed = 8, []
        while place < len(png):
            length, kind = struct.unpack_from(">I4s", png, place)
            chunk = png[place + 8 : place + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, model, *_, interlace = struct.unpack(
                    ">IIBBBBB", chunk
                )
                if depth != 8 or model not in (2, 6) or interlace:
                    raise ValueError("a kind of PNG that is not read here")
                self.channels = 3 if model == 2 else 4
            elif kind == b"IDAT":
                packed.append(chunk)
            place += 12 + length
        self.rows = self._rows(zlib.decompress(b"".join(packed)))

    def _rows(self, data):
        step, length = self.channels, self.width * self.channels
        above, rows = bytes(length), []
        for start in range(0, len(data), length + 1):
            line = data[start + 1 : start + 1 + length]
            above = unfiltered(data[start], line, above, step)
            rows.append(above)
        return rows

    def colors(self, quads):
        """How often each colour is within any of the quads, told by the middles of the pixels."""
        counts = Counter()
        for row, spans in covered(quads, self.width, self.height).items():
            line = self.rows[row]
            for first, end in spans:
                part = iter(line[first * self.channels : end * self.channels])
                counts.update(pixel[:3] for pixel in zip(*[part] * self.channels))
        return counts


def unfiltered(kind, line, above, step):
    """A line of a PNG as it was before its filter (PNG, section 9)."""
    if kind == 0:
        return line
    if kind == 2:
        return bytes((own + up) & 255 for own, up in zip(line, above))
    if kind == 1:
        result = bytearray(len(line))
        for channel in range(step):
            result[channel::step] = bytes(
                value & 255 for value in accumulate(line[channel::step])
            )
        return bytes(result)
    result = bytearray(line)
    for place in range(len(line)):
        left = result[place - step] if place >= step else 0
        if kind == 3:
            guess = (left + above[place]) // 2
        else:
            guess = paeth(left, above[place], above[place - step] if place >= step else 0)
        result[place] = (line[place] + guess) & 255
    return bytes(result)


def paeth(left, up, corner):
    by_left, by_up, by_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if by_left <= by_up and by_left <= by_corner:
        return left
    return up if by_up <= by_corner else corner


def covered(quads, width, height):
    """The pixels whose middle is in a quad: of each row the spans, which do not overlap."""
    rows = {}
    for quad in quads:
        top = min(y for _, y in quad)
        bottom = max(y for _, y in quad)
        for row in range(max(0, ceil(top - 0.5)), min(height, ceil(bottom - 0.5))):
            cuts = crossings(quad, row + 0.5)
            if len(cuts) < 2:
                continue
            first = max(0, ceil(min(cuts) - 0.5))
            end = min(width, ceil(max(cuts) - 0.5))
            if first < end:
                rows.setdefault(row, []).append((first, end))
    return {row: merged(spans) for row, spans in rows.items()}


def crossings(quad, level):
    cuts = []
    for (x1, y1), (x2, y2) in zip(quad, [*quad[1:], quad[0]]):
        if min(y1, y2) <= level < max(y1, y2):
            cuts.append(x1 + (x2 - x1) * (level - y1) / (y2 - y1))
    return cuts


def merged(spans):
    result = []
    for first, end in sorted(spans):
        if result and first <= result[-1][1]:
            result[-1] = (result[-1][0], max(end, result[-1][1]))
        else:
            result.append((first, end))
    return result


def main_color(counts):
    """The colour that covers most, with those hardly different, and its share."""
    total = sum(counts.values())
    best, most = None, 0
    for color, _ in counts.most_common(8):
        count = sum(
            number
            for other, number in counts.items()
            if is_near(color, other)
        )
        if count > most:
            best, most = color, count
    return best, (most / total if total else 0)


def is_near(color, other, by=1):
    return all(abs(own - part) <= by for own, part in zip(color, other))


def holds(counts, color):
    """Whether a colour, or one hardly different, covers more than a trace."""
    return sum(number for other, number in counts.items() if is_near(color, other, 3)) >= 4


def second_color(counts, first):
    """The colour that covers most of what another leaves, where it is no mere trace."""
    others = Counter(
        {color: count for color, count in counts.items() if not is_near(color, first, 3)}
    )
    color, _ = main_color(others)
    return color if color and others[color] >= 4 else None
