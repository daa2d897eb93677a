import StateFlow

/// A horizontal or vertical stack of boxes.
///
/// The least flexible children choose their size first, and each is offered an equal share of the
/// remaining space. Children with a higher priority choose before children with a lower priority.
final class StackBox: Box {
  let children: [Box]
  let isHorizontal: Bool
  let spacing: Int
  let alignment: Alignment
  private var arrangements: [(proposal: Proposal, sizes: [Size])] = []

  init(_ children: [Box], isHorizontal: Bool, spacing: Int, alignment: Alignment) {
    self.children = children
    self.isHorizontal = isHorizontal
    self.spacing = spacing
    self.alignment = alignment
  }

  private func proposal(_ along: Int?, _ across: Int?) -> Proposal {
    isHorizontal ? Proposal(along, across) : Proposal(across, along)
  }

  private func along(_ size: Size) -> Int { isHorizontal ? size.width : size.height }
  private func across(_ size: Size) -> Int { isHorizontal ? size.height : size.width }

  override func measure(in proposal: Proposal) -> Size { total(sizes(in: proposal)) }

  private func total(_ sizes: [Size]) -> Size {
    let long = sizes.reduce(0) { $0 + along($1) } + spacing * max(0, children.count - 1)
    let wide = sizes.reduce(0) { max($0, across($1)) }
    return isHorizontal ? Size(width: long, height: wide) : Size(width: wide, height: long)
  }

  private func sizes(in proposal: Proposal) -> [Size] {
    for known in arrangements where known.proposal == proposal { return known.sizes }
    let result = arrange(proposal)
    arrangements.append((proposal, result))
    return result
  }

  private func arrange(_ proposal: Proposal) -> [Size] {
    let acrossRoom = isHorizontal ? proposal.height : proposal.width
    guard let room = isHorizontal ? proposal.width : proposal.height else {
      return children.map { $0.size(in: self.proposal(nil, acrossRoom)) }
    }
    var left = max(0, room - spacing * max(0, children.count - 1))
    let ranges = children.map { child -> (least: Int, most: Int) in
      let ideal = along(child.size(in: self.proposal(nil, acrossRoom)))
      if child.isSpacer { return (ideal, Cells.most) }
      let most = along(child.size(in: self.proposal(Cells.most, acrossRoom)))
      let least =
        most == ideal && ideal <= 1
        ? ideal : along(child.size(in: self.proposal(0, acrossRoom)))
      return (least, max(most, least))
    }
    var sizes = Array(repeating: Size.zero, count: children.count)
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    for priority in priorities {
      let group = children.indices.filter { children[$0].priority == priority }
        .sorted { one, two in
          let first = ranges[one].most - ranges[one].least
          let second = ranges[two].most - ranges[two].least
          return first == second ? one < two : first < second
        }
      // The minimum that children of lower priority need.
      let reserved = children.indices.filter { children[$0].priority < priority }
        .reduce(0) { $0 + ranges[$1].least }
      var groupRoom = max(0, left - reserved)
      for (position, index) in group.enumerated() {
        let share = groupRoom / (group.count - position)
        let size = children[index].size(in: self.proposal(share, acrossRoom))
        sizes[index] = size
        groupRoom = max(0, groupRoom - along(size))
        left = max(0, left - along(size))
      }
    }
    return sizes
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    // The stack may have taken less than was proposed. If that smaller size were now proposed to
    // its children, each share might be too small. So an earlier arrangement with the same size is
    // reused.
    var sizes = sizes(in: Proposal(area.size))
    if total(sizes) != area.size {
      sizes = arrangements.last { total($0.sizes) == area.size }?.sizes ?? sizes
    }
    let length = along(total(sizes))
    var position = isHorizontal ? area.minX : area.minY
    // If there is more space than the stack needs, the alignment decides its position.
    if isHorizontal {
      position += alignment.horizontal.offset(in: area.width - length)
    } else {
      position += alignment.vertical.offset(in: area.height - length)
    }
    for (child, size) in zip(children, sizes) {
      let place =
        isHorizontal
        ? Rect(
          x: position, y: area.minY + alignment.vertical.offset(in: area.height - size.height),
          width: size.width, height: min(size.height, area.height))
        : Rect(
          x: area.minX + alignment.horizontal.offset(in: area.width - size.width), y: position,
          width: min(size.width, area.width), height: size.height)
      child.draw(in: place, on: surface)
      position += along(size) + spacing
    }
  }
}

/// A stack in which boxes are drawn one in front of another.
final class DepthBox: Box {
  private let children: [Box]
  private let alignment: Alignment

  init(_ children: [Box], alignment: Alignment) {
    self.children = children
    self.alignment = alignment
  }

  override func measure(in proposal: Proposal) -> Size {
    children.reduce(.zero) { size, child in
      let other = child.size(in: proposal)
      return Size(width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    for child in children {
      let size = child.size(in: Proposal(area.size))
      child.draw(in: alignment.place(size, in: area).intersection(area), on: surface)
    }
  }
}

/// A spacer, which takes the space left over by other children.
final class SpacerBox: Box {
  private let isHorizontal: Bool
  private let least: Int

  init(isHorizontal: Bool, least: Int) {
    self.isHorizontal = isHorizontal
    self.least = least
    super.init()
    // A spacer chooses last.
    priority = -.infinity
  }

  override var isSpacer: Bool { true }

  override func measure(in proposal: Proposal) -> Size {
    isHorizontal
      ? Size(width: max(least, proposal.width ?? least), height: 0)
      : Size(width: 0, height: max(least, proposal.height ?? least))
  }
}
