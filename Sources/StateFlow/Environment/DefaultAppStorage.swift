import Foundation

private enum AppStorageStoreKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The store of each `@AppStorage` that names none.
  var appStorageStore: UserDefaults {
    get { self[AppStorageStoreKey.self] }
    set { self[AppStorageStoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of every ``AppStorage`` in this view and below it that names no store (AS3).
  ///
  ///     SettingsForm().defaultAppStorage(store)
  ///
  /// Nearest wins. An `@AppStorage` outside of views, such as one in an ``ObservableObject``, isn't
  /// affected: there, pass the store to its initializer.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageStore, store)
  }
}

extension Scene {
  /// Sets the store of every ``AppStorage`` in this scene that names no store (AS3).
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    SceneWithStore(content: self, store: store)
  }
}
