import StateFlow
import Testing
import WorkbookTesting

// The order of the steps of an update, and its end (U8 to U10).
extension UpdateTests {
  // MARK: U8, U9

  @Test func `U8 an onAppear action runs before the first frame`() {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    let screen = Screen { Loading() }
    #expect(screen.texts == ["loaded"])
    #expect(screen.story.updates.count == 1)
  }

  @Test func `U8 no frame shows a view before its onAppear action has run`() {
    struct Late: View {
      @State private var text = "loading"
      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    struct Parent: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Late() }
      }
    }
    let screen = Screen { Parent() }
    let log = Log()
    screen.graph.onFrame = { log.note(screen.texts.joined()) }
    screen.button("Show").tap()
    #expect(log.entries == ["loaded"])
  }

  @Test func `U8 an update doesn't call onAppear again`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in Text("\(turn)").onAppear { log.note("appeared") } }
    }
    screen.button("Again").tap()
    screen.refresh()
    #expect(log.entries == ["appeared"])
  }

  struct Telling<Content: View>: View {
    let name: String
    let log: Log
    @ViewBuilder let content: Content
    var body: some View {
      content.onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
    }
  }

  @Test func `U9 a child appears and disappears before its parent`() {
    let log = Log()
    let screen = Screen {
      Telling(name: "parent", log: log) {
        VStack {
          Telling(name: "one", log: log) { Text("x") }
          Telling(name: "two", log: log) { Text("x") }
        }
      }
    }
    screen.close()
    #expect(log.entries == ["+one", "+two", "+parent", "-one", "-two", "-parent"])
  }

  @Test func `U9 when an id changes, the new view appears before the old one disappears`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in Telling(name: "\(turn)", log: log) { Text("x") }.id(turn) }
    }
    screen.button("Again").tap()
    #expect(log.entries == ["+0", "+1", "-0"])
  }

  @Test func `U9 when a branch changes, the new view appears before the old one disappears`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in
        if turn == 0 {
          Telling(name: "a", log: log) { Text("x") }
        } else {
          Telling(name: "b", log: log) { Text("x") }
        }
      }
    }
    screen.button("Again").tap()
    #expect(log.entries == ["+a", "+b", "-a"])
  }

  @Test
  func `U9 a view with an identity transition disappears before the view that replaces it appears`()
  {
    let log = Log()
    func told(_ name: String, _ transition: AnyTransition) -> some View {
      Telling(name: name, log: log) { Text("x") }.transition(transition)
    }
    let screen = Screen {
      Refreshing { turn in
        if turn == 0 { told("if", .identity) } else { told("else", .opacity) }
        told("inside \(turn)", .identity).id(turn)
        Telling(name: "outside \(turn)", log: log) { Text("x") }.id(turn).transition(.identity)
        ForEach([turn], id: \.self) { told("row \($0)", .identity) }
        VStack { told("stack \(turn)", .identity) }.id(turn)
      }
    }
    log.clear()
    screen.button("Again").tap()
    #expect(
      log.entries == [
        "-if", "+else", "-inside 0", "+inside 1", "-outside 0", "+outside 1", "-row 0", "+row 1",
        "+stack 1", "-stack 0",
      ])
    log.clear()
    screen.refresh()
    #expect(log.entries == [])
  }

  // MARK: U10

  @Test func `U10 no body runs inside a willSet`() {
    struct Reader: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View { Text(log.noting("body \(model.count)", "\(model.count)")) }
    }
    let (model, log) = (Model(), Log())
    let screen = Screen { Reader(model: model, log: log) }
    let token = model.objectWillChange.sink { log.note("willChange \(model.count)") }
    model.count = 1
    #expect(log.entries == ["body 0", "willChange 0"])
    #expect(screen.texts == ["1"])
    #expect(log.entries == ["body 0", "willChange 0", "body 1"])
    token.cancel()
  }

  @Test func `U10 the bodies of invalid views run once each, in order of depth`() {
    struct Level: View {
      let depth: Int
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        let _ = log.note("\(depth): \(model.count)")
        if depth < 3 { AnyView(Level(depth: depth + 1, model: model, log: log)) }
      }
    }
    let (model, log) = (Model(), Log())
    let screen = Screen { Level(depth: 0, model: model, log: log) }
    log.clear()
    model.count = 1
    _ = screen.elements
    #expect(log.entries == ["0: 1", "1: 1", "2: 1", "3: 1"])
  }

  @Test func `U10 the body of a removed view doesn't run, even if the view was invalid`() {
    struct Child: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View { Text(log.noting("child \(model.count)", "\(model.count)")) }
    }
    struct Parent: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View { if model.count == 0 { Child(model: model, log: log) } }
    }
    let (model, log) = (Model(), Log())
    let screen = Screen { Parent(model: model, log: log) }
    model.count = 1
    #expect(screen.texts == [])
    #expect(log.entries == ["child 0"])
  }

  @Test func `U10 an action can remove its own view and then continue`() {
    struct Child: View {
      @Binding var isShown: Bool
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("Go") {
          isShown = false
          count += 1
          log.note("\(isShown) \(count)")
        }
        .onDisappear { log.note("gone \(count)") }
      }
    }
    struct Parent: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown { Child(isShown: $isShown, log: log) } else { Text("empty") }
      }
    }
    let log = Log()
    let screen = Screen { Parent(log: log) }
    screen.button("Go").tap()
    #expect(screen.texts == ["empty"])
    #expect(log.entries == ["false 1", "gone 1"])
  }

  @Test
  func `U10 the onDisappear action also runs for a view that its own onAppear action removes`() {
    struct Shy: View {
      @Binding var isShown: Bool
      let log: Log
      var body: some View {
        Text("shy").onAppear { isShown = false }.onDisappear { log.note("gone") }
      }
    }
    struct Parent: View {
      let log: Log
      @State private var isShown = true
      var body: some View { if isShown { Shy(isShown: $isShown, log: log) } }
    }
    let log = Log()
    let screen = Screen { Parent(log: log) }
    #expect(screen.texts == [])
    #expect(log.entries == ["gone"])
  }

  struct Endless: View {
    @State private var isRunning = false
    @State private var count = 0
    @State private var other = "a"
    var body: some View {
      Text("\(count) \(other)")
      Button("Run") { isRunning = true }
      Button("Stop") { isRunning = false }
      Button("Other") { other += "a" }
        .onChange(of: isRunning) { count += 1 }
        .onChange(of: count) { if isRunning { count += 1 } }
    }
  }

  @Test func `U10 a cycle of updates is stopped at a limit, and the diagnostic names the view`() {
    let screen = Screen { Endless() }
    screen.button("Run").tap()
    #expect(screen.diagnostics.map(\.kind) == [.updateCycle])
    #expect(screen.diagnostics.first?.view == "Endless")
    #expect(screen.diagnostics.first?.message.contains("Endless") == true)
  }

  @Test func `U10 a screen continues to work after a cycle has been stopped`() {
    let screen = Screen { Endless() }
    screen.button("Run").tap()
    screen.button("Stop").tap()
    screen.button("Other").tap()
    screen.button("Other").tap()
    #expect(screen.texts.first?.hasSuffix(" aaa") == true)
    #expect(screen.diagnostics.map(\.kind) == [.updateCycle])
  }

  @Test func `U10 the diagnostic for a cycle between two views names both views`() {
    struct Ping: View {
      @Binding var a: Int
      @Binding var b: Int
      var body: some View { Text("\(a)").onChange(of: a) { b += 1 } }
    }
    struct Pong: View {
      @Binding var a: Int
      @Binding var b: Int
      var body: some View { Text("\(b)").onChange(of: b) { a += 1 } }
    }
    struct Table: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Ping(a: $a, b: $b)
        Pong(a: $a, b: $b)
        Button("Serve") { a += 1 }
      }
    }
    let screen = Screen { Table() }
    screen.button("Serve").tap()
    #expect(screen.diagnostics.map(\.kind) == [.updateCycle])
    let view = screen.diagnostics.first?.view
    #expect(view == "Ping, Pong" || view == "Pong, Ping")
  }

  @Test
  func `U10 a body that announces a change in each run is stopped, and the screen still works`() {
    struct Shouting: View {
      @ObservedObject var model: Model
      @State private var text = "a"
      var body: some View {
        let _ = model.isOn ? (model.count += 1) : ()
        Text(text)
        Button("Shout") { model.isOn = true }
        Button("Hush") { model.isOn = false }
        Button("More") { text += "a" }
      }
    }
    let screen = Screen { Shouting(model: Model()) }
    screen.button("Shout").tap()
    #expect(screen.diagnostics.last?.kind == .updateCycle)
    screen.button("Hush").tap()
    screen.button("More").tap()
    #expect(screen.texts == ["aa"])
  }

  @Test func `U10 a long but finite chain of changes isn't diagnosed as a cycle`() {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear { count = 1 }.onChange(of: count) { if count < 50 { count += 1 } }
      }
    }
    let screen = Screen { Counting() }
    #expect(screen.texts == ["50"])
    #expect(screen.diagnostics == [])
  }

  @Test func `U10 a write outside any action appears in the next frame`() {
    let held = Held<Binding<Int>>()
    struct Handing: View {
      let held: Held<Binding<Int>>
      @State private var count = 0
      var body: some View {
        let _ = (held.value = $count)
        Text("\(count)")
      }
    }
    let screen = Screen { Handing(held: held) }
    held.value?.wrappedValue = 1
    held.value?.wrappedValue = 2
    #expect(screen.texts == ["2"])
    #expect(screen.bodyCount(of: Handing.self) == 2)
  }
}
