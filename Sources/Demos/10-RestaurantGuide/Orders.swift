import StateFlow

@testable import RestaurantGuide

/// A view of entries that you can sort. Entries that compare equal keep their relative order.
struct Orders: View {
  @State private var entries = [
    GuideEntry(id: 1, name: "Noodle Pier"),
    GuideEntry(id: 2, name: "Blue Ladle", isFavorite: true),
    GuideEntry(id: 3, name: "Quay 9", isCheckedIn: true),
    GuideEntry(id: 4, name: "Casa Verde", isFavorite: true, isCheckedIn: true),
    GuideEntry(id: 5, name: "Anchor & Oak"),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(DisplayOrder.allCases, id: \.self) { order in
        Button(order.label.isEmpty ? "\(order)" : order.label) { entries = order.sorted(entries) }
      }
      Divider()
      ForEach(entries) { EntryLine(entry: $0) }
    }
  }
}

struct EntryLine: View {
  let entry: GuideEntry

  var body: some View {
    HStack {
      Text(entry.name)
      if entry.isFavorite { Text("★").foregroundColor(.yellow) }
      if entry.isCheckedIn { Text("✓").foregroundColor(.green) }
    }
  }
}
