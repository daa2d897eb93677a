import StateFlow

@testable import Persistence

/// The screen of the sleep log, and a report with its own settings object for the same store.
struct Bedroom: View {
  let store: UserDefaults
  @StateObject private var settings: SettingsStore

  init(store: UserDefaults) {
    self.store = store
    _settings = StateObject(wrappedValue: SettingsStore(store: store))
  }

  var body: some View {
    SleepScreen(settings: settings)
    SleepReport(store: .demo("persistence-demo"))
    Button("A doctor sets 9 hours") {
      UserDefaults.demo("persistence-demo").write(9.0, forKey: "sleepGoal")
    }
  }
}

/// A report with another instance of the settings. The two instances share only the store.
struct SleepReport: View {
  @StateObject private var settings: SettingsStore

  init(store: UserDefaults) {
    _settings = StateObject(wrappedValue: SettingsStore(store: store))
  }

  var body: some View {
    let reminder = settings.notifications ? "with a reminder" : "without a reminder"
    Text("Report: \(settings.sleepGoal, specifier: "%.1f") hours, \(reminder)")
      .foregroundColor(.secondary)
  }
}
