import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.6 Air purifier", .exercise)
struct AirPurifierTests {
  @Test(.proves(5)) func `disconnecting without a connection changes nothing`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let history = History(of: purifier)
    purifier.disconnect()
    #expect(
      history.isConnected == [false],
      "The purifier has never been connected, so isConnected should stay false.")
    #expect(history.isOn == [false], "The power is unknown, so isOn should stay false.")
    #expect(history.pm25 == "nil", "There is no sample, so pm25 should stay nil.")
  }

  @Test(.proves(1)) func `connecting sets all three signals`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let history = History(of: purifier)
    purifier.connect(to: Connection(power: true, pm25: 10))
    #expect(history.isConnected == [false, true], "connect should set isConnected to true.")
    #expect(history.isOn == [false, true], "The power is on, so connect should set isOn to true.")
    #expect(history.pm25 == "nil, 10", "The current sample should be passed on immediately.")
  }

  @Test(.proves(2)) func `every change to the power is passed on`() {
    let purifier = AirPurifier(interval: 100, limit: 35)
    let connection = Connection(power: false, pm25: 10)
    purifier.connect(to: connection)
    let history = History(of: purifier)
    for isOn in [true, false, true] { connection.power.value = isOn }
    #expect(
      history.isOn == [false, true, false, true],
      "The power was switched on, off, and on again. The interval applies only to samples.")
  }

  // MARK: Samples

  @Test(.proves(3)) func `with an interval of 3, every third sample is passed on`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in 11...20 { connection.pm25.value = sample }
    #expect(history.pm25 == "nil, 10, 13, 16, 19", "The samples are 10 and then 11 to 20.")
  }

  @Test(.proves(3)) func `with an interval of 1, every sample is passed on`() {
    let purifier = AirPurifier(interval: 1, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in 11...13 { connection.pm25.value = sample }
    #expect(history.pm25 == "nil, 10, 11, 12, 13", "The samples are 10 and then 11 to 13.")
  }

  @Test(.proves(3)) func `a sample that equals the previous one counts toward the interval`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [10, 10, 11, 11, 10, 12] { connection.pm25.value = sample }
    #expect(
      history.pm25 == "nil, 10, 11, 12",
      """
      The samples are 10 and then 10, 10, 11, 11, 10, and 12. Every third one should be passed on.
      """)
    for sample in [13, 14, 12, 15, 16, 17] { connection.pm25.value = sample }
    #expect(
      history.pm25 == "nil, 10, 11, 12, 17",
      """
      The next samples are 13, 14, 12, 15, 16, and 17. The third is 12 again, and it should count.
      """)
  }

  @Test(.proves(4)) func `a sample that rises above the limit is passed on immediately`() {
    let purifier = AirPurifier(interval: 10, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [20, 35, 36] { connection.pm25.value = sample }
    #expect(
      history.pm25 == "nil, 10, 36", "The samples are 10 and then 20, 35, and 36. The limit is 35.")
  }

  @Test(.proves(4)) func `a sample that falls to the limit is passed on immediately`() {
    let purifier = AirPurifier(interval: 10, limit: 35)
    let connection = Connection(power: true, pm25: 50)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [40, 36, 35] { connection.pm25.value = sample }
    #expect(
      history.pm25 == "nil, 50, 35", "The samples are 50 and then 40, 36, and 35. The limit is 35.")
  }

  @Test(.proves(4)) func `a sample that equals the limit doesn't count as above the limit`() {
    let purifier = AirPurifier(interval: 10, limit: 35)
    let connection = Connection(power: true, pm25: 35)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [34, 35, 36, 37, 35, 34, 36] { connection.pm25.value = sample }
    #expect(
      history.pm25 == "nil, 35, 36, 35, 36",
      "The samples are 35 and then 34, 35, 36, 37, 35, 34, and 36. The limit is 35.")
  }

  @Test(.proves(4)) func `while the samples stay above the limit, only the first is passed on`() {
    let purifier = AirPurifier(interval: 10, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [40, 60, 80, 50] { connection.pm25.value = sample }
    #expect(
      history.pm25 == "nil, 10, 40",
      "The samples are 10 and then 40, 60, 80, and 50. The limit is 35.")
  }

  @Test(.proves(3)) func `samples are passed on even if the purifier is off`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: false, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [11, 12, 13, 40] { connection.pm25.value = sample }
    #expect(
      history.pm25 == "nil, 10, 13, 40",
      "13 is the third sample after 10, and 40 crosses the limit. The power doesn't matter.")
  }

  @Test(.proves(3)) func `switching the power doesn't affect which samples are passed on`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    connection.pm25.value = 11
    connection.power.value = false
    connection.pm25.value = 12
    connection.power.value = true
    for sample in [13, 14] { connection.pm25.value = sample }
    #expect(
      history.pm25 == "nil, 10, 13",
      "The power was switched off and on, but 13 is still the third sample after 10.")
  }

  @Test(.proves(3)) func `samples are counted from the last one passed on`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [11, 40, 41, 42, 43, 44] { connection.pm25.value = sample }
    #expect(
      history.pm25 == "nil, 10, 40, 43",
      "40 crosses the limit, and 43 is the third sample after 40.")
  }

  @Test(.proves(4)) func `the samples in the chapter's table are passed on as the table shows`() {
    let purifier = AirPurifier(interval: 3, limit: 100)
    let connection = Connection(power: true, pm25: 40)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [50, 110, 120, 115, 118, 119, 90, 80] { connection.pm25.value = sample }
    #expect(
      history.pm25 == "nil, 40, 110, 118, 90",
      "The samples are 40 and then 50, 110, 120, 115, 118, 119, 90, and 80. The limit is 100.")
  }

  // MARK: Disconnecting and connecting again

  @Test(.proves(5)) func `disconnecting resets all three signals`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let history = History(of: purifier)
    purifier.connect(to: Connection(power: true, pm25: 10))
    purifier.disconnect()
    #expect(
      history.isConnected == [false, true, false], "disconnect should set isConnected to false.")
    #expect(
      history.isOn == [false, true, false], "The power is unknown, so isOn should become false.")
    #expect(
      history.pm25 == "nil, 10, nil",
      "The last sample should be cleared, so pm25 should become nil.")
  }

  @Test(.proves(6)) func `after disconnecting, nothing is passed on`() {
    let purifier = AirPurifier(interval: 1, limit: 35)
    let connection = Connection(power: false, pm25: 10)
    purifier.connect(to: connection)
    purifier.disconnect()
    let history = History(of: purifier)
    connection.power.value = true
    connection.pm25.value = 80
    #expect(
      history.isOn == [false], "The previous connection's power should no longer be passed on.")
    #expect(
      history.pm25 == "nil", "The previous connection's samples should no longer be passed on.")
    let counts = [connection.power.listenerCount, connection.pm25.listenerCount]
    #expect(counts == [0, 0], "No listener should be left on the power or on the samples.")
  }

  @Test(.proves(6)) func `after disconnecting, the purifier no longer switches the power`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    var connection: Connection? = Connection(power: false, pm25: 10)
    connection.map(purifier.connect)
    purifier.switchPower()
    let powerWhenConnected = connection?.power.value ?? false
    #expect(
      powerWhenConnected,
      "While the purifier is connected, switchPower should change the connection's power.")
    purifier.disconnect()
    purifier.switchPower()
    let powerWhenDisconnected = connection?.power.value ?? false
    #expect(
      powerWhenDisconnected,
      """
      The purifier is disconnected, so switchPower should leave the previous connection's power \
      on.
      """)
    weak let former = connection
    connection = nil
    #expect(
      former == nil,
      "The purifier is disconnected, so nothing should retain the previous connection.")
  }

  @Test(.proves(7)) func `connecting again after disconnecting starts over`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    purifier.connect(to: connection)
    connection.pm25.value = 11
    purifier.disconnect()
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in 12...15 { connection.pm25.value = sample }
    connection.power.value = false
    #expect(
      history.isConnected == [false, true],
      "The purifier was connected again, so isConnected should become true.")
    #expect(
      history.isOn == [false, true, false], "The power is on at first and is then switched off.")
    let counts = [connection.power.listenerCount, connection.pm25.listenerCount]
    #expect(
      counts == [1, 1], "There should be one listener for the power, and one for the samples.")
    #expect(
      history.pm25 == "nil, 11, 14",
      "11 is passed on immediately, and 14 is the third sample after 11.")
    purifier.disconnect()
    purifier.switchPower()
    #expect(
      connection.power.value == false,
      "After the second disconnect, the purifier should no longer switch the power.")
  }

  @Test(.proves(7)) func `connecting to the same connection again starts over`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    purifier.connect(to: connection)
    for sample in [11, 12] { connection.pm25.value = sample }
    purifier.connect(to: connection)
    let current = purifier.pm25.value ?? 0
    #expect(current == 12, "Connecting should pass on the current sample, 12, immediately.")
    let history = History(of: purifier)
    for sample in [13, 14, 15] { connection.pm25.value = sample }
    #expect(history.pm25 == "12, 15", "15 is the third sample after 12.")
    let counts = [connection.power.listenerCount, connection.pm25.listenerCount]
    #expect(
      counts == [1, 1], "There should be one listener for the power, and one for the samples.")
  }

  @Test(.proves(7)) func `another connection replaces the first`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let old = Connection(power: false, pm25: 10)
    let new = Connection(power: true, pm25: 20)
    purifier.connect(to: old)
    old.pm25.value = 11
    purifier.connect(to: new)
    #expect(
      purifier.isConnected.value,
      "The purifier is connected to the new connection, so isConnected should be true.")
    #expect(purifier.isOn.value, "The new connection's power is on, so isOn should be true.")
    let current = purifier.pm25.value ?? 0
    #expect(current == 20, "The new connection's current sample should be passed on immediately.")
    let history = History(of: purifier)
    for sample in 21...26 { new.pm25.value = sample }
    #expect(
      history.pm25 == "20, 23, 26",
      "Samples should be counted from 20, the last sample that was passed on.")
    purifier.switchPower()
    #expect(
      [old.power.value, new.power.value] == [false, false],
      "The purifier should switch off the new connection's power.")
  }

  @Test(.proves(7)) func `no listener is left on a replaced connection`() {
    let purifier = AirPurifier(interval: 1, limit: 35)
    let old = Connection(power: true, pm25: 10)
    let new = Connection(power: true, pm25: 20)
    purifier.connect(to: old)
    purifier.connect(to: new)
    old.power.value = false
    old.pm25.value = 99
    #expect(
      purifier.isOn.value, "Only the old connection's power is off, so isOn should still be true.")
    #expect(
      purifier.pm25.value == 20,
      "The sample 99 comes from the old connection, so it shouldn't be passed on.")
    let counts = [old.power.listenerCount, old.pm25.listenerCount]
    #expect(counts == [0, 0], "No listener should be left on the old connection.")
  }

  @Test(.proves(8)) func `a connection doesn't keep its purifier alive`() {
    let old = Connection(power: true, pm25: 10)
    let connection = Connection(power: true, pm25: 10)
    var purifier: AirPurifier? = AirPurifier(interval: 3, limit: 35)
    purifier?.connect(to: old)
    purifier?.connect(to: connection)
    connection.pm25.value = 50
    weak let observed = purifier
    purifier = nil
    #expect(observed == nil, "The listeners on the connection shouldn't retain the purifier.")
    connection.power.value = false
  }

  // MARK: On screen

  @Test(.proves(9))
  func `without a connection, the screen shows "Not connected" and disables the button`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let screen = Screen { AirPurifierView(purifier: purifier) }
    #expect(
      screen.texts == ["Not connected"],
      "The purifier isn't connected, so the screen should show \"Not connected\".")
    #expect(
      !screen.button("Switch on").isEnabled,
      "The purifier isn't connected, so the button should be disabled.")
  }

  @Test(.proves(9)) func `the screen shows the connection's values as soon as it appears`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    purifier.connect(to: Connection(power: true, pm25: 10))
    let screen = Screen { AirPurifierView(purifier: purifier) }
    #expect(
      screen.texts == ["PM2.5: 10"],
      "The connection's current sample is 10, so the view should show it.")
    #expect(
      screen.button("Switch off").isEnabled,
      "The purifier is connected and on, so the \"Switch off\" button should be enabled.")
  }

  @Test(.proves(9)) func `the button's label changes with the power`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: false, pm25: 10)
    let screen = Screen { AirPurifierView(purifier: purifier) }
    purifier.connect(to: connection)
    screen.button("Switch on").tap()
    #expect(connection.power.value, "The tap should switch the power on.")
    #expect(
      screen.button("Switch off").exists,
      "The purifier is on, so the button should be labeled \"Switch off\".")
    connection.power.value = false
    #expect(screen.button("Switch on").exists, "The power was switched off at the device.")
    screen.button("Switch on").tap()
    screen.button("Switch off").tap()
    #expect(connection.power.value == false, "Two more taps should switch the power on and off.")
  }

  @Test(.proves(9)) func `the label shows the samples that are passed on`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let screen = Screen { AirPurifierView(purifier: purifier) }
    purifier.connect(to: connection)
    connection.pm25.value = 11
    #expect(screen.texts == ["PM2.5: 10"], "11 isn't passed on, so the label still shows 10.")
    connection.pm25.value = 40
    #expect(screen.texts == ["PM2.5: 40"], "40 is above the limit, so it's passed on.")
  }

  @Test(.proves(9)) func `the screen switches from one connection to the next`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let old = Connection(power: true, pm25: 10)
    let new = Connection(power: false, pm25: 20)
    let screen = Screen { AirPurifierView(purifier: purifier) }
    purifier.connect(to: old)
    purifier.disconnect()
    #expect(
      screen.texts == ["Not connected"],
      "The purifier was disconnected, so the screen should show \"Not connected\".")
    #expect(!screen.button("Switch on").isEnabled, "The button should be disabled again.")
    purifier.connect(to: new)
    #expect(
      screen.texts == ["PM2.5: 20"],
      "The new connection's current sample is 20, so the view should show it.")
    screen.button("Switch on").tap()
    #expect(
      [old.power.value, new.power.value] == [true, true],
      "The tap should switch on the new connection's power.")
    purifier.pm25.value = nil
    #expect(screen.texts == ["Not connected"], "pm25 became nil, so the screen shows no sample.")
  }

  @Test(.proves(10)) func `a screen that is closed removes its listeners`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    purifier.connect(to: Connection(power: true, pm25: 10))
    let screen = Screen { AirPurifierView(purifier: purifier) }
    screen.close()
    let listenerCounts = [
      purifier.isConnected.listenerCount, purifier.isOn.listenerCount, purifier.pm25.listenerCount,
    ]
    #expect(listenerCounts == [0, 0, 0], "No listener should be left on any of the three signals.")
  }

  @Test(.proves(10)) func `a view that reappears follows the signals again`() {
    let purifier = AirPurifier(interval: 1, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    purifier.connect(to: connection)
    let screen = Screen { Hall(purifier: purifier) }
    screen.button("Leave").tap()
    connection.pm25.value = 11
    screen.button("Enter").tap()
    #expect(screen.texts == ["PM2.5: 11"], "The sample became 11 while the view was off screen.")
    connection.pm25.value = 12
    #expect(screen.texts == ["PM2.5: 12"], "The view should show new samples again.")
    screen.button("Leave").tap()
    let listenerCounts = [
      purifier.isConnected.listenerCount, purifier.isOn.listenerCount, purifier.pm25.listenerCount,
    ]
    #expect(listenerCounts == [0, 0, 0], "No listener should be left on any of the three signals.")
  }

  @Test(.proves(10)) func `when a tab is selected again, its view follows the signals again`() {
    let purifier = AirPurifier(interval: 1, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    purifier.connect(to: connection)
    let screen = Screen {
      TabView {
        AirPurifierView(purifier: purifier).tabItem { Text("Purifier") }
        Text("Nothing else").tabItem { Text("Other") }
      }
    }
    for sample in [11, 12] {
      screen.tab("Other").select()
      connection.pm25.value = sample
      screen.tab("Purifier").select()
      #expect(
        screen.shows("PM2.5: \(sample)"),
        "The sample became \(sample) while the other tab was selected, so the view should show it.")
    }
    connection.pm25.value = 13
    #expect(screen.shows("PM2.5: 13"), "The view should show new samples again.")
  }

  /// A screen on which the purifier's view can disappear and reappear.
  private struct Hall: View {
    let purifier: AirPurifier
    @State private var isShown = true

    var body: some View {
      Button(isShown ? "Leave" : "Enter") { isShown.toggle() }
      if isShown { AirPurifierView(purifier: purifier) }
    }
  }

  /// The changes to a purifier's signals since the history was created.
  private final class History {
    private(set) var isConnected: [Bool] = []
    private(set) var isOn: [Bool] = []
    /// The values of `pm25`, such as `nil, 10, 13`.
    var pm25: String { samples.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", ") }
    private var samples: [Int?] = []
    private var tokens: [AnyCancellable] = []

    init(of purifier: AirPurifier) {
      tokens = [
        purifier.isConnected.bind { [weak self] in self?.isConnected.appendChange($0) },
        purifier.isOn.bind { [weak self] in self?.isOn.appendChange($0) },
        purifier.pm25.bind { [weak self] in self?.samples.appendChange($0) },
      ]
    }
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func appendChange(_ element: Element) {
    if last != element { append(element) }
  }
}
