import Testing

@testable import A11yColor

/// Colours of every space are what CSS Color 4 and its published conversions say.
@Suite struct ColorSpaceTests {
  /// `green`, `#008000`, in each space: sections 9 and 10, and Web Platform Tests.
  @Test(arguments: [
    "lab(46.2775% -47.5621 48.5837)", "lch(46.2775% 67.9892 134.3912)",
    "oklab(51.975% -0.1403 0.10768)", "oklch(51.975% 0.17686 142.495)", "hwb(120 0% 49.8039%)",
    "color(srgb 0 0.501961 0)", "color(srgb-linear 0 0.21586 0)",
    "color(display-p3 0.21508071610847918 0.4922429411940395 0.13085464082643297)",
    "color(a98-rgb 0.2802818995382024 0.4960985025758622 0.11629725327025686)",
    "color(prophoto-rgb 0.22939772862383642 0.393932695752466 0.12935794416938554)",
    "color(xyz 0.07719 0.15438 0.02573)", "color(xyz-d65 7.719% 15.438% 2.573%)",
    "color(xyz-d50 0.08314 0.15475 0.02096)",
  ])
  func green(_ text: String) throws {
    let color = try Color(css: text)
    // Some were converted from half of green and some from 128 of 255.
    #expect(["#007F00", "#008000"].contains(color.hex))
    #expect(
      abs(LinearColor(color).relativeLuminance - LinearColor(hex: 0x008000).relativeLuminance)
        < 2e-3
    )
  }

  /// White is white, whatever its point, and black is black.
  @Test(arguments: PredefinedSpace.allCases) func ends(_ space: PredefinedSpace) {
    let white =
      switch space {
      case .xyz, .xyzD65: space.color(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
      case .xyzD50: space.color(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
      default: space.color(1, 1, 1)
      }
    for component in [white.red, white.green, white.blue] { #expect(abs(component - 1) < 1e-6) }
    #expect(space.color(0, 0, 0) == .black)
  }

  /// Components in hundredths of sRGB.
  @Test(arguments: [
    // Web Platform Tests, css/css-color.
    ("lab(50% 50 0)", 75.6208, 30.4487, 47.5634), ("lab(55% 0 -60)", 12.8128, 53.105, 92.7645),
    ("lch(55% 60 270)", 12.8128, 53.105, 92.7645),
    ("oklab(55% 0 -0.2)", 27.888, 38.072, 89.414), ("oklch(55% 0.15 345)", 67.293, 27.791, 52.28),
    ("color(xyz 1 1 1)", 108.516, 97.699, 95.8832),
    ("lab(100 104.3 -50.9)", 159.35, 58.776, 140.555),
    ("color(rec2020 0.25 0.5 0.75)", -32.8686, 49.1201, 76.185),
    // The primaries of wide gamuts are the spaces' own.
    ("color(display-p3 0 1 0)", -51.1605, 101.8261, -31.0673),
    ("color(display-p3-linear 0 1 0)", -51.1605, 101.8261, -31.0673),
    ("color(a98-rgb 0 1 0)", -66.4029, 100.003, -22.9223),
    ("color(srgb-linear 0.5 0.25 -0.5)", 73.5357, 53.7099, -73.5357),
  ])
  func conversions(_ text: String, red: Double, green: Double, blue: Double) throws {
    let color = try Color(css: text)
    #expect(abs(color.red - red / 100) < 5e-4)
    #expect(abs(color.green - green / 100) < 5e-4)
    #expect(abs(color.blue - blue / 100) < 5e-4)
  }

  @Test(arguments: [
    ("hwb(120 30% 50%)", "#4D804D"), ("hwb(120 30 50 / 0.5)", "#4D804D80"),
    ("hwb(120deg 30% 50)", "#4D804D"), ("hwb(none none none)", "#FF0000"),
    ("hwb(120 80% none)", "#CCFFCC"), ("hwb(120 none 50%)", "#008000"),
    ("hwb(0 100% 50% / 0)", "#AAAAAA00"), ("hwb(320deg 30% 40%)", "#994D80"),
    ("hwb(0 20% 100%)", "#2B2B2B"), ("HWB(0.25turn 20% 10%)", "#8CE633"),
    ("hwb(-270 20% 10%)", "#8CE633"), ("hwb(1e308turn 20% 10%)", "#E63333"),
  ])
  func whitenessAndBlackness(_ text: String, hex: String) throws {
    #expect(try Color(css: text).hex == hex)
  }

  /// Two ways to write one colour: percentages of the ranges, clamping, `none`, angles.
  @Test(arguments: [
    ("lab(20% -50% 90%/0.5)", "lab(20 -62.5 112.5 / 50%)"), ("lab(400 0 10)", "lab(100 0 10)"),
    ("lab(-40 0 0)", "lab(0 0 0)"), ("lab(20 none none / none)", "lab(20 0 0 / 0)"),
    ("oklab(20% 70% -80%)", "oklab(0.2 0.28 -0.32)"), ("oklab(4 0 0.1)", "oklab(1 0 0.1)"),
    ("lch(20% 80% 10)", "lch(20 120 10)"), ("lch(10 20 -700deg)", "lch(10 20 20)"),
    ("lch(20 -20 0)", "lch(20 0 0)"), ("LCH(10 20 none)", "lch(10 20 0)"),
    ("oklch(20% 60% 10)", "oklch(0.2 0.24 10)"), ("oklch(0.1 0.2 400grad)", "oklch(0.1 0.2 0)"),
    ("color(xyz-d50 10% .2 none)", "color(xyz-d50 0.1 0.2 0)"),
    ("color(REC2020 50% 0.5 none / 2)", "color(rec2020 .5 50% 0)"),
  ])
  func sameColors(_ one: String, _ other: String) throws {
    let one = try Color(css: one)
    let other = try Color(css: other)
    #expect(abs(one.red - other.red) < 1e-12)
    #expect(abs(one.green - other.green) < 1e-12)
    #expect(abs(one.blue - other.blue) < 1e-12)
    #expect(one.alpha == other.alpha)
  }

  @Test(arguments: [
    ("hwb(120, 30%, 50%)", "hwb() takes no commas"), ("lab(50%, 0, 0)", "lab() takes no commas"),
    ("lch(50%, 0, 0)", "lch() takes no commas"), ("oklab(50%, 0, 0)", "oklab() takes no commas"),
    ("oklch(50%, 0, 0, 1)", "oklch() takes no commas"),
    ("color(xyz, 1, 1, 1)", "color() takes no commas"),
    ("hwb(50% 0 0)", "the hue is an angle"), ("lch(50% 1 5%)", "the hue is an angle"),
    ("oklch(50% 1 5%)", "the hue is an angle"),
    ("lab(1deg 0 0)", "an angle stands where a number or percentage does"),
    ("lch(50 1deg 0)", "an angle stands where a number or percentage does"),
    ("color(xyz 0 0 0deg)", "an angle stands where a number or percentage does"),
    ("hwb(0 0)", "hwb() takes 3 numbers, and an opacity where wanted"),
    ("oklab(0 0 0 0)", "oklab() takes 3 numbers, and an opacity where wanted"),
    ("lab(0 0 0px)", "‘0px’ is not a number"), ("lab(0 0 0 / 1deg)", "‘1deg’ is not an opacity"),
    ("lch(0 0 calc(1))", "‘calc(1)’ is not a number"),
    (
      "color(prophoto-rgb 1 1)",
      "color() takes a colour space and 3 numbers, and an opacity where wanted"
    ),
    ("lab(50 1e300 0)", "it is far outside every gamut; its chroma is less in any"),
    ("oklch(100% 110 60)", "it is far outside every gamut; its chroma is less in any"),
    (
      "color(xyz 0 17 0)", "a component is far outside every gamut; those of one are from 0 to 1"
    ),
  ])
  func invalid(_ text: String, reason: String) {
    do throws(ColorSyntaxError) {
      let color = try Color(css: text)
      Issue.record("‘\(text)’ was read as \(color)")
    } catch {
      #expect(error.message == "‘\(text)’ is not a colour; \(reason)")
    }
  }
}
