import Foundation
import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.6 Migration", .exercise)
struct MigrationTests {
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  private let trips = [Trip(title: "Lisbon", days: 4), Trip(title: "Umeå", days: 9)]

  private func json(_ text: String) -> Data { Data(text.utf8) }

  /// What is under a key, to be compared.
  private func data(_ key: String) -> Data? { store.object(forKey: key) as? Data }

  // MARK: The move

  @Test func `what version 1 has saved is moved`() {
    let old = json(#"[{"title":"Rome","days":3}]"#)
    store.set(old, forKey: "travels")
    Migration(store: store).moveOldTrips()
    #expect(data("trips") == old)
    #expect(store.object(forKey: "travels") == nil, "It was moved, not copied.")
    #expect(Migration(store: store).load() == [Trip(title: "Rome", days: 3)])
  }

  @Test func `where nothing is to be moved, nothing changes`() {
    Migration(store: store).moveOldTrips()
    #expect(store.object(forKey: "trips") == nil)
    Migration(store: store).save(trips)
    Migration(store: store).moveOldTrips()
    #expect(Migration(store: store).load() == trips)
  }

  @Test func `what version 1 saves later is moved as well`() {
    Migration(store: store).moveOldTrips()
    let late = json(#"[{"title":"Rome","days":3}]"#)
    store.set(late, forKey: "travels")
    Migration(store: defaults.reopened()).moveOldTrips()
    #expect(data("trips") == late, "There was nothing to move at the start before.")
  }

  @Test func `what is under the new key is not written over`() {
    let old = json(#"[{"title":"Rome","days":3}]"#)
    store.set(old, forKey: "travels")
    Migration(store: store).save(trips)
    Migration(store: store).moveOldTrips()
    #expect(Migration(store: store).load() == trips, "The trips were saved by this version.")
    #expect(data("travels") == old, "Nothing is lost: the old ones are where they were.")
  }

  @Test func `it is moved once, and the trips are free to change`() {
    store.set(json(#"[{"title":"Rome","days":3}]"#), forKey: "travels")
    Migration(store: store).moveOldTrips()
    Migration(store: store).save([])
    Migration(store: defaults.reopened()).moveOldTrips()
    #expect(
      Migration(store: defaults.reopened()).load() == [],
      "The trip to Rome was deleted, and is back after the next start.")
  }

  @Test func `what cannot be read is moved as it is`() {
    store.set("Rome, Paris", forKey: "travels")
    Migration(store: store).moveOldTrips()
    #expect(store.string(forKey: "trips") == "Rome, Paris")
    #expect(store.object(forKey: "travels") == nil)
  }

  // MARK: The reading

  @Test func `what was saved is loaded, also after the next start`() {
    Migration(store: store).save(trips)
    #expect(Migration(store: store).load() == trips)
    #expect(Migration(store: defaults.reopened()).load() == trips)
  }

  @Test func `where nothing is saved there are no trips, and no backups`() {
    #expect(Migration(store: store).load() == [])
    #expect(defaults.savedKeys == [])
  }

  @Test func `no trips are JSON as well, and no reason for a backup`() {
    Migration(store: store).save([])
    #expect(Migration(store: store).load() == [])
    #expect(defaults.savedKeys == ["trips"])
  }

  @Test func `loading trips changes nothing`() {
    Migration(store: store).save(trips)
    let saved = data("trips")
    _ = Migration(store: store).load()
    #expect(data("trips") == saved)
    #expect(defaults.savedKeys == ["trips"])
  }

  @Test(arguments: [
    "", "no JSON", #"[{"title":"Lisbon","days":"#, #"[{"title":"Lisbon"}]"#,
    #"[{"title":"Lisbon","days":"four"}]"#, #"{"title":"Lisbon","days":4}"#, "null",
  ])
  func `what does not decode reads as none, and is kept`(text: String) {
    store.set(json(text), forKey: "trips")
    #expect(Migration(store: store).load() == [])
    #expect(store.array(forKey: "trips.backups") as? [Data] == [json(text)])
  }

  @Test func `bytes that are no text read as none, and are kept`() {
    let bytes = Data([0xFF, 0xFE, 0x00, 0xC3])
    store.set(bytes, forKey: "trips")
    #expect(Migration(store: store).load() == [])
    #expect(store.array(forKey: "trips.backups") as? [Data] == [bytes])
  }

  @Test func `a value that is no data at all reads as none, and is kept`() {
    store.set("Rome, Paris", forKey: "trips")
    #expect(Migration(store: store).load() == [])
    #expect(store.array(forKey: "trips.backups") as? [String] == ["Rome, Paris"])
    store.set(["Oslo": 2], forKey: "trips")
    #expect(Migration(store: store).load() == [])
    let backups = store.array(forKey: "trips.backups")
    #expect(backups?.count == 2, "The text was kept before, and the dictionary is kept now.")
    #expect(backups?.last as? [String: Int] == ["Oslo": 2])
  }

  @Test func `loading again keeps nothing twice`() {
    store.set(json("no JSON"), forKey: "trips")
    for _ in 1...3 { #expect(Migration(store: defaults.reopened()).load() == []) }
    #expect(store.array(forKey: "trips.backups") as? [Data] == [json("no JSON")])
  }

  @Test func `a second failure does not write over the first`() {
    store.set(json("first"), forKey: "trips")
    _ = Migration(store: store).load()
    store.set(json("second"), forKey: "trips")
    _ = Migration(store: store).load()
    #expect(store.array(forKey: "trips.backups") as? [Data] == [json("first"), json("second")])
  }

  @Test func `after a failure one can save, and nothing is lost`() {
    store.set(json("no JSON"), forKey: "trips")
    _ = Migration(store: store).load()
    Migration(store: store).save(trips)
    #expect(Migration(store: defaults.reopened()).load() == trips)
    #expect(store.array(forKey: "trips.backups") as? [Data] == [json("no JSON")])
  }

  @Test func `what is moved and does not decode is kept`() {
    store.set("Rome, Paris", forKey: "travels")
    Migration(store: store).moveOldTrips()
    #expect(Migration(store: store).load() == [])
    #expect(store.array(forKey: "trips.backups") as? [String] == ["Rome, Paris"])
  }

  @Test func `a long life of trips is loaded whole`() {
    let many = (0..<2_000).map { Trip(title: "Trip \($0)", days: $0) }
    Migration(store: store).save(many)
    #expect(Migration(store: defaults.reopened()).load() == many)
  }
}
