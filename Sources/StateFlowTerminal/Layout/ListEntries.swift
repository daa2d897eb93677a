import StateFlow

/// An entry of a list or form: a row, a header, a footer, or a line of a section's frame.
struct ListEntry {
  enum Kind {
    case header, row, footer, gap
    /// The top line of a section's frame, with or without a header.
    case title, top
    /// The bottom line of a section's frame.
    case bottom
  }

  let kind: Kind
  /// The element to show. An entry without content has an empty element.
  var element = Element(.empty)
}

/// The entries of a list or form, from top to bottom.
struct ListEntries {
  private(set) var all: [ListEntry] = []
  // Whether each section has a frame with its header in the top line. If so, rows outside sections
  // form a section, too.
  private let isGrouped: Bool
  // Whether a section's frame has been started but not finished.
  private var isOpen = false

  init(of list: Element, isGrouped: Bool) {
    self.isGrouped = isGrouped
    collect(list.children)
    close()
  }

  private mutating func collect(_ children: [Element]) {
    for child in children where !child.isPresented {
      switch child.role {
      case .contextMenu: continue
      case .section:
        close()
        if !isGrouped, !all.isEmpty { all.append(ListEntry(kind: .gap)) }
        collect(child.children)
        close()
      case .header:
        if isGrouped, child.isPlainText {
          all.append(ListEntry(kind: .title, element: child))
          isOpen = true
        } else {
          all.append(ListEntry(kind: .header, element: child))
        }
      case .footer:
        close()
        all.append(ListEntry(kind: .footer, element: child))
      default:
        if isGrouped, !isOpen {
          all.append(ListEntry(kind: .top))
          isOpen = true
        }
        all.append(ListEntry(kind: .row, element: child))
      }
    }
  }

  private mutating func close() {
    if isOpen { all.append(ListEntry(kind: .bottom)) }
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
