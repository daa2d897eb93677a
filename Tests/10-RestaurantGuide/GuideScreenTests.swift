import StateFlow
import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.5 Guide screen", .exercise)
struct GuideScreenTests {
  /// A phone on which nothing is saved yet.
  private let phone = TemporaryDefaults()

  // Neither the names, nor the IDs, nor the prices are sorted.
  private let edition = [
    Restaurant(id: 11, name: "Nine Lanterns", price: 5),
    Restaurant(id: 4, name: "Blue Ladle", price: 1),
    Restaurant(id: 30, name: "Salt and Fig", price: 4),
    Restaurant(id: 2, name: "Harbor Oven", price: 2),
    Restaurant(id: 19, name: "Quiet Spoon", price: 3),
  ]

  private func newStore() -> GuideStore {
    GuideStore(edition: edition, defaults: phone.reopened())
  }

  /// Returns the screen of the guide after the app has started on the phone.
  private func start() -> Screen { screen(with: newStore()) }

  private func screen(with store: GuideStore) -> Screen {
    Screen { GuideScreen().environmentObject(store) }
  }

  // MARK: The list

  @Test func `all restaurants are listed with their prices`() {
    let rows = start().rows
    #expect(
      rows == [
        "Blue Ladle €", "Harbor Oven €€", "Nine Lanterns €€€€€", "Quiet Spoon €€€",
        "Salt and Fig €€€€",
      ], "Nothing is saved, so all five restaurants are listed by name.")
  }

  @Test func `you can add and remove a favorite in a row's menu`() {
    let screen = start()
    for _ in 1...2 {
      screen.list.row(1).button("Add to favorites").tap()
      #expect(
        screen.row(1) == "Harbor Oven €€ ★", "\"Add to favorites\" was tapped in the second row.")
      let offersToAdd = screen.list.row(1).button("Add to favorites").exists
      #expect(!offersToAdd, "The restaurant is a favorite, so the menu offers to remove it.")
      screen.list.row(1).button("Remove from favorites").tap()
      #expect(screen.row(1) == "Harbor Oven €€", "\"Remove from favorites\" was tapped.")
      let offersToRemove = screen.list.row(1).button("Remove from favorites").exists
      #expect(!offersToRemove, "The restaurant isn't a favorite, so the menu offers to add it.")
    }
  }

  @Test func `you can check in and undo the check-in in a row's menu`() {
    let screen = start()
    for _ in 1...2 {
      screen.list.row(3).button("Check in").tap()
      #expect(screen.row(3) == "Quiet Spoon €€€ ✓", "\"Check in\" was tapped in the fourth row.")
      let offersToCheckIn = screen.list.row(3).button("Check in").exists
      #expect(!offersToCheckIn, "There is a check-in, so the menu offers to undo it.")
      screen.list.row(3).button("Undo check-in").tap()
      #expect(screen.row(3) == "Quiet Spoon €€€", "\"Undo check-in\" was tapped.")
      let offersToUndo = screen.list.row(3).button("Undo check-in").exists
      #expect(!offersToUndo, "There is no check-in, so the menu offers to check in.")
    }
  }

  @Test func `favorites and check-ins are independent`() {
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
      ], "Two restaurants have a check-in, and another one is a favorite.")
    screen.list.row(4).button("Check in").tap()
    screen.list.row(4).button("Undo check-in").tap()
    #expect(
      screen.row(4) == "Salt and Fig €€€€ ★",
      "The check-in was undone, but Salt and Fig is still a favorite.")
    #expect(
      screen.row(2) == "Nine Lanterns €€€€€ ✓", "The check-in at Nine Lanterns wasn't undone.")
  }

  @Test func `the screen shows changes that other code makes to the notes`() {
    let store = newStore()
    let screen = screen(with: store)
    store.notes.favorites = [2]
    store.notes.checkIns = [2, 30]
    #expect(
      screen.row(1) == "Harbor Oven €€ ★ ✓",
      "Other code added 2, the ID of Harbor Oven, to the favorites and the check-ins.")
    store.notes.favorites = []
    screen.list.row(1).button("Undo check-in").tap()
    #expect(
      screen.row(1) == "Harbor Oven €€",
      "Other code removed the favorite, and \"Undo check-in\" was tapped.")
    #expect(
      screen.row(4) == "Salt and Fig €€€€ ✓",
      "Other code added 30, the ID of Salt and Fig, to the check-ins.")
    screen.list.row(0).button("Add to favorites").tap()
    screen.list.row(0).button("Check in").tap()
    store.notes = GuideNotes()
    #expect(
      screen.row(0) == "Blue Ladle €",
      "Other code replaced the notes, which had been changed in the menu, with empty ones.")
  }

  @Test func `two restaurants can have the same name`() {
    let branches = [
      Restaurant(id: 8, name: "Blue Ladle", price: 2),
      Restaurant(id: 3, name: "Blue Ladle", price: 2),
    ]
    let screen = screen(with: GuideStore(edition: branches, defaults: phone.reopened()))
    screen.list.row(1).button("Add to favorites").tap()
    screen.list.row(0).button("Check in").tap()
    #expect(
      screen.rows == ["Blue Ladle €€ ✓", "Blue Ladle €€ ★"],
      "The first restaurant has a check-in, and the second one is a favorite.")
  }

  // MARK: The settings

  @Test func `the settings are in a sheet that can be opened again`() {
    let screen = start()
    #expect(!screen.sheet.exists, "\"Settings\" hasn't been tapped yet.")
    for _ in 1...2 {
      screen.button("Settings").tap()
      #expect(screen.sheet.exists, "\"Settings\" was tapped.")
      screen.sheet.button("Cancel").tap()
      #expect(!screen.sheet.exists, "\"Cancel\" was tapped.")
    }
    screen.button("Settings").tap()
    screen.leaveSheet()
    #expect(!screen.sheet.exists, "The sheet was swiped away.")
    screen.button("Settings").tap()
    screen.sheet.button("Save").tap()
    #expect(!screen.sheet.exists, "\"Save\" was tapped.")
  }

  @Test func `the sheet shows the saved settings`() {
    let screen = start()
    screen.button("Settings").tap()
    let options = screen.sheet.picker("Order").options
    #expect(
      options == ["Alphabetical", "Favorites first", "Check-ins first"],
      "The picker offers three orders.")
    #expect(
      screen.settings == ["Alphabetical", "off", "Up to price 5"],
      "The sheet shows the initial settings."
    )
    screen.edit {
      $0.picker("Order").select("Favorites first")
      $0.toggle("Check-ins only").toggle()
      $0.lowerPrice(from: 5, to: 3)
    }
    #expect(
      screen.settings == ["Favorites first", "on", "Up to price 3"],
      "The sheet shows the edits.")
    screen.sheet.button("Save").tap()
    screen.button("Settings").tap()
    #expect(
      screen.settings == ["Favorites first", "on", "Up to price 3"],
      "The sheet shows the settings that were saved.")
  }

  @Test func `in the settings, the maximum price can be set from 1 to 5`() {
    let screen = start()
    screen.button("Settings").tap()
    screen.sheet.stepper("Up to price 5").increment()
    #expect(screen.settings.last == "Up to price 5", "The maximum price can't be higher than 5.")
    screen.sheet.lowerPrice(from: 5, to: 1)
    screen.sheet.stepper("Up to price 1").decrement()
    #expect(screen.settings.last == "Up to price 1", "The maximum price can't be lower than 1.")
  }

  @Test func `saving a maximum price filters the list`() {
    let screen = start()
    screen.save { $0.lowerPrice(from: 5, to: 2) }
    #expect(screen.names == ["Blue Ladle", "Harbor Oven"], "The saved maximum price is 2.")
    screen.save { $0.stepper("Up to price 2").increment() }
    #expect(
      screen.names == ["Blue Ladle", "Harbor Oven", "Quiet Spoon"],
      "The saved maximum price is now 3.")
  }

  @Test func `saving "Check-ins only" filters the list, which then changes with the check-ins`() {
    let screen = start()
    screen.list.row(2).button("Check in").tap()
    screen.list.row(4).button("Check in").tap()
    screen.save { $0.toggle("Check-ins only").toggle() }
    #expect(
      screen.names == ["Nine Lanterns", "Salt and Fig"],
      "Two of the five restaurants have a check-in.")
    screen.list.row(0).button("Undo check-in").tap()
    #expect(screen.names == ["Salt and Fig"], "The check-in at Nine Lanterns was undone.")
    screen.save { $0.toggle("Check-ins only").toggle() }
    #expect(screen.names.count == 5, "\"Check-ins only\" was switched off again.")
  }

  @Test func `saving "Favorites first" sorts the list, which then changes with the favorites`() {
    let screen = start()
    screen.list.row(4).button("Add to favorites").tap()
    screen.save { $0.picker("Order").select("Favorites first") }
    #expect(screen.names.first == "Salt and Fig", "Salt and Fig is a favorite.")
    screen.list.row(3).button("Add to favorites").tap()
    #expect(
      screen.names
        == ["Nine Lanterns", "Salt and Fig", "Blue Ladle", "Harbor Oven", "Quiet Spoon"],
      "Nine Lanterns, which was in the fourth row, is now a favorite.")
    for row in [1, 4] { screen.list.row(row).button("Check in").tap() }
    #expect(
      screen.names
        == ["Nine Lanterns", "Salt and Fig", "Blue Ladle", "Harbor Oven", "Quiet Spoon"],
      "Salt and Fig and Quiet Spoon have check-ins, which don't count here.")
  }

  @Test func `saving "Check-ins first" sorts the list, which then changes with the check-ins`() {
    let screen = start()
    screen.list.row(1).button("Add to favorites").tap()
    screen.list.row(4).button("Check in").tap()
    screen.save { $0.picker("Order").select("Check-ins first") }
    #expect(
      screen.names
        == ["Salt and Fig", "Blue Ladle", "Harbor Oven", "Nine Lanterns", "Quiet Spoon"],
      "Only Salt and Fig has a check-in. Being a favorite doesn't move Harbor Oven up.")
    screen.list.row(3).button("Check in").tap()
    #expect(
      screen.names
        == ["Nine Lanterns", "Salt and Fig", "Blue Ladle", "Harbor Oven", "Quiet Spoon"],
      "Nine Lanterns now has a check-in, too.")
    screen.list.row(1).button("Add to favorites").tap()
    #expect(
      screen.names
        == ["Nine Lanterns", "Salt and Fig", "Blue Ladle", "Harbor Oven", "Quiet Spoon"],
      "Salt and Fig became a favorite, which doesn't count here.")
    screen.save { $0.picker("Order").select("Alphabetical") }
    #expect(
      screen.names
        == ["Blue Ladle", "Harbor Oven", "Nine Lanterns", "Quiet Spoon", "Salt and Fig"],
      "The order is alphabetical again.")
  }

  @Test func `all settings apply together`() {
    let screen = start()
    screen.list.row(4).button("Add to favorites").tap()
    for row in [0, 2, 3, 4] { screen.list.row(row).button("Check in").tap() }
    screen.save {
      $0.picker("Order").select("Favorites first")
      $0.toggle("Check-ins only").toggle()
      $0.lowerPrice(from: 5, to: 4)
    }
    #expect(
      screen.names == ["Salt and Fig", "Blue Ladle", "Quiet Spoon"],
      "Harbor Oven has no check-in, Nine Lanterns costs 5, and Salt and Fig is a favorite.")
  }

  @Test func `a menu still changes its own restaurant after its row has moved`() {
    let screen = start()
    screen.save {
      $0.lowerPrice(from: 5, to: 4)
      $0.picker("Order").select("Check-ins first")
    }
    screen.list.row(3).button("Check in").tap()
    screen.list.row(0).button("Add to favorites").tap()
    #expect(
      screen.rows.first == "Salt and Fig €€€€ ★ ✓",
      "The check-in moved Salt and Fig to the first row, where it became a favorite.")
  }

  @Test func `editing the settings and canceling the edits changes nothing`() {
    let screen = start()
    let before = screen.rows
    screen.button("Settings").tap()
    screen.edit {
      $0.lowerPrice(from: 5, to: 1)
      $0.toggle("Check-ins only").toggle()
    }
    #expect(screen.shows("Nine Lanterns"), "\"Save\" wasn't tapped, so the list is unchanged.")
    screen.sheet.button("Cancel").tap()
    #expect(screen.rows == before, "\"Cancel\" was tapped, so the list is unchanged.")
    screen.button("Settings").tap()
    #expect(
      screen.settings == ["Alphabetical", "off", "Up to price 5"],
      "The sheet shows the store's settings, not the canceled edits.")
    screen.sheet.lowerPrice(from: 5, to: 1)
    screen.leaveSheet()
    #expect(screen.rows == before, "The sheet was swiped away before \"Save\" was tapped.")
  }

  @Test func `two screens with the same store show the same list`() {
    let store = newStore()
    let first = screen(with: store)
    let second = screen(with: store)
    first.list.row(0).button("Add to favorites").tap()
    first.save { $0.lowerPrice(from: 5, to: 1) }
    #expect(second.rows == ["Blue Ladle € ★"], "The notes were changed on the first screen.")
    #expect(!second.sheet.exists, "The settings were opened only on the first screen.")
    second.list.row(0).button("Check in").tap()
    #expect(first.rows == ["Blue Ladle € ★ ✓"], "The notes were changed on the second screen.")
    second.button("Settings").tap()
    first.list.row(0).button("Remove from favorites").tap()
    second.sheet.stepper("Up to price 1").increment()
    second.sheet.button("Save").tap()
    #expect(
      first.row(0) == "Blue Ladle € ✓",
      """
      Blue Ladle was removed from the favorites while the settings were open. The tap on "Save" \
      changes only settings.
      """)
  }

  // MARK: Relaunches

  @Test func `saved settings survive a relaunch`() {
    start().save {
      $0.picker("Order").select("Check-ins first")
      $0.toggle("Check-ins only").toggle()
      $0.lowerPrice(from: 5, to: 3)
    }
    let screen = start()
    #expect(screen.names == [], "\"Check-ins only\" was saved, and there are no check-ins.")
    screen.button("Settings").tap()
    #expect(
      screen.settings == ["Check-ins first", "on", "Up to price 3"],
      "All three settings were saved before the relaunch.")
  }

  @Test func `favorites and check-ins survive a relaunch`() {
    let screen = start()
    screen.list.row(1).button("Add to favorites").tap()
    screen.list.row(1).button("Check in").tap()
    screen.list.row(3).button("Check in").tap()
    let rows = Array(start().rows.dropFirst().prefix(3))
    #expect(
      rows == ["Harbor Oven €€ ★ ✓", "Nine Lanterns €€€€€", "Quiet Spoon €€€ ✓"],
      "Each change is saved immediately, while the first screen is still open.")
  }

  @Test func `a check-in that was undone doesn't come back after a relaunch`() {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    start().list.row(0).button("Undo check-in").tap()
    let row = start().row(0)
    #expect(row == "Blue Ladle €", "The check-in was undone after the first relaunch.")
  }

  @Test func `notes are saved when other code changes them`() {
    let store = newStore()
    store.notes.checkIns.insert(4)
    store.notes.favorites.insert(4)
    let row = start().row(0)
    #expect(
      row == "Blue Ladle € ★ ✓",
      "Other code added 4, the ID of Blue Ladle, to the favorites and the check-ins.")
    store.notes = GuideNotes()
    let empty = start().row(0)
    #expect(empty == "Blue Ladle €", "Other code replaced the notes with empty ones.")
    #expect(phone.savedKeys == ["notes"], "Empty notes are saved like any other notes.")
  }

  @Test func `canceled edits don't come back after a relaunch`() {
    let screen = start()
    screen.button("Settings").tap()
    screen.sheet.lowerPrice(from: 5, to: 1)
    screen.sheet.button("Cancel").tap()
    #expect(phone.savedKeys == [], "The edits were canceled, so nothing is saved.")
    let count = start().names.count
    #expect(count == 5, "The edits were canceled before the relaunch.")
  }

  @Test func `the notes are saved as JSON under one key`() throws {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    screen.save { $0.lowerPrice(from: 5, to: 2) }
    #expect(phone.savedKeys == ["notes"], "All the choices a user makes are part of the notes.")
    let data = phone.store.data(forKey: "notes") ?? Data()
    let notes = try? JSONDecoder().decode(GuideNotes.self, from: data)
    let saved = notes?.description ?? "no JSON for GuideNotes"
    #expect(
      saved == "Alphabetical, all, up to 2, ★ [], ✓ [4]",
      "There is a check-in at Blue Ladle, whose ID is 4, and the maximum price is 2.")
  }

  @Test func `notes that were saved as JSON are loaded at the start`() {
    let json = """
      {"settings": {"order": "Favorites first", "checkInsOnly": false, "maxPrice": 4},
       "favorites": [19], "checkIns": [2, 19]}
      """
    phone.store.set(Data(json.utf8), forKey: "notes")
    let rows = start().rows
    #expect(
      rows == ["Quiet Spoon €€€ ★ ✓", "Blue Ladle €", "Harbor Oven €€ ✓", "Salt and Fig €€€€"],
      "In the saved notes, 19 is the ID of Quiet Spoon, and 2 is the ID of Harbor Oven.")
    let data = phone.store.data(forKey: "notes") ?? Data()
    let isSame = data == Data(json.utf8)
    #expect(
      isSame,
      "The user has changed nothing since the app started, so the notes aren't saved again.")
  }

  @Test func `each phone has its own notes`() {
    start().list.row(0).button("Check in").tap()
    let other = TemporaryDefaults()
    let screen = screen(with: GuideStore(edition: edition, defaults: other.store))
    #expect(screen.row(0) == "Blue Ladle €", "The check-in was made on the first phone.")
    #expect(other.savedKeys == [], "Nothing is saved on the other phone.")
  }

  @Test func `starting the app saves nothing`() {
    _ = start()
    #expect(
      phone.savedKeys == [],
      """
      The user hasn't changed anything. If the declaration of a published property has an initial \
      value, its didSet also runs in init.
      """)
  }

  @Test func `a new edition has its own names and prices, but keeps the notes`() {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    screen.list.row(2).button("Check in").tap()
    screen.list.row(2).button("Add to favorites").tap()
    let next = [
      Restaurant(id: 4, name: "Blue Ladle", price: 2),
      Restaurant(id: 40, name: "Old Mill", price: 3),
    ]
    let updated = self.screen(with: GuideStore(edition: next, defaults: phone.reopened()))
    #expect(
      updated.rows == ["Blue Ladle €€ ✓", "Old Mill €€€"],
      "The restaurants come with the app. Only the user's choices are saved.")
    updated.list.row(1).button("Check in").tap()
    updated.list.row(1).button("Add to favorites").tap()
    updated.save { _ in }
    let row = start().row(2)
    #expect(
      row == "Nine Lanterns €€€€€ ★ ✓",
      """
      Nine Lanterns isn't in the second edition, but the notes about it are kept for the first \
      edition.
      """)
  }

  // MARK: Notes that can't be read

  @Test(arguments: [
    "empty data", "words", "other JSON", "truncated JSON", "a string", "a number", "an array",
  ])
  func `the guide works even if the notes can't be read`(damage: String) {
    start().list.row(0).button("Check in").tap()
    phone.store.set(damaged(damage), forKey: "notes")
    let screen = start()
    #expect(
      screen.rows.first == "Blue Ladle €", "The guide starts with empty notes.")
    #expect(screen.names.count == 5, "The guide starts with the initial settings.")
    screen.list.row(1).button("Check in").tap()
    let row = start().row(1)
    #expect(
      row == "Harbor Oven €€ ✓",
      "After the notes couldn't be read, a new check-in is saved and loaded.")
  }

  @Test(arguments: [
    "empty data", "words", "other JSON", "truncated JSON", "a string", "a number", "an array",
  ])
  func `notes that can't be read are set aside unchanged, and only once`(damage: String) {
    start().list.row(0).button("Check in").tap()
    let unreadable = damaged(damage)
    phone.store.set(unreadable, forKey: "notes")
    _ = start()
    #expect(
      phone.savedKeys == ["notes.backups"],
      "The unreadable notes are moved to the backups, and nothing else is written.")
    start().list.row(1).button("Check in").tap()
    #expect(
      backups == [text(unreadable)],
      "The next check-in must not overwrite unreadable notes, which a later version might read.")
  }

  @Test func `notes are set aside each time they can't be read`() {
    for text in ["first", "second"] {
      phone.store.set(text, forKey: "notes")
      start().list.row(0).button("Check in").tap()
    }
    #expect(backups == ["first", "second"], "Twice, a string was saved in place of the notes.")
  }

  @Test func `notes that can be read aren't set aside`() {
    start().list.row(0).button("Check in").tap()
    _ = start()
    #expect(phone.savedKeys == ["notes"], "The notes can be read, so there are no backups.")
    let row = start().row(0)
    #expect(row == "Blue Ladle € ✓", "The check-in is still there after a second relaunch.")
  }

  // MARK: Body runs

  @Test func `a change to the notes runs only the body of the affected row`() {
    let screen = start()
    let first = screen.rowRuns
    #expect(first == 5, "The body of each of the five rows runs once when the row appears.")
    screen.list.row(2).button("Add to favorites").tap()
    let second = screen.rowRuns - first
    #expect(second == 1, "One restaurant became a favorite.")
    screen.list.row(4).button("Check in").tap()
    let third = screen.rowRuns - first - second
    #expect(third == 1, "\"Check in\" was tapped for another restaurant.")
  }

  @Test func `updating the parent doesn't run the rows' bodies`() {
    let store = newStore()
    let screen = Screen {
      Text("\(store.notes.favorites.count) favorites")
      GuideScreen().environmentObject(store)
    }
    let before = screen.rowRuns
    screen.refresh()
    let runs = screen.rowRuns - before
    #expect(runs == 0, "Nothing that the rows show has changed.")
  }

  @Test func `when a row moves to the top, only its body runs`() {
    let screen = start()
    screen.save { $0.picker("Order").select("Favorites first") }
    let before = screen.rowRuns
    screen.list.row(4).button("Add to favorites").tap()
    #expect(screen.names.first == "Salt and Fig", "Salt and Fig is the only favorite.")
    let runs = screen.rowRuns - before
    #expect(runs == 1, "The other four rows only moved down.")
  }

  @Test func `a row that leaves the list doesn't run the bodies of the others`() {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    screen.list.row(3).button("Check in").tap()
    screen.save { $0.toggle("Check-ins only").toggle() }
    let before = screen.rowRuns
    screen.list.row(0).button("Undo check-in").tap()
    #expect(screen.names == ["Quiet Spoon"], "The check-in at Blue Ladle was undone.")
    let runs = screen.rowRuns - before
    #expect(runs == 0, "Nothing in the row for Quiet Spoon has changed.")
  }

  @Test func `editing the settings runs neither the screen's body nor a row's`() {
    let screen = start()
    let rowsBefore = screen.rowRuns
    screen.button("Settings").tap()
    let screensBefore = screen.bodyCount(of: GuideScreen.self)
    screen.edit {
      $0.lowerPrice(from: 5, to: 1)
      $0.toggle("Check-ins only").toggle()
      $0.picker("Order").select("Favorites first")
    }
    let rowRuns = screen.rowRuns - rowsBefore
    #expect(rowRuns == 0, "No row shows the draft.")
    let screenRuns = screen.bodyCount(of: GuideScreen.self) - screensBefore
    #expect(screenRuns == 0, "The screen doesn't show the draft.")
  }

  @Test func `saving runs the screen's body once, and the bodies of only the rows that appear`() {
    let screen = start()
    screen.save { $0.lowerPrice(from: 5, to: 2) }
    let rowsBefore = screen.rowRuns
    screen.button("Settings").tap()
    screen.edit {
      for price in 2...4 { $0.stepper("Up to price \(price)").increment() }
      $0.picker("Order").select("Favorites first")
    }
    let screensBefore = screen.bodyCount(of: GuideScreen.self)
    screen.sheet.button("Save").tap()
    #expect(screen.names.count == 5, "The maximum price is 5 again.")
    let rowRuns = screen.rowRuns - rowsBefore
    #expect(rowRuns == 3, "Two rows were already in the list, and three more appear.")
    let screenRuns = screen.bodyCount(of: GuideScreen.self) - screensBefore
    #expect(screenRuns == 1, "The tap on \"Save\" is one action, which causes one update.")
  }

  @Test func `saving doesn't run the bodies of rows that only move`() {
    let screen = start()
    screen.list.row(4).button("Add to favorites").tap()
    let before = screen.rowRuns
    screen.save { $0.picker("Order").select("Favorites first") }
    #expect(screen.names.first == "Salt and Fig", "Salt and Fig is the only favorite.")
    let runs = screen.rowRuns - before
    #expect(runs == 0, "The rows are in a different order, but nothing in them has changed.")
  }

  @Test func `the screen causes no warnings`() {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    screen.save { $0.toggle("Check-ins only").toggle() }
    screen.list.row(0).button("Undo check-in").tap()
    let warnings = screen.diagnostics.map(\.description)
    #expect(warnings == [], "The kit has no warnings about this screen.")
  }

  // MARK: Helpers

  /// Returns the damaged value that is saved in place of the notes.
  private func damaged(_ damage: String) -> Any {
    switch damage {
    case "empty data": Data()
    case "words": Data("Blue Ladle, of course".utf8)
    case "other JSON": Data(#"{"settings": [1, 2], "favorites": "all"}"#.utf8)
    case "truncated JSON": (phone.store.data(forKey: "notes") ?? Data()).dropLast(9)
    case "a number": 7
    case "an array": ["Blue Ladle"]
    default: "Blue Ladle"
    }
  }

  /// Descriptions of the values in the backups.
  private var backups: [String] {
    (phone.store.array(forKey: "notes.backups") ?? []).map(text)
  }

  private func text(_ value: Any) -> String {
    switch value {
    case let data as Data: "data: \(String(decoding: data, as: UTF8.self))"
    case let text as String: text
    case let list as [String]: "list: \(list.joined(separator: ", "))"
    case let number as Int: "\(number)"
    default: "another value"
    }
  }
}

