package import A11yModel
package import JSONReading
internal import Support

extension Shape {
  /// Everything in which a value is not of this shape, each with its place.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - name: what errors call it, by the name it stands under.
  /// - Returns: what is wrong, in no order.
  package func problems(in node: JSONNode, called name: String) -> [InputError] {
    switch self {
    case .flag: node.bool == nil ? [mismatch(node, name)] : []
    case .number(let range): Self.problem(with: node, name, range).map { [$0] } ?? []
    case .text(let form):
      problem(node, name) { form.problem($0).map { "\(name): \($0)" } }
    case .word(let choice):
      problem(node, name) { choice.problem(with: $0).map { "\(name): \($0)" } }
    case .list(let list): list.problems(in: node, called: name)
    case .record(let record): record.problems(in: node, called: name)
    case .table(let table): table.problems(in: node, called: name)
    case .either(let shapes):
      shapes.first { $0.isKind(of: node) }?.problems(in: node, called: name)
        ?? [mismatch(node, name)]
    }
  }

  private func problem(
    _ node: JSONNode,
    _ name: String,
    _ problem: (String) -> String?
  ) -> [InputError] {
    guard let text = node.string else { return [mismatch(node, name)] }
    return problem(text).map { [node.error($0)] } ?? []
  }

  private static func problem(
    with node: JSONNode,
    _ name: String,
    _ range: ClosedRange<Double>
  ) -> InputError? {
    guard let number = node.number, range.contains(number) else {
      let bounds = "from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
      return node.number == nil
        ? node.error(expecting: "a number \(bounds)", for: name)
        : node.error("\(name): a number \(bounds) is expected")
    }
    return nil
  }

  func mismatch(_ node: JSONNode, _ name: String) -> InputError {
    node.error(expecting: kind, for: name)
  }

  /// Whether a value is of its kind, whatever it says.
  func isKind(of node: JSONNode) -> Bool {
    switch (self, node.value) {
    case (.flag, .bool), (.number, .number), (.text, .string), (.word, .string), (.list, .array),
      (.record, .object), (.table, .object):
      true
    case (.either(let shapes), _): shapes.contains { $0.isKind(of: node) }
    default: false
    }
  }

  /// Its kind in words.
  private var kind: String {
    switch self {
    case .flag: "true or false"
    case .number: "a number"
    case .text(let form): form.noun
    case .word(let choice):
      "\("aeiou".contains(choice.noun.first ?? " ") ? "an" : "a") \(choice.noun)"
    case .list(let list): "a list of \(list.noun)"
    case .record, .table: "an object"
    case .either(let shapes): NearestName.choice(shapes.map(\.kind))
    }
  }
}

extension ListShape {
  fileprivate func problems(in node: JSONNode, called name: String) -> [InputError] {
    guard let items = node.items else { return [Shape.list(self).mismatch(node, name)] }
    if items.isEmpty, !mayBeEmpty {
      return [node.error("\(name) is empty; name one or more, or remove it")]
    }
    var problems = items.flatMap { item.problems(in: $0, called: name) }
    var seen: Set<String> = []
    for item in items {
      guard let text = item.string, !seen.insert(text).inserted else { continue }
      problems.append(item.error("\(name): ‘\(Excerpt.of(text))’ is given twice; keep one"))
    }
    return problems
  }
}

extension RecordShape {
  fileprivate func problems(in node: JSONNode, called name: String) -> [InputError] {
    guard let members = node.members else { return [Shape.record(self).mismatch(node, name)] }
    let names = fields.map(\.name)
    let missing = fields.filter { $0.isRequired && node[$0.name] == nil }.map {
      node.error("\(noun) has no \($0.name); give it one")
    }
    return missing
      + members.flatMap { member -> [InputError] in
        if let field = fields.first(where: { $0.name == member.name }) {
          return field.shape.problems(in: member.value, called: field.name)
        }
        let hint =
          names.isEmpty
          ? "; remove it"
          : NearestName.hint(for: member.name, in: names)
        return [
          InputError(
            "\(noun) has no \(keyNoun) ‘\(Excerpt.of(member.name))’\(hint)",
            at: member.location
          )
        ]
      }
  }
}

extension TableShape {
  fileprivate func problems(in node: JSONNode, called name: String) -> [InputError] {
    guard let members = node.members else { return [Shape.table(self).mismatch(node, name)] }
    return members.flatMap { member -> [InputError] in
      if let problem = keys.problem(with: member.name) {
        return [InputError("\(name): \(problem)", at: member.location)]
      }
      return value(member.name).problems(in: member.value, called: member.name)
    }
  }
}
