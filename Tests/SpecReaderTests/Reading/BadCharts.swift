extension BadInput {
  /// Series, marks, axes and legends.
  static let charts: [BadInput] = [
    BadInput(
      "<chart type='bars'/>",
      ["2:8 type=\"bars\": expected bar, line, area, pie, donut or scatter; did you mean ‘bar’?"]
    ),
    BadInput(
      "<chart type='bar' stacking='stack'/>",
      ["2:19 stacking=\"stack\": expected none, stacked or grouped; did you mean ‘stacked’?"]
    ),
    BadInput(
      "<chart type='bar' identity='name'/>",
      ["2:19 identity=\"name\": expected position, id, category or value"]
    ),
    BadInput("<chart type='bar' gap='-1'/>", ["2:19 gap=\"-1\": it cannot be negative"]),
    BadInput(
      "<chart type='bar'><series name='Low'/></chart>",
      ["2:19 <series> needs the attribute ‘id’: the name by which marks refer to it"]
    ),
    BadInput(
      "<chart type='bar'><series id='1st'/></chart>",
      ["2:27 id=\"1st\": an id is a letter or ‘_’, then letters, digits, ‘-’, ‘_’ or ‘.’"]
    ),
    BadInput(
      "<chart type='bar'><series id='low' line-width='-2'/></chart>",
      ["2:36 line-width=\"-2\": it cannot be negative"]
    ),
    BadInput(
      "<chart type='bar'><series id='low' meaning='bad'/></chart>",
      ["2:36 meaning=\"bad\": expected success, warning or error"]
    ),
    BadInput(
      "<chart type='bar'><mark value='7%'/></chart>",
      ["2:25 value=\"7%\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<chart type='bar'><mark value=''/></chart>",
      ["2:25 value=\"\": a decimal number is expected, as 12 or 0.5"]
    ),
    BadInput(
      "<chart type='bar'><mark series=''/></chart>",
      ["2:25 series=\"\": an id is a letter or ‘_’, then letters, digits, ‘-’, ‘_’ or ‘.’"]
    ),
    BadInput(
      "<chart type='bar'><mark series='low'/></chart>",
      ["2:25 series=\"low\": no series has this id; give it to the <series> that is meant"]
    ),
    BadInput(
      "<chart type='bar'><mark summary='yes'/></chart>",
      ["2:25 summary=\"yes\": expected true or false; did you mean ‘true’?"]
    ),
    BadInput(
      "<chart type='bar' summary='{percent} of all'/>",
      [
        "2:19 summary: {percent} means nothing here; expected count, first, last, max, max-category, mean, min, min-category, total or unit"
      ]
    ),
    BadInput(
      "<chart type='bar'><mark value='1' label='{value'/></chart>",
      ["2:35 label: ‘{’ in ‘{value’ is not closed; write ‘{{’ for a brace"]
    ),
    BadInput(
      "<chart type='bar'><axis/></chart>",
      ["2:19 <axis> needs the attribute ‘dimension’: which axis it is"]
    ),
    BadInput(
      "<chart type='bar'><axis dimension='z'/></chart>",
      ["2:25 dimension=\"z\": expected x or y; did you mean ‘x’?"]
    ),
    BadInput(
      "<chart type='bar'><axis dimension='x' every='1.5'/></chart>",
      ["2:39 every=\"1.5\": a whole number from 0 is expected"]
    ),
    BadInput(
      "<chart type='bar'><legend order='random'/></chart>",
      ["2:27 order=\"random\": expected series, reversed or unspecified"]
    ),
    BadInput(
      "<chart type='bar'><legend><entry series='x'/></legend></chart>",
      ["2:34 series=\"x\": no series has this id; give it to the <series> that is meant"]
    ),
    BadInput(
      "<chart type='bar'><table/></chart>",
      [
        "2:19 <table> needs the attribute ‘shown’: whether it is visible with the chart, or linked: "
          + "behind a link or a button"
      ]
    ),
    BadInput(
      "<chart type='bar'><table shown='link'/></chart>",
      ["2:26 shown=\"link\": expected visible or linked; did you mean ‘linked’?"]
    ),
    BadInput(
      "<chart type='bar'><table shown='visible' hidden='no'/></chart>",
      ["2:42 hidden=\"no\": expected true or false; did you mean ‘false’?"]
    ),
    BadInput(
      "<chart type='bar'><table shown='visible'/>\n<table shown='linked'/></chart>",
      ["3:1 a chart has one table; remove this one"]
    ),
    BadInput(
      "<chart type='bar'><descriptor/>\n<descriptor/></chart>",
      ["3:1 a chart has one descriptor; remove this one"]
    ),
    BadInput(
      "<chart type='bar'><axis dimension='x' ticks='0 5'><text>{category}</text></axis></chart>",
      [
        "2:39 ticks: no label shows them, for {category} labels the categories; write {value} in the "
          + "<text>, or leave the ticks out"
      ]
    ),
    BadInput(
      "<chart type='bar'><axis dimension='y'><text>{value}</text></axis></chart>",
      [
        "2:39 {value} stands for each of the ticks, and the axis has none; say which, as in "
          + "ticks=\"0 50 100\""
      ]
    ),
    BadInput(
      "<chart type='bar'><axis dimension='x' ticks='1'>\n<text>{category} {value}</text></axis></chart>",
      [
        "3:1 {category} and {value} stand in one label; {category} labels the categories, {value} the "
          + "ticks"
      ]
    ),
    BadInput(
      "<chart type='bar'><axis dimension='y' ticks='1'><title>{value}</title></axis></chart>",
      ["2:56 {value} means nothing here; expected unit"]
    ),
    BadInput(
      "<chart type='bar'><axis dimension='y' title='to {max}'/></chart>",
      ["2:39 title: {max} means nothing here; expected unit"]
    ),
    BadInput(
      "<chart type='bar'><descriptor title='{count} of {serie}'/></chart>",
      [
        "2:31 title: {serie} is no placeholder; expected count, first, last, max, max-category, mean, min, min-category, total or unit"
      ]
    ),
    BadInput(
      "<chart type='bar'><table shown='visible' label='{sum} rows'/></chart>",
      [
        "2:42 label: {sum} is no placeholder; expected count, first, last, max, max-category, mean, min, min-category, total or unit"
      ]
    ),
    BadInput(
      "<chart type='bar'><legend><entry name='{name}'/></legend></chart>",
      ["2:34 name: {name} means nothing here; expected count, position or series"]
    ),
    BadInput(
      "<chart type='bar'><look part='mark'><shape kind='rect'/></look></chart>",
      [
        "2:44 kind=\"rect\": expected circle, capsule, rectangle, rounded-rectangle, arc, slice, line, "
          + "area, triangle, diamond, cross, star or path; did you mean ‘rectangle’?"
      ]
    ),
  ]
}
