import StateFlow

@testable import Boxing

/// A home with your purifier and its current connection.
final class Home: ObservableObject {
  let purifier = AirPurifier(interval: 3, limit: 100)
  @Published private(set) var connection: Connection?

  func connect() {
    let connection = Connection(power: true, pm25: 40)
    purifier.connect(to: connection)
    self.connection = connection
  }

  func disconnect() {
    purifier.disconnect()
    connection = nil
  }
}

/// A view of your purifier, with controls that send it samples.
struct PurifierRoom: View {
  @StateObject private var home = Home()

  var body: some View {
    VStack(alignment: .leading) {
      AirPurifierView(purifier: home.purifier)
      Divider()
      if let connection = home.connection {
        Samples(connection: connection)
        Button("Disconnect") { home.disconnect() }
      } else {
        Button("Connect") { home.connect() }
      }
    }
  }
}

/// Buttons that send samples over a connection.
struct Samples: View {
  let connection: Connection
  @State private var sent = [40]

  var body: some View {
    HStack {
      Button("Cleaner") { send(-20) }
      Button("The same") { send(0) }
      Button("Smoke") { send(20) }
    }
    Text("Sent: \(sent.suffix(8).map { "\($0)" }.joined(separator: ", "))")
  }

  private func send(_ change: Int) {
    connection.pm25.value += change
    sent.append(connection.pm25.value)
  }
}
