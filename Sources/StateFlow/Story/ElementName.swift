extension Element {
  /// The name that a story uses for the element, such as `text field "Name"`.
  var storyName: String {
    let kind =
      switch role {
      case .textField: "text field"
      case .secureField: "secure field"
      case .tabView: "tabs"
      case .toolbarItem: "toolbar item"
      case .horizontalStack, .verticalStack, .depthStack: "stack"
      default: role.rawValue
      }
    let label = OneLine.of(label, limit: 40)
    return label.isEmpty ? "the \(kind)" : "the \(kind) \"\(label)\""
  }
}
