import { darker, lighter } from '../drawing/colour.ts'
import { around, line, type Point, placed } from '../drawing/path.ts'
import { revolve, ring } from '../drawing/revolved.ts'
import { lying } from '../drawing/studio.ts'
import { svg } from '../drawing/svg.ts'
import type { Family } from '../family.ts'
import { type OrnamentName, ornaments } from './vessel-ornaments.ts'

const clays = {
  orange: ['#bb6a3d', '#211a17'],
  buff: ['#cba87a', '#3c271b'],
  black: ['#1f1b19', '#c0673b'],
  grey: ['#8b867e', '#4b4742'],
  red: ['#a5432c', '#7d2c1c'],
} as const

export interface SherdParams {
  readonly clay: keyof typeof clays
  readonly ornament?: OrnamentName
}

/** A piece of a broken pot, its painted side up. */
export const sherd: Family<SherdParams> = {
  size: () => [900, 820],
  draw(sheet, { clay, ornament }) {
    const { random } = sheet
    const [ground, paint] = clays[clay]
    const edge = around([450, 410], random.whole(6, 9), () => random.between(200, 320)).flatMap(
      (point, index, all): Point[] => {
        const [nx, ny] = all[(index + 1) % all.length] ?? point
        const between = (share: number): Point => [
          point[0] + (nx - point[0]) * share + random.around(0, 9),
          point[1] + (ny - point[1]) * share + random.around(0, 9),
        ]
        return [point, between(0.3), between(0.62)]
      },
    )
    const outline = line(edge, true)
    const body = revolve(
      [
        [0, 0.72],
        [0.5, 0.8],
        [1, 0.72],
      ],
      450,
      20,
      800,
    )
    const motif =
      ornament ??
      random.pick<OrnamentName>('meander', 'walkers', 'zigzag', 'palmettes', 'geese', 'wave', 'horses')
    const painted = svg`${ring(body, 0.27, 0.285, paint)}${ornaments[motif](body, 0.32, 0.56, paint)}${ring(body, 0.6, 0.63, paint)}${ring(body, 0.65, 0.66, paint)}${ornaments[random.pick<OrnamentName>('tongues', 'zigzag', 'rays')](body, 0.7, 0.8, paint)}`
    const object = svg`<path d="${line(placed(edge, [7, 11], 1), true)}" fill="${darker(ground, 0.45)}"/><path d="${outline}" fill="${ground}"/><g clip-path="${sheet.clip(outline)}"><g transform="rotate(${random.around(0, 14)} 450 410)">${painted}</g><path d="${outline}" fill="${sheet.texture('mottle', 2)}" opacity=".28"/><path d="${outline}" fill="${sheet.texture('pits', 0.9)}" opacity=".3"/><path d="${outline}" fill="${sheet.linear(
      [
        [0, '#ffffff', 0.28],
        [0.5, '#ffffff', 0],
        [1, '#000000', 0.42],
      ],
      [0, 0.1],
      [1, 0.9],
    )}"/><path d="${outline}" fill="none" stroke="${lighter(ground, 0.4)}" stroke-width="7" opacity=".6"/></g>`
    return lying(sheet, random.pick('light', 'grey', 'warm'), outline, object, 15)
  },
}
