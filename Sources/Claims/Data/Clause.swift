internal import Language

/// What stands in a text between commas, colons, brackets and the ends of sentences.
struct Clause {
  /// Where it stands in the text.
  var range: Range<String.Index>

  /// The sentence that it is a part of, counted from 0.
  var sentence: Int

  /// Whether a colon stands before it.
  var isBehindColon = false
  var isInBrackets = false

  /// The clauses of a text, in order.
  static func all(in text: String, _ tag: String?) -> [Clause] {
    let scalars = Array(text.unicodeScalars)
    var clauses: [Clause] = []
    var next = Clause(range: text.startIndex..<text.startIndex, sentence: 0)
    var depth = 0
    var start = 0
    var place = text.startIndex
    func end(_ index: Int, isOfSentence: Bool = false, isColon: Bool = false) {
      let range = text.trimmed(next.range.lowerBound..<place)
      next.isInBrackets = depth > 0
      if !range.isEmpty {
        next.range = range
        clauses.append(next)
      }
      start = index + 1
      let behind =
        index < scalars.count ? text.unicodeScalars.index(after: place) : text.endIndex
      next = Clause(
        range: behind..<behind,
        sentence: next.sentence + (isOfSentence ? 1 : 0),
        isBehindColon: isColon
      )
    }
    for (index, scalar) in scalars.enumerated() {
      defer { text.unicodeScalars.formIndex(after: &place) }
      let before = index > 0 ? scalars[index - 1] : " "
      let behind = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "\n", "!", "?", ";", "。", "！", "？": end(index, isOfSentence: true)
      // Within a number, of an ordinal or of an abbreviation, a point ends nothing.
      case "." where behind.properties.isWhitespace:
        if FullStop(at: index, from: start, in: scalars, tag).endsSentence {
          end(index, isOfSentence: true)
        }
      case "," where !(before.isNumber && behind.isNumber), "、", "，", "…": end(index)
      case "(":
        end(index)
        depth += 1
      case ")":
        end(index)
        depth = max(depth - 1, 0)
      case ":" where behind.properties.isWhitespace, "：": end(index, isColon: true)
      case "-", "–", "—":
        if before.properties.isWhitespace, behind.properties.isWhitespace { end(index) }
      default: continue
      }
    }
    end(scalars.count)
    return clauses
  }
}

extension String {
  /// A part of it without white space and full stops at its ends.
  fileprivate func trimmed(_ range: Range<Index>) -> Range<Index> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, unicodeScalars[start].properties.isWhitespace {
      unicodeScalars.formIndex(after: &start)
    }
    while start < end, case let last = unicodeScalars.index(before: end),
      unicodeScalars[last].properties.isWhitespace || unicodeScalars[last] == "."
    {
      end = last
    }
    return start..<end
  }
}

extension Unicode.Scalar {
  fileprivate var isNumber: Bool {
    value < 0x80 ? (0x30...0x39).contains(value) : properties.numericType != nil
  }
}
