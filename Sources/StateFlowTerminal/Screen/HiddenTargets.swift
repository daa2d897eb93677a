import StateFlow

/// The targets in those rows of a list that aren't visible.
struct HiddenTargets {
  let list: Element
  let entries: ListEntries
  /// The list entries that contain the targets.
  let range: Range<Int>
  /// The number of targets before each entry of the list, followed by the total.
  let starts: [Int]
  let tops: RowTops
  /// The position of the first list entry.
  let origin: Point
  let width: Int
  let clip: Rect
  let scroller: Int?

  var count: Int { starts[range.upperBound] - starts[range.lowerBound] }

  private func area(of entry: Int) -> Rect {
    Rect(
      x: origin.x, y: origin.y + tops[entry], width: width, height: tops[entry + 1] - tops[entry])
  }

  private func targets(in entry: Int) -> [Target] {
    RowSurvey.targets(in: entries.elements[entry], of: list, area: area(of: entry))
  }

  /// Creates the target at an offset.
  func target(at offset: Int) -> Target {
    let number = starts[range.lowerBound] + offset
    // Finds the last entry that doesn't have more than `offset` targets before it.
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= number { low = middle } else { high = middle - 1 }
    }
    var target = targets(in: low)[number - starts[low]]
    target.visible = target.area.intersection(clip)
    target.scroller = scroller
    return target
  }

  /// Calls a closure with the offset and the area of each target.
  func forEachArea(_ body: (_ offset: Int, _ area: Rect) -> Void) {
    for entry in range {
      for number in starts[entry]..<starts[entry + 1] {
        body(number - starts[range.lowerBound], area(of: entry))
      }
    }
  }

  /// Returns the offset of a target.
  func offset(of id: Target.ID) -> Int? {
    for entry in range where starts[entry + 1] > starts[entry] {
      if let place = RowSurvey.ids(in: entries.elements[entry], of: list).firstIndex(of: id) {
        return starts[entry] - starts[range.lowerBound] + place
      }
    }
    return nil
  }
}
