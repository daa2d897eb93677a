/// Returns the dotted names, such as `Swift.Array.append`, in a demangled symbol. Each name is
/// split into its parts.
func dottedNames(in text: String) -> [[Substring]] {
  var found: [[Substring]] = []
  let bytes = text.utf8
  var start: String.Index?
  var isAfterDot = false
  func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 95, 36, 0x80...: true
    default: false
    }
  }
  var index = bytes.startIndex
  while true {
    let isPart = index < bytes.endIndex && (isName(bytes[index]) || bytes[index] == 46)
    if isPart, start == nil {
      start = index
      isAfterDot = bytes[index] == 46
    } else if !isPart, let begin = start {
      let parts = text[begin..<index].split(separator: ".")
      if parts.count > 1, !isAfterDot { found.append(parts) }
      start = nil
    }
    if index == bytes.endIndex { return found }
    index = bytes.index(after: index)
  }
}
