import StateFlow

/// The entries of a list or a form, from top to bottom: rows, headers, footers and the parts of
/// sections' frames.
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
  /// - Parameter isGrouped: Whether each section has a frame with its header in the top line. If
  ///   so, rows outside of sections form a section, too.
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
  // Only plain text fits in the line of a frame.
  fileprivate var isPlainText: Bool {
    children.count == 1 && [.text, .label].contains(children[0].role)
  }
}

/// The columns beside the rows of a list.
struct ListMargins {
  /// The column of the frame's line, or of the bar that marks the focused row.
  let bar: Int
  let leading: Int
  let trailing: Int

  init(isGrouped: Bool, isSelectable: Bool) {
    bar = isGrouped ? 1 : 0
    leading = bar + 2 + (isSelectable ? 1 : 0)
    // The last column is for the scroll bar.
    trailing = isGrouped ? 4 : 2
  }
}
