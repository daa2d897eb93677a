/// A position on the screen, in cells from the top-left corner.
package struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)
}

/// A width in columns and a height in rows.
package struct Size: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)
}

/// A rectangular area of the screen, in cells. It may be empty and may extend beyond the screen.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package var minX: Int { origin.x }
  package var minY: Int { origin.y }
  /// The first column to the right of the area.
  package var maxX: Int { origin.x + size.width }
  /// The first row below the area.
  package var maxY: Int { origin.y + size.height }
  package var width: Int { size.width }
  package var height: Int { size.height }
  package var isEmpty: Bool { size.width == 0 || size.height == 0 }

  package func contains(_ point: Point) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }

  /// Returns the area that both rectangles share, which is empty if they don't overlap.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the same area, reduced by a distance on each side.
  package func inset(by distance: Int) -> Rect { inset(columns: distance, rows: distance) }

  /// Returns the same area, reduced by a distance on its left and right, and by one at its top and
  /// bottom.
  package func inset(columns: Int, rows: Int) -> Rect {
    Rect(
      x: minX + columns, y: minY + rows, width: width - 2 * columns, height: height - 2 * rows)
  }
}
