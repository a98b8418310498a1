internal import A11yModel
internal import CSS
internal import Geometry
internal import Support
internal import XML

// Texts (SVG 2, section 11).
extension SVGPainter {
  /// What a text element shows: its spans, with what each is painted with.
  private struct Content {
    var spans: [TextSpan] = []
    var owners: [(element: XML.Element, place: PaintingPlace, opacity: Double)] = []

    /// Whether the text so far ends in white space, or has not begun.
    var endsInSpace = true
  }

  /// Finds where a text lies and what it is painted with.
  mutating func paintText(_ element: XML.Element, _ place: PaintingPlace) {
    if styles.hasDoubts, let reason = doubtOfSpans(in: element) {
      return lose(element, place, reason)
    }
    var content = Content()
    add(element, place, to: &content, start: Positions(), opacity: 1)
    trim(&content)
    markInlineTargets(content.spans, content.owners.map { $0.place.target })
    var (last, shown): (Int?, ShownSpan?) = (nil, nil)
    for box in TextLayout.boxes(content.spans, place.transform) {
      let (owner, inner, opacity) = content.owners[box.span]
      // Each character may have a box of its own, and all of those have one look.
      if box.span != last {
        shown = self.shown(content.spans[box.span], inner, opacity)
        last = box.span
      }
      if shown?.hasLetters ?? false { addHitArea(of: box, inner) }
      guard let shown, let letters = shown.letters else { continue }
      var text = PlacedText(
        element: owner,
        text: shown.text,
        isRepeated: !inner.uses.isEmpty,
        number: shown.number,
        area: box.area,
        layer: canvas.layers.count,
        group: canvas.openGroup,
        clip: inner.clip,
        inks: letters.inks,
        halos: letters.halos,
        fontSize: box.fontSize,
        fontWeight: style(inner).fontWeight,
        variesInSize: letters.variesInSize
      )
      text.halos = halos.halos(
        of: text,
        at: texts.count,
        outlined: letters.outlines
      )
      texts.append(text)
    }
  }

  /// A span as it is shown.
  private struct ShownSpan {
    var text: String

    /// Among texts whose letters are the same.
    var number: Int

    /// Whether it is more than white space.
    var hasLetters: Bool

    /// What it is painted with; nil where nothing of it is seen.
    var letters: LetterInks?
  }

  private mutating func shown(
    _ span: TextSpan,
    _ place: PaintingPlace,
    _ opacity: Double
  ) -> ShownSpan {
    let text = span.text.singleSpaced
    var shown = ShownSpan(text: text, number: halos.number(of: text), hasLetters: false)
    shown.hasLetters = span.text.contains { !$0.isWhitespace }
    guard shown.hasLetters, isVisible(place) else { return shown }
    let letters = letters(in: place, opacity)
    if letters.inks.contains(where: { !$0.isClear }) { shown.letters = letters }
    return shown
  }

  /// Why it is not known where parts of a text are.
  private func doubtOfSpans(in element: XML.Element) -> String? {
    var open = element.children
    while let next = open.popLast() {
      let style = styles.style(of: next, in: styles.groups[0][0])
      if next.isSVG, let doubt = style.doubtOfLetterPlaces { return doubt }
      open += next.children
    }
    return nil
  }

  /// Positions that an element gives its characters.
  private struct Positions {
    var x: ArraySlice<Double?> = []
    var y: ArraySlice<Double?> = []
    var dx: ArraySlice<Double> = []
    var dy: ArraySlice<Double> = []
    var rotate: ArraySlice<Double> = []

    mutating func drop(_ count: Int) {
      (x, y) = (x.dropFirst(count), y.dropFirst(count))
      (dx, dy) = (dx.dropFirst(count), dy.dropFirst(count))
      if rotate.count > 1 { rotate = rotate.dropFirst(min(count, rotate.count - 1)) }
    }
  }

  private func positions(_ element: XML.Element, _ place: PaintingPlace) -> Positions {
    let basis = basis(of: place)
    func list(_ name: String, _ direction: LengthBasis.Direction) -> [Double] {
      (element[name].flatMap(Length.list) ?? []).map { $0.pixels(basis, along: direction) }
    }
    var positions = Positions()
    positions.x = ArraySlice(list("x", .horizontal))
    positions.y = ArraySlice(list("y", .vertical))
    positions.dx = ArraySlice(list("dx", .horizontal))
    positions.dy = ArraySlice(list("dy", .vertical))
    positions.rotate = ArraySlice(element["rotate"].map { NumberList($0).numbers } ?? [])
    return positions
  }

