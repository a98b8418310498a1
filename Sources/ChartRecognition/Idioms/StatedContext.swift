internal import A11yModel

/// What the elements around one say of it.
struct StatedContext {
  var area = Area.none
  var axis: Chart.Axis?
  var isTick = false
  var isTitle = false
  var isGrid = false
  var series: String?
  var holder: Int?
  var form: Chart.Form?
  var isLine = false

  enum Area {
    case none
    case aid
    case legend
    case axis
    case grid
    case title
    case marks
    case values
  }
}
