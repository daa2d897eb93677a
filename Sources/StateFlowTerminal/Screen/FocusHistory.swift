import StateFlow

/// Where the focus has been, so that it can go on from there when what had it goes away.
struct FocusHistory {
  /// What had the focus before something was presented, outermost first.
  private var below: [(depth: Int, focus: Target.ID)] = []
  /// How many things lay over the rest when the focus was looked for last.
  private var depth = 0
  /// Where in the order of Tab the focus was.
  private(set) var place = 0

  /// What has the focus now that other things are on screen.
  ///
  /// It stays with what has it. What is presented takes it, and gives it back. Where its thing has
  /// gone, it goes to what has taken that place.
  ///
  /// - Parameter depth: How many things are presented over each other, an open menu among them.
  mutating func follow(
    _ focus: Target.ID?, among targets: Targets, depth: Int, preferred: Target.ID?
  ) -> Target.ID? {
    defer { self.depth = depth }
    if depth > self.depth, let focus { below.append((self.depth, focus)) }
    if let focus, depth <= self.depth, let index = targets.place(of: focus, near: place) {
      place = index
      below.removeAll { $0.depth >= depth }
      return focus
    }
    if depth > self.depth {
      place = preferred.flatMap { targets.place(of: $0, near: place) } ?? 0
      return targets.indices.contains(place) ? targets[place].id : nil
    }
    if depth < self.depth {
      let former = below.last { $0.depth <= depth }?.focus
      below.removeAll { $0.depth >= depth }
      if let former, let index = targets.place(of: former, near: place) {
        place = index
        return former
      }
    }
    guard focus != nil, !targets.isEmpty else { return nil }
    place = min(place, targets.count - 1)
    return targets[place].id
  }

  /// Notes that a person has moved the focus.
  mutating func moved(to id: Target.ID, among targets: Targets) {
    if let index = targets.place(of: id, near: place) { place = index }
  }
}
