/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  let content: TupleView<(Icon, Title)>

  /// Creates a label from any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    let title = title()
    let icon = icon()
    content = TupleView((icon, title), views: [icon, title])
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label: ContainerView {
  func element(in environment: EnvironmentValues) -> Element { Element(.label) }
}
