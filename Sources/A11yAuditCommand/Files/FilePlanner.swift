internal import A11yConfiguration
internal import A11yModel
internal import A11yReaders
internal import A11yReports
internal import A11yRules
internal import Files

/// Says how each file is audited; files of which the same holds share a plan.
struct FilePlanner {
  private let options: AuditOptions

  /// How much is kept of what rules decide.
  private let detail: Audit.Detail

  /// Whether comments may suppress findings.
  private let readsComments: Bool

  /// The day on which the run began.
  private let today: CalendarDay

  /// Whether some report shows components.
  private let showsComponents: Bool

  /// Where specs get colours from that they do not define.
  private let palettes: RunPalettes
  private var plans: [Key: FilePlan] = [:]

  /// What tells plans apart: a configuration, and what of it is for a file.
  private struct Key: Hashable {
    var configuration: Int?
    var overrides: [Int] = []
    var suppressions: [Int] = []
  }

  init(_ audits: AuditOptions, _ options: CheckOptions, _ palettes: RunPalettes) {
    self.palettes = palettes
    self.options = audits
    detail = audits.listsAllOutcomes ? .everything : options.detail
    readsComments = options.readsComments
    today = options.today
    showsComponents = options.showsComponents
  }

  /// How a file is audited; nil where something is wrong with its configuration.
  mutating func plan(for place: String, _ configurations: inout Configurations, _ system: System)
    -> FilePlan?
  {
    var key = Key()
    var configuration: Configuration?
    switch configurations.found(ofFile: place, system) {
    case .wrong: return nil
    case .none: break
    case .configuration(let index):
      let found = configurations.all[index]
      key.configuration = index
      if place != AuditedPath.standardInput {
        key.overrides = found.overrides(for: place)
        key.suppressions = found.suppressions(for: place)
      }
      configuration = found
    }
    if let known = plans[key] { return known }
    let plan = plan(configuration, key)
    plans[key] = plan
    return plan
  }

  private func plan(_ configuration: Configuration?, _ key: Key) -> FilePlan {
    let resolved = ResolvedConfiguration(
      configuration,
      overrides: key.overrides,
      options: options.settings
    )
    var audit = resolved.audit(configuration?.catalogue ?? options.folders.catalogue)
    if let only = options.only {
      // Who asks for a rule by its name wants it, whatever the configuration says.
      audit.only = only
      audit.skipped = []
    }
    audit.skipped.formUnion(options.skipped)
    audit.detail = detail
    return FilePlan(
      audit: PreparedAudit(audit),
      reading: ReadingSettings(
        generation: resolved.generation?.value,
        page: resolved.background?.value ?? [:],
        palettes: palettes.sources(for: configuration)
      ),
      gate: resolved.gate,
      maximumSize: options.maximumFileSize,
      readsComments: readsComments,
      suppressions: ConfiguredSuppressions(
        configuration?.suppressions(at: key.suppressions) ?? [],
        on: today
      ),
      today: today,
      showsComponents: showsComponents
    )
  }
}

extension Configurations {
  /// What holds for a file; for standard input, what holds for the current folder.
  mutating func found(ofFile place: String, _ system: System) -> Found {
    found(
      in: place == AuditedPath.standardInput
        ? system.currentFolder : PathSyntax.folder(of: place)
    )
  }
}
