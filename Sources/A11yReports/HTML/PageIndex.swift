internal import A11yModel
internal import A11yRules
internal import XML

/// What was found, by rule and by criterion, and the criteria that were not tested.
struct PageIndex {
  let report: Report
  let files: [PageFile]
  let links: PageLinks

  /// So many findings of a rule are linked.
  private static let mostLinks = 12

  /// The findings of each rule.
  private var places: [String: [PageFile.Place]] {
    files.reduce(into: [:]) { places, file in
      for (rule, own) in file.findings { places[rule, default: []] += own }
    }
  }

  var markup: Markup {
    let places = places
    let content = [
      .tight("h2", [], [.text("Index")]), byRule(places), byCriterion(places), untested,
    ].compactMap(\.self)
    return .tight("section", [("class", "index")], content)
  }

  private func byRule(_ places: [String: [PageFile.Place]]) -> Markup.Content? {
    guard !places.isEmpty else { return nil }
    let rows = places.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
      rule,
      own in
      row([links.rule(rule)], own)
    }
    return table("By rule", rows)
  }

  private func byCriterion(_ places: [String: [PageFile.Place]]) -> Markup.Content? {
    var criteria: [String: [PageFile.Place]] = [:]
    var met: Set<String> = []
    for place in places.sorted(by: { $0.key < $1.key }).flatMap(\.value)
    where met.insert(place.anchor).inserted {
      for reference in place.requirements where reference.hasPrefix("wcag:") {
        criteria[reference, default: []].append(place)
      }
    }
    guard !criteria.isEmpty else { return nil }
    let rows = criteria.sorted { Self.order($0.key) < Self.order($1.key) }.map { reference, own in
      row([links.requirement(reference)], own)
    }
    return table("By success criterion of WCAG 2.2", rows)
  }

  /// 1.4.3 before 1.4.11.
  private static func order(_ reference: String) -> String {
    reference.split { $0 == ":" || $0 == "." }.map { $0.count < 2 ? "0\($0)" : String($0) }.joined()
  }

  private func table(_ title: String, _ rows: [Markup.Content]) -> Markup.Content {
    let summary = Markup.Content.tight("summary", [], [.text("\(title) (\(rows.count))")])
    return .tight("details", [], [summary, .tight("ul", [], rows)])
  }

  private func row(_ name: [Markup.Content], _ places: [PageFile.Place]) -> Markup.Content {
    let shown = places.prefix(Self.mostLinks).enumerated().flatMap { index, place in
      [
        .text(index == 0 ? ": " : ", "),
        Markup.Content.tight("a", [("href", "#" + place.anchor)], [.words(place.words)]),
      ]
    }
    let rest = places.count - Self.mostLinks
    return .tight(
      "li",
      [],
      name + [.text(" \(Coverage.count(places.count, "finding"))")] + shown
        + (rest > 0 ? [.text(" and \(rest) more")] : [])
    )
  }

  // MARK: criteria

  /// The success criteria that no rule of the run is there for: of these nothing is known.
  private var untested: Markup.Content? {
    let tested = Set(
      report.tally.rules.compactMap { report.catalogue.rule($0) }.flatMap(\.requirements)
        .map(\.reference)
    )
    let others = SuccessCriterion.all.filter { criterion in
      criterion.level != "AAA" && !tested.contains("wcag:\(criterion.number)")
    }
    guard !others.isEmpty else { return nil }
    let items = others.map { criterion in
      Markup.Content.tight(
        "li",
        [],
        [
          .tight(
            "a",
            [("href", criterion.address)],
            [.text("\(criterion.number) \(criterion.name)")]
          ),
          .text(" (\(criterion.level))"),
        ]
      )
    }
    let words = "Not tested here: \(others.count) success criteria of level A and AA"
    let summary = Markup.Content.tight("summary", [], [.text(words)])
    let why = Markup.Content.tight(
      "p",
      [],
      [
        .text(
          "That nothing is found on these says nothing: they ask for what no audited file tells."
        )
      ]
    )
    return .tight("details", [], [summary, why, .tight("ul", [("class", "criteria")], items)])
  }
}
