import StateFlow
import Testing

@testable import WorkbookTesting

@MainActor
@Suite("Predicted updates")
struct PredictedUpdateTests {
  private struct Hall: View {
    @State private var visitors = 0
    @State private var turns = 0

    var body: some View {
      VStack {
        Button("Enter") { visitors += 1 }
        Button("Turn") { turns += 1 }
        Button("Nothing") { visitors = visitors }
        Door(number: 1, visitors: visitors)
        Door(number: 2, visitors: visitors)
        Sign()
      }
    }
  }

  private struct Door: View {
    let number: Int
    let visitors: Int
    var body: some View { Text("\(number): \(visitors)") }
  }

  private struct Sign: View {
    var body: some View { Text("Museum") }
  }

  private func update(after button: String) throws -> PredictedUpdate {
    let screen = Screen { Hall() }
    screen.button(button).tap()
    return PredictedUpdate(of: try #require(screen.story.last))
  }

  private let right = PredictedUpdate(
    writes: ["Hall.visitors"],
    runs: [
      .body("Door", because: .inputs), .body("Hall", because: .changed("visitors")),
      .body("Door", because: .inputs),
    ],
    skips: ["Sign"])

  @Test func `the order of the items in a prediction doesn't matter`() throws {
    #expect(right.differences(from: try update(after: "Enter")) == [])
  }

  @Test func `writing an equal value counts as a write`() throws {
    let prediction = PredictedUpdate(writes: ["Hall.visitors"])
    #expect(prediction.differences(from: try update(after: "Nothing")) == [])
  }

  @Test func `each incorrect number of writes, runs, or skips is reported`() throws {
    let prediction = PredictedUpdate(
      writes: ["Hall.visitors", "Hall.turns"],
      runs: [.body("Door", because: .inputs), .body("Hall", because: .changed("visitors"))],
      skips: [])
    #expect(
      prediction.differences(from: try update(after: "Enter")) == [
        "you predicted a write to Hall.turns, but nothing writes it. The story names the owner of "
          + "each value.",
        "the body of Door runs twice, but your prediction lists it once.",
        "Sign is skipped once, but your prediction doesn't list it.",
      ])
  }

  @Test func `a predicted run or skip that doesn't happen is reported`() throws {
    let prediction = PredictedUpdate(
      writes: ["Hall.visitors"], runs: [.body("Sign", because: .inputs)], skips: ["Door", "Door"])
    #expect(
      prediction.differences(from: try update(after: "Nothing")) == [
        "the body of Sign doesn't run, but you predicted that it runs once.",
        "Door isn't skipped, but you predicted that it's skipped twice.",
      ])
  }

  @Test func `an incorrect cause is reported without revealing the correct one`() throws {
    var prediction = right
    prediction.runs[1] = .body("Hall", because: .inputs)
    #expect(
      prediction.differences(from: try update(after: "Enter")) == [
        "the body of Hall runs, but not for the reason that your prediction gives."
      ])
  }

  @Test func `the order of the causes in a prediction doesn't matter`() {
    let causes: [StoryUpdate.Cause] = [.inputs, .changed("_count")]
    let happened = PredictedUpdate(runs: [.init(view: "Door", causes: causes)])
    let prediction = PredictedUpdate(
      runs: [.body("Door", because: .changed("count"), .inputs)])
    #expect(prediction.differences(from: happened) == [])
  }

  @Test func `a prediction that isn't complete learns only what kinds of parts are wrong`() throws {
    let happened = try update(after: "Enter")
    var prediction = PredictedUpdate()
    #expect(!prediction.isComplete(for: happened))
    #expect(
      prediction.summary(of: happened).hasPrefix(
        "your prediction has 0 of the 5 parts. Missing: 1 write, 3 runs, 1 skip. To see"))
    prediction = right
    prediction.skips = []
    prediction.runs.append(.body("Hall", because: .inputs))
    #expect(!prediction.isComplete(for: happened))
    #expect(
      prediction.summary(of: happened).hasPrefix(
        "your prediction has 4 of the 5 parts. Missing: 1 skip. Wrong: 1 run. To see"))
    prediction.skips = ["Sign"]
    #expect(prediction.isComplete(for: happened))
    prediction.writes = []
    #expect(!prediction.isComplete(for: happened))
  }

  @Test func `if the predicted program was changed, only the change is reported`() throws {
    let screen = Screen { Hall() }
    screen.button("Turn").tap()
    let update = try #require(screen.story.last)
    withKnownIssue {
      right.compare(with: update, event: "After the tap", original: right)
    } matching: {
      "\($0)".contains("After the tap, the program no longer does what the original does.")
    }
  }
}
