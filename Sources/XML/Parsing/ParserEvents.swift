internal import libxml2

extension Parser {
  // MARK: elements

  /// A start tag, as libxml2 reports it.
  struct Tag {
    var name: UnsafePointer<xmlChar>
    var namespace: UnsafePointer<xmlChar>?

    /// How many namespaces it declares.
    var declarations: Int

    /// Five pointers each: local name, prefix, namespace, and the value's beginning and end.
    var attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    var count: Int

    /// How many of the attributes, the last of them, are those of declarations.
    var defaults: Int
  }

  mutating func startElement(_ tag: Tag) {
    // libxml2 reports the end of the tag.
    builder.beginElement(tag.name, namespace: tag.namespace, tagEnd: offset)
    if let excess, offset > excess.start { stopAtExcess() }
    namespaces.append(tag.declarations)
    namespaceCount += tag.declarations
    if namespaceCount > Bounds.maximumNamespaces {
      stopAtTag(
        "more than \(Bounds.maximumNamespaces) namespaces are declared here (maximumNamespaces); "
          + "declare each once, on the outermost element"
      )
    }
    if tag.count > Bounds.maximumAttributes { stopAtTag(Excess.attributes) }
    for ordinal in 0..<tag.count where !builder.isStopped {
      guard let attributes = tag.attributes, let local = attributes[ordinal * 5],
        let value = attributes[ordinal * 5 + 3], let end = attributes[ordinal * 5 + 4]
      else { continue }
      if ordinal >= tag.count - tag.defaults, !declarations.give(end - value) {
        stopAtTag(Declarations.defaults)
      }
      builder.addAttribute(
        local,
        namespace: attributes[ordinal * 5 + 2],
        value: UnsafeBufferPointer(start: value, count: end - value),
        at: offset(of: value)
      )
    }
    haltIfStopped()
  }

  private mutating func stopAtTag(_ message: String) {
    stop(.bound, message, at: builder.source.lastIndex(of: UInt8(ascii: "<"), from: offset))
  }

  mutating func endElement() {
    builder.endElement(at: offset)
    namespaceCount -= namespaces.popLast() ?? 0
  }

  // MARK: what else there is

  mutating func characters(_ bytes: UnsafeBufferPointer<xmlChar>) {
    builder.addText(bytes)
    haltIfStopped()
  }

  mutating func comment(_ text: UnsafePointer<xmlChar>?) {
    builder.endComment(text.map { Int(xmlStrlen($0)) } ?? 0, at: offset)
  }

  mutating func instruction(_ target: UnsafePointer<xmlChar>, _ data: UnsafePointer<xmlChar>?) {
    var count = 0
    while let data, data[count] != 0 { count += 1 }
    builder.addInstruction(target, UnsafeBufferPointer(start: data, count: count), end: offset)
  }

  // MARK: declarations

  /// SVG 1.1 names a document type that says nothing SVG does not say; nothing is loaded for it.
  mutating func documentType(_ root: String) {
    guard root != "svg" else { return }
    stop(
      .documentType(root: root),
      "a document type declaration (<!DOCTYPE>) is not allowed here; remove it",
      at: builder.source.lastIndex(ofMarkup: "<!DOCTYPE", from: offset)
    )
  }

  /// ploticus names the font of all its texts by an entity.
  mutating func entity(_ name: String, _ type: Int32, _ text: UnsafePointer<xmlChar>?) {
    let bytes = UnsafeBufferPointer(start: text, count: text.map { Int(xmlStrlen($0)) } ?? 0)
    guard let problem = declarations.declare(name, type, bytes) else { return }
    stop(.entity, problem, at: builder.source.lastIndex(ofMarkup: "<!ENTITY", from: offset))
  }

  /// Illustrator declares attributes of the outermost element with their values.
  mutating func defaultAttribute() {
    guard !declarations.declareAttribute() else { return }
    stop(
      .bound,
      Declarations.attributes,
      at: builder.source.lastIndex(ofMarkup: "<!ATTLIST", from: offset)
    )
  }

  /// What libxml2 has kept of an entity that is referred to.
  mutating func referredEntity(_ name: UnsafePointer<xmlChar>) -> xmlEntityPtr? {
    guard !builder.isStopped, declarations.refer(to: String(cString: name), at: offset) else {
      stop(
        .bound,
        Declarations.entities,
        at: builder.source.lastIndex(of: UInt8(ascii: "&"), from: offset)
      )
      return nil
    }
    return xmlSAX2GetEntity(context, name)
  }
}
