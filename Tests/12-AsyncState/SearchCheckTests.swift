import StateFlow
import Testing
import WorkbookTesting

@testable import AsyncStateCatch

@Suite("12.8 Search check", .exercise)
struct SearchCheckTests {
  private static let trial = TestTrial(
    of: { try await $1.check($0) }, with: { Library() },
    on: [
      .right("a search whose task has the query as its ID", content: byID),
      .right("a search that removes the titles while it waits", content: byTask),
      .right("a search that ignores the answers to earlier queries", content: byVersion),
      .right(
        "a search that ignores answers only after the next query was sent", content: bySending),
      .wrong(
        "a search that shows the answer that arrives last",
        thought: "Answers arrive in the order of their requests.", content: lastAnswer),
      .wrong(
        "a search that also shows an earlier answer if it arrives first",
        thought: "An answer is too late only if a later one has arrived.", content: earlierAnswer),
      .wrong(
        "a search that sends each letter at once",
        thought: "A query that isn't needed anymore is canceled anyway.", content: noPause),
      .wrong(
        "a search whose pause begins with the first letter",
        thought: "A pause that has begun has to end.", content: onePause),
      .wrong(
        "a search that waits for the answer to the previous query",
        thought: "With one request at a time, the order can't be wrong.", content: oneAtATime),
      .wrong(
        "a search that adds new titles to the old ones",
        thought: "An answer brings more titles.", content: adding),
      .wrong(
        "a search that never sends a query again",
        thought: "The answer to a query is always the same.", content: remembering),
      .wrong(
        "a search that sends an empty query",
        thought: "An empty query finds nothing.", content: emptyQuery),
      .wrong(
        "titles that stay after the field was cleared",
        thought: "Without a query, there is nothing to do.", content: staying),
      .wrong(
        "titles that come back after the field was cleared",
        thought: "Without a query, there is nothing to cancel.", content: comingBack),
      .wrong(
        "a failure of an earlier query that is shown",
        thought: "Only results can be out of date.", content: earlierFailure),
      .wrong(
        "a canceled query that is shown as a failure",
        thought: "Every error is a failure.", content: canceledFailure),
      .wrong(
        "a failure that isn't shown",
        thought: "If there is no answer, there is nothing to show.", content: silentFailure),
      .wrong(
        "a failure that is still shown after an answer",
        thought: "If there are titles, everything is fine.", content: lastingFailure),
      .wrong(
        "a search that continues after it was closed",
        thought: "A task ends together with its view.", content: unclosed),
    ])

  @Test(.proves(7)) func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(3)) func `your test catches a search that shows the answer that arrives last`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a search that shows the answer that arrives last")
  }

  @Test(.proves(3)) func `your test catches an earlier answer that arrives first`() async throws {
    try await Self.trial.expectNotice(
      of: "a search that also shows an earlier answer if it arrives first")
  }

  @Test(.proves(1)) func `your test catches a search that sends each letter at once`() async throws
  {
    try await Self.trial.expectNotice(of: "a search that sends each letter at once")
  }

  @Test(.proves(1)) func `your test catches a pause that begins with the first letter`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a search whose pause begins with the first letter")
  }

  @Test(.proves(1)) func `your test catches a search that waits for an earlier answer`()
    async throws
  {
    try await Self.trial.expectNotice(
      of: "a search that waits for the answer to the previous query")
  }

  @Test(.proves(2)) func `your test catches new titles that are added to the old ones`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a search that adds new titles to the old ones")
  }

  @Test(.proves(2)) func `your test catches a search that never sends a query again`() async throws
  {
    try await Self.trial.expectNotice(of: "a search that never sends a query again")
  }

  @Test(.proves(4)) func `your test catches a search that sends an empty query`() async throws {
    try await Self.trial.expectNotice(of: "a search that sends an empty query")
  }

  @Test(.proves(4)) func `your test catches titles that stay after the field was cleared`()
    async throws
  {
    try await Self.trial.expectNotice(of: "titles that stay after the field was cleared")
  }

  @Test(.proves(4)) func `your test catches titles that come back after the field was cleared`()
    async throws
  {
    try await Self.trial.expectNotice(of: "titles that come back after the field was cleared")
  }

  @Test(.proves(5)) func `your test catches a failure of an earlier query that is shown`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a failure of an earlier query that is shown")
  }

  @Test(.proves(5)) func `your test catches a canceled query that is shown as a failure`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a canceled query that is shown as a failure")
  }

  @Test(.proves(5)) func `your test catches a failure that isn't shown`() async throws {
    try await Self.trial.expectNotice(of: "a failure that isn't shown")
  }

  @Test(.proves(5)) func `your test catches a failure that is still shown after an answer`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a failure that is still shown after an answer")
  }

  @Test(.proves(6)) func `your test catches a search that continues after it was closed`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a search that continues after it was closed")
  }

  @Test(.proves(7)) func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its types inside a function and uses the same names
