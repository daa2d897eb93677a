import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.5 Published settings", .exercise)
struct PublishedSettingsTests {
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  // MARK: Loading

  @Test(.proves(3)) func `if nothing is saved, the settings have the default values`() {
    let settings = PublishedSettings(store: store)
    #expect(settings.nickname == "Player", "The default nickname should be \"Player\".")
    #expect(settings.volume == 7, "The default volume should be 7.")
    #expect(settings.showsHints == true, "Hints should be on by default.")
  }

  @Test(.proves(4)) func `creating the settings saves nothing`() {
    _ = PublishedSettings(store: store)
    #expect(defaults.savedKeys == [], "No setting was changed, so nothing should be saved.")
  }

  @Test(.proves(4)) func `creating the settings doesn't change saved values`() {
    store.set("Ada", forKey: "nickname")
    store.set(3, forKey: "volume")
    let settings = PublishedSettings(store: store)
    #expect(settings.nickname == "Ada", "The saved nickname is \"Ada\".")
    #expect(settings.volume == 3, "The saved volume is 3, so the setting should have it.")
    #expect(settings.showsHints == true, "Hints should be on by default.")
    let (nickname, volume) = (
      defaults.saved("nickname", as: String.self), defaults.saved("volume", as: Int.self)
    )
    #expect(nickname == "Ada", "Loading the nickname shouldn't change the saved value.")
    #expect(volume == "3", "Loading the volume shouldn't change the saved value.")
    #expect(defaults.savedKeys == ["nickname", "volume"], "No value should be saved for hints.")
  }

