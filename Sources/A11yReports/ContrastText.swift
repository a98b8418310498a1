package import A11yModel
package import RuleCatalogue
internal import Support

/// Pairs of colours with every threshold they meet or miss.
package struct ContrastText {
  private let pairs: [Pair]
  private let catalogue: Catalogue

  /// Two opaque colours.
  package struct Pair {
    package var appearance: Appearance?
    package var foreground: Color
    package var background: Color

    /// Whether the foreground stays as it is where the background changes.
    package var isForegroundOpaque: Bool

    package init(
      appearance: Appearance?,
      foreground: Color,
      background: Color,
      isForegroundOpaque: Bool = true
    ) {
      self.appearance = appearance
      self.foreground = foreground
      self.background = background
      self.isForegroundOpaque = isForegroundOpaque
    }
  }

  package init(pairs: [Pair], catalogue: Catalogue) {
    self.pairs = pairs
    self.catalogue = catalogue
  }

  /// What needs a ratio, by the rules' own numbers.
  private struct Threshold {
    var minimum: Double
    var rule: Rule
    var isForLargeText: Bool
  }

  private var thresholds: [Threshold] {
    let rules = ["graphic-contrast", "text-contrast-minimum", "text-contrast-enhanced"]
    return rules.compactMap(catalogue.rule).flatMap { rule in
      rule.parameters.compactMap { parameter -> Threshold? in
        guard ["minimum", "large-minimum"].contains(parameter.name),
          let minimum = Double(parameter.value)
        else { return nil }
        return Threshold(
          minimum: minimum,
          rule: rule,
          isForLargeText: parameter.name == "large-minimum"
        )
      }
    }
  }

  /// For people.
  package var plain: String {
    pairs.map { pair in
      let ratio = pair.ratio
      var lines = [
        (pair.appearance.map { "\($0.rawValue): " } ?? "")
          + "\(pair.foreground.notation) on \(pair.background.notation) is \(ratio)"
      ]
      for threshold in thresholds {
        let large = threshold.isForLargeText ? " (large text)" : ""
        var line = "  \(DecimalText.short(threshold.minimum)):1  \(threshold.rule.id)\(large): "
        if ratio.value >= threshold.minimum {
          line += "passes"
        } else {
          let nearest = pair.nearest(reaching: threshold.minimum)
          line += "fails"
          line += nearest.isEmpty ? "" : "; nearest: \(nearest)"
        }
        lines.append(line)
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// For other programs.
  package var json: String {
    let items = pairs.map { pair -> String in
      let ratio = pair.ratio.value
      let judged = thresholds.map { threshold -> JSON in
        let passes = ratio >= threshold.minimum
        let (foreground, background) = passes ? (nil, nil) : pair.suggestions(threshold.minimum)
        return .object([
          ("rule", .string(threshold.rule.id)),
          ("largeText", .bool(threshold.isForLargeText)),
          ("threshold", .number(threshold.minimum)),
          ("passes", .bool(passes)),
          ("nearestForeground", .optional(foreground?.hex)),
          ("nearestBackground", .optional(background?.hex)),
        ])
      }
      let value = JSON.object([
        ("appearance", .optional(pair.appearance?.rawValue)),
        ("foreground", .string(pair.foreground.notation)),
        ("background", .string(pair.background.notation)),
        ("ratio", .number(ratio)),
        ("thresholds", .array(judged)),
      ])
      return "    " + value.line
    }
    return "{\n  \"schema\": 1,\n  \"pairs\": \(JSON.lines(items))\n}\n"
  }
}

extension ContrastText.Pair {
  package var ratio: ContrastRatio { ContrastRatio(foreground, background) }

  /// The nearest colours that reach a ratio, in words; empty where none does.
  package func nearest(reaching minimum: Double) -> String {
    let (foreground, background) = suggestions(minimum)
    let colors = [
      foreground.map { "\($0.hex) in front" }, background.map { "\($0.hex) behind" },
    ]
    return colors.compactMap(\.self).joined(separator: ", or ")
  }

  fileprivate func suggestions(_ minimum: Double) -> (foreground: Color?, background: Color?) {
    let ratio = ContrastRatio(minimum)
    return (
      foreground.nearest(reaching: ratio, against: background),
      // Through a translucent foreground, what is behind it changes the foreground, too.
      isForegroundOpaque ? background.nearest(reaching: ratio, against: foreground) : nil
    )
  }
}
