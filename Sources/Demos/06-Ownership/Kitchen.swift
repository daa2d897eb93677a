import StateFlow

@testable import Ownership

/// The objects that remain when the screen is gone.
struct Stove {
  let kettle = Kettle()
  let clock = HandClock()
  let register = Register()
}

/// Your screen, which you can show and remove, and the number of objects that it leaves behind.
struct Kitchen: View {
  let stove: Stove
  @State private var isOpen = true
  @State private var left = "Let a second pass to see who is there."

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button(isOpen ? "Leave" : "Enter") { isOpen.toggle() }
        Button("A second") { passASecond() }
      }
      HStack {
        Button("Heat") { stove.kettle.temperature.value += 20 }
        Button("Boil") { stove.kettle.whenBoiling() }
      }
      Text(left).foregroundColor(.secondary)
      Divider()
      if isOpen {
        NoLeaks(brew: stove.register.enter(Brew(kettle: stove.kettle, clock: stove.clock)))
      }
    }
  }

  private func passASecond() {
    stove.clock.tick()
    left = "Alive: \(stove.register.alive). Work on the clock: \(stove.clock.workCount)."
  }
}
