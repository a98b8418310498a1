package import XML

extension Grammar {
  /// The namespace of the spec dialect's first version.
  package static let specNamespace = "urn:a11y-audit:spec:1"

  /// What the namespaces of all versions begin with.
  package static let specNamespacePrefix = "urn:a11y-audit:spec:"

  /// The spec dialect.
  package static let spec = Grammar(
    namespace: specNamespace,
    root: "spec",
    summary: "The a11y-audit spec dialect, version 1: indicators and charts, to be audited.",
    names: SpecName.texts,
    synonyms: .spec,
    placeholders: Placeholder.words,
    unknown: UnknownMark(type: "unknown-fact", element: "unknown", attribute: "fact"),
    ([.spec] + ElementType.paletteTypes).map { $0.allowing(.code, []) }
      + ElementType.allowingUnknown(
        [
          [.animation], ElementType.components, ElementType.data, ElementType.chartParts,
          ElementType.changes, ElementType.standIns, ElementType.parts, ElementType.groups,
          ElementType.looks, ElementType.paints,
        ].flatMap(\.self)
      )
  )
}
