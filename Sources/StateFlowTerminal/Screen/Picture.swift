import StateFlow

/// What the terminal itself remembers of the things on screen, and no view knows.
package struct ScreenMemory: Equatable {
  /// The thing that has the keys.
  package var focus: Target.ID?
  /// How many lines have been scrolled out of sight at the top, by the id of what scrolls.
  package var scrolled: [Int: Int] = [:]
  /// Where the cursor stands in a field, in characters from its start, by the id of the field.
  package var cursors: [Int: Int] = [:]
  /// The picker or menu that is open, showing what it offers.
  package var opened: Int?
  /// The things to be lit up because they have just changed.
  package var flashing: Set<Int> = []

  package init() {}
}

/// Elements drawn on a sheet of cells, with what one must know to use them.
package struct Picture {
  package var canvas: Canvas
  /// Where the cursor of the focused field stands.
  package var cursor: Point?
  /// What can be used, in the order in which Tab visits it. What lies under a sheet cannot be.
  package var targets: [Target] = []
  /// What can be scrolled, outermost first.
  package var scrollers: [Scroller] = []
}

/// Something that takes keys or clicks.
package struct Target: Identifiable {
  /// Names it from one frame to the next.
  package struct ID: Hashable, Sendable {
    /// The id of the element.
    package var element: Int
    /// Which part of it: an option of a picker, a tab, a row of a list.
    package var part: Int = 0

    package init(element: Int, part: Int = 0) {
      self.element = element
      self.part = part
    }
  }

  package var id: ID
  package var element: Element
  /// Where it stands on the sheet, as if all that scrolls were unrolled: it may lie out of sight.
  package var area: Rect
  /// The part of it that is in sight.
  package var visible: Rect
  /// Areas inside it that do something of their own when clicked.
  package var buttons: [(area: Rect, action: PartAction)] = []
  /// The scroller that it stands in.
  package var scroller: Int?

  /// What a click on a part of a control does.
  package enum PartAction { case increment, decrement, set(Double), select(Int), cursor(Int) }
}

/// Something whose content may be taller than its place.
package struct Scroller {
  package var id: Int
  package var visible: Rect
  package var contentHeight: Int
}
