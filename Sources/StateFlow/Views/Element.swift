/// One thing on screen, as whoever uses the screen finds it: by its role and its label.
///
/// Elements are what a graph's tree of views comes down to. They know nothing of the views that
/// they come from; they hold what there is to read, and what can be done.
public struct Element: Identifiable {
  /// What kind of thing an element is.
  public enum Role: String, Sendable, CaseIterable {
    case empty, text, image, label, button, link, toggle, stepper, slider, textField, secureField
    case picker, progress, list, section, header, footer, form, row, group, horizontalStack
    case verticalStack, depthStack, scroll, spacer, divider, tabView, tab, navigation, toolbarItem
    case menu, contextMenu, sheet, alert, dialog, destination
    /// What a control with other views inside is called: it stands before those among the children.
    case caption
  }

  /// What an element can be set to.
  public enum Value: Equatable {
    case text(String)
    case flag(Bool)
    case number(Double, in: ClosedRange<Double>?)
    case choice(AnyHashable)
  }

  /// A part of a text that looks other than the rest of it.
  public struct Run: Equatable {
    /// The words.
    public var text: String
    /// How they look, innermost modifier first.
    public var attributes: [Attribute]

    /// A part of a text.
    public init(text: String, attributes: [Attribute] = []) {
      self.text = text
      self.attributes = attributes
    }
  }

  // Elements are handed around by the thousand: a copy costs one reference.
  private var kept: Kept

  /// Names the place in the tree of views that the element comes from, for as long as it stands.
  public internal(set) var id: Int {
    get { kept.parts.id }
    _modify {
      makeOwn()
      yield &kept.parts.id
    }
  }
  /// What kind of thing it is.
  public var role: Role {
    get { kept.parts.role }
    _modify {
      makeOwn()
      yield &kept.parts.role
    }
  }
  /// Its own text: what a text reads, a screen's title.
  public var text: String {
    get { kept.parts.text }
    _modify {
      makeOwn()
      yield &kept.parts.text
    }
  }
  /// The parts of a text that was put together from several; empty for any other.
  public var runs: [Run] {
    get { kept.parts.runs }
    _modify {
      makeOwn()
      yield &kept.parts.runs
    }
  }
  /// What an empty field asks for.
  public var prompt: String? {
    get { kept.parts.prompt }
    _modify {
      makeOwn()
      yield &kept.parts.prompt
    }
  }
  /// What it is set to: a field's text, a stepper's number, on or off.
  public var value: Value? {
    get { kept.parts.value }
    _modify {
      makeOwn()
      yield &kept.parts.value
    }
  }
  /// Whether it can be used. What cannot be used has no actions.
  public var isEnabled: Bool {
    get { kept.parts.isEnabled }
    _modify {
      makeOwn()
      yield &kept.parts.isEnabled
    }
  }
  /// What can be done to it.
  public var actions: Actions {
    get { kept.parts.actions }
    _modify {
      makeOwn()
      yield &kept.parts.actions
    }
  }
  /// How it looks and what it is called, innermost modifier first.
  public var attributes: [Attribute] {
    get { kept.parts.attributes }
    _modify {
      makeOwn()
      yield &kept.parts.attributes
    }
  }
  /// What stands inside it.
  public var children: [Element] {
    get { kept.parts.children }
    _modify {
      makeOwn()
      yield &kept.parts.children
    }
  }
  /// The id of the `ForEach` row that it comes from: its tag, where it has no other.
  var rowID: AnyHashable? {
    get { kept.parts.rowID }
    _modify {
      makeOwn()
      yield &kept.parts.rowID
    }
  }
  /// The number of the update in which the body that it comes from last ran, as
  /// ``StoryUpdate/number`` counts; zero where the graph records no story.
  public internal(set) var ranInUpdate: Int {
    get { kept.parts.ranInUpdate }
    _modify {
      makeOwn()
      yield &kept.parts.ranInUpdate
    }
  }
  /// What is unfinished in the code that makes it, where the graph looks for that.
  public internal(set) var holes: [UnfinishedHole] {
    get { kept.parts.holes }
    _modify {
      makeOwn()
      yield &kept.parts.holes
    }
  }

  /// A thing on screen.
  public init(_ role: Role, text: String = "", value: Value? = nil) {
    kept = Kept(Parts(role: role, text: text, value: value))
  }

  // Called before each change: what others hold stays as it is.
  private mutating func makeOwn() {
    if !isKnownUniquelyReferenced(&kept) { kept = Kept(kept.parts) }
  }

  /// A thing to use, which can be disabled.
  init(control role: Role, value: Value? = nil, in environment: EnvironmentValues) {
    self.init(role, value: value)
    isEnabled = environment.isEnabled
  }

  /// A thing around one other, in the same place.
  init(_ role: Role, around content: Element) {
    self.init(role)
    // No node has a negative number, so the two ids differ.
    id = ~content.id
    rowID = content.rowID
    ranInUpdate = content.ranInUpdate
    children = [content]
  }
}

extension Element {
  /// What is known of an element.
  private struct Parts {
    var id: Int = 0
    var role: Role
    var text: String
    var runs: [Run] = []
    var prompt: String?
    var value: Value?
    var isEnabled: Bool = true
    var actions: Actions = Actions()
    var attributes: [Attribute] = []
    var children: [Element] = []
    var rowID: AnyHashable?
    var ranInUpdate: Int = 0
    var holes: [UnfinishedHole] = []
  }

  private final class Kept {
    var parts: Parts

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
    /// Replace its text.
    public var setText: ((String) -> Void)?
    /// Finish entering text.
    public var submit: (() -> Void)?
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
  /// inside it.
  public var label: String {
    for case .accessibilityLabel(let label) in attributes.reversed() { return label }
    if !text.isEmpty { return text }
    if let caption = children.first(where: { $0.role == .caption || $0.role == .header }) {
      return caption.label
    }
    return children.filter { $0.role != .image && !$0.isPresented && $0.role != .contextMenu }
      .map(\.label).filter { !$0.isEmpty }
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
  public var isPresented: Bool { [.sheet, .alert, .dialog, .destination].contains(role) }

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
