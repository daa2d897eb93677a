import Foundation
import StateFlow

/// The scene of an app that runs in a terminal, as it was when the app last ran.
enum SavedScene {
  private static let key = "StateFlow.SceneStorage"

  /// Returns the values of the scene, and saves each change of them in the standard defaults.
  static func values() -> SceneValues {
    SceneValues(restoring: UserDefaults.standard.data(forKey: key)) { values in
      guard let archive = values.archive else { return }
      UserDefaults.standard.set(archive, forKey: key)
      DefaultsSaving.schedule()
    }
  }
}
