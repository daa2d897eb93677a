import Foundation
import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.5 Published settings", .exercise)
struct PublishedSettingsTests {
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  @Test func `at the first start the settings have their first values`() {
    let settings = PublishedSettings(store: store)
    #expect(settings.nickname == "Player")
    #expect(settings.volume == 7)
    #expect(settings.showsHints == true)
  }

  @Test func `a start saves nothing`() {
    _ = PublishedSettings(store: store)
    #expect(defaults.savedKeys == [], "Nobody has set anything, and yet there are saved keys.")
  }

  @Test func `a start leaves what is saved as it is`() {
    store.set("Ada", forKey: "nickname")
    store.set(3, forKey: "volume")
    _ = PublishedSettings(store: store)
    #expect(store.string(forKey: "nickname") == "Ada", "It was saved by the start before.")
    #expect(store.integer(forKey: "volume") == 3)
    #expect(defaults.savedKeys == ["nickname", "volume"])
  }

  @Test func `each set is saved at once, under its own key`() {
    let settings = PublishedSettings(store: store)
    settings.nickname = "Ada"
    #expect(store.string(forKey: "nickname") == "Ada")
    #expect(defaults.savedKeys == ["nickname"])
    settings.volume += 1
    #expect(store.object(forKey: "volume") as? Int == 8)
    settings.showsHints.toggle()
    #expect(store.object(forKey: "showsHints") as? Bool == false)
  }

  @Test func `the next start has what this one has set`() {
    let settings = PublishedSettings(store: store)
    settings.nickname = "Ada"
    settings.volume = 3
    settings.volume = 2
    settings.showsHints = false
    let next = PublishedSettings(store: defaults.reopened())
    #expect(next.nickname == "Ada")
    #expect(next.volume == 2)
    #expect(next.showsHints == false)
  }

  @Test func `0, false and empty are values like any other`() {
    let settings = PublishedSettings(store: store)
    settings.nickname = ""
    settings.volume = 0
    settings.showsHints = false
    let next = PublishedSettings(store: defaults.reopened())
    #expect(next.nickname == "", "The nickname was cleared, and that was saved.")
    #expect(next.volume == 0, "The volume was set to 0. It is not a missing value.")
    #expect(next.showsHints == false, "The hints were switched off. They are not missing.")
  }

  @Test func `a value that is set to what it is was chosen, and is saved`() {
    PublishedSettings(store: store).volume = 7
    #expect(defaults.savedKeys == ["volume"])
  }

  @Test func `the start after the next has it, too`() {
    PublishedSettings(store: store).volume = 3
    _ = PublishedSettings(store: defaults.reopened())
    #expect(PublishedSettings(store: defaults.reopened()).volume == 3)
  }

  @Test func `a set saves that one value, and writes over no other`() {
    let settings = PublishedSettings(store: store)
    defaults.reopened().set("Grace", forKey: "nickname")
    settings.volume = 3
    #expect(
      store.string(forKey: "nickname") == "Grace",
      "Somebody else has saved a nickname meanwhile. Only the volume was set here.")
  }

  @Test func `a value of another type is not used, and kept until one is set`() {
    store.set([1, 2], forKey: "nickname")
    store.set("loud", forKey: "volume")
    store.set("maybe", forKey: "showsHints")
    let settings = PublishedSettings(store: store)
    #expect(settings.nickname == "Player")
    #expect(settings.volume == 7, "The store has the text \"loud\" there.")
    #expect(settings.showsHints == true)
    #expect(store.string(forKey: "volume") == "loud", "It was only read.")
    settings.volume = 5
    #expect(store.object(forKey: "volume") as? Int == 5)
  }

  @Test func `a huge value is there at the next start`() {
    let nickname = String(repeating: "ab", count: 200_000)
    PublishedSettings(store: store).nickname = nickname
    #expect(PublishedSettings(store: defaults.reopened()).nickname == nickname)
  }

  @Test func `each set is announced once, before the value changes`() {
    let settings = PublishedSettings(store: store)
    var read: [Int] = []
    let token = settings.objectWillChange.sink { _ in read.append(settings.volume) }
    settings.volume = 3
    settings.volume = 4
    #expect(read == [7, 3], "The sink notes the volume at each announcement.")
    token.cancel()
  }

  @Test func `a property can be subscribed to`() {
    let settings = PublishedSettings(store: store)
    let recorder = settings.$volume.record()
    settings.volume = 3
    #expect(recorder.values == [7, 3])
  }

  @Test func `each store has settings of its own`() {
    let other = TemporaryDefaults()
    PublishedSettings(store: store).volume = 3
    #expect(PublishedSettings(store: other.store).volume == 7)
  }

  @Test func `what is set on screen is on the screen of the next start`() {
    let settings = PublishedSettings(store: store)
    let screen = Screen { PlayerScreen(settings: settings) }
    screen.textField("Nickname").type(" 2")
    screen.stepper("Volume: 7").decrement()
    screen.toggle("Hints").toggle()
    let next = PublishedSettings(store: defaults.reopened())
    let later = Screen { PlayerScreen(settings: next) }
    #expect(later.textField("Nickname").text == "Player 2")
    #expect(later.stepper("Volume: 6").exists)
    #expect(!later.toggle("Hints").isOn)
  }
}
