package import A11yModel
internal import Support

/// A colour as people name it: in CSS, by the platform's name, or by a token of theirs.
struct NamedColor {
  private let name: String
  private let generation: Generation
  private let meaning: Meaning

  private enum Meaning {
    case literal(Color)
    case system
    case token(Token)
  }

  init(_ name: String, _ generation: Generation, tokens: [Token]) throws(ColorNameError) {
    self.name = name
    self.generation = generation
    if let token = tokens.first(where: { $0.name == name }) {
      meaning = .token(token)
    } else if Generation.systemColorNames.contains(name) {
      meaning = .system
    } else {
      do throws(ColorSyntaxError) {
        meaning = .literal(try Color(css: name))
      } catch {
        let names = tokens.map(\.name) + Generation.systemColorNames + Color.names
        let nearest = NearestName.of(name, in: names).map {
          "‘\(name)’ is not a colour; did you mean ‘\($0)’?"
        }
        throw ColorNameError(message: nearest ?? error.message)
      }
    }
  }

  /// Whether it is another colour in another appearance, or may be.
  var isAdaptive: Bool {
    switch meaning {
    case .literal: false
    case .system: true
    case .token(let token): !token.isStatic
    }
  }

  func color(in appearance: Appearance) throws(ColorNameError) -> Color {
    let color: Color? =
      switch meaning {
      case .literal(let color): color
      case .system: generation.systemColor(name, in: Variant(appearance))
      case .token(let token): token.values[Variant(appearance)]
      }
    guard let color else {
      if case .token(let token) = meaning, let reason = token.unknown[appearance] {
        throw ColorNameError(
          message: "‘\(name)’ is not known in \(appearance.rawValue): \(reason)"
        )
      }
      throw ColorNameError(message: "‘\(name)’ has no colour in \(appearance.rawValue)")
    }
    return color
  }
}

/// What is wrong with the name of a colour, for whoever wrote it.
package struct ColorNameError: Error {
  package var message: String
}

extension ContrastText.Pair {
  /// Two colours by their names: once for each appearance if one of them differs by appearance, else
  /// once for all.
  ///
  /// - Parameters:
  ///   - foreground: painted over the background where it is translucent.
  ///   - background: opaque.
  ///   - tokens: names of the author's own.
  ///   - generation: the system colours.
  ///   - appearances: those that are asked for.
  /// - Returns: the opaque colours that are seen.
  /// - Throws: a name that is no colour's, or a background that something lies behind.
  package static func all(
    _ foreground: String,
    on background: String,
    tokens: [Token] = [],
    generation: Generation,
    appearances: [Appearance] = Appearance.allCases
  ) throws(ColorNameError) -> [ContrastText.Pair] {
    let front = try NamedColor(foreground, generation, tokens: tokens)
    let back = try NamedColor(background, generation, tokens: tokens)
    let isAdaptive = front.isAdaptive || back.isAdaptive
    var pairs: [ContrastText.Pair] = []
    for appearance in isAdaptive ? appearances : [.light] {
      let behind = try back.color(in: appearance)
      guard behind.alpha >= 1 else {
        throw ColorNameError(
          message: "the background \(background) is not opaque; name what lies behind"
        )
      }
      let above = try front.color(in: appearance)
      pairs.append(
        ContrastText.Pair(
          appearance: isAdaptive ? appearance : nil,
          foreground: above.composited(over: behind),
          background: behind,
          isForegroundOpaque: above.alpha >= 1
        )
      )
    }
    return pairs
  }
}
