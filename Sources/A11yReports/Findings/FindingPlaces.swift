internal import A11yModel
internal import A11yRules

extension Finding {
  /// A place where it holds, with the states in which it does there.
  struct Place {
    /// The outcome that is met there first.
    var outcome: Outcome
    var states: [String]

    var location: Location { outcome.location }

    /// “23:9 (current; upcoming)”; with the name of another file than that of the finding.
    func words(beside file: String) -> String {
      let place = "\(location.line):\(location.column)"
      let named = states.prefix(Self.mostStates).joined(separator: "; ")
      let rest = states.count > Self.mostStates ? "; \(states.count - Self.mostStates) more" : ""
      return (location.file == file ? place : location.description)
        + (states.isEmpty ? "" : " (\(named)\(rest))")
    }

    private static let mostStates = 3
  }

  /// Where it holds, in the order of the document.
  var places: [Place] {
    var numbers: [Location: Int] = [:]
    var places: [Place] = []
    for index in outcomes.indices {
      let number = numbers[outcomes[index].location] ?? places.count
      if number == places.count {
        numbers[outcomes[index].location] = number
        places.append(Place(outcome: outcomes[index], states: []))
      }
      if let state = outcomes[index].state, !places[number].states.contains(state) {
        places[number].states.append(state)
      }
    }
    return places
  }

  /// The places in words, where there are others than the one at which it stands: “23:9 (current),
  /// 29:9 (upcoming)”.
  var placeWords: String? {
    let places = places
    guard places.count > 1 || places.first.map({ $0.location != first.location }) ?? false else {
      return nil
    }
    return Self.listed(places, beside: first.location.file)
  }

  /// What each of its parts says and where, a line each.
  var partLines: [String] {
    parts.map { part in
      let place = Self.listed(part.places, beside: first.location.file)
      return "\(part.first.rule), \(place): \(part.first.shownMessage)"
    }
  }

  /// So many places are listed.
  private static let mostPlaces = 8

  private static func listed(_ places: [Place], beside file: String) -> String {
    let words = places.prefix(mostPlaces).map { $0.words(beside: file) }.joined(separator: ", ")
    let rest = places.count - mostPlaces
    return words + (rest > 0 ? " and \(rest) more" : "")
  }
}
