extension StepClaims {
  /// What a clause says of steps.
  struct Claim {
    var kind: Kind
    var text: String

    /// A word that is not understood, in it or before it.
    var unknown: String?

    /// Whether that stands before it.
    var isHeaded = false

    var isTotal: Bool { if case .total = kind { true } else { false } }

    enum Kind {
      case place(Int, of: Int?, Noun)
      case names([Int])
      /// How many steps there are.
      case total(Int)
      /// How many of them are done, or else left.
      case count(Int, isLeft: Bool)
    }

    /// What says that a number is that of a step.
    enum Noun {
      case step
      /// Nothing but its place, as in “3 of 5”.
      case none
      /// A word for something else, as in “page 3 of 5”.
      case other
    }
  }

  /// A place that a clause tells.
  struct Place {
    var number: Int
    var total: Int?
    var noun: Claim.Noun
    var claim: Claim
  }

  /// What a text says of steps.
  struct Reading {
    let text: String
    let claims: [Claim]

    /// Whether its clauses say nothing else.
    let isOfSteps: Bool

    /// The places that are said to be those of steps, and those of something else.
    let places: [Place]
    let otherPlaces: [Place]
    let numbers: Set<Int>
    let named: Set<Int>

    /// The steps that are said to be done, to come or anything else than current.
    let others: Set<Int>

    init(_ text: String, _ claims: [Claim], isOfSteps: Bool, others: Set<Int>) {
      (self.text, self.claims, self.isOfSteps, self.others) = (text, claims, isOfSteps, others)
      let places = claims.compactMap { claim -> Place? in
        guard case .place(let number, let total, let noun) = claim.kind else { return nil }
        return Place(number: number, total: total, noun: noun, claim: claim)
      }
      self.places = places.filter { $0.noun != .other }
      otherPlaces = places.filter { $0.noun == .other }
      numbers = Set(self.places.map(\.number))
      named = Set(
        claims.flatMap { claim -> [Int] in
          if case .names(let steps) = claim.kind { steps } else { [] }
        }
      )
    }
  }
}
