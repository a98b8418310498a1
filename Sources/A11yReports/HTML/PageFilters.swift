internal import A11yRules
internal import XML

/// What of a page is shown, chosen without a script: tiles and cards follow the form in the document, and a rule of
/// the style sheet for each choice hides what is none of it.
struct PageFilters {
  let files: [PageFile]

  /// The names of the rules, by their numbers from 1.
  let rules: [String]

  /// So many files can be chosen: each choice is compared with each card.
  private static let mostFiles = 400

  private var chosenFiles: [PageFile] { files.count > Self.mostFiles ? [] : files }

  // MARK: form

  /// A form of a dialogue that there is not is never sent (HTML, section 4.10.22.3); it is there for the
  /// button that resets it.
  var form: Markup {
    .tight(
      "form",
      [("class", "filters"), ("method", "dialog"), ("aria-label", "What is shown")],
      [
        people,
        .tight(
          "details",
          [("class", "fold")],
          [
            .tight("summary", [], [.text("More filters")]),
            .tight("div", [("class", "choices")], [impacts] + lists + [reset]),
          ]
        ),
      ]
    )
  }

  private var people: Markup.Content {
    let tiles = Person.allCases.map { person -> Markup.Content in
      let count = files.compactMap { $0.people[person] }.reduce(0, +)
      let words: [Markup.Content] = [
        .tight("b", [], [.text("\(count)")]),
        .tight(
          "span",
          [],
          [.text(person.heading), .tight("small", [], [.text(" " + person.means)])]
        ),
      ]
      return choice("person", person.style, words)
    }
    let all = choice(
      "person",
      "p0",
      [
        .tight("b", [], [.text("All")]),
        .tight("span", [], [.text("Everybody")]),
      ],
      isChosen: true
    )
    return fieldset("Who is affected (a finding may affect several)", "people", [all] + tiles)
  }

  private var impacts: Markup.Content {
    let choices = Impact.allCases.reversed().map { ($0.rawValue, $0.style) }
    let all = choice("impact", "i9", [.text("all")], isChosen: true)
    let buttons = (choices + [(Coverage.check, "i0")]).map { words, style in
      let count = files.compactMap { $0.impacts[style] }.reduce(0, +)
      return choice("impact", style, [.text("\(words) (\(count))")])
    }
    return fieldset("Impact", "impacts", [all] + buttons)
  }

  private func fieldset(
    _ title: String,
    _ style: String,
    _ content: [Markup.Content]
  ) -> Markup.Content {
    .tight("fieldset", [("class", style)], [.tight("legend", [], [.text(title)])] + content)
  }

  private func choice(
    _ group: String,
    _ style: String,
    _ words: [Markup.Content],
    isChosen: Bool = false
  ) -> Markup.Content {
    let button = [("type", "radio"), ("name", group), ("id", "only-\(style)")]
    return .tight(
      "label",
      [],
      [.element(Markup("input", button + (isChosen ? [("checked", "checked")] : [])))] + words
    )
  }

  private var lists: [Markup.Content] {
    let rules = rules.enumerated().map { ("r\($0 + 1)", $1) }.sorted { $0.1 < $1.1 }
    let files = chosenFiles.map { ($0.style, $0.name) }
    return [("Rule", rules), ("File", files)].filter { $0.1.count > 1 }.map { title, choices in
      let options = [("", "all")] + choices
      return .tight(
        "label",
        [("class", "list")],
        [
          .text(title + " "),
          .tight(
            "select",
            [],
            options.map { .tight("option", [("value", $0.0)], [.words($0.1)]) }
          ),
        ]
      )
    }
  }

  private var reset: Markup.Content {
    .tight("button", [("type", "reset")], [.text("Clear filters")])
  }

  // MARK: style

  /// A rule for each choice; nothing in it stands that a text may not hold.
  var sheet: String {
    let buttons = Person.allCases.map(\.style) + Impact.allCases.map(\.style) + ["i0"]
    let rules = rules.indices.map { "r\($0 + 1)" }
    // Browsers look a selector up by its last class.
    func hidden(_ style: String, when choice: String) -> String {
      [".cards .card", ".cards .g", ".cards .f", ".overview .tile"].map {
        ".filters:has(\(choice):checked) ~ \($0):not(.\(style))"
      }.joined(separator: ",") + "{display:none}\n"
    }
    // The case of lines is that of all of a picture.
    let cases =
      ".filters:has(:checked:not(#only-p0,#only-i9,[value=\"\"])) ~ .cards .case{display:none}\n"
    return cases + buttons.map { hidden($0, when: "#only-\($0)") }.joined()
      + rules.map { hidden($0, when: "[value=\($0)]") }.joined()
      + chosenFiles.map { file in
        [".cards .card", ".overview .tile"].map {
          ".filters:has([value=\(file.style)]:checked) ~ \($0):not(.\(file.style))"
        }.joined(separator: ",") + "{display:none}\n"
      }.joined()
  }
}
