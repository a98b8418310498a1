extension BadInput {
  /// Series, marks, axes and legends.
  static let charts: [BadInput] = [
    BadInput(
      "<chart type='bars'/>",
      ["2:8 type=\"bars\": expected bar, line, area, pie, donut or scatter; did you mean ‘bar’?"]
    ),
    BadInput(
      "<chart type='bar' stacking='stack'/>",
      ["2:19 stacking=\"stack\": expected none, stacked or grouped"]
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
      ["2:25 summary=\"yes\": expected true or false"]
    ),
    BadInput(
      "<chart type='bar' summary='{percent} of all'/>",
      ["2:19 summary: {percent} means nothing here; expected count, max, min or unit"]
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
      ["2:26 shown=\"link\": expected visible or linked"]
    ),
    BadInput(
      "<chart type='bar'><table shown='visible' hidden='no'/></chart>",
      ["2:42 hidden=\"no\": expected true or false"]
    ),
    BadInput(
      "<chart type='bar'><table shown='visible'/>\n<table shown='linked'/></chart>",
      ["3:1 a chart has one table; remove this one"]
    ),
    BadInput(
      "<chart type='bar'><descriptor/>\n<descriptor/></chart>",
      ["3:1 a chart has one descriptor; remove this one"]
    ),
  ]
}
