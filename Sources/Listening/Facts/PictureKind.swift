package import A11yModel
internal import Language

extension Component {
  /// Whether it is a picture whose author does not say what its parts are for.
  package var isPicture: Bool { kind == .graphic || chart?.isRecognized == true }
}

extension ComponentFacts {
  /// What findings on many parts of a picture have in common: what drew it did so to all of them.
  ///
  /// Nil where an author gives each its own words.
  ///
  /// - Parameter flaw: what is wrong with them.
  /// - Returns: the cause.
  package func causeOfDrawing(_ flaw: @autoclosure () -> String) -> String? {
    component.isPicture ? flaw() : nil
  }

  /// Whether what is heard is a text of a picture as everyone sees it.
  package func isShownAsHeard(_ element: Element) -> Bool {
    component.isPicture && element.isPlainText
  }

  /// What a part of a picture is called by its author, of which it is not known what it stands for; nil
  /// of any other element.
  package func labelOfPart(_ occurrence: Occurrence) -> String? {
    guard component.isPicture, occurrence.element > 0 else { return nil }
    let element = element(occurrence)
    guard element.subject == .component, !element.isPlainText, !element.hasStockLabel,
      let label = element.label.value, !Words(label).isEmpty
    else { return nil }
    return label
  }
}

extension Element {
  /// Whether it is text as everyone sees it, to which its author gave no other name.
  package var isPlainText: Bool {
    switch kind {
    case .text, .tick, .title: label == .absent
    default: false
    }
  }
}
