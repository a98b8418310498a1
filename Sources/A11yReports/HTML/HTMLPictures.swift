internal import A11yModel
internal import A11yRules
internal import Geometry
internal import Support
internal import XML

/// The drawing of a component on a page: held once, and shown in each appearance with pins, as others
/// see it, and in details.
struct HTMLPictures {
  let pictures: ComponentPictures
  let folded: FoldedPictures
  private let findings: [Finding]

  /// The pins of each view.
  private let places: [PinPlaces]

  /// The numbers of findings that are told where it is heard, and have no pin.
  private let heard: Set<Int>

  /// What the component is called.
  let name: String

  /// What the ids of findings begin with.
  private let prefix: String

  /// - Parameters:
  ///   - pictures: the component as it looks.
  ///   - name: what it is called.
  ///   - findings: in the order of their pins.
  ///   - heard: the numbers of those that stand where it is told what is heard.
  ///   - id: what ids begin with.
  ///   - prefix: what those of findings begin with.
  init(
    _ pictures: ComponentPictures,
    of name: String,
    _ findings: [Finding],
    heard: Set<Int> = [],
    id: String,
    prefix: String = ""
  ) {
    self.pictures = pictures
    self.findings = findings
    (self.name, self.prefix, self.heard) = (name, prefix, heard)
    let seen = findings.enumerated().map { ($0 + 1, $1) }.filter { !heard.contains($0.0) }
    places = pictures.views.indices.map { index in
      let marks = seen.compactMap { number, finding in
        pictures.box(of: finding, in: index).map { (number, $0) }
      }
      return PinPlaces(marks, on: pictures.states[pictures.views[index].state])
    }
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

  /// The first view by itself, small; where only colours differ in dark, these in a dark scheme.
  var thumbnail: Markup.Content? {
    guard let view = folded.views.first else { return nil }
    let dark = pictures.views.firstIndex { $0.appearance == .dark && $0.state == 0 }
    let other = dark.map { folded.views[$0] } ?? view
    let pairs = zip(view.properties, other.properties)
    let isPair =
      pictures.views[0].appearance == .light && view.symbol == other.symbol
      && pairs.allSatisfy { $0 == $1 || $0.value.hasPrefix("#") && $1.value.hasPrefix("#") }
    let properties = pairs.map { light, dark in
      light == dark || !isPair
        ? light
        : FoldedPictures.Property(
          name: light.name,
          value: "light-dark(\(light.value),\(dark.value))"
        )
    }
    return image(of: 0, box(0), [("aria-hidden", "true")], setting: properties)
  }

  var views: [Markup.Content] {
    let all = Array(pictures.views.enumerated())
    let own = all.filter { $0.element.vision == nil }.map { figure($0.offset, $0.element) }
    let others = all.filter { $0.element.vision != nil }.map { figure($0.offset, $0.element) }
    let remarks = pictures.remarks.map { Markup.Content.tight("p", "quiet", $0) }
    let rows = [
      ("views", own, all.filter { $0.element.vision == nil }),
      ("views visions", others, all.filter { $0.element.vision != nil }),
    ]
    return rows.filter { !$0.1.isEmpty }.map { style, figures, views in
      .tight("div", [("class", style + room(views.map(\.offset)))], figures)
    } + loose + remarks
  }

  /// The classes of views that have pins above them, and below.
  private func room(_ views: [Int]) -> String {
    let groups = views.flatMap { places[$0].groups }
    return (groups.contains { !$0.isBelow } ? " over" : "")
      + (groups.contains(where: \.isBelow) ? " under" : "")
  }

  /// The findings that no picture has a pin of.
  private var loose: [Markup.Content] {
    let pinned = Set(places.flatMap(\.groups).flatMap(\.numbers)).union(heard)
    let numbers = findings.indices.map { $0 + 1 }.filter { !pinned.contains($0) }
    let whole = numbers.filter { findings[$0 - 1].joined.contains(where: pictures.isOnWhole) }
    let lacking = Set(places.flatMap(\.left)).subtracting(whole)
    let hidden = numbers.filter { !whole.contains($0) && !lacking.contains($0) }
    let rows = [
      ("Whole component:", whole),
      ("Also in these pictures:", lacking.subtracting(pinned).sorted()),
      ("Not in these pictures:", hidden),
    ]
    return rows.filter { !$0.1.isEmpty }.map { words, numbers in
      .tight("p", [("class", "loose")], [.text(words)] + numbers.flatMap { [.text(" "), pin($0)] })
    }
  }

  private func box(_ state: Int) -> Box { pictures.states[state].box }

  private func figure(_ index: Int, _ view: ComponentPictures.View) -> Markup.Content {
    let places = places[index]
    let (lines, ends) = places.leaders
    let leaders = [("lead", lines), ("lead end", ends)].filter { !$0.1.isEmpty }.map {
      Markup.Content.element(Markup("path", [("class", $0.0), ("d", $0.1)]))
    }
    let picture = image(
      of: index,
      box(view.state),
      [("role", "img"), ("aria-label", "\(name), \(view.name)")],
      leaders
    )
    let width = DecimalText.truncated(
      pictures.states[view.state].width * PinPlaces.mostScale,
      places: 0
    )
    let pins = places.groups.map { group in
      Markup.Content.tight(
        "span",
        [
          ("class", group.isBelow ? "pins low" : "pins"), ("aria-hidden", "true"),
          ("style", "left:\(places.place(of: group))"),
        ],
        group.numbers.map { pin($0, [("tabindex", "-1")]) }
      )
    }
    let frame = Markup.Content.tight(
      "div",
      [
        ("class", "pic"), ("style", "max-width:\(width)px"),
      ],
      [picture] + pins
    )
    return .tight("figure", [], [frame, .tight("figcaption", [], [.words(view.name)])])
  }

  /// Pins on pictures lead to findings for whoever points at them; whoever does not meets these right below.
  private func pin(
    _ number: Int,
    _ more: [(name: String, value: String)] = []
  ) -> Markup.Content {
    let address = "#\(prefix)finding-\(findings[number - 1].fingerprint)"
    return .tight("a", [("class", "n"), ("href", address)] + more, [.text("\(number)")])
  }

  func image(
    of index: Int,
    _ box: Box,
    _ attributes: [(name: String, value: String)],
    _ leaders: [Markup.Content] = [],
    setting more: [FoldedPictures.Property] = []
  ) -> Markup.Content {
    var view = folded.views[index]
    let whole = pictures.states[pictures.views[index].state]
    let set = Set(more.map(\.name))
    view.properties = view.properties.filter { !set.contains($0.name) } + more
    let numbers = [box.left, box.top, box.right - box.left, box.bottom - box.top]
    let extent = numbers.map { DecimalText.truncated($0, places: 1) }.joined(separator: " ")
    let style = view.style.isEmpty ? [] : [("style", view.style)]
    let use = Markup(
      "use",
      [
        ("href", "#\(view.symbol)"), ("width", DecimalText.truncated(whole.width, places: 1)),
        ("height", DecimalText.truncated(whole.height, places: 1)),
      ]
    )
    return .tight("svg", [("viewBox", extent)] + attributes + style, [.element(use)] + leaders)
  }
}
