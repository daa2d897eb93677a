/// A movement of the focus from one target to another.
enum FocusMove {
  case next, previous, up, down, left, right

  /// Returns the target to move to, or `nil` if there is no target in the direction of the move.
  ///
  /// - Complexity: O(*n*) for *n* targets.
  func target(from focus: Target.ID?, place: Int, among targets: [Target]) -> Target? {
    guard !targets.isEmpty else { return nil }
    guard let focus, let index = targets.place(of: focus) else {
      return self == .previous ? targets.last : targets[min(place, targets.count - 1)]
    }
    switch self {
    case .next: return targets[(index + 1) % targets.count]
    case .previous: return targets[(index + targets.count - 1) % targets.count]
    default: return neighbor(of: index, among: targets)
    }
  }

  private func neighbor(of origin: Int, among targets: [Target]) -> Target? {
    let start = targets[origin].area
    let reached = targets.indices.compactMap { index -> (index: Int, distance: Int)? in
      guard index != origin else { return nil }
      return distance(from: start, to: targets[index].area).map { (index, $0) }
    }
    return reached.min { $0.distance < $1.distance }.map { targets[$0.index] }
  }

  // A target straight ahead takes precedence over a nearer one to the side. One row counts as two
  // columns.
  private func distance(from one: Rect, to other: Rect) -> Int? {
    let columns = Self.gap(
      one.minX..<max(one.maxX, one.minX + 1), other.minX..<max(other.maxX, other.minX + 1))
    let rows = Self.gap(
      one.minY..<max(one.maxY, one.minY + 1), other.minY..<max(other.maxY, other.minY + 1))
    switch self {
    case .up where other.minY < one.minY && rows > 0, .down where other.minY > one.minY && rows > 0:
      return rows * 1_000 + columns * 100 + abs(other.minX - one.minX)
    case .left where other.minX < one.minX && rows == 0,
      .right where other.minX > one.minX && rows == 0:
      return columns * 10 + abs(other.minY - one.minY)
    default: return nil
    }
  }

  /// Returns the distance between two ranges: zero if they overlap, one if they touch.
  private static func gap(_ one: Range<Int>, _ other: Range<Int>) -> Int {
    if one.overlaps(other) { return 0 }
    return one.lowerBound >= other.upperBound
      ? one.lowerBound - other.upperBound + 1 : other.lowerBound - one.upperBound + 1
  }
}
