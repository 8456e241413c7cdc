extension RGB {
  /// Whether text in this colour is easy to read on a background: the 4.5:1 that WCAG 2.1 asks for
  /// in criterion 1.4.3. On every background black or white is.
  func isLegible(on background: RGB) -> Bool {
    contrast(with: background) >= 4.5
  }

  /// This colour made lighter or darker, with the hue it has, by as little as makes it legible.
  public func legible(on background: RGB) -> RGB {
    for parts in 0...255 {
      for end in [RGB.white, .black] {
        let color = mixed(with: end, parts: parts)
        if color.isLegible(on: background) { return color }
      }
    }
    return self
  }
}
