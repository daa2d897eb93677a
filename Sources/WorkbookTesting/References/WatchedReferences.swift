import StateFlowFigures
import Testing

/// The parts of a running program, and the references between them that a figure shows.
///
///     let parts = WatchedReferences()
///     parts.watch("beats", .publisher, beats, isHeldByTest: true)
///     parts.watch("Stopwatch", .object, stopwatch)
///     parts.refer(from: "beats", to: "Stopwatch")
///
/// The test declares the references, and the running program proves them. ``figure(_:)`` follows the strong
/// references from the parts that the test itself holds. What can be reached that way must be alive, and
/// everything else must have been released, which weak references tell. A reference that a stored property
/// makes must also be found in memory. What a closure has captured can't be read there.
@MainActor
public final class WatchedReferences {
  /// A kind of part, named as in the figure.
  public enum Kind: String {
    case object = "an object"
    case publisher = "a publisher"
    case storage = "storage"
    case token = "a token"
    case closure = "a closure"
  }

  private struct Part {
    let name: String
    let kind: Kind
    let isHeldByTest: Bool
    /// The object, if the part is one. It's captured weakly.
    let object: () -> AnyObject?
    let isAlive: () -> Bool
  }

  private struct Declared {
    let source: Int
    let target: Int
    let label: String
    let isWeak: Bool
  }

  private var parts: [Part] = []
  private var references: [Declared] = []

  /// Creates an empty collection.
  public init() {}

  /// Watches an object without keeping it alive.
  ///
  /// - Parameters:
  ///   - name: The name in the figure.
  ///   - kind: What the object stands for. For a closure, pass the object that stores it.
  ///   - object: The object, or `nil` if it wasn't found, which fails the test.
  ///   - isHeldByTest: Whether the test keeps the object alive for the whole time.
  public func watch(
    _ name: String, _ kind: Kind, _ object: AnyObject?, isHeldByTest: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(object != nil, "There is no object for \(name).", sourceLocation: sourceLocation)
    parts.append(
      Part(
        name: name, kind: kind, isHeldByTest: isHeldByTest, object: { [weak object] in object },
        isAlive: { [weak object] in object != nil }))
  }

  /// Watches a part that isn't an object, such as a closure in an array.
  public func watch(_ name: String, _ kind: Kind, isAlive: @escaping () -> Bool) {
    parts.append(
      Part(name: name, kind: kind, isHeldByTest: false, object: { nil }, isAlive: isAlive))
  }

  /// Declares a reference, and checks that it exists now.
  ///
  /// - Parameters:
  ///   - label: The name of the property or variable.
  ///   - isWeak: Whether the reference doesn't keep its target alive.
  public func refer(
    from source: String, to target: String, through label: String = "", isWeak: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let from = parts.firstIndex(where: { $0.name == source }),
      let to = parts.firstIndex(where: { $0.name == target })
    else {
      Issue.record("Watch \(source) and \(target) first.", sourceLocation: sourceLocation)
      return
    }
    let reference = Declared(source: from, target: to, label: label, isWeak: isWeak)
    references.append(reference)
    #expect(
      exists(reference), "\(source) doesn't refer to \(target).", sourceLocation: sourceLocation)
  }

  /// Returns whether a declared reference exists now, as far as it can be read from memory.
  private func exists(_ reference: Declared) -> Bool {
    let (source, target) = (parts[reference.source], parts[reference.target])
    guard source.isAlive(), target.isAlive() else { return false }
    guard source.kind != .closure, let from = source.object(), let to = target.object() else {
      return true
    }
    return StoredReferences.lead(from: from, to: to)
  }

  /// Returns the picture of this moment, after checking that it's true.
  public func figure(
    _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ReferenceFigure {
    let existing = references.map(exists)
    var reached = Set(parts.indices.filter { parts[$0].isHeldByTest })
    while true {
      let next = zip(references, existing).filter { reference, exists in
        exists && !reference.isWeak && reached.contains(reference.source)
          && !reached.contains(reference.target)
      }
      if next.isEmpty { break }
      reached.formUnion(next.map(\.0.target))
    }
    for (index, part) in parts.enumerated() {
      let isAlive = part.isAlive()
      #expect(
        isAlive == reached.contains(index),
        isAlive
          ? "\(part.name) is alive, but nothing in the figure keeps it alive."
          : "In the figure, \(part.name) is kept alive, but it has been released.",
        sourceLocation: sourceLocation)
    }
    return ReferenceFigure(
      title,
      things: parts.map { .init($0.name, kind: $0.kind.rawValue, isReleased: !$0.isAlive()) },
      references: zip(references, existing).map { reference, exists in
        .init(
          from: reference.source, to: reference.target, label: reference.label,
          isWeak: reference.isWeak, isReleased: !exists)
      })
  }
}
