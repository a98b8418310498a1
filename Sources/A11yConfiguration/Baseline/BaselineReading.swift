package import A11yModel
internal import A11yReports
internal import A11yRules
internal import JSONReading
package import RuleCatalogue
internal import Support

extension Baseline {
  /// Reads what was written.
  ///
  /// - Parameters:
  ///   - bytes: the text of the file.
  ///   - file: what errors call it.
  ///   - catalogue: the rules there are.
  /// - Throws: everything that is wrong with it, each with its place.
  package init(
    parsing bytes: [UInt8],
    file: String,
    _ catalogue: Catalogue
  ) throws(InputErrors) {
    let root: JSONNode
    do throws(InputError) {
      root = try JSONNode(parsing: bytes, file: file)
    } catch {
      throw InputErrors([error])
    }
    var reading = BaselineReading(catalogue)
    try reading.read(root)
    guard reading.errors.isEmpty else { throw InputErrors(reading.errors.sorted()) }
    self.init(reading.entries)
  }
}

/// Reads a baseline, and everything that is wrong with it.
private struct BaselineReading {
  private let catalogue: Catalogue
  private(set) var entries: [String: [Baseline.Entry]] = [:]
  private(set) var errors: [InputError] = []

  /// Where each fingerprint stands.
  private var fingerprints: [String: Location] = [:]

  /// What was found wrong with an id, so that it is looked for once.
  private var problems: [String: String?] = [:]

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  mutating func read(_ root: JSONNode) throws(InputErrors) {
    // A baseline of another version may have other keys: its version comes first.
    if root.members != nil, let problem = Self.problem(with: root) { throw InputErrors([problem]) }
    let object = try JSONObject(root, "the baseline", keys: ["schema", "tool", "findings"])
    do throws(InputError) {
      _ = try object.required("schema")
      if let tool = try object.string("tool"), tool != "a11y-audit" {
        throw (object["tool"] ?? root).error(
          "this is a baseline of ‘\(Excerpt.of(tool))’, and none of a11y-audit"
        )
      }
      let findings = try object.required("findings")
      guard let files = findings.members else {
        throw findings.error(expecting: "an object", for: "findings")
      }
      for file in files { read(file) }
    } catch {
      errors.append(error)
    }
  }

  /// What is wrong with its version, where it has one.
  private static func problem(with root: JSONNode) -> InputError? {
    guard let schema = root["schema"] else { return nil }
    guard let number = schema.number else {
      return schema.error(expecting: "a number", for: "schema")
    }
    guard number != Double(Baseline.schema) else { return nil }
    return schema.error(
      "the baseline has schema \(DecimalText.short(number)), and this a11y-audit reads "
        + "\(Baseline.schema); write it anew: a11y-audit baseline write"
    )
  }

  private mutating func read(_ file: JSONNode.Member) {
    guard let items = file.value.items else {
      errors.append(
        file.value.error(expecting: "a list", for: "what was found in ‘\(Excerpt.of(file.name))’")
      )
      return
    }
    guard !file.name.isEmpty else {
      errors.append(InputError("the name of a file is empty", at: file.location))
      return
    }
    var own: [Baseline.Entry] = []
    own.reserveCapacity(items.count)
    for item in items {
      do throws(InputErrors) {
        own.append(try entry(item))
      } catch {
        errors += error.errors
      }
    }
    entries[file.name] = own
  }

  private mutating func entry(_ node: JSONNode) throws(InputErrors) -> Baseline.Entry {
    let keys = Baseline.Entry.Key.allCases.map(\.rawValue)
    let object = try JSONObject(node, "a finding", keys: keys)
    do throws(InputError) {
      var entry = Baseline.Entry(
        fingerprint: try fingerprint(object),
        rule: try rule(object),
        component: try Self.text(.component, object)
      )
      entry.target = try object.string(Baseline.Entry.Key.target.rawValue)
      entry.appearance = try Self.choice(.appearance, object, Appearance.allCases.map(\.rawValue))
      entry.surface = try Self.choice(.surface, object, Surface.allCases.map(\.rawValue))
      entry.state = try object.string(Baseline.Entry.Key.state.rawValue)
      let outcome = try Self.choice(.outcome, object, ["failed", "cantTell"])
      entry.isDoubt = outcome == "cantTell"
      return entry
    } catch {
      throw InputErrors([error])
    }
  }

  private static func choice(
    _ key: Baseline.Entry.Key,
    _ object: JSONObject,
    _ choices: [String]
  ) throws(InputError) -> String? {
    try object.choice(key.rawValue, of: choices)
  }

  private static func text(
    _ key: Baseline.Entry.Key,
    _ object: JSONObject
  ) throws(InputError) -> String {
    let node = try object.required(key.rawValue)
    guard let text = node.string else { throw node.error(expecting: "a string", for: key.rawValue) }
    return text
  }

  private mutating func fingerprint(_ object: JSONObject) throws(InputError) -> String {
    let text = try Self.text(.fingerprint, object)
    let node = try object.required(Baseline.Entry.Key.fingerprint.rawValue)
    let isDigit = { (byte: UInt8) in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard text.utf8.count == 16, text.utf8.allSatisfy(isDigit) else {
      throw node.error(
        "‘\(Excerpt.of(text))’ is no fingerprint: 16 digits from 0 to f are expected"
      )
    }
    if let first = fingerprints[text] {
      throw node.error("the fingerprint \(text) stands on line \(first.line) already; keep one")
    }
    fingerprints[text] = node.location
    return text
  }

  private mutating func rule(_ object: JSONObject) throws(InputError) -> String {
    let id = try Self.text(.rule, object)
    let problem: String?
    if let known = problems[id] {
      problem = known
    } else {
      problem = SuppressionRule(rawValue: id) == nil ? catalogue.problem(withRule: id) : nil
      problems[id] = .some(problem)
    }
    if let problem {
      let node = try object.required(Baseline.Entry.Key.rule.rawValue)
      throw node.error("‘\(Excerpt.of(id))’: \(problem)")
    }
    return id
  }
}
