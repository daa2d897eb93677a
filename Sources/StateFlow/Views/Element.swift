/// An element on the screen, which you find as a user would: by its role and label.
///
/// A graph renders its tree of views as elements. An element has no reference to the view that it
/// comes from. It contains only the visible text and values, and the actions that a user can
/// perform.
public struct Element: Identifiable {
  /// The kind of an element.
  public enum Role: String, Sendable, CaseIterable {
    case empty, text, image, label, button, link, toggle, stepper, slider, textField, secureField
    case picker, progress, list, section, header, footer, form, row, group, horizontalStack
    case verticalStack, depthStack, scroll, spacer, divider, tabView, tab, navigation, toolbarItem
    case menu, contextMenu, sheet, alert, dialog, destination, textEditor, searchField
    case disclosureGroup
    /// The label of a control that contains other views. The label is the control's first child.
    case caption

    /// The role's name as it appears in a sentence, such as `text field`.
    package var spokenName: String {
      switch self {
      case .textField: "text field"
      case .secureField: "secure field"
      case .textEditor: "text editor"
      case .searchField: "search field"
      case .disclosureGroup: "disclosure group"
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

  /// A run of text with its own style.
  public struct Run: Equatable {
    /// The text of the run.
    public var text: String
    /// The attributes of the run, innermost first.
    public var attributes: [Attribute]

    /// Creates a run of text.
    public init(text: String, attributes: [Attribute] = []) {
      self.text = text
      self.attributes = attributes
    }
  }

  // The kit copies thousands of elements, so copies share their storage until one of them changes.
  private var storage: Storage

  private var parts: Parts {
    _read { yield storage.parts }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.parts) }
      storage.arranged = nil
      yield &storage.parts
    }
  }

  /// The identity of the element, which stays the same while its view is on screen.
  public internal(set) var id: Int {
    get { storage.parts.id }
    _modify { yield &parts.id }
  }
  /// The kind of element.
  public var role: Role {
    get { storage.parts.role }
    _modify { yield &parts.role }
  }
  /// The element's own text, such as the title of a screen.
  public var text: String {
    get { storage.parts.text }
    _modify { yield &parts.text }
  }
  /// The runs of a text view that combines several styles. For any other element, the array is
  /// empty.
  public var runs: [Run] {
    get { storage.parts.runs }
    _modify { yield &parts.runs }
  }
  /// The placeholder in an empty field.
  public var prompt: String? {
    get { storage.parts.prompt }
    _modify { yield &parts.prompt }
  }
  /// The current value of a control, such as a field's text, a stepper's number, or a toggle's
  /// state.
  public var value: Value? {
    get { storage.parts.value }
    _modify { yield &parts.value }
  }
  /// Whether the element accepts input. A disabled element has no actions.
  public var isEnabled: Bool {
    get { storage.parts.isEnabled }
    _modify { yield &parts.isEnabled }
  }
  /// Whether the element has the keyboard focus.
  public internal(set) var isFocused: Bool {
    get { storage.parts.isFocused }
    _modify { yield &parts.isFocused }
  }
  /// The actions that a user can perform on the element.
  public var actions: Actions {
    get { storage.parts.actions }
    _modify { yield &parts.actions }
  }
  /// The attributes that modifiers have set, innermost first.
  public var attributes: [Attribute] {
    get { storage.parts.attributes }
    _modify { yield &parts.attributes }
  }
  /// The elements inside the element.
  public var children: [Element] {
    get { storage.parts.children }
    _modify { yield &parts.children }
  }
  /// The ID of the element's `ForEach` row, which serves as the element's tag if it has no other
  /// tag.
  var rowID: AnyHashable? {
    get { storage.parts.rowID }
    _modify { yield &parts.rowID }
  }
  /// The number, in the graph's story, of the update in which the body that describes the element
  /// last ran. If the graph records no story, the number is zero.
  public internal(set) var ranInUpdate: Int {
    get { storage.parts.ranInUpdate }
    _modify { yield &parts.ranInUpdate }
  }
  /// The holes in the code that creates the element. If the graph doesn't look for holes, the array
  /// is empty.
  public internal(set) var holes: [UnfinishedHole] {
    get { storage.parts.holes }
    _modify { yield &parts.holes }
  }

