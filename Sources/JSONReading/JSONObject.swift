package import A11yModel
internal import Support

/// Reads an object's members by their names, and finds those that nobody asked for.
package struct JSONObject {
  private let node: JSONNode
  private let name: String
  private let members: [JSONNode.Member]

  /// - Parameters:
  ///   - node: the object.
  ///   - name: what errors call it, as in “the configuration”.
  ///   - keys: the names there are.
  /// - Throws: every member of another name, with the nearest; and what is no object.
  package init(_ node: JSONNode, _ name: String, keys: [String]) throws(InputErrors) {
    guard let members = node.members else {
      throw InputErrors([node.error(expecting: "an object", for: name)])
    }
    self.node = node
    self.name = name
    self.members = members
    let unknown = members.filter { !keys.contains($0.name) }
    guard unknown.isEmpty else {
      throw InputErrors(
        unknown.map { member in
          InputError(
            "\(name) has no key ‘\(Excerpt.of(member.name))’"
              + NearestName.hint(for: member.name, in: keys),
            at: member.location
          )
        }
      )
    }
  }

  /// The value of a member; nil where it is not there.
  package subscript(_ key: String) -> JSONNode? { members.first { $0.name == key }?.value }

  /// The value of a member that has to be there.
  package func required(_ key: String) throws(InputError) -> JSONNode {
    guard let value = self[key] else { throw node.error("\(name) has no \(key); give it one") }
    return value
  }

  /// A string; nil where it is not there.
  package func string(_ key: String) throws(InputError) -> String? {
    guard let node = self[key] else { return nil }
    guard let text = node.string else { throw node.error(expecting: "a string", for: key) }
    return text
  }

  /// True or false; nil where it is not there.
  package func bool(_ key: String) throws(InputError) -> Bool? {
    guard let node = self[key] else { return nil }
    guard let bool = node.bool else { throw node.error(expecting: "true or false", for: key) }
    return bool
  }

  /// One of some words; nil where it is not there.
  package func choice(_ key: String, of choices: [String]) throws(InputError) -> String? {
    guard let node = self[key] else { return nil }
    return try node.choice(key, of: choices)
  }

  /// A list; nil where it is not there.
  package func items(_ key: String) throws(InputError) -> [JSONNode]? {
    guard let node = self[key] else { return nil }
    guard let items = node.items else { throw node.error(expecting: "a list", for: key) }
    return items
  }

  /// A list of strings, each with its place; nil where it is not there.
  package func strings(_ key: String) throws(InputError) -> [(text: String, node: JSONNode)]? {
    guard let items = try items(key) else { return nil }
    var texts: [(String, JSONNode)] = []
    for item in items {
      guard let text = item.string else {
        throw item.error(expecting: "a string", for: "what is in \(key)")
      }
      texts.append((text, item))
    }
    return texts
  }
}

extension JSONNode {
  /// One of some words.
  package func choice(_ key: String, of choices: [String]) throws(InputError) -> String {
    guard let text = string else { throw error(expecting: "a string", for: key) }
    guard choices.contains(text) else {
      throw error(
        "\(key): there is no ‘\(Excerpt.of(text))’" + NearestName.hint(for: text, in: choices)
      )
    }
    return text
  }
}
