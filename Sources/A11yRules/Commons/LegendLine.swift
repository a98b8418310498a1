internal import A11yModel

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

  init(_ element: Int, _ tree: AccessibilityTree) {
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
    let operable = stops.filter { Self.isOperable(tree.elements[$0]) }
    announcement = heard
    culprit = silent ?? operable.first ?? stops.first ?? element
    hasSilentStop = silent != nil
    isOperable = !operable.isEmpty
    self.isMet = isMet
    let toggles = operable.filter { tree.elements[$0].action == .toggle }
    isToggle = !toggles.isEmpty
    saysWhetherShown = toggles.allSatisfy { stop in
      tree.elements[stop].traits.contains(.selected) || tree.elements[stop].value != .absent
    }
  }

  private static func isOperable(_ element: Element) -> Bool {
    element.action != nil || element.kind == .control
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
      return Flaw(message: "\(people) miss \(which) in the legend: nothing of its entry is met")
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
    if isToggle, !saysWhetherShown {
      return Flaw(message: "\(people) are not told whether \(which) is shown", remedy: "toggle")
    }
    return nil
  }
}
