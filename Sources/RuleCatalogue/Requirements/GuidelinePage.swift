/// The pages of Apple's Human Interface Guidelines.
enum GuidelinePage {
  /// As their addresses name them, in the order of the guidelines.
  static let names = lines.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let lines = """
    getting-started designing-for-games designing-for-ios designing-for-ipados designing-for-macos
    designing-for-tvos designing-for-visionos designing-for-watchos
    foundations accessibility app-icons branding color dark-mode icons images immersive-experiences
    inclusion layout materials motion privacy right-to-left sf-symbols spatial-layout typography
    writing
    patterns charting-data collaboration-and-sharing drag-and-drop entering-data feedback
    file-management going-full-screen launching live-viewing-apps loading managing-accounts
    managing-notifications modality multitasking offering-help onboarding playing-audio
    playing-haptics playing-video printing ratings-and-reviews searching settings undo-and-redo
    workouts
    components content charts image-views text-views web-views
    layout-and-organization boxes collections column-views disclosure-controls labels
    lists-and-tables lockups outline-views split-views tab-views
    menus-and-actions activity-views buttons context-menus dock-menus edit-menus
    home-screen-quick-actions menus ornaments pop-up-buttons pull-down-buttons the-menu-bar toolbars
    navigation-and-search navigation-bars path-controls search-fields sidebars tab-bars token-fields
    presentation action-sheets alerts page-controls panels popovers scroll-views sheets windows
    selection-and-input color-wells combo-boxes digit-entry-views image-wells pickers
    segmented-controls sliders steppers text-fields toggles virtual-keyboards
    status activity-rings gauges progress-indicators rating-indicators
    system-experiences app-shortcuts complications controls live-activities notifications snippets
    status-bars top-shelf watch-faces widgets
    inputs action-button apple-pencil-and-scribble camera-control digital-crown eyes
    focus-and-selection game-controls gestures gyro-and-accelerometer keyboards nearby-interactions
    pointing-devices remotes
    technologies airplay always-on app-clips apple-pay augmented-reality carekit carplay game-center
    generative-ai healthkit homekit icloud id-verifier imessage-apps-and-stickers in-app-purchase
    live-photos mac-catalyst machine-learning maps nfc photo-editing researchkit shareplay shazamkit
    sign-in-with-apple siri tap-to-pay-on-iphone voiceover wallet
    """
}

extension RequirementCollection {
  static let hig = RequirementCollection(
    name: "hig",
    lack: "there is no such page in the Human Interface Guidelines",
    places: { GuidelinePage.names },
    page: { "https://developer.apple.com/design/human-interface-guidelines/\($0)" }
  )
}
