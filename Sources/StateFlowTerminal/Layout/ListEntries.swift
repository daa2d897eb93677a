import StateFlow

/// The entries of a list or form, from top to bottom: rows, headers, footers, and the lines of
/// section frames.
struct ListEntries {
  enum Kind {
    case header, row, footer, gap
    /// The top line of a section's frame, with or without a header.
    case title, top
    /// The bottom line of a section's frame.
    case bottom
  }

  /// The element for each entry. An entry without content has an empty element.
  private(set) var elements: [Element] = []
  // `nil` if every entry is a row. In that case, `elements` is the list's own array, and nothing is
  // copied.
  private var kinds: [Kind]?

  private static var none: Element { Element(.empty) }

  /// Creates the entries of an empty list.
  init() {}

  /// Creates the entries of a list.
  ///
  /// - Parameter isGrouped: Whether each section has a frame with its header in the top line. If
  ///   so, rows outside sections form a section, too.
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

  /// Returns whether an element in a list is a row.
  static func isRow(_ element: Element) -> Bool {
    switch element.role {
    case .section, .header, .footer, .contextMenu: false
    default: !element.isPresented
    }
  }

  /// Whether every entry is a row.
  var areAllRows: Bool { kinds == nil }

  var count: Int { elements.count }

  func kind(_ index: Int) -> Kind { kinds?[index] ?? .row }

  /// Replaces the elements with those of a list in which only rows have changed.
  ///
  /// - Returns: The offsets of the changed rows, or `nil` if anything else has changed.
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

  // Whether a section's frame has been started but not finished.
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

/// The columns beside a list's rows.
struct ListMargins {
  /// The column for the frame's line, or for the bar that marks the focused row.
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
