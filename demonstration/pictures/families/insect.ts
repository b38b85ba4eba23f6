import { darker, lighter } from '../drawing/colour.ts'
import { scribble } from '../drawing/lettering.ts'
import { type Point, placed, smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { lying } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

const wings = {
  morpho: ['#2f6fae', '#141a26', '#bcd6e6'],
  monarch: ['#c8702a', '#211812', '#f0e4d0'],
  white: ['#e4dfcf', '#5b5546', '#b5a34a'],
  swallowtail: ['#d9c35a', '#23201c', '#a9422f'],
  moth: ['#a08363', '#5d4732', '#d8c39c'],
} as const

const shells = {
  green: '#2f6b45',
  black: '#23211f',
  bronze: '#7a5a2c',
  red: '#8f2f24',
  blue: '#2a4a78',
} as const

export type InsectParams =
  | { readonly kind: 'butterfly'; readonly wing: keyof typeof wings }
  | { readonly kind: 'beetle'; readonly shell: keyof typeof shells; readonly horned?: boolean }

const fore: readonly Point[] = [
  [14, -20],
  [120, -180],
  [250, -262],
  [322, -262],
  [318, -190],
  [286, -90],
  [230, -10],
  [120, 24],
  [20, 14],
]
const hind: readonly Point[] = [
  [14, 8],
  [110, 18],
  [210, 44],
  [238, 110],
  [216, 190],
  [150, 236],
  [84, 214],
  [40, 130],
]
const tailed: readonly Point[] = [
  [14, 8],
  [110, 18],
  [206, 40],
  [226, 110],
  [196, 180],
  [206, 280],
  [170, 272],
  [150, 210],
  [84, 204],
  [40, 130],
]

function butterfly(sheet: Sheet, name: keyof typeof wings) {
  const { random } = sheet
  const [ground, dark, spot] = wings[name]
  const lower = name === 'swallowtail' ? tailed : hind
  const stretch = random.between(0.92, 1.06)
  const wing = (points: readonly Point[], side: number) =>
    smooth(placed(points, [450, 450], side * 1.12, 1.12 * stretch), true)
  const outline = [fore, lower].flatMap(points => [wing(points, 1), wing(points, -1)]).join('')
  const half = (points: readonly Point[], root: Point) => {
    const path = smooth(points, true)
    const [gx, gy] = [0.05, root[1] < 0 ? 0.9 : 0.1]
    const veins = points
      .slice(1, -1)
      .map(
        ([x, y]) =>
          svg`<path d="M${root[0]} ${root[1]}Q${x * 0.5} ${y * 0.5 + 10} ${x} ${y}" fill="none" stroke="${dark}" stroke-width="2.4" opacity=".75"/>`,
      )
    const spots = points
      .slice(1, -1)
      .map(
        ([x, y], index) =>
          svg`<circle cx="${x * 0.93}" cy="${y * 0.93}" r="${4 + (index % 3) * 2.5}" fill="${spot}"/>`,
      )
    return svg`<path d="${path}" fill="${sheet.radial(
      [
        [0, darker(ground, 0.35)],
        [0.3, ground],
        [0.75, lighter(ground, 0.12)],
        [1, dark],
      ],
      [gx, gy],
      1.05,
    )}"/><g clip-path="${sheet.clip(path)}"><path d="${path}" fill="none" stroke="${dark}" stroke-width="${name === 'white' ? 16 : 42}" opacity=".88"/>${veins}${spots}</g><path d="${path}" fill="none" stroke="${dark}" stroke-width="3"/>`
  }
  const eye =
    name === 'moth' || name === 'swallowtail'
      ? svg`<circle cx="150" cy="130" r="30" fill="${dark}"/><circle cx="150" cy="130" r="20" fill="${spot}"/><circle cx="150" cy="130" r="10" fill="${dark}"/>`
      : ''
  const side = half(lower, [14, 10]) + eye + half(fore, [14, -18])
  const body = svg`<path d="M0 -72Q20 -60 14 -20Q18 40 8 128Q0 140 -8 128Q-18 40 -14 -20Q-20 -60 0 -72Z" fill="${sheet.linear(
    [
      [0, lighter(dark, 0.35)],
      [0.4, dark],
      [1, darker(dark, 0.6)],
    ],
  )}"/>${times(7, index => svg`<path d="M-11 ${20 + index * 14}Q0 ${26 + index * 14} 11 ${20 + index * 14}" stroke="#000" stroke-opacity=".4" fill="none" stroke-width="2"/>`)}<path d="M-4 -70Q-40 -150 -70 -186M4 -70Q40 -150 70 -186" stroke="${dark}" stroke-width="3" fill="none"/><circle cx="-71" cy="-188" r="5" fill="${dark}"/><circle cx="71" cy="-188" r="5" fill="${dark}"/><circle cx="0" cy="-30" r="5" fill="#cfcac0"/>`
  const object = svg`<g transform="translate(450 450) scale(1.12 ${1.12 * stretch})"><g>${side}</g><g transform="scale(-1 1)">${side}</g>${body}</g><path d="${outline}" fill="${sheet.texture('fibre', 0.9, 60)}" opacity=".16"/>`
  return { outline, object }
}

function beetle(sheet: Sheet, name: keyof typeof shells, horned: boolean) {
  const colour = shells[name]
  const shine = sheet.radial(
    [
      [0, lighter(colour, 0.6)],
      [0.3, colour],
      [1, darker(colour, 0.7)],
    ],
    [0.32, 0.24],
    0.85,
  )
  const leg = (y: number, reach: number, drop: number) =>
    [-1, 1].map(
      side =>
        svg`<path d="M${450 + side * 90} ${y}L${450 + side * reach} ${y + drop * 0.4}L${450 + side * (reach + 46)} ${y + drop}l${side * 14} ${drop > 0 ? 44 : -40}" fill="none" stroke="${darker(colour, 0.62)}" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"/>`,
    )
  const back = 'M450 350Q600 352 618 500Q624 690 450 780Q276 690 282 500Q300 352 450 350Z'
  const chest = 'M310 350Q300 250 380 236H520Q600 250 590 350Q450 380 310 350Z'
  const horns = horned
    ? svg`<path d="M412 180Q330 150 330 70Q350 40 372 66Q360 110 400 130Q424 100 420 90Q450 120 430 176ZM488 180Q570 150 570 70Q550 40 528 66Q540 110 500 130Q476 100 480 90Q450 120 470 176Z" fill="${darker(colour, 0.5)}"/>`
    : svg`<path d="M410 180Q330 130 260 150M490 180Q570 130 640 150" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="9" stroke-linecap="round"/>`
  const ribs = times(
    4,
    index =>
      svg`<path d="M${436 - index * 36} 366Q${424 - index * 42} 560 ${444 - index * 22} ${764 - index * 32}M${464 + index * 36} 366Q${476 + index * 42} 560 ${456 + index * 22} ${764 - index * 32}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3.500"/>`,
  )
  const object = svg`${leg(290, 190, -60)}${leg(440, 230, 20)}${leg(600, 220, 120)}${horns}<path d="M392 246Q386 170 450 164Q514 170 508 246Z" fill="${shine}"/><circle cx="396" cy="206" r="12" fill="#111"/><circle cx="504" cy="206" r="12" fill="#111"/><path d="${chest}" fill="${shine}"/><path d="${back}" fill="${shine}"/>${ribs}<path d="M450 352V778" stroke="#000" stroke-width="4" opacity=".7"/><path d="M426 352H474L450 392Z" fill="${darker(colour, 0.4)}"/><path d="${back}${chest}" fill="${sheet.texture('pits', 0.7)}" opacity=".25"/><path d="M340 420Q330 560 380 660" stroke="#fff" stroke-width="26" opacity=".35" fill="none" stroke-linecap="round" filter="${sheet.blur(10)}"/><path d="M350 270Q390 252 440 256" stroke="#fff" stroke-width="16" opacity=".4" fill="none" stroke-linecap="round" filter="${sheet.blur(6)}"/><circle cx="520" cy="440" r="5" fill="#d8d4c8"/>`
  return { outline: `${back}${chest}M392 246Q386 170 450 164Q514 170 508 246Z`, object }
}

/** Pinned insects with their label. */
export const insect: Family<InsectParams> = {
  size: () => [900, 900],
  draw(sheet, params) {
    const { random } = sheet
    const { outline, object } =
      params.kind === 'butterfly'
        ? butterfly(sheet, params.wing)
        : beetle(sheet, params.shell, params.horned ?? false)
    const label = svg`<path d="M370 812H540V874H370Z" fill="#f4eedd" stroke="#00000022"/>${times(2, index => scribble(384, 838 + index * 20, random.between(100, 138), 11, '#3a3226', random.between))}`
    return lying(sheet, random.pick('light', 'warm'), outline, object + label, 24)
  },
}
