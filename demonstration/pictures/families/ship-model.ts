import { darker, lighter, mix } from '../drawing/colour.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { standing } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

export interface ShipModelParams {
  readonly kind: 'threeMaster' | 'schooner' | 'steamer' | 'dinghy'
  readonly hull?: string
}

const canvas = (sheet: Sheet) =>
  sheet.linear(
    [
      [0, '#f1e8d2'],
      [0.5, '#ddcfae'],
      [1, '#b9a680'],
    ],
    [0, 0],
    [1, 0.3],
  )

const square = (x: number, top: number, bottom: number, wide: number) =>
  svg`M${x - wide * 0.86} ${top}H${x + wide * 0.86}Q${x + wide * 1.2} ${(top + bottom) / 2} ${x + wide} ${bottom}Q${x} ${bottom - 16} ${x - wide} ${bottom}Q${x - wide * 0.6} ${(top + bottom) / 2} ${x - wide * 0.86} ${top}Z`

const spar = (d: string, width = 9) =>
  svg`<path d="${d}" stroke="#5a3a1e" stroke-width="${width}" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#a9763f" stroke-width="${width * 0.35}" fill="none" stroke-linecap="round" transform="translate(-1.500 -1)"/>`

const rope = (d: string) => svg`<path d="${d}" stroke="#3b2d1e" stroke-width="1.8" fill="none" opacity=".8"/>`

function masted(
  sheet: Sheet,
  masts: readonly { readonly x: number; readonly top: number; readonly wide: number }[],
): string {
  const fill = canvas(sheet)
  return masts
    .map(({ x, top, wide }) => {
      const height = 650 - top
      const sails = [0.06, 0.3, 0.56].map(
        (from, index) =>
          svg`<path d="${square(x, top + height * from, top + height * (from + 0.21 + index * 0.02), wide * (0.62 + index * 0.2))}" fill="${fill}" stroke="#8d7a56" stroke-width="1.5"/>${spar(svg`M${x - wide * (0.6 + index * 0.2)} ${top + height * from}H${x + wide * (0.6 + index * 0.2)}`, 6)}`,
      )
      const shrouds = times(5, index => rope(svg`M${x} ${top + height * 0.34}L${x - 62 + index * 31} 668`))
      return svg`${spar(svg`M${x} 668V${top}`)}${sails}${shrouds}${rope(svg`M${x} ${top}L${x + wide * 1.7} ${top + height * 0.5}`)}`
    })
    .join('')
}

type Draw = (sheet: Sheet, hull: string) => string

const hullOf = (sheet: Sheet, d: string, hull: string, keel: string) => {
  const clip = sheet.clip(d)
  return svg`<path d="${d}" fill="${sheet.linear(
    [
      [0, lighter(hull, 0.3)],
      [0.35, hull],
      [1, darker(hull, 0.55)],
    ],
    [0, 0],
    [0.1, 1],
  )}"/><g clip-path="${clip}"><path d="M100 740Q560 790 1060 730V860H100Z" fill="${keel}"/>${times(9, index => svg`<path d="M100 ${650 + index * 18}Q560 ${706 + index * 18} 1060 ${640 + index * 18}" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`)}<path d="${d}" fill="${sheet.texture('wood', 1.6, 90)}" opacity=".16"/></g>`
}

