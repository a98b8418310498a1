internal import XML

/// A name of an element or attribute of the spec dialect.
///
/// Documents number their names so, and names are told apart by their numbers.
package enum SpecName: Int, CaseIterable, Sendable {
  // What most elements are asked for comes first: names 64 apart are not told apart at a glance.
  case id, label, value, hint, traits, hidden, decorative, children, action, live, list, lang
  case sortPriority, localized, over, around, gap, when, opacity, disabled, disabledWhen
  case required, textEquivalent, essential, platformDefault, size, width, height, pattern
  case color, name, state, series, category, valueText, summary, style, weight, symbol, rendering
  case kind, part, material, image, blend, align, dash, thickness, icon, light, dark
  case lightHighContrast, darkHighContrast, lightElevated, darkElevated
  case lightHighContrastElevated, darkHighContrastElevated, title, unit, type, on, to, each
  // The rest.
  case `is`, announcedAs, meaning, from, marker, lineWidth, empty, dimension, every, ticks, order
  case priority, interval, everyPercent, newScreen, importance, maxWidth, backdrop, surface
  case appearance, dynamic, scope, complete, platform, extends, confidence, current, ordered
  case orientation, identity, determinate, min, max, stacking
  case scales, typeLimit, lines, maxHeight, overflow
  case x, y, hitWidth, hitHeight, hitShape, spacing, duration, repeats, starts, reduced
  case assets, tokens, resolver, prefix, only, `as`, path, replaces, reason, source, src
  case view, variant
  // What names elements alone.
  case spec, palette, stepIndicator, statusTracker, progress, chart, step, mark, axis, legend
  case entry, descriptor, announcement, focus, customContent, customAction, connector, track
  case fill, stroke, stop, layer, line, gridline, text, glyph, shape, control, group, look
  case loading, failure, table, shown
  case animation, `import`, unknown, fact, count, contents

  /// The names as documents have them, in the same order.
  package static let texts = [
    "id", "label", "value", "hint", "traits", "hidden", "decorative", "children", "action",
    "live", "list", "lang", "sort-priority", "localized", "over", "around", "gap", "when",
    "opacity", "disabled", "disabled-when", "required", "text-equivalent", "essential",
    "platform-default", "size", "width", "height", "pattern", "color", "name", "state", "series",
    "category", "value-text", "summary", "style", "weight", "symbol", "rendering", "kind", "part",
    "material", "image", "blend", "align", "dash", "thickness", "icon", "light", "dark",
    "light-high-contrast", "dark-high-contrast", "light-elevated", "dark-elevated",
    "light-high-contrast-elevated", "dark-high-contrast-elevated", "title", "unit", "type", "on",
    "to", "each", "is", "announced-as", "meaning", "from", "marker", "line-width", "empty",
    "dimension", "every", "ticks", "order", "priority", "interval", "every-percent", "new-screen",
    "importance", "max-width", "backdrop", "surface", "appearance", "dynamic", "scope",
    "complete", "platform", "extends", "confidence", "current", "ordered", "orientation",
    "identity", "determinate", "min", "max", "stacking", "scales", "type-limit", "lines",
    "max-height", "overflow", "x", "y", "hit-width", "hit-height", "hit-shape", "spacing",
    "duration", "repeats", "starts", "reduced", "assets", "tokens", "resolver", "prefix", "only",
    "as", "path", "replaces", "reason", "source", "src", "view", "variant", "spec", "palette",
    "step-indicator",
    "status-tracker", "progress", "chart", "step", "mark", "axis", "legend", "entry", "descriptor",
    "announcement", "focus", "custom-content", "custom-action", "connector",
    "track", "fill", "stroke", "stop", "layer", "line", "gridline", "text", "glyph", "shape",
    "control", "group", "look", "loading", "failure", "table", "shown", "animation",
    "import", "unknown", "fact", "count", "contents",
  ]

  var text: String { Self.texts[rawValue] }
}

extension XML.Element {
  /// The name, where it is one of the dialect's.
  var specName: SpecName? { SpecName(rawValue: number) }

  subscript(_ name: SpecName) -> String? { value(name.rawValue) }

  func has(_ name: SpecName) -> Bool { has(name.rawValue) }

  /// The first child of a name in the element's own namespace.
  func first(_ name: SpecName) -> XML.Element? { first(name.rawValue) }

  /// The elements of a name at any depth, in document order; none within another.
  func descendants(named name: SpecName) -> [XML.Element] {
    var found: [XML.Element] = []
    collect(name.rawValue, &found)
    return found
  }

  private func collect(_ name: Int, _ found: inout [XML.Element]) {
    guard !isEmpty else { return }
    for child in elements {
      if child.number == name { found.append(child) } else { child.collect(name, &found) }
    }
  }
}

extension AttributeNames {
  init(_ names: SpecName...) { self.init(names.map(\.rawValue)) }
}
