import Foundation
import StateFlow
import Testing
import WorkbookTesting

/// Tests of code that the main queue runs.
///
/// In a block of that queue, Swift's casts don't find conformances that are isolated to the main
/// actor, as all conformances in the chapters are.
@Suite("Main queue")
@MainActor
struct MainQueueTests {
  struct Coat: @MainActor CustomStringConvertible {
    var hook = 3
    var description: String { "a coat on hook \(hook)" }
  }

  enum MainScheduler: CaseIterable, Sendable {
    case queue, runLoop, operations, timer

    func delivery() -> AnyPublisher<Void, Never> {
      switch self {
      case .queue: Just(()).receive(on: DispatchQueue.main).eraseToAnyPublisher()
      case .runLoop: Just(()).delay(for: 0, scheduler: RunLoop.main).eraseToAnyPublisher()
      case .operations: Just(()).receive(on: OperationQueue.main).eraseToAnyPublisher()
      case .timer:
        Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().map { _ in }.first()
          .eraseToAnyPublisher()
      }
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: MainScheduler.allCases)
  func `a value that arrives on the main actor is described as everywhere`(
    scheduler: MainScheduler
  ) async {
    var tokens: Set<AnyCancellable> = []
    let text = await withCheckedContinuation { settled in
      scheduler.delivery().sink { settled.resume(returning: "\(Coat() as Any)") }
        .store(in: &tokens)
    }
    #expect(text == "a coat on hook 3")
  }

  final class Cloakroom: ObservableObject {
    var coat = Coat()
    @Published var visitors = 0
  }

  struct CloakroomView: View {
    @ObservedObject var room: Cloakroom
    var body: some View { Text("\(room.coat.hook) \(room.visitors)") }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a write in a block of the main queue is the only one in the story`() async {
    let room = Cloakroom()
    let screen = Screen { CloakroomView(room: room) }
    await withCheckedContinuation { written in
      DispatchQueue.main.async {
        room.visitors += 1
        written.resume()
      }
    }
    #expect(screen.text("3 1").exists)
    #expect(screen.story.last?.writes.count == 1)
    #expect("\(screen.story.last!)".contains("Cloakroom.visitors 0 → 1"))
  }
}