// as the others, so the names don't reveal which program is being tested. What the programs share
// comes first, and so does the observable class, because the `@Observable` macro can't be applied to a
// class in a function.

/// What a test controls besides the screen.
private struct Library {
  let server = Server<String, [String]>()
  let clock = ManualClock()

  func check(_ screen: Screen) async throws {
    try await checkSearch(on: screen, server: server, clock: clock)
  }
}

/// A search that can be closed.
private struct Closable<Search: View>: View {
  @ViewBuilder let search: Search
  @State private var isOpen = true

  var body: some View {
    if isOpen { search }
    Button("Close") { isOpen = false }
  }
}

/// A search without mistakes. The programs override a part of it.
@Observable
private class BaseFinder {
  let library: Library
  var query = ""
  var titles: [String] = []
  var hasFailed = false
  @ObservationIgnored var search: Task<Void, Never>?

  init(_ library: Library) { self.library = library }

  /// Reacts to a change of the query.
  func change() {
    search?.cancel()
    guard !query.isEmpty else { return clear() }
    search = Task { [query] in
      guard await pause() else { return }
      await find(query)
    }
  }

  /// Waits for 0.3 seconds, and returns whether the task wasn't canceled.
  func pause() async -> Bool {
    do {
      try await library.clock.sleep(for: .milliseconds(300))
      return true
    } catch {
      return false
    }
  }

  func find(_ query: String) async {
    do {
      show(try await library.server.response(to: query))
    } catch is CancellationError {
    } catch {
      fail()
    }
  }

  func show(_ titles: [String]) {
    self.titles = titles
    hasFailed = false
  }

  func fail() { hasFailed = true }

  func clear() {
    titles = []
    hasFailed = false
  }

  func close() { search?.cancel() }
}

/// A screen that shows a finder.
private struct FinderScreen: View {
  @State var finder: BaseFinder

  var body: some View {
    TextField("Search", text: $finder.query)
      .onChange(of: finder.query) { finder.change() }
      .onDisappear { finder.close() }
    if finder.hasFailed { Text("Search failed") }
    ForEach(finder.titles, id: \.self) { Text($0) }
  }
}

// MARK: Correct programs

private func byID(_ library: Library) -> some View {
  struct Search: View {
    let library: Library
    @State private var query = ""
    @State private var titles: [String] = []
    @State private var hasFailed = false

    var body: some View {
      TextField("Search", text: $query)
      if hasFailed { Text("Search failed") }
      List(titles, id: \.self) { Text($0) }
        .task(id: query) { await find() }
    }

    private func find() async {
      hasFailed = false
      guard !query.isEmpty else {
        titles = []
        return
      }
      do {
        try await library.clock.sleep(for: .milliseconds(300))
        titles = try await library.server.response(to: query)
      } catch is CancellationError {
      } catch {
        titles = []
        hasFailed = true
      }
    }
  }
  return Closable { Search(library: library) }
}

private func byTask(_ library: Library) -> some View {
  struct Search: View {
    let library: Library
    @State private var query = ""
    @State private var titles: [String]? = []
    @State private var hasFailed = false
    @State private var search: Task<Void, Never>?

    var body: some View {
      Text("Library")
      TextField("Search", text: $query)
        .onChange(of: query) {
          search?.cancel()
          hasFailed = false
          titles = query.isEmpty ? [] : nil
          search = query.isEmpty ? nil : Task { await find(query) }
        }
        .onDisappear { search?.cancel() }
      if hasFailed {
        Text("Search failed")
      } else if let titles {
        ForEach(titles, id: \.self) { Text($0) }
      } else {
        Text("Searching…")
      }
    }

    private func find(_ query: String) async {
      do {
        try await library.clock.sleep(for: .milliseconds(300))
        titles = try await library.server.response(to: query)
      } catch {
        hasFailed = !Task.isCancelled
      }
    }
  }
  return Closable { Search(library: library) }
}

