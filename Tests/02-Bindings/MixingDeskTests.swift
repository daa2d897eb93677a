import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.7 Mixing desk", .exercise)
struct MixingDeskTests {
  private let screen = Screen { MixingDesk() }

  @Test(.proves(8)) func `at first, all channels are on air at level 50`() {
    #expect(
      screen.texts == ["3 on air", "Voice: 50", "Piano: 50", "Drums: 50"],
      "Before the first tap, no channel should be muted, and each level should be 50.")
  }

  @Test(.proves(2), arguments: 0...2)
  func `"Cut" mutes the channel and sets its level to 0`(channel: Int) {
    screen.button("Cut", at: channel).tap()
    #expect(isMuted(channel), "The tap on \"Cut\" should mute the channel.")
    #expect(screen.shows("2 on air"), "One of three channels is muted, so two should be on air.")
    screen.button("Mute", at: channel).tap()
    #expect(
      levels[channel] == "0", "The channel is audible again, but its level should still be 0.")
    screen.button("Nudge", at: channel).tap()
    screen.button("Cut", at: channel).tap()
    #expect(isMuted(channel), "The second tap on \"Cut\" should mute the channel again.")
    screen.button("Cut", at: channel).tap()
    #expect(isMuted(channel), "The channel was already muted, and it should stay muted.")
    screen.button("Mute", at: channel).tap()
    #expect(
      levels[channel] == "0", "The second tap on \"Cut\" should change the level from 1 to 0.")
  }

  @Test(.proves(1), arguments: 0...2)
  func `"Boost" raises the level by 10`(channel: Int) {
    for level in stride(from: 60, through: 100, by: 10) {
      screen.button("Boost", at: channel).tap()
      #expect(levels[channel] == "\(level)", "Each tap on \"Boost\" should raise the level by 10.")
    }
    screen.button("Cut", at: channel).tap()
    screen.button("Boost", at: channel).tap()
    #expect(isMuted(channel), "The channel was muted, and \"Boost\" shouldn't change that.")
    screen.button("Mute", at: channel).tap()
    #expect(
      levels[channel] == "10",
      "\"Cut\" set the level to 0, and then \"Boost\" should raise it by 10.")
  }

  @Test(.proves(6)) func `"Nudge" raises the level by 1`() {
    for level in 51...53 {
      screen.button("Nudge", at: 1).tap()
      #expect(levels[1] == "\(level)", "Each tap on \"Nudge\" should raise the level by 1.")
    }
  }

  @Test(.proves(5), arguments: 0...2)
  func `no level exceeds 100`(channel: Int) {
    for _ in 1...5 { screen.button("Boost", at: channel).tap() }
    #expect(
      levels[channel] == "100", "Five taps on \"Boost\" should raise the level from 50 to 100.")
    for label in ["Nudge", "Boost", "Boost"] {
      screen.button(label, at: channel).tap()
      #expect(levels[channel] == "100", "The level was 100 before the tap on \"\(label)\".")
    }
    for label in ["Mute", "Boost", "Mute"] { screen.button(label, at: channel).tap() }
    #expect(levels[channel] == "100", "\"Boost\" was tapped while the channel was muted, at 100.")
    for label in ["Cut", "Mute"] { screen.button(label, at: channel).tap() }
    for _ in 1...9 { screen.button("Boost", at: channel).tap() }
    for _ in 1...7 { screen.button("Nudge", at: channel).tap() }
    screen.button("Boost", at: channel).tap()
    #expect(levels[channel] == "100", "The level was 97 before the last tap on \"Boost\".")
    screen.button("Loudest first").tap()
    screen.button("Boost", at: 0).tap()
    #expect(levels[0] == "100", "The loudest channel is at the limit.")
  }

  @Test(.proves(6)) func `"Mute" keeps the level`() {
    screen.button("Boost", at: 2).tap()
    for _ in 1...2 {
      screen.button("Mute", at: 2).tap()
      #expect(isMuted(2), "The channel was audible, so a tap on \"Mute\" should mute it.")
      #expect(screen.shows("2 on air"), "One of three channels is muted, so two should be on air.")
      screen.button("Mute", at: 2).tap()
      #expect(
        levels[2] == "60",
        "The channel is audible again, and its level should be the same as before.")
      #expect(screen.shows("3 on air"), "No channel is muted, so all three should be on air.")
    }
  }

  @Test(.proves(2), arguments: 0...2)
  func `"Cut" sets the level of a muted channel to 0`(channel: Int) {
    screen.button("Mute", at: channel).tap()
    screen.button("Cut", at: channel).tap()
    #expect(isMuted(channel), "The channel was already muted, and it should stay muted.")
    screen.button("Mute", at: channel).tap()
    #expect(
      levels[channel] == "0",
      "\"Cut\" should set the level to 0 even though the channel was already muted.")
  }

  @Test(.proves(6)) func `"Nudge" and "Boost" raise the level of a muted channel`() {
    for label in ["Mute", "Nudge", "Boost"] { screen.button(label, at: 1).tap() }
    #expect(isMuted(1), "The channel was muted, and \"Nudge\" and \"Boost\" shouldn't change that.")
    screen.button("Mute", at: 1).tap()
    #expect(
      levels[1] == "61",
      "While the channel was muted, its level should have been raised by 1 and by 10.")
  }

  @Test(.proves(8)) func `a button changes only its own channel`() {
    screen.button("Boost", at: 0).tap()
    let copies =
      screen.story.last?.writes.filter { $0.owner == "ChannelStrip" }.map(\.property) ?? []
    #expect(
      copies == [],
      "Only the desk should store the channels, so the strip should have no copy to write.")
    screen.button("Mute", at: 0).tap()
    screen.button("Nudge", at: 1).tap()
    screen.button("Cut", at: 2).tap()
    #expect(
      screen.texts == ["1 on air", "Voice: muted", "Piano: 51", "Drums: muted"],
      "\"Mute\" was tapped for \"Voice\", \"Nudge\" for \"Piano\", and \"Cut\" for \"Drums\".")
    screen.button("Mute", at: 0).tap()
    #expect(
      screen.texts == ["2 on air", "Voice: 60", "Piano: 51", "Drums: muted"],
      "Only \"Voice\" should change: it's audible again, and its level is 60.")
  }

  @Test(.proves(7))
  func `"Loudest first" sorts the channels, and each button stays with its channel`() {
    screen.button("Boost", at: 2).tap()
    screen.button("Nudge", at: 1).tap()
    screen.button("Loudest first").tap()
    #expect(
      screen.texts == ["3 on air", "Drums: 60", "Piano: 51", "Voice: 50"],
      "The channels should be sorted by their levels, which are 60, 51, and 50.")
    screen.button("Cut", at: 0).tap()
    screen.button("Boost", at: 2).tap()
    #expect(
      screen.texts == ["2 on air", "Drums: muted", "Piano: 51", "Voice: 60"],
      """
      "Cut" was tapped for "Drums", now the first channel, and "Boost" for "Voice", the \
      last.
      """)
    screen.button("Loudest first").tap()
    screen.button("Mute", at: 2).tap()
    #expect(
      screen.texts == ["3 on air", "Voice: 60", "Piano: 51", "Drums: 0"],
      "The channels were sorted again, and then \"Mute\" should have made \"Drums\" audible.")
  }

  @Test(.proves(7)) func `"Loudest first" sorts muted channels by their levels, too`() {
    for (label, index) in [("Nudge", 1), ("Boost", 2), ("Mute", 2), ("Loudest first", 0)] {
      screen.button(label, at: index).tap()
    }
    #expect(
      screen.texts == ["2 on air", "Drums: muted", "Piano: 51", "Voice: 50"],
      "\"Drums\" is muted, but its level is 60, so it should be the first channel.")
  }

  @Test(.proves(4)) func `"Mute all" mutes all channels and keeps their levels`() {
    screen.button("Boost", at: 0).tap()
    screen.button("Mute", at: 1).tap()
    for _ in 1...2 {
      screen.button("Mute all").tap()
      #expect(
        screen.texts == ["0 on air", "Voice: muted", "Piano: muted", "Drums: muted"],
        """
        The tap on "Mute all" should mute the channels that were audible. "Piano" should stay \
        muted.
        """)
    }
    for channel in 0...2 { screen.button("Mute", at: channel).tap() }
    #expect(
      screen.texts == ["3 on air", "Voice: 60", "Piano: 50", "Drums: 50"],
      "All channels should be audible again, at the same levels as before.")
  }

  @Test(.proves(3)) func `"Undo" reverts the last tap that changed something`() {
    var before: [[String]] = []
    let taps = [
      ("Boost", 2), ("Mute", 1), ("Nudge", 0), ("Boost", 2), ("Loudest first", 0), ("Mute all", 0),
      ("Mute", 0), ("Boost", 0), ("Cut", 0), ("Mute", 0), ("Mute", 0),
    ]
    for (label, index) in taps {
      let texts = screen.texts
      before.append(texts)
      screen.button(label, at: index).tap()
      let after = screen.texts
      screen.button("Undo").tap()
      #expect(
        screen.texts == texts,
        "\"Undo\" should revert everything that the tap on \"\(label)\" changed.")
      guard screen.texts == texts else { return }
      screen.button(label, at: index).tap()
      #expect(
        screen.texts == after,
        "After \"Undo\", the tap on \"\(label)\" should have the same effect again.")
    }
    for ((label, _), texts) in zip(taps, before).reversed() {
      screen.button("Undo").tap()
      #expect(
        screen.texts == texts,
        "Each tap on \"Undo\" should revert one tap, in this case the tap on \"\(label)\".")
    }
    screen.button("Undo").tap()
    #expect(
      screen.texts == ["3 on air", "Voice: 50", "Piano: 50", "Drums: 50"],
      "All taps have been reverted, so \"Undo\" should do nothing.")
  }

  @Test(.proves(3)) func `"Undo" ignores a tap that changed nothing`() {
    screen.button("Nudge", at: 1).tap()
    for _ in 1...5 { screen.button("Boost", at: 0).tap() }
    for label in ["Boost", "Nudge", "Loudest first"] { screen.button(label, at: 0).tap() }
    screen.button("Undo").tap()
    #expect(
      levels[0] == "90",
      """
      The last three taps changed nothing, so "Undo" should revert the tap that set the level to \
      100.
      """)
    for label in ["Cut", "Cut", "Undo"] { screen.button(label, at: 0).tap() }
    #expect(
      levels[0] == "90",
      "The second tap on \"Cut\" changed nothing, so the first should be undone.")
    for label in ["Mute all", "Mute all", "Undo"] { screen.button(label, at: 0).tap() }
    #expect(
      screen.shows("3 on air"),
      "The second tap on \"Mute all\" changed nothing, so the first should be undone.")
  }

  @Test(.proves(10)) func `an update of the parent changes nothing`() {
    screen.button("Cut", at: 0).tap()
    screen.button("Boost", at: 1).tap()
    screen.refresh()
    #expect(
      screen.texts == ["2 on air", "Voice: muted", "Piano: 60", "Drums: 50"],
      "The parent recreated the desk, but its channels should be the same.")
    screen.button("Undo").tap()
    #expect(
      screen.texts == ["2 on air", "Voice: muted", "Piano: 50", "Drums: 50"],
      "After the update, \"Undo\" should still revert the last tap, which was on \"Boost\".")
  }

  @Test(.proves(10)) func `two desks on one screen are independent`() {
    let studio = Screen {
      Section("A") { MixingDesk() }
      Section("B") { MixingDesk() }
    }
    studio.button("Cut", at: 0).tap()
    studio.button("Boost", at: 4).tap()
    let lines = studio.texts.filter { $0.contains("Voice") || $0.contains("Piano") }
    #expect(
      lines == ["Voice: muted", "Piano: 50", "Voice: 50", "Piano: 60"],
      "\"Cut\" was tapped for \"Voice\" on one desk, and \"Boost\" for \"Piano\" on the other.")
  }

  @Test(.proves(9)) func `a tap runs each body at most once`() {
    let taps = [
      ("Cut", 0), ("Boost", 2), ("Nudge", 1), ("Loudest first", 0), ("Mute", 0), ("Undo", 0),
      ("Mute all", 0), ("Undo", 0),
    ]
    for (label, index) in taps {
      screen.button(label, at: index).tap()
      #expect(
        screen.repeatedRuns == [],
        "After the tap on \"\(label)\", no body should have run more than once.")
      let new = screen.story.last?.runs.filter { $0.causes.contains(.firstAppearance) } ?? []
      #expect(new.map(\.view) == [], "The tap on \"\(label)\" shouldn't replace a view.")
    }
    #expect(
      screen.diagnostics.map(\.message) == [], "The kit should have no warnings about this view.")
  }

  /// The strings that the channels show after their names.
  private var levels: [String] {
    screen.texts.compactMap { $0.split(separator: ": ").last.map(String.init) }
      .filter { !$0.hasSuffix("on air") }
  }

  private func isMuted(_ channel: Int) -> Bool { levels[channel] == "muted" }
}
