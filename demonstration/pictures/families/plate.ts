import { darker, lighter } from '../drawing/colour.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { lying } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'
import { sailingShip } from '../scenes/seascape.ts'

const wares = {
  majolica: ['#ede4cd', '#2a5295', '#c8902f', '#5d7f48'],
  delft: ['#eef0ec', '#31518f', '#31518f', '#5b78ad'],
  porcelain: ['#f3f2ee', '#8e3a34', '#b08a3c', '#40655a'],
  slipware: ['#8a4a26', '#e8cf96', '#4b2613', '#e8cf96'],
  pewter: ['#96958f', '#7d7c77', '#7d7c77', '#7d7c77'],
} as const

export interface PlateParams {
  readonly ware: keyof typeof wares
  readonly motif?: 'flower' | 'bird' | 'ship' | 'star' | 'plain'
}

const leaf = (length: number, fill: string) =>
  svg`<path d="M0 0Q${length * 0.35} ${-length * 0.3} ${length} 0Q${length * 0.35} ${length * 0.3} 0 0Z" fill="${fill}"/>`

function middle(
  sheet: Sheet,
  motif: NonNullable<PlateParams['motif']>,
  [ground, ink, accent, leaves]: readonly [string, string, string, string],
): string {
  const { random } = sheet
  if (motif === 'flower')
    return svg`${times(9, index => svg`<g transform="rotate(${index * 40}) translate(36 0)">${leaf(120, index % 2 === 0 ? ink : lighter(ink, 0.25))}</g>`)}${times(6, index => svg`<g transform="rotate(${index * 60 + 30}) translate(20 0)">${leaf(58, accent)}</g>`)}<circle r="24" fill="${leaves}"/>${times(5, index => svg`<g transform="rotate(${index * 72 + 10}) translate(150 0)">${leaf(46, leaves)}</g>`)}`
  if (motif === 'bird')
    return svg`<path d="M-130 60Q-150 -10 -80 -60Q-30 -94 10 -70Q40 -120 86 -96L120 -80L88 -70Q80 -30 40 20Q-10 76 -80 70L-150 120Z" fill="${ink}"/><path d="M-90 10Q-30 -60 20 -30Q0 40 -90 40Z" fill="${lighter(ink, 0.3)}"/><circle cx="76" cy="-88" r="6" fill="${ground}"/><path d="M-160 150Q0 60 170 110" fill="none" stroke="${leaves}" stroke-width="9"/>${times(7, index => svg`<g transform="translate(${-130 + index * 46} ${124 - Math.sin(index / 2) * 26}) rotate(${-70 + (index % 2) * 130})">${leaf(50, leaves)}</g>`)}<path d="M-20 70L-30 106M0 66L4 100" stroke="${accent}" stroke-width="7"/>`
  if (motif === 'ship')
    return svg`<g transform="translate(-6 74) scale(2.5)">${sailingShip(random, ink, lighter(ink, 0.72), ink, 3)}</g>${times(3, index => svg`<path d="M-170 ${94 + index * 24}q28 -18 56 0t56 0t56 0t56 0t56 0t56 0" fill="none" stroke="${leaves}" stroke-width="7"/>`)}`
  if (motif === 'star')
    return (
      times(
        8,
        index =>
          svg`<path transform="rotate(${index * 45})" d="M0 0L22 -66L0 -170L-22 -66Z" fill="${index % 2 === 0 ? ink : accent}"/>`,
      ) + svg`<circle r="26" fill="${leaves}"/>`
    )
  return ''
}

/** Plates and dishes seen from above. */
export const plate: Family<PlateParams> = {
  size: () => [940, 940],
  draw(sheet, { ware, motif }) {
    const { random } = sheet
    const colours = wares[ware]
    const [ground, ink, accent, leaves] = colours
    const chosen = motif ?? random.pick<NonNullable<PlateParams['motif']>>('flower', 'bird', 'star')
    const circle = (radius: number) =>
      svg`M${470 - radius} 470A${radius} ${radius} 0 1 1 ${470 + radius} 470A${radius} ${radius} 0 1 1 ${470 - radius} 470Z`
    const count = random.pick(20, 24, 28)
    const rim =
      chosen === 'plain'
        ? ''
        : times(
            count,
            index =>
              svg`<g transform="rotate(${(index * 360) / count}) translate(318 0)">${index % 2 === 0 ? svg`<g transform="rotate(90) translate(-22 0)">${leaf(44, ink)}</g>` : svg`<circle r="9" fill="${accent}"/>`}</g>`,
          ) +
          times(
            count,
            index =>
              svg`<g transform="rotate(${((index + 0.5) * 360) / count}) translate(346 0) rotate(60)">${leaf(22, leaves)}</g>`,
          )
    const well = sheet.linear(
      [
        [0, '#000000', 0.3],
        [0.45, '#000000', 0],
        [0.6, '#ffffff', 0],
        [1, '#ffffff', 0.5],
      ],
      [0.1, 0.1],
      [0.9, 0.9],
    )
    const gloss = ware === 'pewter' || ware === 'slipware' ? 0.25 : 0.5
    const object = svg`<path d="${circle(390)}" fill="${sheet.linear(
      [
        [0, lighter(ground, 0.4)],
        [0.5, ground],
        [1, darker(ground, 0.25)],
      ],
      [0.1, 0.1],
      [0.9, 0.9],
    )}"/><g transform="translate(470 470)"><circle r="384" fill="none" stroke="${accent}" stroke-width="6" opacity="${chosen === 'plain' ? 0 : 1}"/>${rim}<g fill="none" stroke="${ink}"><circle r="284" stroke-width="4"/><circle r="250" stroke-width="${chosen === 'plain' ? 0 : 5}"/></g>${middle(sheet, chosen, colours)}</g><circle cx="470" cy="470" r="268" fill="none" stroke="${well}" stroke-width="30" filter="${sheet.blur(5)}"/><path d="${circle(390)}" fill="${sheet.texture('mottle', 2.6)}" opacity=".12"/><path d="${circle(390)}" fill="${sheet.texture('pits', 1)}" opacity=".08"/><path d="M170 380Q230 170 450 130" fill="none" stroke="#fff" stroke-width="34" stroke-linecap="round" opacity="${gloss}" filter="${sheet.blur(16)}"/><circle cx="470" cy="470" r="386" fill="none" stroke="${sheet.linear(
      [
        [0, '#ffffff', 0.7],
        [0.5, '#ffffff', 0],
        [1, '#000000', 0.5],
      ],
      [0.1, 0.1],
      [0.9, 0.9],
    )}" stroke-width="7"/>`
    return lying(sheet, random.pick('light', 'warm', 'grey'), circle(390), object, 17)
  },
}
