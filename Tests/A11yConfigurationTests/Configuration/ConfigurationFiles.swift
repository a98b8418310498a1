import A11yModel
import A11yRules

@testable import A11yConfiguration

/// Configurations in memory, in the folder `/r`.
struct ConfigurationFiles {
  var files: [String: String] = [:]

  /// The configuration of a text, with the files beside it.
  func configuration(_ text: String) throws(InputErrors) -> Configuration {
    let access = ConfigurationReader.Access(
      currentFolder: "/r",
      bytes: { [files] (file) throws(InputError) in
        guard let text = files[file] else {
          let place = Location(file: file, line: 1, column: 1)
          throw InputError("cannot be read: No such file or directory", at: place)
        }
        return Array(text.utf8)
      },
      adding: { (folder, place, catalogue) throws(InputErrors) in
        guard folder == "own" else {
          throw InputErrors([InputError("ruleFolders: \(folder): is no folder", at: place)])
        }
        return catalogue
      }
    )
    return try ConfigurationReader.configuration(
      Array(text.utf8),
      "c.json",
      at: "/r/c.json",
      .builtIn,
      access
    )
  }

  /// What holds for a file.
  func resolved(_ text: String, for place: String, _ options: Settings = Settings()) throws
    -> ResolvedConfiguration
  {
    let configuration = try configuration(text)
    return ResolvedConfiguration(
      configuration,
      overrides: configuration.overrides(for: place),
      options: options
    )
  }
}
