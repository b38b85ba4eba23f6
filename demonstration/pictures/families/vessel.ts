import { darker, lighter, mix } from '../drawing/colour.ts'
import { line, type Point, placed, smooth } from '../drawing/path.ts'
import { mouth, type Revolved, revolve, ring, roundness } from '../drawing/revolved.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { type Backdrop, standing } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'
import { type VesselForm, type VesselFormName, vesselForms } from './vessel-forms.ts'
import { type OrnamentName, ornaments } from './vessel-ornaments.ts'

interface Ware {
  readonly ground: string
  /** Colour of broad painted fields; undefined where the ground stays bare. */
  readonly cover?: string
  readonly paint: string
  readonly gloss: number
  readonly rough: number
  readonly friezes: readonly [OrnamentName, ...OrnamentName[]]
  readonly borders: readonly [OrnamentName, ...OrnamentName[]]
}

const wares = {
  blackFigure: {
    ground: '#c0653a',
    cover: '#1f1a18',
    paint: '#1f1a18',
    gloss: 0.75,
    rough: 0.12,
    friezes: ['walkers', 'horses'],
    borders: ['tongues', 'ivy', 'palmettes'],
  },
  redFigure: {
    ground: '#1d1917',
    paint: '#c4673a',
    gloss: 0.85,
    rough: 0.1,
    friezes: ['walkers', 'horses', 'palmettes'],
    borders: ['meander', 'palmettes'],
  },
  geometric: {
    ground: '#cfa676',
    paint: '#3b261b',
    gloss: 0.15,
    rough: 0.3,
    friezes: ['horses', 'geese', 'walkers', 'meander'],
    borders: ['meander', 'zigzag', 'diamonds'],
  },
  terracotta: {
    ground: '#b8683f',
    paint: '#8d4629',
    gloss: 0.05,
    rough: 0.45,
    friezes: ['lines', 'wave'],
    borders: ['lines', 'zigzag'],
  },
  majolica: {
    ground: '#ece5d2',
    paint: '#274f93',
    gloss: 0.8,
    rough: 0.12,
    friezes: ['palmettes', 'ivy'],
    borders: ['wave', 'ivy', 'tongues'],
  },
  porcelain: {
    ground: '#edf0ef',
    paint: '#2d4f9a',
    gloss: 1,
    rough: 0.04,
    friezes: ['ivy', 'palmettes', 'geese'],
    borders: ['meander', 'wave'],
  },
  celadon: {
    ground: '#a9b898',
    paint: '#8ea283',
    gloss: 0.9,
    rough: 0.08,
    friezes: ['palmettes', 'wave'],
    borders: ['lines', 'tongues'],
  },
  stoneware: {
    ground: '#857768',
    paint: '#3d4a63',
    gloss: 0.45,
    rough: 0.4,
    friezes: ['wave', 'lines'],
    borders: ['zigzag', 'lines'],
  },
  impasto: {
    ground: '#4a3d34',
    paint: '#6b5a4a',
    gloss: 0.2,
    rough: 0.5,
    friezes: ['zigzag', 'diamonds'],
    borders: ['zigzag', 'lines'],
  },
} as const satisfies Record<string, Ware>

export interface VesselParams {
  readonly form: VesselFormName
  readonly ware: keyof typeof wares
  readonly frieze?: OrnamentName
  readonly backdrop?: Backdrop
  /** Cracks where it was put together again. */
  readonly mended?: boolean
}

function handles(body: Revolved, form: VesselForm, colour: string): string {
  const width = Math.max(16, form.height * 0.028)
  const strand = (path: string, stroke: string, share: number, shift: number) =>
    svg`<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width * share}" stroke-linecap="round" transform="translate(${-shift} ${-shift})"/>`
  return form.handles
    .flatMap(({ points, oneSided }) =>
      oneSided
        ? [{ points, side: 1 }]
        : [
            { points, side: -1 },
            { points, side: 1 },
          ],
    )
    .map(({ points, side }) => {
      const path = smooth(placed(points, [body.x, body.top], form.height * side, form.height))
      const base = side > 0 ? darker(colour, 0.4) : darker(colour, 0.15)
      return (
        strand(path, darker(colour, 0.65), 1, 0) +
        strand(path, base, 0.78, 1) +
        strand(path, lighter(base, 0.22), 0.26, width * 0.14)
      )
    })
    .join('')
}

function decoration(
  sheet: Sheet,
  body: Revolved,
  { frieze: at, shoulder }: VesselForm,
  ware: Ware,
  wanted?: OrnamentName,
): string {
  const { random } = sheet
  const frieze = wanted ?? random.pick(...ware.friezes)
  const border = random.pick(...ware.borders)
  const [from, to] = at
  const thin = 0.008
  const rings = [from - thin * 2, to + thin, to + thin * 3.4].map(share =>
    ring(body, share, share + thin, ware.paint),
  )
  const lower = to + 0.06
  return svg`${ware.cover && ring(body, 0, shoulder[0] - 0.02, ware.cover)}${ware.cover && ring(body, lower, 1, ware.cover)}${ornaments[border](body, shoulder[0], shoulder[1], ware.paint)}${rings}${ornaments[frieze](body, from + 0.01, to - 0.004, ware.paint)}${!ware.cover && ornaments[random.pick('zigzag', 'rays', 'lines')](body, lower, Math.min(0.92, lower + 0.07), ware.paint)}${ware.cover && ring(body, lower + 0.05, lower + 0.062, ware.ground)}`
}

function cracks(sheet: Sheet, body: Revolved): string {
  const { random } = sheet
  return times(random.whole(3, 5), () => {
    let [turn, share] = [random.between(-0.8, 0.8), random.between(0.2, 0.5)]
    const points: Point[] = []
    for (let step = 0; step < 9; step += 1) {
      points.push(body.at(Math.max(-1, Math.min(1, turn)), Math.min(0.95, share)))
      turn += random.around(0.05, 0.12)
      share += random.between(0.01, 0.07)
    }
    return svg`<path d="${line(points)}" fill="none" stroke="#120c08" stroke-width="1.6" opacity=".55"/>`
  })
}

/** Vessels turned on the wheel: Greek vases, apothecary's jars, porcelain, pots. */
export const vessel: Family<VesselParams> = {
  size: ({ form }) => (vesselForms[form].height < 450 ? [1100, 820] : [920, 1120]),
  draw(sheet, params) {
    const form: VesselForm = vesselForms[params.form]
    const ware: Ware = wares[params.ware]
    const [x, foot] = [sheet.width / 2, sheet.height * (form.height < 450 ? 0.76 : 0.88)]
    const body = revolve(form.profile, x, foot - form.height, form.height)
    const clip = sheet.clip(body.outline)
    const backdrop = params.backdrop ?? sheet.random.pick<Backdrop>('light', 'grey', 'warm')
    const surface = ware.cover ?? ware.ground
    const object = svg`${handles(body, form, surface)}<path d="${body.outline}" fill="${ware.ground}"/><g clip-path="${clip}">${decoration(sheet, body, form, ware, params.frieze)}<path d="${body.outline}" fill="${sheet.texture('mottle', 2.2)}" opacity="${ware.rough * 0.55}"/><path d="${body.outline}" fill="${sheet.texture('pits', 1.1)}" opacity="${ware.rough * 0.5}"/>${params.mended && cracks(sheet, body)}</g>${roundness(sheet, body, ware.gloss)}${mouth(sheet, body, mix(surface, '#ffffff', 0.12), darker(surface, 0.35))}`
    return standing(sheet, backdrop, { x, y: foot + 6, width: body.radius(1) * 2.1 }, object)
  },
}
