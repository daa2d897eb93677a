import StateFlow
import Testing
import WorkbookTesting

@testable import PersistenceCatch

@Suite("9.10 Volume check", .exercise)
struct VolumeCheckTests {
  private static let trial = TestTrial(
    of: { try checkVolume(on: $0) },
    on: [
      .right("a guide with two keys") { Device { twoKeys(store: $0) } },
      .right("a guide with an object that saves its own settings") {
        Device { savingObject(store: $0) }
      },
      .right("a guide that saves both settings as one value") { Device { oneValue(store: $0) } },
      .wrong("a guide that forgets its settings", thought: "State is saved along with its view.") {
        Device { forgetful(store: $0) }
      },
      .wrong(
        "a guide that shows a setting only after a restart",
        thought: "A body that reads a store runs when the store changes."
      ) {
        Device { silent(store: $0) }
      },
      .wrong(
        "a guide that applies its defaults only at the first start",
        thought: "A default that was registered once stays registered."
      ) {
        Device { registeredOnce(store: $0) }
      },
      .wrong(
        "a guide that treats 0 as a missing value",
        thought: "If integer(forKey:) returns 0, nothing is saved."
      ) {
        Device { zeroIsMissing(store: $0) }
      },
      .wrong(
        "a guide that saves both settings under one key",
        thought: "Two properties are saved separately, whatever their keys are."
      ) {
        Device { oneKey(store: $0) }
      },
      .wrong(
        "a guide that doesn't save values that equal its defaults",
        thought: "A value that equals the default doesn't need to be saved."
      ) {
        Device { defaultIsNotSaved(store: $0) }
      },
      .wrong(
        "a guide that loses its settings if it's restarted twice",
        thought: "Once a setting has been read, it doesn't have to stay saved."
      ) {
        Device { readOnce(store: $0) }
      },
      .wrong(
        "a guide whose brightness stepper changes the volume",
        thought: "A stepper changes the value that it reads."
      ) {
        Device { copiedStepper(store: $0) }
      },
      .wrong(
        "a guide whose volume can go below 0",
        thought: "There is no volume below 0, so a range needs no lower end."
      ) {
        Device { limited(volumes: -9...9, brightnesses: 0...9, store: $0) }
      },
      .wrong(
        "a guide whose volume can go above 9",
        thought: "The loudspeaker limits the volume, so the stepper needn't."
      ) {
        Device { limited(volumes: 0...99, brightnesses: 0...9, store: $0) }
      },
      .wrong(
        "a guide whose brightness can go below 0",
        thought: "Two steppers in the same view share their range."
      ) {
        Device { limited(volumes: 0...9, brightnesses: -9...9, store: $0) }
      },
      .wrong(
        "a guide whose brightness can go above 9",
        thought: "Two steppers in the same view share their range."
      ) {
        Device { limited(volumes: 0...9, brightnesses: 0...99, store: $0) }
      },
    ])

