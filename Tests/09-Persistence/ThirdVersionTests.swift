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

  @Test(.proves(2)) func `saved journeys are loaded, even after a relaunch`() {
    diary.save(journeys)
    #expect(diary.load() == journeys, "Both journeys were saved, so both should be loaded.")
    #expect(
      ThirdVersion(store: defaults.reopened()).load() == journeys,
      "Both journeys were saved before the relaunch, so both should be loaded.")
    #expect(defaults.savedKeys == ["trips"], "The data can be read, so there should be no backup.")
  }

  @Test(.proves(1)) func `the version is saved with the journeys`() {
    diary.save(journeys)
    let data = store.data(forKey: "trips") ?? Data()
    let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    let version = file?["version"] as? Int ?? 0
    #expect(version == 3, "The saved data should contain the version number.")
    let trips = file?["trips"] as? [[String: Any]] ?? []
    #expect(
      trips.compactMap { $0["title"] as? String } == ["Lisbon", "Umeå"],
      "Each saved journey should have its title.")
    let nights = trips.compactMap { $0["nights"] as? Int }
    #expect(nights == [3, 0], "Each saved journey should have its number of nights.")
    let notes = trips.compactMap { $0["notes"] as? [String] }
    #expect(notes == [["Tram 28", ""], []], "Each saved journey should have its notes.")
  }

  @Test(.proves(2)) func `version 3 data is loaded even if its JSON is laid out differently`() {
    let text = #"{ "trips": [ { "notes": ["A"], "nights": 2, "title": "Rome" } ], "version": 3 }"#
    store.set(json(text), forKey: "trips")
    #expect(
      diary.load() == [Journey(title: "Rome", nights: 2, notes: ["A"])],
      "The keys in the JSON can be in any order. The journey should be loaded.")
    #expect(defaults.saved("trips") == "data: \(text)", "Loading shouldn't change the saved data.")
  }

  @Test(.proves(2)) func `even an empty list of journeys can be saved`() {
    diary.save(journeys)
    diary.save([])
    #expect(diary.load() == [], "All the journeys were deleted, so there should be none.")
    #expect(defaults.savedKeys == ["trips"], "The data can be read, so there should be no backup.")
  }

  // MARK: Versions 1 and 2

  @Test(.proves(3)) func `trips from version 2 are loaded`() {
    store.set(
      json(#"[{"title":"Rome","days":3},{"title":"Oslo","days":1},{"title":"Bonn","days":0}]"#),
      forKey: "trips")
    let loaded = diary.load()
    #expect(loaded.map(\.title) == ["Rome", "Oslo", "Bonn"], "Version 2 saved three trips.")
    #expect(
      loaded.map(\.nights) == [2, 0, 0],
      "The trips took 3 days, 1 day, and 0 days, so they should have 2, 0, and 0 nights.")
    #expect(loaded.map(\.notes) == [[], [], []], "Version 2 had no notes.")
  }

  @Test(.proves(3)) func `trips from version 1 are moved and loaded`() {
    store.set(json(rome), forKey: "travels")
    diary.moveOldTrips()
    #expect(
      diary.load() == [Journey(title: "Rome", nights: 2, notes: [])],
      "Version 1 saved the trip to Rome, which took 3 days. It should be loaded with 2 nights.")
    #expect(defaults.savedKeys == ["trips"], "The trip was moved, and there should be no backup.")
  }

  @Test(.proves(4)) func `loading old trips doesn't change the saved data`() {
    store.set(json(rome), forKey: "trips")
    for _ in 1...2 { _ = ThirdVersion(store: defaults.reopened()).load() }
    #expect(
      defaults.saved("trips") == "data: \(rome)",
      "Loading should save nothing, so that version 2 can still read the trips.")
    #expect(defaults.savedKeys == ["trips"], "The data can be read, so there should be no backup.")
  }

  @Test(.proves(3)) func `an empty array from version 2 is loaded`() {
    store.set(json("[]"), forKey: "trips")
    #expect(diary.load() == [], "Version 2 saved an empty array, so there should be no journeys.")
    #expect(defaults.saved("trips") == "data: []", "Loading shouldn't change the saved data.")
    #expect(defaults.savedKeys == ["trips"], "The data can be read, so there should be no backup.")
  }

  @Test(.proves(3)) func `old trips can be changed and saved`() {
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

  @Test(.proves(2)) func `trips from version 3 aren't overwritten by trips from version 1`() {
    diary.save(journeys)
    store.set(json(rome), forKey: "travels")
    diary.moveOldTrips()
    #expect(diary.load() == journeys, "Version 3 saved both journeys, so both should be loaded.")
    #expect(
      defaults.saved("travels") == "data: \(rome)", "The old trip should stay under the old key.")
  }

  @Test(.proves(4)) func `if nothing is saved, there are no journeys`() {
    diary.moveOldTrips()
    #expect(diary.load() == [], "Nothing is saved, so there should be no journeys.")
    #expect(defaults.savedKeys == [], "If nothing is saved, loading should save nothing.")
  }

  // MARK: Other values

  @Test(.proves(6)) func `data from a later version is kept in the backups`() {
    store.set(json(fourth), forKey: "trips")
    for _ in 1...2 {
      #expect(
        ThirdVersion(store: defaults.reopened()).load() == [],
        "Version 4 saved the data, with photos that version 3 doesn't know about.")
      #expect(backups == ["data: \(fourth)"], "The only backup should contain the data unchanged.")
    }
    diary.save(journeys)
    let loaded = diary.load()
    #expect(loaded == journeys, "Both journeys were saved after other data couldn't be loaded.")
    #expect(backups == ["data: \(fourth)"], "The backup should still be there.")
  }

  @Test(
    .proves(5),
    arguments: [
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
    #expect(diary.load() == [], "The data isn't in the layout of version 2 or version 3.")
    #expect(backups == ["data: \(text)"], "The backup should contain the data unchanged.")
  }

  @Test(.proves(5), arguments: ["a string", "a number", "0", "false", "an array"])
  func `a value of a type other than Data is kept in the backups`(kind: String) {
    store.set(value(kind), forKey: "trips")
    let before = defaults.saved("trips")
    for _ in 1...2 {
      #expect(
        ThirdVersion(store: defaults.reopened()).load() == [],
        "The value isn't of type Data, so there should be no journeys.")
      #expect(backups == [before], "The only backup should contain the value unchanged.")
    }
  }

  @Test(.proves(5)) func `all backups are kept`() {
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

  @Test(.proves(7))
  func `while a value is being moved, it's always under at least one of the keys`() {
    store.set(json(rome), forKey: "travels")
    let watched = defaults.watched { store in
      ["travels", "trips"].contains { store.object(forKey: $0) != nil } ? "saved" : "lost"
    }
    let diary = ThirdVersion(store: watched)
    diary.moveOldTrips()
    _ = diary.load()
    #expect(
      !watched.findings.contains("lost"),
      "If the program stopped during the move, the trip would be lost.")
  }

  @Test(.proves(7))
  func `while a backup is being made, the value is always under at least one key`() {
    store.set("Rome", forKey: "trips")
    let watched = defaults.watched { store in
      let kept = store.array(forKey: "trips.backups") as? [String] ?? []
      return (kept + [store.string(forKey: "trips") ?? ""]).contains("Rome") ? "saved" : "lost"
    }
    _ = ThirdVersion(store: watched).load()
    #expect(
      !watched.findings.contains("lost"),
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

  /// Descriptions of the values in the backups.
  private var backups: [String] { defaults.savedElements("trips.backups") }
}
