import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

// listing: measure
@Test func `a write runs fewer bodies with @Observable`() {
  func runs(_ screen: Screen, for action: String) -> Int {
    screen.button(action).tap()
    return screen.story.last!.runs.map(\.count).reduce(0, +)
  }
  let (before, after) = (Screen { OldPanel() }, Screen { Panel() })

  #expect((runs(before, for: "Louder"), runs(after, for: "Louder")) == (3, 1))
  #expect((runs(before, for: "News"), runs(after, for: "News")) == (3, 1))
  #expect((runs(before, for: "News"), runs(after, for: "News")) == (3, 0))
}
// end

// listing: once
final class Notes {
  var lines: [String] = []
}

@Test func `a change is reported once, and before it happens`() {
  let radio = Radio()
  let notes = Notes()
  withObservationTracking {
    notes.lines.append("read \(radio.volume)")
  } onChange: {
    MainActor.assumeIsolated {
      notes.lines.append("notified at \(radio.volume)")
    }
  }
  radio.volume = 4
  radio.volume = 5
  #expect(notes.lines == ["read 3", "notified at 3"])
}
// end

@Observable private final class Shelf {
  var radio = Radio()
}

private struct Size {
  var width = 1
  var height = 1
}

@Observable private final class Box {
  var size = Size()
}

@Observable private final class Receiver {
  var frequency = 88
  @ObservationIgnored var measurements = 0
  @ObservationIgnored lazy var serialNumber = "R-\(frequency)"

  func measure(_ frequency: Int) {
    measurements += 1
    self.frequency = frequency
  }
}

/// Checks that the listings in `Chapters/11-ModernObservation.md` behave as the chapter says.
@Suite("Chapter 11: Modern observation")
struct ModernObservationProseTests {
  let prose = Prose(chapter: "11-ModernObservation")

  @Test func `an announcement runs the bodies of all views that observe the object`() throws {
    let screen = Screen { OldPanel() }
    screen.button("Louder").tap()
    #expect(screen.texts == ["Station: Jazz", "Volume: 4"])
    try prose.expect(screen.story.last, isTold: "before")
  }

  @Test func `with @Observable, a new volume runs only the bodies that read it`() throws {
    let screen = Screen { Panel() }
    screen.button("Louder").tap()
    #expect(screen.texts == ["Station: Jazz", "Volume: 4"])
    try prose.expect(screen.story.last, isTold: "after", isDrawn: true)
  }

  @Test func `assigning the same object doesn't notify observers`() {
    struct ShelfView: View {
      let shelf: Shelf
      var body: some View { Text(shelf.radio.station) }
    }
    let shelf = Shelf()
    let screen = Screen { ShelfView(shelf: shelf) }
    let same = shelf.radio
    shelf.radio = same
    #expect(screen.bodyCount(of: ShelfView.self) == 1)
    shelf.radio = Radio()
    #expect(screen.bodyCount(of: ShelfView.self) == 2)
  }

  @Test func `an in-place change notifies observers even if the value stays the same`() {
    struct Count: View {
      let presets: Presets
      var body: some View { Text("\(presets.all.count)") }
    }
    let presets = Presets()
    let screen = Screen { Count(presets: presets) }
    let first = presets.all[0]
    presets.all[0] = first
    #expect(screen.bodyCount(of: Count.self) == 2)
  }

  @Test func `a struct in an observable property is tracked as one value`() {
    struct Width: View {
      let box: Box
      var body: some View { Text("\(box.size.width)") }
    }
    let box = Box()
    let screen = Screen { Width(box: box) }
    box.size.height = 2
    #expect(screen.bodyCount(of: Width.self) == 2)
  }

  @Test func `the code that the macro generates can be written by hand`() {
    let screen = Screen { HandVolumeLine(radio: HandRadio()) }
    screen.button("Louder").tap()
    #expect(screen.texts == ["Volume: 4"])
    #expect(screen.bodyCount(of: HandVolumeLine.self) == 2)
  }

  @Test func `a computed property notifies its readers when a property that it reads changes`()
    throws
  {
    let screen = Screen { LoudSign(radio: Radio()) }
    screen.button("Louder").tap()
    #expect(screen.texts == ["Not loud"])
    try prose.expect(screen.story.last, isTold: "computed")
  }

