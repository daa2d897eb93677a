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

/// The four taps happen one after another, on one screen, which shows a Ship.
///
/// Predict each update with literals, in any order, such as
///
///     PredictedUpdate(
///       writes: ["Hall.visitors"],
///       runs: [
///         .body("Hall", because: .changed("visitors")),
///         .body("Door", because: .inputs),
///       ],
///       skips: ["Sign"])
///
/// The cause is a property of the view whose body runs, or its inputs. If a
/// body runs, each view in it belongs in one of the two lists, because it
/// either runs or is skipped. Leave out all other views, unless their bodies
/// run.
enum StormWarning {
  static var prediction1: PredictedUpdate {
    unfinished(
      "Predict the update after the first tap, on \"More wind\".",
      placeholder: PredictedUpdate())
  }

  static var prediction2: PredictedUpdate {
    unfinished(
      "Predict the update after the second tap, on \"More wind\" again.",
      placeholder: PredictedUpdate())
  }

  static var prediction3: PredictedUpdate {
    unfinished(
      "Predict the update after the third tap, on the ship's \"Faster\".",
      placeholder: PredictedUpdate())
  }

  static var prediction4: PredictedUpdate {
    unfinished(
      "Predict the update after the fourth tap, on the lifeboat's \"Faster\".",
      placeholder: PredictedUpdate())
  }
}
