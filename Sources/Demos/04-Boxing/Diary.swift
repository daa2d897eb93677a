import StateFlow

/// What listeners were told, the latest in the last line.
struct Diary: View {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading) {
      if lines.isEmpty {
        Text("Nobody was told anything.").foregroundColor(.secondary)
      }
      ForEach(lines.indices.suffix(6), id: \.self) { Text(lines[$0]) }
    }
  }
}
