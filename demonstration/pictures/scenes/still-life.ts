import { darker, lighter, mix } from '../drawing/colour.ts'
import { mouth, type Profile, revolve, roundness } from '../drawing/revolved.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { svg, times } from '../drawing/svg.ts'

const jug: Profile = [
  [0, 0.13],
  [0.04, 0.14],
  [0.12, 0.1],
  [0.25, 0.1],
  [0.4, 0.22],
  [0.6, 0.3],
  [0.8, 0.26],
  [0.95, 0.17],
  [1, 0.18],
]
const bowl: Profile = [
  [0, 0.95],
  [0.1, 0.93],
  [0.5, 0.7],
  [0.85, 0.35],
  [1, 0.36],
]

function fruit(sheet: Sheet, x: number, y: number, radius: number, colour: string): string {
  const skin = sheet.radial(
    [
      [0, lighter(colour, 0.5)],
      [0.45, colour],
      [1, darker(colour, 0.65)],
    ],
    [0.35, 0.3],
    0.75,
  )
  return svg`<ellipse cx="${x + radius * 0.35}" cy="${y + radius * 0.95}" rx="${radius}" ry="${radius * 0.22}" fill="#000" opacity=".5" filter="${sheet.blur(9)}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${skin}"/><path d="M${x} ${y - radius * 0.86}q4 -16 14 -20" fill="none" stroke="#3a2a14" stroke-width="4" stroke-linecap="round"/><ellipse cx="${x - radius * 0.35}" cy="${y - radius * 0.42}" rx="${radius * 0.16}" ry="${radius * 0.1}" fill="#fff" opacity=".55" filter="${sheet.blur(3)}"/>`
}

/** A jug, a bowl and fruit on a table before a dark wall: 1000 by `height`. */
export function stillLife(sheet: Sheet, height: number): string {
  const { random } = sheet
  const table = height * 0.66
  const wall = random.pick('#3b3328', '#2d3330', '#463a30', '#4b4a3c')
  const cloth = random.pick('#8c7f66', '#6d4c3a', '#b8ab90', '#59616a')
  const clay = random.pick('#a4b0b2', '#8b4f33', '#c3b08b', '#47617d')
  const side = random.pick(-1, 1)
  const jugBody = revolve(jug, 500 - side * 170, table - height * 0.46, height * 0.54)
  const dish = revolve(bowl, 500 + side * 140, table - height * 0.02, height * 0.17)
  const fruits = () => random.pick('#b5472c', '#c98a2b', '#7f8b3a', '#8c2f3a', '#d2a63c')
  const vesselOf = (body: typeof jugBody, colour: string) =>
    svg`<ellipse cx="${body.x + 30}" cy="${body.top + body.height}" rx="${body.radius(1) * 1.7}" ry="18" fill="#000" opacity=".55" filter="${sheet.blur(14)}"/><path d="${body.outline}" fill="${colour}"/>${roundness(sheet, body, 0.8)}${mouth(sheet, body, lighter(colour, 0.15), darker(colour, 0.5))}`
  return svg`<rect width="1000" height="${height}" fill="${sheet.radial(
    [
      [0, lighter(wall, 0.18)],
      [1, darker(wall, 0.6)],
    ],
    [0.3, 0.3],
    0.9,
  )}"/><path d="M0 ${table}H1000V${height}H0Z" fill="${sheet.linear(
    [
      [0, mix(cloth, '#000000', 0.25)],
      [0.3, cloth],
      [1, darker(cloth, 0.45)],
    ],
    [0, 0],
    [0, 1],
  )}"/><g filter="${sheet.blur(9, 0.05)}" opacity=".3">${times(7, index => svg`<path d="M${index * 170 - 60} ${height}Q${index * 170 + 20} ${table + 80} ${index * 170 + random.around(60, 60)} ${table + 14}" stroke="${darker(cloth, 0.5)}" stroke-width="16" fill="none"/>`)}</g><g><path d="M${jugBody.x - side * jugBody.radius(0.2)} ${jugBody.top + 30}q${-side * 110} 20 ${-side * 90} 130q${side * 10} 50 ${side * 40} 70" fill="none" stroke="${darker(clay, 0.45)}" stroke-width="20"/>${vesselOf(jugBody, clay)}</g>${times(5, index => fruit(sheet, dish.x - 110 + (index % 3) * 105 + (index > 2 ? 55 : 0), dish.top - (index > 2 ? 88 : 22), 58, fruits()))}${vesselOf(dish, lighter(clay, 0.12)).replace(/<ellipse cx="[^"]*" cy="[^"]*" rx="[^"]*" ry="[^"]*" fill="(#|url)[^"]*"\/>/g, '')}${times(3, () => fruit(sheet, random.between(200, 820), table + height * random.between(0.14, 0.22), random.between(42, 56), fruits()))}`
}
