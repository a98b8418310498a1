package import A11yModel
internal import A11yReports
internal import JSONReading
package import RuleCatalogue
internal import Support

/// Reads a configuration with all that it extends.
package struct ConfigurationReader {
  private let access: Access

  /// What has been read, what is extended before what extends it.
  private var texts: [Text] = []
  private var read: Set<String> = []
  private var errors: [InputError] = []

  /// Reads what configurations name.
  package struct Access {
    /// The bytes of a file that one extends.
    package var bytes: (_ file: String) throws(InputError) -> [UInt8]

    /// A catalogue with the rules of a folder; its errors are at the place where that is named.
    package var adding:
      (_ folder: String, _ place: Location, Catalogue) throws(InputErrors) -> Catalogue

    /// The current folder, from which errors and reports name files.
    package var currentFolder: String

    package init(
      currentFolder: String,
      bytes: @escaping (_ file: String) throws(InputError) -> [UInt8],
      adding:
        @escaping (_ folder: String, _ place: Location, Catalogue) throws(InputErrors) ->
        Catalogue
    ) {
      self.currentFolder = currentFolder
      self.bytes = bytes
      self.adding = adding
    }
  }

  /// A file that was read, or the profiles that one extends.
  private struct Text {
    var node: JSONNode
    var file: String
    var folder: String

    var profiles: Placed<[Profile.Name]>?
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: what is in it.
  ///   - file: its path, as errors are to call it.
  ///   - place: where it is, absolute.
  ///   - catalogue: the rules there are, to which it may add.
  ///   - access: reads files.
  /// - Returns: the configuration.
  /// - Throws: everything that is wrong with it and with what it extends.
  package static func configuration(
    _ bytes: [UInt8],
    _ file: String,
    at place: String,
    _ catalogue: Catalogue,
    _ access: Access
  ) throws(InputErrors) -> Configuration {
    var reader = ConfigurationReader(access: access)
    reader.read.insert(place)
    reader.read(bytes, file, at: place, [])
    return try reader.configuration(file, catalogue)
  }

  private init(access: Access) { self.access = access }

  // MARK: what is extended

  private mutating func read(
    _ bytes: [UInt8],
    _ file: String,
    at place: String,
    _ outer: [(place: String, file: String)]
  ) {
    let node: JSONNode
    do throws(InputError) {
      node = try JSONNode(parsing: bytes, file: file)
    } catch {
      // What extends it stays as it is, and is read on.
      errors.append(error)
      return
    }
    let folder = PathSyntax.folder(of: place)
    // Profiles that stand beside one another are chosen together.
    var profiles: [Profile.Name] = []
    var first = node
    let extended = node[.extends]
    for item in extended?.items ?? extended.map({ [$0] }) ?? [] {
      guard let text = item.string else { continue }
      if let profile = Profile.Name(rawValue: text) {
        if profiles.isEmpty { first = item }
        profiles.append(profile)
      } else if TextForm.isPath(text) {
        append(profiles, at: first, file, folder)
        profiles = []
        extend(text, item, folder, outer + [(place, file)])
      }
    }
    append(profiles, at: first, file, folder)
    texts.append(Text(node: node, file: file, folder: folder))
  }

  private mutating func append(
    _ profiles: [Profile.Name],
    at node: JSONNode,
    _ file: String,
    _ folder: String
  ) {
    guard !profiles.isEmpty else { return }
    texts.append(
      Text(
        node: JSONNode(.object([]), at: node.location),
        file: file,
        folder: folder,
        profiles: Placed(profiles, from: .file(node.location))
      )
    )
  }

  private mutating func extend(
    _ text: String,
    _ item: JSONNode,
    _ folder: String,
    _ outer: [(place: String, file: String)]
  ) {
    let place = PathSyntax.normalized(PathSyntax.joined(folder, text))
    if let start = outer.firstIndex(where: { $0.place == place }) {
      let names = (outer[start...] + [outer[start]]).map { Excerpt.of($0.file) }
      let circle = names.joined(separator: " → ")
      errors.append(item.error("extends goes in a circle: \(circle); leave one out"))
      return
    }
    let file = PathSyntax.shown(text, in: folder, from: access.currentFolder)
    guard read.insert(place).inserted else { return }
    do throws(InputError) {
      read(try access.bytes(file), file, at: place, outer)
    } catch {
      errors.append(item.error("extends ‘\(Excerpt.of(text))’: \(error.message)"))
    }
  }

  // MARK: what they say

  private mutating func configuration(
    _ file: String,
    _ catalogue: Catalogue
  ) throws(InputErrors) -> Configuration {
    var catalogue = catalogue
    for text in texts {
      for item in text.node[.ruleFolders]?.items ?? [] {
        guard let path = item.string, !path.isEmpty else { continue }
        let folder = PathSyntax.shown(path, in: text.folder, from: access.currentFolder)
        do throws(InputErrors) {
          catalogue = try access.adding(folder, item.location, catalogue)
        } catch {
          errors += error.errors
        }
      }
    }
    let shape = ConfigurationShape(catalogue).root
    for text in texts { errors += shape.problems(in: text.node, called: "the configuration") }
    for text in texts {
      errors += text.node[.palettes]?.items?.flatMap(ConfiguredPalette.problems) ?? []
    }
    guard errors.isEmpty else { throw InputErrors(errors.sorted()) }
    let layers = texts.map { text in
      var layer = LayerReader(
        text.node,
        file: text.file,
        folder: text.folder,
        currentFolder: access.currentFolder
      ).layer
      layer.settings.profiles = layer.settings.profiles ?? text.profiles
      return layer
    }
    return Configuration(file: file, layers: layers, catalogue: catalogue)
  }
}
