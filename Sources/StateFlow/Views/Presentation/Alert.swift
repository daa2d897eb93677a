extension View {
  /// Shows an alert while the binding's value is `true`.
  ///
  /// Each button dismisses the alert after its action. An alert without buttons gets an "OK"
  /// button.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    self.message(.alert, Text(titleKey), isPresented, actions(), message())
  }

  /// Shows an alert while the binding's value is `true`.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    self.message(.alert, Text(title), isPresented, actions(), message())
  }

  /// Shows an alert while the binding's value is `true`.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    self.message(.alert, title, isPresented, actions(), message())
  }

  /// Shows an alert for the given data while the binding's value is `true` and the data isn't
  /// `nil`.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    message(.alert, Text(titleKey), isPresented, data.map(actions), EmptyView(), data != nil)
  }

  /// Shows an alert and its message for the given data while the binding's value is `true` and the
  /// data isn't `nil`.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    self.message(
      .alert, Text(titleKey), isPresented, data.map(actions), data.map(message), data != nil)
  }

  /// Shows a dialog with a choice of actions while the binding's value is `true`.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    self.message(.dialog, Text(titleKey), isPresented, actions(), message())
  }

  private func message<A: View, M: View>(
    _ role: Element.Role, _ title: Text, _ isPresented: Binding<Bool>, _ actions: A,
    _ message: M, _ hasData: Bool = true
  ) -> some View {
    presentation(
      role,
      isPresented: Binding(
        FunctionLocation {
          hasData && isPresented.wrappedValue
        } set: { value, _ in
          isPresented.wrappedValue = value
        })
    ) {
      Caption(title)
      message
      actions
    }
  }
}

/// The visibility of a part of the interface.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }
