/// The places of the elements of a collection that a `ForEach` is bound to.
///
/// It is made anew with each description of the `ForEach`. The places themselves stay with the rows.
final class ElementLocations<
  Elements: MutableCollection & RandomAccessCollection, ID: Hashable
> {
  fileprivate let base: Location<Elements>
  fileprivate let elements: Elements
  fileprivate let identify: (Elements.Element) -> ID
  /// A place that was found to be in the same collection: the places of the other rows share it.
  private var known: Location<Elements>

  init(
    _ base: Location<Elements>, _ elements: Elements,
    identifiedBy identify: @escaping (Elements.Element) -> ID
  ) {
    self.base = base
    self.elements = elements
    self.identify = identify
    known = base
  }

  /// The indices of the elements with their ids.
  var ids: LazyMapSequence<Elements.Indices, (Elements.Index, ID)> {
    let (elements, identify) = (elements, identify)
    return elements.indices.lazy.map { ($0, identify(elements[$0])) }
  }

  /// The place of an element: the one that its row has had, if that is in the same collection.
  func location(
    id: ID, at index: Elements.Index, kept: Source?
  ) -> IdentifiedLocation<Elements, ID> {
    if let kept = kept as? IdentifiedLocation<Elements, ID>, isHere(kept) { return kept }
    return IdentifiedLocation(base, id: id, at: index, in: elements, identifiedBy: identify)
  }

  private func isHere(_ location: IdentifiedLocation<Elements, ID>) -> Bool {
    if location.base === known { return true }
    guard location.isInside(base) else { return false }
    known = location.base
    return true
  }
}

/// A collection that the rows of a `ForEach` are bound to, whatever its type.
@MainActor
struct BoundElements {
  /// The elements as they were when the `ForEach` was described.
  let elements: Any
  /// Notes that a node wants to be asked when the collection may have changed.
  let follow: (Node, @escaping () -> Bool) -> Void
  /// The elements as they are now.
  let current: () -> Any
  /// The rows whose elements differ from what they were.
  ///
  /// The arguments are the former elements, the current ones, and for each of these the offset
  /// that it had; a negative number if it is new. Nil if that cannot be found out.
  let changes: (_ former: Any, _ current: Any, _ counterparts: [Int]?) -> [Int]?
  /// Notes what a row's place holds now.
  let see: (_ location: Source, _ current: Any, _ offset: Int) -> Void

  init<Elements, ID>(_ locations: ElementLocations<Elements, ID>) {
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
      // Rows that were not described again are where they were only if no element has moved.
      guard former.count == current.count else { return nil }
      let (formers, currents) = (Array(former), Array(current))
      let changed = Self.changes(from: formers, to: currents, Array(formers.indices))
      return changed.allSatisfy { identify(formers[$0]) == identify(currents[$0]) } ? changed : nil
    }
  }

  private static func changes<Element>(
    from former: [Element], to current: [Element], _ counterparts: [Int]
  ) -> [Int] {
    let areEqual = Comparison.of(Element.self).areEqual
    let stride = MemoryLayout<Element>.stride
    return former.withUnsafeBytes { former in
      current.withUnsafeBytes { current in
        guard let former = former.baseAddress, let current = current.baseAddress else { return [] }
        return counterparts.indices.filter { offset in
          let counterpart = counterparts[offset]
          return counterpart >= 0
            && !areEqual(former + counterpart * stride, current + offset * stride)
        }
      }
    }
  }
}

// Closures that are made on the main actor check each time that they are called there. For ten
// thousand ids that takes as long as all the rest, so these are made elsewhere.

/// The id of an element.
func identification<Element: Identifiable>(of element: Element) -> Element.ID { element.id }

/// A function that gives what is at a key path as the id of an element.
func identification<Element, ID>(
  by keyPath: KeyPath<Element, ID>
) -> @Sendable (Element) -> ID {
  // A key path never changes, whether or not its type says so.
  nonisolated(unsafe) let keyPath = keyPath
  return { $0[keyPath: keyPath] }
}
