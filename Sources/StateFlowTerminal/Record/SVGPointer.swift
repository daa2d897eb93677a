/// The pointer of a recording, which moves to each tap.
struct SVGPointer {
  /// A tap with its time and position.
  struct Tap {
    var time: Double
    var x: Double
    var y: Double
  }

  let taps: [Tap]
  /// The position of the pointer before the first tap.
  let start: (x: Double, y: Double)
  let timeline: SVGTimeline

  /// The pointer and a ring around each tap. The text is empty if there are no taps.
  var shapes: String {
    guard !taps.isEmpty else { return "" }
    let rings = taps.indices.map { index in
      """
      <circle class="ring r\(index)" cx="\(svg(taps[index].x))" cy="\(svg(taps[index].y))" r="12"/>

      """
    }.joined()
    return rings + "<path class=\"cursor\" d=\"M0 0V15L3.6 11.6L6 17L8.4 16L6 10.7H11Z\"/>\n"
  }

  /// The CSS that moves the pointer and shows the rings.
  var animations: String {
    guard let last = taps.last else { return "" }
    func place(_ x: Double, _ y: Double) -> String {
      "transform:translate(\(svg(x))px,\(svg(y))px)"
    }
    func percent(_ time: Double) -> String { timeline.percent(time) }
    var before = start
    var frames = "0%{\(place(before.x, before.y))}"
    var rings = ""
    for (index, tap) in taps.enumerated() {
      frames += "\(percent(max(0, tap.time - 0.9))){\(place(before.x, before.y))}"
      frames += "\(percent(tap.time - 0.15)){\(place(tap.x, tap.y))}"
      before = (tap.x, tap.y)
      rings += """
        @keyframes r\(index){0%,\(percent(tap.time - 0.12)){opacity:0;transform:scale(.2)}\
        \(percent(tap.time - 0.08)){opacity:.9}\(percent(tap.time + 0.4)),100%{opacity:0;\
        transform:scale(1)}}
        .r\(index){animation:r\(index) \(svg(timeline.end))s linear infinite}

        """
    }
    frames += "100%{\(place(before.x, before.y))}"
    return """
      @keyframes cursor{\(frames)}
      .cursor{stroke-width:1;\(place(last.x, last.y));\
      animation:cursor \(svg(timeline.end))s ease-in-out infinite}
      .ring{fill:none;stroke-width:2;opacity:0;transform-box:fill-box;transform-origin:center}

      """ + rings
  }
}
