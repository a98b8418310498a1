internal import A11yModel
internal import Geometry

extension Backing {
  /// The missing fact where the page shows through and its colour is not known.
  static let page = FileFact.pageColor.rawValue

  /// What the model calls a backdrop: the colours behind, composited to the end.
  ///
  /// - Parameters:
  ///   - page: what the image lies on, opaque; nil where nobody knows.
  ///   - neglected: places whose share is together no more than this count for nothing.
  /// - Returns: unknown where anything that counts is not known.
  func backdrop(on page: Color?, neglecting neglected: Double = 0) -> Backdrop {
    switch pairs(of: .clear, on: page, neglecting: neglected) {
    case .unknown(let fact): return .unknown(fact)
    case .known(let seen):
      var order: [Color] = []
      var shares: [Color: Double?] = [:]
      for one in seen {
        guard let known = shares[one.background] else {
          order.append(one.background)
          shares[one.background] = .some(one.share)
          continue
        }
        shares[one.background] = .some(known.flatMap { known in one.share.map { known + $0 } })
      }
      return .known(order.map { Backdrop.Sample(color: $0, share: shares[$0] ?? nil) })
    }
  }

  /// A colour painted on it, and what lies beside it, both composited to the end.
  struct Seen: Hashable, Sendable {
    var foreground: Color
    var background: Color

    /// How much of the whole looks like this, 0 to 1; nil where one of several may be there.
    var share: Double?
  }

  enum Outcome: Hashable, Sendable {
    case known([Seen])
    /// The phrase names the missing fact.
    case unknown(String)
  }

  /// A colour as it is seen on each place behind it.
  ///
  /// - Parameters:
  ///   - color: with its opacity; it is painted in the innermost group and fades with it.
  ///   - page: what the image lies on, opaque; nil where nobody knows.
  ///   - neglected: places whose share is together no more than this count for nothing.
  /// - Returns: nothing known where anything that counts is not.
  func pairs(of color: Color, on page: Color?, neglecting neglected: Double = 0) -> Outcome {
    pairs(of: color, on: page, isPageNeeded: true, neglecting: neglected)
  }

  /// The same before the page is known, each as far as it hides the page.
  func layers(of color: Color, neglecting neglected: Double) -> Outcome {
    pairs(of: color, on: nil, isPageNeeded: false, neglecting: neglected)
  }

  private func pairs(
    of color: Color,
    on page: Color?,
    isPageNeeded: Bool,
    neglecting neglected: Double
  ) -> Outcome {
    var seen: [Seen] = []
    var missing: [(fact: String, share: Double)] = []
    for sample in samples {
      if let fact = obstacle(of: sample) {
        missing.append((fact, sample.share))
        continue
      }
      var places: [(front: Color, back: Color)] = [(color, .clear)]
      for level in sample.deposits.indices.reversed() {
        let opacity = level < groups.count ? groups[level].opacity : 1
        let isInnermost = level == sample.deposits.count - 1
        places = places.flatMap { place in
          sample.deposits[level].colors.map { below in
            let back = isInnermost ? below : place.back.opacity(opacity).layered(over: below)
            let front = isInnermost ? place.front : place.front.opacity(opacity)
            return (front.layered(over: below), back)
          }
        }
      }
      guard places.count <= Self.mostColors else { return .unknown(Deposit.tooMany) }
      if page == nil, isPageNeeded, places.contains(where: { $0.back.alpha < 1 - 1e-9 }) {
        missing.append((Self.page, sample.share))
        continue
      }
      for place in places {
        seen.append(
          Seen(
            foreground: page.map { place.front.composited(over: $0) } ?? place.front,
            background: page.map { place.back.composited(over: $0) } ?? place.back,
            share: places.count == 1 ? sample.share : nil
          )
        )
      }
    }
    let lost = missing.reduce(0) { $0 + $1.share }
    if let most = missing.max(by: { $0.share < $1.share }), lost > neglected || seen.isEmpty {
      return .unknown(most.fact)
    }
    return .known(seen)
  }

  private static let mostColors = 4096

  /// What keeps a place from being known.
  private func obstacle(of sample: Sample) -> String? {
    sample.deposits.lazy.compactMap(\.obstacle).first ?? groups.lazy.compactMap(\.obstacle).first
  }
}
