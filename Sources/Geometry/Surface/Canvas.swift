/// What an image paints, in painting order: layers, the groups they are composited in, and the
/// clips they are cut by (SVG 2, section 3).
///
/// Everything lies on the device. A layer stands there once; only its ink differs between
/// appearances.
package struct Canvas: Sendable {
  package private(set) var layers: [Layer] = []
  package private(set) var groups: [Group] = []
  package private(set) var clips: [Clip] = []
  package private(set) var inks: InkTable
  package private(set) var grid = LayerGrid()

  /// How many lines the regions have, one that needs none counted as one.
  private(set) var lineCount = 0

  /// The groups that are open, the innermost last.
  private var openGroups: [Int] = []

  /// One fill or one stroke.
  package struct Layer: Sendable {
    /// Nil where it paints nothing; it has a number all the same.
    package var region: Region?

    /// The box around what is seen of it.
    package var box: Box

    fileprivate(set) var inkPlace: Int32
    fileprivate(set) var groupPlace: Int32
    fileprivate(set) var clipPlace: Int32

    /// What it is painted with; its place in the table of inks.
    package var ink: Int { Int(inkPlace) }

    /// The innermost group it is in; nil for none.
    package var group: Int? { groupPlace < 0 ? nil : Int(groupPlace) }

    /// The innermost clip that cuts it; nil for none.
    package var clip: Int? { clipPlace < 0 ? nil : Int(clipPlace) }
  }

  /// What is composited first and then faded, or made into something else, as a whole.
  package struct Group: Hashable, Sendable {
    var parent: Int?

    /// 0 to 1.
    package var opacity: Double

    /// What keeps its colours from being known, as a filter does; nil for nothing.
    package var obstacle: String?

    /// How many it is in, itself among them.
    var depth = 1
  }

  /// What lies outside is not painted (CSS Masking 1, section 5).
  package struct Clip: Sendable {
    /// The clip around it, which cuts too.
    var parent: Int?

    /// What is within one of them is painted.
    var shapes: [Shape]

    /// The box around what is painted.
    package var box: Box

    /// Whether it leaves one rectangle, with those around it.
    var isRectangle: Bool

    /// One child of a `clipPath`.
    package struct Shape: Sendable {
      package var region: Region

      /// The clip of the child itself; nil for none.
      package var clip: Int?

      package init(region: Region, clip: Int? = nil) {
        (self.region, self.clip) = (region, clip)
      }
    }
  }

  /// - Parameter count: how many appearances there are.
  package init(appearances count: Int) { inks = InkTable(appearances: count) }

  /// The place of an ink that differs between appearances; there is one for each.
  package mutating func add(_ inks: [Ink]) -> Int { self.inks.add(inks) }

  /// The place of an ink that is the same in every appearance.
  package mutating func add(_ ink: Ink) -> Int { inks.add(ink) }

  /// Opens a group within the one that is open; nothing to tell from none needs no group.
  package mutating func openGroup(opacity: Double, obstacle: String? = nil) {
    let opacity = min(max(opacity.isNaN ? 1 : opacity, 0), 1)
    groups.append(
      Group(
        parent: openGroups.last,
        opacity: opacity,
        obstacle: obstacle,
        depth: openGroups.count + 1
      )
    )
    openGroups.append(groups.count - 1)
  }

  package mutating func closeGroup() { _ = openGroups.popLast() }

  /// Adds a clip within another; one without shapes leaves nothing.
  package mutating func addClip(_ shapes: [Clip.Shape], within parent: Int? = nil) -> Int {
    var box = Box.empty
    for shape in shapes {
      let own = shape.clip.map { clips[$0].box.intersection(shape.region.box) }
      let part = own ?? shape.region.box
      if !part.isEmpty { box = box.union(part) }
    }
    if let parent { box = box.intersection(clips[parent].box) }
    var isRectangle = parent.map { clips[$0].isRectangle } ?? true
    if isRectangle {
      isRectangle = shapes.count == 1 && shapes[0].clip == nil && shapes[0].region.isRectangle
    }
    clips.append(Clip(parent: parent, shapes: shapes, box: box, isRectangle: isRectangle))
    return clips.count - 1
  }

  /// Paints a region over all before it, in the open group.
  ///
  /// - Parameters:
  ///   - region: nil where nothing is painted, and only the place counts.
  ///   - ink: the place of what it is painted with.
  ///   - clip: what cuts it.
  /// - Returns: the number of the layer.
  @discardableResult
  package mutating func paint(_ region: Region?, ink: Int, clip: Int? = nil) -> Int {
    var box = region?.box ?? .empty
    if let clip, !box.isEmpty { box = box.intersection(clips[clip].box) }
    grid.append(box)
    lineCount += region?.lineCount ?? 1
    layers.append(
      Layer(
        region: region,
        box: box,
        inkPlace: Int32(ink),
        groupPlace: Int32(openGroups.last ?? -1),
        clipPlace: Int32(clip ?? -1)
      )
    )
    return layers.count - 1
  }

  /// What a layer is painted with in one of the appearances.
  package func ink(of layer: Int, in appearance: Int) -> Ink { inks[layers[layer].ink, appearance] }

  /// Whether a clip, with those around it, leaves one rectangle.
  package func isRectangle(_ clip: Int) -> Bool { clips[clip].isRectangle }

  /// The group that is open now, for what is asked about before it is painted; nil for none.
  package var openGroup: Int? { openGroups.last }

  /// A group and those around it, the outermost first.
  package func chain(of group: Int?) -> [Int] {
    var chain: [Int] = []
    var next = group
    while let place = next {
      chain.append(place)
      next = groups[place].parent
    }
    return chain.reversed()
  }
}
