/// The targets of a picture, in the order in which Tab visits them.
///
/// In a list with thousands of rows, few are visible. The targets in the other rows are counted
/// when the picture is drawn, but created only when they're accessed.
package struct Targets: RandomAccessCollection {
  /// Consecutive targets that are either all drawn or all in rows that aren't visible.
  private struct Part {
    let start: Int
    var drawn: [Target] = []
    var hidden: HiddenTargets?
  }

  private var parts: [Part] = []
  package let startIndex = 0
  package private(set) var endIndex = 0

  package init() {}

  mutating func append(_ target: Target) {
    if parts.isEmpty || parts[parts.count - 1].hidden != nil { parts.append(Part(start: endIndex)) }
    parts[parts.count - 1].drawn.append(target)
    endIndex += 1
  }

  mutating func append(_ hidden: HiddenTargets) {
    guard hidden.count > 0 else { return }
    parts.append(Part(start: endIndex, hidden: hidden))
    endIndex += hidden.count
  }

  /// The target at a position in tab order.
  ///
  /// - Complexity: O(1) for a drawn target. For a target in a row that isn't visible, O(log *n*) in
  ///   a list of *n* rows.
  package subscript(index: Int) -> Target {
    let part = part(of: index)
    let offset = index - parts[part].start
    return parts[part].hidden?.target(at: offset) ?? parts[part].drawn[offset]
  }

  /// Returns the scroller that contains a target.
  func scroller(at index: Int) -> Int? {
    let part = part(of: index)
    if let hidden = parts[part].hidden { return hidden.scroller }
    return parts[part].drawn[index - parts[part].start].scroller
  }

  /// Adds a row's buttons to a drawn target. Other targets can't be clicked.
  mutating func add(_ buttons: [(area: Rect, action: Target.PartAction)], at index: Int) {
    let part = part(of: index)
    guard parts[part].hidden == nil else { return }
    parts[part].drawn[index - parts[part].start].buttons += buttons
  }

  private func part(of index: Int) -> Int {
    precondition(indices.contains(index), "There is no target \(index).")
    return parts.lastIndex { $0.start <= index }!
  }

  /// The targets that were drawn. Some of them may still be outside the visible area.
  var drawn: some Sequence<Target> { parts.lazy.flatMap(\.drawn) }

  /// Calls a closure with each target's position and area, without creating the targets.
  func forEachArea(_ body: (_ index: Int, _ area: Rect) -> Void) {
    for part in parts {
      if let hidden = part.hidden {
        hidden.forEachArea { body(part.start + $0, $1) }
      } else {
        for offset in part.drawn.indices { body(part.start + offset, part.drawn[offset].area) }
      }
    }
  }

  /// Returns a target's position in tab order.
  ///
  /// - Parameter place: The likely position, which is tried first.
  /// - Complexity: O(1) if the target is at the likely position, otherwise O(*n*) for *n* targets.
  func place(of id: Target.ID, near place: Int) -> Int? {
    if indices.contains(place), self[place].id == id { return place }
    // The focused target has usually been drawn.
    for part in parts {
      // Indices avoid copying each target.
      for offset in part.drawn.indices where part.drawn[offset].id == id {
        return part.start + offset
      }
    }
    for part in parts {
      if let offset = part.hidden?.offset(of: id) { return part.start + offset }
    }
    return nil
  }
}
