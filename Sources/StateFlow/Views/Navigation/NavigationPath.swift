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

extension NavigationPath {
  /// A navigation path that can be encoded and decoded.
  ///
  /// The format is the same as SwiftUI's. The values are listed from last to first. Each value is
  /// encoded as the name of its type, followed by a string that contains the value as JSON (N7).
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init?(_ values: [AnyHashable]) {
      guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
      self.values = values
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let typeName = try container.decode(String.self)
        let json = try container.decode(String.self)
        values.append(AnyHashable(SavedPathValue(typeName: typeName, json: json)))
      }
      self.values = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        let saved = try SavedPathValue(value)
        try container.encode(saved.typeName)
        try container.encode(saved.json)
      }
    }
  }
}

/// A saved value of a navigation path. The path stores the name of the value's type, but not the
/// type itself.
struct SavedPathValue: Hashable, Codable {
  /// The name of the value's type, including the names of its module and its enclosing types.
  let typeName: String
  let json: String

  init(typeName: String, json: String) {
    self.typeName = typeName
    self.json = json
  }

  /// Creates a saved value from a value whose type is `Codable`.
  init(_ value: AnyHashable) throws {
    if let saved = value.base as? SavedPathValue {
      self = saved
      return
    }
    guard let base = value.base as? any Encodable else {
      throw EncodingError.invalidValue(
        value.base,
        EncodingError.Context(
          codingPath: [], debugDescription: "\(type(of: value.base)) isn't Encodable."))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    typeName = Self.typeName(of: type(of: value.base))
    json = String(decoding: try encoder.encode(base), as: UTF8.self)
  }

  /// Decodes the value. Returns `nil` if it isn't of the given type or can't be decoded.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    guard typeName == Self.typeName(of: type), let decodable = type as? any Decodable.Type else {
      return nil
    }
    return try? JSONDecoder().decode(decodable, from: Data(json.utf8)) as? Value
  }

  private static func typeName(of type: Any.Type) -> String {
    // Around a type inside a function, the runtime names an address, which differs in each process.
    var name = _typeName(type, qualified: true)
    while let start = name.firstRange(of: "(unknown context at ")?.lowerBound,
      let end = name[start...].firstRange(of: ").")?.upperBound
    {
      name.removeSubrange(start..<end)
    }
    return name
  }
}
