/// The appearance of an element, computed from its own attributes and those of its containers.
///
///     func draw(_ element: Element, in outer: Style) {
///       let style = outer.inside(element)
///       …
///       for child in element.children { draw(child, in: style) }
///     }
public struct Style: Equatable {
  /// Whether text is bold.
  public var isBold = false
  /// Whether text is italic.
  public var isItalic = false
  /// Whether text is underlined.
  public var isUnderlined = false
  /// Whether text is struck through.
  public var isStruckThrough = false
  /// The foreground color, if one is set.
  public var foreground: Color?
  /// The background color, if one is set.
  public var background: Color?
  /// The color of controls, if one is set.
  public var tint: Color?
  /// The font, if one is set.
  public var font: Font?
  /// The maximum number of lines of text, or `nil` if there is no limit.
  public var lineLimit: Int?
  /// The alignment of the lines in multiline text.
  public var textAlignment = TextAlignment.leading
  /// The opacity, from 0 (invisible) to 1.
  public var opacity = 1.0
  /// Whether the element is hidden but still takes up space.
  public var isHidden = false
  /// Whether controls hide their labels.
  public var areLabelsHidden = false
  /// The looks that are set for controls and containers.
  public var looks: [Look.Subject: Look] = [:]

  /// Whether text is bold only because of its font.
  private var isBoldByFont = false

  /// Whether centered stacks are moved to the leading edge.
  package var areStacksLeading = false

  /// Creates the appearance of an element without attributes.
  public init() {}

  /// Returns the appearance of an element inside a container that has this appearance.
  ///
  /// The innermost modifier wins. If a container is hidden or transparent, however, so is
  /// everything inside it, except for elements that are presented over it.
  public func inside(_ element: Element) -> Style {
    guard element.isPresented else { return with(element.attributes) }
    var style = self
    style.opacity = 1
    style.isHidden = false
    return style.with(element.attributes)
  }

  /// Returns the appearance of a run in text that has this appearance.
  public func inside(_ run: Element.Run) -> Style { with(run.attributes) }

  private func with(_ attributes: [Attribute]) -> Style {
    var style = self
    for attribute in attributes.reversed() { style.apply(attribute) }
    return style
  }

  private mutating func apply(_ attribute: Attribute) {
    switch attribute {
    case .bold(let isOn): (isBold, isBoldByFont) = (isOn, false)
    case .italic(let isOn): isItalic = isOn
    case .underline(let isOn): isUnderlined = isOn
    case .strikethrough(let isOn): isStruckThrough = isOn
    case .font(let font):
      self.font = font
      if let font {
        // An inner font replaces an outer one, but not an outer bold().
        if isBoldByFont { isBold = false }
        isBoldByFont = font.isBold && !isBold
        isBold = isBold || font.isBold
      }
    case .fontWeight(let weight):
      if let weight { (isBold, isBoldByFont) = (weight >= .semibold, false) }
    case .foreground(let color): foreground = color
    case .background(let color): background = color
    case .tint(let color): tint = color
    case .lineLimit(let limit): lineLimit = limit
    case .multilineTextAlignment(let alignment): textAlignment = alignment
    case .opacity(let opacity): self.opacity *= opacity
    case .hidden: isHidden = true
    case .labelsHidden: areLabelsHidden = true
    case .look(let subject, let look): looks[subject] = look
    case .leadingStacks: areStacksLeading = true
    case .accessibilityLabel, .accessibilityIdentifier, .tag, .badge, .border, .padding, .frame,
      .alignment, .spacing, .axis, .layoutPriority, .fixedSize, .buttonRole, .navigationTitle,
      .toolbarPlacement:
      break
    }
  }
}

/// The look of a control or container, which a modifier such as `pickerStyle` sets.
///
/// A look applies to the modified view and everything inside it, and affects only the appearance.
public enum Look: String, Sendable {
  case plainButton, borderedButton, prominentButton, navigationLink
  case segmentedPicker, listPicker
  case buttonToggle
  case borderedField
  case iconLabel, titleLabel
  case circleProgress
  case plainList, groupedList

  /// A kind of control or container that a look applies to. If two looks are set for the same kind,
  /// the inner one wins.
  public enum Subject: Hashable, Sendable {
    case button, picker, toggle, field, label, progress, list
  }
}

extension View {
  /// Sets the look of a kind of control or container. If the look is `nil`, as it is for a default
  /// style, the platform chooses one.
  func look(_ subject: Look.Subject, _ look: Look?) -> some View {
    attribute(.look(subject, look))
  }
}
