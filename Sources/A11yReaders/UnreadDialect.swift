internal import Support
internal import XML

/// Words for XML that no reader is for.
struct UnreadDialect {
  let message: String

  /// Whether its author in all likelihood meant a spec: such a file matters even where nobody named
  /// it.
  let isMeantAsSpec: Bool

  private static let supported =
    "a spec (<spec xmlns=\"\(Grammar.specNamespace)\">) or an image "
    + "(<svg xmlns=\"http://www.w3.org/2000/svg\">) is read"

  init(_ element: XML.Element) {
    let root = Name(element.name, namespace: element.namespace)
    isMeantAsSpec =
      root.namespace.hasPrefix(Grammar.specNamespacePrefix)
      ? root.local != "rule"
      : root.local == "spec" && root.namespace.isEmpty
        && (element.children.isEmpty
          || element.children.contains { Self.children.contains($0.name) })
    let name = "<\(Excerpt.of(root.local))>"
    if root.namespace == Grammar.specNamespace, root.local == "rule" {
      message = "this is a rule file, not a spec; give its folder with --rules"
    } else if root.namespace == Grammar.specNamespace {
      message = "\(name) is no document element of a spec; wrap it in <spec>"
    } else if root.namespace.hasPrefix(Grammar.specNamespacePrefix) {
      let version = root.namespace.dropFirst(Grammar.specNamespacePrefix.count)
      message = "this is a spec of version ‘\(Excerpt.of(version))’; version 1 is read"
    } else if root.local == "spec" {
      let namespace =
        root.namespace.isEmpty ? "no namespace" : "the namespace ‘\(Excerpt.of(root.namespace))’"
      message = "<spec> is in \(namespace); write <spec xmlns=\"\(Grammar.specNamespace)\">"
    } else if let kind = Self.kinds[root.local] ?? Self.pageSource(root.local) {
      message = "this is \(kind), which is not read; \(Self.supported)"
    } else {
      message = "\(name) is the root of no dialect that is known; \(Self.supported)"
    }
  }

  /// What stands in a spec and seldom in anything else that is called so.
  private static let children: Set<String> = [
    "palette", "step-indicator", "status-tracker", "progress", "chart",
  ]

  /// The message for a document type declaration that tells what a file is.
  static func byDocumentType(_ root: String) -> String? {
    kinds[root.lowercased()].map { "this is \($0), which is not read; \(supported)" }
  }

  /// The message for a file that is no XML, by what its name says that it is.
  static func byName(of file: String) -> String? {
    guard let dot = file.lastIndex(of: ".") else { return nil }
    let ending = file[dot...].dropFirst().lowercased()
    guard let kind = kindsByEnding.first(where: { $0.endings.contains(ending) }) else { return nil }
    return "this is \(kind.name), not a spec; \(supported)\(kind.hint.map { "; \($0)" } ?? "")"
  }

  /// What files are that are no XML, and what else may have been meant.
  private static let kindsByEnding: [(endings: [String], name: String, hint: String?)] = [
    (["md", "markdown"], "Markdown", nil),
    (
      ["json", "jsonl"], "JSON",
      "a configuration goes with --config, and a baseline with --baseline"
    ),
    (["yml", "yaml"], "YAML", nil), (["csv"], "a table", nil),
    (["html", "htm"], "an HTML page", "an image in it is read from a file of its own"),
    (["css"], "a style sheet", nil), (["js", "ts", "jsx", "tsx"], "a script", nil),
    (["swift"], "Swift source", "name its file, for standard input is read as XML"),
    (
      ["png", "jpg", "jpeg", "gif", "webp", "heic", "avif"], "a picture made of pixels",
      "save it as SVG, or describe what it shows in a spec"
    ),
    (["pdf"], "a PDF", "save it as SVG, or describe what it shows in a spec"),
  ]

  private static let kinds = [
    "svg": "an SVG image without SVG’s namespace", "html": "an HTML page",
    "hierarchy": "an Android page source",
    "AppiumAUT": "an iOS page source", "plist": "a property list",
    "schema": "an XML schema", "testsuites": "a JUnit report", "testsuite": "a JUnit report",
  ]

  private static func pageSource(_ root: String) -> String? {
    root.hasPrefix("XCUIElementType") ? "an iOS page source" : nil
  }
}
