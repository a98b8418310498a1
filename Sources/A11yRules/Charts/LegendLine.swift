internal import A11yModel
internal import Language

/// One entry of a legend as a screen reader meets it.
struct LegendLine: Sendable {
  /// What is heard of it, in all its stops.
  let announcement: Announcement

  /// The element that people would mend.
  let culprit: Int
  let isOperable: Bool

  /// Whether a stop of it says nothing at all.
  private let hasSilentStop: Bool
  private let isMet: Bool
  private let isToggle: Bool
  private let saysWhetherShown: Bool

  /// What is heard at each of its stops that nobody can operate.
  private let plainStops: [Announcement]

  /// - Parameters:
  ///   - element: the entry.
  ///   - tree: what it is met in.
  ///   - usesSelection: whether an entry of the legend is selected, so that the others are not.
  init(_ element: Int, _ tree: AccessibilityTree, usesSelection: Bool) {
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
    culprit = silent ?? operable.first ?? stops.first ?? element
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
  static func usesSelection(_ entries: [Int], _ tree: AccessibilityTree) -> Bool {
    entries.contains { entry in
      tree.exposed(in: entry).contains { stop in
        isToggle(tree.elements[stop]) && tree.elements[stop].traits.contains(.selected)
      }
    }
  }

  /// What is wrong with it.
  struct Flaw: Hashable, Sendable {
    var message: String

    /// Which remedy fits; nil for the one without a case.
    var remedy: String?

    /// The facts without which it may not be so.
    var missing: [String] = []
  }

  /// What is wrong with the entry of a series of this name; nil where nothing is.
  func flaw(_ name: String?) -> Flaw? {
    let people = "people who use a screen reader"
    let which = name.map { "‘\($0)’" } ?? "its series"
    if !isMet {
      return Flaw(message: "\(people) miss \(which) in the legend: its entry is not reached")
    }
    if let name, !announcement.words.contains(Words(name)) {
      if let fact = announcement.missing.first {
        return Flaw(
          message:
            "whether \(people) are told \(which) by its entry in the legend depends on \(fact)",
          missing: announcement.missing
        )
      }
      let heard =
        announcement.text.isEmpty ? "says nothing" : "says ‘\(announcement.text)’"
      return Flaw(
        message: "\(people) are not told \(which) by its entry in the legend, which \(heard)"
      )
    }
    if hasSilentStop {
      return Flaw(
        message: "\(people) meet a stop that says nothing in the legend’s entry for \(which)",
        remedy: "silent"
      )
    }
    if let name, plainStops.filter({ $0.words.contains(Words(name)) }).count > 1 {
      return Flaw(
        message: "\(people) hear \(which) at several stops of its entry in the legend",
        remedy: "silent"
      )
    }
    if isToggle, !saysWhetherShown {
      return Flaw(message: "\(people) are not told whether \(which) is shown", remedy: "toggle")
    }
    return nil
  }
}
