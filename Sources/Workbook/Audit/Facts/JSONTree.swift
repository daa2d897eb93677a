/// A JSON document as a tree that is fast to build.
///
/// A suite's syntax tree consists of megabytes of JSON. Foundation's parser takes several times as
/// long as this one and spends most of the time on values that the audit doesn't read.
indirect enum JSONTree: Sendable {
  /// A member of an object.
  struct Member: Sendable {
    let key: String
    let value: JSONTree
  }

  case object([Member])
  case array([JSONTree])
  case string(String)
  case number(Int)
  case bool(Bool)
  case null

  /// An error for a document that is invalid or nested too deeply.
  struct ParseError: Error {
    /// The offset of the error, in bytes.
    let offset: Int
    /// Whether the document is nested too deeply. If the property is `false`, the document is
    /// invalid.
    let isTooDeep: Bool
  }

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - names: The names to use instead of others. They apply to members, and to the values of
  ///     `_kind`.
  /// - Throws: ``ParseError`` if the document is invalid or nested too deeply.
  /// - Complexity: O(*n*) in the size of the document.
  init(parsing bytes: [UInt8], renaming names: [String: String] = [:]) throws(ParseError) {
    var parser = Parser(bytes: bytes, names: names)
    self = try parser.value(depth: 0)
    parser.skipSpace()
    if parser.index != bytes.count { throw parser.error }
  }

  /// The value of a member, or `nil` if the value isn't an object with that member.
  subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    for member in members where member.key == key { return member.value }
    return nil
  }

  /// The string, or `nil` if the value isn't a string.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, or `nil` if the value isn't a number.
  var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  /// Whether the value is `true`.
  var isTrue: Bool {
    if case .bool(true) = self { true } else { false }
  }

  /// The elements of the array, or an empty array if the value isn't an array.
  var elements: [JSONTree] {
    if case .array(let elements) = self { elements } else { [] }
  }
}

private struct Parser {
  let bytes: [UInt8]
  /// The names to use instead of others.
  let names: [String: String]
  var index = 0

  /// The maximum depth. The parser's stack space is limited, and no honest answer is nested this
  /// deeply.
  private static let maxDepth = 2500

  var error: JSONTree.ParseError { JSONTree.ParseError(offset: index, isTooDeep: false) }

  mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private func next() throws(JSONTree.ParseError) -> UInt8 {
    guard index < bytes.count else { throw error }
    return bytes[index]
  }

  private mutating func expect(_ text: StaticString) throws(JSONTree.ParseError) {
    let text = "\(text)".utf8
    guard bytes.count - index >= text.count, bytes[index..<(index + text.count)].elementsEqual(text)
    else { throw error }
    index += text.count
  }

  mutating func value(depth: Int) throws(JSONTree.ParseError) -> JSONTree {
    if depth > Self.maxDepth { throw JSONTree.ParseError(offset: index, isTooDeep: true) }
    skipSpace()
    switch try next() {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try expect("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try expect("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try expect("null")
      return .null
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONTree.ParseError) -> JSONTree {
    index += 1
    var members: [JSONTree.Member] = []
    skipSpace()
    if try next() == UInt8(ascii: "}") {
      index += 1
      return .object(members)
    }
    while true {
      skipSpace()
      guard try next() == UInt8(ascii: "\"") else { throw error }
      let name = try string()
      let key = names[name] ?? name
      skipSpace()
      try expect(":")
      var value = try value(depth: depth + 1)
      if key == "_kind", let kind = value.string { value = .string(names[kind] ?? kind) }
      members.append(JSONTree.Member(key: key, value: value))
      skipSpace()
      let separator = try next()
      index += 1
      if separator == UInt8(ascii: "}") { return .object(members) }
      guard separator == UInt8(ascii: ",") else { throw error }
    }
  }

  private mutating func array(depth: Int) throws(JSONTree.ParseError) -> JSONTree {
    index += 1
    var elements: [JSONTree] = []
    skipSpace()
    if try next() == UInt8(ascii: "]") {
      index += 1
      return .array(elements)
    }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      let separator = try next()
      index += 1
      if separator == UInt8(ascii: "]") { return .array(elements) }
      guard separator == UInt8(ascii: ",") else { throw error }
    }
  }

  private mutating func number() throws(JSONTree.ParseError) -> JSONTree {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        index += 1
        continue
      default: break
      }
      break
    }
    if start == index { throw error }
    // The only numbers that the audit reads are offsets, which are whole numbers.
    return .number(Int(String(decoding: bytes[start..<index], as: UTF8.self)) ?? 0)
  }

  private mutating func string() throws(JSONTree.ParseError) -> String {
    index += 1
    let start = index
    while try next() != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        return try escapedString(from: start)
      }
      index += 1
    }
    defer { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Parses the rest of a string that contains escape sequences.
  private mutating func escapedString(from start: Int) throws(JSONTree.ParseError) -> String {
    var units = Array(String(decoding: bytes[start..<index], as: UTF8.self).utf16)
    while true {
      let first = index
      while try next() != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") { index += 1 }
      units += Array(String(decoding: bytes[first..<index], as: UTF8.self).utf16)
      index += 1
      if bytes[index - 1] == UInt8(ascii: "\"") {
        return String(decoding: units, as: UTF16.self)
      }
      let escape = try next()
      index += 1
      switch escape {
      case UInt8(ascii: "n"): units.append(10)
      case UInt8(ascii: "t"): units.append(9)
      case UInt8(ascii: "r"): units.append(13)
      case UInt8(ascii: "b"): units.append(8)
      case UInt8(ascii: "f"): units.append(12)
      case UInt8(ascii: "u"):
        guard index + 4 <= bytes.count,
          let unit = UInt16(
            String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
        else { throw error }
        units.append(unit)
        index += 4
      default: units.append(UInt16(escape))
      }
    }
  }
}
