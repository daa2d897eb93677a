extension Element {
  /// The name that a story uses for the element, such as `text field "Name"`.
  var storyName: String {
    let kind =
      switch role {
      case .horizontalStack, .verticalStack, .depthStack: "stack"
      default: role.spokenName
      }
    let label = OneLine.of(label, limit: 40)
    return label.isEmpty ? "the \(kind)" : "the \(kind) \"\(label)\""
  }
}
