import StateFlow

// A ship warns its passengers of storms. It has a lifeboat, which has its own
// voyage. Predict four updates, and don't change the program.

enum StormKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isStormy: Bool {
    get { self[StormKey.self] }
    set { self[StormKey.self] = newValue }
  }
}

final class Voyage: ObservableObject {
  @Published var knots = 12
}

struct Ship: View {
  @StateObject private var voyage = Voyage()
  @State private var wind = 6

  var body: some View {
    VStack {
      Button("More wind") { wind += 1 }
      Bridge()
      Deck()
      Lifeboat()
    }
    .environment(\.isStormy, wind > 7)
    .environmentObject(voyage)
  }
}

struct Bridge: View {
  @EnvironmentObject private var voyage: Voyage
  var body: some View { Button("Faster") { voyage.knots += 1 } }
}

struct Deck: View {
  var body: some View {
    VStack {
      Flag()
      Pool().environment(\.isStormy, false)
    }
  }
}

struct Flag: View {
  @Environment(\.isStormy) private var isStormy
  var body: some View { Text(isStormy ? "Red flag" : "Green flag") }
}

/// The pool is below deck.
struct Pool: View {
  @Environment(\.isStormy) private var isStormy
  var body: some View { Text(isStormy ? "Closed" : "Open") }
}

struct Lifeboat: View {
  @StateObject private var voyage = Voyage()
  var body: some View { Bridge().environmentObject(voyage) }
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
///         .body("Door", because: .inputs),
///       ],
///       skips: ["Sign"])
///
/// The cause is either a property of the view whose body runs or the view's
/// inputs. If a body runs, list each view in it under runs or skips, because
/// that view either runs or is skipped. Leave out all other views, unless their
/// bodies run.
enum StormWarning {
  // Neither the deck nor the flag has read the wind, and isStormy is still
  // false.
  static var prediction1: PredictedUpdate {
    PredictedUpdate(
      writes: ["Ship.wind"],
      runs: [.body("Ship", because: .changed("wind"))],
      skips: ["Bridge", "Deck", "Lifeboat"])
  }

  // The flag's parent is skipped, but the flag has read the value. The pool has
  // read a nearer one, which is still false.
  static var prediction2: PredictedUpdate {
    PredictedUpdate(
      writes: ["Ship.wind"],
      runs: [
        .body("Ship", because: .changed("wind")),
        .body("Flag", because: .changed("isStormy")),
      ],
      skips: ["Bridge", "Deck", "Lifeboat"])
  }

  // Both views observe the voyage, although neither body reads the speed.
  static var prediction3: PredictedUpdate {
    PredictedUpdate(
      writes: ["Voyage.knots"],
      runs: [
        .body("Ship", because: .changed("voyage")),
        .body("Bridge", because: .changed("voyage")),
      ],
      skips: ["Deck", "Lifeboat"])
  }

  // This bridge finds the voyage of the lifeboat, which is nearer.
  static var prediction4: PredictedUpdate {
    PredictedUpdate(
      writes: ["Voyage.knots"],
      runs: [
        .body("Lifeboat", because: .changed("voyage")),
        .body("Bridge", because: .changed("voyage")),
      ],
      skips: [])
  }
}
