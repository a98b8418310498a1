/// Why a text is no transformation; what it stands on is then not transformed.
package enum TransformError: Error, Hashable, Sendable {
  /// What is expected is not there; bytes from the beginning of the text.
  case syntax(at: Int)

  /// The numbers are too large to compute with.
  case notFinite
}

extension Transform {
  /// A list of transformations as attributes have it, the last applied first: numbers without
  /// units, and commas where wanted (CSS Transforms 1, section 8).
  ///
  /// - Parameter text: `none`, nothing, or the functions, those of the plane.
  /// - Throws: why the text is no transformation.
  package init(_ text: String) throws(TransformError) {
    let read: Result<Transform, TransformError> = text.scanned { scanner in
      var list = TransformList()
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
  private var arguments: [Double] = []

  mutating func read(_ scanner: inout NumberScanner) throws(TransformError) -> Transform {
    var whole = Transform.identity
    scanner.skipSpace()
    var isFirst = true
    var hasComma = false
    while !scanner.isAtEnd {
      let start = scanner.offset
      let name = scanner.takeWord()
      scanner.skipSpace()
      if name == "none", isFirst, scanner.isAtEnd { return .identity }
      isFirst = false
      try readArguments(&scanner)
      guard let function = function(name) else { throw .syntax(at: start) }
      whole = whole.after(function)
      hasComma = scanner.skipSeparator()
    }
    guard !hasComma else { throw .syntax(at: scanner.offset) }
    guard whole.isFinite else { throw .notFinite }
    return whole
  }

  private mutating func readArguments(_ scanner: inout NumberScanner) throws(TransformError) {
    arguments = []
    guard scanner.take(UInt8(ascii: "(")) else { throw .syntax(at: scanner.offset) }
    scanner.skipSpace()
    while !scanner.take(UInt8(ascii: ")")) {
      let start = scanner.offset
      guard arguments.count < 6, let argument = scanner.takeNumber() else {
        throw .syntax(at: start)
      }
      arguments.append(argument)
      let hasComma = scanner.skipSeparator()
      if hasComma, scanner.next == UInt8(ascii: ")") { throw .syntax(at: scanner.offset) }
    }
  }

  private func function(_ name: String) -> Transform? {
    let numbers = arguments
    switch (name, numbers.count) {
    case ("matrix", 6): return Transform(numbers: numbers)
    case ("translate", 1...2): return .translation(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2): return .scaling(numbers[0], numbers.count > 1 ? numbers[1] : numbers[0])
    case ("rotate", 1): return .rotation(degrees: numbers[0])
    case ("rotate", 3):
      return .translation(numbers[1], numbers[2]).after(.rotation(degrees: numbers[0]))
        .after(.translation(-numbers[1], -numbers[2]))
    case ("skewX", 1): return .skew(x: numbers[0], y: 0)
    case ("skewY", 1): return .skew(x: 0, y: numbers[0])
    default: return nil
    }
  }
}
