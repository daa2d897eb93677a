import StateFlow
import StateFlowActions
import StateFlowStory
import WorkbookTesting

/// A screen as the page shows it, and the actions that a reader can perform.
///
/// The actions are numbered from the top of the screen down, so an action has the same number each
/// time the same screen is reached.
@MainActor
struct LiveScreen {
  private(set) var nodes: [LiveNode] = []
  private(set) var acts: [LiveAct] = []
  private let texts: [String]
  /// The rows of all lists, by the IDs of their elements.
  private var rows: [Element.ID: ListRow] = [:]
  /// Whether the elements being added are in front, so that a reader can use them.
  private var isInFront = true

  /// Creates the contents of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - texts: The strings that a reader can type into a field.
  init(of screen: Screen, texts: [String]) {
    self.texts = texts
    let all = screen.elements
    let front = all.last.flatMap { $0.element.isPresented ? all.count - 1 : nil }
    for (index, element) in all.enumerated() {
      isInFront = front == nil || front == index
      nodes += node(for: element)
    }
  }

  /// Adds an action that takes place outside the screen, and returns its number.
  @discardableResult
  mutating func add(_ act: LiveAct) -> Int {
    acts.append(act)
    return acts.count - 1
  }

  private mutating func add(_ action: UserAction?) -> Int? {
    guard let action, isInFront else { return nil }
    return add(LiveAct(label: action.title) { $0.graph.perform(action) })
  }

  private mutating func add(_ action: UserAction?, on field: Element) -> Int? {
    guard let action, isInFront else { return nil }
    return add(
      LiveAct(label: action.title) { run in
        run.graph.moveFocus(toField: field)
        run.graph.perform(action)
      })
  }

  private mutating func nodes(for elements: [ElementOnScreen]) -> [LiveNode] {
    elements.flatMap { node(for: $0) }
  }

  /// Returns the node for an element, or the nodes inside it if the element itself isn't visible.
  private mutating func node(for shown: ElementOnScreen) -> [LiveNode] {
    let element = shown.element
    guard shown.isVisible else { return [] }
    // The page shows every field whose text is visible in the same way.
    let isVisibleField = element.isField && element.role != .secureField
    var node = LiveNode(isVisibleField ? "textField" : element.role.rawValue)
    if !element.isEnabled { node.isDisabled = true }
    let label = element.label
    switch element.role {
    case .empty, .spacer, .destination, .divider: return []
    case .text, .image, .label:
      node.text = label
      node.style = styles(of: shown.style)
    case .button, .link:
      node.text = label
      node.act = add(element.tap)
      if element.attributes.contains(.buttonRole(.destructive)) { node.style = ["red"] }
    case .toggle:
      node.text = label
      node.isOn = element.value == .flag(true)
      node.act = add(element.tap)
    case .stepper:
      node.text = label
      node.minus = add(element.decrement)
      node.act = add(element.increment)
    case .slider: setUp(slider: &node, element)
    case .progress:
      node.text = label
      if case .number(let number, let range)? = element.value {
        node.number = number
        node.range = range.map { [$0.lowerBound, $0.upperBound] }
      }
    case .textField, .secureField, .textEditor, .searchField:
      setUp(field: &node, element)
    case .picker: setUp(picker: &node, element)
    case .disclosureGroup:
      node = LiveNode("button", text: label)
      node.act = add(element.tap)
      return [node] + nodes(for: shown.children.filter { $0.element.role != .caption })
    case .tab: return []
    case .tabView: setUp(tabs: &node, shown)
    case .navigation: setUp(navigation: &node, shown)
    case .sheet, .alert, .dialog:
      node.text = element.text
      node.parts = nodes(for: shown.children)
      node.dismiss = add(element.dismissal)
    case .list, .form:
      for row in shown.rows { rows[row.element.element.id] = row }
      node.parts = rows(shown.children)
    case .section:
      node.parts = rows(shown.children)
    case .header, .footer, .menu, .contextMenu:
      node.text = label
      node.parts = nodes(for: shown.children.filter { $0.element.role != .caption })
      if element.role == .header || element.role == .footer { node.parts = nil }
    case .group, .caption, .row, .toolbarItem: return nodes(for: shown.children)
    case .horizontalStack, .verticalStack, .depthStack, .scroll:
      node.parts = nodes(for: shown.children)
    }
    let menus = [.text, .label, .image].contains(element.role) ? shown.children : []
    return [node]
      + nodes(for: menus.filter { $0.element.role == .contextMenu })
  }

