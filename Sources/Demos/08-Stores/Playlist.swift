import StateFlow

@testable import Stores

/// The end of a playlist. Each row shows its song and plays the song at its index.
struct Playlist: View {
  private let songs = ["Overture", "Rain", "Harbor Lights", "Slow Train", "Encore"]
  @State private var first = 2
  @State private var playing: String?

  var body: some View {
    VStack(alignment: .leading) {
      Text(playing.map { "♪ \($0)" } ?? "Silence").bold()
      Stepper("Songs from \(first)", value: $first, in: 0...songs.count)
      let pairs = songs[first...].indexed()
      ForEach(pairs.indices, id: \.self) { place in
        let (index, song) = pairs[place]
        Button("\(index)  \(song)") { playing = songs[index] }
      }
    }
  }
}
