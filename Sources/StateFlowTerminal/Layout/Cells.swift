import Foundation
import StateFlow

/// What points come to in cells.
///
/// A column stands for 8 points and a row for 20: about the width of a letter and the height of a
/// line in the font that words are set in. Distances are rounded to the nearest cell, and a half
/// to the nearest even number, so that the 10 points that many stacks ask for between their lines
/// cost no row.
enum Cells {
  /// How many columns a distance comes to.
  static func columns(_ points: CGFloat) -> Int { count(points / 8) }

  /// How many rows a distance comes to.
  static func rows(_ points: CGFloat) -> Int { count(points / 20) }

  /// How many columns something comes to that is to be seen.
  static func visibleColumns(_ points: CGFloat) -> Int { points > 0 ? max(1, columns(points)) : 0 }

  /// How many rows something comes to that is to be seen.
  static func visibleRows(_ points: CGFloat) -> Int { points > 0 ? max(1, rows(points)) : 0 }

  /// No screen is larger, and sums of many do not overflow.
  static let most = 100_000

  private static func count(_ cells: CGFloat) -> Int {
    guard !cells.isNaN else { return 0 }
    return Int(min(max(cells, -100), CGFloat(most)).rounded(.toNearestOrEven))
  }
}

extension HorizontalAlignment {
  /// How many of the free columns stand before what is aligned.
  func offset(in free: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, free / 2)
    case .trailing: max(0, free)
    }
  }
}

extension VerticalAlignment {
  /// How many of the free rows stand above what is aligned.
  func offset(in free: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: max(0, free / 2)
    case .bottom, .lastTextBaseline: max(0, free)
    }
  }
}

extension Alignment {
  /// Where something of a size stands in an area.
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
