/// What XML counts as white space (XML 1.0, section 2.3): less than Unicode does.
package enum Whitespace {
  package static func contains(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  package static func contains(_ character: Character) -> Bool {
    character == " " || character == "\n" || character == "\r" || character == "\r\n"
      || character == "\t"
  }
}
