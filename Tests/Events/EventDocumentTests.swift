import Basketball
import Events
import Fixtures
import Testing

@Suite("The document of an event")
struct EventDocumentTests {
  @Test("has what is known of its teams, pools and fixtures, and null for the rest")
  func whole() throws {
    var event = try PlayedEvent(
      """
      event Derby
      day 2026-07-04
      team Reds
      pool A Reds, Blues
      1 10:00 court 1 Reds - Blues
      2 court any A1 - A2 Final
      withdraw Blues keep
      """)
    try event.play(1, 21, 15)
    #expect(
      EventDocument(name: "derby", event.standing).line == """
        {"final":["Reds","Blues"],"fixtures":[\
        {"at":"10:00","away":{"from":null,"team":"Blues"},"court":"1","day":"2026-07-04",\
        "game":"g0","home":{"from":null,"team":"Reds"},"label":null,"number":1,\
        "score":[21,15],"status":"played","winner":"Reds"},\
        {"at":null,"away":{"from":"A2","team":null},"court":null,"day":"2026-07-04",\
        "game":null,"home":{"from":"A1","team":"Reds"},"label":"Final","number":2,\
        "score":null,"status":"walkover","winner":"Reds"}],\
        "format":"scoreboard.event/1","name":"derby","next":[],"pools":[\
        {"complete":true,"name":"A","ranking":[\
        {"decided":true,"games":1,"losses":0,"pointsAgainst":15,"pointsFor":21,\
        "pointsPerGame":21,"rank":1,"team":"Reds","why":"won 1 of 1","wins":1},\
        {"decided":true,"games":1,"losses":1,"pointsAgainst":21,"pointsFor":15,\
        "pointsPerGame":15,"rank":2,"team":"Blues","why":"withdrawn, won 0 of 1",\
        "wins":0}]}],"stay":null,"teams":[{"name":"Reds","seed":1,"withdrawn":null},\
        {"name":"Blues","seed":null,"withdrawn":"keep"}],"title":"Derby"}

        """)
  }
}
