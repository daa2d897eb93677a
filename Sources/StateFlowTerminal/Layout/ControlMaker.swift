import StateFlow

/// Boxes for what can be used.
extension Surroundings {
  /// What is written of the name of a control.
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
  func buttonBox(for element: Element) -> Box {
    var inner = self
    inner.isLabel = true
    inner.isRow = false
    let isDestructive = element.attributes.contains(.buttonRole(.destructive))
    let color: Color = isDestructive ? .red : style.tint ?? .accentColor
    let chosen = style.foreground ?? color
    inner.style.foreground = chosen
    let elements = element.laidOut
    let label =
      elements.count == 1
      ? inner.box(for: elements[0])
      : inner.stack(elements, isHorizontal: true, spacing: 1, alignment: .center)
    return TapBox(
      element, label: label, chrome: isRow ? .row : .brackets, color: palette.color(chosen),
      in: self)
  }

  @MainActor
  func fieldBox(for element: Element) -> Box {
    let name = element.label
    let label = isForm ? label(of: element) : nil
    return ControlBox(
      element, label: label,
      part: FieldPart(
        element, prompt: element.prompt ?? (label == nil ? name : ""), isBoxed: false, in: self),
      in: self)
  }

  @MainActor
  func pickerBox(for element: Element) -> Box {
    let options = element.options
    let chosen = element.chosen(of: options)
    return ControlBox(
      element, label: label(of: element),
      part: ChoicePart(chosen.map { options[$0].label } ?? "", in: self), in: self)
  }

  @MainActor
  func progressBox(for element: Element) -> Box {
    let part: Box =
      element.value == nil
      ? TextBox("◌", palette.style(\.accent)) : TrackPart(element, hasKnob: false, in: self)
    let words = boxes(for: element.laidOut.filter { $0.role == .caption })
    let rest = boxes(for: element.laidOut.filter { $0.role != .caption })
    guard !words.isEmpty || !rest.isEmpty else { return part }
    return StackBox(
      words + [part] + rest, isHorizontal: element.value == nil,
      spacing: element.value == nil ? 1 : 0,
      alignment: .leading)
  }

  @MainActor
  func menuBox(for element: Element) -> Box {
    ControlBox(element, label: label(of: element), part: ChoicePart("", in: self), in: self)
  }
}

extension Element {
  /// Which of its options is chosen.
  func chosen(of options: [Element]) -> Int? {
    guard case .choice(let tag) = value else { return nil }
    return options.firstIndex { $0.tag == tag }
  }
}
