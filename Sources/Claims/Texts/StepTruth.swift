internal import A11yModel

// What texts claim of steps, compared with what is so.
extension StepClaims {
  /// What comes of comparing.
  package enum Answer: Hashable, Sendable {
    /// Nothing is said that could be compared.
    case nothing
    case right
    case wrong(Untruth)

    package var isWrong: Bool { if case .wrong = self { true } else { false } }
  }

  /// What is said and does not hold.
  package struct Untruth: Hashable, Sendable {
    package var said: String

    /// What holds instead.
    package var data: String

    /// The word that is not understood, without which it may mean something else.
    package var unknown: String?

    /// The number of the step, where nothing but what stands before it is not understood: “Checkout,
    /// step 2 of 3”.
    package var headedNumber: Int?
  }

  private var count: Int { facts.component.steps.count }
  private var allSteps: String { "there are \(count) steps" }

  private func placed(_ step: Int) -> String {
    let place = "step \(step + 1) of \(count)"
    return facts.component.steps[step].name.value.map { "‘\($0)’ is \(place)" }
      ?? "it is \(place)"
  }

  // MARK: places

  /// Whether a text says the place and the name of the step that a user has arrived at.
  package mutating func answer(to text: StepText, at step: Int) -> Answer {
    let reading = reading(of: text)
    let isPlaced = reading.holdsPlace(step + 1)
    // “3 of 5” may count something else, and “step 1, done” is behind the user.
    if !isPlaced, let wrong = reading.place(where: { !isBare($0) }) {
      return .wrong(untruth(wrong, placed(step)))
    }
    if let wrong = otherTotal(in: reading.places.filter { $0.number == step + 1 }) {
      return .wrong(untruth(wrong, allSteps))
    }
    let named = reading.claims.filter { $0.kind == .name }
    if named.contains(where: { $0.steps.contains(step) }) { return .right }
    if let name = facts.component.steps[step].name.value,
      let other = named.first(where: { reading.others.value.isDisjoint(with: $0.steps) })
    {
      let data = "step \(step + 1) is ‘\(name)’"
      return .wrong(Untruth(said: other.text, data: data, unknown: other.unknown))
    }
    return isPlaced ? .right : .nothing
  }

  private func untruth(_ place: Claim, _ data: String) -> Untruth {
    // What has another number of steps may be something else.
    let isHeaded = place.isHeaded && place.total == count
    return Untruth(
      said: place.text,
      data: data,
      unknown: place.unknown,
      headedNumber: isHeaded ? place.number : nil
    )
  }

  /// Whether it may be that of something else.
  private func isBare(_ place: Claim) -> Bool { place.kind == .barePlace && place.total != count }

  /// The first of some places that is one among another number of steps than there are; nil where
  /// any is one among these.
  private func otherTotal(in places: [Claim]) -> Claim? {
    places.contains { $0.total == count } ? nil : places.first { $0.total != nil }
  }

  /// Whether a text says the number of a step among as many as there are.
  package mutating func tells(_ number: Int, in text: StepText) -> Bool {
    reading(of: text).claims.contains { $0.isPlace && $0.number == number && $0.total == count }
  }

  /// The number of steps that texts give of what is called otherwise, where its number is that of the step
  /// on each arrival: “Page 2 of 5” at the second of four, and “Page 3 of 5” at the third.
  package mutating func wrongTotal(ofOthers heard: [(text: StepText, step: Int)]) -> Untruth? {
    guard Set(heard.map(\.step)).count > 1 else { return nil }
    var first: Claim?
    for (text, step) in heard {
      let place = reading(of: text).claims.first { $0.kind == .otherPlace }
      guard let place, place.number == step + 1, place.total != count else { return nil }
      first = first ?? place
    }
    return first.map { Untruth(said: $0.text, data: allSteps) }
  }

  // MARK: totals

