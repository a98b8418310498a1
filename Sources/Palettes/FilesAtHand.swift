extension PaletteAccess {
  /// Reads files that are at hand.
  ///
  /// - Parameter files: what is in them, by the paths that lead to them from the document.
  package init(files: [String: [UInt8]]) {
    let folders = Self.folders(of: files.keys)
    self.init(
      place: { (path, file) throws(AccessError) in
        // What a file at hand names lies beside that.
        let start = files[file] == nil ? [] : Array(file.split(separator: "/").dropLast())
        var parts = path.hasPrefix("/") ? nil : Optional(start)
        for part in path.split(separator: "/") where part != "." {
          if part != ".." {
            parts?.append(part)
          } else if parts?.popLast() == nil {
            parts = nil
          }
        }
        guard let name = parts?.joined(separator: "/") else {
          throw AccessError("\(path): leads out of the folder of the document")
        }
        return Place(name, at: name, within: nil)
      },
      bytes: { (place, limit) throws(AccessError) in
        guard let bytes = files[place.path] else {
          throw AccessError("\(place.name): there is no such file")
        }
        guard bytes.count <= limit else {
          throw AccessError("\(place.name): is larger than \(limit >> 20) MB")
        }
        return bytes
      },
      entries: { place in folders[place.path].map(Array.init) }
    )
  }

  /// What is in each folder that paths lead through.
  private static func folders(of paths: some Sequence<String>) -> [String: Set<Entry>] {
    var folders: [String: Set<Entry>] = [:]
    for path in paths {
      var folder = ""
      let parts = path.split(separator: "/")
      for (depth, part) in parts.enumerated() {
        let entry = Entry(String(part), isFolder: depth < parts.count - 1)
        folders[folder, default: []].insert(entry)
        folder += folder.isEmpty ? part : "/" + part
      }
    }
    return folders
  }
}
