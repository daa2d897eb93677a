/// The position of a search field. The kit shows every search field below the navigation bar.
public enum SearchFieldPlacement: Sendable { case automatic, toolbar, sidebar, navigationBarDrawer }

extension View {
  /// Marks the view as searchable, which adds a search field to the screen.
  ///
  /// The field writes each change to the binding. Your program filters its data by the bound text.
  /// Submitting the field performs the actions of `onSubmit(of: .search)`. If the view is inside a
  /// navigation stack, the field is below the stack's bar.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: The position of the field. In the kit, it has no effect.
  ///   - prompt: The placeholder in the empty field, or `nil` for "Search".
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    let prompt = prompt ?? Text("Search")
    return Pair(
      first: Field(content: prompt, role: .searchField, prompt: prompt, text: text), second: self)
  }

  /// Marks the view as searchable, which adds a search field with a prompt to the screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Marks the view as searchable, which adds a search field with a prompt to the screen.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}
