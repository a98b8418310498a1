public import A11yModel

extension Walk {
  /// One thing that is heard on a transition.
  ///
  /// Three things are heard wherever the screen reader is. An announcement and a move of focus are,
  /// where one is declared for the change; of steps, one for `update` counts on moving on and on an
  /// error, too, and an announcement that comes at intervals is taken to be due. And each stop of a
  /// live region is heard that says what no live region said before of the same step, mark or
  /// series; what is no longer there is not heard. Where the document shows but what there is after
  /// the change, a stop of a live region counts if it tells the new state; where it shows but what
  /// there was before, none does.
  ///
  /// By the same comparison, a control that sets the change off, a step that is tapped, and on an
  /// update a stop that updates frequently are heard under focus.
  public struct Heard: Hashable, Sendable {
    public var means: Means

    /// What is heard; what nobody knows is left out of it.
    public var text: String

    /// The facts without which more may be heard; empty where all is known.
    public var missing: [String] = []

    /// How urgent an announcement or live region is; nil for what comes by focus.
    package var priority: Element.LiveRegion?

    /// The role of the stop that says it; nil for an announcement and a new screen.
    public var role: String?

    /// The path of what says it.
    public var path: String

    /// Where its words are written.
    public var location: Location

    /// Where it is declared that focus moves; nil for what is heard by other means.
    public var cause: Location?
  }

  /// How something comes to be heard.
  public enum Means: String, Hashable, Sendable, CaseIterable {
    /// An announcement is posted.
    case announcement
    /// Focus moves to a stop, which is read.
    case focus
    /// A new screen takes focus; what it says is not of this component.
    case newScreen = "new-screen"
    /// A live region changes.
    case liveRegion = "live-region"
    /// What was operated says something else.
    case control
    /// A stop that updates frequently is asked for its value again and again.
    case frequentUpdates = "frequent-updates"
  }
}
