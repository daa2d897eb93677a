import Foundation

/// The progress of a batch.
struct BatchProgress: Sendable, Equatable {
  /// The number of submissions.
  var total: Int
  /// The number of finished submissions.
  var done = 0
  /// The number of finished submissions that already had a result.
  var alreadyGraded = 0
  /// The time since the batch started.
  var elapsed = Duration.zero
  /// The name of the submission that finished last.
  var name = ""

  /// The estimated time left, based on the average time per submission so far, or `nil` before the
  /// first submission is graded.
  var remaining: Duration? {
    let graded = done - alreadyGraded
    return graded > 0 ? elapsed * Double(total - done) / Double(graded) : nil
  }

  /// Returns the progress as one line.
  func line(width: Int) -> String {
    var parts = ["\(done)/\(total)"]
    if let remaining, done < total { parts.append("about \(humanReadable(remaining)) left") }
    let text = parts.joined(separator: " · ")
    let room = width - text.count - 4
    return room > 4 && !name.isEmpty ? "\(text) · \(name.prefix(room))" : text
  }
}

/// Returns a duration in human-readable form, such as `40 s`, `12 min`, or `3 h 20 min`.
func humanReadable(_ duration: Duration) -> String {
  let seconds = Int(duration.components.seconds)
  if seconds < 90 { return "\(max(1, seconds)) s" }
  let minutes = (seconds + 30) / 60
  return minutes < 90 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
}
