// swift-format-ignore-file
// Written by `make embed` from the grammar in Sources/SpecReader/Grammar;
// edit that.

extension Spec {
  /// A `<spec>`.
  ///
  /// - Parameters:
  ///   - lang: the language of all strings, as a BCP 47 tag.
  ///   - scope: how much is described: a screen, a component (default) or a fragment of one.
  ///   - complete: the groups of facts that are given in full: what is left out does not exist; default all.
  ///   - platform: the platform it is for; default ios.
  ///   - source: the file that it was made of, from its folder. Of a .swift file, remedies are in SwiftUI.
  ///   - fileID: the file that failures point to.
  ///   - filePath: that file's path.
  ///   - line: the line there.
  ///   - column: the column there.
  ///   - content: the elements in it.
  public init(
    lang: String? = nil,
    scope: Words.Scope? = nil,
    complete: [Words.Complete]? = nil,
    platform: Words.Platform? = nil,
    source: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @SpecBuilder<any SpecContent> content: () -> [any SpecContent] = { [] }
  ) {
    var node = Node("spec", fileID, filePath, line, column)
    node.set("lang", lang)
    node.set("scope", scope)
    node.set("complete", complete)
    node.set("platform", platform)
    node.set("source", source)
    node.children = content().map(\.node)
    self.node = node
  }

  /// The colours that have names.
  public struct Palette: SpecContent {
    public let node: Node

    /// A `<palette>`.
    ///
    /// - Parameters:
    ///   - extends: the generation of system colours: ios13 for iOS 13 to 18, ios26 from iOS 26.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      extends: Words.Extends? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any PaletteContent> content: () -> [any PaletteContent] = { [] }
    ) {
      var node = Node("palette", fileID, filePath, line, column)
      node.set("extends", extends)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// Colours that an asset catalogue, files of design tokens or a resolver document define; paths lead from the spec.
  public struct Import: PaletteContent {
    public let node: Node

    /// A `<import>`.
    ///
    /// - Parameters:
    ///   - assets: the path of an asset catalogue (.xcassets), or of a folder that holds some.
    ///   - tokens: paths of files of design tokens, merged in this order; %20 stands for a space in one.
    ///   - resolver: the path of a resolver document of design tokens.
    ///   - as: which appearance the tokens are for; default all.
    ///   - prefix: what stands before all names, as in brand.
    ///   - only: the names that are meant; * stands for any text.
    ///   - path: the groups of tokens that are meant, which are left out of their names; the later wins.
    ///   - light: the contexts that the resolver is asked for, as theme=dark size=small.
    ///   - dark: the contexts that the resolver is asked for, as theme=dark size=small.
    ///   - lightHighContrast: the contexts that the resolver is asked for, as theme=dark size=small.
    ///   - darkHighContrast: the contexts that the resolver is asked for, as theme=dark size=small.
    ///   - lightElevated: the contexts that the resolver is asked for, as theme=dark size=small.
    ///   - darkElevated: the contexts that the resolver is asked for, as theme=dark size=small.
    ///   - lightHighContrastElevated: the contexts that the resolver is asked for, as theme=dark size=small.
    ///   - darkHighContrastElevated: the contexts that the resolver is asked for, as theme=dark size=small.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    public init(
      assets: String? = nil,
      tokens: String? = nil,
      resolver: String? = nil,
      `as`: Words.As? = nil,
      prefix: String? = nil,
      only: String? = nil,
      path: String? = nil,
      light: String? = nil,
      dark: String? = nil,
      lightHighContrast: String? = nil,
      darkHighContrast: String? = nil,
      lightElevated: String? = nil,
      darkElevated: String? = nil,
      lightHighContrastElevated: String? = nil,
      darkHighContrastElevated: String? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      var node = Node("import", fileID, filePath, line, column)
      node.set("assets", assets)
      node.set("tokens", tokens)
      node.set("resolver", resolver)
      node.set("as", `as`)
      node.set("prefix", prefix)
      node.set("only", only)
      node.set("path", path)
      node.set("light", light)
      node.set("dark", dark)
      node.set("light-high-contrast", lightHighContrast)
      node.set("dark-high-contrast", darkHighContrast)
      node.set("light-elevated", lightElevated)
      node.set("dark-elevated", darkElevated)
      node.set("light-high-contrast-elevated", lightHighContrastElevated)
      node.set("dark-high-contrast-elevated", darkHighContrastElevated)
      self.node = node
    }
  }

  /// A named colour: one value for all appearances, or one for each.
  public struct Color: PaletteContent {
    public let node: Node

    /// A `<color>`.
    ///
    /// - Parameters:
    ///   - name: the name by which parts refer to it.
    ///   - value: the colour in every appearance.
    ///   - opacity: a factor for the opacity of each value, 0 to 1.
    ///   - confidence: whether the value is certain or assumed; default certain.
    ///   - replaces: whether it takes the place of an imported colour of its name; default false.
    ///   - light: the colour in the light appearance.
    ///   - dark: the colour in the dark appearance.
    ///   - lightHighContrast: the colour in the light appearance with increased contrast.
    ///   - darkHighContrast: the colour in the dark appearance with increased contrast.
    ///   - lightElevated: the colour in the light appearance, on a sheet or popover.
    ///   - darkElevated: the colour in the dark appearance, on a sheet or popover.
    ///   - lightHighContrastElevated: the colour in the light appearance with increased contrast, on a sheet or popover.
    ///   - darkHighContrastElevated: the colour in the dark appearance with increased contrast, on a sheet or popover.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      name: String,
      value: String? = nil,
      opacity: Double? = nil,
      confidence: Words.Confidence? = nil,
      replaces: Bool? = nil,
      light: String? = nil,
      dark: String? = nil,
      lightHighContrast: String? = nil,
      darkHighContrast: String? = nil,
      lightElevated: String? = nil,
      darkElevated: String? = nil,
      lightHighContrastElevated: String? = nil,
      darkHighContrastElevated: String? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any ColorContent> content: () -> [any ColorContent] = { [] }
    ) {
      var node = Node("color", fileID, filePath, line, column)
      node.set("name", name)
      node.set("value", value)
      node.set("opacity", opacity)
      node.set("confidence", confidence)
      node.set("replaces", replaces)
      node.set("light", light)
      node.set("dark", dark)
      node.set("light-high-contrast", lightHighContrast)
      node.set("dark-high-contrast", darkHighContrast)
      node.set("light-elevated", lightElevated)
      node.set("dark-elevated", darkElevated)
      node.set("light-high-contrast-elevated", lightHighContrastElevated)
      node.set("dark-high-contrast-elevated", darkHighContrastElevated)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// That a colour has a value which is not known.
  ///
  /// That a fact of the element that it stands in is not known: rules that need it say so and cannot tell.
  public struct Unknown: ColorContent, AnimationContent, StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent, StateContent, StepContent, SeriesContent, MarkContent, AxisContent, LegendContent, EntryContent, EmptyContent, DescriptorContent, AnnouncementContent, FocusContent, CustomContentContent, CustomActionContent, LoadingContent, FailureContent, TableContent, ConnectorContent, TrackContent, FillContent, LineContent, GridlineContent, TextContent, TitleContent, GlyphContent, ShapeContent, ControlContent, GroupContent, LookContent, StrokeContent, StopContent, LayerContent {
    public let node: Node

    /// A `<unknown>`.
    ///
    /// - Parameters:
    ///   - appearance: the appearance in which it is not known; default all.
    ///   - reason: why it is not known, for reports.
    ///   - fact: the fact.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    public init(
      appearance: Words.As? = nil,
      reason: String,
      fact: Words.Fact? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      var node = Node("unknown", fileID, filePath, line, column)
      node.set("appearance", appearance)
      node.set("reason", reason)
      node.set("fact", fact)
      self.node = node
    }
  }

  /// How what it stands in moves or changes for a while.
  public struct Animation: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent, StepContent, MarkContent, ConnectorContent, TrackContent, FillContent, GlyphContent, ShapeContent, ControlContent, GroupContent, LookContent {
    public let node: Node

