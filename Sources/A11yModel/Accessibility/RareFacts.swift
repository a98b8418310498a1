extension Element {
  /// What few elements have, kept apart so that the others stay small.
  @usableFromInline
  final class Rare: Hashable, Sendable {
    @usableFromInline
    struct Facts: Hashable, Sendable {
      var hint: Fact<String> = .absent
      var customContent: [CustomContent] = []
      var customActions: [String] = []
      var missingContent: String?
      var listPosition: ListPosition?
      var sortPriority = 0.0
      @usableFromInline var language: String?
      var roleDescription: String?
      var current: CurrentKind?
      var unknownRoles: [String] = []
      var isMetDespiteNone = false
      var hasStockLabel = false
      var lostReferences: [LostReference] = []
      var foreignParts: [String] = []
      var width: Double?
      var height: Double?
      var hitArea: HitArea?
    }

    @usableFromInline let facts: Facts

    init(_ facts: Facts) { self.facts = facts }

    @usableFromInline
    static func == (left: Rare, right: Rare) -> Bool {
      left === right || left.facts == right.facts
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) { hasher.combine(facts) }
  }

  /// Whether it has nothing of what few elements have: a hint, content or actions in the rotor, a place
  /// in a list, a priority, a language, a role in other words or a wrong one, that it is the current
  /// one, a size or a hit area.
  @inlinable package var hasNothingRare: Bool { content.hasNothingRare }

  @inlinable var rare: Rare? { content.rare }

  private mutating func changeRare(_ change: (inout Rare.Facts) -> Void) {
    var facts = rare?.facts ?? Rare.Facts()
    change(&facts)
    let rare = facts == Rare.Facts() ? nil : Rare(facts)
    content.change { $0.rare = rare }
  }

  package var hint: Fact<String> {
    get { rare?.facts.hint ?? .absent }
    set { changeRare { $0.hint = newValue } }
  }

  /// Content in the rotor, and what a screen reader says of it unasked.
  package var customContent: [CustomContent] {
    get { rare?.facts.customContent ?? [] }
    set { changeRare { $0.customContent = newValue } }
  }

  package var customActions: [String] {
    get { rare?.facts.customActions ?? [] }
    set { changeRare { $0.customActions = newValue } }
  }

  /// What nobody knows of its content and its actions in the rotor; nil where all is known.
  package var missingContent: String? {
    get { rare?.facts.missingContent }
    set { changeRare { $0.missingContent = newValue } }
  }

  /// Where a list or tab bar says “2 of 4” of the element.
  package var listPosition: ListPosition? {
    get { rare?.facts.listPosition }
    set { changeRare { $0.listPosition = newValue } }
  }

  /// Higher is read earlier among siblings (accessibilitySortPriority).
  package var sortPriority: Double {
    get { rare?.facts.sortPriority ?? 0 }
    set { changeRare { $0.sortPriority = newValue } }
  }

  /// The language of the strings, where it is not the component's.
  package var language: String? {
    @inlinable get { rare?.facts.language }
    set { changeRare { $0.language = newValue } }
  }

  /// What its author wants to be said in place of its role.
  package var roleDescription: String? {
    get { rare?.facts.roleDescription }
    set { changeRare { $0.roleDescription = newValue } }
  }

  /// Of what it is the current one among its like.
  package var current: CurrentKind? {
    get { rare?.facts.current }
    set { changeRare { $0.current = newValue } }
  }

  /// Words that stand where a role does, and are none.
  package var unknownRoles: [String] {
    get { rare?.facts.unknownRoles ?? [] }
    set { changeRare { $0.unknownRoles = newValue } }
  }

  /// Whether its author says that it means nothing, by the role `none` or `presentation`, and it is met
  /// all the same for what else is said of it.
  package var isMetDespiteNone: Bool {
    get { rare?.facts.isMetDespiteNone ?? false }
    set { changeRare { $0.isMetDespiteNone = newValue } }
  }

  /// Whether its label is what the program that drew it calls every such part, as “x-axis tick label”,
  /// and says nothing of what it shows.
  package var hasStockLabel: Bool {
    get { rare?.facts.hasStockLabel ?? false }
    set { changeRare { $0.hasStockLabel = newValue } }
  }

  /// References to what names or describes it that lead to nothing.
  package var lostReferences: [LostReference] {
    get { rare?.facts.lostReferences ?? [] }
    set { changeRare { $0.lostReferences = newValue } }
  }

  /// What it holds of a document in another language that would be met, by the names of its elements,
  /// and of which nobody knows more here.
  package var foreignParts: [String] {
    get { rare?.facts.foreignParts ?? [] }
    set { changeRare { $0.foreignParts = newValue } }
  }

  /// Points, where the source gives them.
  package var width: Double? {
    get { rare?.facts.width }
    set { changeRare { $0.width = newValue } }
  }

  /// Points, where the source gives them.
  package var height: Double? {
    get { rare?.facts.height }
    set { changeRare { $0.height = newValue } }
  }

  /// Sets both at once.
  package mutating func setSize(width: Double?, height: Double?) {
    changeRare { facts in
      facts.width = width
      facts.height = height
    }
  }

  /// Where it responds to a touch or a click; nil of what cannot be operated.
  package var hitArea: HitArea? {
    get { rare?.facts.hitArea }
    set { changeRare { $0.hitArea = newValue } }
  }
}
