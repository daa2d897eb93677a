/// The keyboard focus of a graph, and the views that bind it to a focus state.
@MainActor
final class FocusSystem {
  /// The field that has the focus.
  private weak var field: (any FocusableNode)?
  /// The nodes that bind the focus of a field to a focus state, outermost first.
  private(set) var bindings: [any FocusBindingNode] = []
  /// Whether a focus state has been written since the focus was last settled.
  var needsSettling = false
  private var departures: [() -> Void] = []

  func add(_ binding: any FocusBindingNode) { bindings.append(binding) }
  func remove(_ binding: any FocusBindingNode) { bindings.removeAll { $0 === binding } }

  /// Runs an action after the nodes that are being unmounted have left the tree.
  func afterLeaving(_ action: @escaping () -> Void) { departures.append(action) }

  /// The ID of the focused field's element.
  var focusedElement: Element.ID? { field?.serial }

  func hasFocus(_ node: Node) -> Bool { field === node }

  /// Moves the focus to a field, or removes it if `field` is `nil`. Updates the focus states of the
  /// field that loses the focus and of the field that gains it (F1).
  func move(to field: (any FocusableNode)?) {
    let former = self.field
    self.field = field
    if former !== field {
      former?.endEditing()
      // The field's element shows whether it is focused, but a change of focus doesn't evaluate the
      // field.
      former?.renewElements()
      field?.renewElements()
    }
    let focused = bindings.filter { binding in field?.isInside(binding) ?? false }
    for binding in focused { binding.writeFocused() }
    // Another field bound to the same state must not overwrite the value that the focused field has
    // just written.
    let written = Set(focused.map(\.state))
    for binding in bindings where !written.contains(binding.state) { binding.writeUnfocused() }
    for binding in bindings { binding.wasWanted = binding.isWanted }
  }

  /// Moves the focus to the field whose focus the program has requested by writing a focus state,
  /// and away from a field that has left the screen (F2, F3).
  func settle() {
    for departure in departures { departure() }
    departures = []
    if let field, !field.canBeFocused { move(to: nil) }
    guard needsSettling else { return }
    needsSettling = false
    var wanted: (any FocusBindingNode)?
    var isGivenUp = false
    for binding in bindings where binding.wasWanted != binding.isWanted {
      binding.wasWanted = binding.isWanted
      if binding.isWanted {
        if wanted == nil { wanted = binding }
      } else if let field, field.isInside(binding) {
        isGivenUp = true
      }
    }
    if let wanted {
      move(to: wanted.firstField)
    } else if isGivenUp {
      move(to: nil)
    }
  }
}

/// A node that can have the keyboard focus.
@MainActor
protocol FocusableNode: Node {
  var canBeFocused: Bool { get }
  /// Writes any pending input when the node loses the focus.
  func endEditing()
}

/// A node that binds the focus of the text fields below it to a focus state.
@MainActor
protocol FocusBindingNode: Node {
  /// The identifier of the focus state.
  var state: ObjectIdentifier { get }
  /// Whether the focus state's value asks for a field below this node to be focused.
  var isWanted: Bool { get }
  /// The value of `isWanted` when the focus was last settled.
  var wasWanted: Bool { get set }
  /// Records in the focus state that a field below this node has the focus.
  func writeFocused()
  /// Records in the focus state that no field below this node has the focus, if the focus state's
  /// current value says that one of these fields has the focus.
  func writeUnfocused()
}

extension FocusBindingNode {
  /// The first field below this node that can receive the focus.
  fileprivate var firstField: (any FocusableNode)? {
    func find(below node: Node) -> (any FocusableNode)? {
      for child in node.children {
        if let field = child as? any FocusableNode, field.canBeFocused { return field }
        if let field = find(below: child) { return field }
      }
      return nil
    }
    return find(below: self)
  }
}

extension ViewGraph {
  /// The element ID of the text field that has the keyboard focus.
  public var focusedElement: Element.ID? {
    update()
    return focus.focusedElement
  }

  /// Moves the keyboard focus to a text field, as a user would, or removes it if `element` is
  /// `nil`.
  ///
  /// If a view uses `.focused`, the move is part of the story, because it writes to a focus state.
  public func moveFocus(to element: Element?) {
    update()
    guard focus.focusedElement != element?.id else { return }
    let move = element == nil ? { [focus] in focus.move(to: nil) } : element?.actions.focus
    guard let move else { return }
    guard !focus.bindings.isEmpty else { return move() }
    performQuietly(element.map { "focus \"\($0.label)\"" } ?? "end editing", move)
  }
}
