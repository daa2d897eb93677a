import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

private let lakes = [
  Lake(id: 1, name: "Heron Lake", degrees: 17),
  Lake(id: 2, name: "Mirror Lake", degrees: 23),
  Lake(id: 3, name: "Stone Pond", degrees: 20),
]

// listing: relaunch
@Test func `favorites and settings survive a relaunch`() {
  let phone = TemporaryDefaults()
  let store = LakeStore(lakes: lakes, defaults: phone.store)
  store.favorites.insert(2)
  store.settings.minDegrees = 18

  let next = LakeStore(lakes: lakes, defaults: phone.reopened())
  #expect(next.favorites == [2])
  #expect(next.settings.minDegrees == 18)
}
// end

/// Checks that the listings in `Chapters/10-RestaurantGuide.md` behave as the chapter says.
@Suite("Chapter 10: Restaurant guide")
struct RestaurantGuideProseTests {
  private let prose = Prose(chapter: "10-RestaurantGuide")
  private let phone = TemporaryDefaults()

  private func makeStore() -> LakeStore { LakeStore(lakes: lakes, defaults: phone.store) }

  @Test func `with a copied list, the body runs twice, and a row's favorite is lost`() throws {
    let screen = Screen { PatchedLakes(lakes: lakes) }
    screen.toggle("Heron Lake").toggle()
    screen.toggle("Warm lakes only").toggle()
    #expect(!screen.toggle("Heron Lake").exists)
    screen.toggle("Warm lakes only").toggle()
    try prose.expect(screen.story.last, isTold: "patched", isDrawn: true)
    #expect(!screen.toggle("Heron Lake").isOn)
  }

  @Test func `if the rows observe the store, adding a favorite runs the bodies of all rows`()
    throws
  {
    let store = makeStore()
    let screen = Screen { LoudScreen().environmentObject(store) }
    screen.list.row(1).button("Favorite").tap()
    try prose.expect(screen.story.last, isTold: "loud")
    #expect(screen.texts == ["Heron Lake", "Mirror Lake ★", "Stone Pond"])
  }

  @Test func `if a row receives only the values that it shows, only its body runs`() throws {
    let store = makeStore()
    let screen = Screen { LakeScreen().environmentObject(store) }
    screen.list.row(1).button("Favorite").tap()
    try prose.expect(screen.story.last, isTold: "favorite", isDrawn: true)
    #expect(
      phone.savedKeys == ["favorites"], "A value that is written through a binding is saved, too.")
    #expect(screen.texts == ["Heron Lake", "Mirror Lake ★", "Stone Pond"])
  }

  @Test func `editing runs the sheet's body, and saving runs those of the screen and new rows`()
    throws
  {
    let store = makeStore()
    store.settings.minDegrees = 21
    let screen = Screen { LakeScreen().environmentObject(store) }
    screen.button("Settings").tap()
    #expect(screen.stepper("From 21°").exists)
    screen.stepper("From 21°").decrement()
    try prose.expect(screen.story.last, isTold: "draft")
    screen.toggle("Warmest first").toggle()
    screen.button("Save").tap()
    try prose.expect(screen.story.last, isTold: "save")
    #expect(screen.texts == ["Mirror Lake", "Stone Pond"])
  }

  @Test func `tapping "Cancel" only dismisses the sheet`() {
    let store = makeStore()
    let screen = Screen { LakeScreen().environmentObject(store) }
    screen.button("Settings").tap()
    screen.stepper("From 10°").increment()
    screen.button("Cancel").tap()
    #expect(!screen.button("Cancel").exists)
    #expect(store.settings == LakeSettings())
    #expect(phone.savedKeys == [])
  }

  @Test func `a missing key makes the whole value unreadable`() {
    let old = Data(#"{"minDegrees": 18}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(LakeSettings.self, from: old) }
  }

  @Test func `a missing key can be decoded as its default`() throws {
    let old = Data(#"{"minDegrees": 18}"#.utf8)
    let settings = try JSONDecoder().decode(LenientSettings.self, from: old)
    #expect(settings.minDegrees == 18)
    #expect(!settings.warmestFirst)
    let again = try JSONDecoder().decode(
      LenientSettings.self, from: JSONEncoder().encode(settings))
    #expect(again == settings)
  }

  @Test func `if a property has a value before init, setting it in init runs didSet`() {
    #expect(EagerStore(favorites: [2]).writes == 1)
  }

  @Test func `creating a store writes nothing`() {
    _ = makeStore()
    #expect(phone.savedKeys == [])
  }

  @Test func `an unreadable value is backed up once, before anything is written`() {
    let unreadable = Data(#"{"minDegrees": 18}"#.utf8)
    phone.store.set(unreadable, forKey: "settings")
    phone.store.set(["two"], forKey: "favorites")
    let store = makeStore()
    #expect(phone.savedKeys.sorted() == ["favorites.backups", "settings.backups"])
    store.settings.minDegrees = 12
    store.favorites = [3]
    let next = makeStore()
    #expect(next.settings.minDegrees == 12)
    #expect(next.favorites == [3])
    #expect(phone.store.array(forKey: "settings.backups") as? [Data] == [unreadable])
    #expect(phone.store.array(forKey: "favorites.backups") as? [[String]] == [["two"]])
  }

  @Test func `the body of a row with a binding to all favorites runs for each change`() {
    struct Row: View {
      let lake: Lake
      @Binding var favorites: Set<Int>
      var body: some View { Text(favorites.contains(lake.id) ? "★" : lake.name) }
    }
    struct Rows: View {
      @EnvironmentObject var store: LakeStore
      var body: some View {
        List(store.shown) { Row(lake: $0, favorites: $store.favorites) }
      }
    }
    let store = makeStore()
    let screen = Screen { Rows().environmentObject(store) }
    store.favorites = [2]
    #expect(screen.bodyCount(of: Row.self) == 6)
  }

  @Test func `with >=, an element comes before itself`() {
    let isBefore = { (first: Lake, second: Lake) in first.degrees >= second.degrees }
    #expect(isBefore(lakes[0], lakes[0]))
  }
}
