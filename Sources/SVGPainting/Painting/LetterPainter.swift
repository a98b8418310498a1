internal import A11yModel
internal import CSS
internal import Geometry
internal import XML

/// What letters are painted with, in each group of appearances.
struct LetterInks {
  /// What is seen of the letters; `none` where nothing is.
  var inks: [Ink]

  /// What is painted around them first.
  var halos: [[LetterHalo]]

  /// Their outlines, where those are wide enough to lie around the letters of a text on them.
  var outlines: [[LetterHalo]]

  /// Whether their size or their weight is another one in some appearances.
  var variesInSize: Bool
}

extension SVGPainter {
  /// Thinner lines are drawn fainter than their colour, in pixels.
  private static let thinnest = 1.0

  /// What the letters of a place are painted with.
  mutating func letters(in place: PaintingPlace, _ opacity: Double) -> LetterInks {
    var inks = inks(place, nil) { ($0.fill, $0.fillOpacity * opacity) }
    var strokes = self.inks(place, nil) { ($0.stroke, $0.strokeOpacity * opacity) }
    let widths = place.styles.map { width(of: styles.styles[$0], place) }
    let order = style(place).paintOrder
    let isHalo = order.firstIndex(of: .stroke) ?? 1 < order.firstIndex(of: .fill) ?? 0
    for group in inks.indices {
      // A line without width is not drawn (SVG 2, section 13.5.3), and of one that is not known all
      // the text is not.
      let isDoubted = styles.styles[place.styles[group]].isStrokeDoubted
      if widths[group] <= 0 || isDoubted { strokes[group] = .none }
      guard !strokes[group].isClear, strokes[group] != inks[group] else { continue }
      if inks[group].isClear {
        inks[group] =
          widths[group] < Self.thinnest
          ? .unknown("how faint the thin outline of the letters is drawn") : strokes[group]
      } else if !isHalo {
        // What is seen of the letters is partly the one, partly the other.
        inks[group] = .unknown("how much of the letters their outline leaves")
      }
    }
    let outlines = strokes.indices.map { group in
      strokes[group].isClear
        ? []
        : [LetterHalo(strokes[group], width: widths[group], fontSize: fontSize(group, place))]
    }
    let none = strokes.map { _ in [LetterHalo]() }
    let isWide = zip(strokes, widths).allSatisfy { $0.isClear || $1 >= Self.thinnest * 2 }
    // What is as the letters are is part of them.
    let around = outlines.indices.map { group in outlines[group].filter { $0.ink != inks[group] } }
    return LetterInks(
      inks: inks,
      halos: zip(shadows(in: place, opacity), isHalo ? around : none).map { $0 + $1 },
      outlines: isWide ? outlines : none,
      variesInSize: variesInSize(place)
    )
  }

  /// Pixels of the device.
  private func width(of style: ComputedStyle, _ place: PaintingPlace) -> Double {
    let width = style.strokeWidth.resolved(by: place.viewport.extent(along: .diagonal))
    return style.own.hasNonScalingStroke ? width : width * place.transform.meanScale
  }

  /// Pixels of the device.
  private func fontSize(_ group: Int, _ place: PaintingPlace) -> Double {
    styles.styles[place.styles[group]].fontSize * place.transform.meanScale
  }

  /// The shadows of letters, by group of appearances (CSS Text Decoration 3, section 4).
  private func shadows(in place: PaintingPlace, _ opacity: Double) -> [[LetterHalo]] {
    place.styles.indices.map { group in
      guard isVisible(place, in: group) else { return [] }
      let style = styles.styles[place.styles[group]]
      return style.textShadows.compactMap { shadow in
        guard let color = shadow.resolved(style.color) else {
          return LetterHalo(.unknown(Self.systemColor))
        }
        let ink = Ink.color(color.opacity(opacity))
        return ink.isClear ? nil : LetterHalo(ink)
      }
    }
  }

  private func variesInSize(_ place: PaintingPlace) -> Bool {
    guard place.styles.count > 1 else { return false }
    let shown = place.styles.indices.filter { isVisible(place, in: $0) }
      .map { styles.styles[place.styles[$0]] }
    return shown.contains {
      $0.fontSize != shown[0].fontSize || $0.fontWeight != shown[0].fontWeight
    }
  }
}
