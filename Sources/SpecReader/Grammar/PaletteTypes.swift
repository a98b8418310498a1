internal import A11yModel
internal import XML

extension ElementType {
  /// The colours that have names.
  static let paletteTypes = [palette, colorImport, color, unknown]

  private static let palette = ElementType(
    "palette",
    "The colours that have names.",
    [
      AttributeType(
        "extends",
        .word(Generation.words),
        "The generation of system colours: ios13 for iOS 13 to 18, ios26 from iOS 26."
      )
    ],
    children: ["import", "color"],
    example: """
      <palette extends="ios26">
        <color name="brand" light="#C2410C" dark="#FB923C"/>
      </palette>
      """
  )

  private static let colorImport = ElementType(
    "import",
    "Colours that an asset catalogue, files of design tokens or a resolver document define; paths lead "
      + "from the spec.",
    AttributeGroup(
      [
        AttributeType(
          "assets",
          .text,
          "The path of an asset catalogue (.xcassets), or of a folder that holds some."
        ),
        AttributeType(
          "tokens",
          .text,
          "Paths of files of design tokens, merged in this order; %20 stands for a space in one."
        ),
        AttributeType("resolver", .text, "The path of a resolver document of design tokens."),
        AttributeType(
          "as",
          .word(appearances),
          "Which appearance the tokens are for; default all."
        ),
        AttributeType("prefix", .text, "What stands before all names, as in brand."),
        AttributeType("only", .text, "The names that are meant; * stands for any text."),
        AttributeType(
          "path",
          .text,
          "The groups of tokens that are meant, which are left out of their names; the later wins."
        ),
      ]
        + Variant.allCases.map { variant in
          AttributeType(
            variant.name,
            .text,
            "The contexts that the resolver is asked for, as theme=dark size=small."
          )
        }
    ),
    example: #"<import tokens="tokens/base.json tokens/dark.json" as="dark"/>"#
  )

  private static let appearances: [AttributeType.Word] =
    [.init("all", "Every appearance that has no value of its own.")]
    + Variant.allCases.map { .init($0.name, $0.summary) }

  private static let color = ElementType(
    "color",
    "A named colour: one value for all appearances, or one for each.",
    AttributeGroup(
      [
        AttributeType("name", .text, required: true, "The name by which parts refer to it."),
        AttributeType("value", .text, "The colour in every appearance."),
        AttributeType(
          "opacity",
          .number(atLeast: 0),
          "A factor for the opacity of each value, 0 to 1."
        ),
        AttributeType(
          "confidence",
          .word([
            .init("certain", "It is the value of the app."),
            .init("assumed", "It is a guess; what is found by it says so."),
          ]),
          "Whether the value is certain or assumed; default certain."
        ),
        AttributeType(
          "replaces",
          .boolean,
          "Whether it takes the place of an imported colour of its name; default false."
        ),
      ]
        + Variant.allCases.map { variant in
          AttributeType(variant.name, .text, variant.summary)
        }
    ),
    children: ["unknown"],
    example: """
      <color name="brand" light="#C2410C" dark="#FB923C"/>
      """
  )

  private static let unknown = ElementType(
    "unknown",
    "That a colour has a value which is not known.",
    [
      AttributeType(
        "appearance",
        .word(appearances),
        "The appearance in which it is not known; default all."
      ),
      AttributeType("reason", .text, required: true, "Why it is not known, for reports."),
    ],
    example: #"<unknown appearance="dark" reason="it is computed while the app runs"/>"#
  )
}
