import Foundation

/// How far something stands in from each edge.
public struct EdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the side where lines begin.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the side where lines end.
  public var trailing: CGFloat

  /// Distances from the edges.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// One of the four edges.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Some of the four edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: Int8
    /// Those whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top.
    public static let top = Set(rawValue: 1)
    /// Where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The bottom.
    public static let bottom = Set(rawValue: 4)
    /// Where lines end.
    public static let trailing = Set(rawValue: 8)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A direction in which something extends.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Some of the two directions.
  public struct Set: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: Int8
    /// Those whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Where something stands from side to side.
public enum HorizontalAlignment: Equatable, Sendable { case leading, center, trailing }

/// Where something stands from top to bottom.
public enum VerticalAlignment: Equatable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where something stands in what is around it.
public struct Alignment: Equatable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// A place in both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Where lines begin, halfway down.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Where lines end, halfway down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top, in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom, in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner where a page begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner where the first line ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner where the last line begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner where a page ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// To which side the lines of a text lean.
public enum TextAlignment: Equatable, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// The size that a `frame` modifier asks for; nil where it asks for nothing.
public struct FrameSize: Equatable, Sendable {
  /// The width.
  public var width: CGFloat?
  /// The height.
  public var height: CGFloat?
  /// The least width.
  public var minWidth: CGFloat?
  /// The greatest width.
  public var maxWidth: CGFloat?
  /// The least height.
  public var minHeight: CGFloat?
  /// The greatest height.
  public var maxHeight: CGFloat?
  /// Where in the frame its content stands.
  public var alignment = Alignment.center
}
