/// The texts of a value before and after a write, so that one sees what is different.
///
/// Only the beginning of a large value is told, and two values that differ further on look the
/// same. Then the texts are those of the first part that differs, the way to it in front:
/// `[1].goals: 0` and `1`.
///
/// - Complexity: O(1): in a large value only the first few hundred parts are compared.
func describeChange<Value>(from old: Value, to new: Value) -> (old: String, new: String) {
  let (oldText, newText) = (describe(old), describe(new))
  guard oldText == newText, oldText.contains("…") else { return (oldText, newText) }
  var search = DifferenceSearch()
  search.compare(old, new, at: "", depth: 0)
  guard let first = search.differences.first else { return (oldText, newText) }
  let more = search.differences.count > 1 ? " and more" : ""
  return ("\(first.path): \(first.old)", first.new + more)
}

/// Looks for the parts in which two values differ, until there are two of them.
private struct DifferenceSearch {
  struct Difference {
    let path: String
    let old: String
    let new: String
  }

  private static let deepest = 8
  private var partsLeft = 300
  private(set) var differences: [Difference] = []

  private var isOver: Bool { partsLeft <= 0 || differences.count > 1 }

  mutating func compare(_ old: Any, _ new: Any, at path: String, depth: Int) {
    if let old = (old as? any OptionalValue)?.value, let new = (new as? any OptionalValue)?.value {
      return compare(old, new, at: path, depth: depth)
    }
    guard let (olds, news) = parts(of: old, and: new, depth: depth) else {
      let (oldText, newText) = (describe(old), describe(new))
      guard oldText != newText else { return }
      return differences.append(Difference(path: path, old: oldText, new: newText))
    }
    for (index, (old, new)) in zip(olds, news).enumerated() {
      guard !isOver else { return }
      partsLeft -= 1
      guard !areEqual(old.value, new.value) else { continue }
      compare(
        old.value, new.value, at: path + step(to: old.label, index, from: path), depth: depth + 1)
    }
  }

  private func areEqual<Part>(_ old: Part, _ new: Any) -> Bool {
    guard let new = new as? Part else { return false }
    return Comparison.of(Part.self)(old, new)
  }

  /// What two values of one shape consist of; nil where they are to be compared as wholes.
  private func parts(of old: Any, and new: Any, depth: Int) -> (Mirror.Children, Mirror.Children)? {
    guard depth < Self.deepest else { return nil }
    let (oldMirror, newMirror) = (Mirror(reflecting: old), Mirror(reflecting: new))
    switch oldMirror.displayStyle {
    case .collection: break
    // A type that describes itself is told in its own words.
    case .struct, .tuple: if old is any CustomStringConvertible { return nil }
    default: return nil
    }
    guard !oldMirror.children.isEmpty, oldMirror.children.count == newMirror.children.count else {
      return nil
    }
    return (oldMirror.children, newMirror.children)
  }

  private func step(to label: String?, _ index: Int, from path: String) -> String {
    guard let label else { return "[\(index)]" }
    return (path.isEmpty ? "" : ".") + (label.hasPrefix("_") ? label.dropFirst() : label[...])
  }
}