  @Test func `a view that receives a computed result isn't updated until the result changes`() {
    struct LoudLine: View {
      let radio: Radio
      var body: some View { LoudText(isLoud: radio.isLoud) }
    }
    struct LoudText: View {
      let isLoud: Bool
      var body: some View { Text(isLoud ? "Loud" : "Not loud") }
    }
    let radio = Radio()
    let screen = Screen { LoudLine(radio: radio) }
    radio.volume = 4
    #expect(screen.bodyCount(of: LoudLine.self) == 2)
    #expect(screen.bodyCount(of: LoudText.self) == 1)
    radio.volume = 5
    #expect(screen.texts == ["Loud"])
  }

  @Test func `a stored result notifies its readers only when it changes`() {
    struct Warning: View {
      let battery: Battery
      var body: some View { Text(battery.isLow ? "Low" : "Fine") }
    }
    let battery = Battery(percent: 15)
    let screen = Screen { Warning(battery: battery) }
    #expect(screen.texts == ["Low"])
    battery.percent = 12
    #expect(screen.bodyCount(of: Warning.self) == 1)
    battery.percent = 80
    #expect(screen.texts == ["Fine"])
  }

  @Test func `if an array's elements can't be compared, each assignment notifies the readers`() {
    struct Count: View {
      let presets: Presets
      var body: some View { Text("\(presets.all.count)") }
    }
    let presets = Presets()
    let screen = Screen { Count(presets: presets) }
    let same = presets.all
    presets.all = same
    #expect(screen.bodyCount(of: Count.self) == 2)
  }

  @Test func `adding zero in place notifies observers, but assigning the same number doesn't`() {
    let radio = Radio()
    let screen = Screen { VolumeLine(radio: radio) }
    let same = radio.volume
    radio.volume = same
    #expect(screen.bodyCount(of: VolumeLine.self) == 1)
    radio.volume += 0
    #expect(screen.bodyCount(of: VolumeLine.self) == 2)
  }

  @Test func `the projected value of @State creates bindings to the properties of its object`() {
    struct Desk: View {
      @State var radio = Radio()
      var body: some View {
        TextField("Station", text: $radio.station)
        Button("Another") { radio = Radio() }
      }
    }
    let screen = Screen { Desk() }
    screen.textField("Station").type("!")
    #expect(screen.textField("Station").text == "Jazz!")
    #expect(screen.bodyCount(of: Desk.self) == 1)
    screen.button("Another").tap()
    #expect(screen.textField("Station").text == "Jazz")
  }

  @Test func `each object in an array has its own readers`() throws {
    let screen = Screen { PresetList(presets: Presets()) }
    screen.button("No. 2: 0").tap()
    #expect(screen.list.texts == [["No. 1: 0"], ["No. 2: 1"]])
    try prose.expect(screen.story.last, isTold: "row", isDrawn: true)
  }

  @Test func `an ignored property doesn't notify its readers`() {
    struct Measurements: View {
      let receiver: Receiver
      var body: some View { Text("\(receiver.measurements)") }
    }
    let receiver = Receiver()
    let screen = Screen { Measurements(receiver: receiver) }
    receiver.measure(90)
    #expect(screen.texts == ["0"])
    #expect(receiver.measurements == 1)
    #expect(receiver.serialNumber == "R-90")
  }

  @Test func `@Bindable creates bindings to the object's properties`() {
    let radio = Radio()
    let screen = Screen { RadioSettings(radio: radio) }
    screen.textField("Station").type("!")
    screen.stepper("Volume: 3").increment()
    #expect(radio.station == "Jazz!")
    #expect(radio.volume == 4)
  }

  @Test func `passing a binding to a control doesn't make the view read the value`() {
    let screen = Screen { RadioSettings(radio: Radio()) }
    screen.textField("Station").type("!")
    #expect(screen.bodyCount(of: RadioSettings.self) == 1)
  }

  @Test func `an object is found by its type, unless nil is set closer to the view`() {
    let screen = Screen { House() }
    #expect(screen.texts == ["Volume: 3", "Silence"])
    screen.stepper("Volume").increment()
    #expect(screen.texts == ["Volume: 4", "Silence"])
    #expect(screen.story.last?.runs.map(\.view) == ["NowPlaying"])
    #expect(screen.story.last?.runs.map(\.count) == [1])
  }

  @Test func `a read in an action isn't tracked`() {
    struct Asking: View {
      let radio: Radio
      var body: some View { Button("Ask") { _ = radio.volume } }
    }
    let radio = Radio()
    let screen = Screen { Asking(radio: radio) }
    screen.button("Ask").tap()
    radio.volume = 9
    #expect(screen.bodyCount(of: Asking.self) == 1)
  }
}
