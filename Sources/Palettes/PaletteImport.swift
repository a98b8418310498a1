package import A11yModel

/// Colours that a palette takes over from files.
package struct PaletteImport: Hashable, Sendable {
  package var source: Source

  /// What stands before all names.
  package var prefix = ""

  /// Which names are meant, `*` standing for any text; nil for all.
  package var only: String?

  /// The groups whose tokens are meant, and called without them; the later wins, and none is for all.
  ///
  /// With `*` they are those at the top whose names are like that.
  package var groups: [String] = []

  /// Where the colours are defined; paths are as they are written.
  package enum Source: Hashable, Sendable {
    /// An asset catalogue, or a folder that holds some.
    case assets(String)
    /// Files of tokens that are merged in this order, for one variant; for all where it is nil.
    case tokens([String], Variant?)
    /// A resolver document, and for each variant the contexts of its modifiers.
    case resolver(String, [ResolverInput])
    /// Any of these, by what is there.
    case named(String, Variant?)
  }

  /// The contexts that a resolver is asked for, by its modifiers, for one variant; for all where it is
  /// nil.
  package struct ResolverInput: Hashable, Sendable {
    package var variant: Variant?
    package var contexts: [String: String]

    package init(for variant: Variant?, _ contexts: [String: String]) {
      self.variant = variant
      self.contexts = contexts
    }

    /// Reads `theme=dark size=small`; nil where that is no such list.
    package init?(for variant: Variant?, _ text: String) {
      self.init(for: variant, [:])
      for word in text.split(whereSeparator: \.isWhitespace) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty,
          contexts.updateValue(String(parts[1]), forKey: String(parts[0])) == nil
        else { return nil }
      }
    }
  }

  package init(_ source: Source) { self.source = source }
}

extension PaletteImport {
  /// Paths of a list that spaces part, in which `%20` stands for a space.
  package static func paths(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { String($0).replacing("%20", with: " ") }
  }

  /// The paths that it names, as they are written.
  package var paths: [String] {
    switch source {
    case .assets(let path), .resolver(let path, _), .named(let path, _): [path]
    case .tokens(let paths, _): paths
    }
  }

  /// What it says, in words.
  package var summary: String {
    var words = paths.joined(separator: " ")
    switch source {
    case .tokens(_, let variant?), .named(_, let variant?): words += " as \(variant.name)"
    default: break
    }
    if !groups.isEmpty { words += " path \(groups.joined(separator: " "))" }
    if let only { words += " only \(only)" }
    return prefix.isEmpty ? words : words + " prefix \(prefix)"
  }

  /// Whether not everything is meant that there is.
  var isLimited: Bool { only != nil || !groups.isEmpty }

  /// What a colour is called by it; nil where that is not meant.
  func name(of colour: String) -> String? {
    if let only, !Self.matches(only, colour[...]) { return nil }
    return prefix + colour
  }

  /// Whether a name is as a pattern says.
  static func matches(_ pattern: String, _ name: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return name == pattern }
    guard name.hasPrefix(parts[0]) else { return false }
    var rest = name.dropFirst(parts[0].count)
    for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
