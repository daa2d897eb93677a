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
  static var prediction1: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"More wind\".",
      placeholder: PredictedUpdate())
  }

  static var prediction2: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on the ship's \"Faster\".",
      placeholder: PredictedUpdate())
  }

  static var prediction3: PredictedUpdate {
    unfinished(
      "Predict the update after the second tap on \"More wind\".",
      placeholder: PredictedUpdate())
  }

  static var prediction4: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"Stop\".",
      placeholder: PredictedUpdate())
  }
}
