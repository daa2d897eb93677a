import DemoSupport
import StateFlow

/// A comparison between a view that observes only an outer object and a view that observes the
/// object inside it.
struct InnerOrOwnView: KitView {
  var body: some View {
    SideBySide {
      Exhibit(
        "Observing the team", try: "Rename the coach: the team still has the same coach."
      ) {
        ClubHouse { TeamSheet(team: $0) }
      }
    } cure: {
      Exhibit("Observing the coach", try: "Rename the coach here, then get another one.") {
        ClubHouse { CoachSheet(team: $0) }
      }
    }
  }
}

final class Coach: ObservableObject {
  @Published var name: String

  init(_ name: String) { self.name = name }
}

final class Team: ObservableObject {
  @Published var coach = Coach("Maria")
}

/// A view that owns a team and has buttons to change the team.
struct ClubHouse<Sheet: View>: View {
  @ViewBuilder let sheet: (Team) -> Sheet
  @StateObject private var team = Team()

  var body: some View {
    VStack(alignment: .leading) {
      sheet(team)
      Button("Rename the coach") { team.coach.name += " Berg" }
      Button("Another coach") { team.coach = Coach("Ines") }
    }
  }
}

/// The pitfall: the team announces a new coach, but not a change to the current coach.
struct TeamSheet: View {
  @ObservedObject var team: Team

  var body: some View {
    Text("Coach: \(team.coach.name)")
  }
}

/// The fix: a separate view observes the inner object.
struct CoachSheet: View {
  @ObservedObject var team: Team

  var body: some View {
    CoachName(coach: team.coach)
  }
}

struct CoachName: View {
  @ObservedObject var coach: Coach

  var body: some View {
    Text("Coach: \(coach.name)")
  }
}
