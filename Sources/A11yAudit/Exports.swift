// One import for clients.
@_exported public import A11yModel
@_exported public import A11yReports
@_exported public import A11yRules
@_exported public import Drawing
@_exported public import Listening
@_exported public import Walking
