internal import SwiftEvaluation
internal import SwiftSource

/// Reads what the source tells assistive technology.
///
/// | what | by |
/// |---|---|
/// | the label, value and hint that stand last win | assumed |
/// | `accessibilityElement(children:)` makes an element of its own, by default one that ignores those in it | View.accessibilityElement(children:) |
/// | what stands before it belongs to those in it, what follows to the new element | View.accessibilityElement(children:) |
/// | `accessibilityRepresentation` replaces the view, `accessibilityChildren` what is in it | View.accessibilityRepresentation(representation:), View.accessibilityChildren(children:) |
/// | `accessibility(label:)` and its like are the same under older names | View, “Deprecated modifiers” |
enum AccessibilityReading {
  /// Whether the modifier is one of these.
  static func apply(
    _ modifier: ViewNode.Modifier,
    to view: inout ShownView,
    _ inherited: Inherited
  ) -> Bool {
    guard modifier.name.hasPrefix("accessibility") else { return false }
    let arguments = modifier.arguments
    let place = modifier.place
    var first = arguments.unlabelled.first
    // The older spelling has the name as its label.
    if modifier.name == "accessibility", let only = arguments.first {
      apply(only.label ?? "", only.value, at: place, to: &view)
      return true
    }
    switch arguments["isEnabled"] {
    case nil, .boolean(true)?: break
    case .boolean(false)?: return true
    case let other?:
      first = .unknown(
        other.unknown ?? Unknown("whether \(modifier.name) holds is not known", at: place)
      )
    }
    switch modifier.name {
    case "accessibilityElement":
      if !view.accessibility.isEmpty {
        ViewResolver.wrap(&view, "accessibilityElement", at: place)
      }
      view.accessibility.children =
        arguments["children"] == nil
        ? .known(.ignore, at: place)
        : Fact(name: arguments["children"], at: place).flatMap { name in
          AccessibilityFacts.Children(rawValue: name)
        }
    case "accessibilityRepresentation":
      view.accessibility.representation = views(arguments["representation"], inherited, at: place)
    case "accessibilityChildren":
      view.accessibility.replacedChildren = views(arguments["children"], inherited, at: place)
    case "accessibilityAction", "accessibilityAdjustableAction":
      let name = arguments["named"].map { TextReading.text($0, at: place) } ?? .absent
      let code = arguments.unlabelled.last ?? arguments["_"]
      view.actions.append(
        ShownAction(
          trigger: modifier.name == "accessibilityAction" ? .accessibility(name) : .adjustment,
          code: Fact(code: code, at: place),
          place: place
        )
      )
    case "accessibilityCustomContent":
      let texts = arguments.unlabelled.map { TextReading.text($0, at: place) }
      guard texts.count == 2 else { break }
      let importance = Fact(name: arguments["importance"], at: place)
      view.accessibility.customContent.append(
        .init(
          label: texts[0],
          value: texts[1],
          isImportant: importance.content == "high",
          place: place
        )
      )
    case "accessibilityInputLabels":
      view.accessibility.inputLabels = Fact(first, at: place, "the input labels") {
        guard case .array(let elements, _) = $0 else { return nil }
        let texts = elements.compactMap { TextReading.text($0, at: place).content }
        return texts.count == elements.count ? texts : nil
      }
    default:
      let name = modifier.name.dropFirst("accessibility".count)
      apply(name.prefix(1).lowercased() + name.dropFirst(), first ?? .void, at: place, to: &view)
    }
    return true
  }

  private static func apply(
    _ name: String,
    _ value: Value,
    at place: Place,
    to view: inout ShownView
  ) {
    switch name {
    case "label": view.accessibility.label = TextReading.text(value, at: place)
    case "value": view.accessibility.value = TextReading.text(value, at: place)
    case "hint": view.accessibility.hint = TextReading.text(value, at: place)
    case "hidden":
      view.accessibility.hidden = Fact<Bool>(value, at: place, "whether it is hidden")
    case "identifier": view.accessibility.identifier = Fact(string: value, at: place)
    case "sortPriority": view.accessibility.sortPriority = Fact<Double>(value, at: place)
    case "heading": view.accessibility.heading = Fact(name: value, at: place)
    case "addTraits", "removeTraits":
      let traits = Fact(value, at: place, "the traits") { LayoutReading.names(of: $0) }
      let (add, remove): TraitPaths = (\.addedTraits, \.removedTraits)
      if name == "addTraits" {
        change(&view.accessibility, add, remove, traits, at: place)
      } else {
        change(&view.accessibility, remove, add, traits, at: place)
      }
    default: break
    }
  }

  private typealias TraitPath = WritableKeyPath<AccessibilityFacts, Fact<Set<String>>>
  private typealias TraitPaths = (TraitPath, TraitPath)

  /// Puts traits into one set and takes them out of the other.
  private static func change(
    _ facts: inout AccessibilityFacts,
    _ into: TraitPath,
    _ outOf: TraitPath,
    _ traits: Fact<Set<String>>,
    at place: Place
  ) {
    switch (facts[keyPath: into], traits) {
    case (_, .absent), (.unknown, _): break
    case (.absent, _), (_, .unknown): facts[keyPath: into] = traits
    case (.known(let before, _), .known(let more, let origin)):
      facts[keyPath: into] = .known(before.union(more), origin)
    }
    if case .known(let before, let origin) = facts[keyPath: outOf], let more = traits.content {
      let rest = before.subtracting(more)
      facts[keyPath: outOf] = rest.isEmpty ? .absent : .known(rest, origin)
    }
    if facts[keyPath: into].content?.isEmpty == true { facts[keyPath: into] = .absent }
  }

  private static func views(
    _ value: Value?,
    _ inherited: Inherited,
    at place: Place
  ) -> Fact<[ShownView]> {
    guard case .view(let node)? = value else {
      return .unknown(value?.unknown ?? Unknown("a representation is not modelled", at: place))
    }
    return .known(ViewResolver.views(of: node, inherited), at: place)
  }
}

extension Fact {
  /// What it is as another; unknown where that has no such value.
  func flatMap<Other>(_ transform: (Content) -> Other?) -> Fact<Other> {
    switch self {
    case .absent: return .absent
    case .unknown(let unknown): return .unknown(unknown)
    case .known(let content, let origin):
      guard let other = transform(content) else {
        return .unknown(Unknown("a value is not modelled", at: origin.place))
      }
      return .known(other, .init(origin.place, isAssumed: origin.isAssumed))
    }
  }
}
