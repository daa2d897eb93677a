extension String {
  /// Returns a copy of the string in which each source location, such as `House/Lamp.swift:4:9`, is
  /// replaced.
  ///
  /// A regular expression would have to start with a run of path characters, and would take
  /// quadratic time for a long run that isn't a path. So this method searches for `.swift:`
  /// instead.
  ///
  /// - Parameter replacement: A closure that receives the path, such as `House/Lamp.swift`, and
  ///   returns the string that replaces the whole location, or only the path if `keepsLine` is
  ///   `true`.
  /// - Parameter keepsLine: Whether to keep the line and the column.
  /// - Complexity: O(*n*) in the length of the string.
  package func replacingSourceLocations(
    keepsLine: Bool = false, _ replacement: (Substring) -> String
  ) -> String {
    guard utf8.contains(UInt8(ascii: ":")) else { return self }
    let suffix = Array(".swift:".utf8)
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index + suffix.count < bytes.count {
      guard bytes[index] == suffix[0], bytes[index..<index + suffix.count].elementsEqual(suffix),
        bytes[index + suffix.count].isDigit
      else {
        index += 1
        continue
      }
      var start = index
      while start > copied, bytes[start - 1].isPartOfPath { start -= 1 }
      let colon = index + suffix.count - 1
      var end = colon
      var hasNumber = true
      for _ in 0..<2 where hasNumber {
        var digits = end + 1
        while digits < bytes.count, bytes[digits].isDigit { digits += 1 }
        hasNumber = end < bytes.count && bytes[end] == UInt8(ascii: ":") && digits > end + 1
        if hasNumber { end = digits }
      }
      if start < index {
        result += bytes[copied..<start]
        let path = String(decoding: bytes[start..<colon], as: UTF8.self)
        result += replacement(path[...]).utf8
        copied = keepsLine ? colon : end
      }
      index = end
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is an ASCII character that can be part of a path, except for spaces and dots.
  fileprivate var isPartOfPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"): true
    case UInt8(ascii: "-"): true
    default: false
    }
  }
}