  /// Returns whether two elements share their storage and are therefore the same in every detail.
  ///
  /// - Complexity: O(1).
  package func isIdentical(to other: Element) -> Bool { storage === other.storage }

  /// Returns the element as its list arranges it.
  ///
  /// Each copy of an element is arranged only once, so a row keeps its storage as long as its
  /// content stays the same.
  ///
  /// - Parameter make: Returns an arranged copy of the element. The copy must not contain the
  ///   original, which would then never be released.
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

  /// Creates the element of a control. If the environment disables controls, the element is
  /// disabled.
  init(control role: Role, value: Value? = nil, in environment: EnvironmentValues) {
    self.init(role, value: value)
    isEnabled = environment.isEnabled
  }

  /// Creates an element around a single other element and derives the new element's identity from
  /// that of the other element.
  init(_ role: Role, around content: Element) {
    self.init(role)
    // A node's number is never negative, so the two ids differ.
    id = ~content.id
    rowID = content.rowID
    ranInUpdate = content.ranInUpdate
    children = [content]
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
    var arranged: Element?

    init(_ parts: Parts) {
      self.parts = parts
    }
  }
}

extension Element {
  /// The actions that a user can perform on an element. Unavailable actions are `nil`.
  public struct Actions {
    /// Taps the element, such as a button, a toggle, or a tab.
    public var tap: (() -> Void)?
    /// Gives the element the keyboard focus.
    public var focus: (() -> Void)?
    /// Replaces the text of the element.
    public var setText: ((String) -> Void)?
    /// Submits the entered text.
    public var submit: (() -> Void)?
    /// Stops editing because the element has lost the focus. If there is nothing to write, the
    /// closure is `nil`.
    public var endEditing: (() -> Void)?
    /// Increases the value by one step.
    public var increment: (() -> Void)?
    /// Decreases the value by one step.
    public var decrement: (() -> Void)?
    /// Sets the element's numeric value.
    public var setNumber: ((Double) -> Void)?
    /// Selects the option with the given tag.
    public var select: ((AnyHashable) -> Void)?
    /// Deletes the row from its collection.
    public var delete: (() -> Void)?
    /// Moves the row in front of the row at the given offset.
    public var move: ((Int) -> Void)?
    /// Refreshes the data of a list or scroll view, as pulling it down does.
    public var refresh: (() -> Void)?
    /// Dismisses the element.
    public var dismiss: (() -> Void)?
  }
}

extension Element {
  /// The element's name from a user's perspective: its accessibility label, its own text, its
  /// caption, or the text of the elements inside it. If there is no text, as in a button with only
  /// an icon, the name comes from its images.
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
  /// If a row of a `ForEach` has no tag, its ID serves as the tag.
  public var tag: AnyHashable? {
    for case .tag(let tag) in attributes.reversed() { return tag }
    return rowID
  }

  /// The elements inside this element, except for its caption, header, and footer.
  public var content: [Element] {
    children.filter { ![.caption, .header, .footer].contains($0.role) }
  }

  /// Whether the element is presented over the element that contains it, as a sheet is.
  public var isPresented: Bool {
    switch role {
    case .sheet, .alert, .dialog, .destination: true
    default: false
    }
  }

  /// The options of a picker: all elements inside it that have a tag, in order.
  public var options: [Element] {
    content.flatMap { $0.tag == nil ? $0.options : [$0] }
  }

  /// The text of the badge on the element, such as the number of unread messages.
  public var badge: String? {
    for case .badge(let badge) in attributes.reversed() { return badge }
    return nil
  }

  /// This element and all elements inside it, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements returned.
  public var flattened: [Element] { [self] + children.flatMap(\.flattened) }
}
