package import A11yModel
package import RuleCatalogue

/// The configuration of some folders: a file, with those that it extends.
package struct Configuration: Sendable {
  /// What it is called where nobody calls it otherwise.
  package static let standardName = ".a11y-audit.json"

  /// The file, as errors call it.
  package var file: String

  /// The files that it extends, and itself last: what comes later wins.
  package var layers: [Layer]

  /// The built-in rules, with those of its folders.
  package var catalogue: Catalogue

  /// What one file says.
  package struct Layer: Sendable {
    package var file: String

    /// The absolute folder that its paths are relative to.
    package var folder: String
    package var settings = Settings()

    /// The folders of rules that it adds, as errors call them.
    package var ruleFolders: [Placed<String>] = []

    /// The palettes that it adds.
    package var palettes: [ConfiguredPalette] = []
    package var exclude: PathPatterns
    package var gitignore: Placed<Bool>?
    package var swift: Placed<Bool>?

    /// Settings for some files, and which they are for.
    package var overrides: [Settings] = []
    package var overridden: PathChoices
    package var suppressions: [ConfiguredSuppression] = []
    package var suppressed: PathChoices

    /// The path of the baseline, as errors call it.
    package var baseline: Placed<String>?

    /// The paths of reports by their formats.
    package var outputs: [(format: String, path: Placed<String>)] = []
  }
}

extension Configuration {
  /// What `.gitignore` counts for, where nothing else is said.
  package static let standardGitignore = Placed(true, from: .standard)

  package var gitignore: Placed<Bool> {
    layers.last { $0.gitignore != nil }?.gitignore ?? Self.standardGitignore
  }

  /// Whether Swift source in folders is looked into, where nothing else is said.
  package static let standardSwift = Placed(false, from: .standard)

  package var swift: Placed<Bool> {
    layers.last { $0.swift != nil }?.swift ?? Self.standardSwift
  }

  package var baseline: Placed<String>? { layers.last { $0.baseline != nil }?.baseline }

  /// Reports that are written to files, one for each format.
  package var outputs: [(format: String, path: Placed<String>)] {
    var outputs: [(format: String, path: Placed<String>)] = []
    for output in layers.flatMap(\.outputs) {
      if let index = outputs.firstIndex(where: { $0.format == output.format }) {
        outputs[index] = output
      } else {
        outputs.append(output)
      }
    }
    return outputs
  }

  /// The pattern by which a path is left out, itself and not for a folder that it is in.
  package func excluding(_ place: String, isFolder: Bool) -> PathPattern? {
    let deciding = layers.lazy.reversed().compactMap {
      $0.exclude.deciding(on: place, isFolder: isFolder)
    }.first
    return deciding.flatMap { $0.isNegated ? nil : $0 }
  }

  /// The places of the overrides that are for a file, among all of all layers; files with the same
  /// are audited in the same way.
  package func overrides(for place: String) -> [Int] {
    places(among: \.overrides.count, \.overridden, covering: place)
  }

  /// All that are stated, whichever files they are for.
  package var suppressions: [ConfiguredSuppression] {
    layers.flatMap(\.suppressions)
  }

  /// The places of the suppressions that are for a file, among all of all layers.
  package func suppressions(for place: String) -> [Int] {
    places(among: \.suppressions.count, \.suppressed, covering: place)
  }

  private func places(
    among count: KeyPath<Layer, Int>,
    _ files: KeyPath<Layer, PathChoices>,
    covering place: String
  ) -> [Int] {
    var before = 0
    return layers.flatMap { layer in
      defer { before += layer[keyPath: count] }
      return layer[keyPath: files].covering(place).map { $0 + before }
    }
  }

  /// The suppressions at some places.
  package func suppressions(at places: [Int]) -> [ConfiguredSuppression] {
    let all = suppressions
    return places.map { all[$0] }
  }

  /// Which of its patterns were not matched with every path.
  package var shortfalls: [InputError] {
    layers.flatMap { [$0.exclude.shortfall, $0.overridden.shortfall, $0.suppressed.shortfall] }
      .compactMap(\.self)
  }
}
