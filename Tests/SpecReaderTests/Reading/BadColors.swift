extension BadInput {
  /// Colours, and palettes of them.
  static let colors: [BadInput] = [
    BadInput(
      "<palette><color name='a' value='a'/></palette>",
      ["2:26 the colour ‘a’ is defined by itself; give it a value of its own"]
    ),
    BadInput(
      "<palette><color name='a' value='b'/>\n<color name='b' light='c' dark='#000'/>"
        + "<color name='c' value='a'/></palette>",
      [
        "2:26 the colour ‘a’ is defined by itself, through ‘b’, ‘c’; give it a value of its own"
      ]
    ),
    BadInput(
      "<palette><color name='x' value='a'/><color name='a' light='#FFF' dark='a'/></palette>",
      ["2:66 the colour ‘a’ is defined by itself; give it a value of its own"]
    ),
    // Each appearance by itself goes round in no circle.
    BadInput(
      "<palette><color name='a' light='b' dark='#000'/><color name='b' light='#FFF' dark='a'/>"
        + "</palette>",
      []
    ),
    BadInput(
      "<palette><color name='a' value='#FFF'/>\n<color name='a' value='#000'/></palette>",
      ["3:8 the palette defines ‘a’ in line 2 already; keep one"]
    ),
    BadInput(
      "<palette><color name='series' value='#FFF'/></palette>",
      ["2:17 ‘series’ is the colour of the series shown; call the token something else"]
    ),
    BadInput(
      "<palette><color name='a'/></palette>",
      ["2:10 the colour ‘a’ has no value; give value=, or light= and dark="]
    ),
    BadInput("<palette><color name='' value='red'/></palette>", ["2:17 a colour needs a name"]),
    BadInput(
      "<palette/><palette/>",
      ["2:11 a spec has one palette; put all colours into the first"]
    ),
    BadInput(
      "<palette><color name='a' light='#12' dark='rgb(1 2)'/></palette>",
      [
        "2:26 light: ‘#12’ is not a colour; ‘#’ is followed by 3, 4, 6 or 8 hexadecimal digits",
        "2:38 dark: ‘rgb(1 2)’ is not a colour; rgb() takes 3 numbers, and an opacity where wanted",
      ]
    ),
    BadInput(
      "<palette><color name='accent' value='red'/></palette><chart type='bar' backdrop='acent'/>",
      [
        "2:72 backdrop=\"acent\": no token, system colour or CSS colour has this name; "
          + "did you mean ‘accent’?"
      ]
    ),
    BadInput(
      "<chart type='bar' backdrop='sytemBlue'/>",
      [
        "2:19 backdrop=\"sytemBlue\": no token, system colour or CSS colour has this name; "
          + "did you mean ‘systemBlue’?"
      ]
    ),
    BadInput(
      "<chart type='bar' backdrop='brand / primary'/>",
      [
        "2:19 backdrop=\"brand / primary\": no token, system colour or CSS colour has this name; "
          + "define it in the palette"
      ]
    ),
    BadInput("<chart type='bar' backdrop=''/>", ["2:19 backdrop=\"\": a colour is expected"]),
    BadInput(
      "<chart type='bar'><text color='series'>1</text></chart>",
      [
        "2:25 color=\"series\": no series is shown here that could give its colour; name another"
      ]
    ),
    BadInput(
      "<chart type='bar' backdrop='lab(50deg 0 0)'/>",
      [
        "2:19 backdrop: ‘lab(50deg 0 0)’ is not a colour; an angle stands where a number or "
          + "percentage does"
      ]
    ),
    BadInput(
      "<chart type='bar'><shape kind='circle'><fill opacity='1.5' color='red'/></shape></chart>",
      ["2:46 opacity=\"1.5\": an opacity is from 0 to 1"]
    ),
    BadInput(
      "<progress type='bar'><track color='red' opacity='2'/></progress>",
      ["2:41 opacity=\"2\": an opacity is from 0 to 1"]
    ),
    // What cannot be shown anyway is wrong all the same.
    BadInput(
      "<chart type='bar'><shape kind='arc'><fill color='rde' image='x'/></shape></chart>",
      [
        "2:43 color=\"rde\": no token, system colour or CSS colour has this name; "
          + "did you mean ‘red’?"
      ]
    ),
  ]
}
