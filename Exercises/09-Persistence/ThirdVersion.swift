import StateFlow

// Version 3 of the travel diary counts nights instead of days and keeps notes.
// The code below is the answer to exercise 6; only the struct Journey is new.
// Change the code so that version 3 can load what any version has saved.

struct Journey: Codable, Equatable {
  var title: String
  var nights: Int
  var notes: [String]
}

struct ThirdVersion {
  let store: UserDefaults

  /// Moves the value that version 1 saved. The app calls this method each time
  /// it starts, before it loads the trips. The method is complete.
  func moveOldTrips() {
    guard let old = store.object(forKey: "travels") else { return }
    guard store.object(forKey: "trips") == nil else { return }
    store.set(old, forKey: "trips")
    store.removeObject(forKey: "travels")
  }

  func load() -> [Journey] {
    unfinished(
      """
      Return the journeys under "trips", which are JSON data in one of two \
      layouts: the layout of version 3, which is described in save, or the \
      array used by versions 1 and 2, such as [{"title":"Rome","days":3}]. A \
      trip of 3 days becomes a journey of 2 nights, and a trip of 0 days \
      becomes a journey of 0 nights; neither has notes. If the data has either \
      layout, or if nothing is saved, don't change the store. Treat every \
      other value as before: append it to the backups once, and return an \
      empty array. This includes data with a version other than 3, because it \
      may contain more than you can decode. Finally, delete this call to \
      unfinished.
      """)
    guard let saved = store.object(forKey: "trips") else { return [] }
    if let data = saved as? Data,
      let journeys = try? JSONDecoder().decode([Journey].self, from: data)
    {
      return journeys
    }
    let backups = store.array(forKey: "trips.backups") ?? []
    store.set(backups + [saved], forKey: "trips.backups")
    store.removeObject(forKey: "trips")
    return []
  }

  func save(_ journeys: [Journey]) {
    unfinished(
      """
      Save the journeys together with the version number, as JSON data such as \
      {"version":3,"trips":[{"title":"Rome","nights":2,"notes":[]}]}. Then \
      delete this call to unfinished.
      """)
    guard let data = try? JSONEncoder().encode(journeys) else { return }
    store.set(data, forKey: "trips")
  }
}
