extension Dictionary where Value == Int32 {
  /// The place of something among all that was met, where equal things have one place.
  ///
  /// - Parameters:
  ///   - item: what is looked for.
  ///   - all: what was met, by place; gets what is new.
  /// - Returns: the place.
  mutating func place(of item: Key, amongMet all: inout [Key]) -> Int32 {
    if let place = self[item] { return place }
    let place = Int32(all.count)
    all.append(item)
    self[item] = place
    return place
  }
}
