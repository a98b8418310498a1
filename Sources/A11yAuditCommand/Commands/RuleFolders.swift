internal import A11yAudit
internal import A11yModel
internal import A11yRules

/// The built-in rules with those in folders of one's own.
struct RuleFolders {
  private(set) var catalogue = Catalogue.builtIn

  /// The rule files that were read, by their folders.
  private var files: [String: Set<String>] = [:]

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
    let named = folders.map { ($0, "--rules ") } + (operand.map { [($0, "")] } ?? [])
    for (folder, option) in named {
      let read = try Self.files(in: folder, option, system)
      files[folder] = Set(read.map(\.name))
      do throws(InputErrors) {
        catalogue = try catalogue.adding(read)
        try checkExamples(of: read.map(\.name))
      } catch {
        let lines = error.errors.map { "\($0.location): error: \($0.message)" }
        throw UsageError(lines.joined(separator: "\n"))
      }
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
    _ option: String,
    _ system: System
  ) throws(UsageError) -> [(name: String, bytes: [UInt8])] {
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
      for path in listing.files where path.lowercased().hasSuffix(".xml") {
        place = path
        files.append((path, try system.read(path)))
      }
    } catch {
      throw UsageError("\(option)\(place): \(error.message)")
    }
    if files.isEmpty { throw UsageError("\(option)\(folder): holds no rule file (*.xml)") }
    return files
  }
}