    /// A `<animation>`.
    ///
    /// - Parameters:
    ///   - kind: what happens.
    ///   - duration: seconds that it takes once.
    ///   - repeats: how often it runs, or forever; default 1.
    ///   - starts: whether it begins by itself (automatic, the default) or when a user does something.
    ///   - reduced: what becomes of it with Reduce Motion: nothing moves, it fades instead, or the same.
    ///   - stop: the id of the control that pauses it.
    ///   - essential: whether what is shown cannot be shown without it.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      kind: Words.AnimationKind,
      duration: Double? = nil,
      repeats: String? = nil,
      starts: Words.Starts? = nil,
      reduced: Words.Reduced? = nil,
      stop: String? = nil,
      essential: Bool? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any AnimationContent> content: () -> [any AnimationContent] = { [] }
    ) {
      var node = Node("animation", fileID, filePath, line, column)
      node.set("kind", kind)
      node.set("duration", duration)
      node.set("repeats", repeats)
      node.set("starts", starts)
      node.set("reduced", reduced)
      node.set("stop", stop)
      node.set("essential", essential)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// Steps that a user takes one after another, and the one they are on.
  public struct StepIndicator: SpecContent {
    public let node: Node

    /// A `<step-indicator>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - current: the number of the current step, from 1; 0 before the first.
    ///   - ordered: whether the steps follow one another; default true.
    ///   - orientation: how the steps are laid out.
    ///   - identity: what tells its items apart for the platform, as the id of a ForEach does; id is one of their own, such as a UUID.
    ///   - backdrop: the colour it lies on.
    ///   - surface: whether it lies on the screen or on a sheet; default base.
    ///   - appearance: the appearances it supports; default adaptive.
    ///   - dynamic: whether it changes while it is on the screen.
    ///   - variant: which of several it is that a condition tells apart which nobody knows, as wide=true: what is found alike in several is told once.
    ///   - scope: how much is described: default what the spec says.
    ///   - complete: the groups of facts that are given in full: what is left out does not exist; default those of the spec.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      current: Int? = nil,
      ordered: Bool? = nil,
      orientation: Words.Orientation? = nil,
      identity: Words.StepIndicatorIdentity? = nil,
      backdrop: String? = nil,
      surface: Words.Surface? = nil,
      appearance: Words.Appearance? = nil,
      dynamic: Bool? = nil,
      variant: String? = nil,
      scope: Words.Scope? = nil,
      complete: [Words.Complete]? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any StepIndicatorContent> content: () -> [any StepIndicatorContent] = { [] }
    ) {
      var node = Node("step-indicator", fileID, filePath, line, column)
      node.set("id", id)
      node.set("current", current)
      node.set("ordered", ordered)
      node.set("orientation", orientation)
      node.set("identity", identity)
      node.set("backdrop", backdrop)
      node.set("surface", surface)
      node.set("appearance", appearance)
      node.set("dynamic", dynamic)
      node.set("variant", variant)
      node.set("scope", scope)
      node.set("complete", complete)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// Items, and the state that each of them is in.
  public struct StatusTracker: SpecContent {
    public let node: Node

    /// A `<status-tracker>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - current: the number of the current step, from 1; 0 before the first.
    ///   - ordered: whether the steps follow one another; default true.
    ///   - orientation: how the steps are laid out.
    ///   - identity: what tells its items apart for the platform, as the id of a ForEach does; id is one of their own, such as a UUID.
    ///   - backdrop: the colour it lies on.
    ///   - surface: whether it lies on the screen or on a sheet; default base.
    ///   - appearance: the appearances it supports; default adaptive.
    ///   - dynamic: whether it changes while it is on the screen.
    ///   - variant: which of several it is that a condition tells apart which nobody knows, as wide=true: what is found alike in several is told once.
    ///   - scope: how much is described: default what the spec says.
    ///   - complete: the groups of facts that are given in full: what is left out does not exist; default those of the spec.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      current: Int? = nil,
      ordered: Bool? = nil,
      orientation: Words.Orientation? = nil,
      identity: Words.StepIndicatorIdentity? = nil,
      backdrop: String? = nil,
      surface: Words.Surface? = nil,
      appearance: Words.Appearance? = nil,
      dynamic: Bool? = nil,
      variant: String? = nil,
      scope: Words.Scope? = nil,
      complete: [Words.Complete]? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any StatusTrackerContent> content: () -> [any StatusTrackerContent] = { [] }
    ) {
      var node = Node("status-tracker", fileID, filePath, line, column)
      node.set("id", id)
      node.set("current", current)
      node.set("ordered", ordered)
      node.set("orientation", orientation)
      node.set("identity", identity)
      node.set("backdrop", backdrop)
      node.set("surface", surface)
      node.set("appearance", appearance)
      node.set("dynamic", dynamic)
      node.set("variant", variant)
      node.set("scope", scope)
      node.set("complete", complete)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// A ring, bar or spinner that shows how far something is.
  public struct Progress: SpecContent {
    public let node: Node

    /// A `<progress>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - type: what it looks like.
    ///   - determinate: whether it is known how far it is; default true, for a spinner false.
    ///   - value: how far it is.
    ///   - min: the value at which it begins; default 0.
    ///   - max: the value at which it ends; default 1.
    ///   - unit: the unit of the value.
    ///   - backdrop: the colour it lies on.
    ///   - surface: whether it lies on the screen or on a sheet; default base.
    ///   - appearance: the appearances it supports; default adaptive.
    ///   - dynamic: whether it changes while it is on the screen.
    ///   - variant: which of several it is that a condition tells apart which nobody knows, as wide=true: what is found alike in several is told once.
    ///   - scope: how much is described: default what the spec says.
    ///   - complete: the groups of facts that are given in full: what is left out does not exist; default those of the spec.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - valueText: the accessibility value, in words.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      type: Words.ProgressType,
      determinate: Bool? = nil,
      value: Double? = nil,
      min: Double? = nil,
      max: Double? = nil,
      unit: String? = nil,
      backdrop: String? = nil,
      surface: Words.Surface? = nil,
      appearance: Words.Appearance? = nil,
      dynamic: Bool? = nil,
      variant: String? = nil,
      scope: Words.Scope? = nil,
      complete: [Words.Complete]? = nil,
      label: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      valueText: String? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any ProgressContent> content: () -> [any ProgressContent] = { [] }
    ) {
      var node = Node("progress", fileID, filePath, line, column)
      node.set("id", id)
      node.set("type", type)
      node.set("determinate", determinate)
      node.set("value", value)
      node.set("min", min)
      node.set("max", max)
      node.set("unit", unit)
      node.set("backdrop", backdrop)
      node.set("surface", surface)
      node.set("appearance", appearance)
      node.set("dynamic", dynamic)
      node.set("variant", variant)
      node.set("scope", scope)
      node.set("complete", complete)
      node.set("label", label)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("value-text", valueText)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// Data drawn as marks.
  public struct Chart: SpecContent {
    public let node: Node

    /// A `<chart>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - type: the form of its marks.
    ///   - stacking: how marks of the same category are arranged.
    ///   - gap: points between neighbouring marks; of stacked ones, between the columns.
    ///   - unit: the unit of the values; none for values without a unit, such as counts.
    ///   - summary: the accessibility summary of the whole chart.
    ///   - identity: what tells its items apart for the platform, as the id of a ForEach does; id is one of their own, such as a UUID.
    ///   - backdrop: the colour it lies on.
    ///   - surface: whether it lies on the screen or on a sheet; default base.
    ///   - appearance: the appearances it supports; default adaptive.
    ///   - dynamic: whether it changes while it is on the screen.
    ///   - variant: which of several it is that a condition tells apart which nobody knows, as wide=true: what is found alike in several is told once.
    ///   - scope: how much is described: default what the spec says.
    ///   - complete: the groups of facts that are given in full: what is left out does not exist; default those of the spec.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      type: Words.ChartType,
      stacking: Words.Stacking? = nil,
      gap: Double? = nil,
      unit: String? = nil,
      summary: String? = nil,
      identity: Words.ChartIdentity? = nil,
      backdrop: String? = nil,
      surface: Words.Surface? = nil,
      appearance: Words.Appearance? = nil,
      dynamic: Bool? = nil,
      variant: String? = nil,
      scope: Words.Scope? = nil,
      complete: [Words.Complete]? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any ChartContent> content: () -> [any ChartContent] = { [] }
    ) {
      var node = Node("chart", fileID, filePath, line, column)
      node.set("id", id)
      node.set("type", type)
      node.set("stacking", stacking)
      node.set("gap", gap)
      node.set("unit", unit)
      node.set("summary", summary)
      node.set("identity", identity)
      node.set("backdrop", backdrop)
      node.set("surface", surface)
      node.set("appearance", appearance)
      node.set("dynamic", dynamic)
      node.set("variant", variant)
      node.set("scope", scope)
      node.set("complete", complete)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// A state that a step, or the whole, can be in.
  public struct State: StepIndicatorContent, StatusTrackerContent, ProgressContent {
    public let node: Node

    /// A `<state>`.
    ///
    /// - Parameters:
    ///   - id: the name by which steps and looks refer to it.
    ///   - is: what it means.
    ///   - announcedAs: the words that announce it; alternatives are separated by |.
    ///   - meaning: what its hue means, where the colour has a meaning of its own.
    ///   - icon: the symbol that {icon} gives in a look.
    ///   - from: the value of the progress from which it applies.
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String,
      `is`: Words.Is,
      announcedAs: String? = nil,
      meaning: Words.Meaning? = nil,
      icon: String? = nil,
      from: Double? = nil,
      color: String? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any StateContent> content: () -> [any StateContent] = { [] }
    ) {
      var node = Node("state", fileID, filePath, line, column)
      node.set("id", id)
      node.set("is", `is`)
      node.set("announced-as", announcedAs)
      node.set("meaning", meaning)
      node.set("icon", icon)
      node.set("from", from)
      node.set("color", color)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// One step or item.
  public struct Step: StepIndicatorContent, StatusTrackerContent, GroupContent {
    public let node: Node

    /// A `<step>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - name: its name.
    ///   - icon: the symbol that {icon} gives in a look.
    ///   - state: the state it is in; by default, the one that follows from current.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      name: String? = nil,
      icon: String? = nil,
      state: String? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any StepContent> content: () -> [any StepContent] = { [] }
    ) {
      var node = Node("step", fileID, filePath, line, column)
      node.set("id", id)
      node.set("name", name)
      node.set("icon", icon)
      node.set("state", state)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// Marks that belong together.
  public struct Series: ChartContent {
    public let node: Node

    /// A `<series>`.
    ///
    /// - Parameters:
    ///   - id: the name by which marks refer to it.
    ///   - name: its name.
    ///   - marker: the shape of its marks, where shapes tell series apart.
    ///   - pattern: the hatching of its areas, where there is one.
    ///   - dash: the dashes of its line, where there are any.
    ///   - lineWidth: the width of its line in points.
    ///   - empty: whether it is declared to have no data in view.
    ///   - meaning: what its hue means, where the colour has a meaning of its own.
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String,
      name: String? = nil,
      marker: String? = nil,
      pattern: String? = nil,
      dash: String? = nil,
      lineWidth: Double? = nil,
      empty: Bool? = nil,
      meaning: Words.Meaning? = nil,
      color: String? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any SeriesContent> content: () -> [any SeriesContent] = { [] }
    ) {
      var node = Node("series", fileID, filePath, line, column)
      node.set("id", id)
      node.set("name", name)
      node.set("marker", marker)
      node.set("pattern", pattern)
      node.set("dash", dash)
      node.set("line-width", lineWidth)
      node.set("empty", empty)
      node.set("meaning", meaning)
      node.set("color", color)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// One bar, point or slice.
  public struct Mark: ChartContent, GroupContent {
    public let node: Node

    /// A `<mark>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - category: the category it belongs to, as labelled on its axis.
    ///   - series: the series it belongs to.
    ///   - value: its value as a number.
    ///   - summary: whether it stands for several data points.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - valueText: the accessibility value, in words.
    ///   - width: the width in points.
    ///   - height: the height in points.
    ///   - x: its left edge in points, within the component.
    ///   - y: its top edge in points, within the component.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      category: String? = nil,
      series: String? = nil,
      value: Double? = nil,
      summary: Bool? = nil,
      label: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      valueText: String? = nil,
      width: Double? = nil,
      height: Double? = nil,
      x: Double? = nil,
      y: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any MarkContent> content: () -> [any MarkContent] = { [] }
    ) {
      var node = Node("mark", fileID, filePath, line, column)
      node.set("id", id)
      node.set("category", category)
      node.set("series", series)
      node.set("value", value)
      node.set("summary", summary)
      node.set("label", label)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("value-text", valueText)
      node.set("width", width)
      node.set("height", height)
      node.set("x", x)
      node.set("y", y)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// An axis with its labels.
  public struct Axis: ChartContent, GroupContent {
    public let node: Node

    /// A `<axis>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - dimension: which axis it is.
    ///   - title: the title that assistive technology is given for it.
    ///   - unit: the unit of its values.
    ///   - every: a label is shown for one in this many categories; default 1.
    ///   - ticks: the values that are labelled, separated by spaces; {value} in the text shows each of them.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      dimension: Words.Dimension,
      title: String? = nil,
      unit: String? = nil,
      every: Int? = nil,
      ticks: String? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any AxisContent> content: () -> [any AxisContent] = { [] }
    ) {
      var node = Node("axis", fileID, filePath, line, column)
      node.set("id", id)
      node.set("dimension", dimension)
      node.set("title", title)
      node.set("unit", unit)
      node.set("every", every)
      node.set("ticks", ticks)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// The key that says which series is which.
  public struct Legend: ChartContent, GroupContent {
    public let node: Node

    /// A `<legend>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - order: the order of the entries; an unspecified order may change from launch to launch.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      order: Words.Order? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any LegendContent> content: () -> [any LegendContent] = { [] }
    ) {
      var node = Node("legend", fileID, filePath, line, column)
      node.set("id", id)
      node.set("order", order)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// One entry of a legend; a legend without any has one for each series.
  public struct Entry: LegendContent {
    public let node: Node

    /// A `<entry>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - series: the series it explains.
    ///   - name: the text it shows, where that is not the name of the series.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      series: String? = nil,
      name: String? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any EntryContent> content: () -> [any EntryContent] = { [] }
    ) {
      var node = Node("entry", fileID, filePath, line, column)
      node.set("id", id)
      node.set("series", series)
      node.set("name", name)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// What is shown instead while there is no data.
  public struct Empty: ChartContent {
    public let node: Node

    /// A `<empty>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any EmptyContent> content: () -> [any EmptyContent] = { [] }
    ) {
      var node = Node("empty", fileID, filePath, line, column)
      node.set("id", id)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// An audio graph (AXChartDescriptor) with all series, axes and values.
  public struct Descriptor: ChartContent {
    public let node: Node

    /// A `<descriptor>`.
    ///
    /// - Parameters:
    ///   - title: its name.
    ///   - summary: its summary in words.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      title: String? = nil,
      summary: String? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any DescriptorContent> content: () -> [any DescriptorContent] = { [] }
    ) {
      var node = Node("descriptor", fileID, filePath, line, column)
      node.set("title", title)
      node.set("summary", summary)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// What is announced on a change; placeholders refer to the step that is then current, or to the one that went wrong.
  public struct Announcement: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent {
    public let node: Node

    /// A `<announcement>`.
    ///
    /// - Parameters:
    ///   - text: what it says.
    ///   - on: the change.
    ///   - priority: whether it waits for a pause in speech; default polite.
    ///   - interval: the least time between two announcements, in seconds.
    ///   - everyPercent: the least change between two announcements, in percentage points.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      _ text: String,
      on: Words.On,
      priority: Words.Live? = nil,
      interval: Double? = nil,
      everyPercent: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any AnnouncementContent> content: () -> [any AnnouncementContent] = { [] }
    ) {
      var node = Node("announcement", fileID, filePath, line, column)
      node.set("on", on)
      node.set("priority", priority)
      node.set("interval", interval)
      node.set("every-percent", everyPercent)
      node.text = text
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// Where accessibility focus moves on a change.
  public struct Focus: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent {
    public let node: Node

    /// A `<focus>`.
    ///
    /// - Parameters:
    ///   - on: the change.
    ///   - to: the part that gets focus.
    ///   - newScreen: whether a new screen takes focus.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      on: Words.On,
      to: String? = nil,
      newScreen: Bool? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any FocusContent> content: () -> [any FocusContent] = { [] }
    ) {
      var node = Node("focus", fileID, filePath, line, column)
      node.set("on", on)
      node.set("to", to)
      node.set("new-screen", newScreen)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// Further content that a screen reader announces on request.
  public struct CustomContent: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent, StepContent, LookContent {
    public let node: Node

    /// A `<custom-content>`.
    ///
    /// - Parameters:
    ///   - label: what it is about.
    ///   - value: what it says.
    ///   - importance: when it is announced: on request (default) or always (high).
    ///   - each: what it is given for, where that is not the element alone.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      label: String,
      value: String? = nil,
      importance: Words.Importance? = nil,
      each: Words.Each? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any CustomContentContent> content: () -> [any CustomContentContent] = { [] }
    ) {
      var node = Node("custom-content", fileID, filePath, line, column)
      node.set("label", label)
      node.set("value", value)
      node.set("importance", importance)
      node.set("each", each)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// An action that assistive technology offers.
  public struct CustomAction: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent, StepContent, LookContent {
    public let node: Node

    /// A `<custom-action>`.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      name: String,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any CustomActionContent> content: () -> [any CustomActionContent] = { [] }
    ) {
      var node = Node("custom-action", fileID, filePath, line, column)
      node.set("name", name)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// What is shown instead while the data are on their way.
  public struct Loading: ChartContent {
    public let node: Node

    /// A `<loading>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any LoadingContent> content: () -> [any LoadingContent] = { [] }
    ) {
      var node = Node("loading", fileID, filePath, line, column)
      node.set("id", id)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// What is shown instead where the data did not come, or what was in progress went wrong.
  public struct Failure: ProgressContent, ChartContent {
    public let node: Node

    /// A `<failure>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any FailureContent> content: () -> [any FailureContent] = { [] }
    ) {
      var node = Node("failure", fileID, filePath, line, column)
      node.set("id", id)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// The same data in rows and columns.
  public struct Table: ChartContent {
    public let node: Node

    /// A `<table>`.
    ///
    /// - Parameters:
    ///   - shown: whether it is visible with the chart, or linked: behind a link or a button.
    ///   - label: the accessibility label of it, or of what opens it.
    ///   - hidden: whether it, or what opens it, is hidden from assistive technology.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      shown: Words.Shown,
      label: String? = nil,
      hidden: Bool? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any TableContent> content: () -> [any TableContent] = { [] }
    ) {
      var node = Node("table", fileID, filePath, line, column)
      node.set("shown", shown)
      node.set("label", label)
      node.set("hidden", hidden)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// The line between a step and the next; it has the state of the step before it.
  public struct Connector: StepIndicatorContent, StatusTrackerContent, GroupContent {
    public let node: Node

    /// A `<connector>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - state: the state it is for; without one, every state that no other connector is for.
    ///   - thickness: the thickness in points.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - over: the id of an earlier part that it also lies over.
    ///   - around: the id of an earlier part that it surrounds.
    ///   - gap: points between it and the part it surrounds.
    ///   - when: which of the items that share it show it, by their position.
    ///   - opacity: the opacity of it and everything in it, 0 to 1.
    ///   - required: whether it is needed for understanding.
    ///   - textEquivalent: whether visible text says the same.
    ///   - essential: whether its look is essential, as that of a logotype is.
    ///   - platformDefault: whether the platform chose its colours.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      state: String? = nil,
      thickness: Double? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      over: String? = nil,
      around: String? = nil,
      gap: Double? = nil,
      when: Words.When? = nil,
      opacity: Double? = nil,
      required: Bool? = nil,
      textEquivalent: Bool? = nil,
      essential: Bool? = nil,
      platformDefault: Bool? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any ConnectorContent> content: () -> [any ConnectorContent] = { [] }
    ) {
      var node = Node("connector", fileID, filePath, line, column)
      node.set("id", id)
      node.set("state", state)
      node.set("thickness", thickness)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("over", over)
      node.set("around", around)
      node.set("gap", gap)
      node.set("when", when)
      node.set("opacity", opacity)
      node.set("required", required)
      node.set("text-equivalent", textEquivalent)
      node.set("essential", essential)
      node.set("platform-default", platformDefault)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// The part of a progress indicator that is not filled.
  public struct Track: ProgressContent, LookContent {
    public let node: Node

    /// A `<track>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - thickness: the thickness in points.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - required: whether it is needed for understanding.
    ///   - textEquivalent: whether visible text says the same.
    ///   - essential: whether its look is essential, as that of a logotype is.
    ///   - platformDefault: whether the platform chose its colours.
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - opacity: its opacity, 0 to 1.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      thickness: Double? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      required: Bool? = nil,
      textEquivalent: Bool? = nil,
      essential: Bool? = nil,
      platformDefault: Bool? = nil,
      color: String? = nil,
      opacity: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any TrackContent> content: () -> [any TrackContent] = { [] }
    ) {
      var node = Node("track", fileID, filePath, line, column)
      node.set("id", id)
      node.set("thickness", thickness)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("required", required)
      node.set("text-equivalent", textEquivalent)
      node.set("essential", essential)
      node.set("platform-default", platformDefault)
      node.set("color", color)
      node.set("opacity", opacity)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// The filled part of a progress indicator; it lies over the track, which comes before it.
  ///
  /// The paint of the inside.
  public struct Fill: ProgressContent, ConnectorContent, ShapeContent, ControlContent, GroupContent, LookContent {
    public let node: Node

    /// A `<fill>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - thickness: the thickness in points.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - required: whether it is needed for understanding.
    ///   - textEquivalent: whether visible text says the same.
    ///   - essential: whether its look is essential, as that of a logotype is.
    ///   - platformDefault: whether the platform chose its colours.
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - opacity: its opacity, 0 to 1.
    ///   - material: the name of a blur or vibrancy effect of the platform.
    ///   - image: the name of a picture.
    ///   - blend: a blend mode other than normal.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      thickness: Double? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      required: Bool? = nil,
      textEquivalent: Bool? = nil,
      essential: Bool? = nil,
      platformDefault: Bool? = nil,
      color: String? = nil,
      opacity: Double? = nil,
      material: String? = nil,
      image: String? = nil,
      blend: String? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any FillContent> content: () -> [any FillContent] = { [] }
    ) {
      var node = Node("fill", fileID, filePath, line, column)
      node.set("id", id)
      node.set("thickness", thickness)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("required", required)
      node.set("text-equivalent", textEquivalent)
      node.set("essential", essential)
      node.set("platform-default", platformDefault)
      node.set("color", color)
      node.set("opacity", opacity)
      node.set("material", material)
      node.set("image", image)
      node.set("blend", blend)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// The line of an axis.
  public struct Line: AxisContent {
    public let node: Node

    /// A `<line>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - thickness: the thickness in points.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - required: whether it is needed for understanding.
    ///   - textEquivalent: whether visible text says the same.
    ///   - essential: whether its look is essential, as that of a logotype is.
    ///   - platformDefault: whether the platform chose its colours.
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - opacity: its opacity, 0 to 1.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      thickness: Double? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      required: Bool? = nil,
      textEquivalent: Bool? = nil,
      essential: Bool? = nil,
      platformDefault: Bool? = nil,
      color: String? = nil,
      opacity: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any LineContent> content: () -> [any LineContent] = { [] }
    ) {
      var node = Node("line", fileID, filePath, line, column)
      node.set("id", id)
      node.set("thickness", thickness)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("required", required)
      node.set("text-equivalent", textEquivalent)
      node.set("essential", essential)
      node.set("platform-default", platformDefault)
      node.set("color", color)
      node.set("opacity", opacity)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// Lines across the chart at each label of the axis.
  public struct Gridline: AxisContent {
    public let node: Node

    /// A `<gridline>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - thickness: the thickness in points.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - required: whether it is needed for understanding.
    ///   - textEquivalent: whether visible text says the same.
    ///   - essential: whether its look is essential, as that of a logotype is.
    ///   - platformDefault: whether the platform chose its colours.
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - opacity: its opacity, 0 to 1.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      thickness: Double? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      required: Bool? = nil,
      textEquivalent: Bool? = nil,
      essential: Bool? = nil,
      platformDefault: Bool? = nil,
      color: String? = nil,
      opacity: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any GridlineContent> content: () -> [any GridlineContent] = { [] }
    ) {
      var node = Node("gridline", fileID, filePath, line, column)
      node.set("id", id)
      node.set("thickness", thickness)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("required", required)
      node.set("text-equivalent", textEquivalent)
      node.set("essential", essential)
      node.set("platform-default", platformDefault)
      node.set("color", color)
      node.set("opacity", opacity)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// Visible text; may hold placeholders.
  public struct Text: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent, StepContent, MarkContent, AxisContent, LegendContent, EntryContent, EmptyContent, LoadingContent, FailureContent, ShapeContent, ControlContent, GroupContent, LookContent {
    public let node: Node

    /// A `<text>`.
    ///
    /// - Parameters:
    ///   - text: what it says.
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - series: the series it labels directly.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - over: the id of an earlier part that it also lies over.
    ///   - around: the id of an earlier part that it surrounds.
    ///   - gap: points between it and the part it surrounds.
    ///   - when: which of the items that share it show it, by their position.
    ///   - opacity: the opacity of it and everything in it, 0 to 1.
    ///   - required: whether it is needed for understanding.
    ///   - textEquivalent: whether visible text says the same.
    ///   - essential: whether its look is essential, as that of a logotype is.
    ///   - platformDefault: whether the platform chose its colours.
    ///   - style: the text style of the platform.
    ///   - size: the size in points, where no text style gives it.
    ///   - weight: the weight; emphasized is that of the text style's emphasized variant.
    ///   - maxWidth: the greatest width in points.
    ///   - scales: whether it follows the text size that people choose; a text style does on iOS, a size alone does not.
    ///   - typeLimit: the largest Dynamic Type size that it follows; default all.
    ///   - maxHeight: the greatest height in points.
    ///   - lines: the most lines it has; default any number.
    ///   - overflow: what becomes of it where it does not fit: it goes on in the next line (wrap), is cut off (truncate), is scrolled to (scroll), is set smaller (shrink), or the layout makes room (adapt).
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      _ text: String,
      id: String? = nil,
      series: String? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      over: String? = nil,
      around: String? = nil,
      gap: Double? = nil,
      when: Words.When? = nil,
      opacity: Double? = nil,
      required: Bool? = nil,
      textEquivalent: Bool? = nil,
      essential: Bool? = nil,
      platformDefault: Bool? = nil,
      style: Words.Style? = nil,
      size: Double? = nil,
      weight: Words.Weight? = nil,
      maxWidth: Double? = nil,
      scales: Bool? = nil,
      typeLimit: Words.TypeLimit? = nil,
      maxHeight: Double? = nil,
      lines: Int? = nil,
      overflow: Words.Overflow? = nil,
      color: String? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any TextContent> content: () -> [any TextContent] = { [] }
    ) {
      var node = Node("text", fileID, filePath, line, column)
      node.set("id", id)
      node.set("series", series)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("over", over)
      node.set("around", around)
      node.set("gap", gap)
      node.set("when", when)
      node.set("opacity", opacity)
      node.set("required", required)
      node.set("text-equivalent", textEquivalent)
      node.set("essential", essential)
      node.set("platform-default", platformDefault)
      node.set("style", style)
      node.set("size", size)
      node.set("weight", weight)
      node.set("max-width", maxWidth)
      node.set("scales", scales)
      node.set("type-limit", typeLimit)
      node.set("max-height", maxHeight)
      node.set("lines", lines)
      node.set("overflow", overflow)
      node.set("color", color)
      node.text = text
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// The visible title; may hold placeholders.
  public struct Title: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent, StepContent, MarkContent, AxisContent, LegendContent, EntryContent, EmptyContent, LoadingContent, FailureContent, ShapeContent, ControlContent, GroupContent, LookContent {
    public let node: Node

    /// A `<title>`.
    ///
    /// - Parameters:
    ///   - text: what it says.
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - series: the series it labels directly.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - over: the id of an earlier part that it also lies over.
    ///   - around: the id of an earlier part that it surrounds.
    ///   - gap: points between it and the part it surrounds.
    ///   - when: which of the items that share it show it, by their position.
    ///   - opacity: the opacity of it and everything in it, 0 to 1.
    ///   - required: whether it is needed for understanding.
    ///   - textEquivalent: whether visible text says the same.
    ///   - essential: whether its look is essential, as that of a logotype is.
    ///   - platformDefault: whether the platform chose its colours.
    ///   - style: the text style of the platform.
    ///   - size: the size in points, where no text style gives it.
    ///   - weight: the weight; emphasized is that of the text style's emphasized variant.
    ///   - maxWidth: the greatest width in points.
    ///   - scales: whether it follows the text size that people choose; a text style does on iOS, a size alone does not.
    ///   - typeLimit: the largest Dynamic Type size that it follows; default all.
    ///   - maxHeight: the greatest height in points.
    ///   - lines: the most lines it has; default any number.
    ///   - overflow: what becomes of it where it does not fit: it goes on in the next line (wrap), is cut off (truncate), is scrolled to (scroll), is set smaller (shrink), or the layout makes room (adapt).
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      _ text: String,
      id: String? = nil,
      series: String? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      over: String? = nil,
      around: String? = nil,
      gap: Double? = nil,
      when: Words.When? = nil,
      opacity: Double? = nil,
      required: Bool? = nil,
      textEquivalent: Bool? = nil,
      essential: Bool? = nil,
      platformDefault: Bool? = nil,
      style: Words.Style? = nil,
      size: Double? = nil,
      weight: Words.Weight? = nil,
      maxWidth: Double? = nil,
      scales: Bool? = nil,
      typeLimit: Words.TypeLimit? = nil,
      maxHeight: Double? = nil,
      lines: Int? = nil,
      overflow: Words.Overflow? = nil,
      color: String? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any TitleContent> content: () -> [any TitleContent] = { [] }
    ) {
      var node = Node("title", fileID, filePath, line, column)
      node.set("id", id)
      node.set("series", series)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("over", over)
      node.set("around", around)
      node.set("gap", gap)
      node.set("when", when)
      node.set("opacity", opacity)
      node.set("required", required)
      node.set("text-equivalent", textEquivalent)
      node.set("essential", essential)
      node.set("platform-default", platformDefault)
      node.set("style", style)
      node.set("size", size)
      node.set("weight", weight)
      node.set("max-width", maxWidth)
      node.set("scales", scales)
      node.set("type-limit", typeLimit)
      node.set("max-height", maxHeight)
      node.set("lines", lines)
      node.set("overflow", overflow)
      node.set("color", color)
      node.text = text
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// A symbol or icon.
  public struct Glyph: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent, StepContent, MarkContent, EntryContent, EmptyContent, LoadingContent, FailureContent, ShapeContent, ControlContent, GroupContent, LookContent {
    public let node: Node

    /// A `<glyph>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - symbol: the symbol's name; not its label.
    ///   - rendering: how its layers are coloured; default monochrome.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - over: the id of an earlier part that it also lies over.
    ///   - around: the id of an earlier part that it surrounds.
    ///   - gap: points between it and the part it surrounds.
    ///   - when: which of the items that share it show it, by their position.
    ///   - opacity: the opacity of it and everything in it, 0 to 1.
    ///   - required: whether it is needed for understanding.
    ///   - textEquivalent: whether visible text says the same.
    ///   - essential: whether its look is essential, as that of a logotype is.
    ///   - platformDefault: whether the platform chose its colours.
    ///   - style: the text style of the platform.
    ///   - size: the size in points, where no text style gives it.
    ///   - weight: the weight; emphasized is that of the text style's emphasized variant.
    ///   - maxWidth: the greatest width in points.
    ///   - scales: whether it follows the text size that people choose; a text style does on iOS, a size alone does not.
    ///   - typeLimit: the largest Dynamic Type size that it follows; default all.
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      symbol: String,
      rendering: Words.Rendering? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      over: String? = nil,
      around: String? = nil,
      gap: Double? = nil,
      when: Words.When? = nil,
      opacity: Double? = nil,
      required: Bool? = nil,
      textEquivalent: Bool? = nil,
      essential: Bool? = nil,
      platformDefault: Bool? = nil,
      style: Words.Style? = nil,
      size: Double? = nil,
      weight: Words.Weight? = nil,
      maxWidth: Double? = nil,
      scales: Bool? = nil,
      typeLimit: Words.TypeLimit? = nil,
      color: String? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any GlyphContent> content: () -> [any GlyphContent] = { [] }
    ) {
      var node = Node("glyph", fileID, filePath, line, column)
      node.set("id", id)
      node.set("symbol", symbol)
      node.set("rendering", rendering)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("over", over)
      node.set("around", around)
      node.set("gap", gap)
      node.set("when", when)
      node.set("opacity", opacity)
      node.set("required", required)
      node.set("text-equivalent", textEquivalent)
      node.set("essential", essential)
      node.set("platform-default", platformDefault)
      node.set("style", style)
      node.set("size", size)
      node.set("weight", weight)
      node.set("max-width", maxWidth)
      node.set("scales", scales)
      node.set("type-limit", typeLimit)
      node.set("color", color)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// A shape; its contents lie on what it paints.
  public struct Shape: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent, StepContent, MarkContent, EntryContent, EmptyContent, LoadingContent, FailureContent, ShapeContent, ControlContent, GroupContent, LookContent {
    public let node: Node

    /// A `<shape>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - kind: what it is.
    ///   - size: its width and height in points.
    ///   - pattern: its hatching, where it has any.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - over: the id of an earlier part that it also lies over.
    ///   - around: the id of an earlier part that it surrounds.
    ///   - gap: points between it and the part it surrounds.
    ///   - when: which of the items that share it show it, by their position.
    ///   - opacity: the opacity of it and everything in it, 0 to 1.
    ///   - required: whether it is needed for understanding.
    ///   - textEquivalent: whether visible text says the same.
    ///   - essential: whether its look is essential, as that of a logotype is.
    ///   - platformDefault: whether the platform chose its colours.
    ///   - width: the width in points.
    ///   - height: the height in points.
    ///   - x: its left edge in points, within the component.
    ///   - y: its top edge in points, within the component.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      kind: Words.ShapeKind,
      size: Double? = nil,
      pattern: String? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      over: String? = nil,
      around: String? = nil,
      gap: Double? = nil,
      when: Words.When? = nil,
      opacity: Double? = nil,
      required: Bool? = nil,
      textEquivalent: Bool? = nil,
      essential: Bool? = nil,
      platformDefault: Bool? = nil,
      width: Double? = nil,
      height: Double? = nil,
      x: Double? = nil,
      y: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any ShapeContent> content: () -> [any ShapeContent] = { [] }
    ) {
      var node = Node("shape", fileID, filePath, line, column)
      node.set("id", id)
      node.set("kind", kind)
      node.set("size", size)
      node.set("pattern", pattern)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("over", over)
      node.set("around", around)
      node.set("gap", gap)
      node.set("when", when)
      node.set("opacity", opacity)
      node.set("required", required)
      node.set("text-equivalent", textEquivalent)
      node.set("essential", essential)
      node.set("platform-default", platformDefault)
      node.set("width", width)
      node.set("height", height)
      node.set("x", x)
      node.set("y", y)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// A button or another part that can be operated; it is one stop that presents its contents.
  public struct Control: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent, StepContent, MarkContent, EntryContent, EmptyContent, LoadingContent, FailureContent, ShapeContent, ControlContent, GroupContent, LookContent {
    public let node: Node

    /// A `<control>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - disabled: whether it cannot be used now.
    ///   - disabledWhen: at which step it cannot be used.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - over: the id of an earlier part that it also lies over.
    ///   - around: the id of an earlier part that it surrounds.
    ///   - gap: points between it and the part it surrounds.
    ///   - when: which of the items that share it show it, by their position.
    ///   - opacity: the opacity of it and everything in it, 0 to 1.
    ///   - required: whether it is needed for understanding.
    ///   - textEquivalent: whether visible text says the same.
    ///   - essential: whether its look is essential, as that of a logotype is.
    ///   - platformDefault: whether the platform chose its colours.
    ///   - width: the width in points.
    ///   - height: the height in points.
    ///   - x: its left edge in points, within the component.
    ///   - y: its top edge in points, within the component.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      disabled: Bool? = nil,
      disabledWhen: Words.When? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      over: String? = nil,
      around: String? = nil,
      gap: Double? = nil,
      when: Words.When? = nil,
      opacity: Double? = nil,
      required: Bool? = nil,
      textEquivalent: Bool? = nil,
      essential: Bool? = nil,
      platformDefault: Bool? = nil,
      width: Double? = nil,
      height: Double? = nil,
      x: Double? = nil,
      y: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any ControlContent> content: () -> [any ControlContent] = { [] }
    ) {
      var node = Node("control", fileID, filePath, line, column)
      node.set("id", id)
      node.set("disabled", disabled)
      node.set("disabled-when", disabledWhen)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("over", over)
      node.set("around", around)
      node.set("gap", gap)
      node.set("when", when)
      node.set("opacity", opacity)
      node.set("required", required)
      node.set("text-equivalent", textEquivalent)
      node.set("essential", essential)
      node.set("platform-default", platformDefault)
      node.set("width", width)
      node.set("height", height)
      node.set("x", x)
      node.set("y", y)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// Parts that belong together; what it paints lies behind them.
  public struct Group: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent, StepContent, MarkContent, EntryContent, EmptyContent, LoadingContent, FailureContent, ShapeContent, ControlContent, GroupContent, LookContent {
    public let node: Node

    /// A `<group>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - over: the id of an earlier part that it also lies over.
    ///   - around: the id of an earlier part that it surrounds.
    ///   - gap: points between it and the part it surrounds.
    ///   - when: which of the items that share it show it, by their position.
    ///   - opacity: the opacity of it and everything in it, 0 to 1.
    ///   - required: whether it is needed for understanding.
    ///   - textEquivalent: whether visible text says the same.
    ///   - essential: whether its look is essential, as that of a logotype is.
    ///   - platformDefault: whether the platform chose its colours.
    ///   - width: the width in points.
    ///   - height: the height in points.
    ///   - x: its left edge in points, within the component.
    ///   - y: its top edge in points, within the component.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      over: String? = nil,
      around: String? = nil,
      gap: Double? = nil,
      when: Words.When? = nil,
      opacity: Double? = nil,
      required: Bool? = nil,
      textEquivalent: Bool? = nil,
      essential: Bool? = nil,
      platformDefault: Bool? = nil,
      width: Double? = nil,
      height: Double? = nil,
      x: Double? = nil,
      y: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any GroupContent> content: () -> [any GroupContent] = { [] }
    ) {
      var node = Node("group", fileID, filePath, line, column)
      node.set("id", id)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.set("over", over)
      node.set("around", around)
      node.set("gap", gap)
      node.set("when", when)
      node.set("opacity", opacity)
      node.set("required", required)
      node.set("text-equivalent", textEquivalent)
      node.set("essential", essential)
      node.set("platform-default", platformDefault)
      node.set("width", width)
      node.set("height", height)
      node.set("x", x)
      node.set("y", y)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// What each step in a state looks like, besides what it holds itself; the first look that matches applies.
  ///
  /// What a progress indicator looks like in a state.
  ///
  /// What each mark, besides what it holds itself, or the line or area of each series looks like.
  ///
  /// What each entry of the legend looks like, besides what it holds itself.
  public struct Look: StepIndicatorContent, StatusTrackerContent, ProgressContent, ChartContent, LegendContent {
    public let node: Node

    /// A `<look>`.
    ///
    /// - Parameters:
    ///   - id: an identifier of the author's choice, unique in the document.
    ///   - state: the state it is for; without one, all states.
    ///   - when: the position in the row that it is for.
    ///   - step: the only step that it is for, by its number from 1; looks that are for all stand behind it.
    ///   - part: what it is for.
    ///   - series: the series it is for; without one, all series.
    ///   - label: the accessibility label: what it is. May hold placeholders.
    ///   - value: the accessibility value: what it is set to.
    ///   - hint: the accessibility hint: what activating it does.
    ///   - lang: the language of its strings, as a BCP 47 tag.
    ///   - localized: whether its strings can be localised; default true.
    ///   - traits: accessibility traits.
    ///   - hidden: whether it and everything in it are hidden from assistive technology.
    ///   - decorative: whether it carries no information; also hides it from assistive technology.
    ///   - children: how its contents are exposed: as one stop that says all of it (combine), as a container of stops (contain), or as one stop that says none of it (ignore).
    ///   - action: what activating it does.
    ///   - live: whether its changes are announced without being asked for, and how urgently.
    ///   - list: whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if it holds any.
    ///   - sortPriority: siblings with a higher number are read earlier.
    ///   - hitWidth: the width in points of the area that responds to a touch or a click, where that is not its own.
    ///   - hitHeight: the height in points of the area that responds, where that is not its own.
    ///   - hitShape: the form of the area that responds; default that of the shape, else a rectangle.
    ///   - spacing: points across or down from the area that responds to that of the nearest other target.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      id: String? = nil,
      state: String? = nil,
      when: Words.When? = nil,
      step: Int? = nil,
      part: Words.Part? = nil,
      series: String? = nil,
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      lang: String? = nil,
      localized: Bool? = nil,
      traits: [Words.Traits]? = nil,
      hidden: Bool? = nil,
      decorative: Bool? = nil,
      children: Words.Children? = nil,
      action: Words.Action? = nil,
      live: Words.Live? = nil,
      list: Bool? = nil,
      sortPriority: Double? = nil,
      hitWidth: Double? = nil,
      hitHeight: Double? = nil,
      hitShape: Words.HitShape? = nil,
      spacing: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any LookContent> content: () -> [any LookContent] = { [] }
    ) {
      var node = Node("look", fileID, filePath, line, column)
      node.set("id", id)
      node.set("state", state)
      node.set("when", when)
      node.set("step", step)
      node.set("part", part)
      node.set("series", series)
      node.set("label", label)
      node.set("value", value)
      node.set("hint", hint)
      node.set("lang", lang)
      node.set("localized", localized)
      node.set("traits", traits)
      node.set("hidden", hidden)
      node.set("decorative", decorative)
      node.set("children", children)
      node.set("action", action)
      node.set("live", live)
      node.set("list", list)
      node.set("sort-priority", sortPriority)
      node.set("hit-width", hitWidth)
      node.set("hit-height", hitHeight)
      node.set("hit-shape", hitShape)
      node.set("spacing", spacing)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// The paint along the edge.
  public struct Stroke: ConnectorContent, ShapeContent, ControlContent, GroupContent {
    public let node: Node

    /// A `<stroke>`.
    ///
    /// - Parameters:
    ///   - width: the width in points.
    ///   - align: its position relative to the edge; default center.
    ///   - dash: its dashes, or none.
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - opacity: its opacity, 0 to 1.
    ///   - material: the name of a blur or vibrancy effect of the platform.
    ///   - image: the name of a picture.
    ///   - blend: a blend mode other than normal.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      width: Double,
      align: Words.Align? = nil,
      dash: String? = nil,
      color: String? = nil,
      opacity: Double? = nil,
      material: String? = nil,
      image: String? = nil,
      blend: String? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any StrokeContent> content: () -> [any StrokeContent] = { [] }
    ) {
      var node = Node("stroke", fileID, filePath, line, column)
      node.set("width", width)
      node.set("align", align)
      node.set("dash", dash)
      node.set("color", color)
      node.set("opacity", opacity)
      node.set("material", material)
      node.set("image", image)
      node.set("blend", blend)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// A colour of a gradient.
  public struct Stop: TrackContent, FillContent, StrokeContent {
    public let node: Node

    /// A `<stop>`.
    ///
    /// - Parameters:
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - opacity: its opacity, 0 to 1.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      color: String? = nil,
      opacity: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any StopContent> content: () -> [any StopContent] = { [] }
    ) {
      var node = Node("stop", fileID, filePath, line, column)
      node.set("color", color)
      node.set("opacity", opacity)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// A layer of a symbol; layers are listed from back to front.
  public struct Layer: GlyphContent {
    public let node: Node

    /// A `<layer>`.
    ///
    /// - Parameters:
    ///   - color: a token of the palette, a system colour, or a CSS colour; series and state are the colours of the series or state that is shown.
    ///   - opacity: its opacity, 0 to 1.
    ///   - fileID: the file that failures point to.
    ///   - filePath: that file's path.
    ///   - line: the line there.
    ///   - column: the column there.
    ///   - content: the elements in it.
    public init(
      color: String? = nil,
      opacity: Double? = nil,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      @SpecBuilder<any LayerContent> content: () -> [any LayerContent] = { [] }
    ) {
      var node = Node("layer", fileID, filePath, line, column)
      node.set("color", color)
      node.set("opacity", opacity)
      node.children = content().map(\.node)
      self.node = node
    }
  }

  /// What a `<spec>` may hold.
  public protocol SpecContent: Element {}

  /// What a `<palette>` may hold.
  public protocol PaletteContent: Element {}

  /// What a `<color>` may hold.
  public protocol ColorContent: Element {}

  /// What a `<animation>` may hold.
  public protocol AnimationContent: Element {}

  /// What a `<step-indicator>` may hold.
  public protocol StepIndicatorContent: Element {}

  /// What a `<status-tracker>` may hold.
  public protocol StatusTrackerContent: Element {}

  /// What a `<progress>` may hold.
  public protocol ProgressContent: Element {}

  /// What a `<chart>` may hold.
  public protocol ChartContent: Element {}

  /// What a `<state>` may hold.
  public protocol StateContent: Element {}

  /// What a `<step>` may hold.
  public protocol StepContent: Element {}

  /// What a `<series>` may hold.
  public protocol SeriesContent: Element {}

  /// What a `<mark>` may hold.
  public protocol MarkContent: Element {}

  /// What a `<axis>` may hold.
  public protocol AxisContent: Element {}

  /// What a `<legend>` may hold.
  public protocol LegendContent: Element {}

  /// What a `<entry>` may hold.
  public protocol EntryContent: Element {}

  /// What a `<empty>` may hold.
  public protocol EmptyContent: Element {}

  /// What a `<descriptor>` may hold.
  public protocol DescriptorContent: Element {}

  /// What a `<announcement>` may hold.
  public protocol AnnouncementContent: Element {}

  /// What a `<focus>` may hold.
  public protocol FocusContent: Element {}

  /// What a `<custom-content>` may hold.
  public protocol CustomContentContent: Element {}

  /// What a `<custom-action>` may hold.
  public protocol CustomActionContent: Element {}

  /// What a `<loading>` may hold.
  public protocol LoadingContent: Element {}

  /// What a `<failure>` may hold.
  public protocol FailureContent: Element {}

  /// What a `<table>` may hold.
  public protocol TableContent: Element {}

  /// What a `<connector>` may hold.
  public protocol ConnectorContent: Element {}

  /// What a `<track>` may hold.
  public protocol TrackContent: Element {}

  /// What a `<fill>` may hold.
  public protocol FillContent: Element {}

  /// What a `<line>` may hold.
  public protocol LineContent: Element {}

  /// What a `<gridline>` may hold.
  public protocol GridlineContent: Element {}

  /// What a `<text>` may hold.
  public protocol TextContent: Element {}

  /// What a `<title>` may hold.
  public protocol TitleContent: Element {}

  /// What a `<glyph>` may hold.
  public protocol GlyphContent: Element {}

  /// What a `<shape>` may hold.
  public protocol ShapeContent: Element {}

  /// What a `<control>` may hold.
  public protocol ControlContent: Element {}

  /// What a `<group>` may hold.
  public protocol GroupContent: Element {}

  /// What a `<look>` may hold.
  public protocol LookContent: Element {}

  /// What a `<stroke>` may hold.
  public protocol StrokeContent: Element {}

  /// What a `<stop>` may hold.
  public protocol StopContent: Element {}

  /// What a `<layer>` may hold.
  public protocol LayerContent: Element {}

  /// The words that attributes may have.
  public enum Words {
    /// The words of the attribute `scope`.
    public enum Scope: String, Sendable, CaseIterable, AttributeValue {
      case screen
      case component
      case fragment
    }

    /// The words of the attribute `complete`.
    public enum Complete: String, Sendable, CaseIterable, AttributeValue {
      case tree
      case announcements
      case data
    }

    /// The words of the attribute `platform`.
    public enum Platform: String, Sendable, CaseIterable, AttributeValue {
      case ios
      case macos
    }

    /// The words of the attribute `extends`.
    public enum Extends: String, Sendable, CaseIterable, AttributeValue {
      case ios13
      case ios26
    }

    /// The words of the attribute `as` or `appearance`.
    public enum As: String, Sendable, CaseIterable, AttributeValue {
      case all
      case light
      case dark
      case lightHighContrast = "light-high-contrast"
      case darkHighContrast = "dark-high-contrast"
      case lightElevated = "light-elevated"
      case darkElevated = "dark-elevated"
      case lightHighContrastElevated = "light-high-contrast-elevated"
      case darkHighContrastElevated = "dark-high-contrast-elevated"
    }

    /// The words of the attribute `confidence`.
    public enum Confidence: String, Sendable, CaseIterable, AttributeValue {
      case certain
      case assumed
    }

    /// The words of the attribute `fact`.
    public enum Fact: String, Sendable, CaseIterable, AttributeValue {
      case action
      case align
      case backdrop
      case blend
      case category
      case children
      case color
      case contents
      case count
      case current
      case dash
      case decorative
      case determinate
      case dimension
      case disabled
      case disabledWhen = "disabled-when"
      case duration
      case dynamic
      case empty
      case essential
      case gap
      case height
      case hidden
      case hint
      case hitHeight = "hit-height"
      case hitShape = "hit-shape"
      case hitWidth = "hit-width"
      case image
      case importance
      case `is`
      case kind
      case label
      case lang
      case lineWidth = "line-width"
      case lines
      case list
      case live
      case localized
      case marker
      case material
      case maxHeight = "max-height"
      case maxWidth = "max-width"
      case meaning
      case name
      case newScreen = "new-screen"
      case on
      case opacity
      case order
      case ordered
      case orientation
      case overflow
      case pattern
      case platformDefault = "platform-default"
      case priority
      case reduced
      case rendering
      case repeats
      case required
      case scales
      case shown
      case size
      case sortPriority = "sort-priority"
      case spacing
      case stacking
      case starts
      case state
      case step
      case style
      case summary
      case symbol
      case text
      case textEquivalent = "text-equivalent"
      case thickness
      case title
      case traits
      case type
      case typeLimit = "type-limit"
      case unit
      case value
      case valueText = "value-text"
      case weight
      case when
      case width
      case x
      case y
    }

    /// The words of the attribute `kind`.
    public enum AnimationKind: String, Sendable, CaseIterable, AttributeValue {
      case move
      case scale
      case rotate
      case bounce
      case grow
      case parallax
      case fade
      case color
    }

    /// The words of the attribute `starts`.
    public enum Starts: String, Sendable, CaseIterable, AttributeValue {
      case automatic
      case user
    }

    /// The words of the attribute `reduced`.
    public enum Reduced: String, Sendable, CaseIterable, AttributeValue {
      case noReduced = "none"
      case fade
      case same
    }

    /// The words of the attribute `orientation`.
    public enum Orientation: String, Sendable, CaseIterable, AttributeValue {
      case horizontal
      case vertical
    }

    /// The words of the attribute `identity`.
    public enum StepIndicatorIdentity: String, Sendable, CaseIterable, AttributeValue {
      case position
      case id
      case name
      case state
    }

    /// The words of the attribute `surface`.
    public enum Surface: String, Sendable, CaseIterable, AttributeValue {
      case base
      case elevated
      case any
    }

    /// The words of the attribute `appearance`.
    public enum Appearance: String, Sendable, CaseIterable, AttributeValue {
      case adaptive
      case light
      case dark
    }

    /// The words of the attribute `traits`.
    public enum Traits: String, Sendable, CaseIterable, AttributeValue {
      case button
      case link
      case image
      case header
      case selected
      case notEnabled = "not-enabled"
      case adjustable
      case updatesFrequently = "updates-frequently"
      case staticText = "static-text"
      case toggle
      case tab
      case summaryElement = "summary-element"
    }

    /// The words of the attribute `children`.
    public enum Children: String, Sendable, CaseIterable, AttributeValue {
      case combine
      case contain
      case ignore
    }

    /// The words of the attribute `action`.
    public enum Action: String, Sendable, CaseIterable, AttributeValue {
      case activate
      case next
      case back
      case complete
      case select
      case toggle
    }

    /// The words of the attribute `live` or `priority`.
    public enum Live: String, Sendable, CaseIterable, AttributeValue {
      case polite
      case assertive
    }

    /// The words of the attribute `hit-shape`.
    public enum HitShape: String, Sendable, CaseIterable, AttributeValue {
      case rectangle
      case circle
      case capsule
    }

    /// The words of the attribute `type`.
    public enum ProgressType: String, Sendable, CaseIterable, AttributeValue {
      case ring
      case bar
      case spinner
    }

    /// The words of the attribute `type`.
    public enum ChartType: String, Sendable, CaseIterable, AttributeValue {
      case bar
      case line
      case area
      case pie
      case donut
      case scatter
    }

    /// The words of the attribute `stacking`.
    public enum Stacking: String, Sendable, CaseIterable, AttributeValue {
      case noStacking = "none"
      case stacked
      case grouped
    }

    /// The words of the attribute `identity`.
    public enum ChartIdentity: String, Sendable, CaseIterable, AttributeValue {
      case position
      case id
      case category
      case value
    }

    /// The words of the attribute `is`.
    public enum Is: String, Sendable, CaseIterable, AttributeValue {
      case completed
      case current
      case upcoming
      case error
      case unavailable
    }

    /// The words of the attribute `meaning`.
    public enum Meaning: String, Sendable, CaseIterable, AttributeValue {
      case success
      case warning
      case error
    }

    /// The words of the attribute `dimension`.
    public enum Dimension: String, Sendable, CaseIterable, AttributeValue {
      case x
      case y
    }

    /// The words of the attribute `order`.
    public enum Order: String, Sendable, CaseIterable, AttributeValue {
      case series
      case reversed
      case unspecified
    }

    /// The words of the attribute `on`.
    public enum On: String, Sendable, CaseIterable, AttributeValue {
      case advance
      case back
      case complete
      case error
      case update
    }

    /// The words of the attribute `importance`.
    public enum Importance: String, Sendable, CaseIterable, AttributeValue {
      case `default`
      case high
    }

    /// The words of the attribute `each`.
    public enum Each: String, Sendable, CaseIterable, AttributeValue {
      case step
    }

    /// The words of the attribute `shown`.
    public enum Shown: String, Sendable, CaseIterable, AttributeValue {
      case visible
      case linked
    }

    /// The words of the attribute `when` or `disabled-when`.
    public enum When: String, Sendable, CaseIterable, AttributeValue {
      case first
      case last
      case notFirst = "not-first"
      case notLast = "not-last"
    }

    /// The words of the attribute `style`.
    public enum Style: String, Sendable, CaseIterable, AttributeValue {
      case largeTitle
      case title
      case title2
      case title3
      case headline
      case body
      case callout
      case subheadline
      case footnote
      case caption
      case caption2
    }

    /// The words of the attribute `weight`.
    public enum Weight: String, Sendable, CaseIterable, AttributeValue {
      case emphasized
      case black
      case bold
      case heavy
      case light
      case medium
      case regular
      case semibold
      case thin
      case ultraLight = "ultra-light"
    }

    /// The words of the attribute `type-limit`.
    public enum TypeLimit: String, Sendable, CaseIterable, AttributeValue {
      case xSmall
      case small
      case medium
      case large
      case xLarge
      case xxLarge
      case xxxLarge
      case ax1 = "AX1"
      case ax2 = "AX2"
      case ax3 = "AX3"
      case ax4 = "AX4"
      case ax5 = "AX5"
    }

    /// The words of the attribute `overflow`.
    public enum Overflow: String, Sendable, CaseIterable, AttributeValue {
      case wrap
      case truncate
      case scroll
      case shrink
      case adapt
    }

    /// The words of the attribute `rendering`.
    public enum Rendering: String, Sendable, CaseIterable, AttributeValue {
      case monochrome
      case hierarchical
      case palette
      case multicolor
    }

    /// The words of the attribute `kind`.
    public enum ShapeKind: String, Sendable, CaseIterable, AttributeValue {
      case circle
      case capsule
      case rectangle
      case roundedRectangle = "rounded-rectangle"
      case arc
      case slice
      case line
      case area
      case triangle
      case diamond
      case cross
      case star
      case path
    }

    /// The words of the attribute `part`.
    public enum Part: String, Sendable, CaseIterable, AttributeValue {
      case mark
      case series
      case entry
    }

    /// The words of the attribute `align`.
    public enum Align: String, Sendable, CaseIterable, AttributeValue {
      case inside
      case center
      case outside
    }
  }
}

extension SpecElements {
  public typealias Palette = Spec.Palette
  public typealias Import = Spec.Import
  public typealias Color = Spec.Color
  public typealias Unknown = Spec.Unknown
  public typealias Animation = Spec.Animation
  public typealias StepIndicator = Spec.StepIndicator
  public typealias StatusTracker = Spec.StatusTracker
  public typealias Progress = Spec.Progress
  public typealias Chart = Spec.Chart
  public typealias State = Spec.State
  public typealias Step = Spec.Step
  public typealias Series = Spec.Series
  public typealias Mark = Spec.Mark
  public typealias Axis = Spec.Axis
  public typealias Legend = Spec.Legend
  public typealias Entry = Spec.Entry
  public typealias Empty = Spec.Empty
  public typealias Descriptor = Spec.Descriptor
  public typealias Announcement = Spec.Announcement
  public typealias Focus = Spec.Focus
  public typealias CustomContent = Spec.CustomContent
  public typealias CustomAction = Spec.CustomAction
  public typealias Loading = Spec.Loading
  public typealias Failure = Spec.Failure
  public typealias Table = Spec.Table
  public typealias Connector = Spec.Connector
  public typealias Track = Spec.Track
  public typealias Fill = Spec.Fill
  public typealias Line = Spec.Line
  public typealias Gridline = Spec.Gridline
  public typealias Text = Spec.Text
  public typealias Title = Spec.Title
  public typealias Glyph = Spec.Glyph
  public typealias Shape = Spec.Shape
  public typealias Control = Spec.Control
  public typealias Group = Spec.Group
  public typealias Look = Spec.Look
  public typealias Stroke = Spec.Stroke
  public typealias Stop = Spec.Stop
  public typealias Layer = Spec.Layer
}
