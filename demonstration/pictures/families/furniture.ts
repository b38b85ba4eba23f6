import { darker, lighter } from '../drawing/colour.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { standing } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

const woods = {
  walnut: '#6b4628',
  oak: '#9c7443',
  cherry: '#8c4c2b',
  painted: '#5f7f82',
  ebony: '#3a2d25',
} as const

export interface FurnitureParams {
  readonly kind: 'chest' | 'chair' | 'cabinet' | 'cradle' | 'spinningWheel'
  readonly wood: keyof typeof woods
}

/** Boards of one tone, their grain along or across. */
const board = (sheet: Sheet, path: string, colour: string, across = false): string =>
  svg`<path d="${path}" fill="${colour}"/><path d="${path}" fill="${sheet.texture('wood', 1.8, across ? 90 : 0)}" opacity=".3"/><path d="${path}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="2.5" opacity=".6"/>`

type Draw = (sheet: Sheet, colour: string) => string

const iron = '#37322e'

const drawn: Readonly<Record<FurnitureParams['kind'], Draw>> = {
  chest(sheet, colour) {
    const panels = times(
      3,
      index =>
        svg`<g transform="translate(${230 + index * 220} 0)">${board(sheet, 'M0 470H190V690H0Z', lighter(colour, 0.08), true)}<path d="M16 486H174V674H16Z" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="5"/><path d="M95 500L160 580L95 660L30 580Z" fill="none" stroke="${darker(colour, 0.45)}" stroke-width="8"/><circle cx="95" cy="580" r="22" fill="${darker(colour, 0.3)}"/></g>`,
    )
    return svg`${board(sheet, 'M190 440H930V730H190Z', colour, true)}${panels}${board(sheet, 'M170 440Q180 340 250 330H870Q940 340 950 440Z', lighter(colour, 0.14), true)}${board(sheet, 'M200 730H260V780H200ZM860 730H920V780H860Z', darker(colour, 0.2))}${[270, 850].map(x => svg`<path d="M${x - 16} 332H${x + 16}V730H${x - 16}Z" fill="${iron}" opacity=".9"/>`)}<path d="M520 420H600V520Q560 550 520 520Z" fill="${iron}"/><circle cx="560" cy="480" r="9" fill="#0c0a09"/><path d="M560 484V506" stroke="#0c0a09" stroke-width="7"/>`
  },
  chair(sheet, colour) {
    const slats = times(4, index =>
      board(
        sheet,
        svg`M420 ${200 + index * 70}Q560 ${176 + index * 70} 700 ${200 + index * 70}V${236 + index * 70}Q560 ${212 + index * 70} 420 ${236 + index * 70}Z`,
        lighter(colour, 0.1),
        true,
      ),
    )
    return svg`${board(sheet, 'M430 560H456L446 800H424ZM664 560H690L700 800H676Z', darker(colour, 0.35))}${slats}${board(sheet, 'M404 140H434L440 560H402ZM686 140H716L718 560H680Z', colour)}<path d="M404 140q14 -40 30 0zM686 140q14 -40 30 0z" fill="${colour}"/>${board(sheet, 'M400 540H720L770 620H350Z', '#c2a468', true)}${times(12, index => svg`<path d="M${404 + index * 27} 540L${356 + index * 35} 620" stroke="#7a5f30" stroke-width="2.5" opacity=".6"/>`)}${board(sheet, 'M346 620H774V650H346Z', colour, true)}${board(sheet, 'M356 650H388L380 846H360ZM732 650H764L760 846H740Z', colour)}${board(sheet, 'M372 740H748V760H372Z', darker(colour, 0.1), true)}`
  },
  cabinet(sheet, colour) {
    const door = (x: number) =>
      svg`${board(sheet, svg`M${x} 300H${x + 230}V640H${x}Z`, lighter(colour, 0.06))}<path d="M${x + 26} 330H${x + 204}V610H${x + 26}Z" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="6"/><path d="M${x + 115} 350Q${x + 190} 470 ${x + 115} 590Q${x + 40} 470 ${x + 115} 350Z" fill="${darker(colour, 0.22)}"/><path d="M${x + 115} 390Q${x + 150} 470 ${x + 115} 550Q${x + 80} 470 ${x + 115} 390Z" fill="${lighter(colour, 0.35)}"/>`
    const drawers = times(
      2,
      index =>
        svg`${board(sheet, svg`M${320 + index * 240} 670H${550 + index * 240}V760H${320 + index * 240}Z`, lighter(colour, 0.04), true)}<circle cx="${435 + index * 240}" cy="715" r="12" fill="#b08a3e"/>`,
    )
    return svg`${board(sheet, 'M300 190H810V790H300Z', colour)}${board(sheet, 'M270 190H840L812 140Q555 80 298 140Z', lighter(colour, 0.1), true)}${board(sheet, 'M320 210H790V280H320Z', darker(colour, 0.12), true)}${door(320)}${door(560)}${drawers}<circle cx="536" cy="470" r="9" fill="#b08a3e"/><circle cx="574" cy="470" r="9" fill="#b08a3e"/>${board(sheet, 'M286 790H824V820H286Z', darker(colour, 0.1), true)}<path d="M300 820H360Q362 850 330 856Q300 850 300 820ZM750 820H810Q810 850 780 856Q750 850 750 820Z" fill="${darker(colour, 0.3)}"/>`
  },
  cradle: (sheet, colour) =>
    svg`${board(sheet, 'M300 380Q560 420 820 300L780 660Q560 700 350 660Z', darker(colour, 0.12), true)}${board(sheet, 'M820 300Q860 220 900 290L840 670L780 660Z', lighter(colour, 0.05))}${board(sheet, 'M240 360Q270 290 300 380L350 660L290 670Z', lighter(colour, 0.12))}<path d="M470 470q20 -34 40 0q20 -34 40 0q0 30 -40 54q-40 -24 -40 -54z" fill="#a8422f"/>${times(5, index => svg`<path transform="translate(660 500) rotate(${index * 72})" d="M0 0Q18 -30 0 -50Q-18 -30 0 0Z" fill="#d9b65c"/>`)}${[320, 810].map(x => board(sheet, svg`M${x - 110} 690Q${x} 790 ${x + 110} 690L${x + 100} 720Q${x} 830 ${x - 100} 720Z`, colour, true))}`,
  spinningWheel: (sheet, colour) =>
    svg`<g fill="none"><circle cx="430" cy="440" r="230" stroke="${darker(colour, 0.45)}" stroke-width="38"/><circle cx="428" cy="437" r="230" stroke="${colour}" stroke-width="26"/><circle cx="424" cy="432" r="236" stroke="${lighter(colour, 0.3)}" stroke-width="6"/></g>${times(12, index => svg`<path transform="rotate(${index * 30} 430 440)" d="M424 230Q418 330 426 420H434Q442 330 436 230Z" fill="${lighter(colour, 0.06)}" stroke="${darker(colour, 0.5)}" stroke-width="2"/>`)}<circle cx="430" cy="440" r="34" fill="${darker(colour, 0.15)}"/><circle cx="430" cy="440" r="13" fill="${iron}"/>${board(sheet, 'M416 450H446L470 720H390Z', colour)}${board(sheet, 'M230 700L900 640L906 690L236 752Z', lighter(colour, 0.05), true)}${board(sheet, 'M300 745H330L290 870H262ZM520 730H550L560 870H532ZM830 700H858L900 860H872Z', darker(colour, 0.15))}${board(sheet, 'M760 420H784L790 660H752Z', colour)}<path d="M700 430H860L850 470H710Z" fill="${lighter(colour, 0.1)}"/><path d="M740 430q40 -34 84 0v36q-44 26 -84 0z" fill="#d8cdb2"/><path d="M440 212L760 440M452 668L760 470" stroke="#d8cdb2" stroke-width="3"/>`,
}

/** Furniture and household things of wood. */
export const furniture: Family<FurnitureParams> = {
  size: () => [1120, 960],
  draw(sheet, { kind, wood }) {
    const colour = woods[wood]
    const foot = { chest: 780, chair: 846, cabinet: 856, cradle: 780, spinningWheel: 868 }[kind]
    return standing(
      sheet,
      sheet.random.pick('warm', 'light'),
      { x: 560, y: foot, width: 680 },
      drawn[kind](sheet, colour),
    )
  },
}
