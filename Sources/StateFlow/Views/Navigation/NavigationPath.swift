/// The values that lead from the root of a navigation stack to the screen in front, whatever their
/// types.
///
///     @State private var path = NavigationPath()
///
///     NavigationStack(path: $path) { … }
///     Button("Home") { path = NavigationPath() }
///
/// To save a path, encode its ``codable`` representation; to restore it, decode that and make a path
/// of it (N7).
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// A path to the root.
  public init() {
    values = []
  }

  /// A path with values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// A path that was saved.
  ///
  /// A value whose type isn't known yet is decoded when a stack shows the path, by the
  /// `navigationDestination(for:)` for its type. Until then, it differs from the value that was saved.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// How many screens are pushed.
  public var count: Int { values.count }

  /// Whether the root is in front.
  public var isEmpty: Bool { values.isEmpty }

  /// A representation of the path that can be encoded; nil if the type of a value isn't `Codable`.
  public var codable: CodableRepresentation? { CodableRepresentation(values) }

  /// Pushes the screen for a value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Pops screens.
  ///
  /// - Precondition: There are at least `k`.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}
