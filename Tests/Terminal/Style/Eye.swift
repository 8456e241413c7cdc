import CLibrary

@testable import Terminal

/// An eye that looks at two colours: a usual one, or one without the cones for green or for red.
enum Eye: CaseIterable {
  case usual, deuteranope, protanope

  /// How far apart two colours look: the difference of CIE 1976 L*a*b*. Two that are about 2 apart
  /// can just be told from each other side by side; black is 100 from white.
  func difference(_ one: RGB, _ other: RGB) -> Double {
    zip(lab(one), lab(other)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// What reaches the eye, as linear sRGB: the matrices of Machado, Oliveira and Fernandes, "A
  /// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.
  private var cones: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .deuteranope:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .protanope:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    }
  }

  /// From linear sRGB to CIE XYZ (IEC 61966-2-1), each row divided by the white of D65.
  private static let whites: [[Double]] = [
    [0.433891, 0.376235, 0.189906], [0.212673, 0.715152, 0.072175],
    [0.017757, 0.109477, 0.872942],
  ]

  private func lab(_ color: RGB) -> [Double] {
    let light = [color.red, color.green, color.blue].map(RGB.linear)
    let seen = times(cones, light).map { min(max($0, 0), 1) }
    let root = times(Self.whites, seen).map {
      $0 > 216.0 / 24389 ? cbrt($0) : $0 * 841 / 108 + 4 / 29.0
    }
    return [116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])]
  }

  private func times(_ rows: [[Double]], _ column: [Double]) -> [Double] {
    rows.map { row in zip(row, column).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
