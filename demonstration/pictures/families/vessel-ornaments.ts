import { line, type Point, smooth } from '../drawing/path.ts'
import type { Revolved } from '../drawing/revolved.ts'
import { svg, times } from '../drawing/svg.ts'

/** Draws between two heights of a body, in one colour. */
type Ornament = (body: Revolved, from: number, to: number, colour: string) => string

/** Repeats a motif of the unit square around the visible half of the body. */
function repeated(
  body: Revolved,
  from: number,
  to: number,
  proportion: number,
  motif: (map: (point: Point) => Point) => string,
): string {
  const wide = body.radius((from + to) / 2)
  const count = Math.max(4, Math.round((wide * Math.PI) / ((to - from) * body.height * proportion)))
  return times(count, index =>
    motif(([u, v]) => body.at(((index + u) / count) * 2 - 1, from + v * (to - from))),
  )
}

const stroke = (path: string, colour: string, width: number) =>
  svg`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

const thickness = (body: Revolved, from: number, to: number, share: number) =>
  (to - from) * body.height * share

const lined =
  (proportion: number, share: number, ...lines: readonly (readonly Point[])[]): Ornament =>
  (body, from, to, colour) =>
    repeated(body, from, to, proportion, map =>
      lines.map(points => stroke(line(points.map(map)), colour, thickness(body, from, to, share))).join(''),
    )

const filled =
  (proportion: number, ...shapes: readonly (readonly Point[])[]): Ornament =>
  (body, from, to, colour) =>
    repeated(body, from, to, proportion, map =>
      shapes.map(points => svg`<path d="${smooth(points.map(map), true)}" fill="${colour}"/>`).join(''),
    )

const angular =
  (proportion: number, ...shapes: readonly (readonly Point[])[]): Ornament =>
  (body, from, to, colour) =>
    repeated(body, from, to, proportion, map =>
      shapes.map(points => svg`<path d="${line(points.map(map), true)}" fill="${colour}"/>`).join(''),
    )

/** A walker of the geometric style: triangle for a chest, thin waist, long legs. */
const walker: readonly (readonly Point[])[] = [
  [
    [0.44, 0.04],
    [0.56, 0.04],
    [0.6, 0.12],
    [0.53, 0.19],
    [0.47, 0.19],
    [0.42, 0.12],
  ],
  [
    [0.26, 0.2],
    [0.74, 0.2],
    [0.54, 0.46],
    [0.46, 0.46],
  ],
  [
    [0.46, 0.45],
    [0.54, 0.45],
    [0.66, 0.6],
    [0.6, 0.72],
    [0.7, 0.96],
    [0.8, 1],
    [0.62, 1],
    [0.52, 0.74],
    [0.5, 0.6],
    [0.4, 0.76],
    [0.32, 0.96],
    [0.4, 1],
    [0.22, 1],
    [0.24, 0.94],
    [0.32, 0.72],
    [0.36, 0.58],
  ],
  [
    [0.27, 0.2],
    [0.3, 0.22],
    [0.16, 0.42],
    [0.1, 0.4],
  ],
  [
    [0.73, 0.2],
    [0.7, 0.22],
    [0.84, 0.4],
    [0.9, 0.36],
  ],
  [
    [0.86, 0.02],
    [0.89, 0.02],
    [0.91, 0.98],
    [0.88, 0.98],
  ],
]

const horse: readonly (readonly Point[])[] = [
  [
    [0.2, 0.4],
    [0.3, 0.36],
    [0.56, 0.4],
    [0.68, 0.36],
    [0.74, 0.16],
    [0.7, 0.06],
    [0.77, 0.1],
    [0.94, 0.26],
    [0.92, 0.32],
    [0.82, 0.28],
    [0.8, 0.46],
    [0.76, 0.56],
    [0.75, 0.76],
    [0.72, 0.96],
    [0.66, 0.98],
    [0.69, 0.74],
    [0.66, 0.56],
    [0.44, 0.54],
    [0.33, 0.6],
    [0.36, 0.76],
    [0.31, 0.97],
    [0.25, 0.97],
    [0.27, 0.78],
    [0.22, 0.6],
    [0.17, 0.48],
    [0.1, 0.8],
    [0.07, 0.8],
    [0.12, 0.46],
  ],
]

const goose: readonly (readonly Point[])[] = [
  [
    [0.08, 0.5],
    [0.3, 0.42],
    [0.55, 0.46],
    [0.64, 0.36],
    [0.66, 0.14],
    [0.74, 0.06],
    [0.82, 0.1],
    [0.94, 0.16],
    [0.8, 0.19],
    [0.76, 0.4],
    [0.7, 0.6],
    [0.5, 0.72],
    [0.28, 0.66],
  ],
  [
    [0.4, 0.68],
    [0.44, 0.68],
    [0.43, 0.94],
    [0.52, 0.98],
    [0.38, 0.98],
  ],
  [
    [0.54, 0.66],
    [0.58, 0.66],
    [0.57, 0.94],
    [0.66, 0.98],
    [0.52, 0.98],
  ],
]

export const ornaments = {
  meander: lined(
    1.15,
    0.13,
    [
      [0, 0.9],
      [0, 0.1],
      [0.82, 0.1],
      [0.82, 0.68],
      [0.42, 0.68],
      [0.42, 0.42],
    ],
    [
      [0, 0.92],
      [1, 0.92],
    ],
  ),
  zigzag: lined(0.7, 0.12, [
    [0, 0.9],
    [0.5, 0.1],
    [1, 0.9],
  ]),
  wave: (body, from, to, colour) =>
    repeated(body, from, to, 1.3, map =>
      stroke(
        smooth(
          (
            [
              [0, 0.9],
              [0.35, 0.75],
              [0.55, 0.3],
              [0.85, 0.15],
              [0.95, 0.45],
              [0.75, 0.55],
            ] as const
          ).map(map),
        ),
        colour,
        thickness(body, from, to, 0.15),
      ),
    ),
  tongues: filled(0.36, [
    [0.2, 0],
    [0.8, 0],
    [0.82, 0.7],
    [0.5, 1],
    [0.18, 0.7],
  ]),
  rays: angular(0.42, [
    [0.08, 1],
    [0.5, 0],
    [0.92, 1],
  ]),
  diamonds: angular(0.8, [
    [0.05, 0.5],
    [0.5, 0.05],
    [0.95, 0.5],
    [0.5, 0.95],
  ]),
  ivy: (body, from, to, colour) =>
    repeated(
      body,
      from,
      to,
      1.2,
      map =>
        svg`${stroke(
          smooth(
            (
              [
                [0, 0.5],
                [0.25, 0.35],
                [0.5, 0.5],
                [0.75, 0.65],
                [1, 0.5],
              ] as const
            ).map(map),
          ),
          colour,
          thickness(body, from, to, 0.06),
        )}<path d="${smooth(
          (
            [
              [0.25, 0.32],
              [0.1, 0.1],
              [0.25, 0.02],
              [0.42, 0.1],
            ] as const
          ).map(map),
          true,
        )}${smooth(
          (
            [
              [0.75, 0.68],
              [0.6, 0.9],
              [0.75, 0.98],
              [0.92, 0.9],
            ] as const
          ).map(map),
          true,
        )}" fill="${colour}"/>`,
    ),
  palmettes: filled(
    1,
    ...[-1.2, -0.6, 0, 0.6, 1.2].map((lean): readonly Point[] => {
      const [x, y] = [0.5 + Math.sin(lean) * 0.42, 0.62 - Math.cos(lean) * 0.56]
      return [
        [0.5, 0.72],
        [(0.5 + x) / 2 - 0.06, (0.7 + y) / 2],
        [x, y],
        [(0.5 + x) / 2 + 0.06, (0.7 + y) / 2],
      ]
    }),
    [
      [0.1, 0.96],
      [0.5, 0.8],
      [0.9, 0.96],
      [0.5, 0.9],
    ],
  ),
  walkers: filled(0.62, ...walker),
  horses: filled(1.15, ...horse),
  geese: filled(1, ...goose),
  lines: lined(
    3,
    0.1,
    [
      [0, 0.2],
      [1, 0.2],
    ],
    [
      [0, 0.8],
      [1, 0.8],
    ],
  ),
} as const satisfies Record<string, Ornament>

export type OrnamentName = keyof typeof ornaments
