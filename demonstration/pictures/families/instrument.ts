import { darker, lighter } from '../drawing/colour.ts'
import { lettering } from '../drawing/lettering.ts'
import { around, smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { lying, standing } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

export interface InstrumentParams {
  readonly kind: 'astrolabe' | 'compass' | 'microscope' | 'sextant' | 'globe' | 'clock' | 'hourglass'
}

const brass = '#b98d42'

const brassAcross = (sheet: Sheet) =>
  sheet.linear([
    [0, darker(brass, 0.5)],
    [0.18, brass],
    [0.34, lighter(brass, 0.6)],
    [0.55, brass],
    [1, darker(brass, 0.65)],
  ])
const brassDown = (sheet: Sheet) =>
  sheet.linear(
    [
      [0, lighter(brass, 0.55)],
      [0.4, brass],
      [1, darker(brass, 0.6)],
    ],
    [0, 0],
    [0, 1],
  )
const wood = (sheet: Sheet, path: string, colour = '#6b4023') =>
  svg`<path d="${path}" fill="${sheet.linear(
    [
      [0, lighter(colour, 0.2)],
      [0.5, colour],
      [1, darker(colour, 0.5)],
    ],
    [0, 0],
    [0.4, 1],
  )}"/><path d="${path}" fill="${sheet.texture('wood', 1.6, 90)}" opacity=".28"/>`

const ticks = (
  x: number,
  y: number,
  radius: number,
  count: number,
  length: number,
  colour: string,
  width = 2.5,
) =>
  times(
    count,
    index =>
      svg`<path transform="rotate(${(index * 360) / count} ${x} ${y})" d="M${x} ${y - radius}v${index % 5 === 0 ? length : length * 0.55}" stroke="${colour}" stroke-width="${width}"/>`,
  )

const disc = (x: number, y: number, radius: number) =>
  svg`M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`

function astrolabe(sheet: Sheet): string {
  const dark = darker(brass, 0.65)
  const outline = `${disc(450, 490, 320)}M410 180Q400 110 450 96Q500 110 490 180Z`
  const rete = svg`<g fill="none" stroke="${lighter(brass, 0.12)}" stroke-width="13"><circle cx="450" cy="490" r="228"/><circle cx="450" cy="440" r="132"/><path d="M450 262V718M232 520Q450 600 668 520"/></g>${times(
    11,
    index => {
      const angle = index * 0.57
      const [x, y] = [
        450 + Math.cos(angle) * (90 + (index % 4) * 36),
        490 + Math.sin(angle) * (90 + (index % 4) * 36),
      ]
      return svg`<path d="M${x} ${y}q24 -30 44 -10q-12 4 -20 24z" fill="${lighter(brass, 0.12)}"/>`
    },
  )}`
  const object = svg`<circle cx="450" cy="108" r="34" fill="none" stroke="${brass}" stroke-width="12"/><path d="${outline}" fill="${sheet.linear(
    [
      [0, lighter(brass, 0.45)],
      [0.5, brass],
      [1, darker(brass, 0.45)],
    ],
    [0.1, 0.1],
    [0.9, 0.9],
  )}"/><circle cx="450" cy="490" r="262" fill="${darker(brass, 0.32)}"/><g fill="none" stroke="${dark}" opacity=".7">${times(9, index => svg`<circle cx="450" cy="${490 - index * 14}" r="${240 - index * 26}" stroke-width="2.4"/>`)}${times(12, index => svg`<path d="M450 490L${450 + Math.cos(index * 0.5236) * 250} ${490 + Math.sin(index * 0.5236) * 250}" stroke-width="1.6"/>`)}</g>${ticks(450, 490, 314, 120, 30, dark)}${times(24, index => svg`<g transform="rotate(${index * 15} 450 490)">${lettering(String((index % 12) + 1), 450, 214 - 8, { size: 15, colour: dark })}</g>`)}<g filter="${sheet.relief({ soft: 2.4, height: 4, shine: 0.6 })}">${rete}<path transform="rotate(34 450 490)" d="M440 190L450 176L460 190V790L450 804L440 790Z" fill="${lighter(brass, 0.2)}"/><circle cx="450" cy="490" r="24" fill="${lighter(brass, 0.2)}"/></g>`
  return lying(sheet, 'light', outline, object, 16)
}

function compass(sheet: Sheet): string {
  const box = 'M130 150Q130 130 150 130H750Q770 130 770 150V750Q770 770 750 770H150Q130 770 130 750Z'
  const rose = times(32, index => {
    const long = index % 8 === 0 ? 205 : index % 4 === 0 ? 170 : index % 2 === 0 ? 120 : 0
    return long === 0
      ? ''
      : svg`<g transform="rotate(${index * 11.25} 450 450)"><path d="M450 ${450 - long}L${450 + long * 0.1} 420L450 450Z" fill="#223349"/><path d="M450 ${450 - long}L${450 - long * 0.1} 420L450 450Z" fill="${index % 8 === 0 ? '#a8402e' : '#7d8795'}"/></g>`
  })
  const letters = ['N', 'E', 'S', 'W'].map(
    (letter, index) =>
      svg`<g transform="rotate(${index * 90} 450 450)">${lettering(letter, 450, 222, { size: 30, colour: '#223349', weight: 2.4 })}</g>`,
  )
  const object = svg`${wood(sheet, box)}<path d="M150 150H750V750H150Z" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5"/><circle cx="450" cy="450" r="286" fill="${brassDown(sheet)}"/><circle cx="450" cy="450" r="258" fill="#2a1a0f"/><circle cx="450" cy="450" r="252" fill="#ede4cd"/><circle cx="450" cy="450" r="252" fill="${sheet.texture('mottle', 3)}" opacity=".2"/>${ticks(450, 450, 246, 72, 18, '#223349')}${letters}${rose}<path transform="rotate(24 450 450)" d="M450 250L464 450L450 650L436 450Z" fill="#2b2f36"/><path transform="rotate(24 450 450)" d="M450 250L464 450H436Z" fill="#a8402e"/><circle cx="450" cy="450" r="17" fill="${brassDown(sheet)}"/><circle cx="450" cy="450" r="252" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="14" filter="${sheet.blur(6)}"/><path d="M250 400Q280 250 450 220Q360 280 320 420Z" fill="#fff" opacity=".3" filter="${sheet.blur(9)}"/>`
  return lying(sheet, 'warm', box, object, 20)
}

function microscope(sheet: Sheet): string {
  const [across, down] = [brassAcross(sheet), brassDown(sheet)]
  const tube = svg`<g transform="rotate(-14 430 440)"><rect x="392" y="110" width="92" height="34" rx="8" fill="#1d1b1a"/><rect x="402" y="140" width="72" height="60" fill="${across}"/><rect x="390" y="196" width="96" height="26" rx="6" fill="${across}"/><rect x="398" y="222" width="80" height="230" fill="${across}"/><rect x="386" y="440" width="104" height="24" rx="6" fill="${across}"/><path d="M404 464H472L458 560H418Z" fill="${across}"/><rect x="420" y="560" width="36" height="44" fill="${across}"/></g>`
  const object = svg`<path d="M560 300Q640 420 590 640L560 780H500L540 620Q570 440 500 350Z" fill="${down}"/><path d="M430 372L580 384L574 446L436 432Z" fill="${down}"/><circle cx="566" cy="420" r="42" fill="${across}"/><circle cx="566" cy="420" r="16" fill="#3a2a14"/><path d="M330 630H620V656H330Z" fill="${down}"/><rect x="400" y="618" width="110" height="10" fill="#cfe0e0" opacity=".85"/><ellipse cx="450" cy="742" rx="56" ry="24" fill="#d8dcdc" stroke="${brass}" stroke-width="9" transform="rotate(-18 450 742)"/>${tube}<path d="M300 850Q310 790 480 780H600Q700 792 710 850Q700 876 500 876Q310 876 300 850Z" fill="${down}"/><path d="M300 850Q500 880 710 850" stroke="#fff" stroke-opacity=".4" stroke-width="5" fill="none"/>`
  return standing(sheet, 'grey', { x: 505, y: 868, width: 420 }, object)
}

function sextant(sheet: Sheet): string {
  const frame =
    'M450 130L760 640Q600 800 450 800Q300 800 140 640ZM450 240L240 610Q340 700 450 702Q560 700 660 610Z'
  const object = svg`<g filter="${sheet.relief({ soft: 5, height: 8, shine: 0.6 })}"><path d="${frame}" fill="${brass}" fill-rule="evenodd"/><path d="M300 520L600 520L590 545H310ZM380 380H520L530 402H370Z" fill="${brass}"/></g><g stroke="#3a2a12" stroke-width="3">${times(
    49,
    index => {
      const turn = (index - 24) / 24
      const angle = Math.PI / 2 + turn * 0.47
      const away = 655 - turn * turn * 52
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const length = index % 6 === 0 ? 38 : 24
      return svg`<path d="M${450 + x * away} ${130 + y * away}L${450 + x * (away - length)} ${130 + y * (away - length)}"/>`
    },
  )}</g><g filter="${sheet.relief({ soft: 3, height: 5, shine: 0.7 })}"><path transform="rotate(-12 450 150)" d="M430 120H470L486 790H414Z" fill="${lighter(brass, 0.15)}"/><circle cx="450" cy="150" r="44" fill="${lighter(brass, 0.15)}"/><path d="M560 300L720 230L734 266L576 340Z" fill="${lighter(brass, 0.1)}"/></g><path d="M716 224L760 206L774 250L732 270Z" fill="#1d1a18"/><rect x="236" y="330" width="64" height="74" fill="#30495c" opacity=".85" transform="rotate(-30 268 367)"/><rect x="420" y="100" width="60" height="74" fill="#b9c6cc" stroke="#55401c" stroke-width="6"/>`
  return lying(sheet, 'light', `${frame}M560 300L760 206L774 250L576 340Z`, object, 15)
}

function globe(sheet: Sheet): string {
  const { random } = sheet
  const clip = sheet.clip(disc(450, 400, 250))
  const lands = times(
    9,
    () =>
      svg`<path d="${smooth(
        around([random.between(220, 680), random.between(190, 610)], 11, () => random.between(22, 96)),
        true,
      )}" fill="${random.pick('#b99a5c', '#a98a54', '#c2a86e')}" stroke="#6d5630" stroke-width="2"/>`,
  )
  const grid = times(
    5,
    index =>
      svg`<ellipse cx="450" cy="400" rx="${50 + index * 50}" ry="250" fill="none" stroke="#5a4526" stroke-opacity=".5" stroke-width="1.6"/><path d="M200 ${240 + index * 80}Q450 ${280 + index * 80} 700 ${240 + index * 80}" fill="none" stroke="#5a4526" stroke-opacity=".5" stroke-width="1.6"/>`,
  )
  const stand = 'M430 660H470L480 760Q560 780 640 850H260Q340 780 420 760Z'
  const object = svg`${wood(sheet, stand, '#55321c')}<path d="M450 120A282 282 0 0 1 450 690" fill="none" stroke="${darker(brass, 0.2)}" stroke-width="24"/><circle cx="450" cy="400" r="250" fill="#d9cba0"/><g clip-path="${clip}"><rect x="200" y="150" width="500" height="500" fill="#93a79b" opacity=".65"/>${lands}${grid}<rect x="200" y="150" width="500" height="500" fill="${sheet.texture('mottle', 2.6)}" opacity=".3"/></g><circle cx="450" cy="400" r="250" fill="${sheet.radial(
    [
      [0, '#ffffff', 0.4],
      [0.4, '#ffffff', 0],
      [1, '#1a1003', 0.75],
    ],
    [0.36, 0.3],
    0.75,
  )}"/><path d="M450 112A288 288 0 0 0 450 688" fill="none" stroke="${brass}" stroke-width="22"/><circle cx="450" cy="122" r="20" fill="${brassDown(sheet)}"/><ellipse cx="450" cy="676" rx="44" ry="20" fill="${brassDown(sheet)}"/>`
  return standing(sheet, 'warm', { x: 450, y: 850, width: 410 }, object)
}

function clock(sheet: Sheet): string {
  const body = 'M250 840V430Q250 230 450 200Q650 230 650 430V840Z'
  const base = 'M200 880V840H700V880ZM220 840V812H680V840Z'
  const numerals = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'].map(
    (text, index) =>
      svg`<g transform="rotate(${index * 30} 450 450)">${lettering(text, 450, 330, { size: 30, colour: '#221c16', weight: 2.2, width: 0.6 })}</g>`,
  )
  const object = svg`${wood(sheet, body)}${wood(sheet, base, '#55301a')}<path d="M280 820V440Q280 262 450 232Q620 262 620 440V820Z" fill="none" stroke="${brass}" stroke-width="6" opacity=".8"/><circle cx="450" cy="450" r="172" fill="${brassDown(sheet)}"/><circle cx="450" cy="450" r="152" fill="#efe8d6"/>${ticks(450, 450, 148, 60, 12, '#221c16', 2)}${numerals}<path transform="rotate(305 450 450)" d="M444 460L450 366L456 460Z" fill="#1b1815"/><path transform="rotate(52 450 450)" d="M446 466L450 322L454 466Z" fill="#1b1815"/><circle cx="450" cy="450" r="9" fill="#1b1815"/><path d="M360 660H540V800H360Z" fill="#1a120b"/><circle cx="450" cy="750" r="32" fill="${brassDown(sheet)}"/><path d="M450 660V720" stroke="${brass}" stroke-width="6"/><path d="M360 660H540V800H360Z" fill="none" stroke="${brass}" stroke-width="7"/><path d="M320 400Q350 330 440 312Q380 360 356 440Z" fill="#fff" opacity=".35" filter="${sheet.blur(7)}"/><path d="M440 196Q430 150 450 130Q470 150 460 196Z" fill="${brass}"/><path d="${body}" fill="${sheet.linear(
    [
      [0, '#000000', 0.3],
      [0.25, '#ffffff', 0.12],
      [0.7, '#000000', 0],
      [1, '#000000', 0.45],
    ],
  )}"/>`
  return standing(sheet, 'warm', { x: 450, y: 882, width: 500 }, object)
}

