import { mix } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { svg, times } from '../drawing/svg.ts'
import { sky } from './landscape.ts'
import type { Palette } from './palette.ts'

/** A chimney of a mill with its smoke, standing at a point. */
function chimney(random: Random, { near, cloud, dark }: Palette, x: number, y: number, high: number): string {
  const top = y - high
  const drift = random.between(90, 170)
  return svg`<path d="M${x - 9} ${y}L${x - 5} ${top}H${x + 5}L${x + 9} ${y}Z" fill="${near}"/><path d="M${x - 7} ${top}h14v7h-14z" fill="${dark}"/>${times(
    7,
    puff => {
      const away = puff / 6
      return svg`<ellipse cx="${x + away * drift}" cy="${top - 8 - away * 46 + random.around(0, 6)}" rx="${9 + away * 34}" ry="${7 + away * 17}" fill="${mix(dark, cloud, 0.35 + away * 0.5)}" opacity="${0.6 - away * 0.45}"/>`
    },
  )}`
}

/** A mill of brick: rows of windows under a saw-tooth roof. */
function mill({ middle, dark, light }: Palette, x: number, y: number, wide: number, high: number): string {
  const [top, teeth] = [y - high, Math.round(wide / 34)]
  const tooth = wide / teeth
  return svg`<path d="M${x} ${y}V${top}${times(teeth, () => `l0 -18l${tooth} 18`)}V${y}Z" fill="${mix(middle, dark, 0.15)}"/>${times(Math.floor(high / 34), row => times(Math.floor(wide / 22), at => svg`<rect x="${x + 7 + at * 22}" y="${top + 12 + row * 34}" width="10" height="18" fill="${mix(dark, light, (row + at) % 5 === 0 ? 0.5 : 0.1)}" opacity=".7"/>`))}`
}

/** A street of tenements that narrows into the distance, seen from its middle: one side of it. */
function tenements(random: Random, { near, light, dark }: Palette, height: number, left: boolean): string {
  const at = (x: number) => (left ? x : 1000 - x)
  const floor = (x: number) => height * (0.96 - (x / 470) * 0.24)
  const roof = (x: number, storeys: number) => floor(x) - storeys * (96 - (x / 470) * 68)
  const edges = [-10, 105, 205, 290, 360, 415, 455]
  return times(edges.length - 1, index => {
    const [from = 0, to = 0] = [edges[index], edges[index + 1]]
    const storeys = random.whole(3, 4)
    const wall = mix(near, light, random.between(0.25, 0.6))
    const windows = times(storeys, storey =>
      times(3, column => {
        const x = from + ((to - from) * (column + 0.5)) / 3
        const step = (floor(x) - roof(x, storeys)) / storeys
        const [wide, y] = [(to - from) * 0.14, roof(x, storeys) + step * (storey + 0.28)]
        return svg`<rect x="${at(x) - wide / 2}" y="${y}" width="${wide}" height="${step * 0.46}" fill="${dark}" opacity=".6"/>`
      }),
    )
    return svg`<path d="M${at(from)} ${floor(from)}V${roof(from, storeys)}L${at(to)} ${roof(to, storeys)}V${floor(to)}Z" fill="${wall}"/><path d="M${at(from)} ${roof(from, storeys)}L${at(to)} ${roof(to, storeys)}" stroke="${dark}" stroke-width="5" opacity=".7"/>${windows}`
  })
}

/** A street of a mill town, its chimneys smoking behind: 1000 by `height`. */
export function townscape(sheet: Sheet, palette: Palette, height: number): string {
  const { random } = sheet
  const horizon = height * 0.72
  const chimneys = times(5, index =>
    chimney(
      random,
      palette,
      180 + index * 160 + random.around(0, 40),
      horizon,
      height * random.between(0.3, 0.48),
    ),
  )
  const mills = times(3, index =>
    mill(palette, 130 + index * 250, horizon, 240, height * random.between(0.17, 0.24)),
  )
  const lamps = times(3, index => {
    const [x, y, scale] = [372 - index * 60, height * (0.79 + index * 0.055), 0.5 + index * 0.3]
    return svg`<path d="M${x} ${y}v${-120 * scale}M${x - 10 * scale} ${y - 120 * scale}h${20 * scale}v${-18 * scale}h${-20 * scale}z" stroke="${palette.dark}" stroke-width="${4 * scale}" fill="${palette.light}"/>`
  })
  const rails = [-26, -8, 8, 26].map(
    away =>
      svg`<path d="M${500 + away * 0.35} ${horizon}L${500 + away * 8} ${height}" stroke="${palette.dark}" stroke-width="2.4" opacity=".55"/>`,
  )
  const street = svg`<path d="M455 ${horizon}H545L1010 ${height}H-10Z" fill="${mix(palette.middle, palette.light, 0.45)}"/>${rails.join('')}`
  return svg`${sky(sheet, palette, horizon)}${chimneys}${mills}<rect y="${horizon}" width="1000" height="${height - horizon}" fill="${palette.near}"/>${street}${tenements(random, palette, height, true)}${tenements(random, palette, height, false)}${lamps}`
}
