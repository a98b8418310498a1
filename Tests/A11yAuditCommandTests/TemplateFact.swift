import XML

@testable import A11yAuditCommand

/// What a comment of a template says of the element behind it: that it is there for a rule, or one of
/// its attributes, which a line of the comment begins with.
struct TemplateFact: CustomStringConvertible {
  var description: String
  var rule: String

  /// The template without it.
  var rest: [UInt8]

  /// What the comments of a template name a rule for, each a line that ends with it in brackets.
  static func all(in template: SpecTemplate) throws -> [TemplateFact] {
    let bytes = Array(template.text.utf8)
    let tree = try Tree(parsing: bytes)
    let elements = elements(from: tree.root)
    return tree.comments(beginning: "").flatMap { comment in
      comment.text.split(separator: "\n").compactMap { line in
        guard let element = elements.first(where: { $0.position > comment.position }),
          let parts = line.wholeMatch(of: /\s*((?<name>[a-z-]+): )?.*\((?<rule>[a-z-]+)\)\s*/)
        else { return nil }
        var edit = ElementEdit(element)
        if let name = parts.name { edit.set(String(name), to: nil) } else { edit.replace(with: "") }
        return TemplateFact(
          description: String(line),
          rule: String(parts.rule),
          rest: Replacement.apply(edit.replacements, to: bytes)
        )
      }
    }
  }

  private static func elements(from element: XML.Element) -> [XML.Element] {
    [element] + element.children.flatMap(elements)
  }
}
