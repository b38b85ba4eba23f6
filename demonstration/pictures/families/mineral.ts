import { darker, lighter, mix } from '../drawing/colour.ts'
import { around, line, type Point, smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { standing } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

const minerals = {
  quartz: ['#a9b1b5', 'prism', '#a59f95'],
  amethyst: ['#7b58a3', 'prism', '#8d8794'],
  citrine: ['#cf9a3b', 'prism', '#a39785'],
  beryl: ['#5f9a7a', 'prism', '#8f8b80'],
  pyrite: ['#c3a24f', 'cube', '#6e675c'],
  fluorite: ['#5c7fa3', 'cube', '#8b8a88'],
  halite: ['#dcc9bd', 'cube', '#b5a79b'],
  malachite: ['#1f7a57', 'grape', '#4a5a4d'],
  sulphur: ['#d9c23a', 'prism', '#b3a68d'],
} as const

export interface MineralParams {
  readonly mineral: keyof typeof minerals
}

const face = (points: readonly Point[], fill: string, opacity = 1): string =>
  svg`<path d="${line(points, true)}" fill="${fill}" fill-opacity="${opacity}" stroke="${lighter(fill, 0.35)}" stroke-width="1.4" stroke-opacity=".7"/>`

/** A six-sided prism with its point, three sides seen. */
function prism(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  width: number,
  lean: number,
  colour: string,
): string {
  const { random } = sheet
  const [split, second] = [width * random.between(-0.3, -0.1), width * random.between(0.2, 0.36)]
  const tip = -length
  const neck = tip + width * random.between(0.6, 0.9)
  const half = width / 2
  const shoulder = (at: number) => neck + Math.abs(at) * 0.24
  const clear = (light: number) =>
    sheet.linear(
      [
        [0, lighter(colour, light), 0.96],
        [0.6, mix(colour, '#ffffff', light * 0.4), 0.9],
        [1, darker(colour, 0.5), 0.96],
      ],
      [0, 0],
      [0.15, 1],
    )
  const sides: readonly (readonly [number, number, number])[] = [
    [-half, split, 0.55],
    [split, second, 0.25],
    [second, half, 0],
  ]
  const body = sides.map(
    ([from, to, light]) =>
      svg`<path d="${line(
        [
          [from, 30],
          [from, shoulder(from)],
          [to, shoulder(to)],
          [to, 30],
        ],
        true,
      )}" fill="${clear(light)}" stroke="#fff" stroke-width="1.2" stroke-opacity=".4"/>`,
  )
  const point = sides.map(([from, to, light]) =>
    face(
      [
        [from, shoulder(from)],
        [split * 0.5, tip],
        [to, shoulder(to)],
      ],
      light > 0.5 ? lighter(colour, 0.62) : light > 0.1 ? lighter(colour, 0.32) : darker(colour, 0.18),
      0.95,
    ),
  )
  return svg`<g transform="translate(${x} ${y}) rotate(${lean})">${body}${point}${times(4, () => svg`<path d="M${random.around(0, half * 0.8)} ${random.between(neck, 0)}l${random.around(0, 30)} ${random.around(0, 24)}" stroke="#fff" stroke-opacity=".3" stroke-width="${random.between(1, 5)}"/>`)}<path d="M${-half + 8} 20V${neck + 30}" stroke="#fff" stroke-width="5" stroke-opacity=".5" stroke-linecap="round"/></g>`
}

function cube(x: number, y: number, size: number, turn: number, colour: string): string {
  const [a, b] = [size * (0.5 + turn * 0.28), size * (0.5 - turn * 0.28)]
  const [rise, drop] = [size * 0.3, size * 0.86]
  const top: Point[] = [
    [-a, -rise * 0.5],
    [b - a, -rise],
    [b, -rise * 0.5],
    [0, 0],
  ]
  const lined = (from: Point, to: Point, count: number) =>
    times(
      count,
      index =>
        svg`<path d="M${from[0]} ${from[1] + ((index + 0.5) * drop) / count}L${to[0]} ${to[1] + ((index + 0.5) * drop) / count}" stroke="#000" stroke-opacity=".1" stroke-width="2"/>`,
    )
  return svg`<g transform="translate(${x} ${y})">${face(
    [
      [-a, -rise * 0.5],
      [0, 0],
      [0, drop],
      [-a, drop - rise * 0.5],
    ],
    mix(colour, '#ffffff', 0.12),
  )}${lined([-a, -rise * 0.5], [0, 0], 8)}${face(
    [
      [0, 0],
      [b, -rise * 0.5],
      [b, drop - rise * 0.5],
      [0, drop],
    ],
    darker(colour, 0.42),
  )}${lined([0, 0], [b, -rise * 0.5], 8)}${face(top, lighter(colour, 0.5))}<path d="M${-a * 0.9} ${-rise * 0.3}L${-a * 0.3} ${drop * 0.5}L${-a * 0.7} ${drop * 0.6}Z" fill="#fff" opacity=".16"/></g>`
}

function grape(sheet: Sheet, x: number, y: number, radius: number, colour: string): string {
  const round = sheet.radial(
    [
      [0, lighter(colour, 0.45)],
      [0.4, colour],
      [1, darker(colour, 0.65)],
    ],
    [0.35, 0.3],
    0.75,
  )
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${round}"/>${times(3, index => svg`<circle cx="${x}" cy="${y}" r="${radius * (0.35 + index * 0.22)}" fill="none" stroke="${index % 2 === 0 ? lighter(colour, 0.35) : darker(colour, 0.4)}" stroke-width="${radius * 0.05}" opacity=".45"/>`)}<ellipse cx="${x - radius * 0.35}" cy="${y - radius * 0.4}" rx="${radius * 0.14}" ry="${radius * 0.09}" fill="#fff" opacity=".7"/>`
}

/** Crystals on their matrix. */
export const mineral: Family<MineralParams> = {
  size: () => [940, 940],
  draw(sheet, { mineral: name }) {
    const { random } = sheet
    const [colour, habit, bed] = minerals[name]
    const base = smooth(
      around(
        [470, 700],
        18,
        angle => (Math.sin(angle) < 0 ? 250 : 200) + 90 * Math.abs(Math.cos(angle)) + random.around(0, 22),
      ).map(([x, y]): Point => [x, 700 + (y - 700) * 0.5]),
      true,
    )
    const places = Array.from(
      { length: habit === 'grape' ? 46 : habit === 'cube' ? 9 : 15 },
      () => [random.around(0, 1), random.between(0, 1)] as const,
    ).toSorted((one, other) => one[1] - other[1])
    const crystals = places.map(([across, depth]) => {
      const [x, y] = [470 + across * 240, 610 + depth * 110]
      if (habit === 'prism')
        return prism(
          sheet,
          x,
          y + 20,
          (1.15 - Math.abs(across)) * random.between(260, 420) * (1.1 - depth * 0.5),
          random.between(60, 120),
          across * 38 + random.around(0, 8),
          colour,
        )
      if (habit === 'cube')
        return cube(
          470 + across * 200,
          420 + depth * 190,
          random.between(110, 230) * (0.75 + depth * 0.3),
          random.around(0, 0.7),
          colour,
        )
      return grape(
        sheet,
        470 + across * 270,
        470 + depth * 230 + Math.abs(across) * 60,
        random.between(42, 92),
        colour,
      )
    })
    const crust = times(
      60,
      () =>
        svg`<path transform="translate(${470 + random.around(0, 300)} ${random.between(650, 790)}) rotate(${random.between(0, 90)}) scale(${random.between(4, 16)})" d="M0 -1L1 0L0 1L-1 0Z" fill="${mix(bed, colour, random.between(0.2, 0.9))}" opacity=".8"/>`,
    )
    const object = svg`<path d="${base}" fill="${darker(bed, 0.2)}"/><g clip-path="${sheet.clip(base)}"><path d="${base}" fill="${sheet.texture('mottle', 1.5)}" opacity=".6"/><path d="${base}" fill="${sheet.texture('pits', 0.9)}" opacity=".6"/><path d="${base}" fill="${sheet.linear(
      [
        [0, '#ffffff', 0.25],
        [1, '#000000', 0.6],
      ],
      [0.2, 0],
      [0.6, 1],
    )}"/>${crust}</g>${crystals}`
    return standing(sheet, random.pick('grey', 'dark', 'light'), { x: 470, y: 800, width: 560 }, object)
  },
}
