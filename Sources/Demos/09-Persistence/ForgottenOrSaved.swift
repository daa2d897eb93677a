import DemoSupport
import StateFlow

/// A comparison between an alarm with an hour that isn't saved and an alarm that saves its hour.
struct ForgottenOrSaved: KitView {
  var body: some View {
    SideBySide {
      Exhibit("@State", try: "Choose another hour, and relaunch: it is 7 again.") {
        Relaunchable(in: "persistence-demo") { _ in ForgetfulAlarm() }
      }
    } cure: {
      Exhibit("@AppStorage", try: "Choose and relaunch. Or quit this demo, and come back.") {
        Relaunchable(in: "persistence-demo") { Alarm(store: $0) }
      }
    }
  }
}

/// The pitfall: state lasts only as long as its view is on screen.
struct ForgetfulAlarm: View {
  @State private var hour = 7

  var body: some View {
    Stepper("Wake up at \(hour)", value: $hour, in: 0...23)
  }
}

/// The fix: a store saves the hour, and every view that reads the hour updates when it changes.
struct Alarm: View {
  @AppStorage private var hour: Int

  init(store: UserDefaults) {
    _hour = AppStorage(wrappedValue: 7, "hour", store: store)
  }

  var body: some View {
    Stepper("Wake up at \(hour)", value: $hour, in: 0...23)
  }
}
