#if canImport(Glibc)
// What a static program does without, for which the libraries in it would look.

/// ICU's converter of an encoding: there is none.
///
/// All text is UTF-8 before libxml2 sees it, and ICU would be half of the program.
///
/// - Parameters:
///   - encoding: the name of the encoding.
///   - status: becomes `U_UNSUPPORTED_ERROR`.
/// - Returns: nil.
@_cdecl("a11y_audit_no_converter")
public func noConverter(
  _ encoding: UnsafePointer<CChar>?,
  _ status: UnsafeMutablePointer<CInt>?
) -> OpaquePointer? {
  status?.pointee = 16
  return nil
}

/// A tool of the Swift runtime: there is none.
///
/// The runtime would look for it beside the program, and end it where no `/proc` tells where that is.
///
/// - Parameter name: the name of the tool.
/// - Returns: nil.
@_cdecl("a11y_audit_no_tool")
public func noTool(_ name: UnsafePointer<CChar>?) -> OpaquePointer? { nil }
#endif
