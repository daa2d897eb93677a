import Foundation

/// How far a batch has come.
struct BatchProgress: Sendable, Equatable {
  /// How many submissions there are.
  var total: Int
  /// How many are done.
  var done = 0
  /// How many of them were done before this batch began.
  var kept = 0
  /// How long it has gone on.
  var elapsed = Duration.zero
  /// The submission that was done last.
  var name = ""

  /// How long it will still take, when what is left takes as long as what was graded; nil while
  /// nothing is known.
  var left: Duration? {
    let graded = done - kept
    return graded > 0 ? elapsed * Double(total - done) / Double(graded) : nil
  }

  /// It in one line.
  func line(width: Int) -> String {
    var parts = ["\(done)/\(total)"]
    if let left, done < total { parts.append("about \(inWords(left)) left") }
    let text = parts.joined(separator: " · ")
    let room = width - text.count - 4
    return room > 4 && !name.isEmpty ? "\(text) · \(name.prefix(room))" : text
  }
}

/// A time as a person would say it: `40 s`, `12 min`, `3 h 20 min`.
func inWords(_ duration: Duration) -> String {
  let seconds = Int(duration.components.seconds)
  if seconds < 90 { return "\(max(1, seconds)) s" }
  let minutes = (seconds + 30) / 60
  return minutes < 90 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
}
