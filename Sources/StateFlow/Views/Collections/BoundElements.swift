/// The locations of the elements in a collection that a `ForEach` is bound to.
///
/// Each new `ForEach` value creates a new instance, but the rows keep their locations.
final class RowLocations<
  Elements: MutableCollection & RandomAccessCollection, ID: Hashable
> {
  fileprivate let base: Location<Elements>
  fileprivate let elements: Elements
  fileprivate let identify: (Elements.Element) -> ID
  private let idPath: KeyPath<Elements.Element, ID>?
  /// The base location and the ID path that were last found to refer to the same elements as `base`
  /// and `idPath`. Most rows keep a location with this base and ID path, so the check is cheap.
  private var known: (base: Location<Elements>, idPath: KeyPath<Elements.Element, ID>?)

  /// Creates the locations of a collection's elements.
  ///
  /// - Parameter idPath: The key path of the ID, or `nil` if the elements are `Identifiable`.
  init(
    _ base: Location<Elements>, _ elements: Elements,
    identifiedBy identify: @escaping (Elements.Element) -> ID,
    idPath: KeyPath<Elements.Element, ID>?
  ) {
    self.base = base
    self.elements = elements
    self.identify = identify
    self.idPath = idPath
    known = (base, idPath)
  }

  /// The index and the ID of each element.
  var ids: LazyMapSequence<Elements.Indices, (Elements.Index, ID)> {
    let (elements, identify) = (elements, identify)
    return elements.indices.lazy.map { ($0, identify(elements[$0])) }
  }

  /// Returns the location of an element. If the element's previous location, `kept`, is in the same
  /// collection, that location is reused.
  func location(
    id: ID, at index: Elements.Index, kept: (any RowLocation)?
  ) -> IdentifiedLocation<Elements, ID> {
    if let kept = kept as? IdentifiedLocation<Elements, ID>, isHere(kept) { return kept }
    return IdentifiedLocation(
      base, id: id, at: index, in: elements, identifiedBy: identify, idPath: idPath)
  }

  private func isHere(_ location: IdentifiedLocation<Elements, ID>) -> Bool {
    if location.base === known.base, location.idPath === known.idPath { return true }
    guard location.idPath == idPath, location.isInside(base) else { return false }
    known = (location.base, location.idPath)
    return true
  }
}

/// A location that a row of a `ForEach` is bound to.
@MainActor
protocol RowLocation: Source {
  /// Responds when a row is bound to this location.
  ///
  /// - Parameter rows: The node of the `ForEach`. From now on, that node compares the elements.
  func rowIsShown(by rows: Node)

  /// Responds when a row that was bound to this location is removed or is bound to another
  /// location.
  func rowIsGone()
}

/// The type-erased collection that the rows of a `ForEach` are bound to.
@MainActor
struct BoundElements {
  /// The elements as they were when the `ForEach` value was created.
  let elements: Any
  /// Makes a node depend on the collection. The closure that you pass checks whether the node has
  /// to run after a change.
  let follow: (Node, @escaping () -> Bool) -> Void
  /// Returns the current elements.
  let current: () -> Any
  /// Returns the offsets of the elements that have changed, or `nil` if they can't be determined.
  ///
  /// The arguments are the previous elements, the current elements, and the previous offset of each
  /// current element, which is negative if the element is new.
  let changes: (_ former: Any, _ current: Any, _ counterparts: [Int]?) -> [Int]?
  /// Records, at a row's location, that the row's element is at the given offset in the current
  /// collection.
  let see: (_ location: any RowLocation, _ current: Any, _ offset: Int) -> Void

  init<Elements, ID>(_ locations: RowLocations<Elements, ID>) {
    let (base, identify) = (locations.base, locations.identify)
    elements = locations.elements
    follow = { node, check in base.noteRead(by: node, check: check) }
    current = { base.peek() }
    see = { location, elements, offset in
      guard let location = location as? IdentifiedLocation<Elements, ID>,
        let elements = elements as? Elements
      else { return }
      let index = elements.index(elements.startIndex, offsetBy: offset)
      location.saw(elements[index], at: index)
    }
    changes = { former, current, counterparts in
      guard let former = former as? Elements, let current = current as? Elements else { return nil }
      if let counterparts {
        return Self.changes(from: Array(former), to: Array(current), counterparts)
      }
      // Without a new `ForEach` value, the rows still match the elements only if no element has
      // moved.
      guard former.count == current.count,
        zip(former, current).allSatisfy({ identify($0) == identify($1) })
      else { return nil }
      let (formers, currents) = (Array(former), Array(current))
      return Self.changes(from: formers, to: currents, Array(formers.indices))
    }
  }

  private static func changes<Element>(
    from former: [Element], to current: [Element], _ counterparts: [Int]
  ) -> [Int] {
    let areEqual = Comparison.of(Element.self)
    return counterparts.indices.filter { offset in
      let counterpart = counterparts[offset]
      return counterpart >= 0 && !areEqual(former[counterpart], current[offset])
    }
  }
}

// A closure created on the main actor checks in each call that it runs there. For ten thousand ids,
// the checks take as long as everything else, so these closures are created off the main actor.

/// Returns the ID of an element.
func identification<Element: Identifiable>(of element: Element) -> Element.ID { element.id }

/// Returns a function that reads the ID of an element through a key path.
func identification<Element, ID>(
  by keyPath: KeyPath<Element, ID>
) -> @Sendable (Element) -> ID {
  // Sound: key paths are immutable, even though their type isn't `Sendable`.
  nonisolated(unsafe) let keyPath = keyPath
  return { unsafe $0[keyPath: keyPath] }
}
