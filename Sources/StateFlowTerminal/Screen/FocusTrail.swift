/// Where the focus has been, so that it can go back when what has it goes away.
struct FocusTrail {
  /// What had the focus, last at the end.
  var former: [Target.ID] = []
  /// Where in the order of Tab the focus was.
  var place = 0
}
