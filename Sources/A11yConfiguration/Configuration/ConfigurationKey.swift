/// The names of a configuration's members.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case extends
  case profiles
  case rules
  case ruleFolders
  case failOn
  case cantTell
  case systemColors
  case background
  case palettes
  case appearances
  case exclude
  case gitignore
  case swift
  case overrides
  case suppressions
  case baseline
  case outputs

  /// Those that can differ from file to file within one configuration.
  static let overridable: [ConfigurationKey] = [
    .profiles, .rules, .failOn, .cantTell, .systemColors, .background, .appearances,
  ]

  /// What it is for.
  var summary: String {
    switch self {
    case .schema: "Where editors find what each key says; it changes nothing."
    case .extends:
      "Configurations that this one begins with, by their paths, or names of profiles; what is "
        + "named later wins, and this file wins over all of them."
    case .profiles:
      "The profiles whose rules decide; by default wcag-aa, with apple-hig for specs and "
        + "chartability for charts."
    case .rules:
      "What becomes of single rules: “on” adds one to those of the profiles, “off” leaves it out, "
        + "and an impact is that of all its findings."
    case .ruleFolders: "Folders of rule files to add; one of a known id takes its place."
    case .failOn: "The least impact of a finding that fails the run; by default serious."
    case .cantTell: "Whether what could not be told fails the run, too; by default it is reported."
    case .systemColors: "The system colours where a spec pins none; by default ios26."
    case .background:
      "What an SVG image lies on: a colour as in CSS, or one for each appearance; by default nobody "
        + "knows."
    case .palettes:
      "Asset catalogues, files of design tokens and resolver documents whose colours every spec can "
        + "name; what a spec defines itself goes before."
    case .appearances: "The appearances that are reported; by default all."
    case .exclude:
      "What is not audited where a folder is, as patterns of .gitignore with {a,b} besides; a file "
        + "that is named is audited all the same."
    case .gitignore: "Whether what .gitignore names is left out where a folder is audited."
    case .swift:
      "Whether Swift source is looked into where a folder is audited; a file that is named is "
        + "audited all the same."
    case .overrides:
      "Other settings for some files: of several that match, the last wins for each setting."
    case .suppressions:
      "Findings that do not count, for files into which nobody can write a comment."
    case .baseline:
      "The file of findings that were there before, which fail nothing; read where this is the "
        + "configuration of the current folder. One that is not there yet is empty."
    case .outputs:
      "Reports that are written to files, by their formats, where this is the configuration of the "
        + "current folder."
    }
  }
}
