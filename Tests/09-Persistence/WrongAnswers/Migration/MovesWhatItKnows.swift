// It looks as if only data needed to be moved: what this version cannot read may be all that there is.
// Caught by: what cannot be read is moved as it is
import Foundation
import StateFlow

struct Trip: Codable, Equatable {
  var title: String
  var days: Int
}

struct Migration {
  let store: UserDefaults

  func moveOldTrips() {
    guard let old = store.data(forKey: "travels") else { return }
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
