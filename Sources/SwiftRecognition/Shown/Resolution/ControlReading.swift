internal import SwiftEvaluation
internal import SwiftSource

/// Reads progress views and what is operated.
///
/// | what | by |
/// |---|---|
/// | a button's label, a link and a tinted control are painted with the tint | View.tint(_:); what of them the style paints is assumed |
/// | a style of the source paints what it likes | ProgressViewStyle, ButtonStyle |
extension FrameworkReading {
  func progress(_ kind: ShownProgress.Kind, _ name: String) -> ShownView {
    var progress = ShownProgress(kind)
    let arguments = node.arguments
    progress.value = Fact<Double>(arguments["value"], at: place, "a value")
    progress.style = kind == .gauge ? inherited.gaugeStyle : inherited.progressStyle
    progress.hasHiddenLabel = inherited.hidesLabels
    switch arguments["in"]?.unwrapped {
    case .interval(let low, let high, _)?:
      progress.low = .known(low, at: place)
      progress.high = .known(high, at: place)
    case .range(let low, let high, _)?:
      progress.low = .known(Double(low), at: place)
      progress.high = .known(Double(high), at: place)
    case nil:
      progress.high = Fact<Double>(arguments["total"], at: place, "a total")
    case let value?:
      let unknown = value.unknown ?? Unknown("a range is not modelled", at: place)
      progress.low = .unknown(unknown)
      progress.high = .unknown(unknown)
    }
    if let title = arguments["_"] { progress.label = [self.title(title, inherited)] }
    func views(_ label: String) -> [ShownView] {
      guard case .view(let inner)? = arguments[label] else { return [] }
      return ViewResolver.views(of: inner, inherited)
    }
    if progress.label.isEmpty { progress.label = views("label") }
    progress.valueLabel = views("currentValueLabel")
    progress.lowLabel = views("minimumValueLabel")
    progress.highLabel = views("maximumValueLabel")
    var view = view(.progress(progress), name)
    let paint = progress.style.unknown.map { .unknown($0) } ?? styles.tint(at: place)
    view.paints = [Paint(.foreground, paint, at: place)]
    view.disabled = inherited.disabled
    return view
  }

  func control(_ kind: ShownControl.Kind, _ name: String) -> ShownView {
    var control = ShownControl(kind)
    let arguments = node.arguments
    control.role = Fact(name: arguments["role"], at: place, "a role")
    if kind == .button || kind == .navigationLink || kind == .menu {
      control.style = inherited.buttonStyle
    }
    if kind == .toggle { control.isOn = Fact<Bool>(arguments["isOn"], at: place) }
    if arguments["action"] != nil {
      control.action = Fact(code: arguments["action"], at: place)
    }
    let inner = tinted(control)
    var children: [ShownView] = []
    if let title = arguments["_"] {
      let hasImage = arguments["systemImage"] != nil
      children = [
        hasImage ? FrameworkReading(node, inner).label("Label") : self.title(title, inner)
      ]
    } else if case .view(let label)? = arguments["label"] {
      children = ViewResolver.views(of: label, inner)
    } else {
      children = contents(inner)
    }
    var view = view(.control(control), name)
    view.children = children
    view.disabled = inherited.disabled
    view.paints = platformPaints(control)
    return view
  }

  /// What the style of a control makes of its tint behind the label, where that is not what it makes without one.
  private func platformPaints(_ control: ShownControl) -> [Paint] {
    let isDestructive = control.role.content == "destructive"
    let paint: Fact<Paint.Style>
    switch control.style.content {
    case "borderedProminent":
      let red = Paint.Style.color(ShownColor(.system("systemRed")))
      paint = isDestructive ? .assumed(red, at: place) : styles.tint(at: place).asAssumed
    case "bordered" where isDestructive || !inherited.tint.isAbsent:
      let reason = "how strongly the tint is seen behind it is not documented"
      paint = .unknown(Unknown(reason, at: place))
    default: return []
    }
    return [Paint(.foreground, paint, at: place)]
  }

  /// What a control's label inherits.
  private func tinted(_ control: ShownControl) -> Inherited {
    var inner = inherited
    guard [.button, .link, .navigationLink, .menu].contains(control.kind) else { return inner }
    if case .unknown(let unknown) = control.style { inner.foreground = [.unknown(unknown)] }
    guard inner.foreground.isEmpty else { return inner }
    if case .known("destructive", _) = control.role {
      inner.foreground = [.assumed(.color(ShownColor(.system("systemRed"))), at: place)]
      return inner
    }
    switch control.style.content ?? "automatic" {
    case "automatic", "borderless", "bordered", "link":
      inner.foreground = [styles.tint(at: place).asAssumed]
    case "borderedProminent":
      inner.foreground = [
        .assumed(.color(ShownColor(.components(.sRGB, red: 1, green: 1, blue: 1))), at: place)
      ]
    case "plain": break
    case ShownControl.own:
      let primary = Paint.Style.color(ShownColor(.system("primary")))
      inner.foreground = [.assumed(primary, at: place)]
    default:
      inner.foreground = [.unknown(Unknown("what the button style paints is not known", at: place))]
    }
    return inner
  }
}
