import StateFlow

@testable import Persistence

/// A travel diary at launch. It migrates old trips and then loads the current ones.
struct Diary: View {
  let store: UserDefaults
  @State private var trips: [Trip] = []
  @State private var backups = 0

  private var migration: Migration { Migration(store: store) }

  var body: some View {
    VStack(alignment: .leading) {
      Text(trips.isEmpty ? "No trips" : trips.map(\.label).joined(separator: ", "))
      Text("Backups: \(backups)").foregroundColor(.secondary)
      Button("Add a trip") {
        trips.append(Trip(title: "Trip \(trips.count + 1)", days: trips.count + 2))
        migration.save(trips)
      }
      HStack {
        Button("Version 1 saves a trip") {
          let old = [Trip(title: "Old Trip", days: 7)]
          store.set(try? JSONEncoder().encode(old), forKey: "travels")
        }
        Button("Save damaged trips") { store.set("no trips", forKey: "trips") }
      }
    }
    .onAppear(perform: load)
  }

  private func load() {
    migration.moveOldTrips()
    trips = migration.load()
    backups = store.array(forKey: "trips.backups")?.count ?? 0
  }
}

extension Trip {
  var label: String { "\(title) (\(days) days)" }
}
