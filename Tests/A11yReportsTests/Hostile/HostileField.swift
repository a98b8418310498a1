import A11yModel
import A11yRules
import XML

@testable import A11yReports

/// A field of a report that an input fills.
struct HostileField: CustomStringConvertible, Sendable {
  var description: String
  private let fill: @Sendable (inout Report, String) throws -> Void

  private init(
    _ description: String,
    _ fill: @escaping @Sendable (inout Report, String) throws -> Void
  ) {
    self.description = description
    self.fill = fill
  }

  /// A report of which every field holds a text, with the name of the field behind it.
  static func report(
    holding text: String,
    where isMeant: (HostileField) -> Bool
  ) throws -> Report {
    var report = base
    for field in all where isMeant(field) { try field.fill(&report, text + field.mark) }
    return report
  }

  /// What tells the field's text from that of others.
  var mark: String { " in " + description }

  private static let base: Report = {
    guard var report = try? SampleReport.mixed() else { preconditionFailure("the sample is read") }
    report.notes = [Note("")]
    return report
  }()

  static let all = [
    HostileField("file name") { report, text in
      report.files[0].name = text
      report.change { $0.location.file = text }
    },
    HostileField("name for servers") { report, text in
      report.stableNames = [report.files[0].name: text]
    },
    HostileField("component id") { report, text in
      report.change { if $0.component == "checkout" { $0.component = text } }
    },
    HostileField("label") { report, text in
      report.change { outcome in
        guard outcome.rule == "step-name-announced" else { return }
        outcome.message = "people who use a screen reader hear ‘\(text)’"
        outcome.remedy = "say more than ‘\(text)’"
        outcome.evidence = [
          Evidence("announcement", .text(text)), Evidence("swallowed", .list([text, "Account"])),
        ]
      }
    },
    HostileField("token name") { report, text in
      report.change { outcome in
        guard let index = outcome.evidence.firstIndex(where: { $0.name == "colors" }) else {
          return
        }
        outcome.evidence[index].value = .text("\(text) on #FFFFFF")
      }
    },
    HostileField("state") { report, text in
      report.change { if $0.state != nil { $0.state = text } }
    },
    HostileField("missing fact") { report, text in
      report.change { if $0.result == .cantTell { $0.missing = [text] } }
    },
    HostileField("path of the target") { report, text in
      report.change { if $0.target != nil { $0.target = text } }
    },
    HostileField("rule id") { report, text in
      report.change { if $0.rule == "step-position-announced" { $0.rule = text } }
    },
    HostileField("requirement") { report, text in
      report.change { $0.requirements = ["wcag:\(text)"] }
    },
    HostileField("cause of a headline") { report, text in
      report.change { if $0.isComposite { $0.causes = [text] } }
    },
    HostileField("title of an own rule") { report, text in
      let source = """
        <rule xmlns="urn:a11y-audit:spec:1" id="step-total-announced" category="announcements"
              impact="moderate" components="step-indicator" people="listening">
          <title>\(Escaping.text(text))</title>
          <requirement ref="wcag:1.3.1" level="A"/>
          <profile name="wcag-a"/>
          <expectation check="step-total"/>
          <remedy dialect="spec">\(Escaping.text(text))</remedy>
          <help><why>\(Escaping.text(text))</why><applies>x</applies><decides>x</decides></help>
          <examples><passed title="x"/><failed title="x"/><inapplicable title="x"/></examples>
        </rule>
        """
      report.catalogue = try report.catalogue.adding([("own.xml", Array(source.utf8))])
    },
    HostileField("reason of a suppression") { report, text in
      report.suppress("step-state-announced", because: text)
    },
    HostileField("error") { report, text in report.errors[0].message = text },
    HostileField("file of an error") { report, text in report.errors[0].location.file = text },
    HostileField("note") { report, text in report.notes = [Note(text, on: .file(text))] },
    HostileField("source") { report, text in
      // Long enough for every place of the sample to be in it.
      let line = String(repeating: ".", count: 44) + text + "\n"
      report.files[0].source = SourceText(Array(String(repeating: line, count: 9).utf8))
    },
  ]

  /// Whether an input can bring the text: no XML holds some characters, white space in a rule's
  /// words is a blank, and a line has no end within.
  func takes(_ text: String) -> Bool {
    switch description {
    case "title of an own rule":
      text.unicodeScalars.allSatisfy { scalar in
        Escaping.isAllowed(scalar) && (scalar == " " || !scalar.properties.isWhitespace)
      } && !text.hasPrefix(" ")
    case "source": !text.unicodeScalars.contains { ["\n", "\r", "\0"].contains($0) }
    default: true
    }
  }
}

extension Report {
  fileprivate mutating func change(_ change: (inout Outcome) -> Void) {
    for index in files[0].results.outcomes.indices { change(&files[0].results.outcomes[index]) }
  }

  fileprivate mutating func suppress(_ rule: String, because reason: String) {
    change { outcome in
      if outcome.rule == rule {
        outcome.suppression = Suppression(.configuration, because: reason)
      }
    }
  }
}
