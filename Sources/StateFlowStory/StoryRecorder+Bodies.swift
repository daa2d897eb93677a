import StateFlow

extension StoryRecorder {
  func ran(_ node: Node, isFirst: Bool, hasNewInputs: Bool, objects: [AnyObject]) {
    guard let view = node.viewName, let type = node.viewType else { return }
    bodyCounts[ObjectIdentifier(type), default: 0] += 1
    let causes: [StoryUpdate.Cause] =
      isFirst
      ? [.firstAppearance]
      : (hasNewInputs ? [.inputs] : [])
        + node.changedNames(causeNames).map { .changed($0) }
    let sources = node.changedSources.flatMap(names)
    let key = RunKey(view: view, causes: causes)
    record(isFoundLater: true) { update in
      let line = runIndices[key] ?? update.runs.count
      let isRepeated = !counted.insert(.ran(line: line, node: node.serial)).inserted
      if line < update.runs.count {
        update.runs[line].count += 1
        if isRepeated { update.runs[line].repeats += 1 }
        for source in sources where !update.runs[line].sources.contains(source) {
          update.runs[line].sources.append(source)
        }
      } else {
        runIndices[key] = line
        update.runs.append(
          StoryUpdate.Run(
            view: view, causes: causes, count: 1, sources: sources, parent: node.parentViewName))
      }
    }
    for object in objects { self.objects.addHeld(object) }
  }

  func skipped(_ node: Node) { skipped(node, because: .sameInputs) }

  func skipped(_ node: Node, despiteChangesTo sources: [Source]) {
    let things = sources.map { source in
      node.propertyName(for: source)
        ?? (source is ObjectSource ? names(of: source)[0] : source.name)
    }
    skipped(node, because: .sameReading(things))
  }

  private func skipped(_ node: Node, because reason: StoryUpdate.SkipReason) {
    guard let view = node.viewName else { return }
    let key = SkipKey(view: view, reason: reason)
    record { update in
      let line = skipIndices[key] ?? update.skips.count
      let isRepeated = !counted.insert(.skipped(line: line, node: node.serial)).inserted
      if line < update.skips.count {
        update.skips[line].count += 1
        if isRepeated { update.skips[line].repeats += 1 }
      } else {
        skipIndices[key] = line
        update.skips.append(
          StoryUpdate.Skip(view: view, reason: reason, count: 1, parent: node.parentViewName))
      }
    }
  }

  // MARK: Names

  /// Returns the names of the parts of a source that have changed. If a source has only one part,
  /// the array contains the name of the source.
  private func names(of source: Source) -> [String] {
    switch source {
    case let source as ObservedProperties: return objects.changes(announcedBy: source)
    case let source as ObjectSource:
      let properties = writtenProperties[ObjectIdentifier(source)] ?? []
      return properties.isEmpty ? [source.name] : properties.map { "\(source.name).\($0)" }
    default: return [source.name]
    }
  }

  /// Returns the names of a source that appear as causes of a run.
  private func causeNames(of source: Source) -> [String] {
    // Observation doesn't report which property has changed. If several have changed before the next
    // event, any of them may have been the cause.
    source is ObservedProperties
      ? [names(of: source).joined(separator: " or ")] : names(of: source)
  }
}
