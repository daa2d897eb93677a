import StateFlow

/// Functions that examine a row without laying it out.
enum RowSurvey {
  /// Returns whether an element fits on a single line of the given width in every state.
  ///
  /// The result is `true` if all of the element's plain text fits side by side. It may be `false`
  /// even for an element that fits.
  static func isOneLine(_ element: Element, in width: Int) -> Bool {
    var room = width - 4
    // The buttons that move and delete the row.
    if element.actions.move != nil || element.actions.delete != nil { room -= 6 }
    return fits(element, &room)
  }

  private static func fits(_ element: Element, _ room: inout Int) -> Bool {
    if room < 0 { return false }
    for attribute in element.attributes {
      switch attribute {
      case .padding, .frame, .border: return false
      case .badge(let badge): room -= badge.utf8.count + 2
      case .spacing(let spacing): room -= Cells.visibleColumns(spacing) * element.children.count
      case .accessibilityLabel, .accessibilityHint, .accessibilityValue, .accessibilityIdentifier,
        .accessibilityHidden, .tag, .hidden, .labelsHidden, .bold, .italic, .underline,
        .strikethrough, .monospacedDigit, .font, .fontWeight, .foreground, .tint, .lineLimit,
        .multilineTextAlignment, .background, .opacity, .alignment, .leadingStacks, .cornerRadius,
        .shadow, .axis,
        .layoutPriority, .fixedSize, .look, .buttonRole, .navigationTitle,
        .navigationBarTitleDisplayMode, .toolbarPlacement:
        break
      }
    }
    switch element.role {
    case .text, .image:
      guard element.runs.isEmpty, let count = element.text.plainCount else { return false }
      room -= count + 1
      return room >= 0
    case .empty, .spacer: return true
    case .stepper: room -= 24
    case .toggle, .button, .link, .label: room -= 8
    case .row, .horizontalStack: break
    case .contextMenu: return true
    case .slider, .textField, .secureField, .picker, .progress, .list, .section, .header, .footer,
      .form, .group, .verticalStack, .depthStack, .scroll, .divider, .tabView, .tab, .navigation,
      .toolbarItem, .menu, .sheet, .alert, .dialog, .destination, .caption,
      .textEditor, .searchField, .disclosureGroup:
      return false
    }
    if element.children.count > 1, element.role == .row { return false }
    for child in element.children where !child.isPresented {
      guard fits(child, &room) else { return false }
    }
    return true
  }

  /// Returns the number of targets in a row that isn't visible.
  static func targetCount(in row: Element, of list: Element) -> Int {
    var count = 0
    visitControls(in: row, menu: nil) { _, _ in count += 1 }
    return RowUse(row, in: list).isTarget(hasTargets: count > 0) ? count + 1 : count
  }

  /// Returns the targets in a row that isn't visible. Each target has the area of the whole row.
  static func targets(in row: Element, of list: Element, area: Rect) -> [Target] {
    var targets: [Target] = []
    visitControls(in: row, menu: nil) { control, menu in
      targets.append(
        Target(
          id: Target.ID(element: control.id), element: control, area: area,
          press: control.actions.tap, row: row, menu: menu))
    }
    let use = RowUse(row, in: list)
    if let target = use.target(area: area, hasTargets: !targets.isEmpty) { targets.append(target) }
    return targets
  }

  /// Returns the IDs of the targets in a row that isn't visible.
  static func ids(in row: Element, of list: Element) -> [Target.ID] {
    var ids: [Target.ID] = []
    visitControls(in: row, menu: nil) { control, _ in ids.append(Target.ID(element: control.id)) }
    if RowUse(row, in: list).isTarget(hasTargets: !ids.isEmpty) {
      ids.append(Target.ID(element: row.id))
    }
    return ids
  }

  /// Calls a closure for each control inside an element, with the control's enclosing context menu.
  private static func visitControls(
    in element: Element, menu: Element?, _ body: (_ control: Element, _ menu: Element?) -> Void
  ) {
    for child in element.children where !child.isPresented && child.role != .contextMenu {
      if child.attributes.contains(where: { if case .hidden = $0 { true } else { false } }) {
        continue
      }
      let menu = child.contextMenu ?? menu
      if child.isControl {
        body(child, menu)
      } else {
        visitControls(in: child, menu: menu, body)
      }
    }
  }
}
