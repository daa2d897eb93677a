import StateFlow

/// The difference between the old and new values of a write.
struct ValueChange: Equatable, Sendable {
  /// The path to the part that differs, such as `[1].name`. The path is empty if the whole value
  /// differs.
  var path = ""
  /// The description of the part before the write.
  var old: String
  /// The description of the part after the write.
  var new: String
  /// A description, such as `inserted [3] "Gull", count 3 → 4`, to use if the old and new
  /// descriptions don't show the difference.
  var summary: String?

  /// A description of the difference, without the path.
  var text: String { summary ?? "\(old) → \(new)" }

  /// Returns the same change with a step in front of its path.
  func below(_ step: String) -> ValueChange {
    var change = self
    change.path = step + path
    return change
  }
}

/// Describes how a new value differs from the old one.
///
/// The result contains the whole value if it is short, or if it has nothing in common with the old
/// value. Otherwise, it contains only the parts that differ. Fields are shown by name, and elements
/// by index.
///
/// - Complexity: O(*n*), where *n* is the number of elements, up to
///   ``ChangeSearch/mostComparisons``.
func describeChange<Value>(from old: Value, to new: Value) -> ValueChange {
  var search = ChangeSearch()
  return search.difference(from: old, to: new, depth: 0) ?? search.whole(old, new)
}

/// A search for the parts in which two values differ.
struct ChangeSearch {
  /// The maximum number of comparisons in one search.
  static let mostComparisons = 100_000
  /// The maximum length of descriptions that are shown in full, side by side.
  static let shortTexts = 40
  private static let deepest = 8
  private static let mostShown = 3

  private var comparisonsLeft = mostComparisons

  /// Counts a comparison and returns whether the search may perform it.
  mutating func mayCompare() -> Bool {
    comparisonsLeft -= 1
    return comparisonsLeft >= 0
  }

  /// Returns the change from one whole value to another.
  func whole(_ old: Any, _ new: Any) -> ValueChange {
    ValueChange(old: describe(old), new: describe(new))
  }

  /// Returns how two values differ, or `nil` if their descriptions show no difference.
  mutating func difference(from old: Any, to new: Any, depth: Int) -> ValueChange? {
    if let old = (old as? any OptionalValue)?.value, let new = (new as? any OptionalValue)?.value {
      return difference(from: old, to: new, depth: depth)
    }
    let whole = whole(old, new)
    let isVisible = whole.old != whole.new
    guard depth < Self.deepest else { return isVisible ? whole : nil }
    if let new = new as? any ComparedByPart {
      if isVisible, whole.isShort, new.isTextComplete { return whole }
      return new.difference(from: old, whole: whole, in: &self, depth: depth)
    }
    let (oldMirror, newMirror) = (Mirror(reflecting: old), Mirror(reflecting: new))
    switch newMirror.displayStyle {
    // A type with a custom description is shown as that description.
    case .struct where !isVisible || !(new is any CustomStringConvertible), .tuple:
      return fields(of: oldMirror, and: newMirror, whole: whole, depth: depth)
    case .enum where whole.old.contains("…"):
      guard let old = oldMirror.children.first, let new = newMirror.children.first,
        let label = new.label, old.label == label,
        let part = difference(from: old.value, to: new.value, depth: depth + 1)
      else { return isVisible ? whole : nil }
      return part.below(".\(label)")
    case .class, .foreignReference:
      guard !isVisible, old as AnyObject !== new as AnyObject else { break }
      return ValueChange(old: whole.old, new: "another \(whole.new)")
    default: break
    }
    return isVisible ? whole : nil
  }

  private mutating func fields(
    of old: Mirror, and new: Mirror, whole: ValueChange, depth: Int
  ) -> ValueChange? {
    let isVisible = whole.old != whole.new
    var parts: [ValueChange] = []
    var count = 0
    for (old, new) in zip(old.children, new.children) {
      count += 1
      guard mayCompare(), !Self.areEqual(old.value, new.value),
        let part = difference(from: old.value, to: new.value, depth: depth + 1)
      else { continue }
      // A value with a different ID is a different value.
      if new.label == "id", isVisible { return whole }
      parts.append(part.below(Self.step(to: new.label, count - 1)))
    }
    if parts.isEmpty { return isVisible ? whole : nil }
    if parts.count == 1 { return parts[0] }
    if parts.count == count, isVisible { return whole }
    var summary = parts.prefix(Self.mostShown).map { part in
      [String(part.path.drop { $0 == "." }), part.text]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    let rest = parts.count - summary.count
    if rest > 0 { summary.append("and \(grouped(rest)) more") }
    return ValueChange(old: whole.old, new: whole.new, summary: summary.joined(separator: ", "))
  }

  private static func areEqual<Part>(_ old: Part, _ new: Any) -> Bool {
    guard let new = new as? Part else { return false }
    return Comparison.of(Part.self)(old, new)
  }

  private static func step(to label: String?, _ index: Int) -> String {
    guard let label else { return ".\(index)" }
    // The path names the wrapped property, not its wrapper.
    if label == "wrappedValue" { return "" }
    if label.hasPrefix(".") { return label }
    return "." + (label.hasPrefix("_") ? label.dropFirst() : label[...])
  }
}

extension ValueChange {
  /// Whether both descriptions are complete and short enough to compare at a glance.
  fileprivate var isShort: Bool {
    old.count + new.count <= ChangeSearch.shortTexts && !old.contains("…") && !new.contains("…")
  }
}

/// A type that describes how two of its values differ.
protocol ComparedByPart {
  /// Whether the value's description, before any truncation, shows all of the value's parts.
  var isTextComplete: Bool { get }

  /// Returns how this value differs from the old one, or `nil` if there is no visible difference.
  ///
  /// - Parameter whole: The change from the whole old value to the whole new value.
  func difference(
    from old: Any, whole: ValueChange, in search: inout ChangeSearch, depth: Int
  ) -> ValueChange?
}

extension ComparedByPart {
  var isTextComplete: Bool { true }
}

extension String: ComparedByPart {
  /// The number of characters to show before a difference, so that the reader can find it in the
  /// string.
  private static let leadIn = 12
  /// The maximum number of bytes to compare.
  private static let mostBytes = 1_000_000

  /// Returns the change from one string to another. For long strings, the change shows an excerpt
  /// that starts shortly before the first difference.
  func difference(
    from old: Any, whole: ValueChange, in search: inout ChangeSearch, depth: Int
  ) -> ValueChange? {
    let isVisible = whole.old != whole.new
    guard let old = old as? String, whole.old.contains("…") || whole.new.contains("…") else {
      return isVisible ? whole : nil
    }
    var shared = 0
    for (one, other) in zip(old.utf8, utf8).prefix(Self.mostBytes) {
      guard one == other else { break }
      shared += 1
    }
    guard shared < Self.mostBytes, shared < max(old.utf8.count, utf8.count) else {
      return isVisible ? whole : nil
    }
    guard shared > 2 * Self.leadIn else { return whole }
    return ValueChange(old: old.excerpt(around: shared), new: excerpt(around: shared))
  }

  private func excerpt(around offset: Int) -> String {
    // An excerpt can't start in the middle of a character.
    var start = utf8.index(startIndex, offsetBy: offset - Self.leadIn)
    while start > startIndex, utf8[start] & 0xC0 == 0x80 { start = utf8.index(before: start) }
    let rest = String(unicodeScalars[start...].prefix(4 * Self.shown))
    return "…" + describe(rest)
  }

  private static var shown: Int { 60 }
}
