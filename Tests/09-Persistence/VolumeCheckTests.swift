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
    ])

  @Test func `your test passes for every correct guide`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test func `your test catches a guide that forgets its settings`() async throws {
    try await Self.trial.expectNotice(of: "a guide that forgets its settings")
  }

  @Test func `your test catches a guide that shows a setting too late`() async throws {
    try await Self.trial.expectNotice(of: "a guide that shows a setting only after a restart")
  }

  @Test func `your test catches a guide that applies its defaults only once`() async throws {
    try await Self.trial.expectNotice(
      of: "a guide that applies its defaults only at the first start")
  }

  @Test func `your test catches a guide that treats 0 as missing`() async throws {
    try await Self.trial.expectNotice(of: "a guide that treats 0 as a missing value")
  }

  @Test func `your test catches a guide that saves both settings under one key`() async throws {
    try await Self.trial.expectNotice(of: "a guide that saves both settings under one key")
  }

  @Test func `your test catches a guide that doesn't save values equal to defaults`() async throws {
    try await Self.trial.expectNotice(
      of: "a guide that doesn't save values that equal its defaults")
  }

  @Test func `your test judges a guide by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its types inside a function and uses the same names as
// the others, so the names don't reveal which program is being tested.

private func twoKeys(store: UserDefaults) -> some View {
  struct Guide: View {
    @AppStorage private var volume: Int
    @AppStorage private var brightness: Int

    init(store: UserDefaults) {
      _volume = AppStorage(wrappedValue: 1, "volume", store: store)
      _brightness = AppStorage(wrappedValue: 5, "brightness", store: store)
    }

    var body: some View {
      Text("Volume: \(volume)")
      Stepper("Volume", value: $volume, in: 0...9)
      Text("Brightness: \(brightness)")
      Stepper("Brightness", value: $brightness, in: 0...9)
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
  struct Guide: View {
    @State private var volume = 1
    @State private var brightness = 5

    var body: some View {
      Text("Volume: \(volume)")
      Stepper("Volume", value: $volume, in: 0...9)
      Text("Brightness: \(brightness)")
      Stepper("Brightness", value: $brightness, in: 0...9)
    }
  }
  return Guide()
}

private func silent(store: UserDefaults) -> some View {
  struct Guide: View {
    let store: UserDefaults

    private func setting(_ key: String, default initial: Int) -> Binding<Int> {
      Binding {
        store.object(forKey: key) as? Int ?? initial
      } set: {
        store.set($0, forKey: key)
      }
    }

    var body: some View {
      let volume = setting("volume", default: 1)
      Text("Volume: \(volume.wrappedValue)")
      Stepper("Volume", value: volume, in: 0...9)
      let brightness = setting("brightness", default: 5)
      Text("Brightness: \(brightness.wrappedValue)")
      Stepper("Brightness", value: brightness, in: 0...9)
    }
  }
  return Guide(store: store)
}

private func registeredOnce(store: UserDefaults) -> some View {
  final class Settings: ObservableObject {
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
  struct Guide: View {
    @StateObject private var settings: Settings

    init(store: UserDefaults) {
      _settings = StateObject(wrappedValue: Settings(store: store))
    }

    var body: some View {
      Text("Volume: \(settings.volume)")
      Stepper("Volume", value: $settings.volume, in: 0...9)
      Text("Brightness: \(settings.brightness)")
      Stepper("Brightness", value: $settings.brightness, in: 0...9)
    }
  }
  return Guide(store: store)
}

private func zeroIsMissing(store: UserDefaults) -> some View {
  final class Settings: ObservableObject {
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
  struct Guide: View {
    @StateObject private var settings: Settings

    init(store: UserDefaults) {
      _settings = StateObject(wrappedValue: Settings(store: store))
    }

    var body: some View {
      Text("Volume: \(settings.volume)")
      Stepper("Volume", value: $settings.volume, in: 0...9)
      Text("Brightness: \(settings.brightness)")
      Stepper("Brightness", value: $settings.brightness, in: 0...9)
    }
  }
  return Guide(store: store)
}

private func oneKey(store: UserDefaults) -> some View {
  final class Settings: ObservableObject {
    @Published var volume: Int { didSet { store.set(volume, forKey: "level") } }
    @Published var brightness: Int { didSet { store.set(brightness, forKey: "level") } }
    private let store: UserDefaults

    init(store: UserDefaults) {
      self.store = store
      volume = store.object(forKey: "level") as? Int ?? 1
      brightness = store.object(forKey: "level") as? Int ?? 5
    }
  }
  struct Guide: View {
    @StateObject private var settings: Settings

    init(store: UserDefaults) {
      _settings = StateObject(wrappedValue: Settings(store: store))
    }

    var body: some View {
      Text("Volume: \(settings.volume)")
      Stepper("Volume", value: $settings.volume, in: 0...9)
      Text("Brightness: \(settings.brightness)")
      Stepper("Brightness", value: $settings.brightness, in: 0...9)
    }
  }
  return Guide(store: store)
}

private func defaultIsNotSaved(store: UserDefaults) -> some View {
  final class Settings: ObservableObject {
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
  struct Guide: View {
    @StateObject private var settings: Settings

    init(store: UserDefaults) {
      _settings = StateObject(wrappedValue: Settings(store: store))
    }

    var body: some View {
      Text("Volume: \(settings.volume)")
      Stepper("Volume", value: $settings.volume, in: 0...9)
      Text("Brightness: \(settings.brightness)")
      Stepper("Brightness", value: $settings.brightness, in: 0...9)
    }
  }
  return Guide(store: store)
}
