import { type ColourName, colourName } from './colour-name.ts'
import { distance, type Oklab, oklab } from './oklab.ts'

const mostColours = 4
/** Minimum share of the picture for a colour to count. */
const leastShare = 0.07
/** Maximum distance of edge colours that form one background. */
const sameBackground = 0.06
/** Maximum colourfulness of a background: mats, tables and studio walls are grey, black, white or beige. */
const mostOfBackground = 0.06
/** Minimum share of the edge that a background covers. */
const backgroundOfEdge = 0.55
/** Minimum share of the picture that remains without the background. */
const leastFigure = 0.04
/** Weighs colours above grey, since people search for colours. */
const weight = (name: ColourName): number =>
  name === 'WHITE' || name === 'GREY' || name === 'BLACK' ? 0.4 : 1

/**
 * Returns the named colours of a picture, the most frequent first. The background (mat, table, studio wall) is left out: the one dull
 * colour of most of the edge, wherever it occurs; white, grey and black count less than colours.
 * @param pixels red, green and blue of each pixel of a square, line by line.
 */
export function coloursOf(pixels: Uint8Array, side: number): ColourName[] {
  const seen = Array.from({ length: side * side }, (_, at) =>
    oklab(pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0),
  )
  const background = backgroundOf(seen, side)
  const figure = background ? seen.filter(colour => distance(colour, background) > sameBackground) : seen
  const counted = figure.length >= seen.length * leastFigure ? figure : seen
  const shares = new Map<ColourName, number>()
  let all = 0
  for (const colour of counted) {
    const name = colourName(colour)
    shares.set(name, (shares.get(name) ?? 0) + weight(name))
    all += weight(name)
  }
  return [...shares]
    .filter(([, share]) => share / all >= leastShare)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostColours)
    .map(([name]) => name)
}

/** Returns the dull colour of most of the edge, if any: that of the edge pixel most others are near. */
function backgroundOf(seen: readonly Oklab[], side: number): Oklab | undefined {
  const edge = seen.filter((_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)]
    return x === 0 || y === 0 || x === side - 1 || y === side - 1
  })
  const near = (colour: Oklab) => edge.filter(other => distance(colour, other) <= sameBackground).length
  const [best] = edge
    .filter((_, at) => at % 4 === 0)
    .map(colour => ({ colour, near: near(colour) }))
    .sort((one, other) => other.near - one.near)
  if (!best || best.near < edge.length * backgroundOfEdge) return undefined
  return Math.hypot(best.colour.a, best.colour.b) <= mostOfBackground ? best.colour : undefined
}
