extension View {
  /// Shows a sheet over this view while the binding is true.
  ///
  /// The sheet inherits the environment of this view (SH1), and `@Environment(\.dismiss)` in it
  /// ends it. *Choice*: `onDismiss` is called for every dismissal, however it came about, after
  /// the content disappeared (SH3); the content stays live (SH4).
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet over this view while there is an item. An item with another id replaces the
  /// sheet: the content starts afresh (SH2).
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet that takes the whole screen, while the binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet that takes the whole screen, while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Shows a bubble beside this view while the binding is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.sheet, isPresented: isPresented, content: content)
  }
}