  private func styles(of style: Style) -> [String]? {
    var styles: [String] = []
    if style.isBold { styles.append("bold") }
    if style.isItalic { styles.append("italic") }
    if style.isStruckThrough { styles.append("struck") }
    if case .named(let name)? = style.foreground?.kind { styles.append(name) }
    return styles.isEmpty ? nil : styles
  }

  // MARK: Controls

  private mutating func setUp(slider node: inout LiveNode, _ element: Element) {
    node.text = element.label
    guard case .number(let number, let limits)? = element.value else { return }
    node.number = number
    let range = limits ?? 0...1
    node.range = [range.lowerBound, range.upperBound]
    let length = range.upperBound - range.lowerBound
    for part in [0, 0.5, 1] {
      let target = range.lowerBound + part * length
      guard target != number, let act = add(element.drag(to: target)) else { continue }
      node.choices = (node.choices ?? []) + [.init(label: target.words, act: act, number: target)]
    }
  }

  private mutating func setUp(field node: inout LiveNode, _ element: Element) {
    node.text = element.prompt ?? element.label
    guard case .text(let entered)? = element.value else { return }
    node.value = element.role == .secureField ? entered.map { _ in "•" }.joined() : entered
    for text in texts + [""] where text != entered {
      let edit =
        text.isEmpty ? element.clear : element.edit("type \(text.quoted) into", making: text)
      guard let act = add(edit, on: element) else { continue }
      node.choices = (node.choices ?? []) + [.init(label: text, act: act)]
    }
    if element.actions.submit != nil {
      node.submit = add(element.submit, on: element)
    }
  }

  private mutating func setUp(picker node: inout LiveNode, _ element: Element) {
    node.text = element.label
    let options = element.options
    if case .choice(let tag)? = element.value {
      node.value = options.first { $0.tag == tag }?.label
    }
    for option in options where option.label != node.value {
      guard let act = add(element.select(option)) else { continue }
      node.choices = (node.choices ?? []) + [.init(label: option.label, act: act)]
    }
  }

  // MARK: Containers

  private mutating func setUp(tabs node: inout LiveNode, _ shown: ElementOnScreen) {
    var parts: [LiveNode] = []
    for tab in shown.element.children where tab.role == .tab {
      var part = LiveNode("tab", text: tab.label)
      part.isOn = tab.value == .flag(true)
      if part.isOn != true { part.act = add(tab.tap) }
      parts.append(part)
    }
    node.parts = parts + nodes(for: shown.children.filter { $0.element.role != .tab })
  }

  private mutating func setUp(
    navigation node: inout LiveNode, _ shown: ElementOnScreen
  ) {
    node.text = shown.element.text
    node.dismiss = add(shown.element.dismissal)
    let items = shown.children.filter { $0.element.role == .toolbarItem }
    let rest = shown.children.filter { $0.element.role != .toolbarItem }
    node.parts = nodes(for: items) + nodes(for: rest)
  }

  private mutating func rows(_ children: [ElementOnScreen]) -> [LiveNode] {
    var parts: [LiveNode] = []
    for child in children where child.isVisible {
      switch child.element.role {
      case .section, .header, .footer: parts += node(for: child)
      case .empty, .divider, .spacer: continue
      default:
        var row = LiveNode("row")
        row.parts = node(for: child)
        row.text = child.element.label
        if let listed = rows[child.element.id] {
          row.delete = add(listed.deletion)
          if listed.offset > listed.destinations.lowerBound {
            row.up = add(listed.move(to: listed.offset - 1))
          }
        }
        parts.append(row)
      }
    }
    return parts
  }
}
