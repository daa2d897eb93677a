import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/09-Persistence.md` match their recordings.
@Suite("Chapter 9: Live listings")
struct PersistenceLiveTests {
  private let live = LiveListings(chapter: "09-Persistence")

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("forgetful", relaunches: true) { _ in ForgetfulAlarm() }
    try await live.expect("silent", relaunches: true) { stage in SilentAlarm(store: stage.defaults)
    }
    try await live.expect("alarm", besides: "forgetful", relaunches: true) { stage in
      Bedroom(store: stage.defaults)
    }
    try await live.expect("picker") { _ in DayPicker() }
    try await live.expect("preferences", relaunches: true) { stage in
      PreferencesForm(preferences: Preferences(store: stage.defaults))
    }
    try live.expectNoOthers()
  }
}

/// A view that shows both views of the alarm, which share the settings.
private struct Bedroom: View {
  let store: UserDefaults

  var body: some View {
    VStack {
      Alarm(store: store)
      Bedside(store: store)
    }
  }
}
