internal import SwiftSource

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What `String(format:_:)` writes: the directives of IEEE `printf` for the numbers that fit them, and `%@` for texts.
extension Library {
  static func isFormat(_ labels: [String?]) -> Bool {
    labels.first == "format" && labels.dropFirst().allSatisfy { $0 == nil }
  }

  /// `String(format: "%.0f%%", progress * 100)`.
  static func format(
    _ evaluator: inout Evaluator,
    _ arguments: [Argument],
    _ expected: SwiftType?,
    _ place: Place,
    _ scope: Scope
  ) -> Value {
    let format = evaluator.evaluate(arguments[0].value, expecting: .string, in: scope)
    guard let words = format.string else {
      return .unknown(format.unknown ?? Unknown("a format that is not known", at: place))
    }
    var values: [Value] = []
    for argument in arguments.dropFirst() {
      values.append(evaluator.settled(evaluator.evaluate(argument.value, in: scope), at: place))
    }
    var text = Text()
    var rest = words[...]
    while let sign = rest.firstIndex(of: "%") {
      text.append(String(rest[..<sign]))
      guard let directive = Directive(&rest, from: sign) else {
        return unknown("a format that is not modelled", place)
      }
      if directive.conversion == "%" {
        text.append("%")
        continue
      }
      guard !values.isEmpty else { return unknown("a format with too few values", place) }
      let value = values.removeFirst()
      if let unknown = value.unknown {
        text.append(unknown)
      } else if case .text(let words) = value, directive.conversion == "@", directive.isPlain {
        text.append(words)
      } else if let written = directive.written(value) {
        text.append(written)
      } else {
        return unknown("a value that the format is not for", place)
      }
    }
    text.append(String(rest))
    return evaluator.count(text) ? .text(text) : .unknown(.tooMuch(at: place))
  }

  /// One directive, as `%.1f`.
  private struct Directive {
    /// The flags, the width and the precision.
    private var form = ""
    /// The length of the value: none is that of C's `int`.
    private var length = ""
    private(set) var conversion: Character

    var isPlain: Bool { form.isEmpty && length.isEmpty }

    /// Takes a directive off a format; nil where there is none that is modelled.
    init?(_ format: inout Substring, from sign: Substring.Index) {
      var rest = format[format.index(after: sign)...]
      func take(_ characters: String) -> String {
        let taken = rest.prefix { characters.contains($0) }
        rest = rest.dropFirst(taken.count)
        return String(taken)
      }
      form = take("-+ 0#") + take("123456789") + take("0123456789")
      if rest.first == "." {
        rest = rest.dropFirst()
        form += "." + take("0123456789")
      }
      // A wider text than any that is shown would only cost memory.
      guard form.count < 6 else { return nil }
      length = take("hlqzjt")
      guard let conversion = rest.popFirst() else { return nil }
      self.conversion = conversion
      format = rest
    }

    /// What it writes; nil where the value is none that it is for.
    func written(_ value: Value) -> String? {
      if case .sized(let number, _) = value { return written(.integer(number)) }
      return switch (value, conversion) {
      case (.real(let number), "f"), (.real(let number), "F"), (.real(let number), "e"),
        (.real(let number), "g"):
        length.isEmpty || length == "l" ? printed("", number) : nil
      case (.integer(let number), "d"), (.integer(let number), "i"):
        fits(number, Int(Int32.min)...Int(Int32.max)) ? printed("ll", number) : nil
      case (.integer(let number), "u"), (.integer(let number), "x"), (.integer(let number), "X"):
        number >= 0 && fits(number, 0...Int(UInt32.max)) ? printed("ll", number) : nil
      default: nil
      }
    }

    private func fits(_ number: Int, _ usual: ClosedRange<Int>) -> Bool {
      switch length {
      case "": usual.contains(number)
      case "l", "ll", "q", "z", "j", "t": true
      default: false
      }
    }

    private func printed(_ length: String, _ value: any CVarArg) -> String? {
      withVaList([value]) { list in
        var bytes = [CChar](repeating: 0, count: 512)
        let count = vsnprintf(&bytes, bytes.count, "%\(form)\(length)\(conversion)", list)
        guard count >= 0, count < bytes.count else { return nil }
        return String(decoding: bytes[..<Int(count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }
  }
}
