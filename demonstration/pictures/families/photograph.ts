import { scribble } from '../drawing/lettering.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { laid } from '../drawing/studio.ts'
import { svg } from '../drawing/svg.ts'
import type { Family } from '../family.ts'
import { landscape } from '../scenes/landscape.ts'
import { palettes } from '../scenes/palette.ts'
import { seascape } from '../scenes/seascape.ts'
import { sitter } from '../scenes/sitter.ts'
import { townscape } from '../scenes/townscape.ts'

export interface PhotographParams {
  readonly subject: 'harbour' | 'ships' | 'town' | 'landscape' | 'portrait'
  readonly tone?: 'sepia' | 'silver'
}

function subjectOf(sheet: Sheet, { subject, tone = 'sepia' }: PhotographParams): string {
  const palette = palettes[tone]
  if (subject === 'landscape') return landscape(sheet, palette, 700)
  if (subject === 'harbour') return seascape(sheet, palette, 700, true)
  if (subject === 'ships') return seascape(sheet, palette, 700)
  if (subject === 'town') return townscape(sheet, palette, 700)
  return tone === 'sepia'
    ? sitter(sheet, {
        skin: '#c7aa80',
        hair: '#3a2a1a',
        dress: '#41301f',
        wall: '#8c7450',
        collar: '#e7d8b4',
      })
    : sitter(sheet, {
        skin: '#b5b2ad',
        hair: '#2c2b29',
        dress: '#383634',
        wall: '#7d7b77',
        collar: '#e4e2de',
      })
}

/** Photographic prints on their mount, faded at the edges. */
export const photograph: Family<PhotographParams> = {
  size: ({ subject }) => (subject === 'portrait' ? [840, 1120] : [1160, 880]),
  draw(sheet, params) {
    const { width, height, random } = sheet
    const upright = params.subject === 'portrait'
    const [x, y, w] = [112, 104, width - 224]
    const h = upright ? w * 1.25 : w * 0.7
    const mount = params.tone === 'silver' ? '#dcdad4' : '#d9c9a4'
    const fade = sheet.radial(
      [
        [0.45, mount, 0],
        [1, mount, 0.55],
      ],
      [0.5, 0.5],
      0.75,
    )
    const object = svg`<path d="M56 56H${width - 56}V${height - 56}H56Z" fill="${mount}"/><path d="M56 56H${width - 56}V${height - 56}H56Z" fill="${sheet.texture('mottle', 3.6)}" opacity=".16"/><g transform="translate(${x} ${y})" clip-path="${sheet.clip(svg`M0 0H${w}V${h}H0Z`)}"><g transform="scale(${w / 1000})">${subjectOf(sheet, params)}</g><rect width="${w}" height="${h}" fill="${fade}"/><rect width="${w}" height="${h}" fill="${sheet.texture('grain', 1)}" opacity=".13"/><rect width="${w}" height="${h}" fill="${sheet.texture('mottle', 5)}" opacity=".1"/></g><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#2a1d0e" stroke-opacity=".35" stroke-width="2"/>${scribble(width / 2 - 120, height - 84, 240, 20, '#5a4527', random.between)}`
    return laid(sheet, 'light', 56, object)
  },
}
