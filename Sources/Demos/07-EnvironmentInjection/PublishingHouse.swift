import StateFlow

@testable import EnvironmentInjection

/// A house that sets your theme, with a series and a book that each set only the theme's color.
struct PublishingHouse: View {
  @State private var house = Theme(color: .green)

  var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        Heading(title: "A book of the house")
        Series().themeColor(.red)
      }
      .theme(house)
      Divider()
      Toggle("The house prints in bold", isOn: $house.isBold)
      Button("Another color of the house") {
        house.color = house.color == .green ? .orange : .green
      }
    }
  }
}

/// A series whose headings inherit the theme.
struct Series: View {
  var body: some View {
    Heading(title: "A series in red")
    Heading(title: "A book of it in blue").themeColor(.blue)
  }
}
