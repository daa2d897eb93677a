extension CellStyle {
  /// Returns the style without the colors that a terminal with the given color depth can't show.
  func reduced(to depth: ColorDepth) -> CellStyle {
    guard depth == .none, foreground != nil || background != nil else { return self }
    var style = self
    style.foreground = nil
    style.background = nil
    return style
  }

  /// Returns the shortest sequence that switches a terminal from the style `old` to this one.
  func sequence(after old: CellStyle, depth: ColorDepth) -> String {
    if self == old { return "" }
    if self == CellStyle() { return "\u{1B}[m" }
    let fromDefault = ["0"] + codes(after: CellStyle(), depth: depth)
    let change = codes(after: old, depth: depth)
    let codes = [change, fromDefault].map { $0.joined(separator: ";") }.min {
      $0.utf8.count < $1.utf8.count
    }
    return "\u{1B}[\(codes!)m"
  }

  private func codes(after old: CellStyle, depth: ColorDepth) -> [String] {
    var codes: [String] = []
    // One code ends both bold and dim.
    if old.isBold && !isBold || old.isDim && !isDim {
      codes.append("22")
      if isBold { codes.append("1") }
      if isDim { codes.append("2") }
    } else {
      if isBold, !old.isBold { codes.append("1") }
      if isDim, !old.isDim { codes.append("2") }
    }
    if isItalic != old.isItalic { codes.append(isItalic ? "3" : "23") }
    if isUnderlined != old.isUnderlined { codes.append(isUnderlined ? "4" : "24") }
    if isReversed != old.isReversed { codes.append(isReversed ? "7" : "27") }
    if isStruckThrough != old.isStruckThrough { codes.append(isStruckThrough ? "9" : "29") }
    if foreground != old.foreground { codes.append(foreground?.code(depth, base: 30) ?? "39") }
    if background != old.background { codes.append(background?.code(depth, base: 40) ?? "49") }
    return codes
  }
}

extension TerminalColor {
  // `base` is 30 for the foreground and 40 for the background.
  fileprivate func code(_ depth: ColorDepth, base: Int) -> String {
    switch depth {
    case .none: return "\(base + 9)"
    case .indexed: return "\(base + 8);5;\(NumberedColors.nearestIndex(to: self))"
    case .trueColor: return "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
