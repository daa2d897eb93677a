@testable import WorkbookCore

extension HostileAnswer {
  /// Returns an answer in which two threads can change one array at the same time.
  ///
  /// - Parameter code: Code that passes the array to another thread.
  private static func race(_ name: String, _ code: String, besides declarations: String = "")
    -> HostileAnswer
  {
    HostileAnswer(
      "TapCounter", name, ends: .refused,
      "\(declarations)\nnonisolated func race() { var a: [Any] = [1]; \(code); a.append(2) }")
  }

  /// Answers that could read or write memory by a data race, or by reading a value that no longer
  /// exists.
  static let races: [HostileAnswer] = [
    race(
      "races with a work item",
      "let item = DispatchWorkItem { a.append(1) }; DispatchQueue.global().async(execute: item)"),
    race(
      "races with a notification of a group",
      "DispatchGroup().notify(queue: .global()) { a.append(1) }"),
    race(
      "races through the schedule of a queue", "DispatchQueue.global().schedule { a.append(1) }"),
    race(
      "races with a publisher's values",
      "let s = PassthroughSubject<Int, Never>(); let t = s.receive(on: DispatchQueue.global()).sink { a.append($0) }; s.send(1); _ = t"
    ),
    race(
      "races on a queue of its own",
      "let s = PassthroughSubject<Int, Never>(); let t = s.receive(on: DispatchQueue(label: \"q\")).sink { a.append($0) }; s.send(1); _ = t"
    ),
    race(
      "races on an operation queue",
      "let s = PassthroughSubject<Int, Never>(); let t = s.delay(for: 0, scheduler: OperationQueue()).sink { a.append($0) }; s.send(1); _ = t"
    ),
    race(
      "races in an operation", "let o = Work(); OperationQueue().addOperation(o); o.all.append(2)",
      besides:
        "nonisolated final class Work: Operation { var all: [Any] = []; override func main() { all.append(1) } }"
    ),
    HostileAnswer(
      "TapCounter", "runs a job twice", ends: .refused,
      """
      nonisolated final class Twice: SerialExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
          let job = UnownedJob(job)
          Task.detached {
            job.runSynchronously(on: self.asUnownedSerialExecutor())
            job.runSynchronously(on: self.asUnownedSerialExecutor())
          }
        }
      }
      actor Worker {
        nonisolated let executor = Twice()
        nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
      }
      """),
    HostileAnswer(
      "Box", "opens a mutex", ends: .refused, top: "import Synchronization",
      """
      nonisolated final class Shared: Sendable {
        let mutex = Mutex<Void>(())
        func open() { mutex._unsafeUnlock() }
      }
      """),
    HostileAnswer(
      "Box", "reads a property whose value is gone", ends: .refused,
      """
      nonisolated final class Model {
        var all = [1]
        func bend() { bend(&all) }
        func bend(_ all: inout [Int]) {
          var gone = consume all
          gone.append(2)
          print(Mirror(reflecting: self).children.count)
          all = gone
        }
      }
      """),
    HostileAnswer(
      "Announced", "copies more bytes than there are", ends: .refused, top: "import Foundation",
      "nonisolated func peek() -> Data { Data(bytes: [1, 2], count: 4096) }"),
    HostileAnswer(
      "Announced", "copies bytes to an array that is too small", ends: .refused,
      top: "import Foundation",
      "nonisolated func poke(_ data: Data) { var bytes: [UInt8] = [1]; data.copyBytes(to: &bytes, count: 99) }"
    ),
    HostileAnswer(
      "SettingsStore", "creates objects of any class", ends: .refused, top: "import Foundation",
      "nonisolated func thaw(_ data: Data) throws -> Any? { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: data) }"
    ),
    HostileAnswer(
      "TwoWay", "slices an array with bounds in the wrong order", ends: .refused,
      "nonisolated func peek() -> [Int] { Array([1, 2][Range(uncheckedBounds: (lower: 1, upper: -5))]) }"
    ),
    HostileAnswer(
      "TwoWay", "decides how its values are wrapped", ends: .refused,
      "nonisolated struct Same: Hashable, _HasCustomAnyHashableRepresentation { func _toCustomAnyHashable() -> AnyHashable? { 1 } }"
    ),
    HostileAnswer(
      "TapCounter", "exports what it imports", ends: .refused,
      top: "@_exported import Foundation"),
    HostileAnswer(
      "TapCounter", "imports without checks", ends: .refused,
      top: "@preconcurrency import Foundation"),
    HostileAnswer("TapCounter", "mentions the graph", ends: .refused, "var graph: ViewGraph?"),
    HostileAnswer(
      "TapCounter", "adds a member to one of the kit's views", ends: .refused,
      "extension _IdentifiedView { func onAppear() -> Text { Text(\"\") } }"),
  ]
}
