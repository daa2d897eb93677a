import StateFlow

// Readers of the harbor's newspaper like its photos. A tap shows its effect at
// once, because nobody wants to wait for a heart. But the server can be slow, it
// can fail, and the reader can tap again in the meantime.
//
// 1. A tap turns "♡" into "♥", or "♥" into "♡", and changes the number of likes
//    by one, before the server answers.
// 2. The server gets a request for what the heart now shows: .like or .unlike.
// 3. It answers with the number of likes, including those of other readers. When
//    nothing is left to send, the screen shows this number.
// 4. If a request fails, the heart and the number return to the last state that
//    the server confirmed or, before its first answer, to their initial state,
//    even if the reader has tapped again. Nothing is sent until the next tap.
// 5. For each photo, at most one request is on its way. In the meantime, taps
//    only change what the screen shows. When the answer arrives, the heart
//    stays as it is. If it no longer matches the request, another is sent.
// 6. If the screen disappears, no tap is lost: what hasn't been sent yet is
//    sent. If it appears again, it continues where it left off.

/// What a reader wants.
nonisolated enum Wish {
  case like, unlike
}

/// A photo, which lives longer than the screens that show it.
@Observable
final class Photo {
  var isLiked: Bool
  var likes: Int

  init(likes: Int, isLiked: Bool = false) {
    self.likes = likes
    self.isLiked = isLiked
  }
}

struct LikeIt: View {
  let photo: Photo
  let server: Server<Wish, Int>

  var body: some View {
    HStack {
      Button(photo.isLiked ? "♥" : "♡") { tap() }
      Text("\(photo.likes)")
    }
  }

  private func tap() {
    unfinished(
      "Change the photo, and notify the server. You can add members to Photo.")
  }
}
