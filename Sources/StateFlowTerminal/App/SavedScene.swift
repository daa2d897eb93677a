import StateFlow

/// The scene storage for an app in a terminal. It survives a restart.
enum SavedScene {
  private static let key = "StateFlow.SceneStorage"

  /// Returns the scene's saved values. Each change to them is saved in the standard defaults.
  static func values() -> SceneValues {
    SceneValues(restoring: UserDefaults.standard.data(forKey: key)) { values in
      guard let archive = values.archive else { return }
      UserDefaults.standard.set(archive, forKey: key)
      DefaultsSaving.schedule()
    }
  }
}
