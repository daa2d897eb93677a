import StateFlow

/// A tab view: several screens below a bar with their names. Only the selected screen is shown.
final class TabsBox: Box {
  private let tabs: [Tab]
  private let content: Box

  /// A tab's name in the two forms in which the bar can show it.
  private struct Tab {
    let whole: Box
    let short: Box
    /// Whether the short name leaves out words that say what the tab is.
    let isCutOff: Bool
    let isFront: Bool
  }

  init(_ element: Element, in context: RenderContext) {
    tabs = element.laidOut.filter { $0.role == .tab }.map { tab in
      var inner = context
      inner.isHorizontal = true
      inner.isLabel = true
      let isFront = tab.value == .flag(true)
      inner.style.foreground = isFront ? context.style.tint ?? .accentColor : .secondary
      inner.style.isBold = isFront
      var label = inner.box(for: tab.laidOut)
      if let badge = tab.badge {
        label = StackBox(
          [label, TextBox("(\(badge))", context.palette.style(\.danger))], isHorizontal: true,
          spacing: 1, alignment: .center)
      }
      @MainActor func target(_ label: Box) -> Box {
        TapBox(tab, label: label, chrome: .none, color: nil, in: context)
      }
      return Tab(
        whole: target(label),
        short: target(TextBox(tab.label.shortTabName, inner.cellStyle, limit: 1)),
        isCutOff: tab.label.shortTabName.hasSuffix("…"),
        isFront: isFront)
    }
    var inner = context
    inner.isHorizontal = nil
    content = FitBox(
      inner.box(for: element.laidOut.filter { $0.role != .tab }), id: ~element.id)
  }

  override func measure(in proposal: Proposal) -> Size {
    let width = max(1, proposal.width ?? content.size(in: Proposal(nil, nil)).width)
    var height = proposal.height ?? content.size(in: Proposal(width, nil)).height + 2
    if height < 4 {
      height = max(height, 1 + min(3, content.size(in: Proposal(width, nil)).height))
    }
    return Size(width: width, height: height)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let line = area.height >= 6 ? 1 : 0
    let top = min(area.height, 1 + line)
    let inner = Rect(
      x: area.minX, y: area.minY + top, width: area.width, height: area.height - top)
    // The content is drawn first, so that it receives the focus before the bar.
    surface.clipped(to: inner) { content.draw(in: inner, on: surface) }
    guard area.height > 0 else { return }
    if line > 0 {
      surface.write(
        String(repeating: "─", count: area.width), at: Point(x: area.minX, y: area.minY + 1),
        surface.palette.line)
    }
    drawBar(
      in: Rect(x: area.minX, y: area.minY, width: area.width, height: 1), line > 0, on: surface)
  }

  private func drawBar(in area: Rect, _ hasLine: Bool, on surface: RenderSurface) {
    let bar = TabBar(
      whole: tabs.map { $0.whole.size(in: Proposal(nil, 1)).width },
      short: tabs.map { $0.short.size(in: Proposal(nil, 1)).width },
      cutOff: Set(tabs.indices.filter { tabs[$0].isCutOff }),
      front: tabs.firstIndex(where: \.isFront) ?? 0, width: area.width)
    for entry in bar.entries {
      let tab = tabs[entry.index]
      let place = Rect(x: area.minX + entry.x, y: area.minY, width: entry.width, height: 1)
      (entry.isWhole ? tab.whole : tab.short).draw(in: place.intersection(area), on: surface)
      if hasLine, tab.isFront {
        // The line below the selected tab's name is thick.
        surface.write(
          String(repeating: "━", count: place.width), at: Point(x: place.minX, y: area.minY + 1),
          surface.palette.style(\.accent, bold: true))
      }
    }
    if bar.hidesFirst { surface.write("‹", at: area.origin, surface.palette.quiet) }
    if bar.hidesLast {
      surface.write("›", at: Point(x: area.maxX - 1, y: area.minY), surface.palette.quiet)
    }
  }
}

/// The positions of the names in a bar of tabs.
///
/// If there is enough space, all names are shown in full. If not, names except the selected one are
/// shortened: first those that keep their number, and then those of which a word is left. If they
/// still don't fit, the bar shows only the selected name and its neighbors.
struct TabBar: Equatable {
  /// A name in the bar.
  struct Entry: Equatable {
    var index: Int
    var x: Int
    var width: Int
    var isWhole: Bool
  }

  private(set) var entries: [Entry] = []
  private(set) var hidesFirst = false
  private(set) var hidesLast = false

  /// Arranges the names.
  ///
  /// - Parameters:
  ///   - whole: The widths of the full names.
  ///   - short: The widths of the short names.
  ///   - cutOff: The indices of the tabs whose short names leave out words, so that the full names are
  ///     better.
  ///   - front: The index of the selected name, which is never shortened.
  ///   - width: The width of the bar.
  init(whole: [Int], short: [Int], cutOff: Set<Int> = [], front: Int, width: Int) {
    guard whole.indices.contains(front), width > 0 else { return }
    func length(_ widths: [Int], gap: Int) -> Int {
      widths.reduce(2) { $0 + $1 } + gap * (widths.count - 1)
    }
    var mixed = short
    mixed[front] = whole[front]
    let clear = mixed.indices.map { cutOff.contains($0) ? whole[$0] : mixed[$0] }
    for (widths, gap) in [
      (whole, 3), (whole, 2), (clear, 3), (clear, 2), (mixed, 3), (mixed, 2),
    ]
    where length(widths, gap: gap) <= width {
      place(widths.indices, widths, whole, gap: gap)
      return
    }
    var shown = front..<(front + 1)
    while true {
      var grown = shown
      for wider in [
        shown.lowerBound..<(shown.upperBound + 1), (shown.lowerBound - 1)..<shown.upperBound,
      ]
      where wider.lowerBound >= 0 && wider.upperBound <= mixed.count && grown == shown {
        if length(Array(mixed[wider]), gap: 2) + 2 <= width { grown = wider }
      }
      guard grown != shown else { break }
      shown = grown
    }
    hidesFirst = shown.lowerBound > 0
    hidesLast = shown.upperBound < mixed.count
    place(shown, mixed, whole, gap: 2)
    // A name that is wider than the whole bar has to be truncated.
    if let last = entries.last, entries.count == 1 {
      entries[0].x = min(last.x, max(0, width - last.width))
      entries[0].width = min(last.width, width)
    }
  }

  private mutating func place(_ shown: Range<Int>, _ widths: [Int], _ whole: [Int], gap: Int) {
    var x = hidesFirst ? 2 : 1
    for index in shown {
      entries.append(
        Entry(index: index, x: x, width: widths[index], isWhole: widths[index] == whole[index]))
      x += widths[index] + gap
    }
  }
}

extension String {
  /// The first word of a tab's name. An ellipsis follows unless the word is a number or the whole
  /// name.
  var shortTabName: String {
    guard let first = split(separator: " ").first, first.count < count else { return self }
    return first.first?.isNumber == true ? String(first) : first + "…"
  }
}
