import A11yModel
import A11yRules
import Testing
import Walking
import XML

@testable import SpecReader

/// The one component of a spec, to be walked through.
struct WalkedSpec {
  let document: Document
  let component: Component

  /// What a spec holds, and the attributes of its root.
  init(_ content: String, _ attributes: String = "") throws {
    let text = "<spec xmlns='urn:a11y-audit:spec:1' lang='en' \(attributes)>\(content)</spec>"
    let root = try Tree(parsing: Array(text.utf8)).root
    document = try SpecReader.read(root, file: "walk.xml", generation: .ios26)
    component = document.components[0]
  }

  /// A row of steps without looks.
  static func steps(_ count: Int, _ attributes: String, _ content: String = "") throws -> Self {
    let steps = (1...count).map { "<step name='S\($0)'/>" }.joined()
    return try Self(
      "<step-indicator id='row' \(attributes)>\(steps)\(content)</step-indicator>"
    )
  }

  func walk(_ path: String) throws -> Walk {
    try Walk(Walk.Transition.list(path), through: component, of: document)
  }

  /// What is heard on each transition: the texts, each with how it comes to be heard.
  func heard(_ path: String) throws -> [[String]] {
    try walk(path).arrivals.map { $0.heard.map(Self.line) }
  }

  /// What is heard on each transition by who is on it.
  func heardUnderFocus(_ path: String) throws -> [[String]] {
    try walk(path).arrivals.map { $0.heardUnderFocus.map(Self.line) }
  }

  /// The names of the states that a path leads through.
  func states(_ path: String) throws -> [String] { try walk(path).arrivals.map(\.place.state) }

  /// Why a path cannot be walked; nil where it can.
  func obstacle(_ path: String) throws -> String? {
    do throws(WalkError) {
      _ = try Walk(try Walk.Transition.list(path), through: component, of: document)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func line(_ heard: Walk.Heard) -> String {
    "\(heard.means.rawValue): " + ([heard.text] + heard.missing.map { "(\($0)?)" }).joined()
  }
}
