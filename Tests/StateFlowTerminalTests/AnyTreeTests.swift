import Testing

@testable import StateFlow
@testable import StateFlowTerminal

@MainActor
@Suite("Random view trees at any size")
struct AnyTreeTests {
  nonisolated static let seeds = 0..<400

  private func picture(
    _ seed: Int, least: Size = Size(width: 1, height: 1),
    change: (inout RandomElements) -> Void = { _ in }
  ) -> (picture: Picture, elements: [Element]) {
    var random = RandomElements(seed: seed)
    change(&random)
    let elements = random.elements(depth: 4)
    let all = elements.flatMap(\.flattened)
    let sizes = [(1, 1), (3, 10), (10, 3), (17, 7), (40, 10), (80, 24), (200, 60)]
    let (width, height) =
      seed % 3 == 0
      ? (1 + random.number(below: 200), 1 + random.number(below: 60))
      : sizes[random.number(below: sizes.count)]
    var memory = ScreenMemory()
    if !all.isEmpty {
      memory.focus = Target.ID(element: all[random.number(below: all.count)].id)
      memory.opened = all[random.number(below: all.count)].id
      memory.flashing = [all[random.number(below: all.count)].id]
      for element in all {
        memory.scrolled[element.id] = random.number(below: 50) - 10
        memory.cursors[element.id] = random.number(below: 90) - 10
      }
      memory.scrolled[.min] = random.number(below: 50) - 10
    }
    let palette = Palette(colorScheme: seed % 2 == 0 ? .dark : .light, hasColors: seed % 5 > 0)
    let picture = Drawing(elements).picture(
      memory: memory, palette: palette,
      size: Size(width: max(width, least.width), height: max(height, least.height)))
    return (picture, elements)
  }

  /// The three checks share one test, because drawing a picture takes time.
  @Test(arguments: seeds)
  func `no wide character is cut off, target IDs are unique, and all targets are on screen`(
    seed: Int
  ) {
    let picture = picture(seed).picture
    #expect(cutCharacters(in: picture.canvas) == [])
    let ids = picture.targets.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(
      picture.targets.allSatisfy {
        $0.visible.isEmpty || $0.visible.intersection(picture.canvas.bounds) == $0.visible
      })
    #expect(picture.cursor.map { picture.canvas.bounds.contains($0) } != false)
  }

  /// Returns the points of wide characters that have lost one half.
  private func cutCharacters(in canvas: Canvas) -> [Point] {
    let points = (0..<canvas.size.height).flatMap { y in
      (0..<canvas.size.width).map { x in Point(x: x, y: y) }
    }
    return points.filter { point in
      let before = Point(x: point.x - 1, y: point.y)
      let isHalf = point.x > 0 && canvas[before].character?.cellWidth == 2
      return (canvas[point].character == nil) != isHalf
    }
  }

  @Test(arguments: seeds) func `the targets of controls overlap only in a ZStack`(seed: Int) {
    let targets = picture(seed) { $0.roles.removeAll { $0 == .depthStack } }.picture.targets
    let covered = targets.enumerated().flatMap { index, target in
      targets[..<index].filter { !target.visible.intersection($0.visible).isEmpty }.map { other in
        "\(target.element) \(target.visible) and \(other.element) \(other.visible)"
      }
    }
    #expect(covered == [])
  }

  @Test(arguments: seeds) func `every enabled control on screen is a target`(seed: Int) {
    let (picture, elements) = picture(seed, least: Size(width: 40, height: 10)) { random in
      random.roles = [
        .list, .form, .section, .row, .group, .horizontalStack, .verticalStack, .scroll,
        .navigation,
        .text, .image, .spacer, .divider,
      ]
      random.hasAttributes = false
      random.leaves = [.button, .toggle, .stepper, .slider, .textField, .secureField, .picker]
    }
    let controls = elements.flatMap(\.flattened).filter(\.isControl)
    let isOpen = picture.targets.contains { $0.id.part > 0 }
    let found = Set(picture.targets.map(\.id.element))
    let missing = isOpen ? [] : controls.filter { !found.contains($0.id) }
    #expect(
      missing.isEmpty,
      """
      These controls aren't targets: \(missing). The size is \(picture.canvas.size), and the \
      elements are \(elements).
      """)
  }
}
