/// One thing on screen, which you find as a user would: by its role and its label.
///
/// A graph renders its tree of views as elements. They know nothing of the views they come from;
/// they hold what there is to read, and the actions a user can perform.
public struct Element: Identifiable {
  /// The kind of an element.
  public enum Role: String, Sendable, CaseIterable {
    case empty, text, image, label, button, link, toggle, stepper, slider, textField, secureField
    case picker, progress, list, section, header, footer, form, row, group, horizontalStack
    case verticalStack, depthStack, scroll, spacer, divider, tabView, tab, navigation, toolbarItem
    case menu, contextMenu, sheet, alert, dialog, destination
    /// The name of a control that contains other views: the first of its children.
    case caption
  }

  /// The setting of a control.
  public enum Value: Equatable {
    case text(String)
    case flag(Bool)
    case number(Double, in: ClosedRange<Double>?)
    case choice(AnyHashable)
  }

  /// A part of a text with its own style.
  public struct Run: Equatable {
    /// The words.
    public var text: String
    /// The modifiers of this part, innermost first.
    public var attributes: [Attribute]

    /// A part of a text.
    public init(text: String, attributes: [Attribute] = []) {
      self.text = text
      self.attributes = attributes
    }
  }

  // Elements are copied by the thousand, so a copy shares its parts until one of them changes.
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
  /// The element's own text: a text's words, a screen's title.
  public var text: String {
    get { parts.text }
    _modify { yield &parts.text }
  }
  /// The runs of a text that combines several styles; empty for any other element.
  public var runs: [Run] {
    get { parts.runs }
    _modify { yield &parts.runs }
  }
  /// The placeholder of an empty field.
  public var prompt: String? {
    get { parts.prompt }
    _modify { yield &parts.prompt }
  }
  /// The current setting: a field's text, a stepper's number, on or off.
  public var value: Value? {
    get { parts.value }
    _modify { yield &parts.value }
  }
  /// Whether it accepts input. A disabled element has no actions.
  public var isEnabled: Bool {
    get { parts.isEnabled }
    _modify { yield &parts.isEnabled }
  }
  /// Whether it has the keyboard focus.
  public internal(set) var isFocused: Bool {
    get { parts.isFocused }
    _modify { yield &parts.isFocused }
  }
  /// The actions it performs.
  public var actions: Actions {
    get { parts.actions }
    _modify { yield &parts.actions }
  }
  /// Its appearance and accessibility, innermost modifier first.
  public var attributes: [Attribute] {
    get { parts.attributes }
    _modify { yield &parts.attributes }
  }
  /// The elements inside it.
  public var children: [Element] {
    get { parts.children }
    _modify { yield &parts.children }
  }
  /// The id of the `ForEach` row it comes from, which serves as its tag if it has no other.
  var rowID: AnyHashable? {
    get { parts.rowID }
    _modify { yield &parts.rowID }
  }
  /// The number of the update in which the body it comes from last ran, as
  /// ``StoryUpdate/number`` counts; zero if the graph records no story.
  public internal(set) var ranInUpdate: Int {
    get { parts.ranInUpdate }
    _modify { yield &parts.ranInUpdate }
  }
  /// The unfinished holes in the code that makes it, if the graph looks for them.
  public internal(set) var holes: [UnfinishedHole] {
    get { parts.holes }
    _modify { yield &parts.holes }
  }

  /// Whether both are the same copy of the same element, so that nothing inside can differ.
  ///
  /// - Complexity: O(1), however much is inside.
  package func isIdentical(to other: Element) -> Bool { storage === other.storage }

  /// A summary of the element and everything inside it.
  ///
  /// - Complexity: O(*n*) for *n* elements inside, once for each copy that was changed.
  package var summary: ElementSummary {
    if let known = storage.summary { return known }
    let made = ElementSummary(of: self)
    storage.summary = made
    return made
  }

  /// The element as a list arranges it.
  ///
  /// Each copy is arranged once, so that a row stays the same copy for as long as its content does.
  ///
  /// - Parameter make: Arranges a copy of the element. A result that contained the element itself
  ///   would never be released.
  func arranged(_ make: () -> Element) -> Element {
    if let known = storage.arranged { return known }
    let made = make()
    storage.arranged = made
    return made
  }

  /// An element.
  public init(_ role: Role, text: String = "", value: Value? = nil) {
    storage = Storage(Parts(role: role, text: text, value: value))
  }

  /// A control, disabled if the environment says so.
  init(control role: Role, value: Value? = nil, in environment: EnvironmentValues) {
    self.init(role, value: value)
    isEnabled = environment.isEnabled
  }

  /// An element around a single other one, with the same identity.
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
  /// What can be done to an element.
  public struct Actions {
    /// Tap it: a button, a toggle, a tab.
    public var tap: (() -> Void)?
    /// Give it the keyboard focus.
    public var focus: (() -> Void)?
    /// Replace its text.
    public var setText: ((String) -> Void)?
    /// Finish entering text.
    public var submit: (() -> Void)?
    /// Stop editing its text, because the focus leaves it; nil if that changes nothing.
    public var endEditing: (() -> Void)?
    /// One step up.
    public var increment: (() -> Void)?
    /// One step down.
    public var decrement: (() -> Void)?
    /// Set its number.
    public var setNumber: ((Double) -> Void)?
    /// Choose the option with a tag.
    public var select: ((AnyHashable) -> Void)?
    /// Delete it from the collection that it is a row of.
    public var delete: (() -> Void)?
    /// Move it before the row that is now at an offset.
    public var move: ((Int) -> Void)?
    /// Dismiss it.
    public var dismiss: (() -> Void)?
  }
}

extension Element {
  /// What a person calls it: its accessibility label, its own text, its caption, or the texts
  /// inside it. Without any text, as in a button with an icon only, the images inside it name it.
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

  /// The tag that tells it from other options of a picker or a tab view.
  ///
  /// A row of a `ForEach` that has no tag goes by its id.
  public var tag: AnyHashable? {
    for case .tag(let tag) in attributes.reversed() { return tag }
    return rowID
  }

  /// What stands inside it, without its caption, header and footer.
  public var content: [Element] {
    children.filter { ![.caption, .header, .footer].contains($0.role) }
  }

  /// Whether it stands over what it was found in, and is no part of it.
  public var isPresented: Bool {
    switch role {
    case .sheet, .alert, .dialog, .destination: true
    default: false
    }
  }

  /// What a picker offers: everything inside that has a tag, in order.
  public var options: [Element] {
    content.flatMap { $0.tag == nil ? $0.options : [$0] }
  }

  /// What is said in a corner of it, such as a number of unread messages.
  public var badge: String? {
    for case .badge(let badge) in attributes.reversed() { return badge }
    return nil
  }

  /// The element and all that is inside it, from the top down.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var flattened: [Element] { [self] + children.flatMap(\.flattened) }
}
