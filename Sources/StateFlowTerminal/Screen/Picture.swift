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
  /// Where two of them meet, as in a depth stack, the later lies over the earlier.
  package var targets = Targets()
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
  // There are thousands of targets, and each picture copies most of them: what they are made of is
  // shared.
  private var content: Content
  package var element: Element { content.element }
  /// Where it stands on the sheet as it is scrolled now. It may lie beside what can be seen of its
  /// scroller; what stands in a row of a list that is out of sight has the area of the whole row.
  package var area: Rect
  /// The part of it that is in sight.
  package var visible: Rect
  /// Areas that do something of their own when clicked. Most stand inside it; the marks that delete
  /// or move a row may stand beside what can be used in the row.
  package var buttons: [(area: Rect, action: PartAction)] = []
  /// The scroller that it stands in.
  package var scroller: Int?
  /// What Return, Space or a click does; nil for what is opened, typed into or moved by arrows.
  package var press: (() -> Void)? { content.press }
  /// The row of a list that it stands in, or is: that may be deleted or moved.
  package var row: Element? { content.row }
  /// The context menu of what it stands in, or is; it is open while its id is the opened one.
  package var menu: Element? { content.menu }

  package init(
    id: ID, element: Element, area: Rect, press: (() -> Void)? = nil, row: Element? = nil,
    menu: Element? = nil
  ) {
    self.id = id
    self.area = area
    visible = area
    content = Content(element: element, press: press, row: row, menu: menu)
  }

  private final class Content {
    let element: Element
    let press: (() -> Void)?
    let row: Element?
    let menu: Element?

    init(element: Element, press: (() -> Void)?, row: Element?, menu: Element?) {
      self.element = element
      self.press = press
      self.row = row
      self.menu = menu
    }
  }

  /// What a click on a part of a control does.
  package enum PartAction {
    case increment, decrement, set(Double), select(Int), cursor(Int), delete, moveUp, moveDown
  }
}

/// Something whose content may be taller than its place.
package struct Scroller {
  package var id: Int
  /// Where it stands on the sheet, as what it stands in is scrolled now.
  package var area: Rect
  /// The part of it that is in sight.
  package var visible: Rect
  /// The scroller that it stands in itself.
  package var outer: Int?
  /// How many lines there are of it, or columns where it scrolls sideways.
  package var contentHeight: Int
  /// Whether it scrolls sideways.
  package var isHorizontal = false
}
