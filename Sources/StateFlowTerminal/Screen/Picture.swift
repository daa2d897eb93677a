import StateFlow

/// The part of a screen's state that the terminal stores, not the views.
package struct ScreenMemory: Equatable {
  /// The focused target.
  package var focus: Target.ID?
  /// The number of lines that have scrolled off the top, keyed by the scroller's ID.
  package var scrolled: [Int: Int] = [:]
  /// The cursor's position in each field, in characters from the start, keyed by the field's ID.
  package var cursors: [Int: Int] = [:]
  /// The ID of the open picker or menu.
  package var opened: Int?
  /// The IDs of the elements to highlight because they have just changed.
  package var flashing: Set<Int> = []

  package init() {}
}

/// A drawing of elements, with the information needed to interact with them.
package struct Picture {
  package var canvas: Canvas
  /// The cursor's position in the focused field.
  package var cursor: Point?
  /// The available targets in tab order, without those under a sheet. If two targets overlap, as in
  /// a depth stack, the later one is in front.
  package var targets: [Target] = []
  /// The scrollers, outermost first.
  package var scrollers: [Scroller] = []
}

/// An area that accepts key presses or clicks.
package struct Target: Identifiable {
  /// An identity that persists from frame to frame.
  package struct ID: Hashable, Sendable {
    /// The ID of the element.
    package var element: Int
    /// The part of the element, such as a picker option, a tab, or a list row.
    package var part: Int = 0

    package init(element: Int, part: Int = 0) {
      self.element = element
      self.part = part
    }
  }

  package var id: ID
  package let element: Element
  /// The target's area at the current scroll offset. It may be outside the scroller's visible part.
  package var area: Rect
  /// The visible part of the area.
  package var visible: Rect
  /// Areas with separate actions. Most are inside the target, but a row's delete and move buttons
  /// may be beside it.
  package var buttons: [(area: Rect, action: PartAction)] = []
  /// The scroller that contains the target.
  package var scroller: Int?
  /// The action for Return, Space, or a click. It's `nil` for targets that are opened, typed into,
  /// or changed with the arrow keys.
  package let press: (() -> Void)?
  /// The row that contains the target, or the target itself if it's a row.
  package let row: Element?
  /// The context menu of the target or of an enclosing view. The menu is open while
  /// `ScreenMemory.opened` is its ID.
  package let menu: Element?

  package init(
    id: ID, element: Element, area: Rect, press: (() -> Void)? = nil, row: Element? = nil,
    menu: Element? = nil
  ) {
    self.id = id
    self.area = area
    visible = area
    self.element = element
    self.press = press
    self.row = row
    self.menu = menu
  }

  /// The action for a click on part of a control.
  package enum PartAction {
    case increment, decrement, set(Double), select(Int), cursor(Int), delete, moveUp, moveDown
  }
}

/// An area whose content may be larger than the area itself.
package struct Scroller {
  package var id: Int
  /// The scroller's area, given the current offsets of the scrollers around it.
  package var area: Rect
  /// The visible part of the area.
  package var visible: Rect
  /// The scroller that contains this one.
  package var outer: Int?
  /// The length of the content in lines, or in columns for a horizontal scroller.
  package var contentHeight: Int
  /// Whether the content scrolls horizontally.
  package var isHorizontal = false
}
