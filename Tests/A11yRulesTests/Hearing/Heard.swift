import A11yModel
import XML

@testable import A11yRules
@testable import Listening
@testable import SpecReader

/// What a screen reader makes of the one component of a spec, at first.
struct Heard {
  let tree: AccessibilityTree
  let transcript: Transcript

  /// What a spec holds, and the attributes of its root.
  init(_ content: String, _ attributes: String = "") throws {
    let text = "<spec xmlns='urn:a11y-audit:spec:1' lang='en' \(attributes)>\(content)</spec>"
    let root = try Tree(parsing: Array(text.utf8)).root
    let document = try SpecReader.read(root, file: "heard.xml", generation: .ios26)
    tree = AccessibilityTree(document.components[0].snapshots[0])
    transcript = Transcript(document.components[0], of: document)
  }

  /// What is said at each stop, in the order in which they are reached.
  var stops: [String] { transcript.stops.map(\.spoken) }

  /// The kinds of the elements that are not reached, each with why.
  var unreached: [String] {
    transcript.unreached.map { "\($0.kind.rawValue): \($0.reason)" }
  }
}