function hourglass(sheet: Sheet): string {
  const bulb =
    'M330 220H570Q580 400 462 490Q462 500 462 500Q580 590 570 780H330Q320 590 438 500Q438 500 438 490Q320 400 330 220Z'
  const object = svg`${[300, 600].map(x => wood(sheet, svg`M${x - 14} 200H${x + 14}V800H${x - 14}Z`))}<g clip-path="${sheet.clip(bulb)}"><path d="M300 330Q450 350 600 330L470 492H430Z" fill="#c9a262"/><path d="M300 790Q380 640 450 630Q520 640 600 790Z" fill="#c9a262"/><path d="M447 490H453V640H447Z" fill="#c9a262"/><path d="M300 200H600V800H300Z" fill="${sheet.texture('grain', 1)}" opacity=".1"/></g><path d="${bulb}" fill="${sheet.linear(
    [
      [0, '#5d7a7c', 0.5],
      [0.25, '#ffffff', 0.25],
      [0.6, '#ffffff', 0.05],
      [1, '#4d6a6c', 0.55],
    ],
  )}" stroke="#dfe9e8" stroke-width="3"/><path d="M362 250Q350 370 420 450M362 760Q352 640 420 550" stroke="#fff" stroke-width="10" fill="none" opacity=".6" stroke-linecap="round" filter="${sheet.blur(3)}"/>${['M250 160H650V220H250Z', 'M250 780H650V850H250Z'].map(path => wood(sheet, path, '#5a3318'))}`
  return standing(sheet, 'grey', { x: 450, y: 850, width: 400 }, object)
}

const drawn = { astrolabe, compass, microscope, sextant, globe, clock, hourglass } as const

/** Instruments of science and of the sea. */
export const instrument: Family<InstrumentParams> = {
  size: () => [900, 940],
  draw: (sheet, { kind }) => drawn[kind](sheet),
}
