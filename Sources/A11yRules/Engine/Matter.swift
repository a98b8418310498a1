internal import A11yModel

/// What is wrong where several rules may find it: who mends it for one has mended it for all.
enum Matter: Hashable, Sendable {
  /// The state of a step, by their places in the component, is not heard as it is.
  case state(step: Int, state: Int)

  /// It is not heard which step one is, by its place in the component.
  case name(step: Int)

  /// It is not heard what the component is, and what is met of it belongs to.
  case nameOfWhole

  /// A part is not seen in an appearance: by its place in the document, with the colours.
  case contrast(of: Int, Variant, colors: String)

  /// It is not heard that a step is the current one, where one stop stands for all.
  case current(step: Int)

  /// A text says another number of steps than there are.
  case total(in: String)

  /// A chart is called by the name of another kind.
  case kindOfChart
}
