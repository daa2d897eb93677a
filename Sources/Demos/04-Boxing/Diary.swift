import StateFlow

/// A view of the calls to listeners, in order.
struct Diary: View {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading) {
      if lines.isEmpty {
        Text("No listener was called.").foregroundColor(.secondary)
      }
      ForEach(lines.indices.suffix(6), id: \.self) { Text(lines[$0]) }
    }
  }
}
