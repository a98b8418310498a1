extension Element {
  /// What the source says that an element is, in the words of WAI-ARIA 1.2 and 1.3, its Graphics
  /// Module 1.0 and the Digital Publishing Module 1.1.
  @usableFromInline package enum Role: String, Hashable, Sendable, CaseIterable {
    case alert, alertdialog, application, article, banner, blockquote, button, caption, cell
    case checkbox, code, columnheader, combobox, comment, complementary, contentinfo, definition
    case deletion, dialog, directory, document, emphasis, feed, figure, form, generic
    case graphicsDocument = "graphics-document"
    case graphicsObject = "graphics-object"
    case graphicsSymbol = "graphics-symbol"
    case grid, gridcell, group, heading, img, insertion, link, list, listbox, listitem, log, main
    case mark, marquee, math, menu, menubar, menuitem, menuitemcheckbox, menuitemradio, meter
    case navigation, none, note, option, paragraph, presentation, progressbar, radio, radiogroup,
      region, row
    case rowgroup, rowheader, scrollbar, search, searchbox, sectionfooter, sectionheader, separator
    case slider, spinbutton, status, strong
    case `subscript`
    case suggestion, superscript
    case `switch`
    case tab, table, tablist, tabpanel, term, textbox, time, timer, toolbar, tooltip, tree, treegrid
    case treeitem
    case docAbstract = "doc-abstract"
    case docAcknowledgments = "doc-acknowledgments"
    case docAfterword = "doc-afterword"
    case docAppendix = "doc-appendix"
    case docBacklink = "doc-backlink"
    case docBiblioentry = "doc-biblioentry"
    case docBibliography = "doc-bibliography"
    case docBiblioref = "doc-biblioref"
    case docChapter = "doc-chapter"
    case docColophon = "doc-colophon"
    case docConclusion = "doc-conclusion"
    case docCover = "doc-cover"
    case docCredit = "doc-credit"
    case docCredits = "doc-credits"
    case docDedication = "doc-dedication"
    case docEndnote = "doc-endnote"
    case docEndnotes = "doc-endnotes"
    case docEpigraph = "doc-epigraph"
    case docEpilogue = "doc-epilogue"
    case docErrata = "doc-errata"
    case docExample = "doc-example"
    case docFootnote = "doc-footnote"
    case docForeword = "doc-foreword"
    case docGlossary = "doc-glossary"
    case docGlossref = "doc-glossref"
    case docIndex = "doc-index"
    case docIntroduction = "doc-introduction"
    case docNoteref = "doc-noteref"
    case docNotice = "doc-notice"
    case docPagebreak = "doc-pagebreak"
    case docPagefooter = "doc-pagefooter"
    case docPageheader = "doc-pageheader"
    case docPagelist = "doc-pagelist"
    case docPart = "doc-part"
    case docPreface = "doc-preface"
    case docPrologue = "doc-prologue"
    case docPullquote = "doc-pullquote"
    case docQna = "doc-qna"
    case docSubtitle = "doc-subtitle"
    case docTip = "doc-tip"
    case docToc = "doc-toc"
  }
}

extension Element.Role {
  /// Whether what such an element holds is not exposed.
  package var presentsChildren: Bool {
    switch self {
    case .img, .graphicsSymbol, .button, .checkbox, .menuitemcheckbox, .menuitemradio, .meter,
      .option, .progressbar, .radio, .scrollbar, .separator, .slider, .switch, .tab, .docCover:
      true
    default: false
    }
  }

  /// Whether a user can do something with such an element.
  package var isOperable: Bool {
    switch self {
    case .button, .checkbox, .combobox, .gridcell, .link, .menuitem, .menuitemcheckbox,
      .menuitemradio, .option, .radio, .searchbox, .slider, .spinbutton, .switch, .tab, .textbox,
      .treeitem, .docBacklink, .docBiblioref, .docGlossref, .docNoteref:
      true
    default: false
    }
  }

  /// Whether such an element is named by what it holds where its author gives it no name.
  ///
  /// A row and a graphics-object are, too; but what they hold stays to be met by itself.
  package var isNamedByContent: Bool {
    switch self {
    case .button, .cell, .checkbox, .columnheader, .gridcell, .heading, .link, .menuitem,
      .menuitemcheckbox, .menuitemradio, .option, .radio, .rowheader, .switch, .tab, .tooltip,
      .treeitem, .docBacklink, .docBiblioref, .docGlossref, .docNoteref:
      true
    default: false
    }
  }

  /// Whether it says how far something is.
  package var isProgress: Bool { self == .progressbar || self == .meter }

  /// Whether it says that the element means nothing to assistive technology.
  package var isNone: Bool { self == .none || self == .presentation }
}
