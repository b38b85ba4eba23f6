import { mix } from '../drawing/colour.ts'
import { lying } from '../drawing/studio.ts'
import { svg } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

export interface MosaicParams {
  readonly motif: 'fish' | 'rosette' | 'bird' | 'knot'
}

type Field = (x: number, y: number) => string | undefined

const inEllipse = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1

/** Colour at a place between -1 and 1 both ways; undefined is ground. */
const motifs: Readonly<Record<MosaicParams['motif'], Field>> = {
  fish(x, y) {
    const body = inEllipse(x, y, -0.08, 0, 0.5, 0.24)
    const tail =
      x > 0.36 && x < 0.68 && Math.abs(y) < (x - 0.34) * 0.9 && Math.abs(y) > (x - 0.5) * 0.9 - 0.06
    if (inEllipse(x, y, -0.4, -0.05, 0.045, 0.045)) return '#1f2124'
    if (body)
      return inEllipse(x, y, -0.08, -0.02, 0.42, 0.17)
        ? Math.sin(x * 22) > 0 && x > -0.25
          ? '#c1683f'
          : '#d9996a'
        : '#39505c'
    if (tail) return '#39505c'
    return inEllipse(x, y, -0.02, 0.3, 0.1, 0.09) || (y < -0.18 && inEllipse(x, y, 0, -0.2, 0.22, 0.13))
      ? '#39505c'
      : undefined
  },
  rosette(x, y) {
    const [away, angle] = [Math.hypot(x, y), Math.atan2(y, x)]
    if (away < 0.12) return '#a3402e'
    if (away < 0.16) return '#e6d9ba'
    const petal = 0.36 + 0.22 * Math.abs(Math.cos(angle * 4))
    if (away < petal)
      return Math.cos(angle * 8) > 0.2
        ? away > petal - 0.06
          ? '#2b2a29'
          : '#b5683d'
        : away > petal - 0.06
          ? '#2b2a29'
          : '#5d7076'
    return away > 0.7 && away < 0.76 ? '#2b2a29' : undefined
  },
  bird(x, y) {
    if (inEllipse(x, y, -0.41, -0.37, 0.03, 0.03)) return '#201d1a'
    if (inEllipse(x, y, -0.4, -0.34, 0.13, 0.12)) return '#466b55'
    if (x < -0.5 && x > -0.64 && Math.abs(y + 0.33) < (x + 0.64) * 0.35) return '#c58b3a'
    if (inEllipse(x, y, 0.02, 0.02, 0.4, 0.24))
      return inEllipse(x, y, 0.1, -0.04, 0.28, 0.13) ? '#3d5566' : '#8c4a36'
    if (x > 0.3 && x < 0.72 && Math.abs(y - 0.02 - (x - 0.3) * 0.3) < 0.09) return '#3d5566'
    if (x < -0.18 && x > -0.46 && y > -0.34 && y < 0 && Math.abs(x + 0.34 - (y + 0.2) * 0.4) < 0.1)
      return '#466b55'
    return (Math.abs(x + 0.02) < 0.02 || Math.abs(x - 0.12) < 0.02) && y > 0.2 && y < 0.46
      ? '#9c6a34'
      : y > 0.46 && y < 0.5
        ? '#5a6b3c'
        : undefined
  },
  knot(x, y) {
    for (const turn of [0, 1]) {
      const [u, v] = turn === 0 ? [x, y] : [y, x]
      const away = Math.hypot(u / 0.66, v / 0.3)
      const over = turn === 0 ? u * v > 0 : u * v <= 0
      if (
        away > 0.74 &&
        away < 1.1 &&
        (over ||
          Math.hypot((turn === 0 ? v : u) / 0.66, (turn === 0 ? u : v) / 0.3) < 0.74 ||
          Math.hypot((turn === 0 ? y : x) / 0.66, (turn === 0 ? x : y) / 0.3) > 1.1)
      )
        return away < 0.8 || away > 1.04 ? '#2b2a29' : turn === 0 ? '#b4573b' : '#5b7480'
    }
    return undefined
  },
}

const frames: readonly (readonly [from: number, colour: (step: number) => string])[] = [
  [0.9, () => '#2b2a29'],
  [0.82, step => (step % 6 < 3 ? '#b4573b' : '#e0d3b5')],
  [0.79, () => '#2b2a29'],
]

/** Panels of small stones set in mortar. */
export const mosaic: Family<MosaicParams> = {
  size: () => [940, 940],
  draw(sheet, { motif }) {
    const { random } = sheet
    const [count, step] = [54, 14.6]
    const stones: string[] = []
    for (let row = 0; row < count; row += 1) {
      for (let column = 0; column < count; column += 1) {
        if (random.chance(0.012)) continue
        const [x, y] = [((column + 0.5) / count) * 2 - 1, ((row + 0.5) / count) * 2 - 1]
        const edge = Math.max(Math.abs(x), Math.abs(y))
        const frame = frames.find(([from]) => edge > from)
        const colour = frame
          ? frame[1](Math.abs(x) > Math.abs(y) ? row : column)
          : (motifs[motif](x * 1.22, y * 1.22) ?? '#e0d3b5')
        const [px, py] = [76 + column * step + random.around(0, 0.9), 76 + row * step + random.around(0, 0.9)]
        const size = step - random.between(1.6, 3)
        stones.push(
          svg`<path d="M${px} ${py}l${size} ${random.around(0, 0.9)}l${random.around(0, 0.9)} ${size}l${-size} ${random.around(0, 0.9)}z" fill="${mix(colour, random.pick('#ffffff', '#3a2c1c', '#8a7a60'), random.between(0, 0.2))}"/>`,
        )
      }
    }
    const outline = 'M64 64H876V876H64Z'
    const object = svg`<path d="${outline}" fill="#a59a86"/>${stones}<path d="${outline}" fill="${sheet.texture('mottle', 3)}" opacity=".22"/><path d="${outline}" fill="${sheet.texture('grain', 1.2)}" opacity=".1"/>`
    return lying(sheet, 'warm', outline, object, 12)
  },
}
