extension Element {
  /// What the source says that an element is, in the words of WAI-ARIA 1.2 and its Graphics Module
  /// 1.0.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case alert, alertdialog, application, article, banner, blockquote, button, caption, cell
    case checkbox, code, columnheader, combobox, complementary, contentinfo, definition, deletion
    case dialog, directory, document, emphasis, feed, figure, form, generic
    case graphicsDocument = "graphics-document"
    case graphicsObject = "graphics-object"
    case graphicsSymbol = "graphics-symbol"
    case grid, gridcell, group, heading, img, insertion, link, list, listbox, listitem, log, main
    case marquee, math, menu, menubar, menuitem, menuitemcheckbox, menuitemradio, meter, navigation
    case none, note, option, paragraph, presentation, progressbar, radio, radiogroup, region, row
    case rowgroup, rowheader, scrollbar, search, searchbox, separator, slider, spinbutton, status
    case strong
    case `subscript`
    case superscript
    case `switch`
    case tab, table, tablist, tabpanel, term, textbox, time, timer, toolbar, tooltip, tree, treegrid
    case treeitem
  }
}

extension Element.Role {
  /// Whether what such an element holds is not exposed.
  public var presentsChildren: Bool {
    switch self {
    case .img, .graphicsSymbol, .button, .checkbox, .menuitemcheckbox, .menuitemradio, .meter,
      .option, .progressbar, .radio, .scrollbar, .separator, .slider, .switch, .tab:
      true
    default: false
    }
  }

  /// Whether a user can do something with such an element.
  public var isOperable: Bool {
    switch self {
    case .button, .checkbox, .combobox, .gridcell, .link, .menuitem, .menuitemcheckbox,
      .menuitemradio, .option, .radio, .searchbox, .slider, .spinbutton, .switch, .tab, .textbox,
      .treeitem:
      true
    default: false
    }
  }

  /// Whether such an element is named by what it holds where its author gives it no name.
  ///
  /// A row and a graphics-object are, too; but what they hold stays to be met by itself.
  public var isNamedByContent: Bool {
    switch self {
    case .button, .cell, .checkbox, .columnheader, .gridcell, .heading, .link, .menuitem,
      .menuitemcheckbox, .menuitemradio, .option, .radio, .rowheader, .switch, .tab, .tooltip,
      .treeitem:
      true
    default: false
    }
  }

  /// Whether it says how far something is.
  public var isProgress: Bool { self == .progressbar || self == .meter }

  /// Whether it says that the element means nothing to assistive technology.
  public var isNone: Bool { self == .none || self == .presentation }
}
