import StateFlow
import Testing
import WorkbookTesting

/// Tests of writes in different transactions, which cause separate updates (U14).
extension UpdateTests {
  struct Animated: View {
    let log: Log
    let action: (Binding<Int>) -> Void
    @State private var count = 0
    @State private var other = 0
    var body: some View {
      let _ = log.note("\(count)")
      Text("\(count)")
      Button("Go") { action($count) }
        .onChange(of: count) { log.note("\($0)-\($1)") }
    }
  }

  private func log(of action: @escaping (Binding<Int>) -> Void) -> [String] {
    let log = Log()
    let screen = Screen { Animated(log: log, action: action) }
    screen.button("Go").tap()
    return log.entries
  }

  @Test
  func `U14 animated writes cause a separate update after the update for unanimated writes`() {
    let entries = log { count in
      count.wrappedValue = 1
      count.wrappedValue = 2
      withAnimation {
        count.wrappedValue = 3
        count.wrappedValue = 4
      }
    }
    #expect(entries == ["0", "2", "4", "0-2", "2-4"])
  }

  @Test func `U14 unanimated writes after animated writes also cause a separate update`() {
    let entries = log { count in
      count.wrappedValue = 1
      withAnimation { count.wrappedValue = 2 }
      count.wrappedValue = 3
    }
    #expect(entries == ["0", "1", "2", "3", "0-1", "1-2", "2-3"])
  }

  @Test func `U14 consecutive writes with the same animation cause one update`() {
    let entries = log { count in
      withAnimation { count.wrappedValue = 1 }
      withAnimation { count.wrappedValue = 2 }
      withAnimation(.linear) { count.wrappedValue = 3 }
    }
    #expect(entries == ["0", "2", "3", "0-2", "2-3"])
  }

  @Test func `U14 an animated write without other writes causes one update`() {
    #expect(log { count in withAnimation { count.wrappedValue = 4 } } == ["0", "4", "0-4"])
    #expect(log { $0.animation().wrappedValue = 4 } == ["0", "4", "0-4"])
  }

  @Test func `U14 a written value can be read back immediately in any transaction`() {
    var read: [Int] = []
    _ = log { count in
      count.wrappedValue = 1
      read.append(count.wrappedValue)
      withAnimation {
        count.wrappedValue += 1
        read.append(count.wrappedValue)
      }
      count.wrappedValue += 1
      read.append(count.wrappedValue)
    }
    #expect(read == [1, 2, 3])
  }

  @Test
  func `U14 in each update, a body reads all state as it was at the end of the transaction`() {
    struct Two: View {
      let log: Log
      @State private var a = 0
      @State private var b = [0]
      var body: some View {
        let _ = log.note("\(a) \(b[0]) \($b[0].wrappedValue)")
        Button("Go") {
          b[0] = 1
          withAnimation { a = 1 }
          b[0] = 2
          withAnimation { b[0] = 3 }
        }
      }
    }
    let log = Log()
    let screen = Screen { Two(log: log) }
    screen.button("Go").tap()
    #expect(log.entries == ["0 0 0", "0 1 1", "1 1 1", "1 2 2", "1 3 3"])
  }

  @Test func `U14 unanimated and animated writes in onAppear also cause separate updates`() {
    struct Appearing: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        let _ = log.note("\(count)")
        Text("\(count)").onAppear {
          count = 1
          withAnimation { count = 2 }
        }
      }
    }
    let log = Log()
    let screen = Screen { Appearing(log: log) }
    #expect(log.entries == ["0", "1", "2"])
    #expect(screen.texts == ["2"])
  }

  @Test
  func `U14 an animated write causes an update even if an earlier unanimated write causes none`() {
    struct Half: View {
      let log: Log
      @State private var unread = 0
      @State private var count = 0
      var body: some View {
        let _ = log.note("\(count)")
        Button("Go") {
          unread = 1
          withAnimation { count = 1 }
        }
      }
    }
    let log = Log()
    let screen = Screen { Half(log: log) }
    screen.button("Go").tap()
    #expect(log.entries == ["0", "1"])
  }

  @Test func `U14 a write through a binding with a transaction uses that transaction`() {
    var entries = log { count in
      count.wrappedValue = 1
      count.animation(.easeIn).wrappedValue = 2
    }
    #expect(entries == ["0", "1", "2", "0-1", "1-2"])
    entries = log { count in
      var transaction = Transaction()
      transaction.isContinuous = true
      count.wrappedValue = 1
      count.transaction(transaction).wrappedValue = 2
      withTransaction(\.isContinuous, true) { count.wrappedValue = 3 }
    }
    #expect(entries == ["0", "1", "3", "0-1", "1-3"])
    let binding = Binding.constant(1).animation(.linear)
    #expect(binding.transaction.animation == .linear)
    #expect(binding.animation(nil).transaction.animation == nil)
  }

  @Test func `U14 a binding to a part of the value writes in the transaction of the binding`() {
    struct Tags {
      var names = ["a"]
      var best: String? = "a"
    }
    struct Tagging: View {
      let log: Log
      @State private var tags = Tags()
      var body: some View {
        let _ = log.note("\(tags.names[0]) \(tags.best ?? "")")
        Button("Go") {
          tags.names[0] = "b"
          $tags.animation(.linear).names[0].wrappedValue = "c"
          tags.best = "b"
          Binding($tags.animation(.linear).best)?.wrappedValue = "c"
          $tags.best.wrappedValue = "d"
          $tags.animation(.linear).best.animation(nil).wrappedValue = "e"
        }
        ForEach($tags.animation(.linear).names, id: \.self) { $name in
          Button("Row") {
            tags.best = "f"
            name = "d"
          }
        }
      }
    }
    let log = Log()
    let screen = Screen { Tagging(log: log) }
    screen.button("Go").tap()
    #expect(log.entries == ["a a", "b a", "c a", "c b", "c c", "c e"])
    log.clear()
    screen.button("Row").tap()
    #expect(log.entries == ["c f", "d f"])
    let member = Binding.constant(Tags()).animation(.linear).best
    #expect(member.transaction.animation == .linear)
  }

  @Test func `U14 a child that is passed an equal animated binding is skipped`() {
    struct Child: View {
      @Binding var isOn: Bool
      var body: some View { Toggle("On", isOn: $isOn) }
    }
    struct Parent: View {
      @State private var isOn = false
      let turn: Int
      var body: some View { Child(isOn: $isOn.animation()) }
    }
    let screen = Screen { Refreshing { Parent(turn: $0) } }
    screen.button("Again").tap()
    #expect(screen.bodyCount(of: Parent.self) == 2)
    #expect(screen.bodyCount(of: Child.self) == 1)
    screen.toggle("On").toggle()
    #expect(screen.toggle("On").isOn)
  }

  @Test func `U14 the setter of a binding from two functions gets the write's transaction`() {
    var written: [(Int, Animation?)] = []
    let binding = Binding<Int> {
      0
    } set: { value, transaction in
      written.append((value, transaction.animation))
    }
    binding.wrappedValue = 1
    binding.animation(.linear).wrappedValue = 2
    withAnimation { binding.wrappedValue = 3 }
    #expect(written.map(\.0) == [1, 2, 3])
    #expect(written.map(\.1) == [nil, .linear, .default])
  }
}
