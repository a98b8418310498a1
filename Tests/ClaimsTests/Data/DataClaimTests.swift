import A11yModel
import Testing
import XML

@testable import Claims
@testable import Language
@testable import Listening
@testable import SpecReader

/// What texts claim of sleep on three days is right, wrong, or nothing that could be compared.
@Test(
  arguments: [
    ("Highest: Sunday, 9 hours", "right"), ("Highest: Sunday, 8 hours", "wrong"),
    ("Highest: Saturday", "wrong"), ("Sunday (9 hours) is the highest", "right"),
    ("The highest is 540 minutes", "right"), ("8 hours at most", "wrong"),
    ("At least 5 hours", "right"), ("5–9 hours", "right"), ("From 6 to 9 hours", "wrong"),
    ("Between 4 and 10 hours", ""), ("Ranged from 4 to 10 hours", "wrong"),
    ("Total 21 hours", "right"), ("Total 22 hours", "wrong"), ("On average 7 hours", "right"),
    ("Median 6 hours", "wrong"), ("3 bars", "right"), ("4 bars", "wrong"),
    ("Bar chart of three days", "right"), ("Bar chart of four days", "wrong"),
    ("Friday: 5 hours", "right"), ("Friday: 6 hours", "wrong"), ("Friday 5 hours", "right"),
    ("Highest on Sunday with 9 kg", "wrong"), ("A third of the nights", ""),
    ("Sleep rose to 9 hours", ""), ("Sunday was longer than Friday", ""), ("Goal: 8 hours", ""),
    ("The second highest is Saturday", ""), ("The highest in 30 days was 11 hours", ""),
    ("Without Friday, the average is 8 hours", ""), ("The average is 8 hours, without Friday", ""),
    ("On Friday and Saturday, the average was 6 hours", ""),
    ("Highest until Saturday: 7 hours", ""), ("Min 4, max 9", "right wrong"),
    ("2 bars: Friday and Sunday.", ""), ("2 bars of sleep", "wrong"),
    ("A total of over 20 hours", ""), ("Sleep by.", ""), ("Hours slept, per", ""),
    ("Monday, 4, Tuesday, 6", ""), ("As of 6/7/2025", ""), ("Peak hours 7 to 10", ""),
  ]
)
func claim(_ text: String, _ answer: String) throws {
  #expect(try answers(text, unit: "h", ["Friday": 5, "Saturday": 7, "Sunday": 9]) == answer)
}

/// Units go by what they mean, and what a unit counts in is known.
@Test(
  arguments: [
    ("GB", "Highest: 48 gigabytes", 48, "right"), ("GB", "Highest: 0.048 TB", 48, "right"),
    ("bpm", "158 beats per minute at most", 158, "right"), ("bpm", "Highest: 150", 158, "wrong"),
    ("million euros", "Highest: 40", 40, "right"), ("€", "Highest: 1.2k", 1234, "right"),
    ("°C", "Highest: 5 degrees below zero", -5, "right"), ("°C", "A1: 1 degree", 1, "right"),
    ("people", "Highest: 2.3 million", 2_250_000, "right"),
    ("people", "Highest: 2.2 million", 2_250_000, "wrong"),
    ("$", "A1: −$200", -200, "right"), ("$", "A1: −$300", -200, "wrong"),
    ("min", "A1: 3 hours", 165, "right"), ("min", "A1: 3 hours", 120, "wrong"),
  ] as [(String, String, Double, String)]
)
func unitOfClaim(_ unit: String, _ text: String, _ value: Double, _ answer: String) throws {
  #expect(try answers(text, unit: unit, ["A1": value, "A2": value - abs(value) / 2]) == answer)
}

/// The answers to all that a text claims of bars, each once, without those that leave it open.
private func answers(_ text: String, unit: String, _ values: [String: Double]) throws -> String {
  let marks = values.sorted { $0.key < $1.key }
    .map { "<mark category='\($0)' value='\($1)'/>" }.joined()
  let spec = """
    <spec xmlns='urn:a11y-audit:spec:1' lang='en'><chart type='bar' unit='\(unit)'>\(marks)</chart></spec>
    """
  let root = try Tree(parsing: Array(spec.utf8)).root
  let document = try SpecReader.read(root, file: "claims.xml", generation: .ios26)
  let facts = ComponentFacts(document.components[0], of: document)
  let chart = try #require(facts.component.chart)
  let figures = try #require(facts[ChartFigures.self])
  var readers = DataReaders(chart, facts)
  let reader = readers.reader("en")
  let truth = DataTruth(reader, figures, scales: [], chart, facts)
  let answers = reader.claims(in: text).map { claim in
    switch truth.answer(to: claim) {
    case .right: "right"
    case .wrong: "wrong"
    case .doubtful: "doubtful"
    case .open: ""
    }
  }
  return Set(answers.filter { !$0.isEmpty }).sorted().joined(separator: " ")
}