  /// What a text says of how many steps there are beside the number of a step, where that does not
  /// hold; nil where it does, or nothing is said.
  ///
  /// - Parameters:
  ///   - text: what is heard.
  ///   - step: the step whose number it is.
  ///   - isHeaded: whether what stands before may be what the whole is called.
  /// - Returns: what does not hold.
  package mutating func wrongTotal(in text: StepText, at step: Int, isHeaded: Bool = false)
    -> Untruth?
  {
    let here = reading(of: text).places.filter { place in
      place.number == step + 1 && !isBare(place)
        && (place.unknown == nil || (isHeaded && place.isHeaded))
    }
    return otherTotal(in: here).map { Untruth(said: $0.text, data: allSteps) }
  }

  /// What the name of a container around all steps says of how many there are, where that does not
  /// hold: “Checkout, 5 steps”.
  ///
  /// - Parameters:
  ///   - text: the name.
  ///   - current: the step that a user is at, whose number may stand there; nil where at none.
  ///   - speeches: what is heard of the steps.
  /// - Returns: what does not hold; nil where it does, or nothing is said.
  package mutating func wrongTotal(
    ofWhole text: StepText,
    at current: Int?,
    beside speeches: [StepSpeech]
  ) -> Untruth? {
    guard isAbout(speeches, text) else { return nil }
    let totals = reading(of: text).claims.filter { $0.kind == .total }
    if totals.contains(where: { $0.number == count }) { return nil }
    if let wrong = totals.first {
      return Untruth(said: wrong.text, data: allSteps, unknown: wrong.unknown)
    }
    return current.flatMap { wrongTotal(in: text, at: $0, isHeaded: true) }
  }

  /// What the name of the whole says of the current step and does not hold: a place among all steps,
  /// before which its own name may stand.
  package mutating func wrongPlace(ofWhole text: StepText, at step: Int) -> Untruth? {
    let reading = reading(of: text)
    guard !reading.holdsPlace(step + 1) else { return nil }
    return reading.place { $0.total == count }.map { place in
      let unknown = place.isHeaded ? nil : place.unknown
      return Untruth(said: place.text, data: placed(step), unknown: unknown)
    }
  }

  // MARK: counts

  /// Whether a text says as many steps are done or left as are.
  ///
  /// - Parameters:
  ///   - text: what is heard.
  ///   - snapshot: the snapshot it is heard in.
  ///   - isComplete: whether all are done by then.
  /// - Returns: what comes of it.
  package mutating func countAnswer(
    to text: StepText,
    in snapshot: Int,
    isComplete: Bool = false
  ) -> Answer {
    let meanings = facts.component.snapshots[snapshot].stepStates.compactMap { state in
      state.map { facts.component.states[$0].meaning }
    }
    guard meanings.count == count else { return .nothing }
    let completed = meanings.count { $0 == .completed }
    if isComplete, completed + 1 < count { return .nothing }
    let done = isComplete ? count : completed
    let open = count - done
    // Who is at a step may count it among those that are left, or not.
    let left = min(open, meanings.count { $0 == .upcoming })...open
    let claims = reading(of: text).claims.filter { $0.kind == .done || $0.kind == .left }
    let wrong = claims.first { claim in
      claim.kind == .left ? !left.contains(claim.number) : claim.number != done
    }
    guard let wrong else { return claims.isEmpty ? .nothing : .right }
    let right = wrong.kind == .left ? open : done
    let steps = right == 1 ? "1 step is" : "\(right == 0 ? "no" : "\(right)") steps are"
    let data = "\(steps) \(wrong.kind == .left ? "not yet completed" : "completed")"
    return .wrong(Untruth(said: wrong.text, data: data))
  }

  /// What is announced where the last step is done, and says that a user is at a step; nil of anything
  /// else.
  package mutating func wrongCompletion(in text: StepText) -> Untruth? {
    let reading = reading(of: text)
    guard reading.isOfSteps, let place = reading.places.first, !isBare(place),
      reading.others.value.isEmpty
    else { return nil }
    return Untruth(said: place.text, data: "the last step is done")
  }
}
