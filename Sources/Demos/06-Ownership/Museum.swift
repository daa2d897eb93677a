import StateFlow
import Synchronization

@testable import Ownership

/// A museum that runs one of five programs and compares that program's diary with your prediction.
struct Museum: View {
  @State private var number = 1

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Program", selection: $number) {
        ForEach(1...5, id: \.self) { Text("\($0)").tag($0) }
      }
      // A new program gets a new museum, with an empty diary.
      OpenMuseum(number: number).id(number)
    }
  }
}

struct OpenMuseum: View {
  let number: Int
  @StateObject private var book = DiaryBook()

  private var programs: LifeLog {
    let book = book
    return LifeLog { book.write($0) }
  }

  var body: some View {
    VStack(alignment: .leading) {
      switch number {
      case 1: programs.program1
      case 2: programs.program2
      case 3: programs.program3
      case 4: programs.program4
      default: programs.program5
      }
      Divider()
      DiaryReader(number: number, book: book)
    }
  }
}

/// The diary, in a separate view, so that reading it doesn't run the program's body again.
struct DiaryReader: View {
  let number: Int
  let book: DiaryBook
  @State private var read: [Entry]?

  private var predicted: [Entry] {
    switch number {
    case 1: LifeLog.prediction1
    case 2: LifeLog.prediction2
    case 3: LifeLog.prediction3
    case 4: LifeLog.prediction4
    default: LifeLog.prediction5
    }
  }

  var body: some View {
    Button("Read the diary") { read = book.entries }
    Text("You say: \(words(for: predicted))")
    if let read {
      Text("It says: \(words(for: read)) \(read == predicted ? "✓" : "✗")")
    }
  }

  private func words(for entries: [Entry]) -> String {
    if entries.isEmpty { return "nothing" }
    return entries.map { entry in
      switch entry {
      case .made(let number): "\(number) made"
      case .gone(let number): "\(number) gone"
      }
    }
    .joined(separator: ", ")
  }
}

/// The lamps' diary. A lamp's `deinit` can run on any thread, so any thread may write to the diary.
///
/// The diary announces nothing, because it's written while bodies run.
nonisolated final class DiaryBook: ObservableObject, Sendable {
  private let written = Mutex<[Entry]>([])

  var entries: [Entry] { written.withLock { $0 } }

  func write(_ entry: Entry) { written.withLock { $0.append(entry) } }
}
