import StateFlow

// The listings of Chapters/12-AsyncState.md. They are compiled here, and
// AsyncStateProseTests checks that they do what the prose says.

// listing: hasty
struct HastyPilot: View {
  let server: Server<Int, String>
  @State private var number = 1
  @State private var name = "…"

  var body: some View {
    Text("Pilot \(number): \(name)").onAppear { load() }
    Button("Next") {
      number += 1
      name = "…"
      load()
    }
    .disabled(number == 3)
  }

  private func load() {
    Task { name = try await server.response(to: number) }
  }
}
// end

// listing: patient
struct PatientPilot: View {
  let server: Server<Int, String>
  @State private var number = 1
  @State private var name = "…"

  var body: some View {
    Text("Pilot \(number): \(name)").task(id: number) {
      if let answer = try? await server.response(to: number) {
        name = answer
      }
    }
    Button("Next") {
      number += 1
      name = "…"
    }
    .disabled(number == 3)
  }
}
// end

// listing: pier
struct Pier: View {
  let server: Server<Int, String>
  @State private var isOpen = true

  var body: some View {
    if isOpen { PatientPilot(server: server) }
    Button(isOpen ? "Close the pier" : "Open the pier") { isOpen.toggle() }
  }
}
// end

// listing: alarming
struct AlarmingPilot: View {
  let server: Server<Int, String>
  @State private var number = 1
  @State private var name = "…"

  var body: some View {
    Text("Pilot \(number): \(name)").task(id: number) {
      do {
        name = try await server.response(to: number)
      } catch {
        name = "No connection"
      }
    }
    Button("Next") { number += 1 }.disabled(number == 3)
  }
}
// end

/// The same view, which doesn't show a cancellation as an error.
struct CalmPilot: View {
  let server: Server<Int, String>
  @State private var number = 1
  @State private var name = "…"

  var body: some View {
    Text("Pilot \(number): \(name)").task(id: number) {
      do {
        name = try await server.response(to: number)
      } catch {
        guard !Task.isCancelled else { return }
        name = "No connection"
      }
    }
    Button("Next") { number += 1 }
  }
}

/// A pause whose cancellation gets lost.
struct Lookup: View {
  let server: Server<Int, String>
  let clock: any Clock<Duration>
  let passesOnCancellation: Bool
  @State private var number = 1
  @State private var name = "…"

  var body: some View {
    Text("Pilot \(number): \(name)")
    Button("Next") { number += 1 }
      .task(id: number) {
        if passesOnCancellation {
          do { try await clock.sleep(for: .seconds(1)) } catch { return }
        } else {
          try? await clock.sleep(for: .seconds(1))
        }
        if let answer = try? await server.response(to: number) { name = answer }
      }
  }
}

// listing: flags
struct Timetable: View {
  let server: Server<String, [String]>
  @State private var isLoading = false
  @State private var hasFailed = false
  @State private var trains: [String] = []

  var body: some View {
    VStack {
      if isLoading { Text("Loading…") }
      if hasFailed { Text("No connection") }
      ForEach(trains, id: \.self) { Text($0) }
      Button("Load") { Task { await load() } }
        .disabled(isLoading)
    }
  }

  private func load() async {
    isLoading = true
    do {
      trains = try await server.response(to: "trains")
    } catch {
      hasFailed = true
    }
    isLoading = false
  }
}
// end

// listing: phase
enum Phase: Equatable {
  case idle
  case loading
  case loaded([String])
  case failed(String)
}

struct OnePhaseTimetable: View {
  let server: Server<String, [String]>
  @State private var phase = Phase.idle

  var body: some View {
    VStack {
      switch phase {
      case .idle: Text("Tap Load.")
      case .loading: Text("Loading…")
      case .loaded(let trains): ForEach(trains, id: \.self) { Text($0) }
      case .failed(let reason): Text(reason)
      }
      Button("Load") { Task { await load() } }
        .disabled(phase == .loading)
    }
  }
}
// end

