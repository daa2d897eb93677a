import StateFlow

/// What an element is drawn in.
struct Surroundings {
  var palette: Palette
  var style = Style()
  /// Whether the stack around is a row; nil where there is none.
  var isHorizontal: Bool?
  /// Whether it stands in a row of a list or a form.
  var isRow = false
  /// Whether the names of fields are written beside them.
  var isForm = false
  /// How wide the names of fields are, so that the fields begin in one column.
  var nameColumn = 0
  /// Whether it is a part of something that is used as a whole, such as the label of a button.
  var isLabel = false
  var isDisabled = false
  var row: Element?
  var menu: Element?
  var flashing: Set<Int> = []
  /// The measurements of lists' rows from earlier pictures.
  var knownRows: KnownRows?
  /// The screen's size: what there is room for depends on it.
  var screen: Size

  func inside(_ element: Element) -> Surroundings {
    var inner = self
    if !element.attributes.isEmpty { inner.style = style.inside(element) }
    if !element.isEnabled { inner.isDisabled = true }
    return inner
  }

  var cellStyle: CellStyle { palette.style(of: style, isDisabled: isDisabled) }
}

extension Element {
  /// What stands in it and takes part in its layout.
  var laidOut: [Element] {
    children.filter { !$0.isPresented && $0.role != .contextMenu && $0.role != .toolbarItem }
  }

  var contextMenu: Element? { children.first { $0.role == .contextMenu } }

  /// Whether it can be used.
  var isControl: Bool {
    isEnabled && (role.isControl || actions.tap != nil)
  }
}

extension Element.Role {
  /// Whether every enabled element of this role accepts input, with or without a tap action.
  var isControl: Bool {
    switch self {
    case .button, .link, .toggle, .stepper, .slider, .textField, .secureField, .picker, .menu, .tab:
      true
    case .empty, .text, .image, .label, .progress, .list, .section, .header, .footer, .form, .row,
      .group, .horizontalStack, .verticalStack, .depthStack, .scroll, .spacer, .divider, .tabView,
      .navigation, .toolbarItem, .contextMenu, .sheet, .alert, .dialog, .destination, .caption:
      false
    }
  }
}
