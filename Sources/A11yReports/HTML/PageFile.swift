internal import A11yModel
internal import A11yRules
internal import XML

/// An audited file on a page: its cards as text, and what the page's head and index say of it.
///
/// A report keeps this of a file and not its outcomes: no more than what is written in the end.
struct PageFile {
  let name: String

  /// The class of its cards.
  let style: String
  private(set) var cards: [Card] = []

  /// How many findings shut out whom; one may shut out several.
  private(set) var people: [Person: Int] = [:]

  /// How many findings are how bad, by the classes of that.
  private(set) var impacts: [String: Int] = [:]

  /// The findings of each rule, by what leads to them, and the requirements that they bear on.
  private(set) var findings: [String: [Place]] = [:]

  /// A card that is written.
  struct Card {
    var anchor: String
    var name: String

    /// What it is, after its name.
    var kind: String

    /// The classes of its file and of what was found.
    var styles: [String]
    var worst: (impact: Impact, count: Int)?
    var counts: String
    var thumbnail: String
    var text: String

    /// What makes it come before others.
    var badness: (Int, Int) {
      guard let worst else { return (0, 0) }
      return (1 + (Impact.allCases.firstIndex(of: worst.impact) ?? 0), worst.count)
    }
  }

  /// Where a finding is on the page.
  struct Place {
    var anchor: String
    var words: String
    var requirements: [String]
  }

  init(
    _ file: Report.AuditedFile,
    number: Int,
    _ rules: inout RuleNumbers,
    _ catalogue: Catalogue,
    _ links: PageLinks
  ) {
    name = file.name
    style = "x\(number)"
    for (index, subject) in Self.subjects(of: file, &rules, catalogue).enumerated() {
      let anchor = "c\(number)-\(index + 1)"
      let card = HTMLCard(subject, anchor: anchor, file: number, catalogue, links)
      cards.append(
        Card(
          anchor: anchor,
          name: HTMLCard.title(subject.name, file),
          kind: card.kind,
          styles: card.styles,
          worst: card.worst,
          counts: Markup.tight("small", [], card.counts).fragment,
          thumbnail: card.thumbnail.map {
            Markup.tight("span", [("class", "thumb")], [$0]).fragment
          }
            ?? "",
          text: card.markup.fragment + "\n"
        )
      )
      for own in subject.failed { add(own, of: subject.name) }
      impacts["i0", default: 0] += subject.open.count
    }
  }

  private mutating func add(_ own: PageFinding, of component: String) {
    for person in own.people { people[person, default: 0] += 1 }
    impacts[own.finding.first.impact.style, default: 0] += 1
    let place = Place(
      anchor: "finding-\(own.finding.fingerprint)",
      words: component,
      requirements: own.finding.first.requirements
    )
    for rule in own.finding.rules { findings[rule, default: []].append(place) }
  }

  /// The components of a file in their order, then what was found and is of none of them.
  private static func subjects(
    of file: Report.AuditedFile,
    _ rules: inout RuleNumbers,
    _ catalogue: Catalogue
  ) -> [HTMLCard.Subject] {
    let excerpts = FileExcerpts(of: file)
    var subjects: [HTMLCard.Subject] = []
    var places: [String: Int] = [:]
    func subject(_ name: String, _ component: Component? = nil) -> HTMLCard.Subject {
      HTMLCard.Subject(name: name, file: file, component: component, excerpts: excerpts)
    }
    if let document = file.document {
      for component in document.components {
        let name = component.id ?? document.path(of: component.source)
        if places[name] == nil { places[name] = subjects.count }
        subjects.append(subject(name, component))
      }
    }
    for finding in file.openFindings {
      let name = finding.first.component
      let place = places[name] ?? subjects.count
      if place == subjects.count {
        places[name] = place
        subjects.append(subject(name.isEmpty ? file.name : name))
      }
      let own = PageFinding(finding, &rules, catalogue)
      if finding.first.result == .failed {
        subjects[place].failed.append(own)
      } else {
        subjects[place].open.append(own)
      }
    }
    for index in subjects.indices { subjects[index].failed.sort(by: PageFinding.isBefore) }
    return subjects
  }
}
