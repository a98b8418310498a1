/// Where requirements come from.
struct RequirementCollection: Sendable {
  /// What references to it begin with.
  let name: String

  /// What is said of a place that it does not have.
  var lack = ""

  /// The places it has; nil where they are anybody's.
  var places: (@Sendable () -> [String])?

  /// The conformance level of a place.
  var level: @Sendable (String) -> String? = { _ in nil }

  /// The address of the page that explains a place.
  var page: @Sendable (String) -> String? = { _ in nil }

  static let all = [wcag, hig, chartability, act, axe, own]

  /// What a team asks of itself, in whatever names it likes.
  static let own = RequirementCollection(name: "own")

  /// The rules of axe-core 4, which some of these come from.
  static let axe = RequirementCollection(
    name: "axe",
    lack: "there is no such rule in axe-core 4",
    places: { AxeRule.ids }
  )
}
