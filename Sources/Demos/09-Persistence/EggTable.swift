import StateFlow

@testable import Persistence

/// The first two versions of the egg timer, one of which is installed. The third version isn't
/// included, because it registers a default for the whole process, and the other versions would
/// read that default, too.
struct EggTable: View {
  let store: UserDefaults
  @State private var version = 1

  var body: some View {
    HStack(alignment: .top) {
      Picker("Version", selection: $version) {
        ForEach(1...2, id: \.self) { Text("\($0)").tag($0) }
      }
      VStack(alignment: .leading) {
        if version == 1 {
          EggTimer1(store: store)
        } else {
          EggTimer2(store: store)
        }
      }
    }
  }
}
