import { darker, lighter, mix } from '../drawing/colour.ts'
import { smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { svg, times } from '../drawing/svg.ts'

export interface Sitter {
  readonly skin: string
  readonly hair: string
  readonly dress: string
  readonly wall: string
  readonly collar: string
}

/** Half length, three quarters in shade: 1000 by 1250. */
export function sitter(sheet: Sheet, { skin, hair, dress, wall, collar }: Sitter): string {
  const { random } = sheet
  const long = random.chance(0.5)
  const hat = random.chance(0.3)
  const face = smooth(
    [
      [500, 280],
      [590, 300],
      [638, 390],
      [632, 500],
      [600, 600],
      [545, 668],
      [500, 682],
      [455, 668],
      [402, 600],
      [370, 500],
      [364, 390],
      [412, 300],
    ],
    true,
  )
  const flesh = sheet.radial(
    [
      [0, lighter(skin, 0.22)],
      [0.55, skin],
      [1, darker(skin, 0.55)],
    ],
    [0.38, 0.36],
    0.72,
  )
  const cloth = sheet.linear(
    [
      [0, lighter(dress, 0.16)],
      [0.45, dress],
      [1, darker(dress, 0.6)],
    ],
    [0, 0],
    [1, 0.6],
  )
  const shade = darker(skin, 0.5)
  const eye = (x: number) =>
    svg`<path d="M${x - 36} 470Q${x} 442 ${x + 36} 470Q${x} 488 ${x - 36} 470Z" fill="${lighter(skin, 0.35)}"/><circle cx="${x}" cy="466" r="14" fill="${darker(hair, 0.5)}"/><circle cx="${x - 4}" cy="461" r="3.5" fill="#fff" opacity=".8"/><path d="M${x - 38} 468Q${x} 438 ${x + 38} 468" fill="none" stroke="${darker(skin, 0.65)}" stroke-width="5"/><path d="M${x - 46} 434Q${x} 408 ${x + 44} 430" fill="none" stroke="${hair}" stroke-width="11" opacity=".75" stroke-linecap="round"/>`
  const locks = long
    ? smooth(
        [
          [500, 214],
          [620, 232],
          [700, 340],
          [716, 520],
          [724, 700],
          [690, 820],
          [640, 700],
          [640, 420],
          [560, 318],
          [470, 310],
          [376, 372],
          [360, 520],
          [350, 720],
          [306, 820],
          [280, 690],
          [286, 500],
          [300, 340],
          [384, 236],
        ],
        true,
      )
    : smooth(
        [
          [500, 214],
          [610, 228],
          [682, 320],
          [680, 440],
          [650, 520],
          [638, 400],
          [580, 320],
          [470, 312],
          [392, 350],
          [366, 420],
          [352, 520],
          [322, 440],
          [320, 320],
          [392, 228],
        ],
        true,
      )
  return svg`<rect width="1000" height="1250" fill="${sheet.radial(
    [
      [0, lighter(wall, 0.2)],
      [1, darker(wall, 0.55)],
    ],
    [0.35, 0.35],
    0.8,
  )}"/>${
    long &&
    svg`<path d="${smooth(
      [
        [330, 400],
        [280, 640],
        [310, 860],
        [690, 860],
        [720, 640],
        [670, 400],
      ],
      true,
    )}" fill="${darker(hair, 0.45)}"/>`
  }<path d="M430 620H570V790Q500 850 430 790Z" fill="${mix(skin, shade, 0.45)}"/><path d="${smooth([
    [60, 1270],
    [110, 990],
    [240, 880],
    [420, 800],
    [500, 850],
    [580, 800],
    [760, 880],
    [890, 990],
    [940, 1270],
  ])}Z" fill="${cloth}"/><g filter="${sheet.blur(9, 0.05)}" opacity=".22">${times(7, index => svg`<path d="M${200 + index * 100} 1250Q${220 + index * 90} ${1050 + random.around(0, 40)} ${300 + index * 66} ${910 + random.around(0, 30)}" stroke="#000" stroke-width="22" fill="none"/>`)}</g><path d="M405 796Q500 890 595 796L650 850Q500 1010 350 850Z" fill="${sheet.linear(
    [
      [0, lighter(collar, 0.2)],
      [1, darker(collar, 0.3)],
    ],
  )}"/><path d="${face}" fill="${flesh}"/><g filter="${sheet.blur(14)}" fill="${shade}"><path d="M520 300Q660 330 630 560Q600 660 520 684Q580 560 560 430Z" opacity=".5"/><ellipse cx="500" cy="640" rx="60" ry="12" opacity=".4"/><ellipse cx="420" cy="455" rx="52" ry="26" opacity=".35"/><ellipse cx="572" cy="455" rx="50" ry="26" opacity=".35"/></g><ellipse cx="420" cy="560" rx="38" ry="30" fill="#b4523c" opacity=".2" filter="${sheet.blur(14)}"/>${eye(430)}${eye(560)}<path d="M500 440Q520 500 528 540Q524 562 492 560" fill="none" stroke="${shade}" stroke-width="7" opacity=".7" stroke-linecap="round"/><path d="M452 612Q496 596 544 612Q498 628 452 612Z" fill="#8f4237" opacity=".8"/><path d="M462 626Q498 648 536 626" fill="none" stroke="${lighter(skin, 0.2)}" stroke-width="7" opacity=".5"/><path d="${locks}" fill="${sheet.linear(
    [
      [0, lighter(hair, 0.22)],
      [0.4, hair],
      [1, darker(hair, 0.6)],
    ],
  )}"/>${
    hat &&
    svg`<path d="${smooth(
      [
        [250, 330],
        [320, 290],
        [350, 170],
        [500, 130],
        [650, 170],
        [690, 290],
        [760, 330],
        [500, 350],
      ],
      true,
    )}" fill="${sheet.linear([
      [0, lighter(dress, 0.1)],
      [1, darker(dress, 0.7)],
    ])}"/>`
  }`
}
