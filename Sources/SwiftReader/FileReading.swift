internal import A11yConfiguration
internal import A11yModel
internal import A11yReaders
internal import SwiftEvaluation
internal import SwiftRecognition
internal import SwiftSource

/// Reads what one file shows.
struct FileReading {
  private let reader: SwiftReader
  private let reach: Reach
  let names: SourceNames
  private let log = ReadLog()

  init(_ reader: SwiftReader, _ reach: Reach, _ names: SourceNames) {
    self.reader = reader
    self.reach = reach
    self.names = names
  }

  var files: SourceFiles { reader.files }

  /// The spec of what some files show, with the document of one that is alone.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - settings: what a reader is told beside the file; nil where no document is asked for.
  /// - Returns: what they come to.
  static func reading(of files: [FileReading], _ settings: ReadingSettings?) -> SwiftReading {
    var reading = SwiftReading()
    var parts: [(number: Int32, extraction: SpecExtraction)] = []
    for file in files {
      if let extraction = file.extraction(&reading.errors) {
        parts.append((file.files.number(of: file.names.file), extraction))
      }
    }
    if !parts.isEmpty { files.first?.read(parts, settings, into: &reading) }
    for file in files { file.finish(&reading) }
    return reading
  }

  /// Adds the spec of all files, and the document of this one.
  private func read(
    _ parts: [(number: Int32, extraction: SpecExtraction)],
    _ settings: ReadingSettings?,
    into reading: inout SwiftReading
  ) {
    do throws(NoComponent) {
      let spec = try SpecExtraction.spec(of: parts, samples: samples.map(files.number))
      reading.spec = spec.text
      reading.notes = spec.notes.map(note)
      for number in spec.readFiles { log.add(files.path(number)) }
      if let settings { reading.add(document(of: spec.text, settings)) }
    } catch {
      reading.notes = error.declined.map(note)
      reading.reasons = error.reasons.map(note)
    }
  }

  /// Says which files were read, and what could not be.
  private func finish(_ reading: inout SwiftReading) {
    reading.notes += troubles.filter { !reading.notes.contains($0) }
    reading.readFiles = Set(reading.readFiles).union(log.paths).sorted()
    let folders = reach.modules.compactMap(\.folder)
    reading.searchedFolders += folders.filter { !reading.searchedFolders.contains($0) }
    reading.soughtNames.formUnion(log.names)
    reading.document?.notes += reading.notes
    reading.document?.comments = log.paths.filter(SwiftReader.isSource).flatMap(comments(in:))
  }

  /// The files of `--sample` but the file itself.
  private var samples: [String] { reader.samples.filter { $0 != names.file } }

  /// A file as it is parsed; what is wrong with it is added.
  private func source(_ path: String, _ errors: inout [InputError]) -> SourceFile? {
    do throws(SourceFiles.Problem) {
      let source = try files.source(path)
      errors += source.errors.map { InputError($0.message, at: location($0.place)) }
      return source
    } catch {
      errors.append(InputError("cannot be read: \(error.message)", at: location(error, in: path)))
      return nil
    }
  }

  /// What extracts specs from the file and its module; nil where it is not parsed, and what is wrong is added.
  private func extraction(_ errors: inout [InputError]) -> SpecExtraction? {
    for path in samples + [names.file] { log.add(path) }
    guard let source = self.source(names.file, &errors) else { return nil }
    let sampleSources = samples.compactMap { self.source($0, &errors) }
    let known = Set(samples + [names.file])
    let (reach, log, files, names) = (reach, log, files, names)
    return SpecExtraction(
      module: Module(
        [source],
        samples: sampleSources,
        find: { reach.files(declaring: $0, except: known, log) },
        hasColor: { reach.resources.hasColor($0, isSymbol: $1) }
      ),
      paths: { names.written(files.path($0)) },
      resources: reach.resources.spec(names, log),
      generator: reader.generator
    )
  }

  /// What could not be looked into.
  private var troubles: [Note] {
    reach.modules.compactMap(\.problem).map { Note($0, on: .file(names.name)) }
      + log.problems.map { path, problem in
        Note(
          "what it declares is not known, for it cannot be read: \(problem.message)",
          on: .location(location(problem, in: path))
        )
      }
  }

  private func note(_ note: ExtractedSpec.Note) -> Note {
    Note(note.message, on: .location(location(note.place)))
  }

  func location(_ place: Place) -> Location {
    Location(
      file: names.shown(files.path(place.file)),
      line: Int(place.line),
      column: Int(place.column)
    )
  }

  private func location(_ problem: SourceFiles.Problem, in path: String) -> Location {
    Location(file: names.shown(path), line: problem.line, column: problem.column)
  }
}
