/// Why a text is no transformation; what it stands on is then not transformed.
enum TransformError: Error, Hashable, Sendable {
  /// What is expected is not there; bytes from the beginning of the text.
  case syntax(at: Int)

  /// The numbers are too large to compute with.
  case notFinite
}

extension Transform {
  /// Where a text stands, which decides how it is written.
  enum Syntax: Hashable, Sendable {
    /// The attribute: numbers without units, and commas where wanted (CSS Transforms 1, section 8).
    case attribute

    /// The property: units on all that is not 0, commas between arguments alone, names in any case
    /// (CSS Transforms 1, section 12.1).
    case property
  }

  /// A list of transformations, the last applied first.
  ///
  /// - Parameters:
  ///   - text: `none`, nothing, or the functions, those of the plane.
  ///   - syntax: where the text stands.
  ///   - basis: what relative lengths of translations are relative to.
  /// - Throws: why the text is no transformation.
  init(
    _ text: String,
    _ syntax: Syntax = .attribute,
    basis: LengthBasis = LengthBasis()
  ) throws(TransformError) {
    let read: Result<Transform, TransformError> = text.scanned { scanner in
      var list = TransformList(syntax: syntax, basis: basis)
      do throws(TransformError) {
        return .success(try list.read(&scanner))
      } catch {
        return .failure(error)
      }
    }
    self = try read.get()
  }
}

/// The functions of a list as they are read.
private struct TransformList {
  let syntax: Transform.Syntax
  let basis: LengthBasis
  private var arguments: [Length] = []
  private var units: [Unit] = []

  init(syntax: Transform.Syntax, basis: LengthBasis) { (self.syntax, self.basis) = (syntax, basis) }

  private enum Unit {
    case number
    case length
    case angle
  }

  mutating func read(_ scanner: inout NumberScanner) throws(TransformError) -> Transform {
    var whole = Transform.identity
    scanner.skipSpace()
    var isFirst = true
    var hasComma = false
    while !scanner.isAtEnd {
      let start = scanner.offset
      var name = scanner.takeWord()
      if syntax == .property {
        name = name.lowercased()
      } else {
        scanner.skipSpace()
      }
      if name == "none", isFirst, scanner.isAtEnd { return .identity }
      isFirst = false
      try readArguments(&scanner)
      guard let function = function(name) else { throw .syntax(at: start) }
      whole = whole.after(function)
      hasComma = scanner.skipSeparator()
      guard !hasComma || syntax == .attribute else { throw .syntax(at: scanner.offset) }
    }
    guard !hasComma else { throw .syntax(at: scanner.offset) }
    guard whole.isFinite else { throw .notFinite }
    return whole
  }

  private mutating func readArguments(_ scanner: inout NumberScanner) throws(TransformError) {
    (arguments, units) = ([], [])
    guard scanner.take(UInt8(ascii: "(")) else { throw .syntax(at: scanner.offset) }
    scanner.skipSpace()
    while !scanner.take(UInt8(ascii: ")")) {
      let start = scanner.offset
      guard arguments.count < 6, let argument = argument(&scanner) else {
        throw .syntax(at: start)
      }
      arguments.append(argument.0)
      units.append(argument.1)
      let hasComma = scanner.skipSeparator()
      let isLast = scanner.next == UInt8(ascii: ")")
      if hasComma ? isLast : !isLast && syntax == .property { throw .syntax(at: scanner.offset) }
    }
  }

  /// A number with its unit; an angle in degrees.
  private func argument(_ scanner: inout NumberScanner) -> (Length, Unit)? {
    guard let value = scanner.takeNumber() else { return nil }
    if syntax == .attribute { return (Length(value), .number) }
    if scanner.take(UInt8(ascii: "%")) { return (Length(value, .percent), .length) }
    guard let byte = scanner.next, NumberScanner.isLetter(byte) else {
      return (Length(value), .number)
    }
    let word = scanner.takeWord().lowercased()
    switch word {
    case "deg": return (Length(value), .angle)
    case "grad": return (Length(value * 0.9), .angle)
    case "rad": return (Length(value * 180 / .pi), .angle)
    case "turn": return (Length(value * 360), .angle)
    default: return Length.Unit(rawValue: word).map { (Length(value, $0), .length) }
    }
  }

  /// The arguments where they are plain numbers, as many as allowed.
  private func numbers(_ counts: Int...) -> [Double]? {
    guard counts.contains(arguments.count), areAll(.number, orZero: false) else { return nil }
    return arguments.map(\.value)
  }

  /// The arguments where they are angles, as many as allowed.
  private func angles(_ counts: Int...) -> [Double]? {
    guard counts.contains(arguments.count), areAll(.angle, orZero: true) else { return nil }
    return arguments.map(\.value)
  }

  /// The arguments where they are lengths along these directions, the last ones left out.
  private func lengths(_ directions: LengthBasis.Direction...) -> [Double]? {
    guard (1...directions.count).contains(arguments.count), areAll(.length, orZero: true) else {
      return nil
    }
    return zip(arguments, directions).map { $0.pixels(basis, along: $1) }
  }

  /// The numbers of a scale, where a percentage is a hundredth.
  private func factors(_ counts: Int...) -> [Double]? {
    let isPlain = arguments.allSatisfy { $0.unit == .number || $0.unit == .percent }
    guard counts.contains(arguments.count), isPlain, !units.contains(.angle) else { return nil }
    return arguments.map { $0.unit == .percent ? $0.value / 100 : $0.value }
  }

  /// Whether the arguments have the unit; 0 needs none, and in the attribute none has one.
  private func areAll(_ unit: Unit, orZero: Bool) -> Bool {
    zip(arguments, units).allSatisfy { argument, own in
      own == unit || own == .number && (syntax == .attribute || orZero && argument.value == 0)
    }
  }

  private func function(_ name: String) -> Transform? {
    switch name {
    case "matrix":
      numbers(6).map { Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], e: $0[4], f: $0[5]) }
    case "translate":
      lengths(.horizontal, .vertical).map { .translation($0[0], $0.count > 1 ? $0[1] : 0) }
    case "scale": factors(1, 2).map { .scaling($0[0], $0.count > 1 ? $0[1] : $0[0]) }
    case "rotate": rotation
    case syntax == .property ? "skewx" : "skewX": angles(1).map { .skew(x: $0[0], y: 0) }
    case syntax == .property ? "skewy" : "skewY": angles(1).map { .skew(x: 0, y: $0[0]) }
    default: syntax == .property ? propertyFunction(name) : nil
    }
  }

  /// What only the property knows.
  private func propertyFunction(_ name: String) -> Transform? {
    switch name {
    case "translatex": lengths(.horizontal).map { .translation($0[0], 0) }
    case "translatey": lengths(.vertical).map { .translation(0, $0[0]) }
    case "scalex": factors(1).map { .scaling($0[0], 1) }
    case "scaley": factors(1).map { .scaling(1, $0[0]) }
    case "skew": angles(1, 2).map { .skew(x: $0[0], y: $0.count > 1 ? $0[1] : 0) }
    default: nil
    }
  }

  /// A turn, in the attribute about a point where one is given.
  private var rotation: Transform? {
    guard syntax == .attribute, arguments.count == 3 else {
      return angles(1).map { .rotation(degrees: $0[0]) }
    }
    return numbers(3).map {
      .translation($0[1], $0[2]).after(.rotation(degrees: $0[0]))
        .after(.translation(-$0[1], -$0[2]))
    }
  }
}
