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

  @Test(.proves(1)) func `all restaurants are listed with their prices`() {
    #expect(
      start().rows == [
        "Blue Ladle €", "Harbor Oven €€", "Nine Lanterns €€€€€", "Quiet Spoon €€€",
        "Salt and Fig €€€€",
      ],
      "Nothing is saved, so all five restaurants should be listed by name.")
  }

  @Test(.proves(2)) func `you can add and remove a favorite in a row's menu`() {
    let screen = start()
    for _ in 1...2 {
      screen.list.row(1).button("Add to favorites").tap()
      #expect(
        screen.row(1) == "Harbor Oven €€ ★", "\"Add to favorites\" was tapped in the second row.")
      #expect(
        !screen.list.row(1).button("Add to favorites").exists,
        "The restaurant is a favorite, so the menu should offer to remove it, not to add it.")
      screen.list.row(1).button("Remove from favorites").tap()
      #expect(screen.row(1) == "Harbor Oven €€", "\"Remove from favorites\" was tapped.")
      #expect(
        !screen.list.row(1).button("Remove from favorites").exists,
        "The restaurant isn't a favorite, so the menu should offer to add it, not to remove it.")
    }
  }

  @Test(.proves(2)) func `you can check in and undo the check-in in a row's menu`() {
    let screen = start()
    for _ in 1...2 {
      screen.list.row(3).button("Check in").tap()
      #expect(screen.row(3) == "Quiet Spoon €€€ ✓", "\"Check in\" was tapped in the fourth row.")
      #expect(
        !screen.list.row(3).button("Check in").exists,
        "There is a check-in, so the menu should offer to undo it, not to check in.")
      screen.list.row(3).button("Undo check-in").tap()
      #expect(screen.row(3) == "Quiet Spoon €€€", "\"Undo check-in\" was tapped.")
      #expect(
        !screen.list.row(3).button("Undo check-in").exists,
        "There is no check-in, so the menu should offer to check in, not to undo it.")
    }
  }

  @Test(.proves(2)) func `favorites and check-ins are independent`() {
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
      ],
      "Two restaurants should have a check-in, and another one should be a favorite.")
    screen.list.row(4).button("Check in").tap()
    screen.list.row(4).button("Undo check-in").tap()
    #expect(
      screen.row(4) == "Salt and Fig €€€€ ★",
      "The check-in was undone, but Salt and Fig should still be a favorite.")
    #expect(
      screen.row(2) == "Nine Lanterns €€€€€ ✓", "The check-in at Nine Lanterns wasn't undone.")
  }

  @Test(.proves(8)) func `the screen shows changes that other code makes to the notes`() {
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
      "Other code removed the favorite, and \"Undo check-in\" was tapped. Neither should be shown.")
    #expect(
      screen.row(4) == "Salt and Fig €€€€ ✓",
      "Other code added 30, the ID of Salt and Fig, to the check-ins. It should have a check mark.")
    screen.list.row(0).button("Add to favorites").tap()
    screen.list.row(0).button("Check in").tap()
    store.notes = GuideNotes()
    #expect(
      screen.row(0) == "Blue Ladle €",
      "Other code replaced the notes, which had been changed in the menu, with empty ones.")
  }

  @Test(.proves(1)) func `two restaurants can have the same name`() {
    let branches = [
      Restaurant(id: 8, name: "Blue Ladle", price: 2),
      Restaurant(id: 3, name: "Blue Ladle", price: 2),
    ]
    let screen = screen(with: GuideStore(edition: branches, defaults: phone.reopened()))
    screen.list.row(1).button("Add to favorites").tap()
    screen.list.row(0).button("Check in").tap()
    #expect(
      screen.rows == ["Blue Ladle €€ ✓", "Blue Ladle €€ ★"],
      "The first restaurant should have a check-in, and the second one should be a favorite.")
  }

  // MARK: The settings

  @Test(.proves(5)) func `the settings are in a sheet that can be opened again`() {
    let screen = start()
    #expect(!screen.sheet.exists, "\"Settings\" hasn't been tapped yet.")
    for _ in 1...2 {
      screen.button("Settings").tap()
      #expect(screen.sheet.exists, "\"Settings\" was tapped, so the sheet should be presented.")
      screen.sheet.button("Cancel").tap()
      #expect(!screen.sheet.exists, "\"Cancel\" was tapped, so the sheet should be gone.")
    }
    screen.button("Settings").tap()
    screen.leaveSheet()
    #expect(!screen.sheet.exists, "The sheet should be gone after a swipe.")
    screen.button("Settings").tap()
    screen.sheet.button("Save").tap()
    #expect(!screen.sheet.exists, "\"Save\" was tapped, so the sheet should be gone.")
  }

  @Test(.proves(5)) func `the sheet shows the saved settings`() {
    let screen = start()
    screen.button("Settings").tap()
    let options = screen.sheet.picker("Order").options
    #expect(
      options == ["Alphabetical", "Favorites first", "Check-ins first"],
      "The picker should offer three orders.")
    #expect(
      screen.settings == ["Alphabetical", "off", "Up to price 5"],
      "The sheet should show the initial settings.")
    screen.edit {
      $0.picker("Order").select("Favorites first")
      $0.toggle("Check-ins only").toggle()
      $0.lowerPrice(from: 5, to: 3)
    }
    #expect(
      screen.settings == ["Favorites first", "on", "Up to price 3"],
      "The sheet should show the edits.")
    screen.sheet.button("Save").tap()
    screen.button("Settings").tap()
    #expect(
      screen.settings == ["Favorites first", "on", "Up to price 3"],
      "The sheet should show the settings that were saved.")
    screen.sheet.lowerPrice(from: 3, to: 1)
    screen.leaveSheet()
    screen.button("Settings").tap()
    #expect(
      screen.settings == ["Favorites first", "on", "Up to price 3"],
      """
      The sheet was closed before "Save" was tapped, so it should show the settings that were \
      saved, not the later edits.
      """)
  }

  @Test(.proves(5)) func `in the settings, the maximum price can be set from 1 to 5`() {
    let screen = start()
    screen.button("Settings").tap()
    screen.sheet.stepper("Up to price 5").increment()
    #expect(screen.settings.last == "Up to price 5", "The maximum price should stop at 5.")
    screen.sheet.lowerPrice(from: 5, to: 1)
    screen.sheet.stepper("Up to price 1").decrement()
    #expect(screen.settings.last == "Up to price 1", "The maximum price should stop at 1.")
  }

  @Test(.proves(6)) func `tapping "Save" applies all edits and closes the form`() {
    let screen = start()
    screen.button("Settings").tap()
    screen.edit {
      $0.picker("Order").select("Check-ins first")
      $0.toggle("Check-ins only").toggle()
      $0.lowerPrice(from: 5, to: 4)
    }
    screen.sheet.button("Save").tap()
    #expect(!screen.sheet.exists, "\"Save\" was tapped, so the sheet should be gone.")
    #expect(screen.names == [], "Only check-ins should be listed, and there are none.")
    screen.button("Settings").tap()
    #expect(
      screen.settings == ["Check-ins first", "on", "Up to price 4"],
      "All three edits should have been saved.")
  }

  @Test(.proves(4)) func `saving a maximum price filters the list`() {
    let screen = start()
    screen.save { $0.lowerPrice(from: 5, to: 2) }
    #expect(screen.names == ["Blue Ladle", "Harbor Oven"], "The saved maximum price is 2.")
    screen.save { $0.stepper("Up to price 2").increment() }
    #expect(
      screen.names == ["Blue Ladle", "Harbor Oven", "Quiet Spoon"],
      "The saved maximum price is now 3, so three restaurants should be listed.")
  }

  @Test(.proves(4))
  func `saving "Check-ins only" filters the list, which then changes with the check-ins`() {
    let screen = start()
    screen.list.row(2).button("Check in").tap()
    screen.list.row(4).button("Check in").tap()
    screen.save { $0.toggle("Check-ins only").toggle() }
    #expect(
      screen.rows == ["Nine Lanterns €€€€€ ✓", "Salt and Fig €€€€ ✓"],
      "Two of the five restaurants have a check-in, so only they should be listed, as before.")
    screen.list.row(0).button("Undo check-in").tap()
    #expect(screen.names == ["Salt and Fig"], "The check-in at Nine Lanterns was undone.")
    screen.save { $0.toggle("Check-ins only").toggle() }
    #expect(screen.names.count == 5, "\"Check-ins only\" was switched off again.")
  }

  @Test(.proves(3))
  func `saving "Favorites first" sorts the list, which then changes with the favorites`() {
    let screen = start()
    screen.list.row(4).button("Add to favorites").tap()
    screen.save { $0.picker("Order").select("Favorites first") }
    #expect(screen.row(0) == "Salt and Fig €€€€ ★", "Salt and Fig is a favorite.")
    screen.list.row(3).button("Add to favorites").tap()
    #expect(
      screen.names
        == ["Nine Lanterns", "Salt and Fig", "Blue Ladle", "Harbor Oven", "Quiet Spoon"],
      "Nine Lanterns, which was in the fourth row, is now a favorite, so it should move up.")
    for row in [1, 4] { screen.list.row(row).button("Check in").tap() }
    #expect(
      screen.names
        == ["Nine Lanterns", "Salt and Fig", "Blue Ladle", "Harbor Oven", "Quiet Spoon"],
      "Salt and Fig and Quiet Spoon have check-ins, which shouldn't count here.")
  }

  @Test(.proves(3))
  func `saving "Check-ins first" sorts the list, which then changes with the check-ins`() {
    let screen = start()
    screen.list.row(1).button("Add to favorites").tap()
    screen.list.row(4).button("Check in").tap()
    screen.save { $0.picker("Order").select("Check-ins first") }
    #expect(
      screen.names
        == ["Salt and Fig", "Blue Ladle", "Harbor Oven", "Nine Lanterns", "Quiet Spoon"],
      "Only Salt and Fig has a check-in. Being a favorite shouldn't move Harbor Oven up.")
    screen.list.row(3).button("Check in").tap()
    #expect(
      screen.names
        == ["Nine Lanterns", "Salt and Fig", "Blue Ladle", "Harbor Oven", "Quiet Spoon"],
      "Nine Lanterns now has a check-in, too, so it should move up.")
    screen.list.row(1).button("Add to favorites").tap()
    #expect(
      screen.names
        == ["Nine Lanterns", "Salt and Fig", "Blue Ladle", "Harbor Oven", "Quiet Spoon"],
      "Salt and Fig became a favorite, which shouldn't count here.")
    screen.save { $0.picker("Order").select("Alphabetical") }
    #expect(
      screen.names
        == ["Blue Ladle", "Harbor Oven", "Nine Lanterns", "Quiet Spoon", "Salt and Fig"],
      "The order should be alphabetical again.")
  }

  @Test(.proves(4)) func `all settings apply together`() {
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

  @Test(.proves(2)) func `a menu still changes its own restaurant after its row has moved`() {
    let screen = start()
    screen.save {
      $0.lowerPrice(from: 5, to: 4)
      $0.picker("Order").select("Check-ins first")
    }
    screen.list.row(3).button("Check in").tap()
    screen.list.row(0).button("Add to favorites").tap()
    #expect(
      screen.rows.first == "Salt and Fig €€€€ ★ ✓",
      "The check-in moved Salt and Fig to the first row, where it should have become a favorite.")
  }

  @Test(.proves(7)) func `editing the settings and canceling the edits changes nothing`() {
    let screen = start()
    let before = screen.rows
    screen.button("Settings").tap()
    screen.edit {
      $0.lowerPrice(from: 5, to: 1)
      $0.toggle("Check-ins only").toggle()
    }
    #expect(
      screen.shows("Nine Lanterns"), "\"Save\" wasn't tapped, so the list should be unchanged.")
    screen.sheet.button("Cancel").tap()
    #expect(screen.rows == before, "\"Cancel\" was tapped, so the list should be unchanged.")
    screen.button("Settings").tap()
    #expect(
      screen.settings == ["Alphabetical", "off", "Up to price 5"],
      "The sheet should show the store's settings, not the canceled edits.")
    screen.sheet.lowerPrice(from: 5, to: 1)
    screen.leaveSheet()
    #expect(screen.rows == before, "The sheet was swiped away before \"Save\" was tapped.")
  }

  @Test(.proves(8)) func `two screens with the same store show the same list`() {
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
      should change only settings.
      """)
  }

  // MARK: Relaunches

  @Test(.proves(9)) func `saved settings survive a relaunch`() {
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
      "All three settings were saved before the relaunch, so the sheet should show them.")
  }

  @Test(.proves(9)) func `favorites and check-ins survive a relaunch`() {
    let screen = start()
    screen.list.row(1).button("Add to favorites").tap()
    screen.list.row(1).button("Check in").tap()
    screen.list.row(3).button("Check in").tap()
    let rows = Array(start().rows.dropFirst().prefix(3))
    #expect(
      rows == ["Harbor Oven €€ ★ ✓", "Nine Lanterns €€€€€", "Quiet Spoon €€€ ✓"],
      "Each change should be saved immediately, while the first screen is still open.")
  }

  @Test(.proves(9)) func `a check-in that was undone doesn't come back after a relaunch`() {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    start().list.row(0).button("Undo check-in").tap()
    #expect(start().row(0) == "Blue Ladle €", "The check-in was undone after the first relaunch.")
  }

  @Test(.proves(9)) func `notes are saved when other code changes them`() {
    let store = newStore()
    store.notes.checkIns.insert(4)
    store.notes.favorites.insert(4)
    #expect(
      start().row(0) == "Blue Ladle € ★ ✓",
      "Other code added 4, the ID of Blue Ladle, to the favorites and the check-ins.")
    store.notes = GuideNotes()
    let empty = start().row(0)
    #expect(empty == "Blue Ladle €", "Other code replaced the notes with empty ones.")
    #expect(phone.savedKeys == ["notes"], "Empty notes should be saved like any other notes.")
  }

  @Test(.proves(7)) func `canceled edits don't come back after a relaunch`() {
    let screen = start()
    screen.button("Settings").tap()
    screen.sheet.lowerPrice(from: 5, to: 1)
    screen.sheet.button("Cancel").tap()
    #expect(phone.savedKeys == [], "The edits were canceled, so nothing should be saved.")
    #expect(start().names.count == 5, "The edits were canceled before the relaunch.")
  }

  @Test(.proves(9)) func `the notes are saved as JSON under one key`() throws {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    screen.save { $0.lowerPrice(from: 5, to: 2) }
    #expect(
      phone.savedKeys == ["notes"], "All the choices a user makes should be part of the notes.")
    let data = phone.store.data(forKey: "notes") ?? Data()
    let notes = try? JSONDecoder().decode(GuideNotes.self, from: data)
    let saved = notes?.description ?? "no JSON for GuideNotes"
    #expect(
      saved == "Alphabetical, all, up to 2, ★ [], ✓ [4]",
      "There is a check-in at Blue Ladle, whose ID is 4, and the maximum price is 2.")
  }

  @Test(.proves(9)) func `notes that were saved as JSON are loaded at the start`() {
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
      "The user has changed nothing since the app started, so the notes shouldn't be saved again.")
  }

  @Test(.proves(9)) func `each phone has its own notes`() {
    start().list.row(0).button("Check in").tap()
    let other = TemporaryDefaults()
    let screen = screen(with: GuideStore(edition: edition, defaults: other.store))
    #expect(screen.row(0) == "Blue Ladle €", "The check-in was made on the first phone.")
    #expect(other.savedKeys == [], "Nothing should be saved on the other phone.")
  }

  @Test(.proves(10)) func `starting the app saves nothing`() {
    _ = start()
    #expect(
      phone.savedKeys == [],
      """
      The user hasn't changed anything, so nothing should be saved. If the declaration of a \
      published property has an initial value, its didSet also runs in init.
      """)
  }

  @Test(.proves(12)) func `a new edition has its own names and prices, but keeps the notes`() {
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
      """
      The restaurants come with the app, so they should be the new ones. Only the user's choices \
      should be saved.
      """)
    updated.list.row(1).button("Check in").tap()
    updated.list.row(1).button("Add to favorites").tap()
    updated.save { _ in }
    #expect(
      start().row(2) == "Nine Lanterns €€€€€ ★ ✓",
      """
      Nine Lanterns isn't in the second edition, but the notes about it should be kept for the \
      first edition.
      """)
  }

  // MARK: Notes that can't be read

  private nonisolated static let damages = [
    "empty data", "words", "other JSON", "truncated JSON", "a string", "a number", "an array",
  ]

  @Test(.proves(11), arguments: damages)
  func `the guide works even if the notes can't be read`(damage: String) {
    start().list.row(0).button("Check in").tap()
    phone.store.set(damaged(damage), forKey: "notes")
    let screen = start()
    #expect(screen.rows.first == "Blue Ladle €", "The guide should start with empty notes.")
    #expect(screen.names.count == 5, "The guide should start with the initial settings.")
    screen.list.row(1).button("Check in").tap()
    #expect(
      start().row(1) == "Harbor Oven €€ ✓",
      "After the notes couldn't be read, a new check-in should be saved and loaded.")
  }

  @Test(.proves(11), arguments: damages)
  func `notes that can't be read are set aside unchanged, and only once`(damage: String) {
    start().list.row(0).button("Check in").tap()
    let unreadable = damaged(damage)
    phone.store.set(unreadable, forKey: "notes")
    _ = start()
    #expect(
      phone.savedKeys == ["notes.backups"],
      "The unreadable notes should be moved to the backups, and nothing else should be written.")
    start().list.row(1).button("Check in").tap()
    #expect(
      backups == [TemporaryDefaults.description(of: unreadable)],
      "The next check-in shouldn't overwrite unreadable notes, which a later version might read.")
  }

  @Test(.proves(11)) func `notes are set aside each time they can't be read`() {
    for text in ["first", "second"] {
      phone.store.set(text, forKey: "notes")
      start().list.row(0).button("Check in").tap()
    }
    #expect(
      backups == ["text: first", "text: second"], "Twice, a string was saved in place of the notes."
    )
  }

  @Test(.proves(11)) func `notes that can be read aren't set aside`() {
    start().list.row(0).button("Check in").tap()
    _ = start()
    #expect(phone.savedKeys == ["notes"], "The notes can be read, so there should be no backups.")
    #expect(
      start().row(0) == "Blue Ladle € ✓",
      "The check-in should still be there after a second relaunch.")
  }

  // MARK: Body runs

  @Test(.proves(13)) func `a change to the notes runs only the body of the affected row`() {
    let screen = start()
    #expect(
      screen.bodyCount(of: RestaurantRow.self) == 5,
      "The body of each of the five rows should run once when the row appears.")
    let favorite = screen.rowRuns { screen.list.row(2).button("Add to favorites").tap() }
    #expect(favorite == 1, "One restaurant became a favorite, so only its row's body should run.")
    let checkIn = screen.rowRuns { screen.list.row(4).button("Check in").tap() }
    #expect(checkIn == 1, "One restaurant got a check-in, so only its row's body should run.")
  }

  @Test(.proves(13)) func `updating the parent doesn't run the rows' bodies`() {
    let store = newStore()
    let screen = Screen {
      Text("\(store.notes.favorites.count) favorites")
      GuideScreen().environmentObject(store)
    }
    let runs = screen.rowRuns { screen.refresh() }
    #expect(runs == 0, "Nothing that the rows show has changed, so no row's body should run.")
  }

  @Test(.proves(13)) func `when a row moves to the top, only its body runs`() {
    let screen = start()
    screen.save { $0.picker("Order").select("Favorites first") }
    let runs = screen.rowRuns { screen.list.row(4).button("Add to favorites").tap() }
    #expect(screen.names.first == "Salt and Fig", "Salt and Fig is the only favorite.")
    #expect(runs == 1, "The other four rows only moved down, so only one body should run.")
  }

  @Test(.proves(13)) func `a row that leaves the list doesn't run the bodies of the others`() {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    screen.list.row(3).button("Check in").tap()
    screen.save { $0.toggle("Check-ins only").toggle() }
    let runs = screen.rowRuns { screen.list.row(0).button("Undo check-in").tap() }
    #expect(screen.names == ["Quiet Spoon"], "The check-in at Blue Ladle was undone.")
    #expect(runs == 0, "Nothing in the row for Quiet Spoon has changed.")
  }

  @Test(.proves(14)) func `editing the settings runs neither the screen's body nor a row's`() {
    let screen = start()
    var screens = 0
    let rows = screen.rowRuns {
      screen.button("Settings").tap()
      screens = screen.bodyCount(of: GuideScreen.self) {
        screen.edit {
          $0.lowerPrice(from: 5, to: 1)
          $0.toggle("Check-ins only").toggle()
          $0.picker("Order").select("Favorites first")
        }
      }
    }
    #expect(rows == 0, "No row shows the draft, so no row's body should run.")
    #expect(screens == 0, "The screen doesn't show the draft, so its body shouldn't run.")
  }

  @Test(.proves(14))
  func `saving runs the screen's body once, and the bodies of only the rows that appear`() {
    let screen = start()
    screen.save { $0.lowerPrice(from: 5, to: 2) }
    var screens = 0
    let rows = screen.rowRuns {
      screen.button("Settings").tap()
      screen.edit {
        for price in 2...4 { $0.stepper("Up to price \(price)").increment() }
        $0.picker("Order").select("Favorites first")
      }
      screens = screen.bodyCount(of: GuideScreen.self) { screen.sheet.button("Save").tap() }
    }
    #expect(screen.names.count == 5, "The maximum price is 5 again, so all five should be listed.")
    #expect(rows == 3, "Two rows were already in the list, and three more appear.")
    #expect(screens == 1, "The tap on \"Save\" is one action, which should cause one update.")
  }

  @Test(.proves(13)) func `saving doesn't run the bodies of rows that only move`() {
    let screen = start()
    screen.list.row(4).button("Add to favorites").tap()
    let runs = screen.rowRuns { screen.save { $0.picker("Order").select("Favorites first") } }
    #expect(screen.names.first == "Salt and Fig", "Salt and Fig is the only favorite.")
    #expect(
      runs == 0,
      "The rows are in a different order, but nothing in them has changed, so no body should run.")
  }

  @Test(.proves(15)) func `the screen causes no warnings`() {
    let screen = start()
    screen.list.row(0).button("Check in").tap()
    screen.save { $0.toggle("Check-ins only").toggle() }
    screen.list.row(0).button("Undo check-in").tap()
    // One warning is enough to read: a body that causes one does so each time it runs.
    let warning = screen.diagnostics.first?.description
    #expect(warning == nil, "The kit should have no warnings about this screen.")
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
  private var backups: [String] { phone.savedElements("notes.backups") }
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

  /// Returns the number of times that the bodies of rows run during the given actions.
  fileprivate func rowRuns(during actions: () -> Void) -> Int {
    bodyCount(of: RestaurantRow.self, during: actions)
  }

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
