import StateFlow

/// A history of the focus, which determines where the focus goes when its target disappears.
struct FocusHistory {
  /// The focused target below each presented layer, outermost first.
  private var below: [(depth: Int, focus: Target.ID)] = []
  /// The number of layers when the focus was last determined.
  private var depth = 0
  /// The position of the focus in tab order.
  private(set) var place = 0

  /// Returns the new focus after the targets have changed.
  ///
  /// If the focused target still exists, it keeps the focus. A new layer takes the focus until it's
  /// dismissed. If the focused target has disappeared, the focus goes to the target that took its
  /// position.
  ///
  /// - Parameter depth: The number of presented layers, including an open menu.
  mutating func follow(
    _ focus: Target.ID?, among targets: [Target], depth: Int, preferred: Target.ID?
  ) -> Target.ID? {
    defer { self.depth = depth }
    if depth > self.depth, let focus { below.append((self.depth, focus)) }
    if let focus, depth <= self.depth, let index = targets.place(of: focus) {
      place = index
      below.removeAll { $0.depth >= depth }
      return focus
    }
    if depth > self.depth {
      place = preferred.flatMap { targets.place(of: $0) } ?? 0
      return targets.indices.contains(place) ? targets[place].id : nil
    }
    if depth < self.depth {
      let former = below.last { $0.depth <= depth }?.focus
      below.removeAll { $0.depth >= depth }
      if let former, let index = targets.place(of: former) {
        place = index
        return former
      }
    }
    guard focus != nil, !targets.isEmpty else { return nil }
    place = min(place, targets.count - 1)
    return targets[place].id
  }

  /// Records that the user has moved the focus.
  mutating func moved(to id: Target.ID, among targets: [Target]) {
    if let index = targets.place(of: id) { place = index }
  }
}

extension [Target] {
  /// Returns the position of a target in tab order.
  func place(of id: Target.ID) -> Int? { firstIndex { $0.id == id } }
}
