internal import XML

/// What an element is to assistive technology (WAI-ARIA 1.2; Graphics Module 1.0; SVG Accessibility
/// API Mappings 1.0, section 4).
enum SVGRole {
  /// The first role of an attribute that is known; nil where none is.
  static func explicit(_ element: XML.Element) -> String? {
    guard let text = element["role"] else { return nil }
    return SVGNames.words(text).map { $0.lowercased() }.first { known.contains($0) }
  }

  /// Roles whose children are not exposed.
  static let presentsChildren: Set<String> = [
    "img", "image", "graphics-symbol", "button", "checkbox", "math", "menuitemcheckbox",
    "menuitemradio", "meter", "option", "progressbar", "radio", "scrollbar", "separator", "slider",
    "switch", "tab",
  ]

  /// Roles of what can be operated.
  static let operable: Set<String> = [
    "button", "checkbox", "link", "menuitem", "menuitemcheckbox", "menuitemradio", "option",
    "radio", "slider", "spinbutton", "switch", "tab", "textbox", "combobox", "searchbox",
    "treeitem", "gridcell",
  ]

  private static let known: Set<String> = presentsChildren.union(operable).union([
    "none", "presentation", "graphics-document", "graphics-object", "alert", "alertdialog",
    "application", "article", "banner", "blockquote", "caption", "cell", "code", "columnheader",
    "complementary", "contentinfo", "definition", "deletion", "dialog", "directory", "document",
    "emphasis", "feed", "figure", "form", "generic", "grid", "group", "heading", "insertion",
    "list", "listbox", "listitem", "log", "main", "marquee", "menu", "menubar", "navigation",
    "note", "paragraph", "radiogroup", "region", "row", "rowgroup", "rowheader", "search",
    "status", "strong", "subscript", "superscript", "table", "tablist", "tabpanel", "term", "time",
    "timer", "toolbar", "tooltip", "tree", "treegrid",
  ])
}
