internal import SwiftEvaluation
internal import SwiftSource

/// What is announced when the next or the previous step becomes current, by the code of controls and of changes.
struct StepAnnouncements {
  /// What is announced, by the change.
  private var said: [String: [Announced]] = [:]
  /// Code that runs on a change and of which is not known what it announces.
  private var doubts: [String: Unknown] = [:]
  /// Code of controls of which not even that is known which step it leads to.
  private var doubt: Unknown?
  /// The changes that controls make.
  private var made: Set<String> = []

  private typealias Announced = (text: SwiftEvaluation.Text, cell: Cell, place: Place)
  private static let events = ["advance": 1, "back": -1]

  /// - Parameters:
  ///   - actions: what code does to the current step.
  ///   - count: how many steps there are.
  ///   - cell: what placeholders stand for, by the step.
  init(_ actions: StepActions, count: Int, _ cell: (Int) -> Cell) {
    let steps = 0..<count
    for index in actions.situations.indices {
      guard let base = actions.situations[index].base, let at = actions.current.indices[index],
        steps.contains(at)
      else { continue }
      for (code, place) in StepActions.controls(base) {
        guard let change = actions.change(code, [], in: index) else { continue }
        if let unknown = change.unknown {
          doubt = doubt ?? unknown
        } else if let on = Self.events.first(where: { $0.value == change.to - change.from })?.key,
          steps.contains(change.to)
        {
          made.insert(on)
          said[on, default: []] += change.said.map { ($0, cell(change.to), place) }
        }
      }
      for (on, step) in Self.events {
        guard let old = actions.situation(of: at - step, like: index) else { continue }
        for (change, place) in actions.changes(from: old, to: index) {
          if change.said.isEmpty { doubts[on] = doubts[on] ?? change.unknown }
          said[on, default: []] += change.said.map { ($0, cell(at), place) }
        }
      }
    }
  }

  /// An element for each change that is announced, or of which is not known whether it is.
  var parts: [Part] {
    ["advance", "back"].compactMap { on in
      if let all = said[on], let first = all.first {
        var part = Part("announcement", at: first.place, ["on": on])
        let known = Generalisation.template(all.map { (Self.words($0.text), $0.cell) })
        part.text = known ?? PartDrawing.unknown
        if part.text?.contains(PartDrawing.unknown) == true {
          part.unknown["text"] = all.lazy.compactMap(\.text.hole).first?.reason ?? FoldCheck.byStep
        }
        return part
      }
      guard let unknown = doubts[on] ?? (made.contains(on) ? nil : doubt) else { return nil }
      var part = Part("announcement", at: unknown.place, ["on": on])
      part.text = PartDrawing.unknown
      part.unknown["text"] = unknown.reason
      return part
    }
  }

  /// A text that is announced, as a template.
  static func words(_ text: SwiftEvaluation.Text) -> String {
    text.segments.map {
      switch $0 {
      case .exact(let part): part.replacing("{", with: "{{").replacing("}", with: "}}")
      case .hole: PartDrawing.unknown
      }
    }.joined()
  }
}

extension SwiftEvaluation.Text {
  /// Why a part of it is not known; nil where all is.
  var hole: Unknown? {
    segments.lazy.compactMap { if case .hole(let unknown) = $0 { unknown } else { nil } }.first
  }
}

extension StepActions {
  /// A situation in which another step is current, and everything else as in one.
  fileprivate func situation(of step: Int, like index: Int) -> Int? {
    guard let key = current.state else { return nil }
    var states = situations[index].states
    states[key] = nil
    return situations.indices.first { other in
      var others = situations[other].states
      others[key] = nil
      return current.indices[other] == step && others == states
    }
  }

  /// What code comes to that runs when the first of two situations becomes the second, with where it stands.
  fileprivate func changes(from old: Int, to new: Int) -> [(StepActions.Change, Place)] {
    guard let before = situations[old].base, let after = situations[new].base else { return [] }
    return WatchedChange.all(from: before, to: after).compactMap { watched in
      change(watched.code, watched.arguments, in: new).map { ($0, watched.place) }
    }
  }
}
