#if A11Y_HOST_SYNTAX
internal import SwiftSource
internal import SwiftSyntax

extension Lowering {
  /// A type or an extension; nil for what is neither.
  func nominal(_ declaration: DeclSyntax) -> SyntaxNode? {
    if let type = declaration.as(StructDeclSyntax.self) {
      return nominal(type, .structure, name(type.name), type.name, type.genericParameterClause)
    }
    if let type = declaration.as(EnumDeclSyntax.self) {
      return nominal(type, .enumeration, name(type.name), type.name, type.genericParameterClause)
    }
    if let type = declaration.as(ClassDeclSyntax.self) {
      return nominal(type, .reference, name(type.name), type.name, type.genericParameterClause)
    }
    if let type = declaration.as(ActorDeclSyntax.self) {
      return nominal(type, .actor, name(type.name), type.name, type.genericParameterClause)
    }
    if let type = declaration.as(ProtocolDeclSyntax.self) {
      return nominal(type, .contract, name(type.name), type.name, nil)
    }
    if let type = declaration.as(ExtensionDeclSyntax.self) {
      let name = type.extendedType.trimmedDescription
      return nominal(type, .addition, name, type.extendedType, nil)
    }
    return nil
  }

  private func nominal(
    _ type: some DeclGroupSyntax,
    _ kind: Nominal.Kind,
    _ name: String,
    _ place: some SyntaxProtocol,
    _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxNode {
    let marks =
      (type.hasError ? "!" : ".") + (type.genericWhereClause == nil ? "." : "?")
    let declared = node(
      .nominal,
      place,
      "\(kind.rawValue)\(marks)\(name)",
      [
        self.generics(generics, type.genericWhereClause),
        list(type.inheritanceClause?.inheritedTypes.map { self.type($0.type) } ?? []),
        list(type.memberBlock.members.flatMap { declaration($0.decl) }),
      ]
    )
    return wrapped(declared, type, type.attributes, type.modifiers)
  }

  /// A function, an initialiser or a subscript; nil for what is none.
  func function(_ declaration: DeclSyntax) -> SyntaxNode? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let effects = function.signature.effectSpecifiers != nil
      let declared = callable(
        (function.name, .function, name(function.name)),
        effects,
        generics(function.genericParameterClause, function.genericWhereClause),
        function.signature.parameterClause,
        function.signature.returnClause?.type,
        optional(function.body?.statements, statements)
      )
      return wrapped(declared, function, function.attributes, function.modifiers)
    }
    if let initialiser = declaration.as(InitializerDeclSyntax.self) {
      let effects = initialiser.signature.effectSpecifiers != nil
      let kind: Function.Kind =
        initialiser.optionalMark == nil ? .initialiser : .failableInitialiser
      let declared = callable(
        (initialiser.initKeyword, kind, "init"),
        effects,
        generics(initialiser.genericParameterClause, initialiser.genericWhereClause),
        initialiser.signature.parameterClause,
        nil,
        optional(initialiser.body?.statements, statements)
      )
      return wrapped(declared, initialiser, initialiser.attributes, initialiser.modifiers)
    }
    if let element = declaration.as(SubscriptDeclSyntax.self) {
      let declared = callable(
        (element.subscriptKeyword, .element, "subscript"),
        false,
        generics(element.genericParameterClause, element.genericWhereClause),
        element.parameterClause,
        element.returnClause.type,
        accessors(element.accessorBlock).getter
      )
      return wrapped(declared, element, element.attributes, element.modifiers)
    }
    return nil
  }

  private func callable(
    _ named: (place: TokenSyntax, kind: Function.Kind, name: String),
    _ hasEffects: Bool,
    _ generics: SyntaxNode,
    _ parameters: FunctionParameterClauseSyntax,
    _ result: TypeSyntax?,
    _ body: SyntaxNode
  ) -> SyntaxNode {
    let isElement = named.kind == .element
    let lowered = parameters.parameters.map {
      var words = words($0.type, $0.attributes)
      if $0.ellipsis != nil { words.append("...") }
      // The label of a subscript's parameter is written only where there are two names.
      let label = isElement && $0.secondName == nil ? "" : self.label($0.firstName)
      let name = self.label($0.secondName ?? $0.firstName)
      return parameter($0, label, name, $0.type, $0.defaultValue?.value, words)
    }
    let mark = hasEffects ? "!" : "."
    return node(
      .function,
      named.place,
      "\(named.kind.rawValue)\(mark)\(named.name)",
      [
        generics, list(lowered), optional(result, type), body,
      ]
    )
  }
}
#endif
