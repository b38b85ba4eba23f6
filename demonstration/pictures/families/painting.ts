import { darker, lighter, mix } from '../drawing/colour.ts'
import { smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'
import { landscape } from '../scenes/landscape.ts'
import { type PaletteName, palettes } from '../scenes/palette.ts'
import { seascape } from '../scenes/seascape.ts'
import { sitter } from '../scenes/sitter.ts'
import { stillLife } from '../scenes/still-life.ts'

const frames = {
  gilt: ['#b98f3f', 78],
  ebony: ['#2a221c', 56],
  oak: ['#7b5530', 50],
  none: ['#000000', 0],
} as const

export interface PaintingParams {
  readonly subject: 'landscape' | 'seascape' | 'harbour' | 'stillLife' | 'portrait' | 'abstract'
  readonly hour?: PaletteName
  readonly frame?: keyof typeof frames
}

const insideSize = ({ subject }: PaintingParams): readonly [number, number] =>
  subject === 'portrait' ? [840, 1050] : subject === 'abstract' ? [900, 900] : [1100, 760]

/** Fields of colour and arcs in balance. */
function abstract(sheet: Sheet): string {
  const { random } = sheet
  const colours = random.pick(
    ['#d9cdb4', '#28384c', '#b5482f', '#d49a35', '#7b8f88'],
    ['#e6dfcf', '#22201e', '#a83a2c', '#37598a', '#d8b13e'],
    ['#cfc7ba', '#46523f', '#8d6a4a', '#c08a6a', '#2e2b29'],
  ) as readonly string[]
  const colour = () => random.pick('', ...colours.slice(1)) || (colours[1] ?? '#000000')
  return svg`<rect width="1000" height="1000" fill="${colours[0]}"/>${times(9, () => {
    const [x, y, w, h] = [
      random.between(-60, 800),
      random.between(-60, 800),
      random.between(120, 460),
      random.between(120, 460),
    ]
    return svg`<path d="M${x} ${y + random.around(0, 30)}L${x + w} ${y}L${x + w + random.around(0, 50)} ${y + h}L${x} ${y + h}Z" fill="${colour()}" opacity="${random.between(0.6, 0.95)}"/>`
  })}${times(4, () => {
    const radius = random.between(60, 210)
    const [cx, cy] = [random.between(150, 850), random.between(150, 850)]
    return random.chance(0.5)
      ? svg`<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${colour()}" opacity=".85"/>`
      : svg`<path d="M${cx - radius} ${cy}A${radius} ${radius} 0 0 1 ${cx + radius} ${cy}" fill="none" stroke="${colours[1]}" stroke-width="${random.between(8, 30)}"/>`
  })}<path d="${smooth([
    [random.between(0, 200), random.between(100, 900)],
    [400, random.between(100, 900)],
    [650, random.between(100, 900)],
    [1000, random.between(100, 900)],
  ])}" fill="none" stroke="${colours[1]}" stroke-width="9"/>`
}

function subjectOf(sheet: Sheet, { subject, hour }: PaintingParams, height: number): string {
  const { random } = sheet
  const palette = palettes[hour ?? random.pick<PaletteName>('morning', 'noon', 'dusk', 'autumn')]
  switch (subject) {
    case 'landscape':
      return landscape(sheet, palette, height)
    case 'seascape':
      return seascape(sheet, palette, height)
    case 'harbour':
      return seascape(sheet, palette, height, true)
    case 'stillLife':
      return stillLife(sheet, height)
    case 'abstract':
      return abstract(sheet)
    case 'portrait':
      return sitter(sheet, {
        skin: random.pick('#cf9f7d', '#d9ae8c', '#b98560', '#8f6142'),
        hair: random.pick('#3a2517', '#6a4524', '#1f1712', '#85807a', '#8a5a2c'),
        dress: random.pick('#26303d', '#4a1f22', '#2c2a26', '#2f4236', '#6b5a3a'),
        wall: random.pick('#4d4435', '#3b423f', '#5a4636'),
        collar: random.pick('#e4dccb', '#cfc3a8', '#241f1c'),
      })
  }
}

/** A frame with mitred corners, light from the upper left. */
function frameAround(sheet: Sheet, colour: string, border: number): string {
  const { width, height } = sheet
  const [light, dark] = [lighter(colour, 0.3), darker(colour, 0.45)]
  const bar = (points: string, from: string, to: string, turned: boolean) =>
    svg`<path d="${points}" fill="${sheet.linear(
      [
        [0, to],
        [0.18, from],
        [0.4, darker(from, 0.3)],
        [0.6, lighter(from, 0.2)],
        [0.85, from],
        [1, to],
      ],
      [0, 0],
      turned ? [1, 0] : [0, 1],
    )}"/>`
  const [x, y] = [width - border, height - border]
  return svg`${bar(svg`M0 0H${width}L${x} ${border}H${border}Z`, light, dark, false)}${bar(svg`M0 0L${border} ${border}V${y}L0 ${height}Z`, mix(light, colour, 0.5), dark, true)}${bar(svg`M${width} 0V${height}L${x} ${y}V${border}Z`, mix(colour, dark, 0.45), dark, true)}${bar(svg`M0 ${height}L${border} ${y}H${x}L${width} ${height}Z`, mix(colour, dark, 0.25), dark, false)}<rect x="${border - 5}" y="${border - 5}" width="${x - border + 10}" height="${y - border + 10}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="5"/><rect width="${width}" height="${height}" fill="${sheet.texture('grain', 1.4)}" opacity=".1" clip-path="${sheet.clip(svg`M0 0H${width}V${height}H0ZM${border} ${border}V${y}H${x}V${border}Z`)}"/>`
}

/** Paintings, in their frame or without one. */
export const painting: Family<PaintingParams> = {
  size(params) {
    const [width, height] = insideSize(params)
    const border = frames[params.frame ?? 'none'][1]
    return [width + border * 2, height + border * 2]
  },
  draw(sheet, params) {
    const [width, height] = insideSize(params)
    const [colour, border] = frames[params.frame ?? 'none']
    const scale = width / 1000
    const canvas = svg`<g transform="translate(${border} ${border})" clip-path="${sheet.clip(svg`M0 0H${width}V${height}H0Z`)}"><g transform="scale(${scale})">${subjectOf(sheet, params, height / scale)}</g><rect width="${width}" height="${height}" fill="${sheet.texture('fibre', 1.6)}" opacity=".035"/><rect width="${width}" height="${height}" fill="${sheet.texture('weave', 1)}" opacity=".07"/><rect width="${width}" height="${height}" fill="${sheet.radial(
      [
        [0.5, '#3a2408', 0],
        [1, '#241302', 0.45],
      ],
      [0.5, 0.5],
      0.75,
    )}"/>${border > 0 && svg`<path d="M0 0H${width}V14H14V${height}H0Z" fill="#000" opacity=".5" filter="${sheet.blur(10, 0.02)}"/>`}</g>`
    return canvas + (border > 0 ? frameAround(sheet, colour, border) : '')
  },
}
