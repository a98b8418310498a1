internal import SwiftEvaluation

/// What a view inherits from those around it.
struct Inherited {
  /// The foreground styles, the first, second and third; empty is the platform's.
  var foreground: [Fact<Paint.Style>] = []
  var tint: Fact<Paint.Style> = .absent
  var font = ShownFont()
  /// Whether the weight is given beside the font, over which it wins.
  var hasOwnWeight = false
  var room = TextRoom()
  var disabled: Fact<Bool> = .absent
  var buttonStyle: Fact<String> = .absent
  var progressStyle: Fact<String> = .absent
  var gaugeStyle: Fact<String> = .absent
  var labelStyle: Fact<String> = .absent
  var hidesLabels: Fact<Bool> = .absent
  var rendering: Fact<String> = .absent
  var scheme: Fact<String> = .absent
  var customViews: [ShownView.CustomView] = []
  var items: [ShownView.Item] = []

  /// What it is where a modifier may have changed all that is inherited.
  mutating func forget(_ unknown: Unknown) {
    foreground = [.unknown(unknown)]
    tint = .unknown(unknown)
    font.forget(unknown)
    disabled = .unknown(unknown)
    buttonStyle = .unknown(unknown)
    progressStyle = .unknown(unknown)
    gaugeStyle = .unknown(unknown)
    labelStyle = .unknown(unknown)
    room.lines = .unknown(unknown)
    rendering = .unknown(unknown)
  }
}

extension ShownFont {
  mutating func forget(_ unknown: Unknown) {
    size = .unknown(unknown)
    weight = .unknown(unknown)
    isItalic = .unknown(unknown)
  }
}