  /// Adds what an element shows; gives what is left of the positions around it, and how many
  /// characters it shows.
  @discardableResult
  private mutating func add(
    _ element: XML.Element,
    _ place: PaintingPlace,
    to content: inout Content,
    start: Positions,
    opacity: Double
  ) -> (left: Positions, used: Int) {
    var outer = start
    var own = positions(element, place)
    // Positions of an element go before those around it.
    if own.x.isEmpty { own.x = outer.x }
    if own.y.isEmpty { own.y = outer.y }
    if own.dx.isEmpty { own.dx = outer.dx }
    if own.dy.isEmpty { own.dy = outer.dy }
    if own.rotate.isEmpty { own.rotate = outer.rotate }
    var used = 0
    for part in element.content {
      switch part {
      case .text(let text, _):
        var span = span(element, place)
        span.text = shown(text, style(place), &content)
        guard !span.text.isEmpty else { continue }
        let count = span.text.count
        (span.x, span.y) = (Array(own.x.prefix(count)), Array(own.y.prefix(count)))
        (span.dx, span.dy) = (Array(own.dx.prefix(count)), Array(own.dy.prefix(count)))
        span.rotate = Array(own.rotate.prefix(count))
        own.drop(count)
        used += count
        content.spans.append(span)
        content.owners.append((element, place, opacity))
      case .element(let child):
        guard child.isSVG, var inner = styled(child, place) else { continue }
        enterTarget(child, &inner)
        switch child.name {
        case "tspan", "a", "tref":
          let shown = style(inner).own.opacity * opacity
          let added = add(child, inner, to: &content, start: own, opacity: shown)
          own = added.left
          used += added.used
        case "textPath":
          if isVisible(inner) { lost.append((child, "where the text lies along its path")) }
        default: continue
        }
      case .instruction: continue
      }
    }
    outer.drop(used)
    return (outer, used)
  }

  private mutating func span(_ element: XML.Element, _ place: PaintingPlace) -> TextSpan {
    let style = style(place)
    var span = TextSpan(text: "", fontSize: style.fontSize)
    span.typeface = typeface(of: style)
    span.isBold = style.fontWeight >= ComputedStyle.bold
    span.letterSpacing = style.letterSpacing.resolved(by: style.fontSize)
    span.wordSpacing = style.wordSpacing.resolved(by: style.fontSize)
    let own = style.own.alignmentBaseline
    let isOwn = own != .auto && own != .baseline
    span.baseline = TextBaseline(isOwn ? own.rawValue : style.dominantBaseline.rawValue)
    span.shift =
      switch style.own.baselineShift {
      case .sub: -0.2 * style.fontSize
      case .super: 0.4 * style.fontSize
      case .length(let length): length.resolved(by: style.fontSize)
      }
    span.anchor = style.textAnchor
    span.isRightToLeft = style.direction == .rightToLeft
    span.textLength = length("textLength", of: element, place, .horizontal)
    span.stretchesGlyphs = element["lengthAdjust"] == "spacingAndGlyphs"
    return span
  }

  /// The characters that are shown of a text (CSS Text 3, section 4.1).
  private func shown(
    _ text: String,
    _ style: ComputedStyle,
    _ content: inout Content
  ) -> String {
    if style.preservesSpace {
      content.endsInSpace = false
      return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
    if isShownAsItIs(text, content) {
      content.endsInSpace = text.utf8.last == UInt8(ascii: " ")
      return text
    }
    var shown = ""
    for character in text {
      let isSpace = character == " " || character == "\t" || character.isNewline
      if isSpace, content.endsInSpace { continue }
      shown.append(isSpace ? " " : character)
      content.endsInSpace = isSpace
    }
    return shown
  }

  /// Whether a text is ASCII whose words are parted by single spaces, as most are.
  private func isShownAsItIs(_ text: String, _ content: Content) -> Bool {
    var isBehindSpace = content.endsInSpace
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte), byte != 0x20 || !isBehindSpace else { return false }
      isBehindSpace = byte == 0x20
    }
    return !text.isEmpty
  }

  /// White space at the end is not shown.
  private func trim(_ content: inout Content) {
    guard let last = content.spans.indices.last, !style(content.owners[last].place).preservesSpace,
      content.spans[last].text.last == " "
    else { return }
    content.spans[last].text.removeLast()
  }
}
