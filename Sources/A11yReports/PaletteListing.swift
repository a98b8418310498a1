package import A11yModel
package import Palettes
internal import Support
internal import XML

/// The colours of palettes, for people, programs and specs.
package struct PaletteListing {
  private let colors: [PaletteColor]
  private let others: Int

  /// What is wrong with single colours, each once.
  package let problems: [InputError]

  /// What a reader should know besides.
  package let notes: [InputError]

  /// - Parameter palettes: those that win first.
  package init(_ palettes: [ImportedPalette]) {
    var known: Set<String> = []
    colors = palettes.flatMap(\.colors).filter { known.insert($0.name).inserted }
    let parts = palettes.flatMap(\.parts)
    problems = Set(parts.flatMap(\.problems)).sorted()
    notes = Set(parts.flatMap(\.notes)).sorted()
    others = Set(parts.flatMap(\.others)).count
  }

  // MARK: text

  package var plain: String {
    let width = min(40, colors.map(\.name.count).max() ?? 0)
    var lines = colors.map { color in
      let name = VisibleText.of(color.name)
      let values = color.values.map { value in
        "\(value.variant?.name ?? "all") "
          + (value.meaning.shown ?? "unknown (\(VisibleText.of(value.meaning.reason ?? "")))")
      }
      return name + String(repeating: " ", count: max(0, width - name.count)) + "  "
        + values.joined(separator: ", ") + (color.isAssumed ? ", assumed" : "")
        + (color.hasDark ? "" : "  [no dark value]")
    }
    let dark = colors.filter { !$0.hasDark }.count
    lines.append(
      "\(Coverage.count(colors.count, "colour"))"
        + (dark > 0 ? ", \(dark) without a dark value" : "")
        + (others > 0 ? "; \(Coverage.count(others, "token")) of other types" : "")
    )
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: JSON

  /// The same for other programs, with what could not be read.
  package func json(_ errors: [InputError]) -> String {
    let tokens = colors.map { color in
      let known = color.values.compactMap { value in
        value.meaning.notation.map { (value.variant?.name ?? "all", JSON.string($0)) }
      }
      let unknown = color.values.compactMap { value in
        value.meaning.reason.map { (value.variant?.name ?? "all", JSON.string($0)) }
      }
      return JSON.object([
        ("name", .string(color.name)),
        ("values", .object(known)),
        ("unknown", .object(unknown)),
        ("assumed", .bool(color.isAssumed)),
        ("dark", .bool(color.hasDark)),
        ("location", color.location?.json ?? .null),
      ]).line
    }
    let wrong = errors.map {
      JSON.object([("location", $0.location.json), ("message", .string($0.message))]).line
    }
    return "{\n  \"schema\": 1,\n  \"otherTokens\": \(others),\n  \"tokens\": "
      + "\(JSON.lines(tokens.map { "    " + $0 })),\n  \"errors\": "
      + "\(JSON.lines(wrong.map { "    " + $0 }))\n}\n"
  }

  // MARK: XML

  /// That colours are in no element that no spec can call so, each at its place.
  package var omissions: [InputError] {
    colors.filter { !$0.canBeNamed }.compactMap { color in
      color.location.map {
        InputError("no spec can call a colour ‘\(color.name)’; it is left out", at: $0)
      }
    }
  }

  /// The elements of a spec's palette.
  package var xml: String {
    let elements = colors.filter(\.canBeNamed).map { color -> Markup in
      var attributes = [(name: "name", value: color.name)]
      attributes += color.values.compactMap { value in
        value.meaning.notation.map { (name: value.variant?.name ?? "value", value: $0) }
      }
      if color.isAssumed { attributes.append((name: "confidence", value: "assumed")) }
      let unknown = color.values.compactMap { value in
        value.meaning.reason.map { reason in
          let appearance = value.variant.map { [(name: "appearance", value: $0.name)] } ?? []
          return Markup("unknown", appearance + [(name: "reason", value: reason)])
        }
      }
      return Markup("color", attributes, children: unknown)
    }
    return elements.map { $0.fragment + "\n" }.joined()
  }
}

extension PaletteColor {
  /// Whether a spec can call it as it is called.
  fileprivate var canBeNamed: Bool {
    !name.isEmpty && !Token.reservedNames.contains(name)
      && name.unicodeScalars.allSatisfy(Escaping.isAllowed)
  }

  /// Whether it has a colour in the dark appearance that is its own, or nobody knows any of its colours.
  fileprivate var hasDark: Bool {
    self[Variant(.dark)] != nil || values.allSatisfy(\.isSystem)
      || values.allSatisfy { $0.meaning.notation == nil }
  }
}

extension PaletteColor.Value {
  /// Whether the platform gives it, in each appearance another.
  fileprivate var isSystem: Bool { if case .system = meaning { true } else { false } }
}

extension PaletteColor.Meaning {
  /// As people read it: with eight bits a component where sRGB has it.
  fileprivate var shown: String? {
    if case .color(let color) = self { color.notation } else { notation }
  }

  /// Why it is not known; nil of what is.
  fileprivate var reason: String? { if case .unknown(let reason) = self { reason } else { nil } }
}
