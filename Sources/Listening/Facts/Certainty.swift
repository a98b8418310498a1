/// What is so, is not so, or depends on a fact that is missing.
package enum Certainty: Hashable, Sendable {
  case yes
  case no
  case unknown(String)

  /// Whether one of two holds.
  package static func any(_ one: Certainty, _ other: Certainty) -> Certainty {
    one == .yes || other == .no ? one : one == .no || other == .yes ? other : one
  }

  /// Whether one of several holds.
  package static func any(_ answers: some Sequence<Certainty>) -> Certainty {
    var result = Certainty.no
    for answer in answers {
      if answer == .yes { return .yes }
      if result == .no { result = answer }
    }
    return result
  }

  /// Whether each of several holds.
  package static func all(_ answers: some Sequence<Certainty>) -> Certainty {
    var result = Certainty.yes
    for answer in answers {
      if answer == .no { return .no }
      if result == .yes { result = answer }
    }
    return result
  }
}

extension Certainty {
  /// The fact that is missing, where one is.
  package var missing: String? {
    if case .unknown(let fact) = self { fact } else { nil }
  }
}
