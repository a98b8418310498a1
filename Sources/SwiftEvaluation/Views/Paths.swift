internal import SwiftSource

extension Library {
  /// A method that adds to a `Path`: what is drawn is kept in its order, with what is not known of it.
  static func drawing(_ name: String, _ labels: [String?]) -> Mutation? {
    guard
      let line = TermCatalogue.drawings[name]?.first(where: {
        $0.function.parameters.map(\.label) == labels
      })
    else { return nil }
    return { evaluator, target, arguments, place, scope in
      guard let path = evaluator.value(at: target) else { return unknown("a path", place) }
      var values: [Value.Labelled] = []
      for (parameter, argument) in zip(line.function.parameters, arguments) {
        let type = evaluator.type(parameter.type, in: Scope())
        let value = evaluator.evaluate(argument.value, expecting: type, in: scope)
        values.append(.init(argument.label, evaluator.converted(value, to: type, at: place)))
      }
      let term = Term("Path", name, of: path, values, isCall: true, at: place)
      return evaluator.set(target, to: .term(term)) ? .void : unknown("a path", place)
    }
  }
}

extension TermCatalogue {
  static let drawings = Signature.table(
    """
    addArc(center:CGPoint,radius:CGFloat,startAngle:Angle,endAngle:Angle,clockwise:Bool)
    addEllipse(in:CGRect)
    addLine(to:CGPoint)
    addRect(_:CGRect)
    addRoundedRect(in:CGRect,cornerSize:CGSize)
    closeSubpath()
    move(to:CGPoint)
    """
  )
}

extension Evaluator {
  /// What a shape of the source draws in a rectangle; nil where it does not say it.
  mutating func path(of structure: Value, at place: Place) -> Value? {
    guard let own = methods("path", of: structure)?.first else { return nil }
    let room = Value.term(Term("CGRect", "rect", at: place))
    return call(own, receiver: .value(structure), values: [room], at: place, within: nil)
  }
}
