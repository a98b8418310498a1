internal import SwiftSource

/// What code sees of the type of a value whose member it names.
///
/// What a protocol demands is the type's own wherever it is called; what only an extension of the protocol gives is taken
/// where no more than the protocol is seen.
enum Sight {
  case itself
  /// Only that it conforms to a protocol.
  case contract(String)
  /// Nobody says here which of the two.
  case open
}

extension Scope {
  /// What is seen of `self`.
  var sight: Sight { contract.map(Sight.contract) ?? .itself }

  /// What is seen of what an expression comes to.
  func sight(of expression: Expression) -> Sight {
    if case .name("self", _) = expression.form { sight } else { .open }
  }
}

extension Evaluator {
  /// The types that give a member of a value's type, the one that wins first; nil where that depends on what is seen of it.
  func holders(
    of name: String,
    in type: SwiftType,
    _ sight: Sight,
    isStatic: Bool = false
  ) -> [NominalInfo]? {
    let holders = lookup(type).filter { $0.gives(name, isStatic: isStatic) }
    guard holders.count > 1 else { return holders }
    switch sight {
    case .itself: return holders
    case .contract(let path):
      guard !demands(name, path) else { return holders }
      let seen = lookup(named: path).map(\.path)
      return holders.filter { seen.contains($0.path) }
    case .open: return holders.dropFirst().allSatisfy { demands(name, $0.path) } ? holders : nil
    }
  }

  /// Whether a protocol, or one that it inherits, demands a member.
  func demands(_ name: String, _ path: String) -> Bool {
    lookup(named: path).contains { $0.demands(name) }
  }

  /// A member that an extension of a general protocol gives too, which hides the library's, or the type's own where no
  /// more than the protocol is seen; nil where there is none.
  mutating func shadowed(_ name: String, of value: Value, at place: Place) -> Value? {
    switch value {
    case .array, .slice, .range, .text, .set, .dictionary: break
    default: return nil
    }
    for path in Self.ofSequences {
      module.completeAdditions(to: path)
      guard let info = module.nominals[path], info.gives(name, isStatic: false) else { continue }
      return unseen(name, at: place)
    }
    return nil
  }

  private static let ofSequences = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "MutableCollection", "StringProtocol",
  ]

  func unseen(_ name: String, at place: Place) -> Value {
    .unknown(Unknown("which \(name) is meant depends on the type that is seen", at: place))
  }

  /// The methods of a name that the source declares for a value; nil where it has none.
  func methods(_ name: String, of value: Value, _ sight: Sight = .open) -> [Callable]? {
    guard let type = type(of: value) else { return nil }
    var found: [Callable] = []
    for info in lookup(type) {
      for callable in info.functions[name] ?? []
      where !callable.isStatic && callable.function.body != nil {
        add(callable, to: &found, sight)
      }
    }
    return found.isEmpty ? nil : found
  }

  private func add(_ callable: Callable, to found: inout [Callable], _ sight: Sight) {
    guard let other = found.firstIndex(where: { $0.hasSameLabels(as: callable) }) else {
      found.append(callable)
      return
    }
    let isSame =
      found[other].function.parameters.map(\.type) == callable.function.parameters.map(\.type)
    let isDemanded = demands(callable.function.name, callable.owner ?? "")
    switch sight {
    case .open:
      if isSame, isDemanded { return }
      found[other].isUnclear = true
      if !isSame { found.append(callable) }
    case .contract(let path) where !isDemanded && isSame:
      let seen = lookup(named: path).map(\.path)
      if !seen.contains(found[other].owner ?? "") { found[other] = callable }
    default: if !isSame { found.append(callable) }
    }
  }
}

extension NominalInfo {
  /// Whether it has a member with a body or a value, which a protocol itself has not.
  fileprivate func gives(_ name: String, isStatic: Bool) -> Bool {
    variables[name]?.contains {
      $0.isStatic == isStatic && (kind != .contract || $0.variable.getter != nil)
    } == true
      || functions[name]?.contains { $0.isStatic == isStatic && $0.function.body != nil } == true
  }

  /// Whether it is a protocol that demands a member.
  fileprivate func demands(_ name: String) -> Bool {
    guard kind == .contract else { return false }
    return variables[name]?.contains { $0.declaration.isRequirement } == true
      || functions[name]?.contains { $0.declaration.isRequirement } == true
  }
}

extension Declaration {
  /// Whether it stands in a protocol itself, and not in its extension.
  fileprivate var isRequirement: Bool { !isMarked("added") && !isMarked("constrained") }
}

extension Callable {
  /// Whether a call would have the same labels, of another type's function.
  fileprivate func hasSameLabels(as other: Callable) -> Bool {
    owner != other.owner
      && function.parameters.map(\.label) == other.function.parameters.map(\.label)
  }
}
