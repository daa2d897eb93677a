@testable import StateFlow

/// Random trees of elements, unlike any that people would write. The same seed produces the same
/// trees.
struct RandomElements {
  private var state: UInt64
  private var nextID = 0
  /// The roles to choose from.
  var roles = Element.Role.allCases
  /// Additional roles for elements without children.
  var leaves: [Element.Role] = []
  /// Whether elements have random attributes.
  var hasAttributes = true

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private static let words = [
    "", "a", "Add one", "A long text that wraps", "日本語のテキスト", "👩‍👩‍👧‍👦🇸🇪e\u{301}", "two\nlines",
    "Unbreakable-and-very-long-word-that-fits-nowhere", "tab\there", "\u{1B}[31m",
  ]

  private let attributes: [Attribute] = [
    .padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
    .padding(EdgeInsets(top: -50, leading: 4_000, bottom: 0, trailing: .infinity)),
    .frame(FrameSize(width: 80, height: 40)), .frame(FrameSize(maxWidth: .infinity)),
    .frame(FrameSize(minWidth: 400, maxHeight: .infinity)), .frame(FrameSize(width: .nan)),
    .frame(FrameSize(minWidth: 90, maxWidth: 10, minHeight: -4)), .border(.red),
    .background(.blue), .opacity(0.5), .hidden, .lineLimit(1), .lineLimit(0),
    .bold(true), .badge("12"), .spacing(-8), .spacing(30), .layoutPriority(2), .fixedSize,
    .look(.picker, .segmentedPicker), .look(.picker, .listPicker), .look(.button, .prominentButton),
    .look(.field, .borderedField), .look(.list, .groupedList), .look(.toggle, .buttonToggle),
    .axis(.horizontal), .multilineTextAlignment(.trailing), .labelsHidden, .foreground(.secondary),
    .toolbarPlacement(.bottomBar), .toolbarPlacement(.topBarLeading),
  ]

  mutating func elements(depth: Int) -> [Element] {
    (0..<number(below: 5)).map { _ in element(depth: depth) }
  }

  private mutating func element(depth: Int) -> Element {
    var role = roles[number(below: roles.count)]
    if !leaves.isEmpty, depth == 0 || number(below: 3) == 0 {
      role = leaves[number(below: leaves.count)]
    }
    // Too many presented elements would hide what the test looks for.
    if [.sheet, .alert, .dialog, .destination].contains(role), number(below: 4) > 0 {
      role = .text
    }
    var element = Element(role, text: Self.words[number(below: Self.words.count)])
    nextID += 1
    element.id = nextID
    element.isEnabled = number(below: 6) > 0
    for _ in 0..<(hasAttributes ? number(below: 3) : 0) {
      element.attributes.append(attributes[number(below: attributes.count)])
    }
    switch role {
    case .toggle, .tab: element.value = .flag(number(below: 2) == 0)
    case .slider, .progress, .stepper:
      let numbers = [0.3, .nan, .infinity, -8, 1e300]
      element.value = .number(
        numbers[number(below: numbers.count)], in: [0...1, 0...0, nil][number(below: 3)])
    case .textField, .secureField:
      element.value = .text(Self.words[number(below: Self.words.count)])
    case .picker: element.value = .choice(AnyHashable(2))
    default: break
    }
    if element.isEnabled, number(below: 3) == 0 {
      element.actions.delete = {}
      element.actions.move = { _ in }
      element.actions.select = { _ in }
    }
    if depth > 0, !leaves.contains(role), ![.text, .image, .spacer, .divider].contains(role) {
      element.children = elements(depth: depth - 1)
      for index in element.children.indices where number(below: 2) == 0 {
        element.children[index].attributes.append(.tag(AnyHashable(index)))
      }
    }
    // Lists and forms wrap their children in rows.
    if role == .list || role == .form { element.arrangeRows() }
    return element
  }
}
