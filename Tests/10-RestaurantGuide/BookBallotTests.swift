import StateFlow
import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.4 Book ballot", .exercise)
struct BookBallotTests {
  private let screen = Screen { BookBallot() }

  @Test(.proves(1)) func `prediction 1: a vote is cast for a book`() {
    let prediction = BookBallot.prediction1
    perform(1)
    prediction.compare(
      with: screen.story.last, event: "After the first vote",
      original: PredictedUpdate(
        writes: ["Ballot.votes"],
        runs: [
          .body("BookBallot", because: .changed("ballot")),
          .body("VoteCount", because: .inputs),
          .body("BookRow", because: .inputs),
        ],
        skips: ["PageLimit", "BookRow", "BookRow"]))
  }

  @Test(.proves(2)) func `prediction 2: the same vote is cast again`() {
    let prediction = BookBallot.prediction2
    perform(2)
    prediction.compare(
      with: screen.story.last, event: "After the second vote",
      original: PredictedUpdate(
        writes: ["Ballot.votes"],
        runs: [.body("BookBallot", because: .changed("ballot"))],
        skips: ["VoteCount", "PageLimit", "BookRow", "BookRow", "BookRow"]))
  }

  @Test(.proves(3)) func `prediction 3: a vote for another book lowers the page limit`() {
    let prediction = BookBallot.prediction3
    perform(3)
    prediction.compare(
      with: screen.story.last, event: "After the third vote",
      original: PredictedUpdate(
        writes: ["Ballot.votes", "Ballot.maxPages"],
        runs: [
          .body("BookBallot", because: .changed("ballot")),
          .body("BookBallot", because: .changed("ballot")),
          .body("VoteCount", because: .inputs),
          .body("BookRow", because: .inputs),
        ],
        skips: [
          "PageLimit", "BookRow", "BookRow",
          "VoteCount", "PageLimit", "BookRow", "BookRow",
        ]))
  }

  @Test(.proves(4)) func `prediction 4: the page limit is set to the same number`() {
    let prediction = BookBallot.prediction4
    perform(4)
    prediction.compare(
      with: screen.story.last, event: "After the first tap on \"Apply\"",
      original: PredictedUpdate(
        writes: ["Ballot.maxPages"],
        runs: [.body("BookBallot", because: .changed("ballot"))],
        skips: ["VoteCount", "PageLimit", "BookRow", "BookRow"]))
  }

  @Test(.proves(5)) func `prediction 5: a higher page limit shows a book again`() {
    let prediction = BookBallot.prediction5
    perform(5)
    prediction.compare(
      with: screen.story.last, event: "After the second tap on \"Apply\"",
      original: PredictedUpdate(
        writes: ["Ballot.maxPages"],
        runs: [
          .body("BookBallot", because: .changed("ballot")),
          .body("BookRow", because: .firstAppearance),
        ],
        skips: ["VoteCount", "PageLimit", "BookRow", "BookRow"]))
  }

  /// Performs the given number of events, starting with the first.
  private func perform(_ count: Int) {
    if count >= 1 { screen.button("Vote for Walden").tap() }
    if count >= 2 { screen.button("Vote for Walden").tap() }
    if count >= 3 { screen.button("Vote for Persuasion").tap() }
    if count >= 4 {
      screen.stepper("Up to 500 pages").decrement()
      screen.button("Apply").tap()
    }
    if count >= 5 {
      screen.stepper("Up to 400 pages").increment()
      screen.button("Apply").tap()
    }
  }
}
