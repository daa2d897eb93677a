import Observation
import StateFlow
import Testing
import WorkbookTesting

/// Tests of a story's writes: their order, their properties, and who forwards them.
@Suite("Writes in a story")
@MainActor
struct WriteOrderTests {
  private func lines(_ screen: Screen) -> [String] {
    let lines = screen.story.last?.description.split(separator: "\n").dropFirst() ?? []
    return lines.map { String($0.dropFirst(2).replacing(#/ \([^ ]*swift:\d+\)/#, with: "")) }
  }

  // MARK: Forwarding

  final class Driver: ObservableObject { @Published var minutes = 9 }

  final class Ride: ObservableObject {
    let driver = Driver()
    let spare = Driver()
    @Published var stops = 0
    private var tokens: Set<AnyCancellable> = []

    init() {
      driver.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &tokens)
      spare.$minutes.dropFirst().sink { [weak self] in self?.stops = $0 }.store(in: &tokens)
    }
  }

  struct RideScreen: View {
    @StateObject private var ride = Ride()
    var body: some View {
      Text("\(ride.driver.minutes) \(ride.stops)")
      Button("Nearer") { ride.driver.minutes -= 1 }
      Button("Spare") { ride.spare.minutes = 5 }
    }
  }

  @Test func `a write that a sink forwards isn't shown as unobserved`() {
    let screen = Screen { RideScreen() }
    screen.button("Nearer").tap()
    #expect(
      lines(screen) == [
        "wrote Driver.minutes 9 → 8: a sink forwards it to Ride",
        "RideScreen ran, because ride changed",
      ])
    #expect(screen.story.last?.writes.first?.outcome == .forwarded)
    #expect(screen.story.last?.writes.first?.forwardedTo == "Ride")
  }

  @Test func `a write that a sink copies to another property is still shown as unobserved`() {
    let screen = Screen { RideScreen() }
    screen.button("Spare").tap()
    #expect(
      lines(screen) == [
        "wrote Driver.minutes 9 → 5: nothing observes it", "wrote Ride.stops 0 → 5",
        "RideScreen ran, because ride changed",
      ])
  }

  // MARK: Order

  final class Radio: ObservableObject {
    @Published var volume = 4
    var song = 1 { willSet { objectWillChange.send() } }
    var artist = "a" { willSet { objectWillChange.send() } }
    var notes = 0
  }

  struct RadioView: View {
    @ObservedObject var radio: Radio
    @State private var taps = 0
    var body: some View {
      Text("\(radio.song) \(taps)")
      Button("Next") {
        radio.song += 1
        radio.volume += 1
        taps += 1
        radio.artist = "b"
        radio.notes = 1
      }
      Button("Note") {
        radio.notes += 1
        radio.volume += 1
      }
    }
  }

  @Test func `a story lists writes in order, no matter how they are announced`() {
    let screen = Screen { RadioView(radio: Radio()) }
    screen.button("Next").tap()
    #expect(
      lines(screen).filter { $0.hasPrefix("wrote") } == [
        "wrote Radio.song 1 → 2", "wrote Radio.volume 4 → 5", "wrote RadioView.taps 0 → 1",
        "wrote Radio.artist \"a\" → \"b\"", "wrote Radio.notes 0 → 1",
      ])
  }

  @Test func `a change that its object announces later in the action counts as announced`() {
    let screen = Screen { RadioView(radio: Radio()) }
    screen.button("Note").tap()
    #expect(
      lines(screen) == [
        "wrote Radio.notes 0 → 1", "wrote Radio.volume 4 → 5",
        "RadioView ran, because radio changed",
      ])
  }

  // MARK: Observable objects

  @Observable final class Station {
    var wind = 4 { didSet { isStormy = wind >= 20 } }
    var celsius = 18
    private(set) var isStormy = false
  }

  struct WindTile: View {
    let station: Station
    var body: some View { Text("\(station.wind)") }
  }

  struct StormTile: View {
    let station: Station
    var body: some View { Text("\(station.isStormy)") }
  }

  struct Weather: View {
    let station: Station
    var body: some View {
      WindTile(station: station)
      StormTile(station: station)
      Button("Storm") {
        station.celsius = 9
        station.wind = 20
      }
      Button("Nothing") { station.wind += 0 }
    }
  }

  @Test func `the cause is the observable property that the body has read`() {
    let screen = Screen { Weather(station: Station()) }
    screen.button("Storm").tap()
    #expect(
      lines(screen) == [
        "wrote Station.celsius 18 → 9: nothing observes it", "wrote Station.wind 4 → 20",
        "wrote Station.isStormy false → true", "WindTile ran, because Station.wind changed",
        "StormTile ran, because Station.isStormy changed",
      ])
  }

  @Test func `if an observable property is announced without a change, its object is named`() {
    let screen = Screen { Weather(station: Station()) }
    screen.button("Nothing").tap()
    #expect(lines(screen) == ["WindTile ran, because a property of Station changed"])
  }

  @Observable final class Amounts {
    var flour = 100
    var water = 60
    func double() {
      flour *= 2
      water *= 2
    }
  }

  struct Recipe: Identifiable {
    let id: Int
    var amounts = Amounts()
  }

  struct RecipeRow: View {
    @Binding var recipe: Recipe
    var body: some View {
      Text("\(recipe.amounts.flour)")
      Button("Double \(recipe.id)") { recipe.amounts.double() }
    }
  }

  struct Recipes: View {
    @State private var recipes = [Recipe(id: 1), Recipe(id: 2)]
    var body: some View { ForEach($recipes) { RecipeRow(recipe: $0) } }
  }

  @Test func `the story finds an observable object in a value that a view is bound to`() {
    let screen = Screen { Recipes() }
    screen.button("Double 2").tap()
    #expect(
      lines(screen) == [
        "wrote Amounts.flour 100 → 200", "wrote Amounts.water 60 → 120",
        "RecipeRow ran, because Amounts.flour or Amounts.water changed",
      ])
  }
}
