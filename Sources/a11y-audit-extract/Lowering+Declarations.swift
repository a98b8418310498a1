#if A11Y_HOST_SYNTAX
internal import SwiftSource
internal import SwiftSyntax

extension Lowering {
  /// What is declared: a variable's declaration may declare several.
  func declaration(_ declaration: DeclSyntax) -> [SyntaxNode] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variables(variable)
    }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map { element in
        let parameters = element.parameterClause?.parameters.map {
          let label = label($0.firstName)
          return parameter($0, label, label, $0.type, $0.defaultValue?.value, [])
        }
        let declared = node(
          .enumCase,
          element,
          name(element.name),
          [
            list(parameters ?? []), optional(element.rawValue?.value, expression),
          ]
        )
        return wrapped(declared, element, cases.attributes, cases.modifiers)
      }
    }
    return [deeper(declaration) { single(declaration) }]
  }

  private func single(_ declaration: DeclSyntax) -> SyntaxNode {
    if let nominal = nominal(declaration) { return nominal }
    if let function = function(declaration) { return function }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      let kind: NodeKind = alias.genericParameterClause == nil ? .alias : .otherDeclaration
      let value = kind == .alias ? [type(alias.initializer.value)] : []
      return wrapped(
        node(kind, alias, name(alias.name), value),
        alias,
        alias.attributes,
        alias.modifiers
      )
    }
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      return wrapped(self.conditional(conditional), conditional, nil, nil)
    }
    if let module = declaration.as(ImportDeclSyntax.self) {
      return wrapped(node(.module, module, module.path.trimmedDescription), module, nil, nil)
    }
    if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      let arguments =
        arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
      return wrapped(node(.macro, macro, name(macro.macroName), [arguments]), macro, nil, nil)
    }
    return wrapped(node(.otherDeclaration, declaration, kind(declaration)), declaration, nil, nil)
  }

  func wrapped(
    _ declared: SyntaxNode,
    _ syntax: some SyntaxProtocol,
    _ attributes: AttributeListSyntax?,
    _ modifiers: DeclModifierListSyntax?
  ) -> SyntaxNode {
    let words = modifiers?.map { $0.trimmedDescription.filter { $0 != " " } } ?? []
    var lowered = node(
      .declaration,
      syntax,
      words.joined(separator: " "),
      [
        list(attributes.map(self.attributes) ?? []), declared,
      ]
    )
    (lowered.line, lowered.column) = (declared.line, declared.column)
    return lowered
  }

  private func attributes(_ attributes: AttributeListSyntax) -> [SyntaxNode] {
    attributes.compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else {
        return node(.attribute, element, "#if", [list([])])
      }
      var arguments = list([])
      if case .argumentList(let list) = attribute.arguments { arguments = self.arguments(list) }
      return node(.attribute, attribute, attribute.attributeName.trimmedDescription, [arguments])
    }
  }

  private func conditional(_ conditional: IfConfigDeclSyntax) -> SyntaxNode {
    let clauses = conditional.clauses.map { clause in
      var content = list([])
      switch clause.elements {
      case .statements(let items): content = statements(items)
      case .decls(let members): content = list(members.flatMap { declarations($0.decl) })
      case nil: break
      default:
        content = list([node(.otherStatement, clause, "#if with other than declarations")])
      }
      return node(
        .conditionalClause,
        clause,
        "",
        [
          optional(clause.condition, expression), content,
        ]
      )
    }
    return node(.conditional, conditional, "", clauses)
  }

  private func variables(_ variable: VariableDeclSyntax) -> [SyntaxNode] {
    // `let a, b: Int` gives its type to both.
    var type: TypeSyntax?
    var lowered: [SyntaxNode] = []
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      let (getter, setter, isObserved) = accessors(binding.accessorBlock)
      let text = variable.bindingSpecifier.text + (isObserved ? "!" : "")
      let declared = node(
        .variable,
        binding,
        text,
        [
          pattern(binding.pattern, variable.bindingSpecifier.text), optional(type, self.type),
          optional(binding.initializer?.value, expression), getter, setter,
        ]
      )
      lowered.append(wrapped(declared, binding, variable.attributes, variable.modifiers))
    }
    return lowered.reversed()
  }

  func accessors(
    _ block: AccessorBlockSyntax?
  ) -> (getter: SyntaxNode, setter: SyntaxNode, isObserved: Bool) {
    guard let block else { return (Self.nothing, Self.nothing, false) }
    var (getter, setter, isObserved) = (Self.nothing, Self.nothing, false)
    switch block.accessors {
    case .getter(let items): getter = statements(items)
    case .accessors(let accessors):
      for accessor in accessors {
        let body = accessor.body.map { statements($0.statements) }
        switch accessor.accessorSpecifier.text {
        case "get": getter = body ?? Self.nothing
        case "set" where accessor.modifier == nil:
          let name = accessor.parameters.map { self.name($0.name) } ?? "newValue"
          setter = body.map { node(.accessor, accessor, name, [$0]) } ?? Self.nothing
        default: isObserved = true
        }
      }
    @unknown default: isObserved = true
    }
    return (getter, setter, isObserved)
  }
}
#endif
