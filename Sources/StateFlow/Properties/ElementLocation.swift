/// The location of an element, such as `$todos[2]` or a row's `$todo`, in a collection that is
/// itself stored at another location (B7).
///
/// The element can be deleted while a binding to it still exists. In SwiftUI, using such a
/// binding can stop the program. *Choice*: in the kit, the binding returns the element's last
/// value, ignores writes, and reports a diagnostic.
class ElementLocation<Elements: MutableCollection>: DerivedLocation<Elements.Element>,
  @unchecked Sendable
{
  final let base: Location<Elements>
  private let known: Locked<Known>

  /// The last index at which the binding found the element, and the element's value at that time.
  private struct Known {
    var index: Elements.Index
    var element: Elements.Element
  }

  fileprivate init(_ base: Location<Elements>, at index: Elements.Index, in elements: Elements) {
    self.base = base
    known = Locked(Known(index: index, element: elements[index]))
  }

  /// Records the element and its index.
  final func saw(_ element: Elements.Element, at index: Elements.Index) {
    known.exchange(for: Known(index: index, element: element))
  }

  /// Returns whether `other` is the location of the element's collection.
  final func isInside(_ other: Location<Elements>) -> Bool {
    base === other || base.isSame(as: other)
  }

  /// Returns the current index of the element, whose last index was `index`, or `nil` if the
  /// element has been deleted.
  fileprivate func find(in elements: Elements, near index: Elements.Index) -> Elements.Index? {
    nil
  }

  override func peek() -> Elements.Element {
    let elements = base.peek()
    let last = known.withLock { $0 }
    guard let index = find(in: elements, near: last.index) else {
      reportStale("was read, and returned its last value")
      return last.element
    }
    let element = elements[index]
    known.exchange(for: Known(index: index, element: element))
    return element
  }

  override func set(_ value: Elements.Element) {
    var elements = base.peek()
    guard let index = find(in: elements, near: known.withLock({ $0.index })) else {
      reportStale("was written to, and ignored the write")
      return
    }
    elements[index] = value
    base.set(elements)
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    base.noteRead(by: node, check: check)
  }

  override func leads(to source: Source) -> Bool { base.leads(to: source) }

  override var callsCode: Bool { base.callsCode }

  private func reportStale(_ happened: String) {
    Diagnostic.report(
      Diagnostic(
        .staleElementBinding,
        message: """
          A binding to a deleted element of type \(Elements.Element.self) \(happened). SwiftUI may \
          stop the program here. Bind elements by id, and don't use a binding after its row is gone.
          """))
  }
}

/// The location of an element that is identified by its index, such as `$todos[2]`.
final class IndexedLocation<Elements: MutableCollection>: ElementLocation<Elements>,
  @unchecked Sendable
{
  private let index: Elements.Index

  init(_ base: Location<Elements>, at index: Elements.Index) {
    self.index = index
    super.init(base, at: index, in: base.peek())
  }

  override fileprivate func find(
    in elements: Elements, near _: Elements.Index
  ) -> Elements.Index? {
    index >= elements.startIndex && index < elements.endIndex ? index : nil
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? IndexedLocation<Elements> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}

/// The location of an element that is identified by its ID, even if the element moves, as in the
/// rows of `ForEach($todos)`.
///
/// While the row is shown, the `ForEach` node compares the elements after each change to the
/// collection, and invalidates only the readers in rows whose elements differ. So a write to one of
/// ten thousand elements invalidates only one row.
final class IdentifiedLocation<
  Elements: MutableCollection & RandomAccessCollection, ID: Hashable
>: ElementLocation<Elements>, @unchecked Sendable {
  private let id: ID
  private let identify: (Elements.Element) -> ID
  /// The key path of the ID, or `nil` if the element is `Identifiable`.
  let idPath: KeyPath<Elements.Element, ID>?
  /// The `ForEach` node that compares the elements.
  @MainActor fileprivate weak var rows: Node?

  init(
    _ base: Location<Elements>, id: ID, at index: Elements.Index, in elements: Elements,
    identifiedBy identify: @escaping (Elements.Element) -> ID,
    idPath: KeyPath<Elements.Element, ID>?
  ) {
    self.id = id
    self.identify = identify
    self.idPath = idPath
    super.init(base, at: index, in: elements)
  }

  /// Searches outward from the last index in both directions, because elements rarely move far.
  ///
  /// - Complexity: O(*d*), where *d* is the number of positions that the element has moved.
  override fileprivate func find(
    in elements: Elements, near index: Elements.Index
  ) -> Elements.Index? {
    let (start, end) = (elements.startIndex, elements.endIndex)
    var (before, after) = (min(max(index, start), end), min(max(index, start), end))
    while before > start || after < end {
      if after < end {
        if identify(elements[after]) == id { return after }
        elements.formIndex(after: &after)
      }
      if before > start {
        elements.formIndex(before: &before)
        if identify(elements[before]) == id { return before }
      }
    }
    return nil
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? IdentifiedLocation<Elements, ID> else { return false }
    return id == other.id && idPath == other.idPath && base.isSame(as: other.base)
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    if let rows, node !== rows, node.isInside(rows) {
      node.noteRead(of: self, check: check)
    } else {
      super.noteRead(by: node, check: check)
    }
  }

  override func leads(to source: Source) -> Bool { self === source || super.leads(to: source) }

}

extension IdentifiedLocation: RowLocation {
  func rowIsShown(by rows: Node) {
    if self.rows !== rows { self.rows = rows }
  }

  func rowIsGone() {
    rows = nil
    // Views outside of the row can also read the element. Their bodies run again, and then depend
    // on the collection.
    for reader in readers.values {
      reader.node.inbox.graph?.enqueue(reader.node, because: self, certain: true)
    }
  }
}
