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
  private let rome = #"[{"title":"Rome","days":3}]"#

  // MARK: Moving

  @Test func `a value under the old key is moved`() {
    store.set(json(rome), forKey: "travels")
    Migration(store: store).moveOldTrips()
    #expect(saved("trips") == "data: \(rome)", "The trip to Rome was saved by version 1.")
    #expect(saved("travels") == "nothing", "The trip was moved, so it isn't under the old key.")
    let titles = titles(loadedFrom: store)
    #expect(titles == ["Rome"], "The trip can be loaded.")
  }

  @Test func `if there is nothing to move, nothing changes`() {
    Migration(store: store).moveOldTrips()
    #expect(defaults.savedKeys == [], "Nothing is saved.")
    Migration(store: store).save(trips)
    Migration(store: store).moveOldTrips()
    #expect(defaults.savedKeys == ["trips"], "Only the new key has a value.")
    let titles = titles(loadedFrom: store)
    #expect(titles == ["Lisbon", "Umeå"], "Both trips were saved by this version.")
  }

  @Test func `a value that version 1 saves later is moved, too`() {
    Migration(store: store).moveOldTrips()
    store.set(json(rome), forKey: "travels")
    Migration(store: defaults.reopened()).moveOldTrips()
    #expect(saved("trips") == "data: \(rome)", "At the previous start, there was nothing to move.")
    store.removeObject(forKey: "trips")
    store.set(json("[]"), forKey: "travels")
    Migration(store: defaults.reopened()).moveOldTrips()
    #expect(saved("trips") == "data: []", "Version 1 saved a value again, and it was moved again.")
  }

  @Test func `trips under the new key aren't overwritten`() {
    store.set(json(rome), forKey: "travels")
    Migration(store: store).save(trips)
    for _ in 1...2 {
      Migration(store: store).moveOldTrips()
      let titles = titles(loadedFrom: store)
      #expect(titles == ["Lisbon", "Umeå"], "These trips were saved by this version.")
      #expect(saved("travels") == "data: \(rome)", "The old trip stays under its key.")
    }
  }

  @Test(arguments: ["a text", "a number", "0", "false", "an array", "empty data", "no trips"])
  func `a value of any type under the new key isn't overwritten`(kind: String) {
    store.set(json(rome), forKey: "travels")
    store.set(value(kind), forKey: "trips")
    let before = saved("trips")
    Migration(store: store).moveOldTrips()
    #expect(saved("trips") == before, "There was a value under the new key already.")
    #expect(saved("travels") == "data: \(rome)", "The old trip stays under its key.")
  }

  @Test(arguments: ["a text", "a number", "0", "false", "an array", "empty data"])
  func `a value of any type is moved as it is`(kind: String) {
    store.set(value(kind), forKey: "travels")
    let before = saved("travels")
    Migration(store: store).moveOldTrips()
    #expect(saved("trips") == before, "The value was under the old key.")
    #expect(saved("travels") == "nothing", "The value was moved, so it isn't under the old key.")
    #expect(defaults.savedKeys == ["trips"], "Nothing else changed.")
  }

  @Test func `a moved trip can be deleted`() {
    store.set(json(rome), forKey: "travels")
    Migration(store: store).moveOldTrips()
    Migration(store: store).save([])
    Migration(store: defaults.reopened()).moveOldTrips()
    let titles = titles(loadedFrom: defaults.reopened())
    #expect(titles == [], "The trip to Rome was deleted, and doesn't come back.")
  }

  @Test func `while a value is moved, it is always under one of the keys`() throws {
    let watched = try #require(
      WatchedDefaults(suiteName: defaults.name), "The test can open the store.")
    watched.set(json(rome), forKey: "travels")
    watched.afterEachWrite = {
      ["travels", "trips"].filter { watched.object(forKey: $0) != nil }.joined(separator: ", ")
    }
    Migration(store: watched).moveOldTrips()
    let isLost = watched.findings.contains("")
    #expect(!isLost, "If the program stopped in between, the value would be under neither key.")
  }

  // MARK: Loading

  @Test func `saved trips are loaded, also after a relaunch`() {
    Migration(store: store).save(trips)
    let loaded = Migration(store: store).load()
    #expect(loaded == trips, "Both trips were saved.")
    let relaunched = Migration(store: defaults.reopened()).load()
    #expect(relaunched == trips, "Both trips were saved before the relaunch.")
  }

  @Test func `JSON in another layout is loaded, too`() {
    store.set(json(#"[ { "days": 3, "title": "Rome" } ]"#), forKey: "trips")
    let titles = titles(loadedFrom: store)
    #expect(titles == ["Rome"], "The data contains one trip, in JSON with spaces.")
    #expect(defaults.savedKeys == ["trips"], "The trip can be loaded, so there is no backup.")
  }

  @Test func `if nothing is saved, there are no trips and no backups`() {
    let titles = titles(loadedFrom: store)
    #expect(titles == [], "Nothing is saved.")
    #expect(defaults.savedKeys == [], "Loading changes nothing if nothing is saved.")
  }

  @Test func `an empty array of trips needs no backup`() {
    Migration(store: store).save([])
    let titles = titles(loadedFrom: store)
    #expect(titles == [], "An empty array was saved.")
    #expect(defaults.savedKeys == ["trips"], "The data could be read, so there is no backup.")
  }

  @Test func `loading trips changes nothing`() {
    Migration(store: store).save(trips)
    let before = saved("trips")
    for _ in 1...2 { _ = Migration(store: store).load() }
    #expect(saved("trips") == before, "The trips are saved as before.")
    #expect(defaults.savedKeys == ["trips"], "The data could be read, so there is no backup.")
  }

  @Test(arguments: [
    "", "no JSON", #"[{"title":"Lisbon","days":"#, #"[{"title":"Lisbon"}]"#,
    #"[{"title":"Lisbon","days":"four"}]"#, #"{"title":"Lisbon","days":4}"#, "null",
    #"[{"title":"Lisbon","days":4},{"title":"Oslo"}]"#,
  ])
  func `data that can't be decoded is kept in the backups`(text: String) {
    store.set(json(text), forKey: "trips")
    let titles = titles(loadedFrom: store)
    #expect(titles == [], "The data can't be decoded as trips.")
    #expect(backups == ["data: \(text)"], "The data is kept unchanged.")
  }

  @Test func `data that isn't text is kept in the backups`() {
    let bytes = Data([0xFF, 0xFE, 0x00, 0xC3])
    store.set(bytes, forKey: "trips")
    let titles = titles(loadedFrom: store)
    #expect(titles == [], "The data can't be decoded as trips.")
    let kept = (store.array(forKey: "trips.backups") as? [Data] ?? []).map { Array($0) }
    #expect(kept == [[0xFF, 0xFE, 0x00, 0xC3]], "The four bytes are kept unchanged.")
  }

  @Test(arguments: ["a text", "a text of JSON", "a number", "0", "false", "an array"])
  func `a value of another type is kept in the backups`(kind: String) {
    store.set(value(kind), forKey: "trips")
    let before = saved("trips")
    let titles = titles(loadedFrom: store)
    #expect(titles == [], "The value isn't JSON data.")
    #expect(backups == [before], "The value is kept unchanged.")
  }

  @Test(arguments: ["empty data", "a text", "a text of JSON"])
  func `a value that is loaded several times is kept only once`(kind: String) {
    store.set(value(kind), forKey: "trips")
    let before = saved("trips")
    for time in ["first", "second", "third"] {
      let titles = titles(loadedFrom: defaults.reopened())
      #expect(titles == [], "The value isn't JSON data for trips.")
      #expect(
        backups == [before], "After the trips are loaded for the \(time) time, there is one backup."
      )
    }
  }

  @Test func `all backups are kept, in the order of the failures`() {
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
      "Data, a string, an array, and other data were loaded, and none of them could be read.")
  }

  @Test func `trips can be saved and loaded after a failure`() {
    store.set(json("no JSON"), forKey: "trips")
    _ = Migration(store: store).load()
    Migration(store: store).save(trips)
    let loaded = Migration(store: defaults.reopened()).load()
    #expect(loaded == trips, "Both trips were saved after the failure.")
    #expect(backups == ["data: no JSON"], "The backup is still there.")
    store.set(json("again"), forKey: "trips")
    _ = Migration(store: store).load()
    #expect(
      backups == ["data: no JSON", "data: again"], "The second backup comes after the first.")
  }

  @Test func `a moved value that can't be decoded is kept in the backups`() {
    store.set("Rome, Paris", forKey: "travels")
    Migration(store: store).moveOldTrips()
    let titles = titles(loadedFrom: store)
    #expect(titles == [], "The value isn't JSON data.")
    #expect(backups == ["text: Rome, Paris"], "The string was moved, and then loaded.")
  }

  @Test func `while a backup is made, the value is always under one of the keys`() throws {
    let watched = try #require(
      WatchedDefaults(suiteName: defaults.name), "The test can open the store.")
    watched.set(["first"], forKey: "trips.backups")
    watched.set("second", forKey: "trips")
    watched.afterEachWrite = {
      let backups = watched.array(forKey: "trips.backups") as? [String] ?? []
      let kept = backups + [watched.string(forKey: "trips") ?? ""]
      return ["first", "second"].filter(kept.contains).joined(separator: ", ")
    }
    _ = Migration(store: watched).load()
    let isComplete = watched.findings.allSatisfy { $0 == "first, second" }
    #expect(isComplete, "If the program stopped in between, a value would be under neither key.")
  }

  @Test func `a large number of trips is loaded`() {
    let manyTrips = (0..<2_000).map { Trip(title: "Trip \($0)", days: $0) }
    Migration(store: store).save(manyTrips)
    let isComplete = Migration(store: defaults.reopened()).load() == manyTrips
    #expect(isComplete, "2,000 trips were saved before the relaunch.")
  }

  // MARK: Helpers

  private func json(_ text: String) -> Data { Data(text.utf8) }

  /// A saved value. Only "no trips" is valid JSON data for trips.
  private func value(_ kind: String) -> Any {
    switch kind {
    case "a text": "Rome, Paris"
    case "a text of JSON": rome
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

  /// Describes what is saved under a key.
  private func saved(_ key: String) -> String {
    store.object(forKey: key).map(description) ?? "nothing"
  }

  /// Describes what is saved as backups.
  private var backups: [String] {
    (store.array(forKey: "trips.backups") ?? []).map(description)
  }

  private func description(of value: Any) -> String {
    switch value {
    case let data as Data: "data: \(String(decoding: data, as: UTF8.self))"
    case let text as String: "text: \(text)"
    case let array as [String]: "array: \(array)"
    case let number as Int: "\(number)"
    case let flag as Bool: "\(flag)"
    default: "a value of another type"
    }
  }

  /// A store that checks its values after each write, as if the program stopped there.
  private nonisolated final class WatchedDefaults: UserDefaults {
    nonisolated(unsafe) var afterEachWrite: (() -> String)?
    nonisolated(unsafe) private(set) var findings: [String] = []

    override func set(_ value: Any?, forKey defaultName: String) {
      super.set(value, forKey: defaultName)
      look()
    }

    override func removeObject(forKey defaultName: String) {
      super.removeObject(forKey: defaultName)
      look()
    }

    private func look() {
      guard let afterEachWrite else { return }
      findings.append(afterEachWrite())
    }
  }
}
