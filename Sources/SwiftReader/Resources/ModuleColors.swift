internal import A11yModel
internal import Files
internal import Palettes
internal import Support
internal import SwiftRecognition

/// The colour sets of a module's asset catalogues.
final class ModuleColors: Sendable {
  private let catalogues: [String]
  private let access: PaletteAccess
  private let library = PaletteLibrary()
  private let read = Once<Sets>()

  /// What is in the catalogues.
  private struct Sets: Sendable {
    var byName: [String: [PaletteColor]] = [:]
    var bySymbol: [String: [PaletteColor]] = [:]

    /// Why a catalogue is not read, which may have any name.
    var problem: String?
  }

  init(_ catalogues: [String], _ access: SourceAccess) {
    self.catalogues = catalogues
    self.access = PaletteAccess(access)
  }

  private var sets: Sets {
    read.value {
      var sets = Sets()
      for catalogue in catalogues {
        let place = PaletteAccess.Place(catalogue, at: catalogue, within: catalogue)
        do throws(InputError) {
          for color in try library.colorSets(of: place, .ios, access) {
            sets.byName[color.name, default: []].append(color)
            // A symbol in a namespace is called by several names.
            if let symbol = color.symbol, symbol.count == 1 {
              sets.bySymbol[symbol[0], default: []].append(color)
            }
          }
        } catch {
          sets.problem = "an asset catalogue cannot be read: \(error.message)"
        }
      }
      return sets
    }
  }

  func has(_ name: SpecResources.ColorName) -> Bool { !found(name).isEmpty }

  private func found(_ name: SpecResources.ColorName) -> [PaletteColor] {
    switch name {
    case .name(let name): sets.byName[name] ?? []
    case .symbol(let symbol): sets.bySymbol[symbol] ?? []
    }
  }

  /// The colour that a name means.
  func set(
    _ name: SpecResources.ColorName,
    _ names: SourceNames,
    _ log: ReadLog
  ) -> SpecResources.ColorSet {
    let found = found(name)
    for color in found { color.location.map { log.add($0.file) } }
    if let problem = sets.problem, found.count < 2 {
      return SpecResources.ColorSet(name.text, [:], unknown: ["all": problem])
    }
    guard let color = found.first else { return .missing(name) }
    guard found.count == 1 else {
      let places = found.compactMap { $0.location.map { names.written($0.file) } }
      let reason =
        "‘\(name.text)’ is the name of two colour sets: \(places.joined(separator: ", "))"
      return SpecResources.ColorSet(name.text, [:], unknown: ["all": reason])
    }
    return color.set
  }
}

extension SpecResources.ColorName {
  fileprivate var text: String {
    switch self {
    case .name(let text), .symbol(let text): text
    }
  }
}

extension PaletteColor {
  /// As a spec takes it.
  fileprivate var set: SpecResources.ColorSet {
    var set = SpecResources.ColorSet(name, [:])
    for value in values {
      if let notation = value.meaning.notation {
        set.values[value.variant?.name ?? "value"] = notation
      } else if case .unknown(let reason) = value.meaning {
        set.unknown[value.variant?.name ?? "all"] = reason
      }
    }
    if isAssumed { set.values["confidence"] = "assumed" }
    return set
  }
}

extension PaletteAccess {
  /// Reads what a module's catalogues hold.
  fileprivate init(_ access: SourceAccess) {
    self.init(
      place: { path, _ in Place(path, at: path, within: nil) },
      bytes: { (place, limit) throws(AccessError) in
        do throws(SystemError) {
          return try access.bytes(place.path, FileSize(bytes: limit))
        } catch {
          throw AccessError("\(place.name): cannot be read: \(error.message)")
        }
      },
      entries: { (place) throws(AccessError) in
        do throws(SystemError) {
          return try access.entries(place.path)?.map { Entry($0.name, isFolder: $0.isFolder) }
        } catch {
          throw AccessError("\(place.name): cannot be looked into: \(error.message)")
        }
      }
    )
  }
}
