/// What stands in a text between commas, colons, brackets and the ends of sentences.
package struct Clause: Sendable {
  /// Where it stands in the text.
  package var range: Range<String.Index>

  /// The sentence that it is a part of, counted from 0.
  package var sentence: Int

  /// Whether a colon stands before it.
  package var isBehindColon = false
  package var isInBrackets = false

  /// The clauses of a text, in order.
  package static func all(in text: String, _ tag: String?) -> [Clause] {
    guard text.utf8.contains(where: mayEndClause) else {
      let range = text.trimmed(text.startIndex..<text.endIndex)
      return range.isEmpty ? [] : [Clause(range: range, sentence: 0)]
    }
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
      case "\n", "!", "?", ";", "。", "！", "？", "；": end(index, isOfSentence: true)
      // Within a number, of an ordinal or of an abbreviation, a point ends nothing.
      case "." where behind.properties.isWhitespace:
        if FullStop(at: index, from: start, in: scalars, tag).endsSentence {
          end(index, isOfSentence: true)
        }
      case "," where !(before.isNumber && behind.isNumber), "、", "，", "…": end(index)
      case "(", "（":
        end(index)
        depth += 1
      case ")", "）":
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

  /// The same, each with what stands behind a colon after it.
  package static func withHeads(in text: String, _ tag: String?) -> [Clause] {
    all(in: text, tag).reduce(into: []) { clauses, clause in
      if clause.isBehindColon, let head = clauses.popLast() {
        clauses.append(
          Clause(range: head.range.lowerBound..<clause.range.upperBound, sentence: head.sentence)
        )
      } else {
        clauses.append(clause)
      }
    }
  }

  /// Whether a byte is a sign that may end a clause, or the first of one.
  private static func mayEndClause(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, UInt8(ascii: "!"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "?"), 0xE2, 0xE3, 0xEF:
      true
    default: false
    }
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
