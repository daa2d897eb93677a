import Foundation
import StateFlow

/// The scene storage of an app that runs in a terminal, which survives a restart.
enum SavedScene {
  private static let key = "StateFlow.SceneStorage"

  /// Returns the saved values of the scene. Each change is saved in the standard defaults.
  static func values() -> SceneValues {
    SceneValues(restoring: UserDefaults.standard.data(forKey: key)) { values in
      guard let archive = values.archive else { return }
      UserDefaults.standard.set(archive, forKey: key)
      DefaultsSaving.schedule()
    }
  }
}
