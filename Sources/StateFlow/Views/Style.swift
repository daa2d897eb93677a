/// How an element looks, worked out from its attributes and those of all that it stands in.
///
///     func draw(_ element: Element, in outer: Style) {
///       let style = outer.inside(element)
///       …
///       for child in element.children { draw(child, in: style) }
///     }
public struct Style: Equatable {
  /// Whether the words are bold.
  public var isBold = false
  /// Whether the words are slanted.
  public var isItalic = false
  /// Whether the words are underlined.
  public var isUnderlined = false
  /// Whether the words are struck through.
  public var isStruckThrough = false
  /// The colour of what is drawn, where one is asked for.
  public var foreground: Color?
  /// The colour behind what is drawn, where one is asked for.
  public var background: Color?
  /// The colour of what can be used, where one is asked for.
  public var tint: Color?
  /// The font, where one is asked for.
  public var font: Font?
  /// How many lines a text may take, where that is limited.
  public var lineLimit: Int?
  /// To which side the lines of a text lean.
  public var textAlignment = TextAlignment.leading
  /// How much of it is seen, from 0 to 1.
  public var opacity = 1.0
  /// Whether it takes its place without being seen or used.
  public var isHidden = false
  /// Whether controls keep their names to themselves.
  public var areLabelsHidden = false
  /// How controls and containers look, where something is asked for.
  public var looks: [Look.Subject: Look] = [:]

  /// Whether stacks that are centered stand at the leading edge.
  package var areStacksLeading = false

  /// How something looks of which nothing is said.
  public init() {}

  /// How an element looks that stands in something that looks like this.
  ///
  /// The innermost modifier wins, except that what is hidden or pale around it stays so.
  /// What is presented over something is seen also when that is not.
  public func inside(_ element: Element) -> Style {
    guard element.isPresented else { return with(element.attributes) }
    var style = self
    style.opacity = 1
    style.isHidden = false
    return style.with(element.attributes)
  }

  /// How a part of a text looks that is in something that looks like this.
  public func inside(_ run: Element.Run) -> Style { with(run.attributes) }

  private func with(_ attributes: [Attribute]) -> Style {
    var style = self
    for attribute in attributes.reversed() { style.apply(attribute) }
    return style
  }

  private mutating func apply(_ attribute: Attribute) {
    switch attribute {
    case .bold(let isOn): isBold = isOn
    case .italic(let isOn): isItalic = isOn
    case .underline(let isOn): isUnderlined = isOn
    case .strikethrough(let isOn): isStruckThrough = isOn
    case .font(let font):
      self.font = font
      if let font { isBold = isBold || font.isBold }
    case .fontWeight(let weight): isBold = weight.map { $0 >= .semibold } ?? isBold
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
    case .accessibilityLabel, .accessibilityHint, .accessibilityValue, .accessibilityIdentifier,
      .accessibilityHidden, .tag, .badge, .monospacedDigit, .border, .padding, .frame, .alignment,
      .spacing, .cornerRadius, .shadow, .axis, .layoutPriority, .fixedSize, .buttonRole,
      .navigationTitle, .navigationBarTitleDisplayMode, .toolbarPlacement:
      break
    }
  }
}