extension OnePhaseTimetable {
  private func load() async {
    phase = .loading
    do {
      phase = .loaded(try await server.response(to: "trains"))
    } catch {
      phase = .failed("No connection")
    }
  }
}

// listing: version
@Observable
final class Roster {
  private(set) var name = "…"
  private var version = 0

  func load(_ number: Int, from server: Server<Int, String>) async {
    version += 1
    name = "…"
    let mine = version
    let answer = try? await server.response(to: number)
    guard mine == version, let answer else { return }
    name = answer
  }
}
// end

// listing: crew
struct PilotScreen: View {
  let server: Server<Int, String>
  @State private var roster = Roster()
  @State private var number = 1

  var body: some View {
    Text("Pilot \(number)")
    NameTag(roster: roster).task(id: number) {
      await roster.load(number, from: server)
    }
    Button("Next") { number += 1 }.disabled(number == 3)
  }
}

struct NameTag: View {
  let roster: Roster

  var body: some View { Text(roster.name) }
}
// end

/// A view that asks again for the same pilot, and recognizes late answers in one of three ways.
struct Counter: View {
  enum Guard { case cancellation, identity, version }
  let server: Server<Int, String>
  let how: Guard
  @State private var roster = Roster()
  @State private var number = 1
  @State private var name = "…"
  @State private var load: Task<Void, Never>?

  var body: some View {
    Text("Pilot \(number): \(how == .version ? roster.name : name)")
    Button("Next") { ask(number + 1) }
    Button("First") { ask(1) }
  }

  private func ask(_ wanted: Int) {
    number = wanted
    if how == .cancellation { load?.cancel() }
    load = Task {
      guard how != .version else { return await roster.load(wanted, from: server) }
      guard let answer = try? await server.response(to: wanted) else { return }
      if how == .cancellation { guard !Task.isCancelled else { return } }
      if how == .identity { guard wanted == number else { return } }
      name = answer
    }
  }
}

// listing: optimistic
struct HastyLighthouse: View {
  let server: Server<Bool, Bool>
  @State private var isLit = false

  var body: some View {
    Button(isLit ? "Put out" : "Light") {
      isLit.toggle()
      let wanted = isLit
      Task {
        do {
          isLit = try await server.response(to: wanted)
        } catch {
          isLit.toggle()
        }
      }
    }
  }
}
// end

// listing: shelf
actor Shelf {
  private let server: Server<Int, String>
  private var titles: [Int: String] = [:]

  init(server: Server<Int, String>) { self.server = server }

  func title(of number: Int) async throws -> String {
    if let known = titles[number] { return known }
    let title = try await server.response(to: number)
    titles[number] = title
    return title
  }
}
// end

// listing: books
struct TwoBooks: View {
  let shelf: Shelf

  var body: some View {
    Book(shelf: shelf)
    Book(shelf: shelf)
  }
}

struct Book: View {
  let shelf: Shelf
  @State private var title = "…"

  var body: some View {
    Text(title).task {
      title = (try? await shelf.title(of: 7)) ?? "Unknown"
    }
  }
}
// end

// listing: follow
@Observable
final class Train {
  var speed = 0
  var car = 1
}

struct Signal: View {
  let train: Train
  @State private var log: [Int] = []

  var body: some View {
    Text("\(log)").task {
      for await speed in Observations({ train.speed }) {
        log.append(speed)
      }
    }
  }
}
// end

/// A signal whose loop no view ends.
struct StubbornSignal: View {
  let train: Train
  @State private var log: [Int] = []

  var body: some View {
    Text("\(log)")
      .onAppear {
        Task {
          for await speed in Observations({ train.speed }) { log.append(speed) }
        }
      }
  }
}

struct Railway<Content: View>: View {
  @ViewBuilder let signal: () -> Content
  @State private var tab = 1

  var body: some View {
    TabView(selection: $tab) {
      signal().tabItem { Text("Signal") }.tag(1)
      Text("The map").tabItem { Text("Map") }.tag(2)
    }
  }
}
