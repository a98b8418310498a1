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

  /// The classes of the findings, where filters know these.
  private let styles: FilterStyles
  private let same: SamePictures

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
  ///   - styles: their classes, where filters know these.
  ///   - heard: the numbers of those that stand where it is told what is heard.
  ///   - id: what ids begin with.
  ///   - prefix: what those of findings begin with.
  init(
    _ pictures: ComponentPictures,
    of name: String,
    _ findings: [Finding],
    styles: FilterStyles = FilterStyles(),
    heard: Set<Int> = [],
    id: String,
    prefix: String = ""
  ) {
    self.pictures = pictures
    (self.findings, self.styles) = (findings, styles)
    (self.name, self.prefix, self.heard) = (name, prefix, heard)
    let mended = findings.flatMap(\.joined).filter { $0.text("nearestForeground") != nil }
    folded = FoldedPictures(
      pictures.views.map(\.markup),
      id: id,
      apart: Set(mended.compactMap(\.target))
    )
    let same = SamePictures(pictures.views, folded.views)
    let seen = findings.enumerated().map { ($0 + 1, pictures.spots(of: $1)) }
      .filter { !heard.contains($0.0) }
    places = pictures.views.indices.map { index in
      let marks = seen.flatMap { number, spots in
        let spots = same[index].lazy.map { spots[$0] }.first { !$0.isEmpty }
        return (spots ?? []).map { spot in (number: number, spot: spot) }
      }
      return PinPlaces(marks, on: pictures.states[pictures.views[index].state])
    }
    self.same = same
  }

  /// What is shown in several places, once.
  var symbols: Markup.Content {
    .tight(
      "svg",
      [("class", "symbols"), ("aria-hidden", "true")],
      folded.symbols.map { .element($0.tightened) }
    )
  }

  var views: [Markup.Content] {
    let remarks = pictures.remarks.map { Markup.Content.tight("p", "quiet", $0) }
    let rows = [
      ("views", same.shown.filter { $0.element.vision == nil }),
      ("views visions", same.shown.filter { $0.element.vision != nil }),
    ]
    return rows.filter { !$0.1.isEmpty }.map { style, views in
      .tight(
        "div",
        [("class", style + room(views.map(\.offset)))],
        views.map { figure($0.offset, $0.element) }
      )
    } + loose + remarks
  }

  private var isPinned: Bool { places.contains { !$0.groups.isEmpty } }

  /// The classes of views that have pins above them, and below.
  private func room(_ views: [Int]) -> String {
    let groups = views.filter { !places[$0].isTall }.flatMap { places[$0].groups }
    return (groups.contains { !$0.isBehind } ? " over" : "")
      + (groups.contains(where: \.isBehind) ? " under" : "")
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
      .tight(
        "p",
        [("class", styles.style("loose", of: numbers))],
        [.text(words)] + numbers.flatMap { [.text(" "), pin($0)] }
      )
    }
  }

  func box(_ state: Int) -> Box { pictures.states[state].box }

  private func figure(_ index: Int, _ view: ComponentPictures.View) -> Markup.Content {
    let places = places[index]
    let shown = same.name(of: index)
    let leaders = leaders(of: places)
    let picture = image(
      of: index,
      box(view.state),
      [("role", "img"), ("aria-label", "\(name), \(shown)")],
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
          ("class", "pins\(places.isTall ? " side" : "")\(group.isBehind ? " low" : "")"),
          ("aria-hidden", "true"), ("style", places.place(of: group)),
        ],
        group.numbers.map { pin($0, [("tabindex", "-1")]) }
      )
    }
    let frame = Markup.Content.tight(
      "div",
      [
        ("class", places.isTall && isPinned ? "pic tall" : "pic"),
        ("style", "max-width:\(width)px"),
      ],
      [picture] + pins
    )
    return .tight("figure", [], [frame, .tight("figcaption", [], [.words(shown)])])
  }

  /// The lines of the groups, each of which is hidden with its pins.
  private func leaders(of places: PinPlaces) -> [Markup.Content] {
    let leaders = places.groups.map { ($0, places.leader(of: $0)) }
    guard !leaders.isEmpty else { return [] }
    let all = leaders.map { ("lead", $0, $1.line) } + leaders.map { ("lead end", $0, $1.end) }
    // Lines are seen on whatever is behind them.
    let cases = [
      ("case", leaders.map(\.1.line).joined()), ("case end", leaders.map(\.1.end).joined()),
    ]
    return cases.map { .element(Markup("path", [("class", $0), ("d", $1)])) }
      + all.map { kind, group, data in
        .element(Markup("path", [("class", styles.style(kind, of: group.numbers)), ("d", data)]))
      }
  }

  /// Pins on pictures lead to findings for whoever points at them; whoever does not meets these right below.
  private func pin(
    _ number: Int,
    _ more: [(name: String, value: String)] = []
  ) -> Markup.Content {
    let address = "#\(prefix)finding-\(findings[number - 1].fingerprint)"
    return .tight(
      "a",
      [("class", styles.style("n", of: [number])), ("href", address)] + more,
      [.text("\(number)")]
    )
  }
}
