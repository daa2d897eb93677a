/// What a write changed: the part of the value that differs, and how.
struct ValueChange: Equatable, Sendable {
  /// The way to the part that differs: `[1].name`; empty if that is the whole value.
  var path = ""
  /// The part before.
  var old: String
  /// The part after.
  var new: String
  /// What happened, where a pair of texts does not show it: `inserted [3] "Gull", count 3 → 4`.
  var summary: String?

  /// How it differs, without the way to it.
  var text: String { summary ?? "\(old) → \(new)" }

  /// The same change, of a part of something.
  func below(_ step: String) -> ValueChange {
    var change = self
    change.path = step + path
    return change
  }
}

/// Describes how a value differs from what it was.
///
/// A value that is small is told as a whole, and so is one that has nothing in common with what it
/// was. Of any other, the parts that differ are told: a field by its name, an element by its place.
///
/// - Complexity: O(*n*) for *n* elements, of which ``ChangeSearch/mostComparisons`` are looked at.
func describeChange<Value>(from old: Value, to new: Value) -> ValueChange {
  var search = ChangeSearch()
  return search.difference(from: old, to: new, depth: 0) ?? search.whole(old, new)
}

/// Looks for the parts in which two values differ.
struct ChangeSearch {
  /// How many elements are compared in one search.
  static let mostComparisons = 100_000
  /// How long the texts of a collection before and after may be to be told side by side.
  static let shortTexts = 40
  private static let deepest = 8
  private static let mostShown = 3

  private var comparisonsLeft = mostComparisons

  /// Whether another two elements may be compared; counts them.
  mutating func mayCompare() -> Bool {
    comparisonsLeft -= 1
    return comparisonsLeft >= 0
  }

  /// Both values as a whole.
  func whole(_ old: Any, _ new: Any) -> ValueChange {
    ValueChange(old: describe(old), new: describe(new))
  }

  /// How two values differ; nil if no difference can be told.
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
    // A type that describes itself is told in its own words.
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
      // What has another id is another thing.
      if new.label == "id", isVisible { return whole }
      parts.append(part.below(Self.step(to: new.label, count - 1)))
    }
    if parts.isEmpty { return isVisible ? whole : nil }
    if parts.count == 1 { return parts[0] }
    if parts.count == count, isVisible { return whole }
    var summary = parts.prefix(Self.mostShown).map { part in
      "\(part.path.drop { $0 == "." }) \(part.text)"
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
    if label.hasPrefix(".") { return label }
    return "." + (label.hasPrefix("_") ? label.dropFirst() : label[...])
  }
}

extension ValueChange {
  /// Whether both texts are complete, and short enough to be seen at one glance.
  fileprivate var isShort: Bool {
    old.count + new.count <= ChangeSearch.shortTexts && !old.contains("…") && !new.contains("…")
  }
}

/// A value of many parts that finds out itself how it differs from another.
protocol ComparedByPart {
  /// Whether its text, if that is not cut, tells all of its parts.
  var isTextComplete: Bool { get }

  /// How this value differs from what it was.
  ///
  /// - Parameter whole: Both values as a whole.
  func difference(
    from old: Any, whole: ValueChange, in search: inout ChangeSearch, depth: Int
  ) -> ValueChange?
}

extension ComparedByPart {
  var isTextComplete: Bool { true }
}
