internal import XML

/// The gradients and patterns of several pictures, each once: what is called alike and looks different
/// gets a name of its own.
struct PaintServerPool {
  private let id: String
  private(set) var markup: [Markup] = []

  init(id: String) { self.id = id }

  /// A picture without what its `defs` hold, which is in the pool.
  mutating func withoutServers(_ picture: Markup) -> Markup {
    var picture = picture
    var names: [String: String] = [:]
    picture.content = picture.content.filter { item in
      guard case .element(let child) = item, child.name == "defs" else { return true }
      for case .element(let server) in child.content {
        guard let name = server.attributes.first(where: { $0.name == "id" })?.value else {
          continue
        }
        names[name] = add(Self.renamed(server, names.filter { $0.key != name }))
      }
      return false
    }
    names = names.filter { $0.key != $0.value }
    return names.isEmpty ? picture : Self.renamed(picture, names)
  }

  /// What a server is called in the pool.
  private mutating func add(_ server: Markup) -> String {
    let plain = Self.nameless(server)
    if let known = markup.first(where: { Self.nameless($0) == plain }) {
      return Self.name(of: known)
    }
    var server = server
    let own = Self.name(of: server)
    if markup.contains(where: { Self.name(of: $0) == own }) {
      for index in server.attributes.indices where server.attributes[index].name == "id" {
        server.attributes[index].value = "\(id)d\(markup.count)"
      }
    }
    markup.append(server)
    return Self.name(of: server)
  }

  private static func name(of server: Markup) -> String {
    server.attributes.first { $0.name == "id" }?.value ?? ""
  }

  private static func nameless(_ server: Markup) -> Markup {
    var server = server
    server.attributes.removeAll { $0.name == "id" }
    return server
  }

  /// An element in which ids, and what refers to them, are others.
  static func renamed(_ element: Markup, _ names: [String: String]) -> Markup {
    var element = element
    for index in element.attributes.indices {
      let (name, value) = element.attributes[index]
      if name == "id", let new = names[value] { element.attributes[index].value = new }
      for (opening, closing) in [("url(#", ")"), ("#", "")]
      where value.hasPrefix(opening) && value.hasSuffix(closing) {
        let own = String(value.dropFirst(opening.count).dropLast(closing.count))
        if let new = names[own] { element.attributes[index].value = opening + new + closing }
      }
    }
    element.content = element.content.map { item in
      if case .element(let child) = item { .element(renamed(child, names)) } else { item }
    }
    return element
  }

  /// The ids in an element.
  static func ids(in element: Markup) -> [String] {
    element.attributes.filter { $0.name == "id" }.map(\.value)
      + element.content.flatMap { item -> [String] in
        if case .element(let child) = item { ids(in: child) } else { [] }
      }
  }
}
