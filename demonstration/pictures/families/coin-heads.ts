import { type Point, smooth } from '../drawing/path.ts'
import type { Random } from '../drawing/random.ts'
import { svg, times } from '../drawing/svg.ts'

/** A head in profile to the left, on a field 100 wide. */
const faces = {
  young: [
    [58, 6],
    [45, 9],
    [36, 17],
    [32.5, 26],
    [31, 33],
    [31.5, 37],
    [28, 43],
    [23, 50.5],
    [24, 53],
    [27.5, 54.5],
    [26, 58],
    [24, 60.5],
    [27, 63],
    [25, 66],
    [27, 69.5],
    [25.5, 74],
    [28, 79],
    [35, 81],
    [44, 78.5],
    [48, 82],
    [48, 91],
    [42, 99],
    [52, 104],
    [70, 104],
    [83, 98],
    [75, 90],
    [73, 80],
    [77, 68],
    [85, 58],
    [88, 42],
    [83, 22],
    [72, 10],
  ],
  old: [
    [58, 8],
    [44, 10],
    [35, 18],
    [31.5, 26],
    [28.5, 33],
    [30.5, 37.5],
    [26, 43],
    [20, 50],
    [21, 54],
    [26.5, 55.5],
    [25, 59],
    [24, 61],
    [27.5, 63],
    [25.5, 66],
    [27.5, 70],
    [23.5, 75],
    [27, 81],
    [36, 82],
    [45, 77],
    [49, 82],
    [49, 91],
    [44, 98],
    [54, 104],
    [72, 104],
    [85, 97],
    [77, 89],
    [74, 79],
    [77, 68],
    [85, 58],
    [87, 42],
    [82, 24],
    [71, 12],
  ],
} as const satisfies Record<string, readonly Point[]>

/** Hair combed from the crown outward, curls where it ends. */
const hair = (random: Random): string =>
  times(24, index => {
    const angle = Math.PI * (1.04 - index * 0.058)
    const [dx, dy] = [Math.cos(angle) * 0.9, -Math.sin(angle)]
    const [x, y] = [66 + dx * 7, 36 + dy * 7]
    const away = 25 + random.around(0, 1.2)
    const [ex, ey] = [64 + dx * away, 38 + dy * away]
    const bend = 3.4
    return svg`<path d="M${x} ${y}Q${(x + ex) / 2 + dy * bend} ${(y + ey) / 2 - dx * bend} ${ex} ${ey}" fill="none" stroke-width="1.9"/><circle cx="${ex}" cy="${ey}" r="2.3"/><circle cx="${64 + dx * (away - 4.6)}" cy="${38 + dy * (away - 4.6)}" r="1.9"/>`
  })

const wreath = times(11, index => {
  const angle = Math.PI * (0.92 - index * 0.078)
  const [x, y] = [60 + Math.cos(angle) * 27, 37 - Math.sin(angle) * 28]
  const turn = 90 - (angle * 180) / Math.PI
  return svg`<g transform="translate(${x} ${y}) rotate(${turn - 158})"><path d="M0 0Q4.5 -5.5 11 -5Q7 -.4 0 0ZM0 1Q5.5 .6 9.5 4.6Q3.6 5 0 1Z"/></g>`
})

const crown = times(7, index => {
  const angle = Math.PI * (0.82 - index * 0.1)
  const [x, y] = [60 + Math.cos(angle) * 29, 36 - Math.sin(angle) * 30]
  return svg`<path d="M${x - 3} ${y + 2}L${x + Math.cos(angle) * 15} ${y - Math.sin(angle) * 15}L${x + 3} ${y + 2}Z"/>`
})

const beard = (random: Random): string =>
  times(26, index => {
    const [x, y] = [
      30 + (index % 9) * 2.6 + random.around(0, 1),
      69 + Math.floor(index / 9) * 4.6 + random.around(0, 1),
    ]
    return svg`<circle cx="${x}" cy="${y}" r="${random.between(1.5, 2.3)}"/>`
  })

export interface HeadParams {
  readonly age: keyof typeof faces
  readonly wear: 'laurel' | 'radiate' | 'diadem' | 'bare'
  readonly bearded: boolean
}

/** The flat of a head, and the details raised on it. */
export const coinHead = (random: Random, { age, wear, bearded }: HeadParams) => ({
  flat: smooth(faces[age], true),
  details: svg`<g stroke-linecap="round">${hair(random)}${wear === 'laurel' && wreath}${wear === 'radiate' && crown}${wear === 'diadem' && '<path d="M31 25Q52 13 86 36L85 40Q52 18 31 29Z"/>'}${wear !== 'bare' && '<path d="M84 50Q94 56 90 68L86 66Q88 58 82 54ZM82 53Q84 64 78 74L76 71Q80 62 79 54Z"/>'}${bearded && beard(random)}<path d="M32.5 38Q38 33 45 37Q38 36 33.5 40Z"/><ellipse cx="38" cy="40.5" rx="3.6" ry="2"/><path d="M57 42Q63 39 63.5 46Q63 53 58.5 56Q56.5 53 58.5 50Q55.5 47 57 42Z"/></g>`,
})
