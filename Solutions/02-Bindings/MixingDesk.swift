import StateFlow

// A sound engineer reports: "'Boost' raises the level by only 5. Perhaps the
// limit of 100 gets in the way." Other buttons misbehave, too. Find the causes
// in the stories and repair the program.
//
// 1. "Boost" raises the level by 10.
// 2. "Cut" mutes the channel and sets its level to 0, even if the channel is
//    already muted.
// 3. "Undo" reverts the last tap that changed something, and everything that
//    this tap changed. Tapped again, it reverts the tap before that.
// 4. "Mute all" mutes all channels and keeps their levels.
// 5. No level exceeds 100: "Boost" raises a level of 95 to 100.
// 6. "Nudge" raises the level by 1. "Mute" mutes the channel, or makes it
//    audible again at the same level. "Nudge" and "Boost" work for a muted
//    channel, too, and leave it muted.
// 7. "Loudest first" sorts the channels by level, from highest to lowest,
//    whether or not they are muted, and each button stays with its channel. The
//    order of equal levels is up to you.
// 8. Each strip shows and changes only its own channel, which is stored only by
//    the desk. At first, all channels are on air at level 50.
// 9. A tap runs each body at most once, including those of other strips. It
//    replaces no view, and the kit reports no warnings.
// 10. Each MixingDesk on screen keeps its own channels, even if its parent is
//    updated.

struct MixingDesk: View {
  @State private var channels = [
    Channel(id: 1, name: "Voice"),
    Channel(id: 2, name: "Piano"),
    Channel(id: 3, name: "Drums"),
  ]
  @State private var history: [[Channel]] = []

  var body: some View {
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
        var muted = channels
        for index in muted.indices { muted[index].isMuted = true }
        change(to: muted)
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
      // The parameter is the channel as it was when the body ran. Each read
      // needs the channel as it is now.
      channels.first { $0.id == channel.id } ?? channel
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

  mutating func cut() {
    isMuted = true
    level = 0
  }
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
      Button("Boost") { channel.level += 10 }
      // Mutes the channel, or makes it audible again at the same level.
      Button("Mute") { channel.isMuted.toggle() }
      // Mutes the channel and sets its level to 0.
      // A tap makes a single write, so "Undo" reverts the whole tap.
      Button("Cut") { channel.cut() }
    }
  }
}
