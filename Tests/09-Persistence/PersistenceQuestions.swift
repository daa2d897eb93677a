import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/09-Persistence.md. `workbook verify --check candidates`
// compiles and runs the program of each answer.

// complete: snooze
func snoozeMinutes(in store: UserDefaults) -> Int {
  store.object(forKey: "snooze") as? Int ?? 9
  // or: store.integer(forKey: "snooze")
  //   shows: [0, 0, 0]
  // or: store.object(forKey: "snooze") ?? 9
  //   doesn't compile: cannot convert return expression of type 'Any' to return type 'Int'
  // or: max(store.integer(forKey: "snooze"), 9)
  //   shows: [9, 9, 9]
}
// run
func snooze() -> [Int] {
  let store = TemporaryDefaults().store
  var minutes = [snoozeMinutes(in: store)]
  for saved in [0, "never"] as [Any] {
    store.set(saved, forKey: "snooze")
    minutes.append(snoozeMinutes(in: store))
  }
  return minutes
}
// shows: [9, 0, 9]
// end
