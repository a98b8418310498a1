internal import A11yModel
internal import A11yRules
internal import Geometry
internal import Support
internal import XML

/// The drawing of a component on a page: held once, and shown in each appearance with pins, as others
/// see it, and in details.
struct HTMLPictures {
  private let pictures: ComponentPictures
  private let folded: FoldedPictures
  private let findings: [Finding]
  private let places: PinPlaces

  /// What the component is called.
  private let name: String

  /// What the ids of findings begin with.
  private let prefix: String

  /// - Parameters:
  ///   - pictures: the component as it looks.
  ///   - name: what it is called.
  ///   - findings: in the order of their pins.
  ///   - id: what ids begin with.
  ///   - prefix: what those of findings begin with.
  init(
    _ pictures: ComponentPictures,
    of name: String,
    _ findings: [Finding],
    id: String,
    prefix: String = ""
  ) {
    self.pictures = pictures
    (self.name, self.prefix) = (name, prefix)
    self.findings = findings
    places = PinPlaces(pictures)
    let mended = findings.flatMap(\.joined).filter { $0.text("nearestForeground") != nil }
    folded = FoldedPictures(
      pictures.views.map(\.markup),
      id: id,
      apart: Set(mended.compactMap(\.target))
    )
  }

  /// What is shown in several places, once.
  var symbols: Markup.Content {
    .tight(
      "svg",
      [("class", "symbols"), ("aria-hidden", "true")],
      folded.symbols.map { .element($0.tightened) }
    )
  }

  /// The first view by itself, small.
  var thumbnail: Markup.Content? {
    pictures.views.isEmpty ? nil : image(of: 0, box, [("aria-hidden", "true")])
  }

  var views: [Markup.Content] {
    let all = Array(pictures.views.enumerated())
    let own = all.filter { $0.element.appearance != nil }.map { figure($0.offset, $0.element) }
    let others = all.filter { $0.element.appearance == nil }.map { figure($0.offset, $0.element) }
    let remarks = pictures.remarks.map { Markup.Content.tight("p", "quiet", $0) }
    let rows = [("views", own), ("views visions", others)].filter { !$0.1.isEmpty }
    return rows.map { .tight("div", [("class", $0.0)], $0.1) } + remarks
  }

  private var box: Box { Box(x: 0, y: 0, width: pictures.width, height: pictures.height) }

  /// How wide a drawing is shown at most, and so how much smaller than it is.
  private static let shownWidth = 320.0

  private func figure(_ index: Int, _ view: ComponentPictures.View) -> Markup.Content {
    let rows =
      view.appearance.map { appearance in
        places.rows(
          of: findings,
          in: appearance,
          isFirst: index == 0,
          scale: min(1, Self.shownWidth / max(pictures.width, 1))
        )
      } ?? []
    let picture = image(of: index, box, [("role", "img"), ("aria-label", "\(name), \(view.name)")])
    let width = DecimalText.truncated(pictures.width * 1.5, places: 0)
    let frame = Markup.Content.tight(
      "div",
      [("class", "pic"), ("style", "max-width:\(width)px")],
      [picture] + rows.map(pins)
    )
    return .tight("figure", [], [frame, .tight("figcaption", [], [.words(view.name)])])
  }

  private func image(
    of index: Int,
    _ box: Box,
    _ attributes: [(name: String, value: String)],
    setting more: [FoldedPictures.Property] = []
  ) -> Markup.Content {
    var view = folded.views[index]
    view.properties += more
    let numbers = [box.left, box.top, box.right - box.left, box.bottom - box.top]
    let extent = numbers.map { DecimalText.truncated($0, places: 1) }.joined(separator: " ")
    let style = view.style.isEmpty ? [] : [("style", view.style)]
    return .tight(
      "svg",
      [("viewBox", extent)] + attributes + style,
      [
        .element(
          Markup(
            "use",
            [
              ("href", "#\(view.symbol)"),
              ("width", DecimalText.truncated(pictures.width, places: 1)),
              ("height", DecimalText.truncated(pictures.height, places: 1)),
            ]
          )
        )
      ]
    )
  }

  /// Pins lead to findings for whoever points at them; whoever does not meets these right below.
  private func pins(_ row: PinPlaces.Row) -> Markup.Content {
    func share(_ value: Double, of whole: Double) -> String {
      DecimalText.truncated(min(max(value / max(whole, 1), 0), 1) * 100, places: 1) + "%"
    }
    let links = row.numbers.map { number in
      Markup.Content.tight(
        "a",
        [
          ("class", "n"), ("href", "#\(prefix)finding-\(findings[number - 1].fingerprint)"),
          ("tabindex", "-1"),
        ],
        [.text("\(number)")]
      )
    }
    let place =
      "left:\(share(row.point.x, of: pictures.width));top:\(share(row.point.y, of: pictures.height))"
    return .tight("span", [("class", "pins"), ("aria-hidden", "true"), ("style", place)], links)
  }

  // MARK: details

  /// What a finding is about as it is, and with the nearest colour; nil where that cannot be shown.
  func detail(of finding: Finding) -> Markup.Content? {
    let worst = finding.joined.min { $0.closeness < $1.closeness }
    guard let outcome = worst, let target = outcome.target, let box = places.box(of: target),
      let nearest = outcome.text("nearestForeground"), PictureForm.isValue(nearest),
      let index = pictures.views.firstIndex(where: { $0.appearance == outcome.appearance })
    else { return nil }
    let front = outcome.text("foreground")?.lowercased()
    let painting = folded.properties(of: target)
    let own = folded.views[index].properties.filter { property in
      painting.contains(property.name) && property.value.lowercased() == front
    }
    guard !own.isEmpty else { return nil }
    let mended = own.map { FoldedPictures.Property(name: $0.name, value: nearest) }
    let around = Self.surroundings(of: box, in: self.box)
    func shown(_ words: String, _ more: [FoldedPictures.Property]) -> Markup.Content {
      let label = "\(name), detail, \(words)"
      let picture = image(
        of: index,
        around,
        [("role", "img"), ("aria-label", label)],
        setting: more
      )
      return .tight("figure", [], [picture, .tight("figcaption", [], [.words(words)])])
    }
    return .tight(
      "div",
      [("class", "detail")],
      [shown("as it is", []), shown("with \(nearest)", mended)]
    )
  }

  /// As much as shows what stands around it.
  private static func surroundings(of box: Box, in whole: Box) -> Box {
    let (width, height) = (max(box.right - box.left, 40) + 24, max(box.bottom - box.top, 16) + 16)
    let (x, y) = ((box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2)
    return Box(x: x, y: y, width: width, height: height)
  }
}
