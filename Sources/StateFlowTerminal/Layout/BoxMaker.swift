import StateFlow

/// Methods that create the boxes for elements.
extension RenderContext {
  /// Returns the box for an element, including the boxes for its modifiers.
  @MainActor
  func box(for element: Element) -> Box {
    var inner = inside(element)
    var inside = element
    if let menu = element.contextMenu {
      inner.menu = menu
      inside.children.removeAll { $0.role == .contextMenu }
    }
    // A color used as a view has the color as its first attribute and doesn't need a background
    // box.
    if element.role == .empty, case .background(let color) = element.attributes.first {
      let box = ColorBox(color.opacity(inner.style.opacity))
      return decorate(box, element.attributes.dropFirst(), of: element, inner)
    }
    return decorate(inner.bareBox(for: inside), element.attributes[...], of: element, inner)
  }

  @MainActor
  private func decorate(
    _ bare: Box, _ attributes: ArraySlice<Attribute>, of element: Element, _ inner: RenderContext
  ) -> Box {
    var box = bare
    for attribute in attributes { box = decorate(box, attribute, of: element, inner) }
    if element.role != .row, element.role != .tab, let badge = element.badge, !inner.isRow {
      box = StackBox(
        [box, TextBox(badge, palette.quiet)], isHorizontal: true, spacing: 1, alignment: .top)
    }
    if !inner.isLabel,
      element.contextMenu != nil || (element.actions.tap != nil && !element.hasOwnTarget)
    {
      box = UseBox(box, element, in: inner)
    }
    if inner.style.isHidden || inner.style.opacity <= 0.02 { box = HiddenBox(box) }
    if flashing.contains(element.id) { box = FlashBox(box) }
    return box
  }

  @MainActor
  private func decorate(
    _ box: Box, _ attribute: Attribute, of element: Element, _ inner: RenderContext
  ) -> Box {
    switch attribute {
    case .padding(let insets):
      return PaddingBox(
        box, top: Cells.rows(insets.top), leading: Cells.columns(insets.leading),
        bottom: Cells.rows(insets.bottom), trailing: Cells.columns(insets.trailing))
    case .frame(let frame): return FrameBox(box, frame)
    case .fixedSize: return FixedBox(box)
    case .layoutPriority(let priority):
      box.priority = priority
      return box
    case .background(let color):
      return BackgroundBox(box, color)
    case .border(let color):
      return BorderBox(
        box, CellStyle(foreground: palette.color(color)))
    // `Style` or the element's own box handles the others.
    default: return box
    }
  }

  /// Returns one box for each element.
  @MainActor
  func boxes(for elements: [Element]) -> [Box] { elements.map { box(for: $0) } }

  /// Returns a single box for several elements, which are stacked vertically if there is more than
  /// one.
  @MainActor
  func box(for elements: [Element], alignment: Alignment = .center) -> Box {
    if elements.count == 1 { return box(for: elements[0]) }
    var inner = self
    inner.isHorizontal = false
    return StackBox(
      inner.boxes(for: elements), isHorizontal: false, spacing: 0, alignment: shown(alignment))
  }

  @MainActor
  private func bareBox(for element: Element) -> Box {
    switch element.role {
    case .empty, .contextMenu, .toolbarItem: return EmptyBox()
    case .text: return textBox(for: element)
    case .image: return TextBox(element.text, cellStyle, limit: 1)
    case .label:
      return labelBox(for: element)
    case .button, .link: return buttonBox(for: element)
    case .toggle:
      let isOn = element.value == .flag(true)
      if style.looks[.toggle] == .buttonToggle { return buttonBox(for: element, isFilled: isOn) }
      return control(element, SwitchPart(isOn, in: self))
    case .stepper: return control(element, StepperPart(element))
    case .slider: return control(element, TrackPart(element, hasKnob: true, in: self))
    case .textField, .secureField, .textEditor, .searchField: return fieldBox(for: element)
    case .disclosureGroup: return disclosureBox(for: element)
    case .picker: return pickerBox(for: element)
    case .progress: return progressBox(for: element)
    case .menu: return menuBox(for: element)
    case .list, .form: return ListBox(element, in: self)
    case .section, .group, .caption, .header, .footer, .row, .sheet, .alert, .dialog, .destination:
      return box(for: element.laidOut, alignment: .leading)
    case .horizontalStack, .verticalStack:
      let isHorizontal = element.role == .horizontalStack
      return stack(
        element.laidOut, isHorizontal: isHorizontal,
        spacing: element.spacing(isHorizontal: isHorizontal) ?? (isHorizontal ? 1 : 0),
        alignment: element.alignment)
    case .depthStack: return DepthBox(boxes(for: element.laidOut), alignment: element.alignment)
    case .scroll: return scrollBox(for: element)
    case .spacer:
      return SpacerBox(
        isHorizontal: isHorizontal ?? false,
        least: max(0, element.spacing(isHorizontal: isHorizontal ?? false) ?? 0))
    case .divider: return DividerBox(isHorizontal: isHorizontal ?? false)
    case .tabView: return TabsBox(element, in: self)
    case .tab: return box(for: element.laidOut)
    case .navigation: return NavigationBox(element, in: self)
    }
  }

  @MainActor
  func stack(
    _ elements: [Element], isHorizontal: Bool, spacing: Int, alignment: Alignment
  ) -> Box {
    var inner = self
    inner.isHorizontal = isHorizontal
    inner.isRow = false
    inner.isForm = false
    return StackBox(
      inner.boxes(for: elements), isHorizontal: isHorizontal, spacing: max(0, spacing),
      alignment: shown(alignment))
  }

  /// Returns the alignment with which a stack is shown. In a context that aligns stacks to the
  /// leading edge, a centered stack is aligned to the leading edge instead.
  private func shown(_ alignment: Alignment) -> Alignment {
    guard style.areStacksLeading, alignment.horizontal == .center else { return alignment }
    return Alignment(horizontal: .leading, vertical: alignment.vertical)
  }

  @MainActor
  private func textBox(for element: Element) -> Box {
    let runs: [(text: String, style: CellStyle)]
    if element.runs.isEmpty {
      runs = [(element.text, cellStyle)]
    } else if element.isHoleNote {
      return HoleBox(element, in: self)
    } else {
      runs = element.runs.map {
        ($0.text, palette.style(of: style.inside($0), isDisabled: isDisabled))
      }
    }
    return TextBox(runs, alignment: style.textAlignment, limit: style.lineLimit)
  }

  @MainActor
  private func labelBox(for element: Element) -> Box {
    var parts = element.laidOut
    if style.looks[.label] == .titleLabel {
      parts.removeAll { $0.role == .image }
    } else if style.looks[.label] == .iconLabel, parts.contains(where: { $0.role == .image }) {
      parts.removeAll { $0.role != .image }
    }
    return stack(parts, isHorizontal: true, spacing: 1, alignment: .top)
  }

  @MainActor
  private func scrollBox(for element: Element) -> Box {
    let content = box(for: element.laidOut)
    return ScrollBox(
      content, id: element.id, isHorizontal: element.attributes.contains(.axis(.horizontal)))
  }
}

extension Element {
  /// Whether the element's own box handles taps.
  fileprivate var hasOwnTarget: Bool { role.isControl || role == .row }

  var alignment: Alignment {
    for case .alignment(let alignment) in attributes { return alignment }
    return .center
  }

  func spacing(isHorizontal: Bool) -> Int? {
    for case .spacing(let spacing) in attributes {
      return isHorizontal ? Cells.columns(spacing) : Cells.rows(spacing)
    }
    return nil
  }
}
