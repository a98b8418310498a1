/// What a user who does not see the screen is told when a component changes.
public struct Change: Hashable, Sendable {
  package var event: Event
  package var response: Response

  /// An index into the document's sources.
  package var source: Int

  package init(event: Event, response: Response, source: Int) {
    self.event = event
    self.response = response
    self.source = source
  }

  /// A kind of change.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// The next step becomes current.
    case advance
    /// The previous step becomes current.
    case back
    /// The last step is done, or the progress is full.
    case complete
    /// A step goes wrong.
    case error
    /// The value or the data change.
    case update
  }

  /// How the change reaches the user.
  @usableFromInline package enum Response: Hashable, Sendable {
    /// An announcement is posted; one text for each state the event can lead to.
    case announcement(Announcement)
    /// Accessibility focus moves to this element of the source.
    case focus(Int)
    /// A new screen takes focus (Understanding 4.1.3: a change of context).
    case newScreen
  }

  /// A posted announcement.
  @usableFromInline package struct Announcement: Hashable, Sendable {
    /// What is heard, by the snapshot that the event leads to.
    package var heard: [Wording]
    package var priority: Element.LiveRegion

    /// Seconds between two announcements, where given.
    package var interval: Double?

    /// Percentage points between two announcements, where given.
    package var everyPercent: Double?

    /// Whether it is the same each time, whatever it is about.
    package var isFixed: Bool

    package init(
      heard: [Wording],
      priority: Element.LiveRegion,
      interval: Double? = nil,
      everyPercent: Double? = nil,
      isFixed: Bool = false
    ) {
      self.heard = heard
      self.priority = priority
      self.interval = interval
      self.everyPercent = everyPercent
      self.isFixed = isFixed
    }
  }

  /// What an announcement says on arriving in one snapshot.
  @usableFromInline package struct Wording: Hashable, Sendable {
    /// An index into the component's snapshots.
    package var snapshot: Int
    package var text: String

    /// The step it is about, from 0; nil where it is about none of them.
    package var step: Int?

    /// The fact without which more may be heard; nil where all is known.
    package var missing: String?

    package init(snapshot: Int, text: String, step: Int? = nil, missing: String? = nil) {
      self.snapshot = snapshot
      self.text = text
      self.step = step
      self.missing = missing
    }
  }
}
