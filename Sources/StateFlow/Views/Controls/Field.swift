/// What text fields share: a text that lives elsewhere, and what happens when it was entered.
struct Field<Label: View>: View {
  let content: Label
  let role: Element.Role
  let prompt: Text?
  let text: Binding<String>
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
}

extension Field: ControlView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Field<Label>> {
    FieldNode(self, parent: parent, environment: environment)
  }

  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(control: role, value: .text(text.wrappedValue), in: environment)
    element.prompt = prompt?.words(in: environment)
    element.actions.setText = { words in
      onEditingChanged(true)
      text.wrappedValue = words
      onEditingChanged(false)
    }
    // Found when it happens: what a submission does is nothing that the field shows.
    element.actions.submit = {
      onCommit()
      environment.submit(.text)
    }
    return element
  }
}
