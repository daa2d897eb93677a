/// An element on screen, which you find as a user would: by its role and its label.
///
/// A graph renders its tree of views as elements. They don't know the views they come from. They
/// contain the visible text and values, and the actions that a user can perform.
public struct Element: Identifiable {
  /// The kind of an element.
  public enum Role: String, Sendable, CaseIterable {
    case empty, text, image, label, button, link, toggle, stepper, slider, textField, secureField
    case picker, progress, list, section, header, footer, form, row, group, horizontalStack
    case verticalStack, depthStack, scroll, spacer, divider, tabView, tab, navigation, toolbarItem
    case menu, contextMenu, sheet, alert, dialog, destination
    /// The name of a control that contains other views. It is the first child of the control.
    case caption

    /// The name in a sentence, such as `text field`.
    package var spokenName: String {
      switch self {
      case .textField: "text field"
      case .secureField: "secure field"
      case .tabView: "tabs"
      case .toolbarItem: "toolbar item"
      default: rawValue
      }
    }
  }

  /// The value of a control.
  public enum Value: Equatable {
    case text(String)
    case flag(Bool)
    case number(Double, in: ClosedRange<Double>?)
    case choice(AnyHashable)
  }

  /// A part of a text with its own style.
  public struct Run: Equatable {
    /// The text of this part.
    public var text: String
    /// The modifiers of this part, innermost first.
    public var attributes: [Attribute]

    /// Creates a part of a text.
    public init(text: String, attributes: [Attribute] = []) {
      self.text = text
      self.attributes = attributes
    }
  }

  // Elements are copied by the thousand, so copies share their storage until one of them changes.
  private var storage: Storage

  private var parts: Parts {
    _read { yield storage.parts }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.parts) }
      storage.summary = nil
      storage.arranged = nil
      yield &storage.parts
    }
  }

  /// The identity of the element, for as long as its view is on screen.
  public internal(set) var id: Int {
    get { parts.id }
    _modify { yield &parts.id }
  }
  /// The kind of element.
  public var role: Role {
    get { parts.role }
    _modify { yield &parts.role }
  }
  /// The element's own text, such as the title of a screen.
  public var text: String {
    get { parts.text }
    _modify { yield &parts.text }
  }
  /// The runs of a text that combines several styles. It is empty for any other element.
  public var runs: [Run] {
    get { parts.runs }
    _modify { yield &parts.runs }
  }
  /// The placeholder of an empty field.
  public var prompt: String? {
    get { parts.prompt }
    _modify { yield &parts.prompt }
  }
  /// The current value of a control, such as a field's text, a stepper's number, or on and off.
  public var value: Value? {
    get { parts.value }
    _modify { yield &parts.value }
  }
  /// Whether the element accepts input. A disabled element has no actions.
  public var isEnabled: Bool {
    get { parts.isEnabled }
    _modify { yield &parts.isEnabled }
  }
  /// Whether the element has the keyboard focus.
  public internal(set) var isFocused: Bool {
    get { parts.isFocused }
    _modify { yield &parts.isFocused }
  }
  /// The actions that the user can perform on the element.
  public var actions: Actions {
    get { parts.actions }
    _modify { yield &parts.actions }
  }
  /// The attributes that modifiers set, from the innermost modifier to the outermost.
  public var attributes: [Attribute] {
    get { parts.attributes }
    _modify { yield &parts.attributes }
  }
  /// The elements inside the element.
  public var children: [Element] {
    get { parts.children }
    _modify { yield &parts.children }
  }
  /// The id of the element's `ForEach` row, which serves as its tag if it has no other.
  var rowID: AnyHashable? {
    get { parts.rowID }
    _modify { yield &parts.rowID }
  }
  /// The ``StoryUpdate/number`` of the update in which the element's body last ran, or zero if the
  /// graph records no story.
  public internal(set) var ranInUpdate: Int {
    get { parts.ranInUpdate }
    _modify { yield &parts.ranInUpdate }
  }
  /// The holes in the code that creates the element, if the graph looks for holes.
  public internal(set) var holes: [UnfinishedHole] {
    get { parts.holes }
    _modify { yield &parts.holes }
  }

  /// Returns whether two elements share their storage, so that nothing inside can differ.
  ///
  /// - Complexity: O(1).
  package func isIdentical(to other: Element) -> Bool { storage === other.storage }

  /// A summary of the element and everything inside it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements inside, but only once for each
  ///   changed copy.
  package var summary: ElementSummary {
    if let known = storage.summary { return known }
    let made = ElementSummary(of: self)
    storage.summary = made
    return made
  }

  /// Returns the element as a list arranges it.
  ///
  /// Each copy is arranged only once, so a row stays the same copy for as long as its content does.
  ///
  /// - Parameter make: Returns an arranged copy of the element. If the result contained the element
  ///   itself, it would never be released.
  func arranged(_ make: () -> Element) -> Element {
    if let known = storage.arranged { return known }
    let made = make()
    storage.arranged = made
    return made
  }

  /// Creates an element.
  public init(_ role: Role, text: String = "", value: Value? = nil) {
    storage = Storage(Parts(role: role, text: text, value: value))
  }

  /// Creates a control, which is disabled if the environment disables controls.
  init(control role: Role, value: Value? = nil, in environment: EnvironmentValues) {
    self.init(role, value: value)
    isEnabled = environment.isEnabled
  }

  /// Creates an element around a single other one, with an identity derived from it.
  init(_ role: Role, around content: Element) {
    self.init(role)
    // No node has a negative number, so the two ids differ.
    id = ~content.id
    rowID = content.rowID
    ranInUpdate = content.ranInUpdate
    children = [content]
  }
}

