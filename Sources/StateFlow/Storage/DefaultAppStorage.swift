import Foundation

private enum AppStorageStoreKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The store for every `@AppStorage` property that doesn't specify one.
  var appStorageStore: UserDefaults {
    get { self[AppStorageStoreKey.self] }
    set { self[AppStorageStoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the store for every ``AppStorage`` property, in this view and below it, that doesn't
  /// specify one (AS3).
  ///
  ///     SettingsForm().defaultAppStorage(store)
  ///
  /// The nearest modifier wins. The modifier doesn't affect an `@AppStorage` property outside a
  /// view, such as one in an ``ObservableObject``. For such a property, pass the store to the
  /// initializer.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageStore, store)
  }
}

extension Scene {
  /// Sets the store for every ``AppStorage`` property in this scene that doesn't specify one (AS3).
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    SceneWithStore(content: self, store: store)
  }
}
