import StateFlow

/// Facts about a row that can be determined without its layout.
@MainActor
enum RowSurvey {
  /// Returns whether an element takes a single line in a number of columns, in any state.
  ///
  /// The result is `true` if all its plain text fits side by side. `false` may be wrong.
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
      .toolbarItem, .menu, .sheet, .alert, .dialog, .destination, .caption:
      return false
    }
    if element.children.count > 1, element.role == .row { return false }
    for child in element.children where !child.isPresented {
      guard fits(child, &room) else { return false }
    }
    return true
  }

  /// Adds the targets of a row that isn't visible.
  static func note(_ row: Element, in area: Rect, list: Element, on surface: RenderSurface) {
    let before = surface.picture.targets.count
    note(inside: row, row: row, menu: nil, in: area, on: surface)
    let hasTargets = surface.picture.targets.count > before
    if let target = RowUse(row, in: list).target(area: area, hasTargets: hasTargets) {
      surface.add(target)
    }
  }

  private static func note(
    inside element: Element, row: Element, menu: Element?, in area: Rect, on surface: RenderSurface
  ) {
    for child in element.children where !child.isPresented && child.role != .contextMenu {
      if child.attributes.contains(where: { if case .hidden = $0 { true } else { false } }) {
        continue
      }
      let menu = child.contextMenu ?? menu
      if child.isControl {
        surface.add(
          Target(
            id: Target.ID(element: child.id), element: child, area: area,
            press: child.actions.tap, row: row, menu: menu))
      } else {
        note(inside: child, row: row, menu: menu, in: area, on: surface)
      }
    }
  }
}
