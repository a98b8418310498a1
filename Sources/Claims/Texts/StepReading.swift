internal import Support

extension StepClaims {
  /// What a clause says of steps, and nothing else.
  struct Claim {
    var kind: Kind

    /// The number of the step, or how many of them there are, are done or are left.
    var number = 0

    /// How many steps there are besides.
    var total: Int?

    /// Those that are named: one name may be that of several.
    var steps: [Int] = []
    var text: String

    /// A word that is not understood, in it or before it.
    var unknown: String?

    /// Whether that stands before it.
    var isHeaded = false

    enum Kind {
      /// Which step, by a word for one.
      case place
      /// Nothing but a place, as in “3 of 5”.
      case barePlace
      /// That of something else, as in “page 3 of 5”.
      case otherPlace
      case name
      case total
      case done
      case left
    }

    var isPlace: Bool { kind == .place || kind == .barePlace }
  }

  /// What a text says of steps.
  struct Reading {
    var claims: [Claim] = []

    /// Whether its clauses say nothing else.
    var isOfSteps = true

    /// The steps that are said to be done, to come or anything else than current.
    let others: Lazily<Set<Int>>

    var places: [Claim] { claims.filter(\.isPlace) }

    func holdsPlace(_ number: Int) -> Bool { claims.contains { $0.isPlace && $0.number == number } }

    /// The first place of a step that is not said to be anything else than current.
    func place(where isMeant: (Claim) -> Bool) -> Claim? {
      claims.first { $0.isPlace && isMeant($0) && !others.value.contains($0.number - 1) }
    }

    /// Adds to the last place how many steps there are: “Step 2, 4 steps”.
    mutating func addTotal(_ total: Int, _ text: String) {
      guard let last = claims.lastIndex(where: { $0.kind != .total }), claims[last].isPlace,
        claims[last].total == nil
      else { return }
      claims[last].total = total
      claims[last].text += ", " + text
    }
  }
}
