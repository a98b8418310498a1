extension BadInput {
  /// Announcements, and moves of focus.
  static let changes: [BadInput] = [
    BadInput(
      "<step-indicator><announcement on='finish'>done</announcement></step-indicator>",
      [
        "2:31 on=\"finish\": expected advance, back, complete, error or update; did you mean "
          + "‘complete’?"
      ]
    ),
    BadInput(
      "<step-indicator><announcement>done</announcement></step-indicator>",
      ["2:17 <announcement> needs the attribute ‘on’: the change"]
    ),
    BadInput(
      "<step-indicator><announcement on='advance' "
        + "interval='-1'>x</announcement></step-indicator>",
      ["2:44 interval=\"-1\": it cannot be negative"]
    ),
    BadInput(
      "<step-indicator><announcement on='advance' "
        + "priority='loud'>x</announcement></step-indicator>",
      ["2:44 priority=\"loud\": expected polite or assertive"]
    ),
    BadInput(
      "<step-indicator><announcement on='advance'>{percent}</announcement></step-indicator>",
      ["2:44 {percent} means nothing here; expected count, icon, name, offset, position or state"]
    ),
    BadInput(
      "<step-indicator><announcement on='advance'><b>x</b></announcement></step-indicator>",
      ["2:44 <b> is no element of this dialect; <announcement> holds text only"]
    ),
    BadInput(
      "<chart type='bar'><announcement on='update'>{position}</announcement></chart>",
      [
        "2:45 {position} means nothing here; expected count, first, last, max, max-category, mean, min, min-category, total or unit"
      ]
    ),
    BadInput(
      "<progress type='bar'><announcement on='update' "
        + "every-percent='ten'>x</announcement></progress>",
      ["2:48 every-percent=\"ten\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<step-indicator><step><announcement on='error'>x</announcement></step></step-indicator>",
      [
        "2:23 <announcement> cannot stand in <step>; its place is in <chart>, <progress>, "
          + "<status-tracker> or <step-indicator>"
      ]
    ),
    BadInput(
      "<step-indicator><focus on='advance' new-screen='false'/></step-indicator>",
      ["2:17 <focus> says nowhere; give to= or new-screen=\"true\""]
    ),
    BadInput(
      "<step-indicator><focus on='advance' new-screen='yes'/></step-indicator>",
      ["2:37 new-screen=\"yes\": expected true or false; did you mean ‘true’?"]
    ),
    BadInput(
      "<step-indicator><focus to='a'/><text id='a'>x</text></step-indicator>",
      ["2:17 <focus> needs the attribute ‘on’: the change"]
    ),
    BadInput(
      "<step-indicator><focus on='advance' to='a' new-screen='true'/><text "
        + "id='a'>x</text></step-indicator>",
      ["2:17 <focus> goes to a part or to a new screen; keep to= or new-screen=\"true\""]
    ),
    BadInput(
      "<step-indicator><custom-content value='x'/></step-indicator>",
      ["2:17 <custom-content> needs the attribute ‘label’: what it is about"]
    ),
    BadInput(
      "<step-indicator><custom-content label='x' each='item'/></step-indicator>",
      ["2:43 each=\"item\": expected step"]
    ),
    BadInput(
      "<step-indicator><custom-action/></step-indicator>",
      ["2:17 <custom-action> needs the attribute ‘name’: its name"]
    ),
  ]

  /// States, and looks for them.
  static let states: [BadInput] = [
    BadInput(
      "<step-indicator><state is='error'/></step-indicator>",
      ["2:17 <state> needs the attribute ‘id’: the name by which steps and looks refer to it"]
    ),
    BadInput(
      "<step-indicator><state id='broken'/></step-indicator>",
      ["2:17 <state> needs the attribute ‘is’: what it means"]
    ),
    BadInput(
      "<step-indicator><state id='broken' is='wrong'/></step-indicator>",
      [
        "2:36 is=\"wrong\": expected completed, current, upcoming, error or unavailable; "
          + "did you mean ‘error’?"
      ]
    ),
    BadInput(
      "<step-indicator><state id='a b' is='error'/></step-indicator>",
      ["2:24 id=\"a b\": an id is a letter or ‘_’, then letters, digits, ‘-’, ‘_’ or ‘.’"]
    ),
    BadInput(
      "<step-indicator><state id='' is='error'/></step-indicator>",
      ["2:24 id=\"\": an id is a letter or ‘_’, then letters, digits, ‘-’, ‘_’ or ‘.’"]
    ),
    BadInput(
      "<step-indicator><state id='s' is='error' color='rde'/></step-indicator>",
      [
        "2:42 color=\"rde\": no token, system colour or CSS colour has this name; did you mean "
          + "‘red’?"
      ]
    ),
    BadInput(
      "<progress type='bar'><state id='low' is='error' from='half'/></progress>",
      ["2:49 from=\"half\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<step-indicator><step state=''/></step-indicator>",
      [
        "2:23 state=\"\": no state has this id; expected completed, current, error, unavailable "
          + "or upcoming"
      ]
    ),
    BadInput(
      "<step-indicator><connector state='done'/></step-indicator>",
      ["2:28 state=\"done\": no state has this id; did you mean ‘completed’?"]
    ),
    BadInput(
      "<progress type='bar'><look state='low'/></progress>",
      [
        "2:28 state=\"low\": no state has this id; expected completed, current, error, "
          + "unavailable or upcoming"
      ]
    ),
    BadInput(
      "<progress type='bar'><look/></progress>",
      ["2:22 <look> needs the attribute ‘state’: the state it is for"]
    ),
    BadInput(
      "<step-indicator><look state='erorr'/></step-indicator>",
      ["2:23 state=\"erorr\": no state has this id; did you mean ‘error’?"]
    ),
    BadInput(
      "<step-indicator><look when='middle'/></step-indicator>",
      ["2:23 when=\"middle\": expected first, last, not-first or not-last"]
    ),
    BadInput(
      "<step-indicator><look part='mark'/></step-indicator>",
      [
        "2:23 <look> has no attribute ‘part’; expected id, label, value, hint, lang, "
          + "localized, traits, hidden, decorative, children, action, live, list, "
          + "sort-priority, hit-width, hit-height, hit-shape, spacing, state, when or step"
      ]
    ),
    BadInput(
      "<step-indicator><step name='A'/><look step='2'/></step-indicator>",
      ["2:39 step=\"2\": the steps are numbered from 1 to 1"]
    ),
    BadInput(
      "<step-indicator><look step='1'/></step-indicator>",
      ["2:23 step=\"1\": there are no steps"]
    ),
    BadInput(
      "<chart type='bar'><look/></chart>",
      ["2:19 <look> needs the attribute ‘part’: what it is for"]
    ),
    BadInput(
      "<chart type='bar'><look part='marks'/></chart>",
      ["2:25 part=\"marks\": expected mark or series; did you mean ‘mark’?"]
    ),
    BadInput(
      "<chart type='bar'><look part='entry'/></chart>",
      ["2:25 part=\"entry\": expected mark or series"]
    ),
    BadInput(
      "<chart type='bar'><legend><look part='mark'/></legend></chart>",
      ["2:33 part=\"mark\": expected entry"]
    ),
    BadInput(
      "<chart type='bar'><series id='low'/><look part='mark' series='lw'/></chart>",
      ["2:55 series=\"lw\": no series has this id; did you mean ‘low’?"]
    ),
    BadInput(
      "<step-indicator label='{index} of {total}'><step name='A'/></step-indicator>",
      [
        "2:17 label: {index} is no placeholder; did you mean ‘position’? expected count, icon, name, offset, position or state",
        "2:17 label: {total} means nothing here; did you mean ‘count’? expected count, icon, name, offset, position or state",
      ]
    ),
    BadInput(
      "<step-indicator><step>Account</step></step-indicator>",
      ["2:23 <step> holds no text, but ‘Account’ stands here; say it with name="]
    ),
    BadInput(
      "<step-indicator><step name='A'/><look>{name}</look></step-indicator>",
      ["2:39 <look> holds no text, but ‘{name}’ stands here; put it into a <text>"]
    ),
  ]
}
