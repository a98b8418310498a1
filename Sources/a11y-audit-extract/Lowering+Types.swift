#if A11Y_HOST_SYNTAX
internal import SwiftSource
internal import SwiftSyntax

extension Lowering {
  func type(_ type: TypeSyntax) -> SyntaxNode {
    deeper(type) {
      if let type = type.as(IdentifierTypeSyntax.self) {
        return node(
          .namedType,
          type,
          name(type.name),
          [
            Self.nothing, list(arguments(type.genericArgumentClause)),
          ]
        )
      }
      if let type = type.as(MemberTypeSyntax.self) {
        return node(
          .namedType,
          type,
          name(type.name),
          [
            self.type(type.baseType), list(arguments(type.genericArgumentClause)),
          ]
        )
      }
      if let type = type.as(OptionalTypeSyntax.self) {
        return node(.optionalType, type, "", [self.type(type.wrappedType)])
      }
      if let type = type.as(ArrayTypeSyntax.self) {
        return node(.arrayType, type, "", [self.type(type.element)])
      }
      if let type = type.as(DictionaryTypeSyntax.self) {
        return node(.dictionaryType, type, "", [self.type(type.key), self.type(type.value)])
      }
      if let type = type.as(TupleTypeSyntax.self) {
        // Parentheses around one type are that type.
        if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
          return self.type(only.type)
        }
        return node(
          .tupleType,
          type,
          "",
          type.elements.map {
            node(.tupleTypeElement, $0, label($0.firstName), [self.type($0.type)])
          }
        )
      }
      if let type = type.as(FunctionTypeSyntax.self) {
        return node(
          .functionType,
          type,
          "",
          [
            list(type.parameters.map { self.type($0.type) }), self.type(type.returnClause.type),
          ]
        )
      }
      if let type = type.as(SomeOrAnyTypeSyntax.self) {
        let isOpaque = type.someOrAnySpecifier.text == "some"
        return node(
          isOpaque ? .opaqueType : .existentialType,
          type,
          "",
          [
            self.type(type.constraint)
          ]
        )
      }
      if let type = type.as(AttributedTypeSyntax.self) { return self.type(type.baseType) }
      return node(.otherType, type, type.trimmedDescription)
    }
  }

  func arguments(_ clause: GenericArgumentClauseSyntax?) -> [SyntaxNode] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      switch argument.argument {
      case .type(let type): return self.type(type)
      default: return node(.otherType, argument, argument.trimmedDescription)
      }
    }
  }

  /// Generic parameters with what each has to conform to, there or in a `where`.
  func generics(
    _ clause: GenericParameterClauseSyntax?,
    _ demands: GenericWhereClauseSyntax?
  ) -> SyntaxNode {
    list(
      clause?.parameters.map { parameter in
        let demanded =
          demands?.requirements.compactMap {
            $0.requirement.as(ConformanceRequirementSyntax.self)
          }.filter { $0.leftType.trimmedDescription == parameter.name.text }.map(\.rightType) ?? []
        let all = [parameter.inheritedType].compactMap(\.self) + demanded
        let constraint =
          all.count > 1
          ? node(
            .otherType,
            parameter,
            all.map(\.trimmedDescription).joined(separator: " & ")
          ) : optional(all.first, type)
        return node(.generic, parameter, name(parameter.name), [constraint])
      } ?? []
    )
  }

  /// Words before a type as `inout`, and attributes as `@ViewBuilder` and `@escaping`.
  func words(_ type: TypeSyntax, _ attributes: AttributeListSyntax?) -> [String] {
    var words = attributes.map(attributeNames) ?? []
    if let type = type.as(AttributedTypeSyntax.self) {
      words += attributeNames(type.attributes)
      words += type.specifiers.compactMap {
        $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text
      }
    }
    return words
  }

  private func attributeNames(_ attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}
#endif