const drawn: Readonly<Record<ShipModelParams['kind'], Draw>> = {
  threeMaster: (sheet, hull) =>
    svg`${spar('M930 640L1060 560')}${masted(sheet, [
      { x: 330, top: 190, wide: 130 },
      { x: 560, top: 110, wide: 160 },
      { x: 780, top: 160, wide: 140 },
    ])}<path d="M1040 566L950 640L800 300Z" fill="${canvas(sheet)}" stroke="#8d7a56" stroke-width="1.500"/>${hullOf(sheet, 'M170 570L190 650Q560 700 900 650L990 610Q960 760 850 800H330Q210 780 170 570Z', hull, '#7a3226')}<path d="M180 612Q560 690 960 622" fill="none" stroke="#d8b45e" stroke-width="9"/>${times(11, index => svg`<rect x="${270 + index * 56}" y="${672 - Math.abs(5 - index) * 3}" width="22" height="20" fill="#1a1412"/>`)}<path d="M330 190q34 -12 60 4q-28 12 -60 10zM560 110q34 -12 60 4q-28 12 -60 10z" fill="#a53a2c"/>`,
  schooner: (sheet, hull) =>
    svg`${spar('M420 660V170')}${spar('M660 660V130')}${spar('M900 640L1040 590', 7)}<path d="M416 220L400 620Q300 640 200 610Q330 420 416 220ZM656 190L640 620Q540 640 440 612Q560 420 656 190Z" fill="${canvas(sheet)}" stroke="#8d7a56" stroke-width="2"/><path d="M1030 592L900 620L670 170ZM900 630L700 620L666 320Z" fill="${canvas(sheet)}" stroke="#8d7a56" stroke-width="2"/>${spar('M404 622L190 612', 6)}${spar('M644 622L430 612', 6)}${hullOf(sheet, 'M180 630Q560 690 960 610Q900 780 760 806H380Q240 780 180 630Z', hull, '#35523f')}<path d="M186 640Q560 700 956 618" fill="none" stroke="#e6d8b4" stroke-width="7"/>`,
  steamer: (sheet, hull) =>
    svg`<path d="M330 640V560H820V640Z" fill="#e9e2cf"/><path d="M380 560V510H740V560Z" fill="#dccfae"/>${times(16, index => svg`<circle cx="${350 + index * 30}" cy="600" r="7" fill="#35434c"/>`)}<path d="M470 510L478 300H552L560 510ZM610 510L618 330H682L690 510Z" fill="${sheet.linear(
      [
        [0, '#7d2b20'],
        [0.3, '#c9553a'],
        [1, '#5a1d15'],
      ],
    )}"/><path d="M476 340H554L553 300H478ZM617 366H683L682 330H618Z" fill="#1d1a19"/>${spar('M270 650V220', 7)}${spar('M860 640V240', 7)}${rope('M270 220L150 640M270 220L500 540M860 240L980 620M860 240L640 540')}${hullOf(sheet, 'M140 610Q560 670 1010 590Q980 760 900 800H270Q170 760 140 610Z', hull, '#8c3527')}<path d="M146 622Q560 684 1006 602" fill="none" stroke="#f0ead8" stroke-width="6"/>${times(12, index => svg`<circle cx="${250 + index * 54}" cy="${690 - Math.abs(6 - index) * 3}" r="8" fill="#1c2226"/>`)}`,
  dinghy: (sheet, hull) =>
    svg`${spar('M540 690V150', 8)}<path d="M546 170Q720 420 850 640L548 650Z" fill="${mix('#b4552f', '#8a3a22', 0.4)}"/><path d="M532 200Q420 460 300 640L530 650Z" fill="${canvas(sheet)}"/>${times(5, index => rope(svg`M546 ${250 + index * 80}L${600 + index * 56} ${250 + index * 80}`))}${hullOf(sheet, 'M220 650Q560 710 920 630Q860 790 740 800H380Q260 780 220 650Z', hull, darker(hull, 0.2))}<path d="M224 660Q560 720 916 640" fill="none" stroke="#e6d8b4" stroke-width="8"/>`,
}

/** Models of ships on their stands. */
export const shipModel: Family<ShipModelParams> = {
  size: () => [1180, 960],
  draw(sheet, { kind, hull }) {
    const colour = hull ?? sheet.random.pick('#2b3138', '#4a2f1c', '#27414f', '#6b4528')
    const stand = svg`<path d="M380 780H420L430 860H360ZM760 780H800L820 860H750Z" fill="#3d2616"/><path d="M280 850H900L920 884H260Z" fill="${sheet.linear(
      [
        [0, '#7b5030'],
        [1, '#3a2212'],
      ],
      [0, 0],
      [0, 1],
    )}"/>`
    return standing(
      sheet,
      sheet.random.pick('grey', 'light', 'warm'),
      { x: 590, y: 886, width: 660 },
      stand + drawn[kind](sheet, colour),
    )
  },
}
