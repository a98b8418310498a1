package import SwiftEvaluation
internal import SwiftSource

/// Extracts specs from the files of a module.
package struct SpecExtraction: Sendable {
  private let module: Module
  private let paths: @Sendable (Int32) -> String
  private let resources: SpecResources
  private let generator: String

  /// - Parameters:
  ///   - module: what the files declare; names that they do not declare are looked for by its `find`.
  ///   - paths: the path of a file, by the number in its places, as it is to stand in `src`: relative to the spec.
  ///   - resources: the colour sets and strings of the module.
  ///   - generator: the program and its version, for the head of the spec.
  package init(
    module: Module,
    paths: @escaping @Sendable (Int32) -> String,
    resources: SpecResources = SpecResources(),
    generator: String
  ) {
    self.module = module
    self.paths = paths
    self.resources = resources
    self.generator = generator
  }

  /// The spec of what a file shows.
  ///
  /// Its roots are the file's previews, the previews and views of samples, which are files that the module holds as
  /// well, and each view of the file that these do not show with all that it is given, its inputs assumed.
  ///
  /// - Parameters:
  ///   - file: the file, by the number in its places.
  ///   - samples: the files whose previews give data, by their numbers.
  /// - Returns: the spec with its notes.
  /// - Throws: that it shows no component, and what was declined.
  package func spec(
    of file: Int32,
    samples: [Int32] = []
  ) throws(NoComponent) -> ExtractedSpec {
    try Self.spec(of: [(file, self)], samples: samples)
  }

  /// The spec of what several files show, each with its own module; that of the first says what is the same for all.
  package static func spec(
    of files: [(number: Int32, extraction: SpecExtraction)],
    samples: [Int32] = []
  ) throws(NoComponent) -> ExtractedSpec {
    var found = FoundComponents()
    var read: Set<Int32> = []
    var roots: [Place] = []
    for file in files {
      read.formUnion(file.extraction.read(file.number, samples, into: &found, &roots))
    }
    guard let first = files.first?.extraction, !found.components.isEmpty else {
      throw NoComponent(declined: found.notes, reasons: found.reasons)
    }
    let writer = SpecWriter(
      generator: first.generator,
      paths: first.paths,
      resources: first.resources
    )
    let components = found.named
    return ExtractedSpec(
      text: writer.text(
        components,
        found.merge.palette,
        of: files.map(\.number),
        notes: found.notes
      ),
      notes: found.notes,
      readFiles: read.sorted(),
      roots: roots
    )
  }

  /// Adds what a file shows, and says which files that took.
  private func read(
    _ file: Int32,
    _ samples: [Int32],
    into found: inout FoundComponents,
    _ roots: inout [Place]
  ) -> Set<Int32> {
    let drawing = PartDrawing(resources)
    var module = module
    var shown: [String: Bool] = [:]
    var steps = 0
    func note(_ reading: RootReading) {
      roots.append(reading.root.place)
      module = reading.module
      shown.merge(module.views(in: reading.exploration.trees.map(\.tree))) { $0 || $1 }
    }
    /// Reads a root with what is left of the steps for the file.
    func read(_ root: Root, _ name: String, _ reading: (Explorer) -> Void) {
      let budget = Budget(steps: min(Budget.root, Budget.file - steps))
      if budget.isSpent {
        found.add(.init(message: "\(RootReading.tooMuch): \(name) is not read", place: root.place))
      } else {
        reading(Explorer(module, budget))
        steps += budget.steps
      }
    }
    for root in module.givenRoots(of: Set([file] + samples)) {
      read(root, "this preview") { explorer in
        let reading = RootReading(root, explorer, drawing)
        let count = found.components.count
        reading.read(into: &found)
        if found.components.count == count { found.decline(root, explorer) }
        note(reading)
      }
    }
    for root in module.views(of: file) {
      guard case .assumed(let path, _, _) = root else { continue }
      // What is shown with data that are not known is read for itself where nothing came of it.
      if let isKnown = shown[path], isKnown || found.shows(path) { continue }
      read(root, path) { explorer in
        let count = found.components.count
        let assumed = AssumedReading(root: root, explorer: explorer, drawing: drawing)
        let reading = assumed.read(into: &found)
        if found.components.count == count { found.decline(root, explorer) }
        guard let reading else { return }
        module = reading.module
        if found.components.count > count { note(reading) }
      }
    }
    return module.files.union([file])
  }
}
