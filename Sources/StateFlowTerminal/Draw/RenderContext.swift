import StateFlow

/// The context in which an element is rendered: its style and its containers.
struct RenderContext {
  var palette: Palette
  var style = Style()
  /// Whether the surrounding stack is horizontal, or `nil` outside a stack.
  var isHorizontal: Bool?
  /// Whether the element is in a row of a list or a form.
  var isRow = false
  /// Whether the element is in a form, whose fields align.
  var isForm = false
  /// The common width of the labels in a form, which lets the fields start in the same column.
  var nameColumn = 0
  /// Whether the element is part of a control, such as the label of a button.
  var isLabel = false
  var isDisabled = false
  var row: Element?
  var menu: Element?
  var flashing: Set<Int> = []
  /// The size of the screen.
  var screen: Size

  func inside(_ element: Element) -> RenderContext {
    var inner = self
    if !element.attributes.isEmpty { inner.style = style.inside(element) }
    if !element.isEnabled { inner.isDisabled = true }
    return inner
  }

  var cellStyle: CellStyle { palette.style(of: style, isDisabled: isDisabled) }
}

extension Element {
  /// The children that take part in the layout.
  var laidOut: [Element] {
    children.filter { !$0.isPresented && $0.role != .contextMenu && $0.role != .toolbarItem }
  }

  var contextMenu: Element? { children.first { $0.role == .contextMenu } }

  /// Whether the element accepts input.
  var isControl: Bool {
    isEnabled && (role.isControl || actions.tap != nil)
  }
}

extension Element.Role {
  /// Whether every enabled element with this role accepts input, even without a tap action.
  var isControl: Bool {
    switch self {
    case .button, .link, .toggle, .stepper, .slider, .textField, .secureField, .textEditor,
      .searchField, .picker, .menu, .tab, .disclosureGroup:
      true
    case .empty, .text, .image, .label, .progress, .list, .section, .header, .footer, .form, .row,
      .group, .horizontalStack, .verticalStack, .depthStack, .scroll, .spacer, .divider, .tabView,
      .navigation, .toolbarItem, .contextMenu, .sheet, .alert, .dialog, .destination, .caption:
      false
    }
  }
}