  @Test(.proves(4))
  func `creating the settings writes nothing, not even the values that it reads`() {
    store.set("Ada", forKey: "nickname")
    store.set(3, forKey: "volume")
    store.set(false, forKey: "showsHints")
    let watched = defaults.watched { _ in "a write" }
    let settings = PublishedSettings(store: watched)
    #expect(
      watched.findings == [],
      "All three settings were only read, so nothing should be written to the store.")
    settings.volume = 4
    #expect(watched.findings != [], "Then the volume was set, so it should be saved.")
  }

  @Test(.proves(3))
  func `a saved value of another type is ignored and stays until the property is set`() {
    store.set([1, 2], forKey: "nickname")
    store.set("loud", forKey: "volume")
    store.set("maybe", forKey: "showsHints")
    let settings = PublishedSettings(store: store)
    #expect(settings.nickname == "Player", "An array is saved instead of a nickname.")
    #expect(settings.volume == 7, "The string \"loud\" is saved instead of a volume.")
    #expect(settings.showsHints == true, "The string \"maybe\" is saved instead of true or false.")
    #expect(
      ["volume", "showsHints"].map { defaults.saved($0, as: String.self) } == ["loud", "maybe"],
      "The strings should still be saved.")
    settings.volume = 7
    #expect(
      defaults.saved("volume", as: Int.self) == "7",
      "The volume was set to 7, which should replace the string.")
    #expect(defaults.saved("showsHints", as: String.self) == "maybe", "Only the volume was set.")
  }

  @Test(.proves(3))
  func `a saved string of digits isn't used as a volume, nor a number as a nickname`() {
    store.set(5, forKey: "nickname")
    store.set("3", forKey: "volume")
    store.set("NO", forKey: "showsHints")
    let settings = PublishedSettings(store: store)
    #expect(settings.nickname == "Player", "The saved value is the number 5 rather than a string.")
    #expect(settings.volume == 7, "The saved value is the string \"3\" rather than a number.")
    #expect(settings.showsHints == true, "The saved value is the string \"NO\" rather than a Bool.")
  }

  // MARK: Saving

  @Test(.proves(1)) func `each property is saved under its key when it's set`() {
    let settings = PublishedSettings(store: store)
    settings.nickname = "Ada"
    let nickname = defaults.saved("nickname", as: String.self)
    #expect(nickname == "Ada", "The nickname was set to \"Ada\", so it should be saved.")
    #expect(defaults.savedKeys == ["nickname"], "Only the nickname was set.")
    settings.volume += 1
    let volume = defaults.saved("volume", as: Int.self)
    #expect(volume == "8", "The volume was 7, and 1 was added, so 8 should be saved.")
    settings.showsHints.toggle()
    let showsHints = defaults.saved("showsHints", as: Bool.self)
    #expect(showsHints == "false", "The hints were switched off, so false should be saved.")
    settings.nickname.append("!")
    settings.volume += 1
    settings.showsHints.toggle()
    let all = [
      defaults.saved("nickname", as: String.self), defaults.saved("volume", as: Int.self),
      defaults.saved("showsHints", as: Bool.self),
    ]
    #expect(all == ["Ada!", "9", "true"], "All three settings were changed again.")
  }

  @Test(.proves(1)) func `the settings have the same values after a relaunch`() {
    let settings = PublishedSettings(store: store)
    settings.nickname = "Ada"
    settings.volume = 3
    settings.volume = 2
    settings.showsHints = false
    let relaunched = PublishedSettings(store: defaults.reopened())
    #expect(relaunched.nickname == "Ada", "The nickname was set to \"Ada\" before the relaunch.")
    #expect(relaunched.volume == 2, "The volume was set to 3 and then to 2 before the relaunch.")
    #expect(relaunched.showsHints == false, "The hints were switched off before the relaunch.")
    for volume in [11, -1] {
      PublishedSettings(store: store).volume = volume
      let relaunched = PublishedSettings(store: defaults.reopened())
      #expect(
        relaunched.volume == volume,
        "The volume was set to \(volume) before the relaunch. Only the stepper should limit it.")
    }
    PublishedSettings(store: store).nickname = " Ada "
    #expect(
      PublishedSettings(store: defaults.reopened()).nickname == " Ada ",
      "The nickname was set to \" Ada \" before the relaunch, with a space on each side.")
  }

  @Test(.proves(3)) func `the settings have the same values after a second relaunch`() {
    PublishedSettings(store: store).volume = 3
    _ = PublishedSettings(store: defaults.reopened())
    let relaunched = PublishedSettings(store: defaults.reopened())
    #expect(relaunched.volume == 3, "No setting was changed after the first relaunch.")
    relaunched.volume = 4
    #expect(
      PublishedSettings(store: defaults.reopened()).volume == 4,
      "After the second relaunch, the volume was set to 4, so it should be 4.")
  }

  @Test(.proves(2)) func `0, false, and an empty string are saved like any other value`() {
    let settings = PublishedSettings(store: store)
    settings.nickname = ""
    settings.volume = 0
    settings.showsHints = false
    let relaunched = PublishedSettings(store: defaults.reopened())
    #expect(
      relaunched.nickname == "", "The nickname was cleared, so an empty string should be saved.")
    #expect(
      relaunched.volume == 0,
      "The volume was set to 0, which should be saved like any other value.")
    #expect(
      relaunched.showsHints == false, "The hints were switched off, so false should be saved.")
  }

  @Test(.proves(2)) func `a property is saved even if it's set to an equal value`() {
    let settings = PublishedSettings(store: store)
    settings.volume = 7
    #expect(defaults.savedKeys == ["volume"], "The volume was set to 7, although it was 7 already.")
    store.removeObject(forKey: "volume")
    settings.volume = 7
    let volume = defaults.saved("volume", as: Int.self)
    #expect(
      volume == "7", "Other code removed the saved volume. Then the volume was set to 7 again.")
    store.set(3, forKey: "volume")
    settings.volume = 7
    #expect(
      defaults.saved("volume", as: Int.self) == "7",
      "Other code saved a volume of 3. Then the volume was set to 7 again. It should be saved.")
    settings.nickname = "Player"
    settings.showsHints = true
    #expect(
      defaults.savedKeys == ["nickname", "showsHints", "volume"],
      "By now, all three settings have been set, so all should be saved.")
    store.set("Grace", forKey: "nickname")
    settings.nickname = "Player"
    #expect(
      defaults.saved("nickname", as: String.self) == "Player",
      "Other code saved \"Grace\". Then the nickname was set to \"Player\" again.")
    store.set(false, forKey: "showsHints")
    settings.showsHints = true
    #expect(
      defaults.saved("showsHints", as: Bool.self) == "true",
      "Other code saved false for hints. Then showsHints was set to true again.")
  }

  @Test(.proves(5)) func `setting one property doesn't save the others`() {
    let settings = PublishedSettings(store: store)
    let other = defaults.reopened()
    other.set("Grace", forKey: "nickname")
    settings.volume = 3
    let nickname = defaults.saved("nickname", as: String.self)
    #expect(
      nickname == "Grace",
      "Other code saved the nickname \"Grace\". Then only the volume property was set.")
    other.set(1, forKey: "volume")
    settings.showsHints = false
    let volume = defaults.saved("volume", as: Int.self)
    #expect(
      volume == "1", "Other code saved a volume of 1. Then only the showsHints property was set.")
    other.set(true, forKey: "showsHints")
    settings.nickname = "Ada"
    #expect(
      defaults.saved("showsHints", as: Bool.self) == "true",
      "Other code saved true for hints. Then only the nickname property was set.")
  }

  @Test(.proves(1)) func `a huge nickname survives a relaunch`() {
    let nickname = String(repeating: "ab", count: 200_000)
    PublishedSettings(store: store).nickname = nickname
    let isComplete = PublishedSettings(store: defaults.reopened()).nickname == nickname
    #expect(isComplete, "A nickname of 400,000 letters was set before the relaunch.")
  }

  @Test(.proves(1)) func `each store has its own settings`() {
    let other = TemporaryDefaults()
    PublishedSettings(store: store).volume = 3
    #expect(
      PublishedSettings(store: other.store).volume == 7,
      "The volume was set only in the first store, so the other should have the default.")
  }

  // MARK: Publishing

  @Test(.proves(6)) func `each change is announced once, before it happens`() {
    let settings = PublishedSettings(store: store)
    var readings: [String] = []
    let token = settings.objectWillChange.sink { _ in
      readings.append("\(settings.nickname), \(settings.volume), \(settings.showsHints)")
    }
    settings.volume = 3
    settings.nickname = "Ada"
    settings.showsHints = false
    settings.volume = 4
    #expect(
      readings == ["Player, 7, true", "Player, 3, true", "Ada, 3, true", "Ada, 3, false"],
      """
      The sink should be called once before each of the four changes, so it should read the \
      previous settings.
      """)
    token.cancel()
  }

  @Test(.proves(6)) func `each property has a publisher`() {
    let settings = PublishedSettings(store: store)
    let (nicknames, volumes) = (settings.$nickname.record(), settings.$volume.record())
    let hints = settings.$showsHints.record()
    settings.nickname = "Ada"
    settings.volume = 3
    settings.showsHints = false
    #expect(
      nicknames.values == ["Player", "Ada"],
      "The subscriber should receive the initial value, and then the new one.")
    #expect(
      volumes.values == [7, 3],
      "The subscriber should receive the initial value, and then the new one.")
    #expect(
      hints.values == [true, false],
      "The subscriber should receive the initial value, and then the new one.")
  }

  @Test(.proves(1)) func `changes made on screen survive a relaunch`() {
    let settings = PublishedSettings(store: store)
    let screen = Screen { PlayerScreen(settings: settings) }
    screen.textField("Nickname").type(" 2")
    screen.stepper("Volume: 7").decrement()
    screen.toggle("Hints").toggle()
    let relaunched = PublishedSettings(store: defaults.reopened())
    let later = Screen { PlayerScreen(settings: relaunched) }
    #expect(
      later.textField("Nickname").text == "Player 2",
      "A space and a 2 were typed before the relaunch. The nickname should have both.")
    #expect(
      later.stepper("Volume: 6").exists,
      "The volume was decreased from 7 to 6 before the relaunch, so it should be 6.")
    #expect(!later.toggle("Hints").isOn, "The hints were switched off before the relaunch.")
  }
}
