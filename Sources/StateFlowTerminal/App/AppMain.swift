import StateFlow

extension App {
  /// Prints what the app shows when it starts.
  public static func main() {
    print(ViewGraph(app: Self()).elements)
  }
}
