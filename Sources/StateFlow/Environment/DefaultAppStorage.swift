import Foundation

private enum AppStorageStoreKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The store of every `@AppStorage` that doesn't name one.
  var appStorageStore: UserDefaults {
    get { self[AppStorageStoreKey.self] }
    set { self[AppStorageStoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of every ``AppStorage`` in this view and below it that doesn't name one (AS3).
  ///
  ///     SettingsForm().defaultAppStorage(store)
  ///
  /// The nearest modifier wins. It doesn't affect an `@AppStorage` outside of views, such as one in
  /// an ``ObservableObject``: pass the store to its initializer instead.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageStore, store)
  }
}

extension Scene {
  /// Sets the store of every ``AppStorage`` in this scene that doesn't name one (AS3).
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    SceneWithStore(content: self, store: store)
  }
}
