import StateFlow

// Version 3 of the travel diary counts nights instead of days and keeps notes.
// The code below is the answer to exercise 6; only the struct Journey is new.
// Change the code so that version 3 can load what any version has saved.
//
// 1. save saves the journeys together with the version number, as JSON data:
//    {"version":3,"trips":[{"title":"Rome","nights":2,"notes":[]}]}.
// 2. load returns the journeys that version 3 saved under "trips", whatever
//    the order of the keys in their JSON.
// 3. load also returns the trips of versions 1 and 2, which are an array under
//    "trips", such as [{"title":"Rome","days":3}]. A trip of 3 days becomes a
//    journey of 2 nights without notes, and a trip of 0 days becomes one of 0
//    nights.
// 4. If the data has one of these two layouts, or if nothing is saved, load
//    doesn't change the store.
// 5. If any other value is under "trips", load appends it unchanged to the
//    array under "trips.backups" once and returns an empty array.
// 6. Data with a version other than 3 is such a value, too, because it may
//    contain more than you can decode.
// 7. While a value is moved or backed up, it's always under at least one key.

struct Journey: Codable, Equatable {
  var title: String
  var nights: Int
  var notes: [String]
}

/// The data that version 3 saves.
private struct DiaryFile: Codable {
  var version = 3
  let trips: [Journey]
}

/// A trip in the format of versions 1 and 2.
private struct OldTrip: Decodable {
  let title: String
  let days: Int

  var journey: Journey {
    Journey(title: title, nights: max(0, days - 1), notes: [])
  }
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
    guard let saved = store.object(forKey: "trips") else { return [] }
    if let data = saved as? Data, let journeys = journeys(in: data) {
      return journeys
    }
    let backups = store.array(forKey: "trips.backups") ?? []
    store.set(backups + [saved], forKey: "trips.backups")
    store.removeObject(forKey: "trips")
    return []
  }

  private func journeys(in data: Data) -> [Journey]? {
    let decoder = JSONDecoder()
    // A later version may have saved more, which would be lost with the next
    // save.
    if let file = try? decoder.decode(DiaryFile.self, from: data),
      file.version == 3
    {
      return file.trips
    }
    // The old layout stays in the store, so that version 2 can still read it.
    return try? decoder.decode([OldTrip].self, from: data).map(\.journey)
  }

  func save(_ journeys: [Journey]) {
    guard let data = try? JSONEncoder().encode(DiaryFile(trips: journeys))
    else { return }
    store.set(data, forKey: "trips")
  }
}
