package import A11yModel

extension Document.Dialect {
  /// What its documents are called in a sentence.
  package var noun: String {
    switch self {
    case .spec: "specs"
    case .svg: "SVG images"
    case .swiftui: "SwiftUI sources"
    }
  }
}

extension Component.Kind {
  /// What it is called in a sentence.
  package var noun: String {
    switch self {
    case .stepIndicator: "step indicator"
    case .statusTracker: "status tracker"
    case .progress: "progress"
    case .chart: "chart"
    case .graphic: "image"
    }
  }
}
