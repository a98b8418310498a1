import Testing

@testable import A11yColor

/// Colours of sRGB are read as CSS Color 4 has them.
@Suite struct ColorSyntaxTests {
  @Test(arguments: [
    ("#000", "#000000"), ("#fff", "#FFFFFF"), ("#1aF", "#11AAFF"), ("#12345678", "#12345678"),
    ("#1234", "#11223344"), ("#ABCDEF", "#ABCDEF"), ("#ffff", "#FFFFFF"), ("#000F", "#000000"),
    ("red", "#FF0000"), ("RebeccaPurple", "#663399"), ("TRANSPARENT", "#00000000"),
    ("clear", "#00000000"), (" \tblue\n", "#0000FF"),
    // With commas, the older way.
    ("rgb(255, 0, 128)", "#FF0080"), ("rgb(255,0,128)", "#FF0080"),
    ("rgba(255, 0, 128, 0.5)", "#FF008080"), ("rgb( 255 , 0 , 128 , 50% )", "#FF008080"),
    ("rgb(100%, 0%, 50%)", "#FF0080"), ("RGB(255, 0, 128)", "#FF0080"),
    ("rgba(255,0,128,.5)", "#FF008080"), ("rgb(  0, 158, 115)", "#009E73"),
    ("rgb(255.0,0,1280e-1)", "#FF0080"), ("rgba(300,0,128,2)", "#FF0080"),
    ("rgba(255,0,128,0.50000000000000000000000001)", "#FF008080"),
    ("hsl(120, 100%, 25%)", "#008000"), ("hsla(120deg, 100%, 25%, 0.5)", "#00800080"),
    // With spaces.
    ("rgb(255 0 128)", "#FF0080"), ("rgb(255 0 128 / 0.5)", "#FF008080"),
    ("rgb(255 0 128/50%)", "#FF008080"), ("rgb(100% 0 50% / 1)", "#FF0080"),
    ("rgb(none 0 0)", "#000000"), ("rgb(255 255 255 / none)", "#FFFFFF00"),
    ("hsl(120 100% 25%)", "#008000"), ("hsl(120 100 25 / 50%)", "#00800080"),
    ("hsl(none 0 100)", "#FFFFFF"),
    // Numbers in all their forms, and beyond their ranges.
    ("rgb(+255 -1 1.28e2)", "#FF0080"), ("rgb(300 .5 -20)", "#FF0100"),
    ("rgb(0 0 0 / 2)", "#000000"), ("rgb(0 0 0 / -1)", "#00000000"),
    ("hsl(480 100% 25%)", "#008000"), ("hsl(-240 100% 25%)", "#008000"),
    ("hsl(0.5turn 100% 50%)", "#00FFFF"), ("hsl(200grad 100% 50%)", "#00FFFF"),
    ("hsl(3.14159265rad 100% 50%)", "#00FFFF"), ("hsl(180DEG 200% 50%)", "#00FFFF"),
    ("hsl(0 0% 150%)", "#FFFFFF"),
    // Spaces with a name.
    ("color(srgb 1 0 0.5)", "#FF0080"), ("color(srgb 100% 0% 50% / 0.5)", "#FF008080"),
    ("COLOR(SRGB 1 0 .5)", "#FF0080"), ("color( display-p3  1 1 1 )", "#FFFFFF"),
    ("color(display-p3 0 0 0 / 25%)", "#00000040"), ("color(srgb none 1 0)", "#00FF00"),
  ])
  func valid(_ text: String, hex: String) throws {
    #expect(try Color(css: text).hex == hex)
  }

