import StateFlow
import StateFlowStory

/// Members that find elements by role and label, as a user would.
extension ViewGraph {
  var everything: [Element] { elements.flatMap(\.flattened) }

  func all(_ role: Element.Role) -> [Element] { everything.filter { $0.role == role } }

  func first(_ role: Element.Role, _ label: String? = nil) -> Element? {
    all(role).first { label == nil || $0.label == label }
  }

  /// The strings on the screen, from the top down.
  var texts: [String] { all(.text).map(\.text) }

  /// Taps the first element with the given role and label.
  func use(_ label: String, _ role: Element.Role = .button) {
    let element = first(role, label)
    perform("tap \(label)") { element?.actions.tap?() }
  }

  func labels(of role: Element.Role) -> [String] { all(role).map(\.label) }
}
