internal import A11yModel

extension ColorTable {
  /// Finds what each token is, and the tokens that are defined by one another in a circle.
  mutating func settle() -> [[String]] {
    let count = Self.variantCount
    values = Array(repeating: nil, count: definitions.count * count)
    var open: [[Int]] = Array(repeating: [], count: count)
    for token in definitions.indices {
      for variant in 0..<count {
        guard let expression = definitions[token].expression(in: variant) else { continue }
        if let other = expression.token, definitions.indices.contains(other) {
          open[variant].append(token)
        } else {
          let resolved = resolve(expression, in: variant)
          values[token * count + variant] = resolved.map(definitions[token].resolved)
        }
      }
    }
    var circles: [[Int]] = []
    for variant in 0..<count where !open[variant].isEmpty {
      var isSettled = definitions.map { reference($0, in: variant) == nil }
      for token in open[variant] where !isSettled[token] {
        let circle = settle(token, in: variant, &isSettled)
        if !circle.isEmpty, !circles.contains(where: { Set($0) == Set(circle) }) {
          circles.append(circle)
        }
      }
    }
    for token in definitions.indices { Self.markAdaptive(&values, from: token * count) }
    return circles.map { $0.map { definitions[$0].name } }
  }

  /// A token whose values in light and in dark differ is not static, with increased contrast either.
  static func markAdaptive(_ values: inout [Resolved?], from start: Int) {
    for surface in [start, start + 4] {
      let light = values[surface]
      let dark = values[surface + 1]
      guard light?.color != dark?.color || light?.isStatic != dark?.isStatic else { continue }
      for variant in surface..<(surface + 4) { values[variant]?.isStatic = false }
    }
  }

  /// Follows a token to the colour at its end, and gives that to each token on the way; a loop,
  /// for a palette can chain more tokens than calls can nest.
  private mutating func settle(
    _ start: Int,
    in variant: Int,
    _ isSettled: inout [Bool]
  ) -> [Int] {
    var path: [Int] = []
    var places: [Int: Int] = [:]
    var circle: [Int] = []
    var color: Resolved?
    var next: Int? = start
    while let token = next {
      next = nil
      if isSettled[token] {
        color = values[token * Self.variantCount + variant]
      } else if let place = places[token] {
        circle = Array(path[place...])
      } else {
        places[token] = path.count
        path.append(token)
        next = reference(definitions[token], in: variant)
      }
    }
    for token in path { isSettled[token] = true }
    for token in path.reversed() {
      guard let resolved = color.map(definitions[token].resolved) else { break }
      values[token * Self.variantCount + variant] = resolved
      color = resolved
    }
    return circle
  }

  /// The token of the document that gives a colour in a variant; nil where it is given otherwise.
  private func reference(_ definition: Definition, in variant: Int) -> Int? {
    guard let token = definition.expression(in: variant)?.token else { return nil }
    return definitions.indices.contains(token) ? token : nil
  }
}
