/// Returns a description of a value for use in diagnostics and stories. The description is short, on a
/// single line, and written like code.
///
/// Strings have quotation marks, optionals are shown as their values, types have no module name,
/// and objects are shown as their type, without an address. Sets and dictionaries are sorted, so
/// the same value always has the same description.
///
/// - Complexity: O(1), because only the first few elements of a large collection, and only the
///   beginning of a long string, are read.
package func describe<Value>(_ value: Value) -> String {
  var text = ValueText()
  text.append(value, depth: 0)
  return text.finished
}

/// The maximum number of elements to list for an unordered collection. For larger collections, the
/// description contains only the count.
package let listedWithoutOrder = 12

/// A description of a value, with a maximum length.
private struct ValueText {
  static let limit = 60
  static let shownElements = 3
  static let deepest = 4

  private var text = ""
  private var length = 0

  private var isFull: Bool { length > Self.limit }

  var finished: String {
    isFull ? text.prefix(Self.limit - 1) + "…" : text
  }

  private mutating func append(word: String) {
    text += word
    length += word.count
  }

  mutating func append(_ value: Any, depth: Int) {
    guard !isFull else { return }
    guard depth < Self.deepest else { return append(word: "…") }
    switch value {
    case let value as String: append(quoted: value[...])
    case let value as Substring: append(quoted: value)
    case let value as Character: append(quoted: Substring(String(value)))
    case let value as any ShortCollection: value.describe(to: &self, depth: depth)
    case is any RunningTask: append(word: "a task")
    case is ObjectIdentifier: append(word: "ObjectIdentifier(…)")
    case let value as Any.Type: append(word: "\(value)")
    default: append(other: value, depth: depth)
    }
  }

  private mutating func append(other value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first {
        append(wrapped.value, depth: depth)
      } else {
        append(word: "nil")
      }
    case .class, .foreignReference:
      let own = (value as? any CustomStringConvertible).map { OneLine.of($0.description) }
      // A default description contains the object's address, which differs each time.
      append(word: own.flatMap { $0.contains("0x") ? nil : $0 } ?? name(of: value))
    case _ where value is any CustomStringConvertible:
      append(word: OneLine.of("\(value)", limit: Self.limit + 1))
    case .enum:
      guard let payload = mirror.children.first, let label = payload.label else {
        return append(word: ".\(value)")
      }
      append(word: ".\(label)")
      append(inParentheses: payload.value, depth: depth + 1)
    case .tuple:
      append(word: "(")
      append(fields: mirror, depth: depth)
      append(word: ")")
    case .struct:
      append(word: name(of: value) + "(")
      append(fields: mirror, depth: depth)
      append(word: ")")
    default:
      let word = OneLine.of("\(value)", limit: Self.limit + 1)
      append(word: word == "(Function)" ? "a function" : word)
    }
  }

  /// Appends the payload of an enumeration case, as in `.loaded(3)` or `.moved(from: 1, to: 2)`.
  private mutating func append(inParentheses payload: Any, depth: Int) {
    let isTuple = Mirror(reflecting: payload).displayStyle == .tuple
    if !isTuple { append(word: "(") }
    append(payload, depth: depth)
    if !isTuple { append(word: ")") }
  }

  private mutating func append(fields mirror: Mirror, depth: Int) {
    for (index, field) in mirror.children.enumerated() {
      guard !isFull else { return }
      if index > 0 { append(word: ", ") }
      if let label = field.label, !label.hasPrefix(".") {
        append(word: (label.hasPrefix("_") ? label.dropFirst() : label[...]) + ": ")
      }
      append(field.value, depth: depth + 1)
    }
  }

  private mutating func append(quoted value: Substring) {
    // Count scalars, because a single character in a hostile string can be extremely long.
    let scalars = value.unicodeScalars.prefix(4 * Self.limit)
    var quoted = ""
    for character in String(String.UnicodeScalarView(scalars)).prefix(Self.limit + 1) {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n", "\r\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.append(character)
      }
    }
    append(word: "\"\(OneLine.of(quoted, limit: 2 * Self.limit))\"")
  }

  private func name(of value: Any) -> String { String(describing: type(of: value)) }

  /// Appends ordered elements, up to the maximum length.
  mutating func append(elements: some Collection, count: Int, depth: Int) {
    append(word: "[")
    let shown = count <= Self.shownElements + 2 ? count : Self.shownElements
    for (index, element) in elements.prefix(shown).enumerated() {
      if index > 0 { append(word: ", ") }
      append(element, depth: depth + 1)
    }
    if shown < count { append(word: ", … \(grouped(count)) elements") }
    append(word: "]")
  }

  /// Appends the descriptions of unordered elements in sorted order.
  mutating func append(unordered texts: [String]) {
    append(word: "[\(texts.sorted().joined(separator: ", "))]")
  }

  /// Appends values with the descriptions of their keys, sorted by key.
  mutating func append<Value>(_ pairs: [(key: String, value: Value)]) {
    append(word: "[")
    for (index, pair) in pairs.sorted(by: { $0.key < $1.key }).enumerated() {
      guard !isFull else { return }
      append(word: (index > 0 ? ", " : "") + pair.key + StateFlow.describe(pair.value))
    }
    append(word: pairs.isEmpty ? ":]" : "]")
  }

  mutating func append(countOnly count: Int, of kind: String) {
    append(word: "\(kind) of \(grouped(count))")
  }
}

/// A collection whose count takes constant time.
private protocol ShortCollection {
  func describe(to text: inout ValueText, depth: Int)
}

extension Array: ShortCollection {
  fileprivate func describe(to text: inout ValueText, depth: Int) {
    text.append(elements: self, count: count, depth: depth)
  }
}

extension ArraySlice: ShortCollection {
  fileprivate func describe(to text: inout ValueText, depth: Int) {
    text.append(elements: self, count: count, depth: depth)
  }
}

extension Set: ShortCollection {
  fileprivate func describe(to text: inout ValueText, depth: Int) {
    guard count <= listedWithoutOrder else {
      return text.append(countOnly: count, of: "a set")
    }
    text.append(unordered: map { StateFlow.describe($0) })
  }
}

extension Dictionary: ShortCollection {
  fileprivate func describe(to text: inout ValueText, depth: Int) {
    guard count <= listedWithoutOrder else {
      return text.append(countOnly: count, of: "a dictionary")
    }
    text.append(map { (StateFlow.describe($0.key) + ": ", $0.value) })
  }
}

/// A `Task` of any type. Its mirror shows nothing that a reader knows.
private protocol RunningTask {}

extension Task: RunningTask {}
