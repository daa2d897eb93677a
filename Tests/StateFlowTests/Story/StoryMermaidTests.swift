import Testing

@testable import StateFlow

@Suite("Story as a Mermaid chart")
@MainActor
struct StoryMermaidTests {
  private let styles = """
      classDef ran stroke:#2f7cf6,stroke-width:2px
      classDef skipped stroke:#8e8e93,stroke-dasharray:5 4
      classDef lost stroke:#d97706,stroke-dasharray:2 3
      classDef mistake stroke:#dc2626,stroke-width:2px
    """

  @Test func `a write leads to what ran, and past what was skipped`() {
    let graph = ViewGraph { Shown.Counter(rows: 10) }
    graph.tap("Add")
    #expect(
      graph.story.last?.mermaid == """
        flowchart LR
          event(["tap #34;Add#34;"])
          w0["Counter.count<br/>0 → 1"]
          event --> w0
          r0["Counter ran"]:::ran
          w0 -->|"count changed"| r0
          s0["Row ×10 skipped"]:::skipped
          r0 -.->|"same inputs"| s0
        \(styles)
        """)
  }

  @Test func `a write that nobody hears of ends in the words for it`() {
    let profile = Shown.Profile()
    let graph = ViewGraph { Shown.ProfileView(profile: profile) }
    graph.perform("type") { profile.firstName = "Frodo" }
    #expect(
      graph.story.last?.mermaid == """
        flowchart LR
          event(["type"])
          w0["Profile.firstName<br/>#34;#34; → #34;Frodo#34;"]
          event --> w0
          w0 -.-x n0["nothing observes it"]:::lost
        \(styles)
        """)
  }

  @Test func `a published property leads to the body that observes the object`() {
    let profile = Shown.Profile()
    let graph = ViewGraph { Shown.ProfileView(profile: profile) }
    graph.perform("type") { profile.nickname = "F" }
    #expect(
      graph.story.last?.mermaid.contains("w0 -->|\"profile changed\"| r0") == true)
  }

  @Test func `a story has a frame around each update`() {
    let graph = ViewGraph { Shown.Counter(rows: 1) }
    #expect(
      graph.story.mermaid == """
        flowchart LR
          subgraph u1_["1"]
            u1_event(["first frame"])
            u1_r0["Counter ran"]:::ran
            u1_event -->|"first appearance"| u1_r0
            u1_r1["Row ran"]:::ran
            u1_r0 -->|"first appearance"| u1_r1
            u1_r1 --> u1_m0(["onAppear called in Row"])
          end
        \(styles)
        """)
  }

  @Test func `a label holds no word that is a statement`() {
    #expect(
      StoryUpdate.make(event: "select direction TB: @end").mermaid.contains(
        "event([\"select #100;irection TB#58; #64;end\"])"))
  }

  @Test(arguments: hostileTexts.indices)
  func `no name gets out of its label`(_ index: Int) {
    let text = hostileTexts[index]
    let chart = StoryUpdate.hostile(text).mermaid
    let plain = StoryUpdate.hostile("x").mermaid
    let isLabel = { (line: Substring) in line.split(separator: "\"").indices.map { $0 % 2 == 1 } }
    #expect(
      chart.split(separator: "\n").map(isLabel) == plain.split(separator: "\n").map(isLabel))
  }
}
