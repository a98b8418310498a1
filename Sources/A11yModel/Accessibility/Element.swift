/// One part of a component as assistive technology may get it.
///
/// A component's elements stand in pre-order: an element's descendants are those behind it, up to
/// its `end`.
@usableFromInline package struct Element: Hashable, Sendable {
  // Components may have millions: what is large stands first, and indexes are held in four bytes.

  /// What it says and shows, and what few elements have.
  @usableFromInline var content = ElementContent()
  package var traits: Traits = []

  @usableFromInline var heldSource: Int32
  @usableFromInline var heldParent: CompactIndex
  @usableFromInline var heldEnd: Int32
  @usableFromInline var heldSubject = HeldSubject(.component)

  package var kind: Kind

  /// Whether its author gave it a label or a value, also where nobody can tell what they say.
  package var isDescribed = false

  /// What the source says that it is; nil where it says nothing of that, and its kind is all that is
  /// known.
  package var role: Role?

  /// Whether the role is one that its author gave it, not the one that it has by nature.
  package var isRoleStated = false

  /// What can give it the focus; nil where nothing is known to.
  package var focus: Focus?

  package var isHidden = false

  /// Whether nothing is painted of it or of its text, which nobody sees.
  package var isUnpainted = false
  package var isDecorative = false
  package var grouping: Grouping?

  /// What happens when the element is activated; nil where nothing does.
  package var action: Action?

  /// Whether a script acts when it is clicked or tapped, whatever assistive technology is told of
  /// it.
  package var isClickable = false

  package var live: LiveRegion?
  package var isLocalized = true

  package init(kind: Kind, source: Int, parent: Int?, end: Int) {
    self.kind = kind
    heldSource = Int32(clamping: source)
    heldParent = CompactIndex(parent)
    heldEnd = Int32(clamping: end)
  }
}

extension Element {
  /// The element of the source that gives this one; an index into the document's sources.
  @inlinable package var source: Int {
    get { Int(heldSource) }
    set { heldSource = Int32(clamping: newValue) }
  }

  /// An index into the same elements; nil for the component itself.
  @inlinable package var parent: Int? {
    get { heldParent.index }
    set { heldParent = CompactIndex(newValue) }
  }

  /// One past the last descendant's index.
  @inlinable package var end: Int {
    get { Int(heldEnd) }
    set { heldEnd = Int32(clamping: newValue) }
  }

  /// The step, mark, entry or category that the element presents or lies within.
  @inlinable package var subject: Subject {
    get { heldSubject.subject }
    set { heldSubject = HeldSubject(newValue) }
  }

  /// Whether another element is the same but for where it stands: its parent and its end.
  package func isLike(_ other: borrowing Element) -> Bool {
    kind == other.kind && source == other.source && subject == other.subject
      && isDescribed == other.isDescribed && traits == other.traits
      && role == other.role && isRoleStated == other.isRoleStated
      && focus == other.focus && isHidden == other.isHidden
      && isDecorative == other.isDecorative && grouping == other.grouping
      && action == other.action && isClickable == other.isClickable
      && live == other.live && isLocalized == other.isLocalized
      && content == other.content
  }

  /// Whether a user can do something with it.
  package var isOperable: Bool {
    action != nil || kind == .control || !traits.isDisjoint(with: .operable)
  }

  /// What an element is.
  @usableFromInline package enum Kind: String, Hashable, Sendable, CaseIterable {
    case component
    case step
    case mark
    case legend
    case entry
    case swatch
    case axis
    case tick
    case gridline
    case connector
    case track
    case fill
    case text
    case title
    case glyph
    case shape
    case control
    case group
    /// What is shown while there are no data.
    case empty
    /// What is shown while the data are on their way.
    case loading
    /// What is shown where the data did not come, or what was in progress went wrong.
    case failure

    /// Whether it is shown in place of the data.
    package var standsInForData: Bool { self == .empty || self == .loading || self == .failure }
  }

  /// What an element is about.
  @usableFromInline package enum Subject: Hashable, Sendable {
    case component
    /// A step of the component, from 0.
    case step(Int)
    /// A mark of the chart, from 0.
    case mark(Int)
    /// A series of the chart, from 0.
    case series(Int)
    /// A category on an axis, from 0.
    case category(Int)
  }

  /// What becomes of an element's children (accessibilityElement(children:)).
  @usableFromInline package enum Grouping: String, Hashable, Sendable, CaseIterable {
    /// The element becomes one stop; what its children say becomes what it says.
    case combine
    /// The element holds its children, which stay stops of their own.
    case contain
    /// The element becomes one stop; its children say nothing.
    case ignore
  }

  /// What an operable element does.
  @usableFromInline package enum Action: String, Hashable, Sendable, CaseIterable {
    case activate
    /// Moves on to the next step.
    case next
    /// Moves back to the previous step.
    case back
    /// Completes the last step.
    case complete
    /// Goes to this step, or selects this mark.
    case select
    /// Shows or hides this series.
    case toggle
  }

  /// What can give an element the focus.
  @usableFromInline package enum Focus: String, Hashable, Sendable, CaseIterable {
    /// Whoever goes from one element to the next with a keyboard.
    case keyboard
    /// A script alone.
    case script
  }

  /// How urgently changes of an element are spoken by themselves (WAI-ARIA, aria-live).
  @usableFromInline package enum LiveRegion: String, Hashable, Sendable, CaseIterable {
    case polite
    case assertive
  }

  /// One label and value of accessibilityCustomContent.
  @usableFromInline package struct CustomContent: Hashable, Sendable {
    package var label: String
    package var value: String
    /// Whether a screen reader speaks it with the element, unasked.
    package var isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A reference to what is to name or to describe an element, and does not.
  @usableFromInline package struct LostReference: Hashable, Sendable {
    /// The attribute that holds it.
    package var attribute: String
    package var id: String

    /// Whether there is an element of that id, which says nothing.
    package var isFound: Bool

    package init(attribute: String, id: String, isFound: Bool) {
      self.attribute = attribute
      self.id = id
      self.isFound = isFound
    }
  }

  /// “2 of 4”.
  @usableFromInline package struct ListPosition: Hashable, Sendable {
    package var position: Int
    package var count: Int

    package init(position: Int, count: Int) {
      self.position = position
      self.count = count
    }
  }
}
