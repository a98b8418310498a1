internal import A11yConfiguration
internal import A11yModel
internal import A11yRules
internal import Files

extension ConfigurationReader.Access {
  /// Reads what a configuration names below its root.
  ///
  /// - Parameters:
  ///   - configuration: its file.
  ///   - isNamed: whether a person named it, who answers for what it extends.
  ///   - system: reads files.
  init(of configuration: String, isNamed: Bool, _ system: System) {
    self.init(
      currentFolder: system.currentFolder,
      bytes: { (file) throws(InputError) in
        let start = Location(file: file, line: 1, column: 1)
        let root = isNamed ? nil : Root(of: configuration, for: configuration, system)
        if let objection = root?.objection(to: .reading, file, system) {
          throw InputError("\(objection); a file that --config names extends any", at: start)
        }
        do throws(SystemError) {
          return try system.read(file, .found, .configuration)
        } catch {
          throw .unreadable(file, error)
        }
      },
      adding: { (folder, location, catalogue) throws(InputErrors) in
        let root = Root(of: configuration, for: location.file, system)
        if let objection = root.objection(to: .reading, folder, system) {
          let message = "ruleFolders: \(objection); --rules names any place"
          throw InputErrors([InputError(message, at: location)])
        }
        var folders = RuleFolders(catalogue)
        do throws(RuleFolders.Failure) {
          try folders.add(folder, within: root, system)
        } catch {
          throw error.errors(at: location)
        }
        return folders.catalogue
      }
    )
  }
}
