extension StepFold {
  /// Makes unknown what the looks and lines, as a reader of the spec takes them, do not give back of the items.
  mutating func check(_ palette: Palette) {
    var check = FoldCheck(palette)
    let said = Set(looks.compactMap { $0["state"] })
    let all = cells(said.contains)
    for index in looks.indices {
      let meant = all.filter { item in
        let id = state(item.row, item.index)?.id
        return looks.firstIndex { look in
          look["state"] == id && item.cell.meets(look["when"])
            && (look["step"] ?? "\(item.index + 1)") == "\(item.index + 1)"
        } == index
      }
      let evaluated = meant.flatMap { item in
        item.row.drawings.map { appearance, drawing in
          FoldCheck.Evaluated(
            part: own.rest(of: Part.item(drawing.nodes[item.index], at: place), item.index),
            cell: item.cell,
            appearance: appearance
          )
        }
      }
      looks[index] = check.checked(looks[index], against: evaluated)
    }
    for index in connectors.indices {
      let evaluated = all.flatMap { item -> [FoldCheck.Evaluated] in
        let id = state(item.row, item.index)?.id
        let isOwn = connectors.contains { $0["state"] == id }
        let fitting = connectors.firstIndex {
          $0["state"] == (isOwn ? id : nil) && item.cell.meets($0["when"])
        }
        guard fitting == index else { return [] }
        return item.row.drawings.compactMap { appearance, drawing in
          drawing.connectors[item.index].map {
            FoldCheck.Evaluated(part: $0, cell: item.cell, appearance: appearance)
          }
        }
      }
      connectors[index] = check.checked(connectors[index], against: evaluated)
    }
  }
}
