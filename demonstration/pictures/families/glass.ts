import { darker, lighter } from '../drawing/colour.ts'
import { smooth } from '../drawing/path.ts'
import { type Profile, revolve, ring } from '../drawing/revolved.ts'
import { standing } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

const forms = {
  flask: [
    [0, 0.1],
    [0.03, 0.105],
    [0.05, 0.06],
    [0.33, 0.052],
    [0.4, 0.08],
    [0.48, 0.15],
    [0.56, 0.218],
    [0.64, 0.265],
    [0.72, 0.29],
    [0.79, 0.295],
    [0.86, 0.28],
    [0.93, 0.24],
    [1, 0.17],
  ],
  unguentarium: [
    [0, 0.09],
    [0.03, 0.1],
    [0.06, 0.05],
    [0.5, 0.045],
    [0.6, 0.06],
    [0.68, 0.09],
    [0.76, 0.13],
    [0.84, 0.16],
    [0.91, 0.168],
    [0.96, 0.155],
    [1, 0.12],
  ],
  beaker: [
    [0, 0.32],
    [0.03, 0.325],
    [0.3, 0.29],
    [0.7, 0.24],
    [0.94, 0.17],
    [0.97, 0.2],
    [1, 0.21],
  ],
  goblet: [
    [0, 0.26],
    [0.12, 0.258],
    [0.24, 0.245],
    [0.34, 0.212],
    [0.41, 0.16],
    [0.46, 0.1],
    [0.5, 0.055],
    [0.55, 0.04],
    [0.6, 0.052],
    [0.64, 0.036],
    [0.8, 0.032],
    [0.88, 0.045],
    [0.93, 0.09],
    [0.97, 0.17],
    [1, 0.22],
  ],
} as const satisfies Record<string, Profile>

const tints = {
  aqua: '#8fbcb4',
  green: '#7f9f62',
  amber: '#b98434',
  blue: '#34568f',
  purple: '#6b4a78',
  clear: '#c4cfcd',
} as const

export interface GlassParams {
  readonly form: keyof typeof forms
  readonly tint: keyof typeof tints
  /** Weathered to a mother-of-pearl sheen. */
  readonly weathered?: boolean
}

/** Blown glass: the paper shows through, edges are deeper in colour. */
export const glass: Family<GlassParams> = {
  size: () => [860, 1080],
  draw(sheet, { form, tint, weathered }) {
    const { random } = sheet
    const [x, foot, height] = [430, 950, 740]
    const body = revolve(forms[form], x, foot - height, height)
    const colour = tints[tint]
    const clip = sheet.clip(body.outline)
    const through = sheet.linear([
      [0, darker(colour, 0.45), 0.9],
      [0.1, colour, 0.75],
      [0.5, lighter(colour, 0.3), 0.5],
      [0.88, colour, 0.75],
      [1, darker(colour, 0.5), 0.92],
    ])
    const mouth = body.radius(0)
    const bloom = weathered
      ? times(34, () => {
          const [turn, share] = [random.between(-0.95, 0.95), random.between(0.05, 0.98)]
          const [px, py] = body.at(turn, share)
          return svg`<ellipse cx="${px}" cy="${py}" rx="${random.between(14, 60)}" ry="${random.between(10, 40)}" fill="${random.pick('#e8d8b0', '#c9b6d6', '#a9d2c4', '#e6b9a8', '#8fa5c9')}" opacity="${random.between(0.15, 0.4)}"/>`
        })
      : ''
    const object = svg`<ellipse cx="${x}" cy="${foot - height}" rx="${mouth}" ry="${mouth * 0.16}" fill="${darker(colour, 0.3)}" opacity=".55"/><path d="${body.outline}" fill="${through}"/><g clip-path="${clip}"><g opacity=".5">${ring(body, 0.9, 1, darker(colour, 0.5))}</g><g filter="${sheet.blur(9, 0.05)}">${bloom}</g><path d="${body.outline}" fill="${sheet.texture('pits', 1.2)}" opacity="${weathered ? 0.25 : 0.05}"/><path d="${body.outline}" fill="none" stroke="${darker(colour, 0.55)}" stroke-width="16" opacity=".45" filter="${sheet.blur(5, 0.03)}"/><path d="${smooth([0.06, 0.3, 0.5, 0.7, 0.9].map(share => body.at(-0.62, share)))}" fill="none" stroke="#fff" stroke-width="15" opacity=".75" stroke-linecap="round" filter="${sheet.blur(4)}"/><path d="${smooth([0.1, 0.35, 0.6, 0.88].map(share => body.at(0.74, share)))}" fill="none" stroke="#fff" stroke-width="9" opacity=".4" filter="${sheet.blur(4)}"/></g><ellipse cx="${x}" cy="${foot - height}" rx="${mouth}" ry="${mouth * 0.16}" fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="5"/>`
    return standing(
      sheet,
      random.pick('light', 'grey'),
      { x, y: foot + 4, width: body.radius(1) * 2.2 },
      object,
    )
  },
}
