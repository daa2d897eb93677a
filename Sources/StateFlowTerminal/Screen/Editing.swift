import StateFlow
import StateFlowActions

extension AppScreen {
  /// Passes a key press to a text field.
  ///
  /// - Returns: Whether the field handled the key press.
  func edit(
    _ field: Element, _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers
  ) -> Bool {
    var edit = field.textEdit(cursor: memory.cursors[field.id])
    guard let effect = edit.take(key, modifiers) else { return false }
    apply(edit, effect, to: field)
    return true
  }

  /// Pastes text into the focused field, in a single update.
  func paste(_ text: String) {
    guard let field = focused?.element, field.isField, memory.opened == nil, !showsHelp else {
      return
    }
    var edit = field.textEdit(cursor: memory.cursors[field.id])
    let effect = edit.insert(text, verb: "paste")
    apply(edit, effect, to: field)
  }

  // A binding's setter may change the text. If it does, the cursor keeps its distance from the end.
  private func apply(_ edit: TextEdit, _ effect: TextEdit.Effect, to field: Element) {
    memory.cursors[field.id] = edit.cursor
    redraw()
    guard case .changed(let event) = effect else {
      followsFocus = true
      return
    }
    perform(field.edit(event, making: edit.text))
    draw()
    guard let text = focused?.element.enteredText, focused?.element.id == field.id,
      text != edit.text
    else { return }
    let behind = edit.characters.count - edit.cursor
    memory.cursors[field.id] = max(0, text.count - behind)
    redraw()
  }
}

extension Element {
  /// Returns the field's text for editing.
  fileprivate func textEdit(cursor: Int?) -> TextEdit {
    TextEdit(enteredText, cursor: cursor, hasLines: role == .textEditor)
  }
}
