package import SwiftSource

extension Exploration {
  /// Where something was too much to evaluate, in the order of the source.
  package var tooMuch: [Place] {
    Set(trees.flatMap(\.tree.tooMuch)).sorted()
  }
}

extension ViewNode {
  /// Where something was too much to evaluate of what it shows.
  package var tooMuch: Set<Place> {
    var places: Set<Place> = []
    visit { node in
      if case .unknown(let unknown) = node.kind, unknown.isTooMuch { places.insert(unknown.place) }
      for argument in node.arguments + node.modifiers.flatMap(\.arguments) {
        places.formUnion(argument.value.tooMuch)
      }
    }
    return places
  }
}

extension Value {
  /// Where something was too much to evaluate of it; what a view shows is not asked.
  fileprivate var tooMuch: [Place] {
    switch self {
    case .unknown(let unknown): unknown.isTooMuch ? [unknown.place] : []
    case .text(let text):
      text.segments.compactMap {
        if case .hole(let unknown) = $0, unknown.isTooMuch { unknown.place } else { nil }
      }
    case .optional(let wrapped?): wrapped.tooMuch
    case .term(let term):
      term.arguments.flatMap(\.value.tooMuch) + (term.receiver?.tooMuch ?? [])
    case .alternatives(let all): all.flatMap(\.value.tooMuch)
    default: []
    }
  }
}
