import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.6 Air purifier", .exercise)
struct AirPurifierTests {
  @Test func `without a connection nothing is known`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    #expect(purifier.isConnected.value == false)
    purifier.disconnect()
    #expect(purifier.isConnected.value == false)
    #expect(purifier.isOn.value == false)
    #expect(purifier.pm25.value == nil)
  }

  @Test func `a connection tells at once how things are`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let history = History(of: purifier)
    purifier.connect(to: Connection(power: true, pm25: 10))
    #expect(history.isConnected == [false, true])
    #expect(history.isOn == [false, true])
    #expect(history.pm25 == [nil, 10], "The first sample needs no others to be heard.")
  }

  @Test func `power is heard at once, each time`() {
    let purifier = AirPurifier(interval: 100, limit: 35)
    let connection = Connection(power: false, pm25: 10)
    purifier.connect(to: connection)
    let history = History(of: purifier)
    for isOn in [true, false, true] { connection.power.value = isOn }
    #expect(history.isOn == [false, true, false, true], "The interval is for samples, not states.")
  }

  @Test func `of the samples, each third is heard`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in 11...20 { connection.pm25.value = sample }
    #expect(
      history.pm25 == [nil, 10, 13, 16, 19], "10 was the first; then 11 to 20 were measured.")
  }

  @Test func `at an interval of one, each sample is heard`() {
    let purifier = AirPurifier(interval: 1, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in 11...13 { connection.pm25.value = sample }
    #expect(history.pm25 == [nil, 10, 11, 12, 13])
  }

  @Test func `a sample that goes above the limit is heard at once`() {
    let purifier = AirPurifier(interval: 10, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [20, 35, 36] { connection.pm25.value = sample }
    #expect(history.pm25 == [nil, 10, 36], "After 10 came 20, 35 and 36. The limit is 35.")
  }

  @Test func `a sample that comes back from above the limit is heard at once`() {
    let purifier = AirPurifier(interval: 10, limit: 35)
    let connection = Connection(power: true, pm25: 50)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [40, 36, 35] { connection.pm25.value = sample }
    #expect(history.pm25 == [nil, 50, 35], "After 50 came 40, 36 and 35. The limit is 35.")
  }

  @Test func `staying above the limit is no news`() {
    let purifier = AirPurifier(interval: 10, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [40, 60, 80, 50] { connection.pm25.value = sample }
    #expect(history.pm25 == [nil, 10, 40], "After 10 came 40, 60, 80 and 50. The limit is 35.")
  }

  @Test func `samples are counted from the last that was heard`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [11, 40, 41, 42, 43, 44] { connection.pm25.value = sample }
    #expect(history.pm25 == [nil, 10, 40, 43], "40 crossed the limit; 43 is the third after it.")
  }

  @Test func `the samples of the chapter's table are heard as they are there`() {
    let purifier = AirPurifier(interval: 3, limit: 100)
    let connection = Connection(power: true, pm25: 40)
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in [50, 110, 120, 115, 118, 119, 90, 80] { connection.pm25.value = sample }
    #expect(
      history.pm25 == [nil, 40, 110, 118, 90],
      "After 40 came 50, 110, 120, 115, 118, 119, 90 and 80. Each third is heard, and crossings.")
  }

  @Test func `after a disconnection nothing is known`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let history = History(of: purifier)
    purifier.connect(to: Connection(power: true, pm25: 10))
    purifier.disconnect()
    #expect(history.isConnected == [false, true, false])
    #expect(history.isOn == [false, true, false], "Nobody can say that it is on.")
    #expect(history.pm25 == [nil, 10, nil], "An old reading would look like a new one.")
  }

  @Test func `after a disconnection nothing is heard`() {
    let purifier = AirPurifier(interval: 1, limit: 35)
    let connection = Connection(power: false, pm25: 10)
    purifier.connect(to: connection)
    purifier.disconnect()
    let history = History(of: purifier)
    connection.power.value = true
    connection.pm25.value = 80
    #expect(history.isOn == [false])
    #expect(history.pm25 == [nil])
    #expect(
      connection.power.listenerCount == 0 && connection.pm25.listenerCount == 0,
      "A listener that only looks away is still there, and is called for each sample.")
  }

  @Test func `after a reconnection it is heard as at first`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    purifier.connect(to: connection)
    connection.pm25.value = 11
    purifier.disconnect()
    let history = History(of: purifier)
    purifier.connect(to: connection)
    for sample in 12...15 { connection.pm25.value = sample }
    connection.power.value = false
    #expect(history.isConnected == [false, true])
    #expect(history.isOn == [false, true, false])
    #expect(connection.power.listenerCount == 1, "One listener for the power, not two.")
    #expect(history.pm25 == [nil, 11, 14], "The first at once, 11, and then each third.")
  }

  @Test func `another connection takes the place of the first`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let old = Connection(power: false, pm25: 10)
    let new = Connection(power: true, pm25: 20)
    purifier.connect(to: old)
    purifier.connect(to: new)
    #expect(purifier.isConnected.value)
    #expect(purifier.isOn.value, "The new one is on.")
    #expect(purifier.pm25.value == 20, "The first sample of the new one is heard at once.")
  }

  @Test func `no listener stays on the old connection`() {
    let purifier = AirPurifier(interval: 1, limit: 35)
    let old = Connection(power: true, pm25: 10)
    let new = Connection(power: true, pm25: 20)
    purifier.connect(to: old)
    purifier.connect(to: new)
    old.power.value = false
    old.pm25.value = 99
    #expect(purifier.isOn.value, "The old one was switched off, and the new one is on.")
    #expect(purifier.pm25.value == 20, "The old one measured 99, and the new one 20.")
    #expect(
      old.power.listenerCount == 0 && old.pm25.listenerCount == 0,
      "The old connection still has listeners.")
  }

  @Test func `a purifier that nobody keeps is released`() {
    let connection = Connection(power: true, pm25: 10)
    var purifier: AirPurifier? = AirPurifier(interval: 3, limit: 35)
    purifier?.connect(to: connection)
    weak let released = purifier
    purifier = nil
    #expect(released == nil, "The listeners on the connection keep the purifier alive.")
    connection.power.value = false
  }

  // MARK: On screen

  @Test func `the screen says when there is no connection`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let screen = Screen { AirPurifierView(purifier: purifier) }
    #expect(screen.texts == ["Not connected"])
    #expect(!screen.button("Switch on").isEnabled, "There is nothing to switch on.")
  }

  @Test func `the screen shows how things are when it appears`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    purifier.connect(to: Connection(power: true, pm25: 10))
    let screen = Screen { AirPurifierView(purifier: purifier) }
    #expect(screen.texts == ["PM2.5: 10"])
    #expect(screen.button("Switch off").isEnabled)
  }

  @Test func `the button follows the power, whoever switches it`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: false, pm25: 10)
    let screen = Screen { AirPurifierView(purifier: purifier) }
    purifier.connect(to: connection)
    screen.button("Switch on").tap()
    #expect(connection.power.value, "The tap switches the purifier on.")
    #expect(screen.button("Switch off").exists, "It is on now, and the button says what it can do.")
    connection.power.value = false
    #expect(screen.button("Switch on").exists, "Somebody switched it off at the device.")
  }

  @Test func `the label follows the readings that are heard`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let connection = Connection(power: true, pm25: 10)
    let screen = Screen { AirPurifierView(purifier: purifier) }
    purifier.connect(to: connection)
    connection.pm25.value = 11
    #expect(screen.texts == ["PM2.5: 10"], "11 is not due yet.")
    connection.pm25.value = 40
    #expect(screen.texts == ["PM2.5: 40"], "40 is above the limit.")
  }

  @Test func `the screen follows from one connection to the next`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    let old = Connection(power: false, pm25: 10)
    let new = Connection(power: false, pm25: 20)
    let screen = Screen { AirPurifierView(purifier: purifier) }
    purifier.connect(to: old)
    purifier.disconnect()
    #expect(screen.texts == ["Not connected"])
    purifier.connect(to: new)
    #expect(screen.texts == ["PM2.5: 20"])
    screen.button("Switch on").tap()
    #expect([old.power.value, new.power.value] == [false, true], "The tap reaches the new one.")
  }

  @Test func `a screen that is closed listens no more`() {
    let purifier = AirPurifier(interval: 3, limit: 35)
    purifier.connect(to: Connection(power: true, pm25: 10))
    let screen = Screen { AirPurifierView(purifier: purifier) }
    screen.close()
    #expect(purifier.isConnected.listenerCount == 0)
    #expect(purifier.isOn.listenerCount == 0)
    #expect(purifier.pm25.listenerCount == 0)
  }

  /// What a purifier tells, from now on. To be told the same again is no news.
  private final class History {
    private(set) var isConnected: [Bool] = []
    private(set) var isOn: [Bool] = []
    private(set) var pm25: [Int?] = []
    private var tokens: [AnyCancellable] = []

    init(of purifier: AirPurifier) {
      tokens = [
        purifier.isConnected.bind { [weak self] in self?.isConnected.appendNews($0) },
        purifier.isOn.bind { [weak self] in self?.isOn.appendNews($0) },
        purifier.pm25.bind { [weak self] in self?.pm25.appendNews($0) },
      ]
    }
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func appendNews(_ element: Element) {
    if last != element { append(element) }
  }
}
