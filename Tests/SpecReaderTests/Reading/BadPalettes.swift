extension BadInput {
  /// Palettes, and colours as CSS writes them.
  static let palettes: [BadInput] = [
    BadInput(
      "<palette><color name='a' value='red'><unknown reason='x'/></color></palette>",
      ["2:38 the colour has a value there, or is said to be unknown twice; leave one out"]
    ),
    BadInput(
      "<palette><color name='a'><unknown appearance='dark' reason='x'/>"
        + "<unknown appearance='dark' reason='y'/></color></palette>",
      ["2:65 the colour has a value there, or is said to be unknown twice; leave one out"]
    ),
    BadInput(
      "<palette><color name='a'><unknown reason=' '/></color></palette>",
      ["2:35 say why nobody knows the colour"]
    ),
    BadInput(
      "<palette><color name='a'><unknown/></color></palette>",
      ["2:26 <unknown> needs the attribute ‘reason’: why it is not known, for reports"]
    ),
    BadInput(
      "<palette><import assets='C.xcassets'/></palette>",
      [
        "2:10 what is read from here cannot import colours: nobody knows the folder that its paths "
          + "lead from; write the colours, or name their files with --palette"
      ]
    ),
    BadInput(
      "<palette>" + String(repeating: "<import assets='a'/>", count: 101) + "</palette>",
      ["2:2010 a palette has at most 100 imports; let one take several files"]
    ),
    BadInput(
      "<palette><color value='red'/></palette>",
      ["2:10 <color> needs the attribute ‘name’: the name by which parts refer to it"]
    ),
    BadInput(
      "<palette><color name='a' value='#GGG'/></palette>",
      ["2:26 value: ‘#GGG’ is not a colour; ‘#’ is followed by 3, 4, 6 or 8 hexadecimal digits"]
    ),
    BadInput(
      "<palette><color name='a' value='rgb(300 0 0 0 0)'/></palette>",
      [
        "2:26 value: ‘rgb(300 0 0 0 0)’ is not a colour; rgb() takes 3 numbers, and an opacity "
          + "where wanted"
      ]
    ),
    BadInput(
      "<palette><color name='a' value='color(cmyk 1 0 0)'/></palette>",
      [
        "2:26 value: ‘color(cmyk 1 0 0)’ is not a colour; it names no colour space that is read; "
          + "those are srgb, srgb-linear, display-p3, display-p3-linear, a98-rgb, prophoto-rgb, "
          + "rec2020, xyz, xyz-d50, xyz-d65"
      ]
    ),
    BadInput(
      "<palette><color name='a' value='hsl(0 0 0'/></palette>",
      ["2:26 value: ‘hsl(0 0 0’ is not a colour; write a name, #RRGGBB, rgb(), hsl() or color()"]
    ),
    BadInput(
      "<palette><color name='a' value='oklch(0.5, 0.1, 200)'/></palette>",
      ["2:26 value: ‘oklch(0.5, 0.1, 200)’ is not a colour; oklch() takes no commas"]
    ),
    BadInput(
      "<palette><color name='a' value='var(--x)'/></palette>",
      [
        "2:26 value: ‘var()’ is not read; rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and "
          + "color() are"
      ]
    ),
    BadInput(
      "<palette><color name='a' value='currentColor'/></palette>",
      [
        "2:26 value=\"currentColor\": no token, system colour or CSS colour has this name; "
          + "define it in the palette"
      ]
    ),
    BadInput(
      "<palette><color name='a' value='red' opacity='50%'/></palette>",
      ["2:38 opacity=\"50%\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<palette><color name='a' value='red' opacity='2'/></palette>",
      ["2:38 opacity=\"2\": an opacity is from 0 to 1"]
    ),
    BadInput(
      "<palette><color name='a' value='red' confidence='sure'/></palette>",
      ["2:38 confidence=\"sure\": expected certain or assumed"]
    ),
    BadInput(
      "<palette><color name='state' value='red'/></palette>",
      ["2:17 ‘state’ is the colour of the state shown; call the token something else"]
    ),
    BadInput(
      "<palette><colour name='a' value='red'/></palette>",
      [
        "2:10 <colour> is no element of this dialect; <palette> holds import or color; a colour is "
          + "a <color>"
      ]
    ),
    BadInput("<palette>red</palette>", ["2:10 <palette> holds no text, but ‘red’ stands here"]),
    BadInput(
      "<palette extends='ios27'/>",
      ["2:10 extends=\"ios27\": expected ios13 or ios26; did you mean ‘ios26’?"]
    ),
    BadInput(
      "<pallete/>",
      [
        "2:1 <pallete> is no element of this dialect; <spec> holds palette, "
          + "step-indicator, status-tracker, progress or chart; did you mean ‘palette’?"
      ]
    ),
  ]
}
