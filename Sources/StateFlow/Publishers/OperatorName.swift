/// Returns the name of an operator for the output of `print()`, as in Combine: `Drop` for a
/// `DropConduit<…>`.
func operatorName(of conduit: AnyObject) -> String {
  var name = String(describing: type(of: conduit)).prefix { $0 != "<" }
  for suffix in ["Conduit", "Subscription"] where name.hasSuffix(suffix) {
    name.removeLast(suffix.count)
  }
  return String(name)
}
