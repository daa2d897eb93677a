extension View {
  /// Shows a sheet over this view while the binding's value is `true`.
  ///
  /// The sheet inherits the environment of this view (SH1), and `@Environment(\.dismiss)` in its
  /// content dismisses it. *Choice*: `onDismiss` is called after every dismissal, no matter what
  /// caused it (SH3). While the sheet is shown, its content keeps updating (SH4).
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet over this view while the binding's item isn't `nil`. If the item's ID changes, a
  /// new sheet replaces the current one, and the content starts over (SH2).
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet that covers the whole screen while the binding's value is `true`.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet that covers the whole screen while the binding's item isn't `nil`.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Shows a popover next to this view while the binding's value is `true`.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.sheet, isPresented: isPresented, content: content)
  }
}