extension Screen {
  /// The text of each row, without its menu.
  fileprivate var rows: [String] {
    (0..<list.count).map { row($0) }
  }

  /// Returns the name, the price, and the marks that a row shows, or an empty string if there is no
  /// row at the position. The row can show them in one text view or in several, in any order, with
  /// any punctuation.
  fileprivate func row(_ offset: Int) -> String {
    let text = list.row(offset).texts.joined(separator: " ")
    let signs = ["€", "★", "✓"].map { sign in String(text.filter { sign.contains($0) }) }
    return ([name(offset)] + signs).filter { $0 != "" }.joined(separator: " ")
  }

  fileprivate var names: [String] { (0..<list.count).map { name($0) } }

  private func name(_ offset: Int) -> String {
    let text = list.row(offset).texts.joined(separator: " ")
    return text.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  fileprivate var rowRuns: Int { bodyCount(of: RestaurantRow.self) }

  /// The contents of the sheet's controls: the order, the toggle, and the label of the stepper.
  fileprivate var settings: [String] {
    let labels = (-9...9).map { "Up to price \($0)" }.filter { sheet.stepper($0).exists }
    return [
      sheet.picker("Order").selection ?? "no order",
      sheet.toggle("Check-ins only").isOn ? "on" : "off",
    ] + labels
  }

  /// Swipes the sheet away. If the form prevents swiping, taps "Cancel" instead.
  fileprivate func leaveSheet() {
    func canBeSwiped(_ element: Element) -> Bool {
      (element.role == .sheet && element.actions.dismiss != nil)
        || element.children.contains(where: canBeSwiped)
    }
    if elements.contains(where: { canBeSwiped($0.element) }) {
      sheet.dismiss()
    } else {
      sheet.button("Cancel").tap()
    }
  }

  /// Edits the settings in the sheet.
  fileprivate func edit(_ edit: (PresentationOnScreen) -> Void) { edit(sheet) }

  /// Opens the settings, edits them, and saves.
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
