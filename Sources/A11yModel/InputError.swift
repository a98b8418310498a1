/// What is wrong with an input, where, and how to go on; one sentence for its author.
public struct InputError: Error, Hashable, Sendable, Comparable {
  public var location: Location
  public var message: String

  public init(_ message: String, at location: Location) {
    self.location = location
    self.message = message
  }

  /// By place, then by message.
  public static func < (left: InputError, right: InputError) -> Bool {
    (left.location, left.message) < (right.location, right.message)
  }
}

/// Everything that is wrong with an input, in document order.
public struct InputErrors: Error, Hashable, Sendable {
  public var errors: [InputError]

  public init(_ errors: [InputError]) { self.errors = errors }
}
