internal import A11yModel

/// What may be read for palettes, and how.
package struct PaletteAccess: Sendable {
  /// Where a path leads that is written in a file; where it may not be read, why.
  package var place: @Sendable (_ path: String, _ file: String) throws(AccessError) -> Place

  /// What is in a file, of which there are at most so many bytes.
  package var bytes: @Sendable (Place, _ limit: Int) throws(AccessError) -> [UInt8]

  /// What is in a folder, without what is hidden and what leads out of it; nil for what is none.
  package var entries: @Sendable (Place) throws(AccessError) -> [Entry]?

  package init(
    place: @escaping @Sendable (_ path: String, _ file: String) throws(AccessError) -> Place,
    bytes: @escaping @Sendable (Place, _ limit: Int) throws(AccessError) -> [UInt8],
    entries: @escaping @Sendable (Place) throws(AccessError) -> [Entry]?
  ) {
    self.place = place
    self.bytes = bytes
    self.entries = entries
  }

  /// A file or a folder.
  package struct Place: Hashable, Sendable {
    /// As errors call it.
    package var name: String

    /// Where it is: absolute, links followed.
    package var path: String

    /// The folder that nothing leads out of which is read for it; nil where a person named it.
    package var root: String?

    package init(_ name: String, at path: String, within root: String?) {
      self.name = name
      self.path = path
      self.root = root
    }

    /// Where errors stand that are about all of it.
    var start: Location { Location(file: name, line: 1, column: 1) }

    /// What is in it under a name, which nothing leads out of even where a person named the folder.
    func child(_ child: String) -> Place {
      Place(
        name.hasSuffix("/") ? name + child : "\(name)/\(child)",
        at: path == "/" ? path + child : "\(path)/\(child)",
        within: root ?? path
      )
    }
  }

  /// Something in a folder.
  package struct Entry: Hashable, Sendable {
    package var name: String
    package var isFolder: Bool

    package init(_ name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }
}

extension PaletteAccess {
  /// What is in a folder, as `entries` says.
  func contents(of place: Place) throws(InputError) -> [Entry]? {
    do throws(AccessError) {
      return try entries(place)
    } catch {
      throw InputError(error.message, at: place.start)
    }
  }
}

/// Why something is not read for a palette.
package struct AccessError: Error, Hashable, Sendable {
  package var message: String

  package init(_ message: String) { self.message = message }
}
