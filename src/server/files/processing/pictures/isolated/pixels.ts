/** A decoded picture: eight bits a channel, pixel by pixel, line by line. */
export interface Pixels {
  readonly data: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
  /** Size of the original, where that was too large to be decoded whole. */
  readonly full?: { readonly width: number; readonly height: number }
}

/** Decoders written for browsers keep a whole picture in memory, several times over: it must not have more than this. */
export const mostPixelsApart = 40_000_000

/** Thrown for what is sound as far as is known and cannot be shown: too large, or of a kind the decoder does not know. */
export class NotShown extends Error {
  override name = 'NotShown'
}
