import StateFlow

@testable import Persistence

/// Version 3 of the travel diary at launch. It migrates old trips and then loads the journeys.
struct NewDiary: View {
  let store: UserDefaults
  @State private var journeys: [Journey] = []
  @State private var backups = 0

  private var diary: ThirdVersion { ThirdVersion(store: store) }

  var body: some View {
    VStack(alignment: .leading) {
      Text(journeys.isEmpty ? "No journeys" : journeys.map(\.label).joined(separator: ", "))
      Text("Backups: \(backups)").foregroundColor(.secondary)
      Button("Add a journey") {
        journeys.append(Journey(title: "Oslo", nights: 3, notes: ["Snow"]))
        diary.save(journeys)
      }
      HStack {
        Button("Version 2 saves a trip") { save(#"[{"title":"Rome","days":3}]"#) }
        Button("Version 4 saves a trip") { save(#"{"version":4,"trips":[]}"#) }
      }
    }
    .onAppear(perform: load)
  }

  private func save(_ text: String) { store.set(Data(text.utf8), forKey: "trips") }

  private func load() {
    diary.moveOldTrips()
    journeys = diary.load()
    backups = store.array(forKey: "trips.backups")?.count ?? 0
  }
}

extension Journey {
  var label: String { "\(title) (\(nights) nights)" }
}
