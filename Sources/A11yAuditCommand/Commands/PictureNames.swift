/// The names of the files that pictures go to, each once.
struct PictureNames {
  private let file: String
  private var taken: Set<String> = []

  /// - Parameter path: the file that is drawn.
  init(of path: String) {
    let name = path == AuditedPath.standardInput ? "standard-input" : path
    let last = name.split(separator: "/").last ?? "file"
    let end = last.dropFirst().lastIndex(of: ".") ?? last.endIndex
    file = Self.piece(String(last[..<end]))
  }

  /// The name of the next picture.
  mutating func name(_ component: String, _ state: String, _ appearance: String) -> String {
    let pieces = [file, Self.piece(component), Self.piece(state), Self.piece(appearance)]
    let base = pieces.joined(separator: "-")
    var (name, number) = (base, 1)
    // Some disks take upper and lower case for the same.
    while !taken.insert(name.lowercased()).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    return name + ".svg"
  }

  /// A piece of a name: letters, digits and marks that every disk and shell takes.
  static func piece(_ text: String) -> String {
    var piece = String(
      text.unicodeScalars.prefix(longest).map { scalar -> Character in
        let isPlain =
          scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        return isPlain || [".", "_", "-"].contains(scalar) ? Character(scalar) : "-"
      }
    )
    // A name that begins with a point is hidden, and one that begins with a hyphen is an option.
    while piece.hasPrefix(".") || piece.hasPrefix("-") { piece.removeFirst() }
    return piece.isEmpty ? "x" : piece
  }

  private static let longest = 40
}
