internal import SwiftEvaluation

/// What a modifier that is not modelled may change.
///
/// An `accessibility…` modifier changes the exposure of what is in it; one of SwiftUI's that paints, what is seen;
/// those that arrange, navigate or listen, neither; any other is the source's own, or unheard of, and may change both.
enum ModifierEffects {
  static func changesPaints(_ name: String) -> Bool {
    !name.hasPrefix("accessibility") && !indifferent.contains(name)
  }

  static func changesExposure(_ name: String) -> Bool {
    if name.hasPrefix("accessibility") { return !silent.contains(name) }
    return !indifferent.contains(name) && !painting.contains(name)
  }

  static func changesInherited(_ name: String) -> Bool {
    changesPaints(name) && !painting.contains(name)
  }

  static func unknown(_ modifier: ViewNode.Modifier) -> Unknown {
    modifier.arguments.first?.value.unknown
      ?? Unknown("the modifier \(modifier.name) is not modelled", at: modifier.place)
  }

  private static let silent: Set<String> = [
    "accessibilityIdentifier", "accessibilityIgnoresInvertColors", "accessibilityFocused",
    "accessibilityRotor", "accessibilityRotorEntry", "accessibilityActivationPoint",
    "accessibilityShowsLargeContentViewer", "accessibilitySortPriority", "accessibilityZoomAction",
    "accessibilityDropPoint", "accessibilityDragPoint", "accessibilityScrollAction",
    "accessibilityScrollStatus", "accessibilityTextContentType", "accessibilityInputLabels",
    "accessibilityChartDescriptor", "accessibilityAction", "accessibilityActions",
    "accessibilityAdjustableAction", "accessibilityCustomContent", "accessibilityQuickAction",
  ]

  /// Modifiers of SwiftUI that paint, or change what is painted, and not what is heard.
  static let painting: Set<String> = [
    "fill", "stroke", "strokeBorder", "background", "border", "foregroundStyle", "foregroundColor",
    "tint", "accentColor", "shadow", "blur", "mask", "clipShape", "cornerRadius", "blendMode",
    "saturation", "grayscale", "brightness", "contrast", "colorMultiply", "colorInvert",
    "hueRotation", "luminanceToAlpha", "redacted", "trim", "rotation", "scale", "inset",
    "glassEffect",
    "visualEffect", "colorEffect", "layerEffect", "distortionEffect", "backgroundStyle",
    "containerBackground", "preferredColorScheme", "colorScheme", "symbolRenderingMode",
    "symbolVariant", "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "underline",
    "strikethrough", "kerning", "tracking", "baselineOffset", "textScale", "imageScale",
    "rotation3DEffect", "projectionEffect", "transformEffect", "shimmer",
  ]

