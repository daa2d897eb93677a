import Foundation
import StateFlow
import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.4 Guide screen", .exercise)
struct GuideScreenTests {
  /// A phone on which nothing is saved yet.
  private let phone = TemporaryDefaults()

  private let edition = [
    Restaurant(id: 11, name: "Nine Lanterns", price: 5),
    Restaurant(id: 4, name: "Blue Ladle", price: 1),
    Restaurant(id: 30, name: "Salt and Fig", price: 4),
    Restaurant(id: 2, name: "Harbor Oven", price: 2),
    Restaurant(id: 19, name: "Quiet Spoon", price: 3),
  ]

  /// The guide, as it is when the app is started on the phone.
  private func start(on phone: TemporaryDefaults? = nil) -> Screen {
    let store = GuideStore(edition: edition, defaults: (phone ?? self.phone).reopened())
    return Screen { GuideScreen().environmentObject(store) }
  }

  // MARK: The list

  @Test func `all restaurants are listed by name, with their prices`() {
    #expect(
      start().rows == [
        "Blue Ladle €", "Harbor Oven €€", "Nine Lanterns €€€€€", "Quiet Spoon €€€",
        "Salt and Fig €€€€",
      ])
  }

  @Test func `a row's menu makes a favorite, and takes it back`() {
    let screen = start()
    screen.list.row(1).button("Add to favorites").tap()
    #expect(screen.row(1) == "Harbor Oven €€ ★", "The menu was the second row's.")
    screen.list.row(1).button("Remove from favorites").tap()
    #expect(screen.row(1) == "Harbor Oven €€", "It was a favorite for a moment.")
  }

  @Test func `a row's menu checks in, and undoes it`() {
    let screen = start()
    screen.list.row(3).button("Check in").tap()
    #expect(screen.row(3) == "Quiet Spoon €€€ ✓", "The menu was the fourth row's.")
    screen.list.row(3).button("Undo check-in").tap()
    #expect(screen.row(3) == "Quiet Spoon €€€", "The check-in was undone.")
  }

  @Test func `favorites and check-ins are two things, of one restaurant or of several`() {
    let screen = start()
    screen.list.row(0).button("Add to favorites").tap()
    screen.list.row(0).button("Check in").tap()
    screen.list.row(4).button("Add to favorites").tap()
    screen.list.row(2).button("Check in").tap()
    screen.list.row(0).button("Remove from favorites").tap()
    #expect(
      screen.rows == [
        "Blue Ladle € ✓", "Harbor Oven €€", "Nine Lanterns €€€€€ ✓", "Quiet Spoon €€€",
        "Salt and Fig €€€€ ★",
      ])
  }

  // MARK: The settings

  @Test func `the settings are on a sheet that comes and goes`() {
    let screen = start()
    #expect(!screen.sheet.exists, "Nobody has asked for the settings yet.")
    screen.button("Settings").tap()
    #expect(screen.sheet.picker("Order").selection == "Alphabetical")
    screen.sheet.button("Cancel").tap()
    #expect(!screen.sheet.exists, "Cancel was tapped.")
    screen.button("Settings").tap()
    #expect(screen.sheet.exists, "They can be opened again.")
  }

  @Test func `Save filters by price`() {
    let screen = start()
    screen.save { $0.lowerPrice(from: 5, to: 2) }
    #expect(screen.names == ["Blue Ladle", "Harbor Oven"], "These two cost at most 2.")
    screen.save { $0.stepper("Up to price 2").increment() }
    #expect(screen.names == ["Blue Ladle", "Harbor Oven", "Quiet Spoon"], "Now it is 3.")
  }

  @Test func `Save filters by check-ins, and later check-ins count`() {
    let screen = start()
    screen.list.row(2).button("Check in").tap()
    screen.list.row(4).button("Check in").tap()
    screen.save { $0.toggle("Check-ins only").toggle() }
    #expect(screen.names == ["Nine Lanterns", "Salt and Fig"], "These have a check-in.")
    screen.list.row(0).button("Undo check-in").tap()
    #expect(screen.names == ["Salt and Fig"], "Nine Lanterns has none any more.")
  }

  @Test func `Save sorts, and later favorites count`() {
    let screen = start()
    screen.list.row(4).button("Add to favorites").tap()
    screen.save { $0.picker("Order").select("Favorites first") }
    #expect(screen.names.first == "Salt and Fig", "It is the favorite.")
    screen.list.row(3).button("Add to favorites").tap()
    #expect(
      screen.names
        == ["Nine Lanterns", "Salt and Fig", "Blue Ladle", "Harbor Oven", "Quiet Spoon"],
      "The fourth row was Nine Lanterns: it joins the favorites on top.")
  }

  @Test func `a menu is about its restaurant, wherever the row stands`() {
    let screen = start()
    screen.save {
      $0.lowerPrice(from: 5, to: 4)
      $0.picker("Order").select("Check-ins first")
    }
    screen.list.row(3).button("Check in").tap()
    screen.list.row(0).button("Add to favorites").tap()
    #expect(
      screen.rows.first == "Salt and Fig €€€€ ★ ✓",
      "It went to the top with its check-in, and became a favorite there.")
  }

  @Test func `drafts change nothing, and Cancel gives them up`() {
    let screen = start()
    let before = screen.rows
    screen.button("Settings").tap()
    screen.sheet.lowerPrice(from: 5, to: 1)
    #expect(screen.shows("Nine Lanterns"), "Save has not been tapped.")
    screen.sheet.button("Cancel").tap()
    #expect(screen.rows == before, "Nor was it later.")
  }

  @Test func `two screens of one store show the same`() {
    let store = GuideStore(edition: edition, defaults: phone.store)
    let first = Screen { GuideScreen().environmentObject(store) }
    let second = Screen { GuideScreen().environmentObject(store) }
    first.list.row(0).button("Add to favorites").tap()
    first.save { $0.lowerPrice(from: 5, to: 1) }
    #expect(second.rows == ["Blue Ladle € ★"])
    #expect(!second.sheet.exists, "The settings were open on the other screen.")
  }

  // MARK: Relaunches

  @Test func `saved settings are there when the app is started again`() {
    start().save {
      $0.picker("Order").select("Check-ins first")
      $0.toggle("Check-ins only").toggle()
      $0.lowerPrice(from: 5, to: 3)
    }
    let screen = start()
    #expect(screen.names == [], "Check-ins only was saved, and there are none.")
    screen.button("Settings").tap()
    #expect(screen.sheet.picker("Order").selection == "Check-ins first")
    #expect(screen.sheet.stepper("Up to price 3").exists)
  }

  @Test func `favorites and check-ins are there when the app is started again`() {
    let screen = start()
    screen.list.row(1).button("Add to favorites").tap()
    screen.list.row(1).button("Check in").tap()
    screen.list.row(3).button("Check in").tap()
    #expect(
      start().rows.dropFirst().prefix(3)
        == ["Harbor Oven €€ ★ ✓", "Nine Lanterns €€€€€", "Quiet Spoon €€€ ✓"],
      "The first screen is still there: each note is written when it is made.")
  }

  @Test func `what is taken back stays taken back`() {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    start().list.row(0).button("Undo check-in").tap()
    #expect(start().row(0) == "Blue Ladle €")
  }

  @Test func `what was cancelled is not there when the app is started again`() {
    let screen = start()
    screen.button("Settings").tap()
    screen.sheet.lowerPrice(from: 5, to: 1)
    screen.sheet.button("Cancel").tap()
    #expect(start().names.count == 5, "Nothing was decided.")
  }

  @Test func `another phone has notes of its own`() {
    start().list.row(0).button("Check in").tap()
    #expect(start(on: TemporaryDefaults()).row(0) == "Blue Ladle €", "Nobody checked in there.")
  }

  @Test func `starting writes nothing`() {
    _ = start()
    #expect(
      phone.savedKeys == [],
      """
      The person has not decided anything. Where a published property has a value before init \
      assigns one, didSet runs in init, too.
      """)
  }

  @Test func `the next edition has its own names and prices, and the same notes`() {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    screen.list.row(2).button("Add to favorites").tap()
    let next = [
      Restaurant(id: 4, name: "Blue Ladle", price: 2),
      Restaurant(id: 40, name: "Old Mill", price: 3),
    ]
    let second = GuideStore(edition: next, defaults: phone.reopened())
    let updated = Screen { GuideScreen().environmentObject(second) }
    #expect(
      updated.rows == ["Blue Ladle €€ ✓", "Old Mill €€€"],
      "Restaurants come with the app; what is saved is what the person has decided.")
    updated.list.row(1).button("Check in").tap()
    #expect(
      start().row(2) == "Nine Lanterns €€€€€ ★",
      "It was not in that edition; in this one it is there again, and still a favorite.")
  }

  @Test(arguments: ["nothing", "words", "other JSON", "half of it", "a text", "a number", "a list"])
  func `notes that cannot be read do not stop the guide`(damage: String) {
    start().list.row(0).button("Check in").tap()
    for key in phone.savedKeys { phone.store.set(damaged(damage, key), forKey: key) }
    let screen = start()
    #expect(screen.names.count == 5, "The guide is listed as on the first day.")
    screen.list.row(1).button("Check in").tap()
    #expect(start().row(1) == "Harbor Oven €€ ✓", "From then on notes are kept again.")
  }

  @Test(arguments: ["words", "other JSON", "half of it", "a text"])
  func `notes that cannot be read are set aside, as they are`(damage: String) {
    start().list.row(0).button("Check in").tap()
    let unreadable = damaged(damage, "notes")
    phone.store.set(unreadable, forKey: "notes")
    start().list.row(1).button("Check in").tap()
    let kept = (phone.store.array(forKey: "notes.backups") ?? []).map(bytes)
    #expect(
      kept == [bytes(of: unreadable)],
      """
      They may be all that a person has noted, and a later version may be able to read them. The \
      check-in has written over them; "notes.backups" should hold them, once.
      """)
  }

  @Test func `notes that can be read stay where they are`() {
    start().list.row(0).button("Check in").tap()
    _ = start()
    #expect(phone.savedKeys == ["notes"], "They were read. There is nothing to set aside.")
    #expect(start().row(0) == "Blue Ladle € ✓", "At the third start they are still there.")
  }

  // MARK: What runs

  @Test func `a note runs its own row alone`() {
    let screen = start()
    let runs = screen.rowRuns
    #expect(runs == 5, "Each of the five rows ran when it appeared.")
    screen.list.row(2).button("Add to favorites").tap()
    #expect(screen.rowRuns == runs + 1, "One restaurant became a favorite.")
    screen.list.row(4).button("Check in").tap()
    #expect(screen.rowRuns == runs + 2, "Another has a check-in now.")
  }

  @Test func `a row that moves to the top runs alone`() {
    let screen = start()
    screen.save { $0.picker("Order").select("Favorites first") }
    let runs = screen.rowRuns
    screen.list.row(4).button("Add to favorites").tap()
    #expect(screen.names.first == "Salt and Fig")
    #expect(screen.rowRuns == runs + 1, "The other four moved down. They show what they showed.")
  }

  @Test func `while settings are edited, nothing of the guide runs`() {
    let screen = start()
    let rows = screen.rowRuns
    screen.button("Settings").tap()
    let screens = screen.bodyCount(of: GuideScreen.self)
    screen.sheet.lowerPrice(from: 5, to: 1)
    screen.sheet.toggle("Check-ins only").toggle()
    #expect(screen.rowRuns == rows, "No row shows a draft.")
    #expect(screen.bodyCount(of: GuideScreen.self) == screens, "Nor does the screen.")
  }

  @Test func `Save runs the screen once, and the rows that come`() {
    let screen = start()
    screen.save { $0.lowerPrice(from: 5, to: 2) }
    let rows = screen.rowRuns
    screen.button("Settings").tap()
    for price in 2...4 { screen.sheet.stepper("Up to price \(price)").increment() }
    screen.sheet.picker("Order").select("Favorites first")
    let screens = screen.bodyCount(of: GuideScreen.self)
    screen.sheet.button("Save").tap()
    #expect(screen.names.count == 5)
    #expect(screen.rowRuns == rows + 3, "Two rows were there, three are new.")
    #expect(screen.bodyCount(of: GuideScreen.self) == screens + 1, "One action is one update.")
  }

  @Test func `nothing is misused`() {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    screen.save { $0.toggle("Check-ins only").toggle() }
    screen.list.row(0).button("Undo check-in").tap()
    #expect(screen.diagnostics == [])
  }

  // MARK: Material

  /// What stands under a key after something has gone wrong.
  private func damaged(_ damage: String, _ key: String) -> Any {
    switch damage {
    case "nothing": Data()
    case "words": Data("Blue Ladle, of course".utf8)
    case "other JSON": Data(#"{"settings": [1, 2], "favorites": "all"}"#.utf8)
    case "half of it": (phone.store.data(forKey: key) ?? Data()).dropLast(9)
    case "a number": 7
    case "a list": ["Blue Ladle"]
    default: "Blue Ladle"
    }
  }

  /// Data and texts as bytes, since two values of any type cannot be compared.
  private func bytes(of value: Any) -> [UInt8] {
    if let data = value as? Data { return Array(data) }
    return (value as? String).map { Array($0.utf8) } ?? []
  }
}

extension Screen {
  /// What each row shows, its menu aside.
  fileprivate var rows: [String] {
    (0..<list.count).map { row($0) }
  }

  /// What a row shows; nothing where there is none.
  fileprivate func row(_ offset: Int) -> String {
    list.row(offset).texts.joined(separator: " ")
  }

  fileprivate var names: [String] {
    (0..<list.count).compactMap { list.row($0).texts.first }
  }

  fileprivate var rowRuns: Int { bodyCount(of: RestaurantRow.self) }

  /// Opens the settings, edits them and saves.
  fileprivate func save(_ edit: (PresentationOnScreen) -> Void) {
    button("Settings").tap()
    edit(sheet)
    sheet.button("Save").tap()
  }
}

extension PresentationOnScreen {
  fileprivate func lowerPrice(from price: Int, to lower: Int) {
    for price in (lower + 1...price).reversed() { stepper("Up to price \(price)").decrement() }
  }
}
