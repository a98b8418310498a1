internal import CSS
internal import SVGPainting
internal import XML

extension SVGText {
  /// The text that is shown of an element, without what is met by itself in it.
  init(of element: XML.Element, shownBy presence: SVGPresence) {
    var reader = SVGStatementReader()
    self.init(
      of: element,
      isShown: { presence.isRendered($0) && presence.isVisible($0) },
      isApart: { child in
        guard child.isSVG else { return false }
        guard let statement = reader.read(child) else { return child.holdsTitle }
        return statement.role != nil || !statement.aria.isEmpty || statement.isFocusable
          || (child.name == "a" && statement.hasAddress) || child.holdsTitle
      }
    )
  }
}
