import StateFlow

/// One entry of a list: a row, a header, a footer or part of a section's frame.
struct ListEntry {
  enum Kind { case header, row, footer, gap, top, bottom }

  var kind: Kind
  var element: Element?
  /// The entry's box, cached when it is first needed.
  var box: Box?

  /// Returns the entries of a list or a form, from top to bottom.
  ///
  /// - Parameter isGrouped: Whether each section has a frame with its header in the top line. If
  ///   so, rows outside of sections form a section, too.
  static func entries(of list: Element, isGrouped: Bool) -> [ListEntry] {
    var entries: [ListEntry] = []
    entries.reserveCapacity(list.children.count)
    var isOpen = false
    func close() {
      if isOpen { entries.append(ListEntry(kind: .bottom)) }
      isOpen = false
    }
    func collect(_ children: [Element]) {
      for child in children {
        switch child.role {
        case .section:
          close()
          if !isGrouped, !entries.isEmpty { entries.append(ListEntry(kind: .gap)) }
          collect(child.children)
          close()
        case .header:
          if isGrouped, child.isPlainText {
            entries.append(ListEntry(kind: .top, element: child))
            isOpen = true
          } else {
            entries.append(ListEntry(kind: .header, element: child))
          }
        case .footer:
          close()
          entries.append(ListEntry(kind: .footer, element: child))
        default:
          if child.isPresented || child.role == .contextMenu { continue }
          if isGrouped, !isOpen {
            entries.append(ListEntry(kind: .top))
            isOpen = true
          }
          entries.append(ListEntry(kind: .row, element: child))
        }
      }
    }
    collect(list.children)
    close()
    return entries
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
