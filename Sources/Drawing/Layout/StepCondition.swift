internal import A11yModel

/// Where among its like a part or look is there, in the words of the model.
struct StepCondition {
  let words: String

  init(_ words: String) { self.words = words }

  /// Whether it holds at a position, from 0.
  func holds(at position: Int, of count: Int) -> Bool {
    PlaceCondition(rawValue: words)?.holds(at: position, of: count)
      ?? (words == "step \(position + 1)")
  }

  /// Whether it holds of what a part is shown for.
  func holds(for subject: Element.Subject, in layout: PartLayout) -> Bool {
    let place = layout.component.place(of: subject, current: layout.snapshot.current)
    return place.map { holds(at: $0.position, of: $0.count) } ?? true
  }
}
