internal import A11yModel
internal import A11yReports
internal import JSONReading
internal import RuleCatalogue
internal import XML

/// Takes from a configuration file what it says; where something in it is wrong, that is left out.
struct LayerReader {
  private let node: JSONNode
  private let file: String
  private let folder: String

  /// The current folder, from which errors and reports name files.
  private let currentFolder: String

  init(_ node: JSONNode, file: String, folder: String, currentFolder: String) {
    self.node = node
    self.file = file
    self.folder = folder
    self.currentFolder = currentFolder
  }

  var layer: Configuration.Layer {
    let overrides = node[.overrides]?.items ?? []
    let suppressions = (node[.suppressions]?.items ?? []).compactMap { item in
      suppression(item).map { (files: patterns(item["files"]), suppression: $0) }
    }
    var layer = Configuration.Layer(
      file: file,
      folder: folder,
      exclude: PathPatterns(patterns(node[.exclude]), in: folder),
      overridden: PathChoices(overrides.map { patterns($0["files"]) }, in: folder),
      suppressed: PathChoices(suppressions.map(\.files), in: folder)
    )
    layer.overrides = overrides.map(settings)
    layer.suppressions = suppressions.map(\.suppression)
    layer.settings = settings(of: node)
    layer.ruleFolders = node[.ruleFolders]?.items?.compactMap(path) ?? []
    layer.palettes = node[.palettes]?.items?.map(ConfiguredPalette.init) ?? []
    layer.gitignore = node[.gitignore].flatMap(flag)
    layer.swift = node[.swift].flatMap(flag)
    layer.baseline = node[.baseline].flatMap(path)
    layer.outputs =
      node[.outputs]?.members?.compactMap { member in
        path(member.value).map { (member.name, $0) }
      } ?? []
    return layer
  }

  private func placed<Value>(_ value: Value, _ node: JSONNode) -> Placed<Value> {
    Placed(value, from: .file(node.location))
  }

  private func flag(_ node: JSONNode) -> Placed<Bool>? { node.bool.map { placed($0, node) } }

  private func path(_ node: JSONNode) -> Placed<String>? {
    node.string.map {
      placed(PathSyntax.shown($0, in: folder, from: currentFolder), node)
    }
  }

  private func patterns(_ node: JSONNode?) -> [PathPattern] {
    (node?.items ?? []).compactMap { item -> PathPattern? in
      guard let text = item.string else { return nil }
      return try? PathPattern(text, .configuration, at: item.location)
    }
  }

  private func suppression(_ node: JSONNode) -> ConfiguredSuppression? {
    guard let reason = node["reason"]?.string else { return nil }
    return ConfiguredSuppression(
      files: node["files"]?.strings ?? [],
      rules: node["rules"]?.strings ?? [],
      targets: node["targets"]?.strings.compactMap(TargetPattern.init) ?? [],
      reason: reason,
      until: node["until"]?.string.flatMap { CalendarDay($0) },
      at: node.location
    )
  }

  // MARK: settings

  private func settings(of node: JSONNode) -> Settings {
    var settings = Settings()
    settings.profiles = list(node[.profiles], Profile.Name.init)
    settings.rules = node[.rules]?.members?.map(rule) ?? []
    if let impact = node[.failOn], let text = impact.string {
      settings.failOn = placed(Impact(rawValue: text), impact)
    }
    if let choice = node[.cantTell] {
      settings.failsOnCantTell = placed(choice.string == "fail", choice)
    }
    if let colors = node[.systemColors] {
      settings.generation = colors.string.flatMap(Generation.init).map { placed($0, colors) }
    }
    settings.background = node[.background].flatMap(background)
    settings.appearances = list(node[.appearances], Appearance.init)
    return settings
  }

  private func list<Value>(
    _ node: JSONNode?,
    _ value: (String) -> Value?
  ) -> Placed<[Value]>? {
    node.map { placed($0.strings.compactMap(value), $0) }
  }

  private func background(_ node: JSONNode) -> Placed<[Appearance: Color]>? {
    if let text = node.string {
      guard let color = try? Color(css: text) else { return nil }
      let colors = Appearance.allCases.map { ($0, color) }
      return placed(Dictionary(uniqueKeysWithValues: colors), node)
    }
    var page: [Appearance: Color] = [:]
    for member in node.members ?? [] {
      guard let appearance = Appearance(rawValue: member.name), let text = member.value.string
      else { continue }
      page[appearance] = try? Color(css: text)
    }
    return placed(page, node)
  }

  private func rule(_ member: JSONNode.Member) -> RuleSetting {
    var setting = RuleSetting(member.name)
    if let text = member.value.string {
      setting.choice = RuleSetting.Choice(rawValue: text).map { placed($0, member.value) }
      setting.impact = Impact(rawValue: text).map { placed($0, member.value) }
    }
    if let choice = member.value["choice"] {
      setting.choice = choice.string.flatMap(RuleSetting.Choice.init).map { placed($0, choice) }
    }
    if let impact = member.value["impact"] {
      setting.impact = impact.string.flatMap(Impact.init).map { placed($0, impact) }
    }
    for parameter in member.value["parameters"]?.members ?? [] {
      let node = parameter.value
      let text = node.number.map { String($0) } ?? node.strings.joined(separator: " ")
      setting.parameters[parameter.name] = placed(text, node)
    }
    return setting
  }
}

extension JSONNode {
  /// The value of a member of a configuration.
  subscript(_ key: ConfigurationKey) -> JSONNode? { self[key.rawValue] }

  /// The strings that are in it, or that it is.
  var strings: [String] { string.map { [$0] } ?? items?.compactMap(\.string) ?? [] }
}
