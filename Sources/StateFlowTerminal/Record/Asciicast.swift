import StateFlow

/// A recording in version 2 of asciinema's file format.
@MainActor
struct Asciicast {
  /// The contents of the file: a header line, followed by one line for each change to the screen.
  let text: String

  /// Converts a recording.
  init(_ scenes: [Recording.Scene], title: String, colorScheme: ColorScheme?) {
    let size = scenes.first?.dark.size ?? .zero
    var lines = [
      #"{"version": 2, "width": \#(size.width), "height": \#(size.height), "title": "\#(title)"}"#
    ]
    let encoder = FrameEncoder(depth: .trueColor)
    var shown: Frame?
    var time = 0.0
    for scene in scenes {
      let frame = Frame(colorScheme == .light ? scene.light : scene.dark)
      let bytes = encoder.bytes(from: shown, to: frame)
      lines.append(Self.event(String(decoding: bytes, as: UTF8.self), at: time))
      shown = frame
      time += scene.duration
    }
    // An empty last event keeps the last scene visible for its duration.
    lines.append(Self.event("", at: time))
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func event(_ output: String, at time: Double) -> String {
    var quoted = ""
    for scalar in output.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "[\(svg(time)), \"o\", \"\(quoted)\"]"
  }
}
