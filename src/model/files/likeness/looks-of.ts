/** Side of the grey square the fingerprint is computed from, and of the corner of its frequencies used. */
const side = 32
const kept = 8

/** cosines[u][x] of the discrete cosine transform. */
const cosines = Array.from({ length: kept + 1 }, (_, u) =>
  Float64Array.from({ length: side }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * side))),
)

/** Minimum contrast; plainer pictures have no fingerprint, so that they do not match each other. */
const leastContrast = 2

/** Greys of a square of 32 by 32, each the mean of its pixels. */
function greys(pixels: Uint8Array, from: number): Float64Array {
  const step = from / side
  const grey = new Float64Array(side * side)
  for (let at = 0; at < from * from; at++) {
    const to = Math.floor(Math.floor(at / from) / step) * side + Math.floor((at % from) / step)
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3, at * 3 + 3)
    grey[to] = (grey[to] ?? 0) + (0.299 * red + 0.587 * green + 0.114 * blue) / (step * step)
  }
  return grey
}

/**
 * Returns the visual fingerprint of a picture, 64 bits as a signed decimal: which of its lowest frequencies are above their median (the
 * perceptual hash of Zauner 2010, with the discrete cosine transform). Size, compression and slight changes of light hardly affect it.
 * @param pixels red, green and blue of each pixel of a square whose side is a multiple of 32.
 * @returns undefined for a picture of a single colour.
 */
export function looksOf(pixels: Uint8Array, from: number): string | undefined {
  const grey = greys(pixels, from)
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  const contrast = Math.sqrt(grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length)
  if (contrast < leastContrast) return undefined
  const frequencies: number[] = []
  // Transforms rows, then columns; the first row and column are the brightness and are left out.
  const rows = Array.from({ length: side }, (_, y) =>
    cosines.map(cosine => cosine.reduce((sum, value, x) => sum + value * (grey[y * side + x] ?? 0), 0)),
  )
  for (let v = 1; v <= kept; v++)
    for (let u = 1; u <= kept; u++)
      frequencies.push(rows.reduce((sum, row, y) => sum + (cosines[v]?.[y] ?? 0) * (row[u] ?? 0), 0))
  const sorted = frequencies.toSorted((one, other) => one - other)
  const middle = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2
  const bits = frequencies.map(value => (value > middle ? '1' : '0')).join('')
  return BigInt.asIntN(64, BigInt(`0b${bits}`)).toString()
}
