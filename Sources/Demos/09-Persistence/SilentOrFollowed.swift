import DemoSupport
import StateFlow

/// A comparison between a store that is read without being observed and a store that is observed.
struct SilentOrFollowed: KitView {
  var body: some View {
    SideBySide {
      Exhibit("Reading the store", try: "Tap Later: it is saved, but not shown. Relaunch.") {
        Relaunchable(in: "persistence-demo") { SilentAlarm(store: $0) }
      }
    } cure: {
      Exhibit("Following a key", try: "Tap Later: both views read one key, and both run.") {
        Relaunchable(in: "persistence-demo") { store in
          FollowingAlarm(store: store)
          Bedside(store: store)
        }
      }
    }
  }
}

/// The pitfall: the store isn't part of the view's state, so a write doesn't invalidate the view.
struct SilentAlarm: View {
  let store: UserDefaults

  private var minute: Int { store.integer(forKey: "minute") }

  var body: some View {
    HStack {
      Text("Wake up at 7:\(minute + 10)")
      Button("Later") { store.set(minute + 5, forKey: "minute") }
    }
  }
}

/// The fix: the wrapper reads and writes the key, and observes every write to it.
struct FollowingAlarm: View {
  @AppStorage private var snoozed: Int

  init(store: UserDefaults) {
    _snoozed = AppStorage(wrappedValue: 0, "snoozed", store: store)
  }

  var body: some View {
    HStack {
      Text("Wake up at 7:\(snoozed + 10)")
      Button("Later") { snoozed += 5 }
    }
  }
}

/// A view that reads the same key, independently of the alarm.
struct Bedside: View {
  @AppStorage private var snoozed: Int

  init(store: UserDefaults) {
    _snoozed = AppStorage(wrappedValue: 0, "snoozed", store: store)
  }

  var body: some View {
    Text(snoozed == 0 ? "In good time" : "Late by \(snoozed) minutes")
  }
}
