import StateFlow

/// What stands below each other in a list.
struct ListEntry {
  enum Kind { case header, row, footer, gap, top, bottom }

  var kind: Kind
  var element: Element?
  /// Kept once it was needed.
  var box: Box?

  /// What stands below each other in a list or a form.
  ///
  /// - Parameter isGrouped: Whether sections have a frame, with their header in its upper line. Rows
  ///   beside sections are a section then too.
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
