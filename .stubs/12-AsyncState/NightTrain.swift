import StateFlow

// A night train shows the name of its next stop. A journal records much of what
// happens to the view and to its tasks, line by line. Predict the lines that
// each event adds, in order, and write them as literals, such as [.started(7),
// .wrote(7)]. If an event adds no line, write []. Don't change the program, and
// don't call it from your answer.
//
// Two trains run the same program. The server of the modern train drops a
// request if the task that waits for it is canceled. The server of the old
// train ignores cancellation. After each tap and each answer, the program runs
// until it has to wait for another answer: first the update, with onAppear and
// onDisappear, and then the tasks. If an event lets two tasks continue, they
// don't wait for each other, so you can write their lines in either order.
//
// 1. `prediction1` lists the lines added when the modern train appears.
// 2. `prediction2` lists the lines added by a tap on "Next stop".
// 3. `prediction3` lists the lines added by the answers to 1 and 2.
// 4. `prediction4` lists the lines added by a tap on "Dim the lights".
// 5. `prediction5` lists the lines added by taps on "Next stop" and "Get off".
// 6. `prediction6` lists the lines added when the old train appears, "Next
//    stop" is tapped, and the answer to 2 arrives.
// 7. `prediction7` lists the lines added by the answer to 1.
// 8. `prediction8` lists the lines added by taps on "Next stop" and "Get off",
//    and then by the answer to 3.

/// A line of the journal. The number identifies a stop.
nonisolated enum JournalLine: Equatable {
  case appeared
  case disappeared
  case started(Int)
  case canceled(Int)
  case wrote(Int)
}

final class Journal {
  private(set) var lines: [JournalLine] = []

  func add(_ line: JournalLine) { lines.append(line) }
}

struct NightTrain: View {
  let server: Server<Int, String>
  let journal: Journal
  @State private var stop = 1
  @State private var isDim = false
  @State private var isOnBoard = true

  var body: some View {
    VStack {
      Button("Next stop") { stop += 1 }
      Button("Dim the lights") { isDim = true }
      Button("Get off") { isOnBoard = false }
      if isOnBoard {
        StopSign(stop: stop, isDim: isDim, server: server, journal: journal)
      }
    }
  }
}

struct StopSign: View {
  let stop: Int
  let isDim: Bool
  let server: Server<Int, String>
  let journal: Journal
  @State private var name = "…"

  var body: some View {
    Text("Next stop: \(name)")
      .opacity(isDim ? 0.5 : 1)
      .task(id: stop) {
        journal.add(.started(stop))
        do {
          name = try await server.response(to: stop)
          journal.add(.wrote(stop))
        } catch {
          journal.add(.canceled(stop))
        }
      }
      .onAppear { journal.add(.appeared) }
      .onDisappear { journal.add(.disappeared) }
  }
}

extension NightTrain {
  /// The modern train appears.
  static var prediction1: [JournalLine] {
    unfinished("Predict the lines when the train appears.", placeholder: [])
  }

  /// Then "Next stop" is tapped. No answer has arrived yet.
  static var prediction2: [JournalLine] {
    unfinished(
      "Predict the lines after the tap on \"Next stop\".", placeholder: [])
  }

  /// Then the server sends the answer to 1, and then the answer to 2.
  static var prediction3: [JournalLine] {
    unfinished("Predict the lines after both answers.", placeholder: [])
  }

  /// Then "Dim the lights" is tapped.
  static var prediction4: [JournalLine] {
    unfinished(
      "Predict the lines after the tap on \"Dim the lights\".", placeholder: [])
  }

  /// Then "Next stop" is tapped, and then "Get off", before an answer arrives.
  static var prediction5: [JournalLine] {
    unfinished("Predict the lines after the two taps.", placeholder: [])
  }

  /// The old train appears, "Next stop" is tapped, and then the answer to 2
  /// arrives.
  static var prediction6: [JournalLine] {
    unfinished("Predict the lines of the old train.", placeholder: [])
  }

  /// Then the answer to 1 arrives.
  static var prediction7: [JournalLine] {
    unfinished("Predict the lines after the late answer.", placeholder: [])
  }

  /// Then "Next stop" is tapped, and then "Get off". After that, the answer to
  /// 3 arrives.
  static var prediction8: [JournalLine] {
    unfinished(
      "Predict the lines after the two taps and the answer.", placeholder: [])
  }
}
