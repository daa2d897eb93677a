import StateFlow
import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.4 Night train", .exercise)
struct NightTrainTests {
  // MARK: The modern train

  @Test(.proves(1)) func `the train appears`() async {
    let prediction = NightTrain.prediction1
    let ride = Ride()
    await ride.begin()
    compare(
      prediction, with: ride.newLines, when: "When the modern train appears",
      original: [.appeared, .started(1)])
  }

  @Test(.proves(2)) func `the stop changes while a request is pending`() async {
    let prediction = NightTrain.prediction2
    let ride = Ride()
    await ride.begin()
    ride.forgetLines()
    await ride.tap("Next stop")
    compare(
      prediction, with: ride.newLines, when: "After the tap on \"Next stop\"",
      original: [.canceled(1), .started(2)], orReordered: [.started(2), .canceled(1)])
  }

  @Test(.proves(3)) func `the answers to both requests arrive`() async {
    let prediction = NightTrain.prediction3
    let ride = Ride()
    await ride.begin()
    await ride.tap("Next stop")
    ride.forgetLines()
    await ride.answer(1)
    await ride.answer(2)
    compare(
      prediction, with: ride.newLines, when: "After the answers to 1 and 2", original: [.wrote(2)])
  }

  @Test(.proves(4)) func `the parent passes the same stop`() async {
    let prediction = NightTrain.prediction4
    let ride = Ride()
    await ride.arriveAtTheSecondStop()
    ride.forgetLines()
    await ride.tap("Dim the lights")
    compare(
      prediction, with: ride.newLines, when: "After the tap on \"Dim the lights\"", original: [])
  }

  @Test(.proves(5)) func `the sign disappears while a request is pending`() async {
    let prediction = NightTrain.prediction5
    let ride = Ride()
    await ride.arriveAtTheSecondStop()
    await ride.tap("Dim the lights")
    ride.forgetLines()
    await ride.tap("Next stop")
    await ride.tap("Get off")
    compare(
      prediction, with: ride.newLines, when: "After the taps on \"Next stop\" and \"Get off\"",
      original: [.started(3), .disappeared, .canceled(3)])
  }

  // MARK: The old train

  @Test(.proves(6)) func `a server ignores the cancellation`() async {
    let prediction = NightTrain.prediction6
    let ride = Ride(serverIgnoresCancellation: true)
    await ride.begin()
    await ride.tap("Next stop")
    await ride.answer(2)
    compare(
      prediction, with: ride.newLines, when: "After the old train's answer to 2",
      original: [.appeared, .started(1), .started(2), .wrote(2)])
  }

  @Test(.proves(7)) func `an answer arrives late`() async {
    let prediction = NightTrain.prediction7
    let ride = Ride(serverIgnoresCancellation: true)
    await ride.begin()
    await ride.tap("Next stop")
    await ride.answer(2)
    ride.forgetLines()
    await ride.answer(1)
    compare(
      prediction, with: ride.newLines, when: "After the old train's answer to 1",
      original: [.wrote(1)])
  }

  @Test(.proves(8)) func `an answer arrives after the sign has disappeared`() async {
    let prediction = NightTrain.prediction8
    let ride = Ride(serverIgnoresCancellation: true)
    await ride.begin()
    await ride.tap("Next stop")
    await ride.answer(2)
    await ride.answer(1)
    ride.forgetLines()
    await ride.tap("Next stop")
    await ride.tap("Get off")
    await ride.answer(3)
    compare(
      prediction, with: ride.newLines, when: "After the old train's answer to 3",
      original: [.started(3), .disappeared, .wrote(3)])
  }

  // MARK: Helpers

  /// A ride on one of the trains.
  private final class Ride {
    private let journal = Journal()
    private let server: Server<Int, String>
    private let screen: Screen
    private var forgottenCount = 0

    init(serverIgnoresCancellation: Bool = false) {
      let server = Server<Int, String>(answersCanceledRequests: serverIgnoresCancellation)
      self.server = server
      screen = Screen { [journal] in NightTrain(server: server, journal: journal) }
    }

    /// The lines that were added since the last call to `forgetLines`.
    var newLines: [JournalLine] { Array(journal.lines.dropFirst(forgottenCount)) }

    func forgetLines() { forgottenCount = journal.lines.count }

    func begin() async { await screen.settle() }

    func tap(_ label: String) async {
      screen.button(label).tap()
      await screen.settle()
    }

    func answer(_ stop: Int) async {
      server.answer(stop, with: "Stop number \(stop)")
      await screen.settle()
    }

    /// Performs the first three events of the modern train.
    func arriveAtTheSecondStop() async {
      await begin()
      await tap("Next stop")
      await answer(1)
      await answer(2)
    }
  }

  /// Reports the first wrong line of a prediction, without giving away the correct one.
  private func compare(
    _ prediction: [JournalLine], with lines: [JournalLine], when event: String,
    original: [JournalLine], orReordered reordered: [JournalLine]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func fail(_ sentence: String) {
      Issue.record("\(event): \(sentence)", sourceLocation: sourceLocation)
    }
    guard lines == original || lines == reordered else {
      return fail("The program was changed. Restore it and change only the predictions.")
    }
    // Of two right orders, the prediction is compared with the one that begins in the same way.
    let lines =
      if let reordered, prediction.first == reordered.first { reordered } else { original }
    if let wrong = zip(prediction, lines).enumerated().first(where: { $0.1.0 != $0.1.1 }) {
      let (number, guess) = (wrong.offset + 1, wrong.element.0)
      fail("Line \(number) isn't .\(guess). Which code can run at that moment?")
    } else if prediction.count < lines.count {
      let start =
        prediction.isEmpty ? "You predicted no lines" : "Your prediction is correct so far"
      fail("\(start), but the journal has more lines. Which tasks can still continue?")
    } else if prediction.count > lines.count {
      fail(
        """
        The journal ends before line \(lines.count + 1), .\(prediction[lines.count]). Which code \
        should add this line, and does it run?
        """)
    }
  }
}
