import StateFlow

/// A view of the latest calls to listeners, in order.
struct Diary: View {
  let lines: [String]
  var limit = 6

  var body: some View {
    VStack(alignment: .leading) {
      if lines.isEmpty {
        Text("No listener was called.").foregroundColor(.secondary)
      }
      ForEach(lines.indices.suffix(limit), id: \.self) { Text(lines[$0]) }
    }
  }
}
