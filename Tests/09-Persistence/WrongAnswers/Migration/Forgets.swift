// It looks as if what does not decode were of no use: the next save writes over it, and it is lost.
// Caught by: what does not decode reads as none, and is kept
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
    store.removeObject(forKey: "trips")
    return []
  }

  func save(_ trips: [Trip]) {
    guard let data = try? JSONEncoder().encode(trips) else { return }
    store.set(data, forKey: "trips")
  }
}
