// It looks as if there were one failure in a life: the second backup is written over the first.
// Caught by: a second failure does not write over the first
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
    guard let saved = store.object(forKey: "trips") else { return [] }
    if let data = saved as? Data,
      let trips = try? JSONDecoder().decode([Trip].self, from: data)
    {
      return trips
    }
    store.set([saved], forKey: "trips.backups")
    store.removeObject(forKey: "trips")
    return []
  }

  func save(_ trips: [Trip]) {
    guard let data = try? JSONEncoder().encode(trips) else { return }
    store.set(data, forKey: "trips")
  }
}
