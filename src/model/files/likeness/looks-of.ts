/** Side of the grey square that is looked at, and of the corner of its frequencies that is kept. */
const side = 32
const kept = 8

/** cosines[u][x] of the discrete cosine transform. */
const cosines = Array.from({ length: kept + 1 }, (_, u) =>
  Float64Array.from({ length: side }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * side))),
)

/** Pictures whose greys differ less than this are plain: they look like nothing, and not like each other. */
const leastContrast = 2

/** Greys of a square of 32 by 32, each the mean of the pixels that fall into it. */
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
 * What a picture looks like in 64 bits, as a signed decimal: which of its lowest frequencies are stronger than the middle of them (the
 * perceptual hash of Zauner 2010, with the discrete cosine transform). Sizes, compression and small changes of light leave nearly all of
 * them as they are.
 * @param pixels red, green and blue of each pixel of a square whose side is a multiple of 32.
 * @returns undefined for a picture of one colour.
 */
export function looksOf(pixels: Uint8Array, from: number): string | undefined {
  const grey = greys(pixels, from)
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  const contrast = Math.sqrt(grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length)
  if (contrast < leastContrast) return undefined
  const frequencies: number[] = []
  // Each row once, then its columns: the first row and column say how light the picture is and are left out.
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
