/// Returns the name that an operator has in the output of `print()`, as in Combine. For example,
/// the name of a `DropConduit<…>` is `Drop`.
func operatorName(of conduit: AnyObject) -> String {
  var name = String(describing: type(of: conduit)).prefix { $0 != "<" }
  for suffix in ["Conduit", "Subscription"] where name.hasSuffix(suffix) {
    name.removeLast(suffix.count)
  }
  return String(name)
}
