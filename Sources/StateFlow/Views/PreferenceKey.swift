/// A key for a value that views pass to the views that contain them.
///
///     struct UnsavedKey: PreferenceKey {
///       static var defaultValue = 0
///       static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
///     }
///
/// A view sets the value with `.preference(key:value:)`. A view that contains it receives the value
/// with `.onPreferenceChange(_:perform:)`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value that is used if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the values of sibling views, in the order in which the body lists them. `value` is
  /// the result for the views so far, and `nextValue` returns the value of the next view (PK1).
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value, which is `nil`.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Sets the preference value that this view passes to the views that contain it, replacing the
  /// values from the views inside it (PK2).
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    _PreferenceView<Self, K>(content: self) { $0 = value }
  }

  /// Transforms the preference value that comes from the views inside this view (PK2).
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    _PreferenceView<Self, K>(content: self, transform: callback)
  }

  /// Performs an action with the preference value from the views inside this view. The action runs
  /// when a view first sets a value, and again each time the value has changed (PK3).
  ///
  /// Only views on screen count. Views in an unselected tab, on a screen that another one covers,
  /// or in a sheet don't count.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    _PreferenceChangeView<Self, K>(content: self, action: action)
  }
}

/// A view that sets or changes a preference.
public struct _PreferenceView<Content: View, Key: PreferenceKey>: View {
  let content: Content
  let transform: (inout Key.Value) -> Void
}

extension _PreferenceView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    PreferenceNode(self, parent: parent, environment: environment)
  }
}

private final class PreferenceNode<Content: View, OwnKey: PreferenceKey>:
  WrapperNode<_PreferenceView<Content, OwnKey>>
{
  override func preference<Key: PreferenceKey>(for key: Key.Type) -> Key.Value? {
    guard OwnKey.self == Key.self else { return super.preference(for: key) }
    var value = super.preference(for: OwnKey.self) ?? OwnKey.defaultValue
    view.transform(&value)
    return (value as! Key.Value)
  }
}

/// A view that receives a preference from the views inside it.
public struct _PreferenceChangeView<Content: View, Key: PreferenceKey>: View
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void
}

extension _PreferenceChangeView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    PreferenceChangeNode(self, parent: parent, environment: environment)
  }
}

private final class PreferenceChangeNode<Content: View, Key: PreferenceKey>:
  WrapperNode<_PreferenceChangeView<Content, Key>>, SettlingNode
where Key.Value: Equatable {
  private var last: Key.Value?

  override func mount() {
    graph.addSettling(self)
    super.mount()
  }

  override func willUnmount() { graph.removeSettling(self) }

  override func screenChanged() { settle() }

  func settle() {
    guard isOnScreen else { return }
    let found = super.preference(for: Key.self)
    guard found != nil || last != nil else { return }
    let value = found ?? Key.defaultValue
    guard value != last else { return }
    last = value
    graph.enqueue(
      LifecycleQueue.Event(kind: .sawChange, owner: enclosingViewName) { [view] in
        view.action(value)
      })
  }
}
