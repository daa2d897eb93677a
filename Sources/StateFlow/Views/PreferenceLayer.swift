extension View {
  /// Layers views in front of this view. The views are created from the preference value of this
  /// view and the views inside it (PK4).
  ///
  /// If no view sets a value, `transform` receives the key's default value. The views in front can
  /// set values for the key, too. The views that contain this view then receive a combination of
  /// all these values.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - alignment: The alignment of the views in front.
  ///   - transform: The closure that creates the views. It is called again when the value changes.
  public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    _PreferenceLayerView<Self, Key, V>(
      content: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// Layers views behind this view. The views are created from the preference value of this view
  /// and the views inside it (PK4).
  ///
  /// If no view sets a value, `transform` receives the key's default value. The views in the
  /// background can set values for the key, too. The views that contain this view then receive a
  /// combination of all these values.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - alignment: The alignment of the background views.
  ///   - transform: The closure that creates the views. It is called again when the value changes.
  public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    _PreferenceLayerView<Self, Key, V>(
      content: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

/// A view with a layer in front of it or behind it. The layer shows the preference value of the
/// view.
public struct _PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: View {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layer
}

extension _PreferenceLayerView: ContainerView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<_PreferenceLayerView<Content, Key, Layer>> {
    PreferenceLayerNode(self, parent: parent, environment: environment)
  }

  func element(in environment: EnvironmentValues) -> Element {
    Element(.depthStack, aligned: alignment, spacing: nil)
  }
}

/// The node for a view and the layer that shows its preference.
///
/// The preference value is known only after the bodies in the content have run. The layer is
/// therefore created after the content, and updated at the end of each round in which the value has
/// changed.
private final class PreferenceLayerNode<Content: View, Key: PreferenceKey, Layer: View>:
  ContainerNode<_PreferenceLayerView<Content, Key, Layer>>, SettlingNode
{
  private var layer: ClosureNode<Layer>?
  private var value = Key.defaultValue

  override func mount() {
    // Before the nodes inside: they are settled first.
    graph.addSettling(self)
    super.mount()
    value = current
    let layer = ClosureNode<Layer>(below: self) { [unowned self] in view.transform(value) }
    layer.mount()
    self.layer = layer
  }

  override func update(to view: _PreferenceLayerView<Content, Key, Layer>) {
    super.update(to: view)
    value = current
    layer?.refresh()
  }

  override func willUnmount() { graph.removeSettling(self) }

  private var content: [Node] { super.children }

  private var current: Key.Value {
    content.first { $0.isOnScreen }?.preference(for: Key.self) ?? Key.defaultValue
  }

  func settle() {
    let new = current
    guard isOnScreen, let layer, !Comparison.of(Key.Value.self)(value, new) else { return }
    value = new
    layer.renewElements()
    layer.refresh()
  }

  override func screenChanged() { settle() }

  override var children: [Node] { content + (layer.map { [$0] } ?? []) }

  override func appendContent(to elements: inout [Element]) {
    let children = view.isBehind ? children.reversed() : children
    for child in children { child.appendElements(to: &elements) }
  }
}
