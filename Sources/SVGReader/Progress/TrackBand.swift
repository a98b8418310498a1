internal import A11yModel
internal import ChartRecognition
internal import Geometry
internal import SVGPainting
internal import Support

/// What may be the track of a progress, or its filled part: a bar, a ring, or a part of a ring.
enum TrackBand {
  /// A bar that stands upright or lies level, on the device.
  case bar(Box)
  case ring(Sector)

  /// Pixels; what is thinner is an outline.
  private static let leastWidth = 1.5

  /// The shares of the box around them that bars with round ends fill at least, and discs.
  private static let (bar, disc) = (0.85, 0.75)

  /// How often one may be as broad as the other.
  private static let thickness = 0.4...2.5

  /// The same of rings of which one lies in the middle of the other.
  private static let ringThickness = 0.1...10.0

  /// Nil where a shape has another form.
  init?(_ shape: PlacedShape, _ canvas: Canvas) {
    if let region = shape.fill.flatMap({ canvas.layers[$0].region }) {
      self.init(inside: region, shape)
    } else if let region = shape.stroke.flatMap({ canvas.layers[$0].region }),
      shape.strokeWidth >= Self.leastWidth
    {
      self.init(line: region, width: shape.strokeWidth)
    } else {
      return nil
    }
  }

  private init?(inside region: Region, _ shape: PlacedShape) {
    switch region {
    case .rectangle: self = .bar(shape.box)
    case .ellipse(let disc): self.init(around: disc.box(radius: 1), hole: 0)
    case .fill(let contours, _):
      // What is left of a bar with round ends may be a disc.
      let least = shape.element.name == "rect" ? Self.disc : Self.bar
      if contours.count == 1, contours.area > least * contours.box.area {
        self = .bar(shape.box)
      } else if let sector = Sector(contours) {
        self = .ring(sector)
      } else {
        return nil
      }
    case .ring, .stroke: return nil
    }
  }

  private init?(around circle: Box, hole: Double) {
    guard abs(circle.width - circle.height) < 0.02 * circle.width else { return nil }
    self = .ring(Sector(around: circle.center, radius: circle.width / 2, hole: hole))
  }

  private init?(line region: Region, width: Double) {
    if case .ring(let disc, _, let outer) = region {
      let circle = disc.box(radius: outer)
      self.init(around: circle, hole: max(0, circle.width / 2 - width))
      return
    }
    guard let line = region.paintedLine else { return nil }
    let box = Box(around: line)
    if min(box.width, box.height) < 0.01 * max(box.width, box.height) {
      let isLevel = box.width > box.height
      let (aside, up) = isLevel ? (0, width / 2) : (width / 2, 0)
      self = .bar(
        Box(
          left: box.left - aside,
          top: box.top - up,
          right: box.right + aside,
          bottom: box.bottom + up
        )
      )
      return
    }
    guard let sector = Sector(along: line, width: width) else { return nil }
    guard sector.sweep > 358 else {
      self = .ring(sector)
      return
    }
    self = .ring(Sector(around: sector.center, radius: sector.radius, hole: sector.hole))
  }

  // MARK: one along another

  /// The share of the band that another one fills, 0 to 1: from the left or, where people read so,
  /// from the right, or from the bottom, or from anywhere in a ring; nil where that does not lie along
  /// it.
  func share(filledBy other: TrackBand, isRightToLeft: Bool) -> Double? {
    switch (self, other) {
    case (.bar(let track), .bar(let fill)):
      (isRightToLeft ? [true, false] : [false]).lazy.compactMap { isMirrored in
        Self.share(
          of: Self.extent(of: track, along: track, isMirrored),
          filledBy: Self.extent(of: fill, along: track, isMirrored)
        )
      }.first
    case (.ring(let track), .ring(let fill)): Self.share(of: track, filledBy: fill)
    default: nil
    }
  }

