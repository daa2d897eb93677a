import StateFlow

// A sound engineer reports: "'Boost' raises the level by only 5. Perhaps the
// limit of 100 gets in the way." Find the cause in the story and repair the
// program so that each button does what its comment says. Everything else must
// stay as it is: only the desk stores the channels, no level exceeds 100, each
// MixingDesk on screen is independent, and a tap runs each body at most once
// and replaces no view.

struct MixingDesk: View {
  @State private var channels = [
    Channel(id: 1, name: "Voice"),
    Channel(id: 2, name: "Piano"),
    Channel(id: 3, name: "Drums"),
  ]
  @State private var history: [[Channel]] = []

  var body: some View {
    let _ = unfinished(
      """
      Delete this call to unfinished. Some tests will then fail and show you \
      the story. Use the story to find the cause, and repair the program.
      """)
    VStack {
      Text("\(channels.count { !$0.isMuted }) on air")
      // Reverts the last tap that changed something. Tapped again, it reverts
      // the tap before that.
      Button("Undo") {
        if let last = history.popLast() { channels = last }
      }
      // Sorts the channels by level, from highest to lowest.
      Button("Loudest first") {
        change(to: channels.sorted { $0.level > $1.level })
      }
      // Mutes all channels and keeps their levels.
      Button("Mute all") {
        for channel in channels {
          binding(to: channel).wrappedValue.isMuted = true
        }
      }
      ForEach(channels) { channel in
        ChannelStrip(channel: binding(to: channel))
      }
    }
  }

  private func change(to changed: [Channel]) {
    guard changed != channels else { return }
    history.append(channels)
    channels = changed
  }

  /// Returns a binding through which a strip reads and writes its channel.
  private func binding(to channel: Channel) -> Binding<Channel> {
    Binding {
      channel
    } set: { changed in
      var limited = changed
      limited.level = min(changed.level, 100)
      change(to: channels.map { $0.id == changed.id ? limited : $0 })
    }
  }
}

struct Channel: Identifiable, Equatable {
  let id: Int
  let name: String
  var level = 50
  var isMuted = false
}

struct ChannelStrip: View {
  @Binding var channel: Channel

  private var display: String {
    channel.isMuted ? "muted" : "\(channel.level)"
  }

  var body: some View {
    VStack {
      Text("\(channel.name): \(display)")
      // Raises the level by 1, up to the limit.
      Button("Nudge") { channel.level += 1 }
      // Raises the level by 10, up to the limit.
      Button("Boost") { for _ in 1...2 { channel.level += 5 } }
      // Mutes the channel, or makes it audible again at the same level.
      Button("Mute") { channel.isMuted.toggle() }
      // Mutes the channel and sets its level to 0.
      Button("Cut") {
        channel.isMuted = true
        channel.level = 0
      }
    }
  }
}
