import { mix } from '../drawing/colour.ts'
import { scribble } from '../drawing/lettering.ts'
import { smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { laid } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'
import { sailingShip } from '../scenes/seascape.ts'
import { ridge } from '../scenes/strokes.ts'

export interface PrintParams {
  readonly technique: 'woodcut' | 'engraving' | 'map'
  readonly colours?: 'blue' | 'red' | 'green'
}

const inks = {
  blue: ['#274c6d', '#c2452f', '#e9dcc0'],
  red: ['#7a2f26', '#d8a13a', '#ead9b9'],
  green: ['#34564a', '#d27c3e', '#e6dcc2'],
} as const

/** Flat colours, a sun, waves in rows: 800 by 560. */
function woodcut(sheet: Sheet, ink: string, sun: string, paper: string): string {
  const { random } = sheet
  const [x, y] = [random.between(220, 580), random.between(130, 220)]
  const peak = random.between(330, 560)
  const rows = times(6, row => {
    const top = 330 + row * 42
    const step = random.between(54, 70)
    const crests = times(18, () => svg`q${step / 4} -30 ${step / 2} -6t${step / 2} 6`)
    return svg`<path d="M${-60 + (row % 2) * 26} ${top}${crests}V600H-80Z" fill="${row % 2 === 0 ? ink : mix(ink, paper, 0.62)}" stroke="${paper}" stroke-width="4"/>`
  })
  const land = smooth([
    [0, 350],
    [120, 320],
    [peak - 120, 250],
    [peak - 20, 160],
    [peak + 14, 164],
    [peak + 130, 270],
    [700, 326],
    [800, 340],
  ])
  const sky = sheet.linear(
    [
      [0, mix(ink, paper, 0.15)],
      [0.28, mix(ink, paper, 0.75)],
      [0.5, paper],
    ],
    [0, 0],
    [0, 1],
  )
  return svg`<rect width="800" height="560" fill="${sky}"/><circle cx="${x}" cy="${y}" r="74" fill="${sun}"/><path d="${land}V420H0Z" fill="${mix(ink, '#000000', 0.12)}"/><path d="M${peak - 62} 196L${peak - 20} 160L${peak + 14} 164L${peak + 56} 208L${peak + 30} 200L${peak + 8} 218L${peak - 20} 196L${peak - 40} 208Z" fill="${paper}"/><g transform="translate(${random.between(140, 660)} 372) scale(1.2)">${sailingShip(random, ink, paper, mix(ink, '#000000', 0.4), 1)}</g>${rows}<rect x="736" y="26" width="34" height="84" fill="${sun}"/>${scribble(743, 62, 20, 18, paper, random.between)}${scribble(743, 90, 20, 18, paper, random.between)}`
}

/** Lines of a burin: a view with ruins or a town, hatched. */
function engraving(sheet: Sheet): string {
  const { random } = sheet
  const ink = '#2b2621'
  const hatch = (d: string, step: number, angle: number, opacity: number) =>
    svg`<g clip-path="${sheet.clip(d)}"><g transform="rotate(${angle} 400 280)" stroke="${ink}" opacity="${opacity}">${times(1100 / step, index => svg`<path d="M-200 ${-270 + index * step + random.around(0, 0.7)}H1000" stroke-width="${random.between(0.7, 1.4)}"/>`)}</g></g>`
  const columns = times(6, index => {
    const [x, high] = [170 + index * 86, index > 3 ? random.between(90, 170) : 210]
    const shaft = svg`M${x} 430L${x + 4} ${430 - high}H${x + 36}L${x + 40} 430Z`
    return svg`<path d="${shaft}" fill="#e9e2d2" stroke="${ink}" stroke-width="2"/>${hatch(svg`M${x + 22} 430L${x + 22} ${430 - high}H${x + 36}L${x + 40} 430Z`, 4, 82, 0.8)}`
  })
  const hill = `${smooth(ridge(random, 800, 380, 110, 0.4))}L800 560L0 560Z`
  const ground = 'M0 428Q200 408 420 430T800 420V560H0Z'
  return svg`<rect width="800" height="560" fill="#e9e2d2"/>${hatch('M0 0H800V300H0Z', 9, 0, 0.35)}<path d="${smooth(
    [
      [80, 120],
      [180, 80],
      [300, 110],
      [420, 90],
      [380, 140],
      [220, 150],
    ],
    true,
  )}" fill="#e9e2d2"/><path d="${hill}" fill="#e9e2d2" stroke="${ink}"/>${hatch(hill, 7, -24, 0.5)}<path d="M150 204L160 176H536L520 206L470 196L420 210Z" fill="#e9e2d2" stroke="${ink}" stroke-width="2"/>${hatch('M150 204L160 190H536L520 206Z', 4, 0, 0.8)}${columns}<path d="${ground}" fill="#e9e2d2"/>${hatch(ground, 6, 4, 0.6)}${hatch('M430 432L800 424V560H300Z', 6, 58, 0.45)}${times(
    30,
    () => {
      const [x, y] = [random.between(0, 800), random.between(440, 556)]
      return svg`<path d="M${x} ${y}q3 -12 -2 -20M${x} ${y}q6 -8 8 -16M${x} ${y}q-5 -8 -9 -12" fill="none" stroke="${ink}" stroke-width="1.4"/>`
    },
  )}`
}

/** A chart of a coast with soundings and a wind rose. */
function chart(sheet: Sheet): string {
  const { random } = sheet
  const ink = '#4a3722'
  const points = ridge(random, 800, 330, 190, 0.7)
  const coast = smooth(points)
  const rose = times(
    16,
    index =>
      svg`<path transform="rotate(${index * 22.5} 620 420)" d="M620 ${420 - (index % 4 === 0 ? 88 : index % 2 === 0 ? 58 : 40)}L627 412L620 420Z" fill="${index % 4 === 0 ? '#9a3d2b' : ink}"/>`,
  )
  const rhumbs = times(
    16,
    index =>
      svg`<path transform="rotate(${index * 22.5} 620 420)" d="M620 420V-600" stroke="${ink}" stroke-width=".8" opacity=".4"/>`,
  )
  const depths = times(
    46,
    () =>
      svg`<circle cx="${random.between(20, 780)}" cy="${random.between(390, 550)}" r="1.8" fill="${ink}" opacity=".7"/>`,
  )
  const towns = times(9, index => {
    const [x, y] = points[4 + index * 4] ?? [0, 0]
    return svg`<circle cx="${x}" cy="${y - 7}" r="5" fill="#9a3d2b"/>${scribble(x - 22, y - 22, 60, 11, ink, random.between)}`
  })
  return svg`<rect width="800" height="560" fill="#dfe0cf"/>${rhumbs}<path d="${coast}L800 0H0Z" fill="#e6d3a6"/>${times(4, index => svg`<path d="${coast}" transform="translate(0 ${index * 6})" fill="none" stroke="#5d7f83" stroke-width="${2.6 - index * 0.5}" opacity="${0.8 - index * 0.18}"/>`)}${times(
    24,
    () => {
      const [x, y] = [random.between(10, 780), random.between(20, 130)]
      return svg`<path d="M${x} ${y}l12 -18l12 18" fill="none" stroke="${ink}" stroke-width="2"/><path d="M${x + 12} ${y - 18}l12 18l-6 0z" fill="${ink}" opacity=".35"/>`
    },
  )}${towns}${depths}<circle cx="620" cy="420" r="50" fill="none" stroke="${ink}"/>${rose}<g transform="translate(200 470) scale(.9)">${sailingShip(random, ink, '#efe3c2', ink, 3)}</g><rect x="10" y="10" width="780" height="540" fill="none" stroke="${ink}" stroke-width="4"/><rect x="18" y="18" width="764" height="524" fill="none" stroke="${ink}" stroke-width="1.4"/>`
}

/** Works on paper: colour woodcuts, engravings, charts. */
export const print: Family<PrintParams> = {
  size: () => [1140, 900],
  draw(sheet, { technique, colours }) {
    const [ink, sun, paper] =
      inks[colours ?? sheet.random.pick<'blue' | 'red' | 'green'>('blue', 'red', 'green')]
    const picture =
      technique === 'woodcut'
        ? woodcut(sheet, ink, sun, paper)
        : technique === 'engraving'
          ? engraving(sheet)
          : chart(sheet)
    const sheetColour = technique === 'woodcut' ? '#e2d3b3' : '#ebe4d4'
    const object = svg`<path d="M70 70H1070V830H70Z" fill="${sheetColour}"/><path d="M70 70H1070V830H70Z" fill="${sheet.texture('mottle', 4)}" opacity=".12"/><g transform="translate(130 130) scale(1.1 1.07)" clip-path="${sheet.clip('M0 0H800V560H0Z')}">${picture}</g><rect x="122" y="122" width="896" height="615" fill="none" stroke="#000" opacity=".12" stroke-width="2"/>${technique !== 'woodcut' && scribble(420, 790, 300, 20, '#3a3128', sheet.random.between)}<path d="M70 70H1070V830H70Z" fill="${sheet.texture('fibre', 1.2)}" opacity=".08"/>`
    return laid(sheet, 'light', 70, object)
  },
}
