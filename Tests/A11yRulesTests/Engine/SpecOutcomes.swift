import A11yModel
import A11yReaders
import A11yRules

/// The outcomes of a rule for the content of a spec, of system colours of iOS 26.
///
/// - Parameters:
///   - rule: the rule's id.
///   - others: rules that are decided besides.
///   - content: what the spec holds.
///   - attributes: those of the spec.
///   - profiles: who asks; nil for those that ask where nobody says.
///   - detail: what of passes is kept.
/// - Returns: the outcomes in their order.
/// - Throws: what is wrong with the spec.
func outcomes(
  of rule: String,
  beside others: [String] = [],
  for content: String,
  _ attributes: String = "",
  by profiles: [Profile.Name]? = nil,
  detail: Audit.Detail = .summaries
) throws -> [Outcome] {
  let text = "<spec xmlns=\"urn:a11y-audit:spec:1\" \(attributes)>\(content)</spec>"
  let settings = ReadingSettings(generation: .ios26)
  let read = try Reader.content(of: Array(text.utf8), file: "a.xml", settings)
  guard case .document(let document) = read else { return [] }
  var audit = Audit()
  audit.only = [rule] + others
  audit.profiles = profiles
  audit.detail = detail
  return audit.results(for: document).outcomes.filter { $0.rule == rule }
}

/// The outcomes of a rule for an SVG image of 200 by 140, with letters of 10.
func outcomes(of rule: String, forImage content: String) throws -> [Outcome] {
  let text = """
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" font-size="10">\
    \(content)</svg>
    """
  let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
  guard case .document(let document) = read else { return [] }
  var audit = Audit()
  audit.only = [rule]
  return audit.results(for: document).outcomes
}
