package import A11yModel

extension Component {
  /// Whether it is a picture whose author does not say what its parts are for.
  package var isPicture: Bool { kind == .graphic || chart?.isRecognized == true }
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
