import { mix } from '../drawing/colour.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { lying } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

const dyes = {
  madder: ['#e2d6bd', '#9c3b2b', '#2b3a57', '#c98f3f', '#241d1a'],
  indigo: ['#ddd8c8', '#2c4468', '#5d7ea1', '#c7b48a', '#1b2233'],
  walnut: ['#dccdb0', '#6b4a2c', '#a3763f', '#7b2f24', '#2c2016'],
  garden: ['#e4dcc4', '#5c7048', '#b3543c', '#d0a548', '#2c3428'],
} as const

export interface TextileParams {
  readonly kind: 'cloth' | 'kilim' | 'sampler' | 'flag'
  readonly dye?: keyof typeof dyes
}

type Motif = (colour: () => string, ground: string) => string

/** Motifs on 100 by 100. */
const motifs: readonly Motif[] = [
  (colour, ground) =>
    svg`<path d="M50 6L94 50L50 94L6 50Z" fill="${colour()}"/><path d="M50 28L72 50L50 72L28 50Z" fill="${ground}"/><path d="M50 42L58 50L50 58L42 50Z" fill="${colour()}"/>`,
  (colour, ground) =>
    svg`<rect x="14" y="14" width="72" height="72" fill="${colour()}"/><rect x="26" y="26" width="48" height="48" fill="${ground}"/><rect x="38" y="38" width="24" height="24" fill="${colour()}"/>`,
  (colour, ground) =>
    svg`<path d="M50 4L60 24L80 10L76 34L98 40L80 54L94 76L70 74L66 98L50 80L34 98L30 74L6 76L20 54L2 40L24 34L20 10L40 24Z" fill="${colour()}"/><rect x="38" y="38" width="24" height="24" fill="${ground}"/>`,
  (colour, ground) =>
    svg`<path d="M6 94L50 6L94 94Z" fill="${colour()}"/><path d="M28 80L50 36L72 80Z" fill="${ground}"/><path d="M42 74L50 56L58 74Z" fill="${colour()}"/>`,
  colour =>
    svg`<path d="M46 96V54Q20 56 14 30Q38 28 48 46Q40 18 50 4Q60 18 52 46Q62 28 86 30Q80 56 54 54V96Z" fill="${colour()}"/><circle cx="24" cy="78" r="9" fill="${colour()}"/><circle cx="76" cy="78" r="9" fill="${colour()}"/>`,
]

function fabric(sheet: Sheet, { kind, dye }: TextileParams, width: number, height: number): string {
  const { random } = sheet
  const [ground, ...others] =
    dyes[dye ?? random.pick<keyof typeof dyes>('madder', 'indigo', 'walnut', 'garden')]
  const field = kind === 'kilim' ? (others[random.whole(0, 1)] ?? ground) : ground
  const contrasting = [ground, ...others].filter(dye => dye !== field)
  const colour = () => random.pick(others[2], ...contrasting)
  if (kind === 'flag')
    return svg`<rect width="${width}" height="${height}" fill="${ground}"/>${times(3, index => svg`<rect y="${(index * height) / 3}" width="${width}" height="${height / 3}" fill="${others[index] ?? ground}"/>`)}<circle cx="${width / 2}" cy="${height / 2}" r="${height * 0.2}" fill="${ground}"/><path d="M${width / 2 - 8} ${height * 0.36}h16v20h34v14h-34v70q40 -6 50 -44l14 6q-14 60 -72 66q-58 -6 -72 -66l14 -6q10 38 50 44v-70h-34v-14h34z" fill="${others[3]}"/>`
  const motif = random.pick(motifs[0] as Motif, ...motifs)
  const second = random.pick(motifs[1] as Motif, ...motifs)
  const columns = kind === 'sampler' ? 9 : 6
  const cell = (width - 80) / columns
  const rows = Math.floor((height - 80) / cell)
  const cells = times(rows * columns, index => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const chosen = (column + row) % 2 === 0 ? motif : second
    const share = cell / 100
    return svg`<g transform="translate(${40 + column * cell} ${40 + row * cell + (height - 80 - rows * cell) / 2}) scale(${share})">${chosen(colour, field)}</g>`
  })
  const border = mix(colour(), ground, 0.1)
  return svg`<rect width="${width}" height="${height}" fill="${field}"/>${cells}<rect x="14" y="14" width="${width - 28}" height="${height - 28}" fill="none" stroke="${border}" stroke-width="14"/><rect x="30" y="30" width="${width - 60}" height="${height - 60}" fill="none" stroke="${others[3]}" stroke-width="3"/>`
}

/** Cloths, rugs, samplers and flags, spread out. */
export const textile: Family<TextileParams> = {
  size: ({ kind }) => (kind === 'flag' ? [1160, 840] : [880, 1160]),
  draw(sheet, params) {
    const { width, height, random } = sheet
    const [x, y] = [90, params.kind === 'flag' ? 90 : 100]
    const [w, h] = [width - x * 2, height - y * 2]
    const [bend, sway] = [random.around(0, 9), random.around(0, 9)]
    const outline = svg`M${x} ${y + bend}Q${width / 2} ${y - bend} ${x + w} ${y}Q${x + w + sway} ${height / 2} ${x + w} ${y + h}Q${width / 2} ${y + h + bend} ${x} ${y + h - sway}Q${x - sway} ${height / 2} ${x} ${y + bend}Z`
    const fringe =
      params.kind === 'flag'
        ? ''
        : times(
            w / 9,
            index =>
              svg`<path d="M${x + 4 + index * 9} ${y + h - 4}q${random.around(0, 4)} 16 ${random.around(0, 5)} 34M${x + 4 + index * 9} ${y + 4}q${random.around(0, 4)} -16 ${random.around(0, 5)} -34" stroke="#d8cbb0" stroke-width="2.6" fill="none"/>`,
          )
    const folds = sheet.linear(
      [
        [0, '#000000', 0.16],
        [0.2, '#ffffff', 0.08],
        [0.4, '#000000', 0.08],
        [0.62, '#ffffff', 0.1],
        [0.8, '#000000', 0.1],
        [1, '#000000', 0.2],
      ],
      [0, 0],
      [1, 0.35],
    )
    const object = svg`${fringe}<g clip-path="${sheet.clip(outline)}"><g transform="translate(${x} ${y})">${fabric(sheet, params, w, h)}</g><rect width="${width}" height="${height}" fill="${sheet.texture('weave', 1.7)}" opacity=".3"/><rect width="${width}" height="${height}" fill="${sheet.texture('fibre', 1.2)}" opacity=".22"/><rect width="${width}" height="${height}" fill="${sheet.texture('mottle', 4)}" opacity=".16"/><rect width="${width}" height="${height}" fill="${folds}"/></g>`
    return lying(sheet, 'light', outline, object, 7)
  },
}