  /// The share of a ring that another part of it makes up, 0 to 1, where the two are all of it and do
  /// not overlap; nil for anything else.
  func share(completedBy other: TrackBand) -> Double? {
    guard case .ring(let rest) = self, case .ring(let fill) = other, min(rest.hole, fill.hole) > 0,
      rest.belongs(with: fill), (rest.center - fill.center).length <= rest.radius * 0.02 + 0.5,
      rest.sweep < 358, fill.sweep < 358, abs(rest.sweep + fill.sweep - 360) < 4,
      abs(rest.offset(of: fill) - rest.sweep) < 4
    else { return nil }
    return fill.sweep / (rest.sweep + fill.sweep)
  }

  /// From where to where a bar reaches, along it and across.
  private typealias Extent = (start: Double, end: Double, near: Double, far: Double)

  private static func extent(
    of box: Box,
    along track: Box,
    _ isMirrored: Bool
  ) -> Extent {
    guard track.width >= track.height else { return (-box.bottom, -box.top, box.left, box.right) }
    return isMirrored
      ? (-box.right, -box.left, box.top, box.bottom) : (box.left, box.right, box.top, box.bottom)
  }

  private static func share(of track: Extent, filledBy fill: Extent) -> Double? {
    let (breadth, own) = (track.far - track.near, fill.far - fill.near)
    let (length, filled) = (track.end - track.start, fill.end - fill.start)
    guard breadth > 0, length >= 2 * breadth, thickness.contains(own / breadth),
      abs(track.near + track.far - fill.near - fill.far) <= max(2, 0.2 * max(breadth, own))
    else { return nil }
    // A filled part may keep its distance from the edge of the track all around.
    let inset = max(0, (breadth - own) / 2)
    let slack = inset + 1.5
    let (before, behind) = (fill.start - track.start, track.end - fill.end)
    guard abs(before) <= slack, behind >= -slack else { return nil }
    return min(1, filled / (length - (before > inset / 2 ? 2 * inset : 0)))
  }

  private static func share(of track: Sector, filledBy fill: Sector) -> Double? {
    let (breadth, own) = (track.radius - track.hole, fill.radius - fill.hole)
    let offset = abs(track.radius + track.hole - fill.radius - fill.hole)
    let isCentered = offset <= 0.2 * max(breadth, own) && min(track.hole, fill.hole) > 0
    guard breadth > 0, (isCentered ? ringThickness : thickness).contains(own / breadth),
      (track.center - fill.center).length <= track.radius * 0.02 + 0.5,
      offset <= max(breadth, own),
      track.sweep >= 360 || track.isFilled(by: fill)
    else { return nil }
    return min(1, fill.sweep / track.sweep)
  }
}

extension Sector {
  /// Whether another lies along it from one of its ends on.
  fileprivate func isFilled(by other: Sector) -> Bool {
    let before = offset(of: other)
    let behind = sweep - before - other.sweep
    return behind >= -2 && min(before, behind) < 4
  }

  /// How many degrees behind its start another begins; that may lie a little before it.
  fileprivate func offset(of other: Sector) -> Double {
    let turn = (other.start - start).truncatingRemainder(dividingBy: 360)
    let offset = turn < 0 ? turn + 360 : turn
    return offset > 358 ? 0 : offset
  }
}

extension Contours {
  /// What a single outline encloses that does not cross itself.
  fileprivate var area: Double {
    guard let last = points.last else { return 0 }
    let twice = zip([last] + points, points).reduce(0) { $0 + $1.0.cross($1.1) }
    return abs(twice) / 2
  }
}

extension Box {
  fileprivate var area: Double { width * height }
}

extension TrackBand {
  /// How broad it is.
  var breadth: Double {
    switch self {
    case .bar(let box): min(box.width, box.height)
    case .ring(let sector): sector.radius - sector.hole
    }
  }

  /// The points at which a filled part may end: not where its track begins, as far as that is seen.
  func ends(in track: TrackBand) -> [Point] {
    switch (self, track) {
    case (.bar(let fill), .bar(let track)):
      return track.width >= track.height
        ? [Point(fill.right, fill.center.y)] : [Point(fill.center.x, fill.top)]
    case (.ring(let fill), .ring):
      return [fill.start, fill.start + fill.sweep].map { angle in
        fill.center
          + Point(Mathematics.cosine(degrees: angle), Mathematics.sine(degrees: angle))
          * ((fill.radius + fill.hole) / 2)
      }
    default: return []
    }
  }
}
