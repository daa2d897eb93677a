import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.9 Third version", .exercise)
struct ThirdVersionTests {
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }
  private var diary: ThirdVersion { ThirdVersion(store: store) }

  private let journeys = [
    Journey(title: "Lisbon", nights: 3, notes: ["Tram 28", ""]),
    Journey(title: "Umeå", nights: 0, notes: []),
  ]
  private let rome = #"[{"title":"Rome","days":3}]"#
  private let fourth =
    #"{"version":4,"trips":[{"title":"Rome","nights":2,"notes":[],"photos":9}]}"#

  // MARK: Version 3

  @Test func `saved journeys are loaded, even after a relaunch`() {
    diary.save(journeys)
    let loaded = diary.load()
    #expect(loaded == journeys, "Both journeys were saved.")
    let relaunched = ThirdVersion(store: defaults.reopened()).load()
    #expect(relaunched == journeys, "Both journeys were saved before the relaunch.")
    #expect(defaults.savedKeys == ["trips"], "The data can be read, so there is no backup.")
  }

  @Test func `the version is saved with the journeys`() {
    diary.save(journeys)
    let data = store.data(forKey: "trips") ?? Data()
    let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    let version = file?["version"] as? Int ?? 0
    #expect(version == 3, "The saved data contains the version number.")
    let trips = file?["trips"] as? [[String: Any]] ?? []
    let titles = trips.compactMap { $0["title"] as? String }
    #expect(titles == ["Lisbon", "Umeå"], "Each saved journey has its title.")
    let nights = trips.compactMap { $0["nights"] as? Int }
    #expect(nights == [3, 0], "Each saved journey has its number of nights.")
    let notes = trips.compactMap { $0["notes"] as? [String] }
    #expect(notes == [["Tram 28", ""], []], "Each saved journey has its notes.")
  }

  @Test func `version 3 data is loaded even if its JSON is laid out differently`() {
    let text = #"{ "trips": [ { "notes": ["A"], "nights": 2, "title": "Rome" } ], "version": 3 }"#
    store.set(json(text), forKey: "trips")
    let loaded = diary.load()
    #expect(
      loaded == [Journey(title: "Rome", nights: 2, notes: ["A"])],
      "The keys in the JSON can be in any order.")
    #expect(saved("trips") == "data: \(text)", "Loading doesn't change the saved data.")
  }

  @Test func `even an empty list of journeys can be saved`() {
    diary.save(journeys)
    diary.save([])
    let loaded = diary.load()
    #expect(loaded == [], "All the journeys were deleted.")
    #expect(defaults.savedKeys == ["trips"], "The data can be read, so there is no backup.")
  }

  // MARK: Versions 1 and 2

  @Test func `trips from version 2 are loaded`() {
    store.set(
      json(#"[{"title":"Rome","days":3},{"title":"Oslo","days":1},{"title":"Bonn","days":0}]"#),
      forKey: "trips")
    let loaded = diary.load()
    #expect(loaded.map(\.title) == ["Rome", "Oslo", "Bonn"], "Version 2 saved three trips.")
    #expect(
      loaded.map(\.nights) == [2, 0, 0],
      "The trips took 3 days, 1 day, and 0 days, so they have 2, 0, and 0 nights.")
    #expect(loaded.map(\.notes) == [[], [], []], "Version 2 had no notes.")
  }

  @Test func `trips from version 1 are moved and loaded`() {
    store.set(json(rome), forKey: "travels")
    diary.moveOldTrips()
    let loaded = diary.load()
    #expect(
      loaded == [Journey(title: "Rome", nights: 2, notes: [])],
      "Version 1 saved the trip to Rome, which took 3 days.")
    #expect(defaults.savedKeys == ["trips"], "The trip was moved, and there is no backup.")
  }

  @Test func `loading old trips doesn't change the saved data`() {
    store.set(json(rome), forKey: "trips")
    for _ in 1...2 { _ = ThirdVersion(store: defaults.reopened()).load() }
    #expect(
      saved("trips") == "data: \(rome)",
      "Loading saves nothing, so version 2 can still read the trips.")
    #expect(defaults.savedKeys == ["trips"], "The data can be read, so there is no backup.")
  }

  @Test func `an empty array from version 2 is loaded`() {
    store.set(json("[]"), forKey: "trips")
    let loaded = diary.load()
    #expect(loaded == [], "Version 2 saved an empty array.")
    #expect(saved("trips") == "data: []", "Loading doesn't change the saved data.")
    #expect(defaults.savedKeys == ["trips"], "The data can be read, so there is no backup.")
  }

  @Test func `old trips can be changed and saved`() {
    store.set(json(rome), forKey: "trips")
    var loaded = diary.load()
    for index in loaded.indices { loaded[index].notes.append("Sunny") }
    diary.save(loaded)
    let relaunched = ThirdVersion(store: defaults.reopened()).load()
    #expect(
      relaunched == [Journey(title: "Rome", nights: 2, notes: ["Sunny"])],
      "Version 3 saved the journey to Rome with its new note.")
    store.set(json(rome), forKey: "trips")
    let again = diary.load().map(\.notes)
    #expect(
      again == [[]], "The user went back to version 2, which saved the trip again, without notes.")
  }

  @Test func `trips from version 3 aren't overwritten by trips from version 1`() {
    diary.save(journeys)
    store.set(json(rome), forKey: "travels")
    diary.moveOldTrips()
    let loaded = diary.load()
    #expect(loaded == journeys, "Version 3 saved both journeys.")
    #expect(saved("travels") == "data: \(rome)", "The old trip stays under the old key.")
  }

  @Test func `if nothing is saved, there are no journeys`() {
    diary.moveOldTrips()
    let loaded = diary.load()
    #expect(loaded == [], "Nothing is saved.")
    #expect(defaults.savedKeys == [], "If nothing is saved, loading saves nothing.")
  }

  // MARK: Other values

  @Test func `data from a later version is kept in the backups`() {
    store.set(json(fourth), forKey: "trips")
    for _ in 1...2 {
      let loaded = ThirdVersion(store: defaults.reopened()).load()
      #expect(
        loaded == [],
        "Version 4 saved the data, with photos that version 3 doesn't know about.")
      #expect(backups == ["data: \(fourth)"], "The only backup contains the data unchanged.")
    }
    diary.save(journeys)
    let loaded = diary.load()
    #expect(loaded == journeys, "Both journeys were saved after other data couldn't be loaded.")
    #expect(backups == ["data: \(fourth)"], "The backup is still there.")
  }

  @Test(arguments: [
    "", "no JSON", "null", #"{"version":3}"#, #"{"version":3,"trips":[{"title":"Rome"}]}"#,
    #"{"version":3,"trips":[{"title":"Rome","days":3}]}"#, #"[{"title":"Rome"}]"#,
    #"[{"title":"Rome","days":3},{"title":"Oslo"}]"#, #"{"title":"Rome","days":3}"#,
    #"{"trips":[{"title":"Rome","nights":2,"notes":[]}]}"#,
    #"{"version":2,"trips":[{"title":"Rome","nights":2,"notes":[]}]}"#,
    #"{"version":2,"trips":[{"title":"Rome","days":3}]}"#,
    #"{"trips":[{"title":"Rome","days":3}]}"#,
    #"[{"title":"Rome","nights":2,"notes":[]}]"#,
  ])
  func `data in an unknown layout is kept in the backups`(text: String) {
    store.set(json(text), forKey: "trips")
    let loaded = diary.load()
    #expect(loaded == [], "The data isn't in the layout of version 2 or version 3.")
    #expect(backups == ["data: \(text)"], "The backup contains the data unchanged.")
  }

  @Test(arguments: ["a string", "a number", "0", "false", "an array"])
  func `a value of a type other than Data is kept in the backups`(kind: String) {
    store.set(value(kind), forKey: "trips")
    let before = saved("trips")
    let loaded = diary.load()
    #expect(loaded == [], "The value isn't of type Data.")
    #expect(backups == [before], "The backup contains the value unchanged.")
  }

  @Test func `all backups are kept`() {
    store.set(["first"], forKey: "trips.backups")
    store.set("second", forKey: "trips")
    _ = diary.load()
    store.set(json(fourth), forKey: "trips")
    _ = diary.load()
    #expect(
      backups == ["text: first", "text: second", "data: \(fourth)"],
      "Version 2 made the first backup. Then version 3 couldn't read two other values.")
  }

  // MARK: Interruptions

  @Test func `while a value is being moved, it's always under at least one of the keys`() throws {
    let watched = try #require(
      WatchedDefaults(suiteName: defaults.name), "This test can't run unless it can open the store."
    )
    watched.set(json(rome), forKey: "travels")
    watched.afterEachWrite = {
      ["travels", "trips"].contains { watched.object(forKey: $0) != nil }
    }
    let diary = ThirdVersion(store: watched)
    diary.moveOldTrips()
    _ = diary.load()
    #expect(watched.isAlwaysTrue, "If the program stopped during the move, the trip would be lost.")
  }

  @Test func `while a backup is being made, the value is always under at least one key`() throws {
    let watched = try #require(
      WatchedDefaults(suiteName: defaults.name), "This test can't run unless it can open the store."
    )
    watched.set("Rome", forKey: "trips")
    watched.afterEachWrite = {
      let kept = watched.array(forKey: "trips.backups") as? [String] ?? []
      return (kept + [watched.string(forKey: "trips") ?? ""]).contains("Rome")
    }
    _ = ThirdVersion(store: watched).load()
    #expect(
      watched.isAlwaysTrue,
      "If the program stopped while making the backup, the value would be lost.")
  }

  // MARK: Helpers

  private func json(_ text: String) -> Data { Data(text.utf8) }

  /// Returns a value to save that isn't of type `Data`.
  private func value(_ kind: String) -> Any {
    switch kind {
    case "a string": rome
    case "a number": 7
    case "0": 0
    case "false": false
    default: ["Rome", "Paris"]
    }
  }

  /// Returns a description of the value that is saved under a key.
  private func saved(_ key: String) -> String {
    store.object(forKey: key).map(description) ?? "nothing"
  }

  /// Descriptions of the values in the backups.
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

  /// A store that checks its values after each write, as if the program had stopped at that point.
  private nonisolated final class WatchedDefaults: UserDefaults {
    nonisolated(unsafe) var afterEachWrite: (() -> Bool)?
    nonisolated(unsafe) private(set) var isAlwaysTrue = true

    override func set(_ value: Any?, forKey defaultName: String) {
      super.set(value, forKey: defaultName)
      test()
    }

    override func removeObject(forKey defaultName: String) {
      super.removeObject(forKey: defaultName)
      test()
    }

    private func test() {
      if afterEachWrite?() == false { isAlwaysTrue = false }
    }
  }
}
