import StateFlow

/// What is below each other in a list or a form.
struct ListEntries {
  enum Kind {
    case header, row, footer, gap
    /// The upper line of a section's frame, with or without the header in it.
    case title, top
    /// The lower line of a section's frame.
    case bottom
  }

  /// An element for each entry; an empty one where an entry has none.
  private(set) var elements: [Element] = []
  // Nil if each entry is a row: then the elements are those of the list, and nothing is copied.
  private var kinds: [Kind]?

  private static var none: Element { Element(.empty) }

  /// The entries of an empty list.
  init() {}

  /// The entries of a list.
  ///
  /// - Parameter isGrouped: Whether sections have a frame, with their header in its upper line. Rows
  ///   beside sections are a section then too.
  init(of list: Element, isGrouped: Bool) {
    if !isGrouped, list.children.allSatisfy(Self.isRow) {
      elements = list.children
    } else {
      elements.reserveCapacity(list.children.count)
      kinds = []
      collect(list.children, isGrouped: isGrouped)
      close()
    }
  }

  /// Whether an element in a list is a row.
  static func isRow(_ element: Element) -> Bool {
    switch element.role {
    case .section, .header, .footer, .contextMenu: false
    default: !element.isPresented
    }
  }

  /// Whether each entry is a row.
  var areAllRows: Bool { kinds == nil }

  var count: Int { elements.count }

  func kind(_ index: Int) -> Kind { kinds?[index] ?? .row }

  /// Takes the elements of a list in which only rows have changed.
  ///
  /// - Returns: The offsets of the rows that have changed; nil if more than that has.
  mutating func replaceRows(with elements: [Element]) -> [Int]? {
    guard areAllRows, let changed = elements.offsetsOfChanges(since: self.elements),
      changed.allSatisfy({ Self.isRow(elements[$0]) })
    else { return nil }
    self.elements = elements
    return changed
  }

  private mutating func append(_ kind: Kind, _ element: Element = none) {
    elements.append(element)
    kinds?.append(kind)
  }

  private mutating func collect(_ children: [Element], isGrouped: Bool) {
    for child in children {
      switch child.role {
      case .section:
        close()
        if !isGrouped, !elements.isEmpty { append(.gap) }
        collect(child.children, isGrouped: isGrouped)
        close()
      case .header:
        if isGrouped, child.isPlainText {
          append(.title, child)
          isOpen = true
        } else {
          append(.header, child)
        }
      case .footer:
        close()
        append(.footer, child)
      default:
        guard Self.isRow(child) else { continue }
        if isGrouped, !isOpen {
          append(.top)
          isOpen = true
        }
        append(.row, child)
      }
    }
  }

  // Whether the frame of a section has been begun and not ended.
  private var isOpen = false

  private mutating func close() {
    if isOpen { append(.bottom) }
    isOpen = false
  }
}

extension Element {
  // Words alone can stand in the line of a frame.
  fileprivate var isPlainText: Bool {
    children.count == 1 && [.text, .label].contains(children[0].role)
  }
}

/// The columns of a list beside its rows.
struct ListMargins {
  /// Where the bar of the focused row stands, or the line of the frame.
  let bar: Int
  let leading: Int
  let trailing: Int

  init(isGrouped: Bool, isSelectable: Bool) {
    bar = isGrouped ? 1 : 0
    leading = bar + 2 + (isSelectable ? 1 : 0)
    // The last column shows which part of the rows is in sight.
    trailing = isGrouped ? 4 : 2
  }
}
