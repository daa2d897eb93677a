extension SimilarityGroupsTests {
  /// Answers to the same exercise.
  enum Sample {
    /// An answer with an original idea.
    static let original = """
      struct Lamp: View {
        @State private var stack: [Double] = []
        @State private var entry = ""
        @State private var error: String?

        var body: some View {
          VStack {
            Text(error ?? (entry.isEmpty ? "0" : entry))
            ForEach(stack.indices, id: \\.self) { index in
              Text("\\(index): \\(stack[index])")
            }
            HStack {
              ForEach(0..<10, id: \\.self) { digit in
                Button("\\(digit)") { type("\\(digit)") }
              }
            }
            Button("Enter") { push() }
            Button("+") { apply { $0 + $1 } }
            Button("-") { apply { $0 - $1 } }
            Button("/") { divide() }
            Button("Clear") { clear() }
          }
        }

        private func type(_ text: String) {
          if entry.count < 9 {
            entry += text
            error = nil
          } else {
            error = "Too long"
          }
        }

        private func push() {
          if let number = Double(entry) {
            stack.append(number)
            entry = ""
          }
        }

        private func apply(_ operation: (Double, Double) -> Double) {
          push()
          if stack.count >= 2 {
            let second = stack.removeLast()
            let first = stack.removeLast()
            stack.append(operation(first, second))
          } else {
            error = "Too few numbers"
          }
        }

        private func divide() {
          push()
          if stack.last == 0 {
            error = "Division by zero"
          } else {
            apply { $0 / $1 }
          }
        }

        private func clear() {
          stack = []
          entry = ""
          error = nil
        }
      }
      """

    /// A copy with other names, in another order, with extracted functions, and with another control
    /// flow.
    static let copy = """
      // own work
      struct Lamp: View {
        @State private var problem: String?
        @State private var current = ""
        @State private var numbers = [Double]()

        private func reset() {
          current = ""
          problem = nil
          numbers = []
        }

        private func enter() {
          guard let value = Double(current) else { return }
          numbers.append(value)
          current = ""
        }

        private func pop() -> Double { numbers.removeLast() }

        private func calculate(with action: (Double, Double) -> Double) {
          enter()
          guard numbers.count >= 2 else {
            problem = "Too few numbers"
            return
          }
          let b = pop()
          let a = pop()
          numbers.append(action(a, b))
        }

        private func quotient() {
          enter()
          guard numbers.last != 0 else {
            problem = "Division by zero"
            return
          }
          calculate { $0 / $1 }
        }

        private func add(_ digit: String) {
          guard current.count < 9 else {
            problem = "Too long"
            return
          }
          problem = nil
          current += digit
        }

        private var keypad: some View {
          HStack {
            ForEach(0..<10, id: \\.self) { key in
              Button("\\(key)") { add("\\(key)") }
            }
          }
        }

        private var list: some View {
          ForEach(numbers.indices, id: \\.self) { i in
            Text("\\(i): \\(numbers[i])")
          }
        }

        var body: some View {
          VStack {
            Text(problem ?? (current.isEmpty ? "0" : current))
            list
            keypad
            Button("Enter") { enter() }
            Button("Clear") { reset() }
            Button("-") { calculate { $0 - $1 } }
            Button("+") { calculate { $0 + $1 } }
            Button("/") { quotient() }
          }
        }
      }
      """

    /// An answer by a student who had the same idea and wrote it down alone.
    static let other = """
      struct Lamp: View {
        @State private var numbers: [Double] = []
        @State private var input = ""
        @State private var message = ""

        var body: some View {
          VStack {
            if message.isEmpty {
              Text(input.isEmpty ? "0" : input)
            } else {
              Text(message)
            }
            ForEach(0..<numbers.count, id: \\.self) { position in
              Text("\\(position): \\(numbers[position])")
            }
            ForEach(0..<10, id: \\.self) { number in
              Button("\\(number)") {
                if input.count >= 9 {
                  message = "Too long"
                } else {
                  message = ""
                  input.append("\\(number)")
                }
              }
            }
            Button("Enter", action: enter)
            Button("+") { calculate("+") }
            Button("-") { calculate("-") }
            Button("/") { calculate("/") }
            Button("Clear") {
              numbers.removeAll()
              input = ""
              message = ""
            }
          }
        }

        func enter() {
          guard let value = Double(input) else { return }
          numbers.append(value)
          input = ""
        }

        func calculate(_ sign: String) {
          enter()
          if numbers.count < 2 {
            message = "Too few numbers"
            return
          }
          let right = numbers[numbers.count - 1]
          let left = numbers[numbers.count - 2]
          if sign == "/" && right == 0 {
            message = "Division by zero"
            return
          }
          numbers.removeLast(2)
          switch sign {
          case "+": numbers.append(left + right)
          case "-": numbers.append(left - right)
          default: numbers.append(left / right)
          }
        }
      }
      """
  }
}
