/// A kind of text that strangers write.
public enum Input: String, CaseIterable, Sendable {
  /// A file that claims to be a spec.
  case spec

  /// A file that claims to be an image.
  case svg

  /// A rule file.
  case rules

  /// The content of a palette, or the value of a colour on each line.
  case palette

  /// A colour set, design tokens or a resolver document.
  case imported

  /// A label, name, announcement or other text on each line; the last is a walk, too.
  case template

  /// What a text is most like.
  public init(_ bytes: [UInt8]) {
    func holds(_ text: StaticString) -> Bool {
      let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      return bytes.indices.contains { bytes[$0...].starts(with: text) }
    }
    if !holds("<") {
      self = holds("{") ? .template : .palette
    } else {
      let names: [(StaticString, Input)] = [("<rule", .rules), ("<spec", .spec), ("<svg", .svg)]
      self = names.first { holds($0.0) }?.1 ?? .palette
    }
  }

  /// The file that it is, or stands in.
  func file(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .spec, .svg, .rules: bytes
    case .palette: Frame.palette(bytes)
    case .template: Frame.template(bytes)
    case .imported: Frame.importing(bytes)
    }
  }

  /// The files beside it, by their paths.
  func files(_ bytes: [UInt8]) -> [String: [UInt8]] {
    self == .imported ? [Frame.importedPath(bytes): bytes] : [:]
  }
}

/// How far an input is taken; each stage is behind those before it.
public enum Stage: String, CaseIterable, Sendable {
  case reading
  case audit
  case reports
}
