/// Reads path data segment by segment, up to its first error (SVG 2, sections 9.3 and 9.5.4).
package struct PathReader {
  private var scanner: NumberScanner
  private var command: UInt8 = 0
  private var current = Point.zero
  private var start = Point.zero

  /// The last control point of a curve just before, for what reflects it.
  private var control: Control?

  private enum Control {
    case cubic(Point)
    case quadratic(Point)
  }

  /// Where the first error is, in bytes from the beginning; nil where there is none so far.
  private(set) var error: Int?

  package init(_ scanner: NumberScanner) {
    self.scanner = scanner
    self.scanner.skipSpace()
  }

  /// The next segment; nil at the end and at the first error.
  package mutating func next() -> PathSegment? {
    guard error == nil else { return nil }
    scanner.skipSpace()
    guard let byte = scanner.next else { return nil }
    let place = scanner.offset
    if NumberScanner.isLetter(byte) {
      guard command != 0 || byte | 0x20 == UInt8(ascii: "m") else { return fail(at: place) }
      command = byte
      scanner.advance()
      scanner.skipSpace()
    } else {
      guard command != 0, command | 0x20 != UInt8(ascii: "z") else { return fail(at: place) }
      // Pairs after the first of a move are lines.
      if command | 0x20 == UInt8(ascii: "m") { command -= 1 }
      scanner.skipSeparator()
    }
    guard let segment = segment() else { return fail(at: place) }
    return segment
  }

  private mutating func fail(at offset: Int) -> PathSegment? {
    error = offset
    return nil
  }

  private var isRelative: Bool { command >= 0x61 }

  private mutating func segment() -> PathSegment? {
    let last = control
    control = nil
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      guard let point = takePoint() else { return nil }
      (current, start) = (point, point)
      return .move(point)
    case UInt8(ascii: "l"): return takePoint().map { line(to: $0) }
    case UInt8(ascii: "h"):
      guard let x = scanner.takeNumber() else { return nil }
      return line(to: Point(isRelative ? current.x + x : x, current.y))
    case UInt8(ascii: "v"):
      guard let y = scanner.takeNumber() else { return nil }
      return line(to: Point(current.x, isRelative ? current.y + y : y))
    case UInt8(ascii: "c"):
      guard let one = takePoint(), let two = takeFollowingPoint() else { return nil }
      return cubic(one, two)
    case UInt8(ascii: "s"):
      guard let two = takePoint() else { return nil }
      if case .cubic(let point) = last { return cubic(current * 2 - point, two) }
      return cubic(current, two)
    case UInt8(ascii: "q"): return takePoint().flatMap { quadratic($0) }
    case UInt8(ascii: "t"):
      if case .quadratic(let point) = last {
        return quadratic(current * 2 - point, isFirst: true)
      }
      return quadratic(current, isFirst: true)
    case UInt8(ascii: "a"): return arc()
    case UInt8(ascii: "z"):
      current = start
      return .close
    default: return nil
    }
  }

  private mutating func line(to point: Point) -> PathSegment {
    current = point
    return .line(point)
  }

  private mutating func cubic(_ one: Point, _ two: Point) -> PathSegment? {
    guard let end = takeFollowingPoint() else { return nil }
    control = .cubic(two)
    current = end
    return .cubic(one, two, end)
  }

  private mutating func quadratic(_ one: Point, isFirst: Bool = false) -> PathSegment? {
    guard let end = isFirst ? takePoint() : takeFollowingPoint() else { return nil }
    control = .quadratic(one)
    current = end
    return .quadratic(one, end)
  }

  private mutating func arc() -> PathSegment? {
    guard let radiusX = scanner.takeNumber(), let radiusY = takeFollowingNumber(),
      let rotation = takeFollowingNumber()
    else { return nil }
    scanner.skipSeparator()
    guard let isLarge = scanner.takeFlag() else { return nil }
    scanner.skipSeparator()
    guard let isClockwise = scanner.takeFlag(), let end = takeFollowingPoint() else { return nil }
    let arc = EllipticalArc(
      from: current,
      to: end,
      radii: Point(radiusX, radiusY),
      rotation: rotation,
      isLarge: isLarge,
      isClockwise: isClockwise
    )
    current = end
    return arc.map { .arc($0) } ?? .line(end)
  }

  private mutating func takeFollowingNumber() -> Double? {
    scanner.skipSeparator()
    return scanner.takeNumber()
  }

  private mutating func takeFollowingPoint() -> Point? {
    scanner.skipSeparator()
    return takePoint()
  }

  private mutating func takePoint() -> Point? {
    guard let x = scanner.takeNumber() else { return nil }
    scanner.skipSeparator()
    guard let y = scanner.takeNumber() else { return nil }
    return isRelative ? Point(current.x + x, current.y + y) : Point(x, y)
  }
}
