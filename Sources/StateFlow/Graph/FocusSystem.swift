/// Which field of a graph has the keyboard focus, and the states that say so.
@MainActor
final class FocusSystem {
  /// The field that has the focus.
  private weak var field: (any FocusableNode)?
  /// The views that bind a field's focus to a state, outer ones first.
  private(set) var bindings: [any FocusBindingNode] = []
  /// Whether a state has been written since the focus was settled last.
  var needsSettling = false
  private var departures: [() -> Void] = []

  func add(_ binding: any FocusBindingNode) { bindings.append(binding) }
  func remove(_ binding: any FocusBindingNode) { bindings.removeAll { $0 === binding } }

  /// Runs an action once the nodes that are being unmounted are gone.
  func afterLeaving(_ action: @escaping () -> Void) { departures.append(action) }

  /// The element of the field that has the focus.
  var focusedElement: Element.ID? { field?.serial }

  func hasFocus(_ node: Node) -> Bool { field === node }

  /// Moves the focus to a field or, with nil, away from all, and writes the states that are bound to
  /// the field that loses it and the one that gets it (F1).
  func move(to field: (any FocusableNode)?) {
    let former = self.field
    self.field = field
    if former !== field {
      former?.endEditing()
      // A field shows whether it has the focus, which is no evaluation of it.
      former?.renewElements()
      field?.renewElements()
    }
    let focused = bindings.filter { binding in field?.isInside(binding) ?? false }
    for binding in focused { binding.writeFocused() }
    // Another field of the same state must not overwrite what the focused one has just written.
    let written = Set(focused.map(\.state))
    for binding in bindings where !written.contains(binding.state) { binding.writeUnfocused() }
    for binding in bindings { binding.wasWanted = binding.isWanted }
  }

  /// Follows what the program wrote, and what has left the screen (F2, F3).
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
  /// Writes what was typed and is not written yet, because the focus leaves the node.
  func endEditing()
}

/// A node that binds the focus of the fields below it to a state.
@MainActor
protocol FocusBindingNode: Node {
  /// Names the state.
  var state: ObjectIdentifier { get }
  /// Whether the state has the value for the fields below.
  var isWanted: Bool { get }
  /// Whether it had when the focus was settled last.
  var wasWanted: Bool { get set }
  /// Writes that a field below has the focus.
  func writeFocused()
  /// Writes that none has, where the state says that one does.
  func writeUnfocused()
}

extension FocusBindingNode {
  /// The first field below that can have the focus.
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
  /// The text field that has the keyboard focus, by the id of its element.
  public var focusedElement: Element.ID? {
    update()
    return focus.focusedElement
  }

  /// Moves the keyboard focus as a person does, to a text field or, with nil, away from all.
  ///
  /// The story tells it where a view says `.focused`, since a state is then written.
  public func moveFocus(to element: Element?) {
    update()
    guard focus.focusedElement != element?.id else { return }
    let move = element == nil ? { [focus] in focus.move(to: nil) } : element?.actions.focus
    guard let move else { return }
    guard !focus.bindings.isEmpty else { return move() }
    performQuietly(element.map { "focus \"\($0.label)\"" } ?? "end editing", move)
  }
}
