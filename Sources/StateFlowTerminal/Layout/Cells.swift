import StateFlow

/// Functions that convert points to cells.
///
/// A column is 8 points wide and a row is 20 points high, so a cell is about the size of a letter
/// in the body font. Distances are rounded to the nearest cell, and halves to the nearest even
/// number. As a result, the common stack spacing of 10 points adds no row.
enum Cells {
  /// Returns the number of columns for a distance.
  static func columns(_ points: CGFloat) -> Int { count(points / 8) }

  /// Returns the number of rows for a distance.
  static func rows(_ points: CGFloat) -> Int { count(points / 20) }

  /// Returns the number of columns for a distance. A positive distance is at least one column, so
  /// that it stays visible.
  static func visibleColumns(_ points: CGFloat) -> Int { points > 0 ? max(1, columns(points)) : 0 }

  /// Returns the number of rows for a distance. A positive distance is at least one row, so that it
  /// stays visible.
  static func visibleRows(_ points: CGFloat) -> Int { points > 0 ? max(1, rows(points)) : 0 }

  /// The maximum size. It's larger than any screen, yet sums of many such sizes don't overflow.
  static let most = 100_000

  private static func count(_ cells: CGFloat) -> Int {
    guard !cells.isNaN else { return 0 }
    return Int(min(max(cells, -100), CGFloat(most)).rounded(.toNearestOrEven))
  }
}

extension HorizontalAlignment {
  /// Returns how many of the free columns come before the aligned content.
  func offset(in free: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, free / 2)
    case .trailing: max(0, free)
    }
  }
}

extension VerticalAlignment {
  /// Returns how many of the free rows come above the aligned content.
  func offset(in free: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: max(0, free / 2)
    case .bottom, .lastTextBaseline: max(0, free)
    }
  }
}

extension Alignment {
  /// Returns the rectangle in which content of the given size is placed within an area.
  func place(_ size: Size, in area: Rect) -> Rect {
    Rect(
      x: area.minX + horizontal.offset(in: area.width - size.width),
      y: area.minY + vertical.offset(in: area.height - size.height),
      width: size.width, height: size.height)
  }
}

extension TextAlignment {
  func offset(in free: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, free / 2)
    case .trailing: max(0, free)
    }
  }
}
