import StateFlow

// The rooms of a museum have lamps. Each lamp writes a line in a diary when it
// is created, and another when it is released. Predict the diary.
//
// 1. `prediction1` is the complete diary of program 1.
// 2. `prediction2` is the complete diary of program 2.
// 3. `prediction3` is the complete diary of program 3.
// 4. `prediction4` is the complete diary of program 4.
// 5. `prediction5` is the complete diary of program 5.

/// A line of the diary, with the number of the lamp.
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

/// The user of each hall taps "Refresh" twice and then taps "Leave".
///
/// After that, the tests read the diary. By then, the hall no longer shows a
/// room, but the hall itself is still on screen.
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

/// Predict every line of the diary, in order, and write the lines as literals,
/// such as [.made(7), .gone(7)]. Don't change the programs, and don't call them
/// from your answer.
struct LifeLog {
  let diary: Diary

  var program1: some View { Hall { OwningRoom(lamp: Lamp($0, diary)) } }
  // The first struct's expression creates the lamp. The others are never
  // evaluated.
  static var prediction1: [Entry] { [.made(1), .gone(1)] }

  var program2: some View { Hall { ObservingRoom(lamp: Lamp($0, diary)) } }
  // No view owns these lamps. Each is released when the next struct replaces
  // the one that refers to it.
  static var prediction2: [Entry] {
    [.made(1), .made(2), .gone(1), .made(3), .gone(2), .gone(3)]
  }

  var program3: some View { Hall { OwningRoom(lamp: Lamp($0, diary)).id($0) } }
  // A different id means a different room, and each room creates its own lamp.
  static var prediction3: [Entry] {
    [.made(1), .made(2), .gone(1), .made(3), .gone(2), .gone(3)]
  }

  var program4: some View { LendingHall(lamp: Lamp(1, diary)) }
  // The room leaves the screen. The owner of the lamp stays, so the lamp stays.
  static var prediction4: [Entry] { [.made(1)] }

  /// The hall creates two structs but shows neither. A value that is assigned
  /// to _ is released immediately, not at the end of the closure.
  var program5: some View {
    Hall { turn in
      let _ = OwningRoom(lamp: Lamp(turn, diary))
      let _ = ObservingRoom(lamp: Lamp(turn * 10, diary))
    }
  }
  // An owning room that never appears never creates its lamp. The lamp of an
  // observing room is created anyway.
  static var prediction5: [Entry] {
    [.made(10), .gone(10), .made(20), .gone(20), .made(30), .gone(30)]
  }
}
