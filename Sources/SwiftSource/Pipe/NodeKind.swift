/// The kinds of nodes in the pipe, each with the children that it has; `?` is `none` where there is nothing.
///
/// The numbers are the format: a kind is added at the end, and ``PipeFormat/version`` raised.
package enum NodeKind: UInt8, CaseIterable, Hashable, Sendable {
  /// Nothing, where something may stand.
  case none
  /// Children of one sort, where a node has several lists.
  case list
  /// Statements, `comment`s, `syntaxError`s: three lists.
  case file
  case comment
  case syntaxError

  // Types.
  case namedType
  case optionalType
  case arrayType
  case dictionaryType
  case tupleType
  case tupleTypeElement
  case functionType
  case opaqueType
  case existentialType
  case otherType

  // Expressions.
  case integer
  case float
  case boolean
  case null
  case string
  case stringText
  case interpolation
  case name
  case member
  case call
  case element
  case infix
  case prefix
  case postfix
  case assignment
  case chain
  case force
  case ternary
  case tuple
  case array
  case dictionary
  case closure
  case capture
  case keyPath
  case keyPathComponent
  case cast
  case test
  case attempt
  case reference
  case typeExpression
  case macroExpression
  case choice
  case selection
  case selectionCase
  case selectionItem
  case discard
  case otherExpression
  case argument
  case trailingArgument

  // Conditions.
  case conditionExpression
  case conditionBinding
  case conditionMatch
  case conditionAvailability

  // Patterns.
  case bindingPattern
  case variablePattern
  case wildcard
  case tuplePattern
  case patternElement
  case enumCasePattern
  case somePattern
  case testPattern
  case castPattern
  case expressionPattern
  case otherPattern

  // Statements.
  case declarationStatement
  case expressionStatement
  case result
  case require
  case forEach
  case loop
  case repetition
  case leave
  case proceed
  case fall
  case later
  case otherStatement

  // Declarations: a list of attributes, the modifiers as text, and what is declared.
  case declaration
  case attribute
  case nominal
  case generic
  case variable
  case accessor
  case function
  case parameter
  case enumCase
  case alias
  case conditional
  case conditionalClause
  case module
  case macro
  case otherDeclaration

  case labelled
  case block
}
