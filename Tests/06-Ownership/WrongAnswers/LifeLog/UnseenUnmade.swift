// It looks as if what is never shown were never made: an object that is passed to be observed is made before the view is.
// Caught by: program 5: rooms that are described and never shown
import StateFlow

nonisolated enum Entry: Equatable { case made(Int), gone(Int) }

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

struct LifeLog {
  let diary: Diary

  var program1: some View { Hall { OwningRoom(lamp: Lamp($0, diary)) } }
  static var prediction1: [Entry] { [.made(1), .gone(1)] }

  var program2: some View { Hall { ObservingRoom(lamp: Lamp($0, diary)) } }
  static var prediction2: [Entry] {
    [.made(1), .made(2), .gone(1), .made(3), .gone(2), .gone(3)]
  }

  var program3: some View { Hall { OwningRoom(lamp: Lamp($0, diary)).id($0) } }
  static var prediction3: [Entry] {
    [.made(1), .made(2), .gone(1), .made(3), .gone(2), .gone(3)]
  }

  var program4: some View { LendingHall(lamp: Lamp(1, diary)) }
  static var prediction4: [Entry] { [.made(1)] }

  var program5: some View {
    Hall { turn in
      let _ = OwningRoom(lamp: Lamp(turn, diary))
      let _ = ObservingRoom(lamp: Lamp(turn * 10, diary))
    }
  }
  static var prediction5: [Entry] {
    []
  }
}
