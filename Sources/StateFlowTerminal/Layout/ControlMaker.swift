import StateFlow

/// Methods that create the boxes for controls.
extension RenderContext {
  /// Returns the box for the label of a control, or `nil` if there is no label to show.
  @MainActor
  func label(of element: Element) -> Box? {
    guard !style.areLabelsHidden else { return nil }
    var inner = self
    inner.isLabel = true
    inner.isRow = false
    let elements = element.laidOut
    let caption = elements.filter { $0.role == .caption }
    let shown = caption.isEmpty ? elements : caption
    return shown.isEmpty ? nil : inner.box(for: shown, alignment: .leading)
  }

  @MainActor
  func control(_ element: Element, _ part: Part) -> Box {
    ControlBox(element, label: label(of: element), part: part, in: self)
  }

  @MainActor
  func buttonBox(for element: Element, isFilled: Bool? = nil) -> Box {
    var inner = self
    inner.isLabel = true
    inner.isRow = false
    inner.isForm = false
    let look = isFilled.map { $0 ? .prominentButton : .borderedButton } ?? style.looks[.button]
    let isDestructive = element.attributes.contains(.buttonRole(.destructive))
    let color: Color = isDestructive ? .red : style.tint ?? .accentColor
    let chosen = style.foreground ?? color
    // A row with a navigation link looks like any other row, except for the mark at its end.
    if !(look == .navigationLink && isRow) { inner.style.foreground = chosen }
    let elements = element.laidOut
    let label =
      elements.count == 1
      ? inner.box(for: elements[0])
      : inner.stack(elements, isHorizontal: true, spacing: 1, alignment: .center)
    let chrome: TapBox.Chrome =
      switch look {
      case .prominentButton: .filled
      case .borderedButton: .brackets
      case .navigationLink: isRow ? .link : .none
      case .plainButton: isRow ? .row : .none
      default: isRow ? .row : .brackets
      }
    return TapBox(element, label: label, chrome: chrome, color: palette.color(chosen), in: self)
  }

  @MainActor
  func fieldBox(for element: Element) -> Box {
    let name = element.label
    // A prompt disappears once the field has text, so the label is shown beside the field.
    let label =
      element.role == .searchField
      ? TextBox("⌕", palette.quiet) : name.isEmpty ? nil : label(of: element)
    return ControlBox(
      element, label: label,
      part: FieldPart(
        element, prompt: element.prompt ?? (label == nil ? name : ""),
        isBoxed: style.looks[.field] == .borderedField, in: self),
      in: self)
  }

  @MainActor
  func disclosureBox(for element: Element) -> Box {
    let mark = TextBox(element.value == .flag(true) ? "▾" : "▸", palette.style(\.accent))
    let label = label(of: element).map { [$0] } ?? []
    let head = TapBox(
      element, label: StackBox([mark] + label, isHorizontal: true, spacing: 1, alignment: .top),
      chrome: isRow ? .row : .none, color: palette.hasColors ? palette.accent : nil, in: self)
    let content = element.laidOut.filter { $0.role != .caption }
    guard !content.isEmpty else { return head }
    let group = PaddingBox(
      box(for: content, alignment: .leading), top: 0, leading: 2, bottom: 0, trailing: 0)
    return StackBox([head, group], isHorizontal: false, spacing: 0, alignment: .leading)
  }

  @MainActor
  func pickerBox(for element: Element) -> Box {
    let options = element.options
    let chosen = element.chosen(of: options)
    switch style.looks[.picker] {
    case .segmentedPicker:
      return control(element, SegmentsPart(options.map(\.label), chosen: chosen, in: self))
    case .listPicker: return optionsBox(for: element, options, chosen)
    default:
      return ControlBox(
        element, label: label(of: element),
        part: ChoicePart(chosen.map { options[$0].label } ?? "", in: self), in: self)
    }
  }

  // Returns a vertical stack of an inline picker's options, each with its own tap action.
  @MainActor
  private func optionsBox(for element: Element, _ options: [Element], _ chosen: Int?) -> Box {
    let rows = options.enumerated().map { index, option -> Box in
      var words = cellStyle
      if index == chosen { words = palette.style(\.accent, bold: true) }
      if isDisabled { words = palette.quiet }
      return TapBox(
        element, part: index + 1,
        label: TextBox((index == chosen ? "◉ " : "○ ") + option.label, words, limit: 1),
        chrome: isRow ? .row : .none, color: palette.hasColors ? palette.accent : nil, in: self,
        press: element.selection(of: option))
    }
    let name = label(of: element).map { [$0] } ?? []
    return StackBox(name + rows, isHorizontal: false, spacing: 0, alignment: .leading)
  }

  @MainActor
  func progressBox(for element: Element) -> Box {
    let isCircle = style.looks[.progress] == .circleProgress
    let part: Box =
      element.value == nil
      ? TextBox("◌", palette.style(\.accent))
      : isCircle ? CirclePart(element) : TrackPart(element, hasKnob: false, in: self)
    let words = boxes(
      for: element.laidOut.filter { $0.role == .caption && !$0.children.isEmpty })
    let rest = boxes(for: element.laidOut.filter { $0.role != .caption })
    guard !words.isEmpty || !rest.isEmpty else { return part }
    let isLine = element.value != nil && !isCircle
    return StackBox(
      words + [part] + rest, isHorizontal: !isLine, spacing: isLine ? 0 : 1, alignment: .leading)
  }

  @MainActor
  func menuBox(for element: Element) -> Box {
    ControlBox(element, label: label(of: element), part: ChoicePart("", in: self), in: self)
  }
}

extension Element {
  /// Returns the action that selects one of the element's options, or `nil` if the option can't be
  /// selected.
  func selection(of option: Element) -> (() -> Void)? {
    guard let tag = option.tag, let select = actions.select else { return nil }
    return { select(tag) }
  }

  /// Returns the index of the selected option.
  func chosen(of options: [Element]) -> Int? {
    guard case .choice(let tag) = value else { return nil }
    return options.firstIndex { $0.tag == tag }
  }
}
