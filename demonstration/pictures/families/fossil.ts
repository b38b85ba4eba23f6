import { darker, lighter } from '../drawing/colour.ts'
import { around, type Point, smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { lying } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

export interface FossilParams {
  readonly kind: 'ammonite' | 'trilobite' | 'tooth' | 'fern' | 'fish' | 'starfish'
  readonly rock?: 'grey' | 'sand' | 'slate' | 'brown'
}

const rocks = { grey: '#8d8b86', sand: '#c3ab80', slate: '#55595d', brown: '#7d6248' } as const

/** What stands out of the rock, on 900 by 900; a list of layers, each lit by itself. */
type Body = (sheet: Sheet) => readonly { readonly markup: string; readonly soft: number }[]

const spiral = (angle: number): number => 19 * Math.exp(0.17 * angle)

const bodies: Readonly<Record<FossilParams['kind'], Body>> = {
  ammonite() {
    const turns = Math.PI * 5.1
    const at = (angle: number, share: number): Point => {
      const [outer, inner] = [spiral(angle), spiral(angle - Math.PI * 2)]
      const away = inner + (outer - inner) * share
      return [450 + Math.cos(angle) * away, 460 + Math.sin(angle) * away]
    }
    const steps = Array.from({ length: 150 }, (_none, index) => (index / 149) * turns)
    const whorl = smooth(
      [
        ...steps.map(angle => at(angle, 1)),
        ...[0.75, 0.5, 0.25].map(share => at(turns, share)),
        ...steps.toReversed().map(angle => at(angle, 0.04)),
      ],
      true,
    )
    const ribs = times(118, index => {
      const angle = turns * (1 - ((117 - index) / 118) ** 1.08)
      return svg`<path d="${smooth([at(angle, 0.12), at(angle + 0.07, 0.4), at(angle + 0.07, 0.7), at(angle - 0.02, 0.96)])}" stroke-width="${1.6 + spiral(angle) * 0.031}"/>`
    })
    return [
      { markup: `<path d="${whorl}"/>`, soft: 11 },
      { markup: `<g fill="none" stroke-linecap="round">${ribs}</g>`, soft: 3 },
    ]
  },
  trilobite() {
    const rows = times(13, index => {
      const [y, wide] = [360 + index * 30, 186 - index * 9 - (index > 9 ? (index - 9) * 16 : 0)]
      return svg`<path d="M${450 - wide} ${y + 34}Q${450 - wide * 0.75} ${y - 8} ${450 - 62} ${y + 10}Q450 ${y - 14} 512 ${y + 10}Q${450 + wide * 0.75} ${y - 8} ${450 + wide} ${y + 34}" fill="none" stroke-width="17" stroke-linecap="round"/>`
    })
    return [
      {
        markup:
          '<path d="M230 390Q230 150 450 150Q670 150 670 390Q640 350 450 345Q260 350 230 390ZM260 370Q450 330 640 370Q630 620 540 740Q450 800 360 740Q270 620 260 370Z"/>',
        soft: 13,
      },
      {
        markup: `${rows}<path d="M384 340Q370 190 450 186Q530 190 516 340Q450 320 384 340Z"/><ellipse cx="336" cy="266" rx="30" ry="20" transform="rotate(-30 336 266)"/><ellipse cx="564" cy="266" rx="30" ry="20" transform="rotate(30 564 266)"/><path d="M412 360Q400 560 430 720H470Q500 560 488 360Z"/>`,
        soft: 4,
      },
    ]
  },
  tooth() {
    const edge = (side: number) =>
      Array.from({ length: 34 }, (_none, index): Point => {
        const share = index / 33
        return [450 + side * (178 * (1 - share) ** 0.8 + (index % 2) * 6), 420 + share * 350]
      })
    return [
      {
        markup:
          '<path d="M230 430Q210 250 300 220Q380 230 450 300Q520 230 600 220Q690 250 670 430Q560 470 450 450Q340 470 230 430Z"/>',
        soft: 12,
      },
      { markup: `<path d="${smooth([...edge(-1), ...edge(1).reverse()], true)}"/>`, soft: 10 },
    ]
  },
  fern({ random }) {
    const pinna = (x: number, y: number, length: number, turn: number) =>
      svg`<g transform="translate(${x} ${y}) rotate(${turn})">${times(9, index => {
        const [x0, high] = [(index * length) / 9, length * 0.12 * (1 - index / 11)]
        return svg`<path d="M${x0} 0q${length * 0.03} ${-high} ${length * 0.1} ${-high}q0 ${high * 0.6} ${-length * 0.04} ${high}ZM${x0} 0q${length * 0.03} ${high} ${length * 0.1} ${high}q0 ${-high * 0.6} ${-length * 0.04} ${-high}Z"/>`
      })}<path d="M0 0H${length}" stroke-width="3"/></g>`
    const fronds = times(12, index => {
      const [x, y] = [450 + Math.sin(index / 5) * 26, 780 - index * 52]
      const length = 235 * Math.sin(Math.PI * (0.2 + (index / 12) * 0.76)) + 20
      return pinna(x, y, length, -32 + random.around(0, 4)) + pinna(x, y, length, 212 + random.around(0, 4))
    })
    return [{ markup: `<path d="M446 840Q470 500 470 140L476 140Q480 520 456 840Z"/>${fronds}`, soft: 1.8 }]
  },
  fish() {
    const ribs = times(30, index => {
      const x = 270 + index * 13
      const high = 74 * Math.sin(Math.PI * (0.18 + index / 36))
      return svg`<path d="M${x} 450q10 ${-high * 0.5} 26 ${-high}M${x} 450q10 ${high * 0.5} 26 ${high}" stroke-width="3.4" fill="none"/>`
    })
    const rays = times(
      9,
      index =>
        svg`<path d="M668 450L${780 - Math.abs(index - 4) * 6} ${346 + index * 26}M${400 + index * 16} ${362 + index * 4}l-16 ${-50 + index * 4}" stroke-width="4"/>`,
    )
    return [
      {
        markup:
          '<path d="M140 456Q210 360 400 352Q560 360 670 440L790 330Q750 450 790 570L670 462Q560 544 400 548Q210 550 140 456Z" opacity=".5"/>',
        soft: 9,
      },
      {
        markup: `<path d="M150 456Q190 380 280 376Q300 450 280 530Q190 530 150 456Z"/>${ribs}${rays}<path d="M270 450H670" stroke-width="10" stroke-dasharray="9 5"/>`,
        soft: 2.6,
      },
    ]
  },
  starfish({ random }) {
    const arms = smooth(
      around([450, 450], 40, angle => 90 + 220 * Math.cos(angle * 2.5 + 0.6) ** 2 + random.around(0, 4)),
      true,
    )
    const knobs = times(5, arm =>
      times(16, index => {
        const angle = -0.24 + (arm * Math.PI * 2) / 5
        const away = 14 + index * 18
        return svg`<circle cx="${450 + Math.cos(angle) * away}" cy="${450 + Math.sin(angle) * away}" r="${10 - index * 0.4}"/>`
      }),
    )
    return [
      { markup: `<path d="${arms}"/>`, soft: 12 },
      { markup: knobs, soft: 3 },
    ]
  },
}

/** Fossils in their rock, under light from the side. */
export const fossil: Family<FossilParams> = {
  size: () => [900, 900],
  scale: 0.76,
  draw(sheet, { kind, rock }) {
    const { random } = sheet
    const stone = rocks[rock ?? random.pick<keyof typeof rocks>('grey', 'sand', 'slate', 'brown')]
    const loose = kind === 'tooth'
    const colour =
      kind === 'tooth'
        ? '#6f665c'
        : kind === 'fern' || kind === 'fish'
          ? darker(stone, 0.8)
          : random.pick(lighter(stone, 0.18), '#9c7a4e', '#6d6358')
    const slab = smooth(
      around([450, 455], 13, angle => 362 + 22 * Math.cos(angle * 4 + Math.PI) + random.around(0, 26)),
      true,
    )
    const layers = bodies[kind](sheet).map(({ markup, soft }, index) => {
      const fill = index === 0 && kind === 'tooth' ? '#a08a6c' : index === 0 ? colour : lighter(colour, 0.1)
      return svg`<g filter="${sheet.relief({ soft, height: soft * 1.7 + 1, shine: kind === 'tooth' ? 0.5 : 0.2 })}" fill="${fill}" stroke="${fill}" stroke-width="0">${markup}</g>`
    })
    const worn = (path: string, share: number) =>
      svg`<path d="${path}" fill="${sheet.texture('mottle', 2.4)}" opacity="${share}"/><path d="${path}" fill="${sheet.texture('pits', 0.9)}" opacity="${share}"/>`
    if (loose)
      return lying(
        sheet,
        'light',
        'M230 430Q210 250 300 220Q380 230 450 300Q520 230 600 220Q690 250 670 430L460 770H440Z',
        svg`${layers}<g clip-path="${sheet.clip('M230 430Q210 250 300 220Q380 230 450 300Q520 230 600 220Q690 250 670 430L460 770H440Z')}">${worn('M0 0H900V900H0Z', 0.3)}</g>`,
      )
    const object = svg`<path d="${slab}" fill="${darker(stone, 0.5)}" transform="translate(6 18)"/><path d="${slab}" fill="${stone}"/><g clip-path="${sheet.clip(slab)}">${worn(slab, 0.45)}<path d="${slab}" fill="${sheet.linear(
      [
        [0, '#ffffff', 0.2],
        [1, '#000000', 0.35],
      ],
      [0.1, 0],
      [0.9, 1],
    )}"/><ellipse cx="462" cy="470" rx="370" ry="360" fill="${sheet.radial([
      [0.5, '#000000', 0.24],
      [1, '#000000', 0],
    ])}"/>${layers}${worn(slab, 0.22)}</g>`
    return lying(sheet, 'warm', slab, object, 20)
  },
}
