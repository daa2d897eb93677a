/// The path of a navigation stack, with one value of any type for each pushed screen.
///
///     @State private var path = NavigationPath()
///
///     NavigationStack(path: $path) { … }
///     Button("Home") { path = NavigationPath() }
///
/// To save a path, encode its ``codable`` representation. To restore the path, decode the
/// representation and create a path from it (N7).
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// Creates an empty path. A stack with an empty path shows its root.
  public init() {
    values = []
  }

  /// Creates a path with values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path from a saved representation.
  ///
  /// If the type of a value isn't known yet, the `navigationDestination(for:)` modifier for that
  /// type decodes the value when a stack shows the path. Until then, the value isn't equal to the
  /// saved one.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// The number of pushed screens.
  public var count: Int { values.count }

  /// Whether no screen is pushed, in which case the root is in front.
  public var isEmpty: Bool { values.isEmpty }

  /// A representation of the path that can be encoded, or `nil` if the type of any value isn't
  /// `Codable`.
  public var codable: CodableRepresentation? { CodableRepresentation(values) }

  /// Pushes the screen for a value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Pops the last `k` screens.
  ///
  /// - Precondition: At least `k` screens are pushed.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}
