/// The rules that W3C publishes in the ACT Rules Format, proposed ones and those it has withdrawn too.
enum ACTRule {
  static let ids = lines.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let lines = """
    047fe0 09o5cg 0ssw9k 0va7u6 1a02b0 1ea59c 1ec09b 23a2a8 24afc2 2779a5 2eb176 2ee8b8 2t702h
    307n5z 36b590 3e12e1 3ea0c8 46ca7f 4b1c6c 4c31df 4e8ab6 59796f 59br37 5b7ae0 5c01ea 5effbb
    5f99a7 674b10 6a7281 6cfa84 73f2c2 7677a9 78fd32 7d6734 80af7b 80f0bf 8fc3b6 97a4e1
    9bd38c 9e45ec 9eb3f6 a1b64e a25f45 aaa1bf ab4d13 ac7dc6 afb423 afw4f7 aizyf1 akn7bn b20e66
    b33eff b40fd1 b49b2e b4f0c3 b5c3f8 bc4a75 bc659a bf051a bisz58 c249d5 c3232f c487ae c4a8a4
    c5a4ea cae760 cc0f0a cf77f2 d0f69e d7ba54 de46e4 e086e5 e6952f e7aa44 e88epe eac66b ebe86a
    ee13b5 efbfc7 f196ce f51b46 fd26cf fd3a94 ff89c9 ffbc54 ffd0e9 in6db8 m6b1q3 off6ek oj04fd
    qt1vmo ucwvc8 ye5d6e
    """
}

extension RequirementCollection {
  static let act = RequirementCollection(
    name: "act",
    lack: "no ACT rule of this id is known, which is six letters and digits, as in act:afw4f7",
    places: { ACTRule.ids },
    page: { "https://www.w3.org/WAI/standards-guidelines/act/rules/\($0)/" }
  )
}
