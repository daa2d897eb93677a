import StateFlow

@testable import Boxing

/// A struct with a property that uses your wrapper.
struct Cistern {
  @SelfContainedBoxed var level = 40
}

/// A view in which you can check your answers about what a struct and its copy share.
struct TankAndCopy: View {
  @State private var original = Cistern()
  @State private var copy: Cistern?
  @State private var told: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Bind the original") { original.$level.bind(note) }
        Button("Copy it") { copy = original }.disabled(copy != nil)
      }
      HStack {
        Button("Rain") { original.level += 10 }
        Button("Rain into the copy") { copy?.level += 10 }.disabled(copy == nil)
      }
      SharedWords()
      Diary(lines: told, limit: 4)
    }
  }

  private func note(_ level: Int) {
    let levels = copy.map { "original: \(original.level), copy: \($0.level)" }
    told.append("Told \(level), \(levels ?? "original: \(original.level)")")
  }
}

/// A view of your answers about a struct and its copy.
struct SharedWords: View {
  var body: some View {
    Text(
      """
      You say: the value is \(CopyOfOwner.sharesValue ? "shared" : "not shared"), \
      the listeners are \(CopyOfOwner.sharesListeners ? "shared" : "not shared").
      """)
  }
}
