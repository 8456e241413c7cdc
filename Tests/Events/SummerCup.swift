/// Two pools of three, semi-finals, a game for third place and a final, on two courts.
let cup = """
  event Summer Cup
  day 2026-07-04 slot 20
  courts 1 2
  team Reds
  team Blues
  team Greens
  team Whites
  team Old Town
  team Gulls
  pool A Reds, Whites, Old Town
  pool B Blues, Greens, Gulls
  1 10:00 court 1 Reds - Whites
  2 10:00 court 2 Blues - Greens
  3 10:20 court 1 Reds - Old Town
  4 10:20 court 2 Blues - Gulls
  5 10:40 court 1 Whites - Old Town
  6 10:40 court 2 Greens - Gulls
  7 11:20 court 1 A1 - B2 SF
  8 11:20 court 2 B1 - A2 SF
  9 12:00 court 1 L7 - L8 3rd
  10 12:20 court any W7 - W8 Final

  """
