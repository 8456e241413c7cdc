extension String {
  /// A page as text, with its style left out.
  init(page bytes: [UInt8]) {
    self = String(decoding: bytes, as: UTF8.self)
      .replacing(/<style nonce="[^"]*">[^<]*<\/style>/, with: "<style>…</style>")
      .replacing(/nonce-[^&]*/, with: "…")
  }
}
