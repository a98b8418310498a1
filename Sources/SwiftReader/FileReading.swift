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

  func reading(_ settings: ReadingSettings) -> SwiftReading {
    var reading = SwiftReading()
    log.add(names.file)
    guard let source = self.source(names.file, &reading.errors) else { return reading }
    let samples = reader.samples.filter { $0 != names.file }
    var sampleSources: [SourceFile] = []
    for sample in samples {
      log.add(sample)
      if let source = self.source(sample, &reading.errors) { sampleSources.append(source) }
    }
    do throws(NoComponent) {
      let spec = try extraction([source], sampleSources, except: Set(samples + [names.file])).spec(
        of: files.number(of: names.file),
        samples: samples.map(files.number)
      )
      reading.spec = spec.text
      reading.notes = spec.notes.map(note)
      for number in spec.readFiles { log.add(files.path(number)) }
      reading.add(document(of: spec.text, settings))
    } catch {
      reading.notes = error.declined.map(note)
    }
    reading.notes += troubles
    reading.document?.notes += reading.notes
    reading.readFiles = log.paths
    reading.searchedFolders = reach.modules.compactMap(\.folder)
    reading.missesNames = log.missesNames
    reading.document?.comments = log.paths.filter(SwiftReader.isSource).flatMap(comments(in:))
    return reading
  }

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

  private func extraction(
    _ sources: [SourceFile],
    _ samples: [SourceFile],
    except known: Set<String>
  ) -> SpecExtraction {
    let (reach, log, files, names) = (reach, log, files, names)
    return SpecExtraction(
      module: Module(
        sources,
        samples: samples,
        find: { reach.files(declaring: $0, except: known, log) },
        hasColor: { reach.resources.hasColor(symbol: $0) }
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
