extension BadInput {
  /// Ids, and what refers to them.
  static let references: [BadInput] = [
    BadInput(
      "<chart id='a' type='bar'>\n <shape id='a' kind='circle'/></chart>",
      ["3:9 the id ‘a’ is taken by <chart> in line 2; give each its own"]
    ),
    BadInput(
      "<chart id='a' type='bar'/><chart type='bar' id='a'/><chart id='a' type='pie'/>",
      [
        "2:45 the id ‘a’ is taken by <chart> in line 2; give each its own",
        "2:60 the id ‘a’ is taken by <chart> in line 2; give each its own",
      ]
    ),
    BadInput(
      "<chart type='bar'><series id='s'/><series id='s'/></chart>",
      ["2:43 the id ‘s’ is taken by <series> in line 2; give each its own"]
    ),
    BadInput(
      "<step-indicator><state id='s' is='error'/><state id='s' is='current'/></step-indicator>",
      ["2:50 the id ‘s’ is taken by <state> in line 2; give each its own"]
    ),
    // States and series have names within their components.
    BadInput(
      "<chart type='bar'><series id='s'/><shape id='x' kind='circle'/></chart>"
        + "<chart type='bar'><series id='s'/></chart>"
        + "<step-indicator><state id='s' is='error'/></step-indicator>",
      []
    ),
    BadInput(
      "<chart type='bar'><shape id='node' kind='circle'/><text over='nod'>1</text></chart>",
      ["2:57 over=\"nod\": nothing has this id; did you mean ‘node’?"]
    ),
    BadInput(
      "<chart type='bar'><shape kind='circle'/><text over='elsewhere'>1</text></chart>",
      ["2:47 over=\"elsewhere\": nothing has this id; give it to the part that is meant"]
    ),
    BadInput(
      "<chart type='bar'><shape kind='circle' around='late'/>\n<shape id='late' kind='arc'/></chart>",
      [
        "2:40 around=\"late\": <shape> of line 3 is painted later; put it before this <shape>"
      ]
    ),
    BadInput(
      "<chart type='bar'><shape kind='circle' id='self' around='self'/></chart>",
      ["2:50 around=\"self\": this is the part itself; name an earlier one"]
    ),
    BadInput(
      "<chart type='bar'><shape kind='circle' id='there'/></chart>\n"
        + "<chart type='bar'><shape kind='circle' over='there'/></chart>",
      [
        "3:40 over=\"there\": <shape> of line 2 is no part of this component; name one that is"
      ]
    ),
    BadInput(
      "<chart type='bar'><series id='low'/><mark series='lwo' value='1'/></chart>",
      ["2:43 series=\"lwo\": no series has this id; did you mean ‘low’?"]
    ),
    BadInput(
      "<chart type='bar'><series id='low'/><mark series='deep' value='1'/></chart>",
      ["2:43 series=\"deep\": no series has this id; expected low"]
    ),
    BadInput(
      "<step-indicator><state id='done' is='completed'/><step name='A' state='doen'/></step-indicator>",
      ["2:65 state=\"doen\": no state has this id; did you mean ‘done’?"]
    ),
    BadInput(
      // A meaning that has a state of the author's own goes by that one's id.
      "<step-indicator><state id='done' is='completed'/><step state='completed'/></step-indicator>",
      [
        "2:56 state=\"completed\": no state has this id; expected current, done, error, "
          + "unavailable or upcoming"
      ]
    ),
    BadInput(
      "<step-indicator current='4'><step name='A'/><step name='B'/></step-indicator>",
      [
        "2:17 current=\"4\": the last of the steps is 2; 0 is before the first and 3 behind it"
      ]
    ),
    BadInput(
      "<step-indicator current='2'/>",
      ["2:17 current=\"2\": there are no steps; write a <step> for each"]
    ),
    BadInput(
      "<progress type='bar'><fill color='#777'/>\n<track color='#EEE'/></progress>",
      ["3:1 the filled part lies over the track; put this <track> before the <fill> of line 2"]
    ),
    BadInput(
      "<progress type='bar'><state id='low' is='error'/><track color='#EEE'/>"
        + "<fill color='#777'/><look state='low'><fill color='#900'/></look></progress>",
      []
    ),
    BadInput(
      "<step-indicator><focus on='advance'/></step-indicator>",
      ["2:17 <focus> says nowhere; give to= or new-screen=\"true\""]
    ),
    BadInput(
      "<step-indicator><focus on='advance' to='nxt'/><control id='next'/></step-indicator>",
      ["2:37 to=\"nxt\": nothing has this id; did you mean ‘next’?"]
    ),
  ]
}