  @Test(.proves(5)) func `your test passes for every correct guide`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(4)) func `your test catches a guide that forgets its settings`() async throws {
    try await Self.trial.expectNotice(of: "a guide that forgets its settings")
  }

  @Test(.proves(2)) func `your test catches a guide that shows a setting too late`() async throws {
    try await Self.trial.expectNotice(of: "a guide that shows a setting only after a restart")
  }

  @Test(.proves(1)) func `your test catches a guide that applies its defaults only once`()
    async throws
  {
    try await Self.trial.expectNotice(
      of: "a guide that applies its defaults only at the first start")
  }

  @Test(.proves(4)) func `your test catches a guide that treats 0 as missing`() async throws {
    try await Self.trial.expectNotice(of: "a guide that treats 0 as a missing value")
  }

  @Test(.proves(4)) func `your test catches a guide that saves both settings under one key`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a guide that saves both settings under one key")
  }

  @Test(.proves(4)) func `your test catches a guide that doesn't save values equal to defaults`()
    async throws
  {
    try await Self.trial.expectNotice(
      of: "a guide that doesn't save values that equal its defaults")
  }

  @Test(.proves(4)) func `your test catches a guide that loses its settings in a second restart`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a guide that loses its settings if it's restarted twice")
  }

  @Test(.proves(2)) func `your test catches a stepper that changes the other setting`() async throws
  {
    try await Self.trial.expectNotice(of: "a guide whose brightness stepper changes the volume")
  }

  @Test(.proves(3), arguments: ["volume", "brightness"])
  func `your test catches a guide without a lower limit`(setting: String) async throws {
    try await Self.trial.expectNotice(of: "a guide whose \(setting) can go below 0")
  }

  @Test(.proves(3), arguments: ["volume", "brightness"])
  func `your test catches a guide without an upper limit`(setting: String) async throws {
    try await Self.trial.expectNotice(of: "a guide whose \(setting) can go above 9")
  }

  @Test(.proves(5)) func `your test judges a guide by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its types inside a function and uses the same names as
// the others, so the names don't reveal which program is being tested. Most programs share a screen
// and declare only how they save their settings.

/// The screen of most programs.
private protocol GuideScreen: View {
  var volume: Int { get nonmutating set }
  var brightness: Int { get nonmutating set }
  /// The values that the volume can have.
  var volumes: ClosedRange<Int> { get }
  /// The values that the brightness can have.
  var brightnesses: ClosedRange<Int> { get }
}

extension GuideScreen {
  var volumes: ClosedRange<Int> { 0...9 }
  var brightnesses: ClosedRange<Int> { 0...9 }

  @ViewBuilder var body: some View {
    Text("Volume: \(volume)")
    Stepper(
      "Volume",
      value: Binding {
        volume
      } set: {
        volume = $0
      }, in: volumes)
    Text("Brightness: \(brightness)")
    Stepper(
      "Brightness",
      value: Binding {
        brightness
      } set: {
        brightness = $0
      }, in: brightnesses)
  }
}

private protocol SavedSettings: ObservableObject {
  var volume: Int { get set }
  var brightness: Int { get set }
}

/// A screen whose settings are in an object.
private protocol SettingsScreen: GuideScreen {
  associatedtype SettingsOfGuide: SavedSettings

  var settings: SettingsOfGuide { get }
}

extension SettingsScreen {
  var volume: Int {
    get { settings.volume }
    nonmutating set { settings.volume = newValue }
  }
  var brightness: Int {
    get { settings.brightness }
    nonmutating set { settings.brightness = newValue }
  }
}

private func twoKeys(store: UserDefaults) -> some View {
  struct Guide: GuideScreen {
    @AppStorage var volume: Int
    @AppStorage var brightness: Int

    init(store: UserDefaults) {
      _volume = AppStorage(wrappedValue: 1, "volume", store: store)
      _brightness = AppStorage(wrappedValue: 5, "brightness", store: store)
    }
  }
  return Guide(store: store)
}

private func savingObject(store: UserDefaults) -> some View {
  final class Settings: ObservableObject {
    @Published var volume: Int { didSet { store.set(volume, forKey: "volume") } }
    @Published var brightness: Int { didSet { store.set(brightness, forKey: "brightness") } }
    private let store: UserDefaults

    init(store: UserDefaults) {
      self.store = store
      store.register(defaults: ["volume": 1, "brightness": 5])
      volume = store.integer(forKey: "volume")
      brightness = store.integer(forKey: "brightness")
    }
  }
  struct Guide: View {
    @StateObject private var settings: Settings

    init(store: UserDefaults) {
      _settings = StateObject(wrappedValue: Settings(store: store))
    }

    var body: some View {
      Text("Your audio guide")
      HStack {
        Stepper("Brightness", value: $settings.brightness, in: 0...9)
        Stepper("Volume", value: $settings.volume, in: 0...9)
      }
      HStack {
        Text("Brightness: \(settings.brightness)")
        Text("Volume: \(settings.volume)")
      }
    }
  }
  return Guide(store: store)
}

private func oneValue(store: UserDefaults) -> some View {
  struct Settings: Codable {
    var volume = 1
    var brightness = 5
  }
  struct Guide: View {
    let store: UserDefaults
    @State private var settings: Settings

    init(store: UserDefaults) {
      self.store = store
      let saved = store.data(forKey: "settings")
      let settings = saved.flatMap { try? JSONDecoder().decode(Settings.self, from: $0) }
      _settings = State(initialValue: settings ?? Settings())
    }

    var body: some View {
      VStack {
        Stepper("Volume", value: $settings.volume, in: 0...9)
        Text("Volume: \(settings.volume)")
        Stepper("Brightness", value: $settings.brightness, in: 0...9)
        Text("Brightness: \(settings.brightness)")
      }
      .onChange(of: [settings.volume, settings.brightness]) {
        guard let data = try? JSONEncoder().encode(settings) else { return }
        store.set(data, forKey: "settings")
      }
    }
  }
  return Guide(store: store)
}

private func forgetful(store: UserDefaults) -> some View {
  struct Guide: GuideScreen {
    @State var volume = 1
    @State var brightness = 5
  }
  return Guide()
}

private func silent(store: UserDefaults) -> some View {
  struct Guide: GuideScreen {
    let store: UserDefaults

    var volume: Int {
      get { store.object(forKey: "volume") as? Int ?? 1 }
      nonmutating set { store.set(newValue, forKey: "volume") }
    }
    var brightness: Int {
      get { store.object(forKey: "brightness") as? Int ?? 5 }
      nonmutating set { store.set(newValue, forKey: "brightness") }
    }
  }
  return Guide(store: store)
}

private func registeredOnce(store: UserDefaults) -> some View {
  final class Settings: SavedSettings {
    @Published var volume: Int { didSet { store.set(volume, forKey: "volume") } }
    @Published var brightness: Int { didSet { store.set(brightness, forKey: "brightness") } }
    private let store: UserDefaults

    init(store: UserDefaults) {
      self.store = store
      if !store.bool(forKey: "hasStarted") {
        store.register(defaults: ["volume": 1, "brightness": 5])
        store.set(true, forKey: "hasStarted")
      }
      volume = store.integer(forKey: "volume")
      brightness = store.integer(forKey: "brightness")
    }
  }
  struct Guide: SettingsScreen {
    @StateObject var settings: Settings
  }
  return Guide(settings: Settings(store: store))
}

private func zeroIsMissing(store: UserDefaults) -> some View {
  final class Settings: SavedSettings {
    @Published var volume: Int { didSet { store.set(volume, forKey: "volume") } }
    @Published var brightness: Int { didSet { store.set(brightness, forKey: "brightness") } }
    private let store: UserDefaults

    init(store: UserDefaults) {
      self.store = store
      let volume = store.integer(forKey: "volume")
      let brightness = store.integer(forKey: "brightness")
      self.volume = volume == 0 ? 1 : volume
      self.brightness = brightness == 0 ? 5 : brightness
    }
  }
  struct Guide: SettingsScreen {
    @StateObject var settings: Settings
  }
  return Guide(settings: Settings(store: store))
}

private func oneKey(store: UserDefaults) -> some View {
  final class Settings: SavedSettings {
    @Published var volume: Int { didSet { store.set(volume, forKey: "level") } }
    @Published var brightness: Int { didSet { store.set(brightness, forKey: "level") } }
    private let store: UserDefaults

    init(store: UserDefaults) {
      self.store = store
      volume = store.object(forKey: "level") as? Int ?? 1
      brightness = store.object(forKey: "level") as? Int ?? 5
    }
  }
  struct Guide: SettingsScreen {
    @StateObject var settings: Settings
  }
  return Guide(settings: Settings(store: store))
}

private func defaultIsNotSaved(store: UserDefaults) -> some View {
  final class Settings: SavedSettings {
    @Published var volume: Int { didSet { save(volume, "volume", default: 1) } }
    @Published var brightness: Int { didSet { save(brightness, "brightness", default: 5) } }
    private let store: UserDefaults

    init(store: UserDefaults) {
      self.store = store
      volume = store.object(forKey: "volume") as? Int ?? 1
      brightness = store.object(forKey: "brightness") as? Int ?? 5
    }

    private func save(_ value: Int, _ key: String, default initial: Int) {
      if value != initial { store.set(value, forKey: key) }
    }
  }
  struct Guide: SettingsScreen {
    @StateObject var settings: Settings
  }
  return Guide(settings: Settings(store: store))
}

private func readOnce(store: UserDefaults) -> some View {
  final class Settings: SavedSettings {
    @Published var volume: Int { didSet { save() } }
    @Published var brightness: Int { didSet { save() } }
    private let store: UserDefaults

    init(store: UserDefaults) {
      self.store = store
      volume = store.object(forKey: "volume") as? Int ?? 1
      brightness = store.object(forKey: "brightness") as? Int ?? 5
      store.removeObject(forKey: "volume")
      store.removeObject(forKey: "brightness")
    }

    private func save() {
      store.set(volume, forKey: "volume")
      store.set(brightness, forKey: "brightness")
    }
  }
  struct Guide: SettingsScreen {
    @StateObject var settings: Settings
  }
  return Guide(settings: Settings(store: store))
}

private func copiedStepper(store: UserDefaults) -> some View {
  struct Guide: View {
    @AppStorage var volume: Int
    @AppStorage var brightness: Int

    init(store: UserDefaults) {
      _volume = AppStorage(wrappedValue: 1, "volume", store: store)
      _brightness = AppStorage(wrappedValue: 5, "brightness", store: store)
    }

    var body: some View {
      Text("Volume: \(volume)")
      Stepper("Volume", value: $volume, in: 0...9)
      Text("Brightness: \(brightness)")
      Stepper(
        "Brightness",
        value: Binding {
          brightness
        } set: {
          volume = $0
        }, in: 0...9)
    }
  }
  return Guide(store: store)
}

private func limited(
  volumes: ClosedRange<Int>, brightnesses: ClosedRange<Int>, store: UserDefaults
) -> some View {
  struct Guide: GuideScreen {
    @AppStorage var volume: Int
    @AppStorage var brightness: Int
    let volumes: ClosedRange<Int>
    let brightnesses: ClosedRange<Int>

    init(volumes: ClosedRange<Int>, brightnesses: ClosedRange<Int>, store: UserDefaults) {
      _volume = AppStorage(wrappedValue: 1, "volume", store: store)
      _brightness = AppStorage(wrappedValue: 5, "brightness", store: store)
      self.volumes = volumes
      self.brightnesses = brightnesses
    }
  }
  return Guide(volumes: volumes, brightnesses: brightnesses, store: store)
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension VolumeCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try checkVolume(on: $0) },
    on: [
      .right("a guide with two keys") { Device { twoKeys(store: $0) } },
      .right("a guide that saves both settings as one value") { Device { oneValue(store: $0) } },
      .wrong(
        "a guide that forgets only the volume",
        thought: "If one property is saved, the whole view is."
      ) {
        Device { brightnessOnly(store: $0) }
      },
      .wrong(
        "a guide that forgets only the brightness",
        thought: "If one property is saved, the whole view is."
      ) {
        Device { volumeOnly(store: $0) }
      },
      .wrong(
        "a brightness that changes by 2",
        thought: "The stepper and its binding each have to apply the step."
      ) {
        Device { doubled(store: $0) }
      },
    ])

  @Test(.proves(4)) func `your test catches a guide that forgets only the volume`() async throws {
    try await Self.withheldTrial.expectNotice(of: "a guide that forgets only the volume")
  }

  @Test(.proves(4)) func `your test catches a guide that forgets only the brightness`() async throws
  {
    try await Self.withheldTrial.expectNotice(of: "a guide that forgets only the brightness")
  }

  @Test(.proves(2)) func `your test catches a brightness that changes by 2`() async throws {
    try await Self.withheldTrial.expectNotice(of: "a brightness that changes by 2")
  }
}

private func brightnessOnly(store: UserDefaults) -> some View {
  struct Guide: GuideScreen {
    @State var volume = 1
    @AppStorage var brightness: Int

    init(store: UserDefaults) {
      _brightness = AppStorage(wrappedValue: 5, "brightness", store: store)
    }
  }
  return Guide(store: store)
}

private func volumeOnly(store: UserDefaults) -> some View {
  struct Guide: GuideScreen {
    @AppStorage var volume: Int
    @State var brightness = 5

    init(store: UserDefaults) {
      _volume = AppStorage(wrappedValue: 1, "volume", store: store)
    }
  }
  return Guide(store: store)
}

private func doubled(store: UserDefaults) -> some View {
  struct Guide: GuideScreen {
    @AppStorage var volume: Int
    @AppStorage var saved: Int

    init(store: UserDefaults) {
      _volume = AppStorage(wrappedValue: 1, "volume", store: store)
      _saved = AppStorage(wrappedValue: 5, "brightness", store: store)
    }

    var brightness: Int {
      get { saved }
      nonmutating set { saved = min(max(saved + 2 * (newValue - saved), 0), 9) }
    }
  }
  return Guide(store: store)
}
