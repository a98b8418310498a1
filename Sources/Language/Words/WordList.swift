internal import Support

/// What the files of languages list words for; what each word is besides, tables of languages say.
package enum WordList: String, CaseIterable, Sendable {
  /// Words before another that deny it: “not completed”.
  case denials

  /// Words before another that take some of it back: “nearly completed”.
  case hedges

  /// Words that may stand between one of these and what it is about: “not yet completed”.
  case denialFillers = "denial-fillers"

  /// Words behind another that deny it: “error-free”.
  case deniers

  /// What stands before “be” where that is still to be, and where it may be.
  case futures
  case chances

  /// Numbers that deny what they count: “0 errors”.
  case zeros

  /// What stands before the number of a step, and behind it where that is an ordinal: “step”.
  case oneStep = "steps-one"

  /// What stands behind how many there are: “steps”.
  case severalSteps = "steps-several"

  /// What says of some steps that they are done: “3 steps completed”.
  case doneSteps = "steps-done"

  /// What says of some steps that they are left: “2 steps remaining”.
  case leftSteps = "steps-left"

  /// What says before their number that they are left: “noch 2 Schritte”.
  case stillSteps = "steps-still"

  /// What says before their number that these are all there are: “all 3 steps”.
  case allSteps = "steps-all"

  /// What may stand among these words: “2 steps have been completed”, “all the 3 steps”.
  case stepFillers = "steps-fillers"

  /// What makes of a number behind steps that of some alone: “3 steps behind”.
  case asideOfSteps = "steps-aside"

  /// What stands before “one” where that is no number: “this one”.
  case pointers

  /// What stands between a part and its whole: “2 of 4”.
  case of

  /// What stands before the number of one of several other things: “page”.
  case onePlace = "places-one"
  case severalPlaces = "places-several"
}

extension WordList {
  /// The words of a primary language; none where it has no file.
  package func words(_ tag: String) -> [Word] {
    guard let place = Self.allCases.firstIndex(of: self),
      case let lists = EmbeddedLanguages.lists(tag), !lists.isEmpty
    else { return [] }
    return lists[place].withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "|")).map { Word(String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// The words of all languages.
  package var anyWords: [Word] { Self.tags.flatMap(words) }

  /// The primary languages that have a file by hand, in order.
  package static var tags: [String] { EmbeddedLanguages.listed }

  /// What is the same in all languages.
  static let common = "und"
}
