/// An element of a collection that another location holds: `$todos[2]`, or a row's `$todo` (B7).
///
/// The element may be deleted while somebody still holds the binding. SwiftUI may stop the program
/// then. Here (*choice*) the binding reads the last value that there was, ignores writes, and says
/// so in a diagnostic.
class ElementLocation<Elements: MutableCollection>: DerivedLocation<Elements.Element>,
  @unchecked Sendable
{
  fileprivate let base: Location<Elements>
  private let known: Locked<Known>

  /// What the binding saw last.
  private struct Known {
    var index: Elements.Index
    var element: Elements.Element
  }

  fileprivate init(_ base: Location<Elements>, at index: Elements.Index) {
    self.base = base
    known = Locked(Known(index: index, element: base.peek()[index]))
  }

  /// Where the element is now, which was last seen at `index`; nil when it is gone.
  fileprivate func find(in elements: Elements, near index: Elements.Index) -> Elements.Index? {
    nil
  }

  override func peek() -> Elements.Element {
    let elements = base.peek()
    let last = known.withLock { $0 }
    guard let index = find(in: elements, near: last.index) else {
      reportStale("was read: it gives the last value that there was")
      return last.element
    }
    let element = elements[index]
    known.exchange(for: Known(index: index, element: element))
    return element
  }

  override func set(_ value: Elements.Element) {
    var elements = base.peek()
    guard let index = find(in: elements, near: known.withLock({ $0.index })) else {
      reportStale("was written: the write was ignored")
      return
    }
    elements[index] = value
    base.set(elements)
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    base.noteRead(by: node, check: check)
  }

  override func leads(to source: Source) -> Bool { base.leads(to: source) }

  private func reportStale(_ happened: String) {
    Diagnostic.report(
      Diagnostic(
        .staleElementBinding,
        message: """
          A binding to an element (\(Elements.Element.self)) that has been deleted \(happened). \
          SwiftUI may stop the program here. Bind by id, and let go of the binding with its row.
          """))
  }
}

/// An element named by its index: `$todos[2]`.
final class IndexedLocation<Elements: MutableCollection>: ElementLocation<Elements>,
  @unchecked Sendable
{
  private let index: Elements.Index

  override init(_ base: Location<Elements>, at index: Elements.Index) {
    self.index = index
    super.init(base, at: index)
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

/// An element named by its id, wherever it has moved: what a row of `ForEach($todos)` holds.
final class IdentifiedLocation<
  Elements: MutableCollection & RandomAccessCollection, ID: Hashable
>: ElementLocation<Elements>, @unchecked Sendable {
  private let id: ID
  private let idPath: KeyPath<Elements.Element, ID>

  init(
    _ base: Location<Elements>, id: ID, at index: Elements.Index,
    by idPath: KeyPath<Elements.Element, ID>
  ) {
    self.id = id
    self.idPath = idPath
    super.init(base, at: index)
  }

  /// Looks at both sides of where the element was, ever further away: elements seldom go far.
  ///
  /// - Complexity: O(*d*) when the element has moved by *d* places.
  override fileprivate func find(
    in elements: Elements, near index: Elements.Index
  ) -> Elements.Index? {
    let (start, end) = (elements.startIndex, elements.endIndex)
    var (before, after) = (min(max(index, start), end), min(max(index, start), end))
    while before > start || after < end {
      if after < end {
        if elements[after][keyPath: idPath] == id { return after }
        elements.formIndex(after: &after)
      }
      if before > start {
        elements.formIndex(before: &before)
        if elements[before][keyPath: idPath] == id { return before }
      }
    }
    return nil
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? IdentifiedLocation<Elements, ID> else { return false }
    return id == other.id && idPath == other.idPath && base.isSame(as: other.base)
  }
}
