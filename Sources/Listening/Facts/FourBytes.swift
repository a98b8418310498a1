/// An index or a number from 0 that is held in four bytes, for what a component may have millions of.
///
/// What does not fit is the largest number that does.
@propertyWrapper
package struct FourBytes: Hashable, Sendable {
  private var held: Int32

  package init(wrappedValue: Int) { held = Int32(clamping: wrappedValue) }

  package var wrappedValue: Int {
    get { Int(held) }
    set { held = Int32(clamping: newValue) }
  }
}
