import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.6 Migration", .exercise)
struct MigrationTests {
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  private let trips = [Trip(title: "Lisbon", days: 4), Trip(title: "Umeå", days: 9)]
  private let rome = #"[{"title":"Rome","days":3}]"#

  // MARK: Moving

  @Test(.proves(1)) func `a value under the old key is moved to the new key`() {
    store.set(json(rome), forKey: "travels")
    Migration(store: store).moveOldTrips()
    #expect(
      defaults.saved("trips") == "data: \(rome)",
      "The trip to Rome that version 1 saved should now be under the new key.")
    #expect(
      defaults.saved("travels") == "nothing",
      "The trip was moved, so it should no longer be under the old key.")
    #expect(
      titles(loadedFrom: store) == ["Rome"],
      "The trip to Rome should be loaded after the move.")
  }

  @Test(.proves(2)) func `if there is nothing to move, nothing changes`() {
    Migration(store: store).moveOldTrips()
    #expect(defaults.savedKeys == [], "Nothing is saved, so nothing should change.")
    Migration(store: store).save(trips)
    Migration(store: store).moveOldTrips()
    #expect(defaults.savedKeys == ["trips"], "Only the new key should have a value.")
    #expect(titles(loadedFrom: store) == ["Lisbon", "Umeå"], "This version saved both trips.")
  }

  @Test(.proves(1)) func `a value that version 1 saves later is also moved`() {
    Migration(store: store).moveOldTrips()
    store.set(json(rome), forKey: "travels")
    Migration(store: defaults.reopened()).moveOldTrips()
    #expect(
      defaults.saved("trips") == "data: \(rome)",
      "Version 1 saved the trip after the first start, so the second start should move it.")
    store.removeObject(forKey: "trips")
    store.set(json("[]"), forKey: "travels")
    Migration(store: defaults.reopened()).moveOldTrips()
    #expect(
      defaults.saved("trips") == "data: []",
      "Version 1 saved another value, so the third start should move that value.")
  }

  @Test(.proves(2)) func `trips under the new key aren't overwritten`() {
    store.set(json(rome), forKey: "travels")
    Migration(store: store).save(trips)
    for _ in 1...2 {
      Migration(store: store).moveOldTrips()
      #expect(
        titles(loadedFrom: store) == ["Lisbon", "Umeå"],
        "This version saved the trips to Lisbon and Umeå, so both should be loaded.")
      #expect(
        defaults.saved("travels") == "data: \(rome)", "The old trip should stay under the old key.")
    }
  }

  @Test(
    .proves(2),
    arguments: ["a string", "a number", "0", "false", "an array", "empty data", "no trips"])
  func `a value of any type under the new key isn't overwritten`(kind: String) {
    store.set(json(rome), forKey: "travels")
    store.set(value(kind), forKey: "trips")
    let before = defaults.saved("trips")
    Migration(store: store).moveOldTrips()
    #expect(defaults.saved("trips") == before, "There was already a value under the new key.")
    #expect(
      defaults.saved("travels") == "data: \(rome)", "The old trip should stay under the old key.")
  }

  @Test(
    .proves(1),
    arguments: [
      "a string", "an empty string", "a number", "0", "false", "an array", "empty data",
    ])
  func `a value of any type is moved unchanged`(kind: String) {
    store.set(value(kind), forKey: "travels")
    let before = defaults.saved("travels")
    Migration(store: store).moveOldTrips()
    #expect(
      defaults.saved("trips") == before,
      "The value from the old key should now be under the new key.")
    #expect(
      defaults.saved("travels") == "nothing",
      "The value was moved, so it should no longer be under the old key.")
    #expect(defaults.savedKeys == ["trips"], "Nothing else should change.")
  }

  @Test(.proves(1)) func `a moved trip can be deleted`() {
    store.set(json(rome), forKey: "travels")
    Migration(store: store).moveOldTrips()
    Migration(store: store).save([])
    Migration(store: defaults.reopened()).moveOldTrips()
    #expect(
      titles(loadedFrom: defaults.reopened()) == [],
      "The trip to Rome was deleted, so it shouldn't come back.")
  }

  @Test(.proves(7))
  func `while a value is being moved, it's always under at least one of the keys`() {
    store.set(json(rome), forKey: "travels")
    let watched = defaults.watched { store in
      ["travels", "trips"].filter { store.object(forKey: $0) != nil }.joined(separator: ", ")
    }
    Migration(store: watched).moveOldTrips()
    #expect(
      !watched.findings.contains(""),
      "If the program stopped during the move, the value would be under neither key.")
  }

  // MARK: Loading

  @Test(.proves(3)) func `saved trips are loaded, even after a relaunch`() {
    Migration(store: store).save(trips)
    #expect(Migration(store: store).load() == trips, "Both trips were saved.")
    #expect(
      Migration(store: defaults.reopened()).load() == trips,
      "Both trips were saved before the relaunch, so both should be loaded.")
  }

  @Test(.proves(3)) func `trips are loaded even if their JSON has different spacing and key order`()
  {
    store.set(json(#"[ { "days": 3, "title": "Rome" } ]"#), forKey: "trips")
    #expect(
      titles(loadedFrom: store) == ["Rome"],
      "The JSON contains one trip, with extra spaces and a different key order.")
    #expect(
      defaults.savedKeys == ["trips"], "The trip can be loaded, so there should be no backup.")
  }

  @Test(.proves(3)) func `if nothing is saved, there are no trips and no backups`() {
    #expect(titles(loadedFrom: store) == [], "Nothing is saved, so there should be no trips.")
    #expect(defaults.savedKeys == [], "If nothing is saved, loading should save nothing.")
  }

  @Test(.proves(3)) func `an empty array of trips needs no backup`() {
    Migration(store: store).save([])
    #expect(titles(loadedFrom: store) == [], "An empty array was saved.")
    #expect(
      defaults.savedKeys == ["trips"], "The data could be read, so there should be no backup.")
  }

  @Test(.proves(4)) func `loading trips doesn't change the saved data`() {
    Migration(store: store).save(trips)
    let before = defaults.saved("trips")
    for _ in 1...2 { _ = Migration(store: store).load() }
    #expect(defaults.saved("trips") == before, "The saved trips should be the same as before.")
    let spaced = #"[ { "days": 3, "title": "Rome" } ]"#
    store.set(json(spaced), forKey: "trips")
    _ = Migration(store: store).load()
    #expect(
      defaults.saved("trips") == "data: \(spaced)",
      "The data has extra spaces. Loading it shouldn't save it again in another form.")
    #expect(
      defaults.savedKeys == ["trips"], "The data could be read, so there should be no backup.")
  }

  @Test(
    .proves(5),
    arguments: [
      "", "no JSON", #"[{"title":"Lisbon","days":"#, #"[{"title":"Lisbon"}]"#,
      #"[{"title":"Lisbon","days":"four"}]"#, #"{"title":"Lisbon","days":4}"#, "null",
      #"[{"title":"Lisbon","days":4},{"title":"Oslo"}]"#,
    ])
  func `data that can't be decoded is kept in the backups`(text: String) {
    store.set(json(text), forKey: "trips")
    #expect(titles(loadedFrom: store) == [], "The data can't be decoded as trips.")
    #expect(backups == ["data: \(text)"], "The backup should contain the data unchanged.")
  }

  @Test(.proves(5)) func `data that isn't text is kept in the backups`() {
    let bytes = Data([0xFF, 0xFE, 0x00, 0xC3])
    store.set(bytes, forKey: "trips")
    #expect(titles(loadedFrom: store) == [], "The data can't be decoded as trips.")
    let kept = (store.array(forKey: "trips.backups") as? [Data] ?? []).map { Array($0) }
    #expect(
      kept == [[0xFF, 0xFE, 0x00, 0xC3]], "The backup should contain the four bytes unchanged.")
  }

  @Test(.proves(5), arguments: ["a string", "a JSON string", "a number", "0", "false", "an array"])
  func `a value of a type other than Data is kept in the backups`(kind: String) {
    store.set(value(kind), forKey: "trips")
    let before = defaults.saved("trips")
    #expect(titles(loadedFrom: store) == [], "The value isn't JSON data.")
    #expect(backups == [before], "The backup should contain the value unchanged.")
  }

  @Test(
    .proves(6),
    arguments: ["empty data", "a string", "a JSON string", "a number", "false", "an array"])
  func `a value that can't be decoded is backed up only once`(kind: String) {
    store.set(value(kind), forKey: "trips")
    let before = defaults.saved("trips")
    for time in ["first", "second", "third"] {
      #expect(titles(loadedFrom: defaults.reopened()) == [], "The value isn't JSON data for trips.")
      #expect(
        backups == [before],
        "After the trips are loaded for the \(time) time, there should be one backup.")
    }
  }

  @Test(.proves(5)) func `all backups are kept, oldest first`() {
    store.set(json("first"), forKey: "trips")
    _ = Migration(store: store).load()
    store.set("Rome, Paris", forKey: "trips")
    _ = Migration(store: store).load()
    store.set(["Oslo"], forKey: "trips")
    _ = Migration(store: store).load()
    store.set(json("fourth"), forKey: "trips")
    for _ in 1...2 { _ = Migration(store: store).load() }
    #expect(
      backups == ["data: first", "text: Rome, Paris", #"array: ["Oslo"]"#, "data: fourth"],
      "Data, a string, an array, and more data were saved in turn, and none could be decoded.")
    for number in 5...20 {
      store.set("value \(number)", forKey: "trips")
      _ = Migration(store: store).load()
    }
    let later = (5...20).map { "text: value \($0)" }
    #expect(
      backups == ["data: first", "text: Rome, Paris", #"array: ["Oslo"]"#, "data: fourth"] + later,
      "Later, 16 strings were saved in turn, too. All 20 values should be in the backups.")
  }

  @Test(.proves(5)) func `if trips can't be decoded, new trips can still be saved and loaded`() {
    store.set(json("no JSON"), forKey: "trips")
    _ = Migration(store: store).load()
    Migration(store: store).save(trips)
    #expect(
      Migration(store: defaults.reopened()).load() == trips,
      "Both trips were saved after other data couldn't be decoded, so both should be loaded.")
    #expect(backups == ["data: no JSON"], "The backup should still be there.")
    store.set(json("again"), forKey: "trips")
    _ = Migration(store: store).load()
    #expect(
      backups == ["data: no JSON", "data: again"], "The second backup should come after the first.")
  }

  @Test(.proves(5)) func `a moved value that can't be decoded is kept in the backups`() {
    store.set("Rome, Paris", forKey: "travels")
    Migration(store: store).moveOldTrips()
    #expect(titles(loadedFrom: store) == [], "The value isn't JSON data.")
    #expect(
      backups == ["text: Rome, Paris"],
      "The string was moved, but it can't be decoded, so the backups should contain it.")
  }

  @Test(.proves(7))
  func `while a backup is being made, the value is always under at least one key`() {
    store.set(["first"], forKey: "trips.backups")
    store.set("second", forKey: "trips")
    let watched = defaults.watched { store in
      let backups = store.array(forKey: "trips.backups") as? [String] ?? []
      let kept = backups + [store.string(forKey: "trips") ?? ""]
      return ["first", "second"].filter(kept.contains).joined(separator: ", ")
    }
    _ = Migration(store: watched).load()
    let isComplete = watched.findings.allSatisfy { $0 == "first, second" }
    #expect(
      isComplete,
      "If the program stopped while making the backup, a value would be under neither key.")
  }

  @Test(.proves(3)) func `2,000 trips can be saved and loaded`() {
    let manyTrips = (0..<2_000).map { Trip(title: "Trip \($0)", days: $0) }
    Migration(store: store).save(manyTrips)
    let isComplete = Migration(store: defaults.reopened()).load() == manyTrips
    #expect(isComplete, "2,000 trips were saved before the relaunch.")
  }

  // MARK: Helpers

  private func json(_ text: String) -> Data { Data(text.utf8) }

  /// Returns a value to save. Only the value for "no trips" is valid JSON data for trips.
  private func value(_ kind: String) -> Any {
    switch kind {
    case "a string": "Rome, Paris"
    case "an empty string": ""
    case "a JSON string": rome
    case "a number": 7
    case "0": 0
    case "false": false
    case "an array": ["Rome", "Paris"]
    case "no trips": json("[]")
    default: Data()
    }
  }

  private func titles(loadedFrom store: UserDefaults) -> [String] {
    Migration(store: store).load().map(\.title)
  }

  /// Descriptions of the values in the backups.
  private var backups: [String] { defaults.savedElements("trips.backups") }
}