  /// Modifiers of SwiftUI that neither paint nor say anything of the view.
  static let indifferent: Set<String> = [
    "alert", "actionSheet", "alignmentGuide", "allowsHitTesting", "allowsTightening",
    "animation", "aspectRatio", "autocapitalization", "autocorrectionDisabled", "clipped",
    "compositingGroup", "confirmationDialog", "containerRelativeFrame", "containerShape",
    "contentMargins", "contentShape", "contentTransition", "contextMenu", "controlSize",
    "coordinateSpace", "defaultScrollAnchor", "defersSystemGestures", "disableAutocorrection",
    "drawingGroup", "dynamicTypeSize", "edgesIgnoringSafeArea", "environment", "environmentObject",
    "fixedSize", "flipsForRightToLeftLayoutDirection", "focusable", "focused", "frame",
    "fullScreenCover", "geometryGroup", "gesture", "gridCellAnchor", "gridCellColumns",
    "gridColumnAlignment", "hoverEffect", "id", "ignoresSafeArea", "interactiveDismissDisabled",
    "keyboardType", "layoutPriority", "lineSpacing", "listRowInsets", "listRowSeparator",
    "listRowBackground", "listSectionSeparator", "listStyle", "matchedGeometryEffect",
    "menuStyle", "minimumScaleFactor", "lineLimit", "multilineTextAlignment", "navigationBarHidden",
    "navigationBarItems", "navigationBarBackButtonHidden", "navigationBarTitle",
    "navigationBarTitleDisplayMode", "navigationDestination", "navigationSubtitle",
    "navigationTitle", "navigationViewStyle", "offset", "onAppear", "onChange", "onDisappear",
    "onGeometryChange", "onHover", "onLongPressGesture", "onOpenURL", "onPreferenceChange",
    "onReceive", "onSubmit", "onTapGesture", "padding", "persistentSystemOverlays",
    "phaseAnimator", "keyframeAnimator", "pickerStyle", "popover", "position", "preference",
    "presentationDetents", "presentationDragIndicator", "previewDevice", "previewDisplayName",
    "previewInterfaceOrientation", "previewLayout", "refreshable", "safeAreaPadding",
    "scaledToFill", "scaledToFit", "scaleEffect", "rotationEffect", "scrollBounceBehavior",
    "scrollClipDisabled", "scrollContentBackground", "scrollDisabled", "scrollDismissesKeyboard",
    "scrollIndicators", "scrollPosition", "scrollTargetBehavior", "scrollTargetLayout",
    "scrollTransition", "searchable", "sensoryFeedback", "sheet", "simultaneousGesture",
    "statusBar", "statusBarHidden", "submitLabel", "swipeActions", "symbolEffect", "tabItem",
    "tabViewStyle", "tag", "task", "textContentType", "textFieldStyle",
    "textInputAutocapitalization",
    "textSelection", "toggleStyle", "toolbar", "toolbarBackground", "toolbarColorScheme",
    "toolbarVisibility", "transaction", "transformEnvironment", "transition", "truncationMode",
    "userActivity", "zIndex", "highPriorityGesture", "onDrag", "onDrop", "draggable",
    "dropDestination", "help", "buttonBorderShape", "monospacedDigit", "typesettingLanguage",
    "labelStyle", "widgetAccentable", "gaugeStyle", "progressViewStyle", "buttonStyle",
    "labelsHidden",
    // Previews, windows and the data of the app.
    "previewContext", "modelContainer", "modelContext", "defaultAppStorage",
    "handlesExternalEvents",
    "fileImporter", "fileExporter", "fileMover", "photosPicker", "onContinueUserActivity",
    // Forms, lists, bars and what is presented.
    "formStyle", "datePickerStyle", "listRowSpacing", "listSectionSpacing",
    "toolbarTitleDisplayMode",
    "toolbarTitleMenu", "toolbarRole", "navigationSplitViewStyle", "navigationSplitViewColumnWidth",
    "navigationTransition", "matchedTransitionSource", "navigationDocument", "isDetailLink",
    "presentationCompactAdaptation", "presentationCornerRadius", "presentationContentInteraction",
    "presentationBackgroundInteraction", "presentationSizing", "inspector", "inspectorColumnWidth",
    "dialogIcon", "dialogSeverity", "dialogSuppressionToggle", "menuOrder",
    "menuActionDismissBehavior", "tabBarMinimizeBehavior", "tabViewCustomization",
    "searchScopes", "searchSuggestions", "searchCompletion", "searchFocused",
    "searchPresentationToolbarBehavior", "searchToolbarBehavior", "findNavigator", "findDisabled",
    "replaceDisabled",
    // Keyboards, focus, pointers and gestures.
    "keyboardShortcut", "focusSection", "focusScope", "focusedValue", "focusedSceneValue",
    "focusedObject", "focusedSceneObject", "focusEffectDisabled", "defaultFocus",
    "prefersDefaultFocus", "onKeyPress", "onCommand", "onMoveCommand", "onExitCommand",
    "onDeleteCommand", "onCopyCommand", "onCutCommand", "onPasteCommand", "onPlayPauseCommand",
    "copyable", "cuttable", "pasteDestination", "onContinuousHover", "onModifierKeysChanged",
    "onPencilDoubleTap", "onPencilSqueeze", "digitalCrownRotation", "handGestureShortcut",
    "hoverEffectDisabled", "defaultHoverEffect", "pointerStyle", "pointerVisibility",
    "writingToolsBehavior", "onScrollGeometryChange", "onScrollPhaseChange",
    "onScrollVisibilityChange", "scrollIndicatorsFlash", "scrollInputBehavior",
    // Layout, and what is told to views around.
    "anchorPreference", "transformPreference", "transformAnchorPreference", "layoutValue",
    "containerValue", "gridCellUnsizedAxes", "layoutDirectionBehavior",
  ]
}
