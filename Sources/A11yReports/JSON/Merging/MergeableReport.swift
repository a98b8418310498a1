package import A11yModel
package import A11yRules
package import JSONReading
internal import Support

/// A report in JSON that was written to be merged with others, read again.
package struct MergeableReport {
  package var start: RunStart

  /// What became of each file, with its outcomes.
  package private(set) var files: [FileRecord] = []

  /// What became of what configurations suppress.
  package var suppressions: [JSONNode]
  package var suppressionErrors: [InputError] = []

  /// How it is written.
  private static let command = "a11y-audit check --format json --for-merge"

  /// - Parameters:
  ///   - bytes: the text.
  ///   - file: what errors call it.
  ///   - version: that of the tool.
  ///   - catalogue: the rules there are.
  /// - Throws: why it cannot be merged, and what to do.
  package init(
    parsing bytes: [UInt8],
    file: String,
    version: String,
    _ catalogue: Catalogue
  ) throws(InputError) {
    let root = try Self.root(bytes, file, version)
    guard let merge = root["merge"], let run = merge["run"] else {
      throw root.error("the report was written without --for-merge; write it anew: \(Self.command)")
    }
    start = try RunStart(json: run, "run")
    suppressions = merge["suppressions"]?.items ?? []
    if let node = merge["errors"] {
      suppressionErrors = try [InputError](json: node, "errors")
    }
    try readFiles(merge["files"]?.items ?? [], root, catalogue)
  }

  /// The report, where it is one that can be read.
  private static func root(
    _ bytes: [UInt8],
    _ file: String,
    _ version: String
  ) throws(InputError) -> JSONNode {
    let root: JSONNode
    do throws(InputError) {
      root = try JSONNode(parsing: bytes, file: file)
    } catch {
      throw InputError("\(error.message); a report is expected, of \(command)", at: error.location)
    }
    guard let tool = root["tool"], tool["name"]?.string == "a11y-audit",
      let schema = root["schema"], root["results"]?.items != nil
    else {
      throw root.error("this is no report of a11y-audit in JSON; \(command) writes one")
    }
    guard schema.number == Double(JSONReport.schema) else {
      throw schema.error(
        "the report has another schema than \(JSONReport.schema); write it anew: \(command)"
      )
    }
    guard let own = tool["version"]?.string, own == version else {
      let other = tool["version"]?.string.map { Excerpt.of($0) } ?? "no version"
      throw tool.error(
        "the report is of a11y-audit \(other), and this is \(version); write it anew with this one: "
          + command
      )
    }
    return root
  }

  private mutating func readFiles(
    _ nodes: [JSONNode],
    _ root: JSONNode,
    _ catalogue: Catalogue
  ) throws(InputError) {
    let table = try RuleTable(reading: root["rules"])
    var results = (root["results"]?.items ?? [])[...]
    var ids: [String] = []
    var rules: [Rule] = []
    for node in nodes {
      var record = try FileRecord(json: node, "files")
      if var audit = record.audit {
        if let own = audit.rules, own != ids {
          rules = try own.map { (id) throws(InputError) in
            guard let rule = catalogue.rule(id) else { throw Self.unknown(id, at: node) }
            return rule
          }
          ids = own
        }
        guard results.count >= audit.resultCount else {
          throw node.error(
            "results of this file are missing; write the report anew: \(Self.command)"
          )
        }
        audit.file.name = record.name
        audit.file.results.rules = rules
        audit.file.results.outcomes = try results.prefix(audit.resultCount)
          .map { (result) throws(InputError) in try Self.outcome(result, table, catalogue) }
        results.removeFirst(audit.resultCount)
        record.audit = audit
      }
      files.append(record)
    }
  }

  private static func outcome(
    _ node: JSONNode,
    _ table: RuleTable,
    _ catalogue: Catalogue
  ) throws(InputError) -> Outcome {
    let id = node["rule"]?.string ?? ""
    guard let rule = table[id], catalogue.rule(id) != nil || SuppressionRule(rawValue: id) != nil
    else { throw unknown(id, at: node) }
    var result = ResultRecord(Outcome(unread: ()), rule, isMergeable: true)
    var record = JSONRecord(reading: node)
    result.exchange(with: &record)
    if let error = record.error { throw error }
    result.outcome.isComposite = rule.isComposite
    return result.outcome
  }

  private static func unknown(_ id: String, at node: JSONNode) -> InputError {
    node.error(
      "there is no rule ‘\(Excerpt.of(id))’ here; name the folder that has it: --rules FOLDER"
    )
  }
}