  @Test(arguments: [
    ("#", "‘#’ is not a colour; ‘#’ is followed by 3, 4, 6 or 8 hexadecimal digits"),
    ("#12", "‘#12’ is not a colour; ‘#’ is followed by 3, 4, 6 or 8 hexadecimal digits"),
    ("#12345", "‘#12345’ is not a colour; ‘#’ is followed by 3, 4, 6 or 8 hexadecimal digits"),
    ("#1234567", "‘#1234567’ is not a colour; ‘#’ is followed by 3, 4, 6 or 8 hexadecimal digits"),
    ("#GGG", "‘#GGG’ is not a colour; ‘#’ is followed by 3, 4, 6 or 8 hexadecimal digits"),
    ("#１２３", "‘#１２３’ is not a colour; ‘#’ is followed by 3, 4, 6 or 8 hexadecimal digits"),
    ("# 123", "‘# 123’ is not a colour; ‘#’ is followed by 3, 4, 6 or 8 hexadecimal digits"),
    ("reddish", "‘reddish’ is not a colour; write a name, #RRGGBB, rgb(), hsl() or color()"),
    ("", "‘’ is not a colour; write a name, #RRGGBB, rgb(), hsl() or color()"),
    ("rgb(1 2 3", "‘rgb(1 2 3’ is not a colour; write a name, #RRGGBB, rgb(), hsl() or color()"),
    (
      "rgb (1 2 3)",
      "‘rgb ()’ is not read; rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and color() are"
    ),
    (
      "device-cmyk(0 1 1 0)",
      "‘device-cmyk()’ is not read; rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and "
        + "color() are"
    ),
    ("rgb()", "‘rgb()’ is not a colour; rgb() takes 3 numbers, and an opacity where wanted"),
    ("rgb(1 2)", "‘rgb(1 2)’ is not a colour; rgb() takes 3 numbers, and an opacity where wanted"),
    (
      "rgb(1 2 3 4)",
      "‘rgb(1 2 3 4)’ is not a colour; rgb() takes 3 numbers, and an opacity where wanted"
    ),
    (
      "rgb(1,2,3,4,5)",
      "‘rgb(1,2,3,4,5)’ is not a colour; rgb() takes 3 numbers, and an opacity where wanted"
    ),
    (
      "rgb(1, 2 3)",
      "‘rgb(1, 2 3)’ is not a colour; commas stand between all of its numbers or none"
    ),
    (
      "rgb(1,,2,3)",
      "‘rgb(1,,2,3)’ is not a colour; commas stand between all of its numbers or none"
    ),
    (
      "rgb(1,2,3,)",
      "‘rgb(1,2,3,)’ is not a colour; commas stand between all of its numbers or none"
    ),
    (
      "rgb(1, 2, 3 / 0.5)",
      "‘rgb(1, 2, 3 / 0.5)’ is not a colour; commas stand between all of its numbers or none"
    ),
    ("rgb(1 2 3 / 1 / 1)", "‘rgb(1 2 3 / 1 / 1)’ has more than one ‘/’; keep one"),
    ("rgb(1 2 3 /)", "‘rgb(1 2 3 /)’ is not a colour; ‘’ is not a number"),
    ("rgb(1 2 3 / 1 2)", "‘rgb(1 2 3 / 1 2)’ is not a colour; ‘1 2’ is not a number"),
    (
      "rgb(1, 2%, 3)",
      "‘rgb(1, 2%, 3)’ is not a colour; with commas, all are numbers or all are percentages"
    ),
    ("rgb(none, 2, 3)", "‘rgb(none, 2, 3)’ is not a colour; ‘none’ is not a number"),
    ("rgb(x 2 3)", "‘rgb(x 2 3)’ is not a colour; ‘x’ is not a number"),
    ("rgb(1. 2 3)", "‘rgb(1. 2 3)’ is not a colour; ‘1.’ is not a number"),
    ("rgb(NaN 2 3)", "‘rgb(NaN 2 3)’ is not a colour; ‘NaN’ is not a number"),
    ("rgb(0x1 2 3)", "‘rgb(0x1 2 3)’ is not a colour; ‘0x1’ is not a number"),
    ("rgb(1e999 2 3)", "‘rgb(1e999 2 3)’ is not a colour; ‘1e999’ is not a number"),
    ("rgb(1px 2 3)", "‘rgb(1px 2 3)’ is not a colour; ‘1px’ is not a number"),
    (
      "rgb(1deg 2 3)",
      "‘rgb(1deg 2 3)’ is not a colour; an angle stands where a number or percentage does"
    ),
    ("rgb(1 2 3 / 1deg)", "‘rgb(1 2 3 / 1deg)’ is not a colour; ‘1deg’ is not an opacity"),
    ("hsl(50% 2% 3%)", "‘hsl(50% 2% 3%)’ is not a colour; the hue is an angle"),
    (
      "hsl(50, 2, 3)",
      "‘hsl(50, 2, 3)’ is not a colour; with commas, saturation and lightness are percentages"
    ),
    (
      "color(srgb 1 2)",
      "‘color(srgb 1 2)’ is not a colour; color() takes a colour space and 3 numbers, and an "
        + "opacity where wanted"
    ),
    (
      "color(display-p3 1e300 1e300 0)",
      "‘color(display-p3 1e300 1e300 0)’ is not a colour; a component is far outside every gamut; "
        + "those of one are from 0 to 1"
    ),
    ("color(srgb, 1, 2, 3)", "‘color(srgb, 1, 2, 3)’ is not a colour; color() takes no commas"),
    (
      "color(rec709 1 2 3)",
      "‘color(rec709 1 2 3)’ is not a colour; it names no colour space that is read; those are "
        + "srgb, srgb-linear, display-p3, display-p3-linear, a98-rgb, prophoto-rgb, rec2020, xyz, "
        + "xyz-d50, xyz-d65"
    ),
  ])
  func invalid(_ text: String, message: String) {
    do throws(ColorSyntaxError) {
      let color = try Color(css: text)
      Issue.record("‘\(text)’ was read as \(color)")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test(.timeLimit(.minutes(1))) func longText() {
    for text in ["#", "rgb(", "x", "rgb(1 2 3 / "] {
      do throws(ColorSyntaxError) {
        _ = try Color(css: text + String(repeating: "1", count: 1 << 20) + ")")
        Issue.record("a long text was read")
      } catch {
        #expect(error.message.count < 80)
      }
    }
  }

  /// Every shade of hsl() is what CSS Color 4, section 7.1 computes.
  @Test func hues() throws {
    // Twelve hues at 50 % of lightness, by hand.
    let hexes = [
      "#FF0000", "#FF8000", "#FFFF00", "#80FF00", "#00FF00", "#00FF80", "#00FFFF", "#0080FF",
      "#0000FF", "#8000FF", "#FF00FF", "#FF0080",
    ]
    for (index, hex) in hexes.enumerated() {
      #expect(try Color(css: "hsl(\(index * 30) 100% 50%)").hex == hex)
    }
    #expect(try Color(css: "hsl(210 50% 40%)").hex == "#336699")
    #expect(try Color(css: "hsl(0 0% 46.6667%)").hex == "#777777")
  }

  /// Colours beyond sRGB stay there, so that their luminance is theirs.
  @Test func wideGamut() throws {
    let red = try Color(css: "color(display-p3 1 0 0)")
    #expect(!red.isInSRGB)
    #expect(abs(red.red - 1.09307) < 1e-5)
    #expect(abs(red.green - -0.22674) < 1e-5)
    #expect(abs(red.blue - -0.15013) < 1e-5)
    #expect(red.hex == "#FF0000")
    let mixed = try Color(css: "color(display-p3 0.5 0.25 0.75 / 0.5)")
    #expect(mixed.isInSRGB)
    #expect(abs(mixed.red - 0.53783) < 1e-5)
    #expect(abs(mixed.green - 0.23213) < 1e-5)
    #expect(abs(mixed.blue - 0.77706) < 1e-5)
    #expect(mixed.alpha == 0.5)
    #expect(try Color(css: "color(srgb 1.5 -0.5 0)") == Color(red: 1.5, green: -0.5, blue: 0))
  }

  @Test func names() throws {
    #expect(NamedColors.values.count == 148)
    #expect(Color.names.count == 150)
    for (name, value) in NamedColors.values where name.contains("gray") {
      #expect(NamedColors.values[name.replacing("gray", with: "grey")] == value)
    }
    for (name, hex) in [
      ("aliceblue", "#F0F8FF"), ("aqua", "#00FFFF"), ("cyan", "#00FFFF"), ("fuchsia", "#FF00FF"),
      ("magenta", "#FF00FF"), ("gray", "#808080"), ("green", "#008000"), ("lime", "#00FF00"),
      ("navy", "#000080"), ("orange", "#FFA500"), ("tomato", "#FF6347"), ("yellowgreen", "#9ACD32"),
    ] {
      #expect(try Color(css: name).hex == hex)
    }
  }
}
