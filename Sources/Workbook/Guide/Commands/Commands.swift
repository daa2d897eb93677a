/// What `workbook` can be told to do.
public enum Commands {
  /// What it does when nothing is said.
  static let overview = Command.overview

  /// All other commands, in the order of the help.
  public static let all: [Command] = [
    .check, .watch, .hint, .solution, .read, .list, .reset, .update, .doctor,
    .book, .grade, .verify, .wrong, .sync, .figures, .new,
  ]
}
