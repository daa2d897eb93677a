import StateFlowFigures
import Testing

/// The parts of a running program, and the references between them that a figure shows.
///
///     let parts = WatchedReferences()
///     parts.watch("beats", .publisher, beats, isHeldByTest: true)
///     parts.watch("Stopwatch", .object, stopwatch)
///     parts.refer(from: "beats", to: "Stopwatch")
///
/// The test declares the references, and the running program proves them. A reference that a stored property
/// makes must be found in memory. A closure's captured values can't be read there. So after the
/// test has cut a reference, ``figure(_:)`` follows the strong references that are left, from the
/// parts that the test itself holds. Weak references then show whether every object that can be
/// reached that way is alive, and whether all others have been released.
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
    /// The token whose release ends the reference.
    let token: Int?
    var isCut = false
  }

  private var parts: [Part] = []
  private var references: [Declared] = []

  /// Creates an empty collection.
  public init() {}

  /// Watches an object without keeping it alive.
  ///
  /// - Parameters:
  ///   - name: The name in the figure.
  ///   - kind: The thing that the object stands for. For a closure, pass the object that stores it.
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
  ///   - token: The token whose release ends the reference, as it ends a subscription.
  public func refer(
    from source: String, to target: String, through label: String = "", isWeak: Bool = false,
    until token: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let names = [source, target] + (token.map { [$0] } ?? [])
    guard let from = index(of: source), let to = index(of: target),
      names.allSatisfy({ index(of: $0) != nil })
    else {
      let parts = names.joined(separator: " and ")
      Issue.record("Watch \(parts) first.", sourceLocation: sourceLocation)
      return
    }
    references.append(
      Declared(
        source: from, target: to, label: label, isWeak: isWeak, token: token.flatMap(index)))
    #expect(
      isInMemory(references[references.count - 1]), "\(source) doesn't refer to \(target).",
      sourceLocation: sourceLocation)
  }

  /// Notes that the test has ended a reference, for example by closing a screen.
  public func cut(
    from source: String, to target: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (from, to) = (index(of: source), index(of: target))
    let cut = references.indices.filter {
      references[$0].source == from && references[$0].target == to
    }
    if cut.isEmpty {
      Issue.record("\(source) doesn't refer to \(target).", sourceLocation: sourceLocation)
    }
    for index in cut { references[index].isCut = true }
  }

  private func index(of name: String) -> Int? { parts.firstIndex { $0.name == name } }

  /// Returns whether a reference is found in memory, or can't be read there.
  private func isInMemory(_ reference: Declared) -> Bool {
    let (source, target) = (parts[reference.source], parts[reference.target])
    guard source.isAlive(), target.isAlive() else { return false }
    guard source.kind != .closure, let from = source.object(), let to = target.object() else {
      return true
    }
    let others = parts.compactMap { $0.object() }.filter { $0 !== from && $0 !== to }
    return StoredReferences.lead(from: from, to: to, notThrough: others)
  }

  /// The parts that the declared references keep alive. When a token is released, the references that it
  /// ends are gone, too, so parts are removed until nothing changes.
  private var keptAlive: Set<Int> {
    var kept = Set(parts.indices)
    while true {
      let left = references.filter { reference in
        !reference.isWeak && !reference.isCut && reference.token.map(kept.contains) ?? true
      }
      var reached = Set(parts.indices.filter { parts[$0].isHeldByTest })
      var count = 0
      while reached.count != count {
        count = reached.count
        reached.formUnion(left.filter { reached.contains($0.source) }.map(\.target))
      }
      if reached == kept { return kept }
      kept = reached
    }
  }

  /// Returns the picture of this moment, after checking that it's true.
  public func figure(
    _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ReferenceFigure {
    let kept = keptAlive
    for (index, part) in parts.enumerated() {
      let isAlive = part.isAlive()
      #expect(
        isAlive == kept.contains(index),
        isAlive
          ? "\(part.name) is alive, but nothing in the figure keeps it alive."
          : "In the figure, \(part.name) is kept alive, but it has been released.",
        sourceLocation: sourceLocation)
    }
    return ReferenceFigure(
      title,
      things: parts.map { .init($0.name, kind: $0.kind.rawValue, isReleased: !$0.isAlive()) },
      references: references.map { reference in
        .init(
          from: reference.source, to: reference.target, label: reference.label,
          isWeak: reference.isWeak, isReleased: reference.isCut || !isInMemory(reference))
      })
  }
}