extension [Element] {
  /// Returns the offsets of the elements that aren't the same copies as in a former array; nil if the
  /// arrays differ in length.
  ///
  /// - Complexity: O(*n*) for *n* elements, none of which is looked into.
  package func offsetsOfChanges(since former: [Element]) -> [Int]? {
    guard count == former.count else { return nil }
    return indices.filter { !self[$0].isIdentical(to: former[$0]) }
  }
}

extension Element {
  /// The properties of an element.
  private struct Parts {
    var id: Int = 0
    var role: Role
    var text: String
    var runs: [Run] = []
    var prompt: String?
    var value: Value?
    var isEnabled: Bool = true
    var isFocused: Bool = false
    var actions: Actions = Actions()
    var attributes: [Attribute] = []
    var children: [Element] = []
    var rowID: AnyHashable?
    var ranInUpdate: Int = 0
    var holes: [UnfinishedHole] = []
  }

  private final class Storage {
    var parts: Parts
    var summary: ElementSummary?
    var arranged: Element?

    init(_ parts: Parts) {
      self.parts = parts
    }
  }
}

extension Element {
  /// The actions that a user can perform on an element. An unavailable action is nil.
  public struct Actions {
    /// Taps the element, such as a button, a toggle or a tab.
    public var tap: (() -> Void)?
    /// Gives the element the keyboard focus.
    public var focus: (() -> Void)?
    /// Replaces the text of the element.
    public var setText: ((String) -> Void)?
    /// Submits the entered text.
    public var submit: (() -> Void)?
    /// Stops editing because the element loses the focus, or nil if that changes nothing.
    public var endEditing: (() -> Void)?
    /// Increases the value by one step.
    public var increment: (() -> Void)?
    /// Decreases the value by one step.
    public var decrement: (() -> Void)?
    /// Sets the number of the element.
    public var setNumber: ((Double) -> Void)?
    /// Selects the option with a tag.
    public var select: ((AnyHashable) -> Void)?
    /// Deletes the row from its collection.
    public var delete: (() -> Void)?
    /// Moves the row before the row at an offset.
    public var move: ((Int) -> Void)?
    /// Dismisses the element.
    public var dismiss: (() -> Void)?
  }
}

extension Element {
  /// The name that a user would give the element: its accessibility label, its own text, its
  /// caption, or the texts inside it. If it has no text, like a button with only an icon, its
  /// images name it.
  public var label: String {
    let words = label(withImages: false)
    return words.isEmpty ? label(withImages: true) : words
  }

  private func label(withImages: Bool) -> String {
    for case .accessibilityLabel(let label) in attributes.reversed() { return label }
    if !text.isEmpty { return text }
    if let caption = children.first(where: { $0.role == .caption || $0.role == .header }) {
      return caption.label(withImages: withImages)
    }
    return children.lazy
      .filter { (withImages || $0.role != .image) && !$0.isPresented && $0.role != .contextMenu }
      .map { $0.label(withImages: withImages) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The tag that identifies the element among the options of a picker or a tab view.
  ///
  /// A row of a `ForEach` that has no tag is identified by its id.
  public var tag: AnyHashable? {
    for case .tag(let tag) in attributes.reversed() { return tag }
    return rowID
  }

  /// The elements inside it, without its caption, header and footer.
  public var content: [Element] {
    children.filter { ![.caption, .header, .footer].contains($0.role) }
  }

  /// Whether the element is presented over the one that contains it, like a sheet.
  public var isPresented: Bool {
    switch role {
    case .sheet, .alert, .dialog, .destination: true
    default: false
    }
  }

  /// The options of a picker: all elements inside that have a tag, in order.
  public var options: [Element] {
    content.flatMap { $0.tag == nil ? $0.options : [$0] }
  }

  /// The text of the badge in its corner, such as a number of unread messages.
  public var badge: String? {
    for case .badge(let badge) in attributes.reversed() { return badge }
    return nil
  }

  /// The element and all elements inside it, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the number of these elements.
  public var flattened: [Element] { [self] + children.flatMap(\.flattened) }
}
