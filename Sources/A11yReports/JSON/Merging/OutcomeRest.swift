internal import A11yModel
package import A11yRules
internal import XML

/// What other reports need of an outcome and one in JSON has no place for.
struct OutcomeRest: JSONRecorded {
  private var cause = ""
  private var editLocation: Location?
  private var edits: [Edit] = []
  private var isRemedyForDoubt = false
  private var headline = Headline()

  init(unread: Void) {}

  init(_ outcome: Outcome) {
    (cause, editLocation, edits) = (outcome.cause, outcome.editLocation, outcome.edits)
    (isRemedyForDoubt, headline) = (outcome.isRemedyForDoubt, outcome.headline)
  }

  func fill(_ outcome: inout Outcome) {
    (outcome.cause, outcome.editLocation, outcome.edits) = (cause, editLocation, edits)
    (outcome.isRemedyForDoubt, outcome.headline) = (isRemedyForDoubt, headline)
  }

  mutating func exchange(with record: inout JSONRecord) {
    record.member("cause", &cause, usually: "")
    record.member("editLocation", &editLocation)
    record.member("edits", &edits, usually: [])
    record.member("remedyForDoubt", &isRemedyForDoubt, usually: false)
    record.member("headline", &headline, usually: Headline())
  }
}

extension Headline: JSONRecorded {
  package init(unread: Void) { self.init() }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("sentence", &sentence)
    record.member("parts", &parts)
  }
}

extension Headline.Part: JSONRecorded {
  package init(unread: Void) { self.init(name: "", rules: []) }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("name", &name)
    record.member("rules", &rules)
  }
}

extension Edit: JSONRecorded {
  package init(unread: Void) {
    self.init(location: Location(unread: ()), change: .replace(""))
  }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("location", &location)
    var parts = change.parts
    record.member("verb", &parts.verb)
    record.member("subject", &parts.subject)
    record.member("text", &parts.text)
    record.member("insertion", &parts.insertion)
    record.member("from", &parts.start)
    record.member("to", &parts.end)
    if record.isReading { change = Change(parts) }
  }
}

/// A change taken apart: what is done, to what, and what comes in.
private struct EditParts {
  var verb: Verb
  var subject = ""
  var text: String?
  var insertion: ElementEdit.Insertion?

  /// The bytes that give way.
  var start: Int?
  var end: Int?

  var range: Range<Int> {
    let start = max(0, start ?? 0)
    return start..<max(start, end ?? start)
  }

  enum Verb: String, CaseIterable, JSONCoded {
    case set
    case add
    case insert
    case replace
    case rewrite
  }
}

extension Edit.Change {
  fileprivate var parts: EditParts {
    switch self {
    case .set(let name, let value): EditParts(verb: .set, subject: name, text: value)
    case .add(let name, let word): EditParts(verb: .add, subject: name, text: word)
    case .insert(let markup, let place):
      EditParts(verb: .insert, subject: markup, insertion: place)
    case .replace(let markup): EditParts(verb: .replace, subject: markup)
    case .rewrite(let name, let range, let text):
      EditParts(
        verb: .rewrite,
        subject: name,
        text: text,
        start: range.lowerBound,
        end: range.upperBound
      )
    }
  }

  fileprivate init(_ parts: EditParts) {
    self =
      switch parts.verb {
      case .set: .set(parts.subject, to: parts.text)
      case .add: .add(parts.subject, word: parts.text ?? "")
      case .insert: .insert(parts.subject, parts.insertion ?? .last)
      case .replace: .replace(parts.subject)
      case .rewrite: .rewrite(parts.subject, parts.range, as: parts.text ?? "")
      }
  }
}

extension ElementEdit.Insertion: JSONCoded {}
