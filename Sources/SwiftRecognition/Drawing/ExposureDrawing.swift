internal import SwiftEvaluation
internal import SwiftSource

extension PartDrawing {
  /// What assistive technology gets of a view.
  func expose(_ view: ShownView, in part: inout Part) {
    let facts = view.accessibility
    words(facts.label, "label", in: &part)
    words(facts.value, "value", in: &part)
    words(facts.hint, "hint", in: &part)
    localise(view, in: &part)
    switch facts.hidden {
    case .known(true, let origin) where origin.isAssumed:
      part.unknown["hidden"] = "whether it is heard is not documented"
    case .known(true, _): part["hidden"] = "true"
    case .unknown(let unknown): part.unknown["hidden"] = unknown.reason
    default: break
    }
    switch facts.children {
    case .known(let children, _): part["children"] = children.rawValue
    case .unknown(let unknown): part.unknown["children"] = unknown.reason
    case .absent: break
    }
    add(facts.sortPriority, "sort-priority", to: &part)
    traits(view, in: &part)
    if !facts.representation.isAbsent || !facts.replacedChildren.isAbsent {
      let reason =
        facts.representation.unknown?.reason ?? facts.replacedChildren.unknown?.reason
        ?? "assistive technology gets another view"
      part.unknown["label"] = reason
      if part.name != "text", part.name != "glyph" { part.unknown["contents"] = reason }
    }
    let taps = view.actions.filter { if case .tap = $0.trigger { true } else { false } }
    if !taps.isEmpty, part["action"] == nil { part["action"] = "activate" }
    for content in facts.customContent {
      guard let label = content.label.content else { continue }
      var child = Part("custom-content", at: content.place, ["label": template(label)])
      child["value"] = content.value.content.map(template)
      if content.isImportant { child["importance"] = "high" }
      part.children.append(child)
    }
  }

  private func words(_ fact: Fact<ShownText>, _ name: String, in part: inout Part) {
    switch fact {
    case .absent: break
    case .unknown(let unknown): part.unknown[name] = unknown.reason
    case .known(let text, _):
      let words = template(text)
      if words == Self.unknown {
        part.unknown[name] = reason(text)
      } else {
        part[name] = words
      }
    }
  }

  private func traits(_ view: ShownView, in part: inout Part) {
    if let unknown = view.accessibility.addedTraits.unknown {
      part.unknown["traits"] = unknown.reason
      return
    }
    let traits = (view.accessibility.addedTraits.content ?? []).compactMap { Self.traitWords[$0] }
    guard !traits.isEmpty else { return }
    part["traits"] = Set(traits).sorted().joined(separator: " ")
  }

  /// A trait in the words of the dialect; nil for one that it does not have.
  static func word(of trait: String) -> String? { traitWords[trait] }

  private static let traitWords: [String: String] = [
    "isButton": "button", "isLink": "link", "isImage": "image", "isHeader": "header",
    "isSelected": "selected", "updatesFrequently": "updates-frequently",
    "isStaticText": "static-text", "isToggle": "toggle", "isTabBar": "tab",
    "isSummaryElement": "summary-element",
  ]
}
