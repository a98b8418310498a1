internal import A11yModel
internal import A11yRules
internal import Drawing

extension HTMLCard {
  /// What a card is of.
  struct Subject {
    var name: String
    var file: Report.AuditedFile
    var component: Component?
    var failed: [PageFinding] = []
    var open: [PageFinding] = []
    var excerpts: FileExcerpts

    /// How the component looks; nil where nobody can say.
    func pictures(showing findings: [Finding], id: String) -> ComponentPictures? {
      guard let component, let document = file.document else { return nil }
      return ComponentPictures(
        of: component,
        in: document,
        source: file.source?.bytes,
        component.appearances,
        Vision.allCases,
        showing: findings,
        id: id
      )
    }
  }
}
