import { darker, lighter } from '../drawing/colour.ts'
import { lettering } from '../drawing/lettering.ts'
import { around, line, type Point, smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { type Backdrop, lying, standing } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

const stones = {
  marble: '#d9d5cc',
  limestone: '#c8b793',
  sandstone: '#b5835a',
  basalt: '#56565a',
  granite: '#9b8f8a',
  serpentine: '#5d7059',
  agate: '#a8643c',
  lapis: '#31477c',
} as const

export interface StoneParams {
  readonly kind: 'inscription' | 'handaxe' | 'arrowhead' | 'specimen' | 'polished'
  readonly stone?: keyof typeof stones
  /** Lines of capitals for an inscription. */
  readonly lines?: readonly string[]
}

const surface = (sheet: Sheet, outline: string, rough: number) =>
  svg`<path d="${outline}" fill="${sheet.texture('mottle', 2.4)}" opacity="${rough}"/><path d="${outline}" fill="${sheet.texture('pits', 0.8)}" opacity="${rough}"/><path d="${outline}" fill="${sheet.linear(
    [
      [0, '#ffffff', 0.25],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.4],
    ],
    [0.1, 0],
    [0.9, 1],
  )}"/>`

function inscription(sheet: Sheet, colour: string, lines: readonly string[]): string {
  const { random } = sheet
  const ragged = (x: number, y: number): Point => [x + random.around(0, 7), y + random.around(0, 7)]
  const broken = random.chance(0.6)
  const outline = line(
    [
      ragged(130, 130),
      ragged(560, 120),
      ragged(985, 130),
      ...(broken
        ? [ragged(990, 420), ragged(930, 520), ragged(900, 640), ragged(780, 715)]
        : [ragged(990, 720)]),
      ragged(500, 724),
      ragged(126, 720),
      ragged(122, 400),
    ],
    true,
  )
  const longest = Math.max(...lines.map(text => text.length), 8)
  const size = Math.min(78, 1000 / longest, 470 / lines.length)
  const cut = (shift: number, ink: string) =>
    svg`<g transform="translate(${shift} ${shift})">${lines.map((text, index) => lettering(text, 555, 425 + (index - (lines.length - 1) / 2) * size * 1.5, { size, colour: ink, weight: 1.7, width: 0.82 }))}</g>`
  const object = svg`<path d="${outline}" fill="${darker(colour, 0.5)}" transform="translate(0 22)"/><path d="${outline}" fill="${colour}"/><g clip-path="${sheet.clip(outline)}">${surface(sheet, outline, 0.28)}<path d="M160 160H950V690H160Z" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="5"/><path d="M163 163H953V693H163Z" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>${cut(2.4, lighter(colour, 0.5))}${cut(0, darker(colour, 0.55))}</g>`
  return lying(sheet, 'warm', outline, object, 18)
}

/** Flaked tools: scars of the blows as facets from the edge inward. */
function flaked(sheet: Sheet, colour: string, arrow: boolean): string {
  const { random } = sheet
  const shape: Point[] = arrow
    ? [
        [450, 150],
        [500, 260],
        [560, 420],
        [620, 620],
        [510, 600],
        [490, 700],
        [410, 700],
        [390, 600],
        [280, 620],
        [340, 420],
        [400, 260],
      ]
    : around(
        [450, 480],
        15,
        angle =>
          245 +
          110 * Math.abs(Math.sin(angle)) -
          (Math.sin(angle) < 0 ? 40 * Math.abs(Math.cos(angle)) : 0) +
          random.around(0, 12),
      )
  const edge = shape.map(([x, y]): Point => [x + random.around(0, 5), y + random.around(0, 5)])
  const outline = arrow ? line(edge, true) : smooth(edge, true)
  const blows = !arrow
    ? edge
    : edge.flatMap(([x, y], index): Point[] => {
        const [nx, ny] = edge[(index + 1) % edge.length] ?? [x, y]
        return [
          [x, y],
          [(x + nx) / 2, (y + ny) / 2],
        ]
      })
  const ridgeAt = (y: number): Point => [450 + random.around(0, arrow ? 20 : 64), y + random.around(0, 22)]
  const facets = blows.map(([x, y], index) => {
    const [nx, ny] = blows[(index + 1) % blows.length] ?? [x, y]
    const deep = (py: number): Point => ridgeAt(480 + (py - 480) * 0.62)
    const [inner, next] = [deep(y), deep(ny)]
    const lit = (450 - x + (480 - y)) / 700
    const fill =
      lit > 0
        ? lighter(colour, Math.min(0.5, lit * 0.7 + random.between(0, 0.12)))
        : darker(colour, Math.min(0.6, -lit * 0.8 + random.between(0, 0.15)))
    const [mx, my] = [(x + nx) / 2, (y + ny) / 2]
    return svg`<path d="M${x} ${y}L${nx} ${ny}Q${(nx + next[0]) / 2 + 12} ${(ny + next[1]) / 2} ${next[0]} ${next[1]}L${inner[0]} ${inner[1]}Q${(x + inner[0]) / 2 - 10} ${(y + inner[1]) / 2} ${x} ${y}Z" fill="${fill}" stroke="${darker(colour, 0.5)}" stroke-width="1.6" stroke-opacity=".6"/>${times(3, wave => svg`<path d="M${x + (inner[0] - x) * (0.25 + wave * 0.2)} ${y + (inner[1] - y) * (0.25 + wave * 0.2)}Q${mx + (inner[0] - mx) * (0.36 + wave * 0.2)} ${my + (inner[1] - my) * (0.36 + wave * 0.2)} ${nx + (inner[0] - nx) * (0.25 + wave * 0.2)} ${ny + (inner[1] - ny) * (0.25 + wave * 0.2)}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="2"/>`)}`
  })
  const object = svg`<path d="${outline}" fill="${colour}"/><g clip-path="${sheet.clip(outline)}">${facets}<path d="${outline}" fill="${sheet.texture('mottle', 1.8)}" opacity=".25"/></g>`
  return lying(sheet, random.pick<Backdrop>('light', 'dark', 'warm'), outline, object, 14)
}

function specimen(sheet: Sheet, colour: string, polished: boolean): string {
  const { random } = sheet
  const [x, y] = [480, 470]
  const edge = around([x, y], 16, angle => 270 + 60 * Math.abs(Math.cos(angle)) + random.around(0, 26))
  const outline = smooth(edge, true)
  const clip = sheet.clip(outline)
  const bands = times(polished ? 9 : 0, index => {
    const share = 1 - index * 0.105
    const ringed = around([x + index * 4, y + 12], 16, (angle, point) => {
      const [ex, ey] = edge[point] ?? [x, y]
      return Math.hypot(ex - x, ey - y) * share * 0.93 + Math.sin(angle * 3 + index) * 5
    })
    const fill =
      [lighter(colour, 0.55), colour, darker(colour, 0.3), lighter(colour, 0.25)][index % 4] ?? colour
    return svg`<path d="${smooth(ringed, true)}" fill="${fill}" stroke="${darker(colour, 0.2)}" stroke-width="1.5"/>`
  })
  const facets = times(polished ? 0 : 26, () => {
    const [px, py, size] = [x + random.around(0, 300), y + random.around(0, 260), random.between(50, 150)]
    const lit = (x - px + (y - py)) / 560
    return svg`<path d="${line(
      around([px, py], random.whole(3, 5), () => size * random.between(0.6, 1.2)),
      true,
    )}" fill="${lit > 0 ? '#fff' : '#000'}" opacity="${Math.min(0.2, Math.abs(lit) * 0.25)}"/>`
  })
  const sparkle = times(
    130,
    () =>
      svg`<circle cx="${x + random.around(0, 330)}" cy="${y + random.around(0, 300)}" r="${random.between(0.8, 3.4)}" fill="${random.pick('#ffffff', '#1a1714', lighter(colour, 0.5), darker(colour, 0.5))}" opacity="${random.between(0.3, 0.8)}"/>`,
  )
  const object = svg`<path d="${outline}" fill="${polished ? darker(colour, 0.45) : colour}"/><g clip-path="${clip}">${bands}${facets}${!polished && sparkle}${surface(sheet, outline, polished ? 0.12 : 0.4)}<path d="${outline}" fill="none" stroke="#000" stroke-width="40" opacity=".3" filter="${sheet.blur(18)}"/>${polished && svg`<path d="M270 300Q360 210 560 230L420 420Q330 440 250 430Z" fill="#fff" opacity=".22" filter="${sheet.blur(16)}"/>`}</g>`
  return polished
    ? lying(sheet, 'light', outline, object, 18)
    : standing(sheet, 'warm', { x, y: 735, width: 540 }, object)
}

/** Worked and unworked stone. */
export const stone: Family<StoneParams> = {
  size: ({ kind }) =>
    kind === 'inscription' ? [1110, 860] : [kind === 'specimen' || kind === 'polished' ? 960 : 900, 940],
  draw(sheet, { kind, stone: name, lines = [] }) {
    const flint = kind === 'handaxe' || kind === 'arrowhead'
    const colour = name
      ? stones[name]
      : flint
        ? sheet.random.pick('#7a6a58', '#5c5650', '#8d7a5e', '#44413f')
        : stones.limestone
    if (kind === 'inscription') return inscription(sheet, colour, lines)
    return flint ? flaked(sheet, colour, kind === 'arrowhead') : specimen(sheet, colour, kind === 'polished')
  },
}
