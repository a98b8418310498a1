internal import A11yAudit
internal import A11yModel
internal import Files
internal import RuleCatalogue

/// The built-in rules with those in folders of one's own.
struct RuleFolders: Sendable {
  private(set) var catalogue: Catalogue

  /// The rule files that were read, by their folders.
  private var files: [String: Set<String>] = [:]

  /// Why a folder's rules cannot be taken.
  enum Failure: Error {
    case unreadable(_ place: String, SystemError)
    case wrong(InputErrors)
  }

  init(_ catalogue: Catalogue = .builtIn) { self.catalogue = catalogue }

  /// Reads all rule files, and the examples in them, before anything is audited by them.
  ///
  /// - Parameters:
  ///   - folders: those that `--rules` adds.
  ///   - operand: one that is named without an option; nil where none is.
  ///   - system: reads files.
  /// - Throws: what cannot be read, and where.
  init(
    _ folders: [String],
    operand: String? = nil,
    _ system: System
  ) throws(UsageError) {
    self.init()
    let named = folders.map { ($0, "--rules ") } + (operand.map { [($0, "")] } ?? [])
    for (folder, option) in named {
      do throws(Failure) {
        try add(folder, system)
      } catch {
        throw error.usage(option)
      }
    }
  }

  /// Adds the rules of a folder.
  ///
  /// - Parameters:
  ///   - folder: as errors are to call it.
  ///   - root: what no file in it may lead out of; nil where a person named the folder.
  ///   - system: reads files.
  /// - Throws: what cannot be read, and what is wrong in it.
  mutating func add(
    _ folder: String,
    within root: Root? = nil,
    _ system: System
  ) throws(Failure) {
    let read = try Self.files(in: folder, within: root, system)
    files[folder] = Set(read.map(\.name))
    do throws(InputErrors) {
      catalogue = try catalogue.adding(read)
      try checkExamples(of: read.map(\.name))
    } catch {
      throw .wrong(error)
    }
  }

  /// The rules of the files in a folder.
  func rules(in folder: String) -> [Rule] {
    rules(of: files[folder] ?? [])
  }

  private func rules(of names: Set<String>) -> [Rule] {
    catalogue.rules.filter { rule in
      catalogue.file(of: rule).map { names.contains($0.name) } ?? false
    }
  }

  /// An example that no reader takes proves nothing, and shows people what they must not write.
  private func checkExamples(of names: [String]) throws(InputErrors) {
    var errors: [InputError] = []
    for example in RuleExample.all(of: rules(of: Set(names)), in: catalogue) {
      do throws(InputErrors) {
        _ = try example.document()
      } catch {
        errors += error.errors
      }
    }
    if !errors.isEmpty { throw InputErrors(errors) }
  }

  private static func files(
    in folder: String,
    within root: Root?,
    _ system: System
  ) throws(Failure) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    var place = folder
    do throws(SystemError) {
      guard let listing = try system.listing(folder) else {
        throw SystemError("is no folder")
      }
      if let unreadable = listing.unreadableFolders.first {
        place = unreadable.path
        throw unreadable.error
      }
      if let closed = listing.closedFolders.first {
        place = closed.path
        throw closed.error
      }
      for path in listing.files where path.lowercased().hasSuffix(".xml") {
        place = path
        if let objection = root?.objection(to: .reading, path, system) {
          throw SystemError("\(objection); --rules names any place")
        }
        files.append((path, try system.read(path, .found, .standard)))
      }
      place = folder
      if files.isEmpty { throw SystemError("holds no rule file (*.xml)") }
    } catch {
      throw .unreadable(place, error)
    }
    return files
  }
}

extension RuleFolders.Failure {
  /// As a wrong usage; what an option says stands before the folder.
  func usage(_ option: String) -> UsageError {
    switch self {
    case .unreadable(let place, let error): UsageError("\(option)\(place): \(error.message)")
    case .wrong(let errors):
      UsageError(
        errors.errors.map { "\($0.location): error: \($0.message)" }.joined(separator: "\n")
      )
    }
  }

  /// As errors in a file that names the folder.
  func errors(at location: Location) -> InputErrors {
    switch self {
    case .unreadable(let place, let error):
      InputErrors([InputError("ruleFolders: \(place): \(error.message)", at: location)])
    case .wrong(let errors): errors
    }
  }
}