private func byVersion(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    var version = 0

    override func change() {
      version += 1
      guard !query.isEmpty else { return clear() }
      Task { [query, version] in
        guard await pause(), version == self.version else { return }
        let result: Result<[String], any Error>
        do {
          result = .success(try await library.server.response(to: query))
        } catch {
          result = .failure(error)
        }
        guard version == self.version else { return }
        switch result {
        case .success(let titles): show(titles)
        case .failure: fail()
        }
      }
    }

    override func close() { version += 1 }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func bySending(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    var request: Task<Void, Never>?

    override func change() {
      search?.cancel()
      guard !query.isEmpty else {
        request?.cancel()
        return clear()
      }
      search = Task { [query] in
        guard await pause() else { return }
        request?.cancel()
        request = Task { await find(query) }
      }
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

// MARK: Orders of answers

private func lastAnswer(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func find(_ query: String) async {
      let request = Task { try await library.server.response(to: query) }
      do {
        let titles = try await request.value
        if !self.query.isEmpty { show(titles) }
      } catch {
        if !Task.isCancelled { fail() }
      }
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func earlierAnswer(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    var sent = 0
    var shown = 0

    override func find(_ query: String) async {
      sent += 1
      let number = sent
      let request = Task { try await library.server.response(to: query) }
      do {
        let titles = try await request.value
        guard number > shown, !self.query.isEmpty else { return }
        shown = number
        show(titles)
      } catch {
        if !Task.isCancelled { fail() }
      }
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

// MARK: Pauses and requests

private func noPause(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func pause() async -> Bool { true }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func onePause(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    var isPausing = false

    override func change() {
      if query.isEmpty {
        isPausing = false
        search?.cancel()
        return clear()
      }
      guard !isPausing else { return }
      isPausing = true
      search?.cancel()
      search = Task {
        guard await pause() else { return }
        isPausing = false
        await find(query)
      }
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func oneAtATime(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    var previous: Task<Void, Never>?

    override func find(_ query: String) async {
      let previous = previous
      let request = Task { [library] in
        await previous?.value
        return try await library.server.response(to: query)
      }
      self.previous = Task { _ = try? await request.value }
      do {
        let titles = try await request.value
        if !Task.isCancelled { show(titles) }
      } catch {
        if !Task.isCancelled { fail() }
      }
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func adding(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func show(_ titles: [String]) {
      super.show(self.titles + titles.filter { !self.titles.contains($0) })
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func remembering(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    var answers: [String: [String]] = [:]

    override func find(_ query: String) async {
      if let known = answers[query] { return show(known) }
      await super.find(query)
    }

    override func show(_ titles: [String]) {
      answers[query] = titles
      super.show(titles)
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

// MARK: The empty field

private func emptyQuery(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func change() {
      if query.isEmpty { clear() }
      search?.cancel()
      search = Task { [query] in
        guard await pause() else { return }
        await find(query)
      }
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func staying(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func clear() { hasFailed = false }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func comingBack(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func change() {
      if query.isEmpty { clear() } else { super.change() }
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

// MARK: Failures

private func earlierFailure(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func find(_ query: String) async {
      let request = Task { try await library.server.response(to: query) }
      do {
        let titles = try await request.value
        if !Task.isCancelled { show(titles) }
      } catch {
        if !self.query.isEmpty { fail() }
      }
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func canceledFailure(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func find(_ query: String) async {
      do {
        show(try await library.server.response(to: query))
      } catch {
        if !self.query.isEmpty { fail() }
      }
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func silentFailure(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func fail() {}
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func lastingFailure(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func show(_ titles: [String]) { self.titles = titles }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

// MARK: The end

private func unclosed(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func close() {}
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension SearchCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try await $1.check($0) }, with: { Library() },
    on: [
      .right("a search whose task has the query as its ID", content: byID),
      .right("a search that ignores the answers to earlier queries", content: byVersion),
      .wrong(
        "a search that waits for half a second",
        thought: "A longer pause saves even more requests.", content: longPause),
      .wrong(
        "a search that shows only the first title",
        thought: "An answer is one title.", content: firstTitle),
      .wrong(
        "titles of a request that goes on after the field was cleared",
        thought: "Canceling the pause also cancels the request.", content: pauseOnly),
    ])

  @Test(.proves(1)) func `your test catches a search that waits for half a second`() async throws {
    try await Self.withheldTrial.expectNotice(of: "a search that waits for half a second")
  }

  @Test(.proves(2)) func `your test catches a search that shows only the first title`() async throws
  {
    try await Self.withheldTrial.expectNotice(of: "a search that shows only the first title")
  }

  @Test(.proves(4)) func `your test catches a request that goes on after the field was cleared`()
    async throws
  {
    try await Self.withheldTrial.expectNotice(
      of: "titles of a request that goes on after the field was cleared")
  }
}

private func longPause(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func pause() async -> Bool {
      do {
        try await library.clock.sleep(for: .milliseconds(500))
        return true
      } catch {
        return false
      }
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func firstTitle(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    override func show(_ titles: [String]) { super.show(Array(titles.prefix(1))) }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}

private func pauseOnly(_ library: Library) -> some View {
  final class Finder: BaseFinder {
    var request: Task<Void, Never>?

    override func change() {
      search?.cancel()
      guard !query.isEmpty else { return clear() }
      search = Task { [query] in
        guard await pause() else { return }
        request?.cancel()
        request = Task { await find(query) }
      }
    }
  }
  return Closable { FinderScreen(finder: Finder(library)) }
}
