/// Where rules of a style sheet stand: what they are nested in.
struct StyleScope {
  var truth: AppearanceTruth

  /// What is not known where the rules may hold.
  var doubt: String?
  var layer = CascadeLayers.unlayered

  /// What the style rule around selects; nil outside of one.
  var parent: SelectorList?
  var depth = 0

  /// Whether they are read for a user who wants less motion.
  var reducesMotion = false
}
