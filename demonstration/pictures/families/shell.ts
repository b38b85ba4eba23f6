import { darker, lighter, mix } from '../drawing/colour.ts'
import { type Point, smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { lying } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

const colours = {
  rose: ['#d9a08c', '#8a4a3e'],
  sand: ['#d8bd8d', '#8a5f34'],
  white: ['#e6e0d2', '#a3937a'],
  brown: ['#a37248', '#4f2f1c'],
  violet: ['#a58ba6', '#5b4163'],
} as const

export interface ShellParams {
  readonly kind: 'scallop' | 'turret' | 'cone'
  readonly colour: keyof typeof colours
}

function scallop(sheet: Sheet, light: string, dark: string) {
  const ribs = 19
  const at = (index: number, share: number): Point => {
    const angle = Math.PI * (0.94 - (index / ribs) * 0.88)
    return [450 + Math.cos(angle) * 340 * share, 700 - Math.sin(angle) * 460 * share - 30 * share]
  }
  const rim = Array.from({ length: ribs * 2 + 1 }, (_none, index) =>
    at(index / 2, index % 2 === 1 ? 1.02 : 0.97),
  )
  const outline = `${smooth([[450, 770], ...rim], true)}M340 670L560 670L590 770Q450 790 310 770Z`
  const fan = times(
    ribs,
    index =>
      svg`<path d="M450 750L${at(index, 0.98)[0]} ${at(index, 0.98)[1]}Q${at(index + 0.5, 1.06)[0]} ${at(index + 0.5, 1.06)[1]} ${at(index + 1, 0.98)[0]} ${at(index + 1, 0.98)[1]}Z" fill="${sheet.linear(
        [
          [0, lighter(light, 0.3)],
          [0.5, light],
          [1, mix(light, dark, 0.6)],
        ],
      )}" stroke="${dark}" stroke-opacity=".35" stroke-width="2"/>`,
  )
  const growth = times(
    7,
    index =>
      svg`<path d="${smooth(Array.from({ length: ribs + 1 }, (_none, point) => at(point, 0.35 + index * 0.1)))}" fill="none" stroke="${index % 2 === 0 ? dark : lighter(light, 0.5)}" stroke-width="${4 + (index % 3) * 4}" opacity=".3"/>`,
  )
  return {
    outline,
    object: svg`<path d="M340 670L560 670L590 770Q450 790 310 770Z" fill="${mix(light, dark, 0.35)}"/>${fan}${growth}`,
  }
}

function spiralled(sheet: Sheet, light: string, dark: string, cone: boolean) {
  const whorls = cone ? 5 : 10
  const ends = Array.from({ length: whorls + 1 }, (_none, index) => {
    const share = index / whorls
    return cone
      ? { y: 170 + share ** 1.4 * 170, half: 18 + share * 210 }
      : { y: 90 + share ** 1.25 * 570, half: 10 + share * 175 }
  })
  const last = ends.at(-1) ?? { y: 400, half: 200 }
  const foot: Point[] = cone
    ? [
        [450 + last.half, last.y],
        [450 + last.half * 0.8, last.y + 190],
        [480, 800],
        [440, 806],
        [450 - last.half * 0.78, last.y + 190],
        [450 - last.half, last.y],
      ]
    : [
        [450 + last.half, last.y],
        [450 + last.half * 0.9, last.y + 90],
        [470, 830],
        [430, 800],
        [450 - last.half * 0.8, last.y + 80],
        [450 - last.half, last.y],
      ]
  const round = sheet.linear([
    [0, darker(dark, 0.2)],
    [0.25, light],
    [0.42, lighter(light, 0.45)],
    [0.7, mix(light, dark, 0.5)],
    [1, darker(dark, 0.4)],
  ])
  const turns = ends.slice(0, -1).map(({ y, half }, index) => {
    const next = ends[index + 1] ?? last
    const swell = cone ? 0 : 14 + index * 1.6
    return svg`<path d="M${450 - half} ${y}Q${450 - next.half - swell} ${(y + next.y) / 2} ${450 - next.half} ${next.y}Q450 ${next.y + next.half * 0.3} ${450 + next.half} ${next.y}Q${450 + next.half + swell} ${(y + next.y) / 2} ${450 + half} ${y}Q450 ${y + half * 0.3} ${450 - half} ${y}Z" fill="${round}"/><path d="M${450 - half} ${y}Q450 ${y + half * 0.34} ${450 + half} ${y}" fill="none" stroke="${darker(dark, 0.5)}" stroke-width="4" opacity=".5"/>`
  })
  const body = `${smooth(foot)}Z`
  const flecks = times(cone ? 80 : 60, () => {
    const [x, y] = [sheet.random.around(450, 220), sheet.random.between(last.y - 20, 800)]
    return svg`<path d="M${x} ${y}q8 -12 0 -22q-9 10 0 22z" fill="${dark}" opacity=".5"/>`
  })
  const opening = cone
    ? svg`<path d="M${450 + last.half * 0.5} ${last.y + 40}Q${450 + last.half * 0.3} 640 462 800Q500 660 ${450 + last.half * 0.72} ${last.y + 60}Z" fill="${darker(dark, 0.3)}" opacity=".8"/>`
    : svg`<path d="M470 ${last.y - 10}Q620 ${last.y + 10} 580 ${last.y + 90}Q540 760 470 810Q430 720 440 ${last.y + 70}Z" fill="${sheet.linear(
        [
          [0, '#f0d9c4'],
          [0.5, mix('#d9a58c', dark, 0.3)],
          [1, darker(dark, 0.3)],
        ],
      )}"/>`
  const outline = svg`M${450 - 18} ${ends[0]?.y ?? 90}${ends.map(({ y, half }) => svg`L${450 - half} ${y}`)}${foot.toReversed().map(([x, y]) => svg`L${x} ${y}`)}${ends.toReversed().map(({ y, half }) => svg`L${450 + half} ${y}`)}Z`
  return {
    outline,
    object: svg`<path d="${body}" fill="${round}"/><g clip-path="${sheet.clip(body)}">${flecks}</g>${turns}${opening}`,
  }
}

/** Shells of the sea. */
export const shell: Family<ShellParams> = {
  size: () => [900, 900],
  draw(sheet, { kind, colour }) {
    const [light, dark] = colours[colour]
    const { outline, object } =
      kind === 'scallop' ? scallop(sheet, light, dark) : spiralled(sheet, light, dark, kind === 'cone')
    const turn = kind === 'scallop' ? 0 : sheet.random.between(12, 30)
    const shade = svg`<g clip-path="${sheet.clip(outline)}"><path d="M0 0H900V900H0Z" fill="${sheet.linear(
      [
        [0, '#ffffff', 0.3],
        [0.5, '#ffffff', 0],
        [1, '#000000', 0.4],
      ],
      [0, 0],
      [1, 1],
    )}"/><path d="M0 0H900V900H0Z" fill="${sheet.texture('mottle', 1.8)}" opacity=".18"/></g>`
    return lying(
      sheet,
      sheet.random.pick('light', 'grey', 'warm'),
      kind === 'scallop' ? outline : '',
      svg`<g transform="rotate(${turn} 450 450)">${kind !== 'scallop' && svg`<path d="${outline}" transform="translate(22 12)" opacity=".45" filter="${sheet.blur(13)}"/>`}${object}${shade}</g>`,
      15,
    )
  },
}
