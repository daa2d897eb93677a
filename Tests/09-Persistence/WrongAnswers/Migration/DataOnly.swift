// It looks as if only data could be there: a value of another type is neither read nor kept.
// Caught by: a value that is no data at all reads as none, and is kept
import Foundation
import StateFlow

struct Trip: Codable, Equatable {
  var title: String
  var days: Int
}

struct Migration {
  let store: UserDefaults

  func moveOldTrips() {
    guard let old = store.object(forKey: "travels") else { return }
    guard store.object(forKey: "trips") == nil else { return }
    store.set(old, forKey: "trips")
    store.removeObject(forKey: "travels")
  }

  func load() -> [Trip] {
    guard let saved = store.data(forKey: "trips") else { return [] }
    if let data = saved as Data?,
      let trips = try? JSONDecoder().decode([Trip].self, from: data)
    {
      return trips
    }
    let backups = store.array(forKey: "trips.backups") ?? []
    store.set(backups + [saved], forKey: "trips.backups")
    store.removeObject(forKey: "trips")
    return []
  }

  func save(_ trips: [Trip]) {
    guard let data = try? JSONEncoder().encode(trips) else { return }
    store.set(data, forKey: "trips")
  }
}
