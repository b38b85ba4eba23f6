import { mix } from '../drawing/colour.ts'
import { lettering } from '../drawing/lettering.ts'
import { laid } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'
import { sailingShip } from '../scenes/seascape.ts'

export interface PosterParams {
  readonly motif: 'liner' | 'sail' | 'mountain' | 'lighthouse'
  /** Capitals. */
  readonly title: string
  readonly line?: string
}

const schemes = [
  ['#e9dcc0', '#1f3a55', '#c9482f', '#7fa3ad'],
  ['#f0e2c4', '#2c4a3f', '#dd9a36', '#93ab8c'],
  ['#ece0cf', '#4a2537', '#d9643a', '#c8a29a'],
  ['#efe6d2', '#22272e', '#bb3d33', '#8b98a0'],
] as const

/** Motifs on 800 by 800; colours: paper, dark, bright, soft. */
const motifs: Record<
  PosterParams['motif'],
  (colours: readonly [string, string, string, string], random: Parameters<typeof sailingShip>[0]) => string
> = {
  liner: ([paper, dark, bright, soft]) =>
    svg`<circle cx="560" cy="250" r="130" fill="${bright}"/><path d="M400 60L470 700H330Z" fill="${mix(dark, '#000000', 0.1)}"/><path d="M400 60L620 420Q640 640 470 740Z" fill="${dark}"/><path d="M400 60L180 420Q160 640 330 740Z" fill="${mix(dark, soft, 0.4)}"/><path d="M400 60V760" stroke="${paper}" stroke-width="5"/><path d="M210 300H590L570 250H230Z" fill="${paper}"/><path d="M300 250L310 80H370L376 250ZM430 250L436 80H496L506 250Z" fill="${bright}"/><path d="M310 80H370V112H309ZM436 80H496V112H435Z" fill="${dark}"/>${times(4, index => svg`<path d="M-20 ${690 + index * 34}q100 -34 210 0t210 0t210 0t210 0V830H-20Z" fill="${index % 2 === 0 ? soft : dark}"/>`)}`,
  sail: ([paper, dark, bright, soft], random) =>
    svg`<circle cx="240" cy="230" r="110" fill="${bright}"/>${times(5, index => svg`<path d="M-20 ${560 + index * 54}q100 -30 210 0t210 0t210 0t210 0V830H-20Z" fill="${mix(soft, dark, index / 5)}"/>`)}<g transform="translate(440 610) scale(5)">${sailingShip(random, dark, paper, dark, 2)}</g>`,
  mountain: ([paper, dark, bright, soft]) =>
    svg`<circle cx="250" cy="240" r="90" fill="${bright}"/><path d="M-20 640L180 360L300 480L520 130L830 600V830H-20Z" fill="${soft}"/><path d="M520 130L640 312L570 290L530 350L480 280L430 274Z" fill="${paper}"/><path d="M520 130L830 600V830H560L600 420Z" fill="${mix(soft, dark, 0.4)}"/><path d="M-20 700Q200 600 420 690T830 660V830H-20Z" fill="${dark}"/>${times(9, index => svg`<path d="M${60 + index * 84} ${720 - (index % 3) * 18}l26 -110l26 110z" fill="${mix(dark, '#000000', 0.25)}"/>`)}`,
  lighthouse: ([paper, dark, bright, soft]) =>
    svg`<path d="M420 230L-20 60V330ZM420 230L830 90V360Z" fill="${mix(paper, bright, 0.35)}"/>${times(4, index => svg`<path d="M-20 ${620 + index * 50}q100 -30 210 0t210 0t210 0t210 0V830H-20Z" fill="${mix(soft, dark, index / 4)}"/>`)}<path d="M200 700Q300 590 420 600T640 720L700 830H140Z" fill="${dark}"/><path d="M366 640L384 270H456L474 640Z" fill="${paper}"/><path d="M380 350H460L464 430H376ZM372 510H468L472 590H368Z" fill="${bright}"/><path d="M372 270H468V254H372ZM386 254V196H454V254ZM378 196L420 150L462 196Z" fill="${dark}"/><circle cx="420" cy="226" r="20" fill="${paper}"/>`,
}

/** Posters in flat colours with their lettering. */
export const poster: Family<PosterParams> = {
  size: () => [860, 1160],
  draw(sheet, { motif, title, line }) {
    const { random } = sheet
    const colours = random.pick(
      ...(schemes as unknown as [(typeof schemes)[number], ...(typeof schemes)[number][]]),
    )
    const [paper, dark, bright] = colours
    const size = Math.min(92, 1150 / title.length)
    const object = svg`<path d="M50 50H810V1110H50Z" fill="${paper}"/><g transform="translate(76 76) scale(.885 1.02)" clip-path="${sheet.clip('M0 0H800V800H0Z')}"><rect width="800" height="800" fill="${mix(paper, colours[3], 0.4)}"/>${motifs[motif](colours, random)}</g>${lettering(title, 430, line ? 968 : 1000, { size, colour: dark, weight: 3, width: 0.72 })}${line && lettering(line, 430, 1060, { size: 30, colour: bright, weight: 2.4 })}<path d="M50 50H810V1110H50Z" fill="${sheet.texture('mottle', 3.4)}" opacity=".14"/><path d="M50 580H810M430 50V1110" stroke="#000" opacity=".07" stroke-width="2"/><path d="M50 50H810V1110H50Z" fill="${sheet.texture('grain', 1.1)}" opacity=".08"/>`
    return laid(sheet, 'light', 50, object)
  },
}
