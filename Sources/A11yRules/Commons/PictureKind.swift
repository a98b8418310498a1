internal import A11yModel

extension Component {
  /// Whether it is a picture whose author does not say what its parts are for.
  var isPicture: Bool { kind == .graphic || chart?.isRecognized == true }
}
