import StateFlow

@testable import Boxing

/// A view of your box with tokens. Each listener can be canceled, and one listener sets the value.
struct TokenHolders: View {
  let tank: SubscribableBox<Int>

  var body: some View {
    VStack(alignment: .leading) {
      Button("Rain") { tank.value += 10 }
      Overflow(tank: tank)
      TokenHolder(name: "Garden", tank: tank)
      TokenHolder(name: "Kitchen", tank: tank)
    }
  }
}

/// A view that listens for as long as it keeps a token.
struct TokenHolder: View {
  let name: String
  let tank: SubscribableBox<Int>
  @State private var heard: Int?
  @State private var token: BoxSubscription?

  var body: some View {
    HStack {
      Text("\(name): \(heard.map { "\($0)" } ?? "–")")
      if token == nil {
        Button("Listen") { token = tank.bind { heard = $0 } }
      } else {
        Button("Cancel") {
          token?.cancel()
          token = nil
        }
        Button("Lose it") { token = nil }
      }
    }
  }
}

/// A control whose value has a listener, which lowers any value above 100 to 100.
struct Overflow: View {
  let tank: SubscribableBox<Int>
  @State private var token: BoxSubscription?

  private var isOpen: Binding<Bool> {
    Binding {
      token != nil
    } set: { isOpen in
      token = isOpen ? tank.bind { if $0 > 100 { tank.value = 100 } } : nil
    }
  }

  var body: some View {
    Toggle("Overflow at 100", isOn: isOpen)
  }
}
