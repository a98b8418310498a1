internal import A11yModel
internal import Language
package import Listening

/// One entry of a legend as a screen reader meets it.
package struct LegendLine: Sendable {
  /// What is heard of it, in all its stops.
  package let announcement: Announcement
  package let isOperable: Bool

  /// Whether a stop of it says nothing at all.
  private let hasSilentStop: Bool
  private let isMet: Bool
  private let isToggle: Bool
  private let saysWhetherShown: Bool

  /// What is heard at each of its stops that nobody can operate.
  private let plainStops: [Announcement]

  /// The name of its series; nil where nobody knows it.
  package let name: String?
  private let source: Int
  private let place: Int

  /// - Parameters:
  ///   - entry: what the eye reads.
  ///   - element: the entry in the tree.
  ///   - tree: what it is met in.
  ///   - usesSelection: whether an entry of the legend is selected, so that the others are not.
  ///   - facts: the component.
  private init(
    _ entry: LegendKey.Entry,
    _ element: Int,
    _ tree: AccessibilityTree,
    usesSelection: Bool,
    _ facts: ComponentFacts
  ) {
    let series = entry.series.flatMap { facts.component.chart?.series[$0].name.value }
    name = series ?? entry.name.value
    source = entry.series.flatMap { facts.source(of: .series($0)) } ?? entry.source
    let stops = tree.exposed(in: element)
    var heard = tree.announcement(ofAllIn: element)
    var isMet = !stops.isEmpty
    switch tree.exposures[element] {
    case .merged(let stop), .swallowed(let stop):
      heard = tree.announcement(of: stop)
      isMet = true
    default: break
    }
    let silent = stops.first(where: tree.isNameEmpty)
    let operable = stops.filter { tree.elements[$0].isOperable }
    announcement = heard
    place = tree.elements[silent ?? operable.first ?? stops.first ?? element].source
    hasSilentStop = silent != nil
    isOperable = !operable.isEmpty
    self.isMet = isMet
    plainStops = stops.filter { !tree.elements[$0].isOperable }.map { tree.announcement(of: $0) }
    let toggles = operable.filter { Self.isToggle(tree.elements[$0]) }
    isToggle = !toggles.isEmpty
    saysWhetherShown = toggles.allSatisfy { stop in
      usesSelection || tree.elements[stop].value != .absent
        || tree.name(of: stop).value.map(Self.saysWhetherShown) ?? false
    }
  }

  /// Whether a stop shows and hides its series.
  private static func isToggle(_ element: Element) -> Bool {
    element.action == .toggle || element.traits.contains(.toggle)
  }

  private static func saysWhetherShown(_ name: String) -> Bool {
    Words(name).list.contains(where: stateWords.contains)
  }

  private static let stateWords: WordSet = [
    "shown", "hidden", "on", "off", "visible", "invisible", "selected", "unselected", "deselected",
    "checked", "unchecked", "enabled", "disabled",
  ]

  /// Whether any toggle of a legend says that its series is shown by being selected.
  private static func usesSelection(_ entries: [Int], _ tree: AccessibilityTree) -> Bool {
    entries.contains { entry in
      tree.exposed(in: entry).contains { stop in
        isToggle(tree.elements[stop]) && tree.elements[stop].traits.contains(.selected)
      }
    }
  }

  /// What is wrong with it.
  package enum Flaw {
    case unreached
    case unnamed
    /// A stop of it says nothing.
    case silent
    /// Several stops of it say the same.
    case repeated
    case toggle

    /// The case of its message; nil for the one without.
    package var finding: String? { self == .unnamed ? nil : "\(self)" }
  }

  /// Nil where nothing is wrong.
  package var flaw: Flaw? {
    if !isMet { return .unreached }
    if let name, !announcement.words.contains(Words(name)) { return .unnamed }
    if hasSilentStop { return .silent }
    if let name, plainStops.count(where: { $0.words.contains(Words(name)) }) > 1 {
      return .repeated
    }
    return isToggle && !saysWhetherShown ? .toggle : nil
  }
}

extension LegendLine {
  package func target(in facts: ComponentFacts) -> Target { Target(source, at: place) }

  /// The entries of a legend that is not hidden, as they are met.
  @Sendable package static func all(of facts: ComponentFacts) -> [LegendLine] {
    guard let key = facts[LegendKey.self], !key.isHidden, let tree = facts.trees.first else {
      return []
    }
    let usesSelection = usesSelection(key.entries.compactMap(\.element), tree)
    return key.entries.compactMap { entry in
      entry.element.map { LegendLine(entry, $0, tree, usesSelection: usesSelection, facts) }
    }
  }
}
