import StateFlow

// A ship warns its passengers of storms. It has a lifeboat, which has its own
// voyage. Predict four updates, and don't change the program.
//
// 1. `prediction1` is the update after the first tap, on "More wind".
// 2. `prediction2` is the update after the second tap, on the ship's "Faster".
// 3. `prediction3` is the update after the third tap, on "More wind" again.
// 4. `prediction4` is the update after the fourth tap, on "Stop".

enum WindKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var wind: Int {
    get { self[WindKey.self] }
    set { self[WindKey.self] = newValue }
  }
}

final class Voyage: ObservableObject {
  @Published var knots = 0
}

struct Ship: View {
  @StateObject private var voyage = Voyage()
  @State private var wind = 6

  var body: some View {
    VStack {
      Button("More wind") { wind += 1 }
      Button("Stop") {
        wind += 1
        voyage.knots = 0
      }
      Bridge()
      Deck()
      Lifeboat()
    }
    .environment(\.wind, wind)
    .environmentObject(voyage)
  }
}

struct Bridge: View {
  @EnvironmentObject private var voyage: Voyage
  @Environment(\.wind) private var wind

  var body: some View {
    Text(voyage.knots > 0 && wind > 7 ? "Storm" : "All is well")
    Button("Faster") { voyage.knots += 5 }
  }
}

/// Three flags. The second is behind the funnel, and the third is below deck.
struct Deck: View {
  var body: some View {
    VStack {
      Flag()
      Flag()
        .transformEnvironment(\.wind) { $0 = min($0, 7) }
      Flag()
        .transformEnvironment(\.wind) { $0 += 1 }
        .environment(\.wind, 0)
    }
  }
}

struct Flag: View {
  @Environment(\.wind) private var wind
  var body: some View { Text(wind > 7 ? "Red flag" : "Green flag") }
}

struct Lifeboat: View {
  @StateObject private var voyage = Voyage()
  @Environment(\.wind) private var wind

  var body: some View {
    Text("Wind: \(wind)")
    Bridge()
      .environment(\.wind, wind + 1)
      .environmentObject(voyage)
  }
}

/// The four taps happen one after another, on one screen that shows a Ship.
///
/// Write each prediction with literals. The order of the elements in a list
/// doesn't matter. For example:
///
///     PredictedUpdate(
///       writes: ["Hall.visitors"],
///       runs: [
///         .body("Hall", because: .changed("visitors")),
///         .body("Door", because: .inputs, .changed("isNight")),
///       ],
///       skips: ["Sign", "Sign"])
///
/// List each body as many times as it runs. The cause is either a property of
/// the view whose body runs or the view's inputs, and a body can have several
/// causes. If a body runs, list each view in it under runs or skips, because
/// that view either runs or is skipped. Leave out all other views, unless their
/// bodies run.
enum StormWarning {
  // Both voyages have 0 knots, so the bridges haven't read the wind. Behind the
  // funnel, the wind rises from 6 to 7, as it does outside. Below deck, it's
  // always 1. The body of the lifeboat runs and passes nothing to its bridge.
  static var prediction1: PredictedUpdate {
    PredictedUpdate(
      writes: ["Ship.wind"],
      runs: [
        .body("Ship", because: .changed("wind")),
        .body("Flag", because: .changed("wind")),
        .body("Flag", because: .changed("wind")),
        .body("Lifeboat", because: .changed("wind")),
      ],
      skips: ["Bridge", "Deck", "Bridge"])
  }

  // The ship observes the voyage that it owns, and the bridge observes the
  // nearest one. Now the ship's bridge reads the wind.
  static var prediction2: PredictedUpdate {
    PredictedUpdate(
      writes: ["Voyage.knots"],
      runs: [
        .body("Ship", because: .changed("voyage")),
        .body("Bridge", because: .changed("voyage")),
      ],
      skips: ["Deck", "Lifeboat"])
  }

  // Behind the funnel, the wind stays at 7. The lifeboat's bridge still hasn't
  // read the wind.
  static var prediction3: PredictedUpdate {
    PredictedUpdate(
      writes: ["Ship.wind"],
      runs: [
        .body("Ship", because: .changed("wind")),
        .body("Bridge", because: .changed("wind")),
        .body("Flag", because: .changed("wind")),
        .body("Lifeboat", because: .changed("wind")),
      ],
      skips: ["Deck", "Bridge"])
  }

  // In its last run, the ship's bridge read both. It doesn't matter that it no
  // longer reads the wind after the voyage has stopped.
  static var prediction4: PredictedUpdate {
    PredictedUpdate(
      writes: ["Ship.wind", "Voyage.knots"],
      runs: [
        .body("Ship", because: .changed("wind"), .changed("voyage")),
        .body("Bridge", because: .changed("voyage"), .changed("wind")),
        .body("Flag", because: .changed("wind")),
        .body("Lifeboat", because: .changed("wind")),
      ],
      skips: ["Deck", "Bridge"])
  }
}
