import StateFlow
import Testing

@testable import StateFlowTerminal

@MainActor
@Suite("Drawn views")
struct DrawnViewTests {
  @Test func `a spacer takes up the remaining space`() {
    let screen = DrawnScreen(20, 3) {
      HStack {
        VStack(alignment: .leading) {
          Text("One")
          Text("Three")
        }
        Spacer()
        Text("end")
      }
    }
    #expect(
      screen.text == """
        One              end
        Three
        """)
  }

  @Test func `padding, frames, and borders are applied in modifier order`() {
    let screen = DrawnScreen(20, 5) {
      VStack {
        Text("x").padding(8).border(.gray)
        Text("x").frame(width: 40, alignment: .trailing)
      }
    }
    #expect(
      screen.text == """
               ╭───╮
               │ x │
               ╰───╯
                   x
        """)
  }

  @Test func `a list row starts at the left edge and doesn't truncate its content`() {
    let screen = DrawnScreen(32, 3) {
      List {
        HStack {
          Toggle("Ida", isOn: .constant(false))
          Button("More") {}
        }
        VStack(alignment: .trailing) {
          Text("One")
          Text("Three")
        }
      }
    }
    #expect(
      screen.text == """
          Ida  ○── [ More ]
            One
          Three
        """)
  }

  @Test func `a hidden control takes up space but isn't a target`() {
    let screen = DrawnScreen(20, 1) {
      HStack {
        Text("a")
        Button("b") {}.hidden()
        Text("c")
      }
    }
    #expect(screen.text == "     a       c")
    #expect(screen.targets.isEmpty)
  }

  @Test func `controls show their values`() {
    let screen = DrawnScreen(34, 12) {
      VStack(alignment: .leading) {
        Toggle("Encrypted", isOn: .constant(true))
        Toggle("Shared", isOn: .constant(false))
        Stepper("Decimals (2)", value: .constant(2), in: 0...15)
        Stepper("Guests", value: .constant(2), in: 0...15)
        Slider(value: .constant(0.5)) { Text("Volume") }
        ProgressView("Loading", value: 0.25)
        Button("Add one") {}
        Label("Starred", systemImage: "star.fill")
      }
    }
    #expect(
      screen.text == """
        Encrypted  ━━●
        Shared  ○──
        Decimals (2)  [−  +]
        Guests  [−  2  +]
        Volume  ━━━━━━━━━━━━━●────────────
        Loading
        ━━━━━━━━━─────────────────────────
        [ Add one ]
        ★ Starred
        """)
  }

  @Test func `a picker shows its selection in the requested style`() {
    func picker() -> some View {
      Picker("Order", selection: .constant(1)) {
        Text("A–Z").tag(1)
        Text("Latest").tag(2)
      }
    }
    let screen = DrawnScreen(30, 6) {
      VStack(alignment: .leading) {
        picker()
        picker().pickerStyle(.segmented)
        picker().pickerStyle(.inline)
      }
    }
    #expect(
      screen.text == """
           Order  A–Z ▾
           Order  [•A–Z │ Latest ]
           Order
           ◉ A–Z
           ○ Latest
        """)
  }

  @Test func `the options in an open picker cover other views and are the only targets`() {
    let closed = DrawnScreen(24, 7) { Self.pickerAndButton }
    var memory = ScreenMemory()
    memory.opened = closed.picture.targets[0].id.element
    let open = DrawnScreen(24, 7, memory: memory) { Self.pickerAndButton }
    #expect(open.picture.targets.map(\.id.part) == [1, 2])
    #expect(
      open.text == """
           Order  A–Z ▾
           [ Save ╭──────────╮
                  │ ✓ A–Z    │
                  │   Latest │
                  ╰──────────╯
        """)
  }

  private static var pickerAndButton: some View {
    VStack(alignment: .leading) {
      Picker("Order", selection: .constant(1)) {
        Text("A–Z").tag(1)
        Text("Latest").tag(2)
      }
      Button("Save this now") {}
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  @Test func `a section has a border that shows its header`() {
    let screen = DrawnScreen(36, 14) {
      Form {
        Section {
          TextField("Name", text: .constant("Frodo"))
          TextField("First name", text: .constant(""))
          Toggle("On", isOn: .constant(false))
        } header: {
          Text("Profile")
        } footer: {
          Text("Seen by nobody.")
        }
        Button("Save") {}
      }
    }
    #expect(
      screen.text == """
         ╭─ Profile ─────────────────────╮
         │ Name        Frodo____________ │
         │ First name  _________________ │
         │ On                        ○── │
         ╰───────────────────────────────╯
           Seen by nobody.
         ╭───────────────────────────────╮
         │ Save                          │
         ╰───────────────────────────────╯
        """)
  }

  @Test(arguments: [
    (
      40,
      """
      [ Cancel ]       Orders         [ Done ]
      ────────────────────────────────────────


                        Body
      """
    ),
    (
      24,
      """
      [ Cancel ]      [ Done ]
      Orders
      ────────────────────────


                Body
      """
    ),
  ])
  func `a title that doesn't fit in the navigation bar is shown below the bar`(
    width: Int, text: String
  ) {
    let screen = DrawnScreen(width, 8) {
      NavigationStack {
        Text("Body").navigationTitle("Orders")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
            ToolbarItem { Button("Done") {} }
          }
      }
    }
    #expect(screen.text == text)
  }

  @Test func `the tab bar marks the selected tab`() {
    let screen = DrawnScreen(30, 7) {
      TabView {
        Text("First").tabItem { Text("One") }
        Text("Second").tabItem { Text("Two") }.badge(3)
      }
    }
    #expect(
      screen.text == """
         One   Two (3)
        ─━━━──────────────────────────


                    First
        """)
  }

  @Test func `an alert covers the other views and disables them`() {
    let screen = DrawnScreen(40, 11) {
      Button("Under") {}
        .alert("Delete all?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("This cannot be undone.")
        }
    }
    #expect(screen.targets == ["Delete", "Cancel"])
    #expect(
      screen.text == """
              ╭──────────────────────────╮
              │       Delete all?        │
              │  This cannot be undone.  │
              │                          │
              │  [ Delete ]  [ Cancel ]  │
              ╰──────────────────────────╯
        """)
  }

  @Test func `content taller than the screen scrolls, and all of it can be reached`() {
    let screen = DrawnScreen(16, 3) {
      VStack { ForEach(0..<9) { index in Button("Row \(index)") {} } }
    }
    #expect(screen.picture.scrollers.map(\.contentHeight) == [9])
    #expect(screen.targets.count == 9)
    #expect(
      screen.text == """
           [ Row 0 ]   ┃
           [ Row 1 ]   │
           [ Row 2 ]   │
        """)
  }

  @Test func `a field scrolls to keep its cursor visible`() {
    let closed = DrawnScreen(10, 1) { TextField("Name", text: .constant("Frodo Baggins")) }
    var memory = ScreenMemory()
    memory.focus = closed.picture.targets[0].id
    let screen = DrawnScreen(10, 1, memory: memory) {
      TextField("Name", text: .constant("Frodo Baggins"))
    }
    #expect(screen.text == "o Baggins_")
    #expect(screen.picture.cursor == Point(x: 9, y: 0))
  }

  @Test func `a row that is scrolled out of view is still a target, but has no visible area`() {
    let screen = DrawnScreen(20, 4) { List(0..<100) { index in Button("Row \(index)") {} } }
    #expect(screen.targets.count == 100)
    #expect(screen.picture.targets.filter { !$0.visible.isEmpty }.count == 4)
    #expect(screen.picture.targets[50].area.minY == 50)
  }
}
