import Fixtures
import Basketball
import Testing

@Suite("Attempts and percentages")
struct ShootingTests {
  private func shooting(_ plays: [(Who, Move)]) throws -> (Shooting, Sides<TeamLine>) {
    var sheet = try newGame(target: 100)
    for (who, move) in plays { try sheet.record(who, move) }
    let lines = sheet.box.lines
    return (Shooting(lines.map(\.total)), lines)
  }

  @Test("are told of nobody where no miss was recorded")
  func none() throws {
    let (shooting, lines) = try shooting([(ana, .onePoint), (ana, .freeThrow), (dee, .block)])
    let shots = shooting.shots(of: lines.home.players[0])
    #expect(shots.attempts == nil && shots.percentage == nil && shots.pointsPerShot == nil)
  }

  @Test("are told of everybody once anybody has missed from the field")
  func field() throws {
    let ones = (ana, Move.onePoint)
    let (shooting, lines) = try shooting(
      [ones, ones, (ana, .twoPoints), (dee, .missedTwoPoints), (dee, .onePoint), (bo, .freeThrow)])
    let ana = lines.home.players[0]
    let dee = lines.away.players[0]
    let bo = lines.home.players[1]
    #expect(
      shooting.shots(of: ana).attempts
        == ShotFigures(field: 3, freeThrow: 0, onePoint: 2, twoPoints: 1, threePoints: 0))
    #expect(
      shooting.shots(of: ana).percentage
        == ShotFigures(field: 100_000, freeThrow: nil, onePoint: 100_000, twoPoints: 100_000))
    #expect(shooting.shots(of: ana).pointsPerShot == 1333)
    #expect(
      shooting.shots(of: dee).attempts
        == ShotFigures(field: 2, freeThrow: 0, onePoint: 1, twoPoints: 1, threePoints: 0))
    #expect(shooting.shots(of: dee).percentage?.field == 50_000)
    #expect(shooting.shots(of: dee).pointsPerShot == 500)
    // A free throw is no shot from the field.
    #expect(shooting.shots(of: bo).attempts?.freeThrow == 1)
    #expect(
      shooting.shots(of: bo).percentage?.field == nil && shooting.shots(of: bo).pointsPerShot == nil
    )
    #expect(shooting.shots(of: lines.home.total).percentage?.onePoint == 100_000)
  }

  @Test("are those of free throws alone where only a free throw was missed")
  func freeThrows() throws {
    let (shooting, lines) = try shooting(
      [(ana, .freeThrow), (ana, .freeThrow), (ana, .missedFreeThrow), (ana, .onePoint)])
    let line = lines.home.players[0]
    #expect(
      shooting.shots(of: line).attempts
        == ShotFigures(field: nil, freeThrow: 3, onePoint: nil, twoPoints: nil))
    #expect(
      shooting.shots(of: line).percentage
        == ShotFigures(field: nil, freeThrow: 66_667, onePoint: nil, twoPoints: nil))
    #expect(shooting.shots(of: line).pointsPerShot == nil)
  }
}
