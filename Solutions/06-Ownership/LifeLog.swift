import StateFlow

// The rooms of a museum have lamps. A lamp writes into a diary when it is made
// and when it is gone. What will the diary say when the museum closes?

/// A line of the diary, with the number that the lamp was given.
nonisolated enum Entry: Equatable {
  case made(Int)
  case gone(Int)
}

typealias Diary = @Sendable (Entry) -> Void

final class Lamp: ObservableObject {
  let number: Int
  let diary: Diary

  init(_ number: Int, _ diary: @escaping Diary) {
    (self.number, self.diary) = (number, diary)
    diary(.made(number))
  }

  deinit { diary(.gone(number)) }
}

struct OwningRoom: View {
  @StateObject var lamp: Lamp
  var body: some View { Text("Lamp \(lamp.number)") }
}

struct ObservingRoom: View {
  @ObservedObject var lamp: Lamp
  var body: some View { Text("Lamp \(lamp.number)") }
}

/// Each program is used alike: a tap on "Refresh", "Refresh" again, "Leave".
///
/// Then the diary is read. The hall is empty now, but it is still on screen.
struct Hall<Room: View>: View {
  @ViewBuilder let room: (Int) -> Room
  @State private var turn = 1
  @State private var isOpen = true

  var body: some View {
    VStack {
      Button("Refresh") { turn += 1 }
      Button("Leave") { isOpen = false }
      if isOpen { room(turn) }
    }
  }
}

struct LendingHall: View {
  @StateObject var lamp: Lamp
  var body: some View { Hall { _ in ObservingRoom(lamp: lamp) } }
}

/// Predict all that the diary says, in order: [.made(1), …].
struct LifeLog {
  let diary: Diary

  var program1: some View { Hall { OwningRoom(lamp: Lamp($0, diary)) } }
  // The first structure's expression made the lamp, the others' were not used.
  static var prediction1: [Entry] { [.made(1), .gone(1)] }

  var program2: some View { Hall { ObservingRoom(lamp: Lamp($0, diary)) } }
  // Nobody owns these: each goes when the next structure takes its place.
  static var prediction2: [Entry] {
    [.made(1), .made(2), .gone(1), .made(3), .gone(2), .gone(3)]
  }

  var program3: some View { Hall { OwningRoom(lamp: Lamp($0, diary)).id($0) } }
  // Another id is another room, and each room makes its own lamp.
  static var prediction3: [Entry] {
    [.made(1), .made(2), .gone(1), .made(3), .gone(2), .gone(3)]
  }

  var program4: some View { LendingHall(lamp: Lamp(1, diary)) }
  // The room goes. The owner stays, and the lamp with it.
  static var prediction4: [Entry] { [.made(1)] }

  /// The hall makes structures, and shows none of them. What is bound to _ is
  /// dropped at once, not at the end of the closure.
  var program5: some View {
    Hall { turn in
      let _ = OwningRoom(lamp: Lamp(turn, diary))
      let _ = ObservingRoom(lamp: Lamp(turn * 10, diary))
    }
  }
  // One that never appears never asks for its own lamp; an observed one is made
  // for it all the same.
  static var prediction5: [Entry] {
    [.made(10), .gone(10), .made(20), .gone(20), .made(30), .gone(30)]
  }
}
