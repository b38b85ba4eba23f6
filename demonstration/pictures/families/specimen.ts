import { darker, lighter, mix } from '../drawing/colour.ts'
import { scribble } from '../drawing/lettering.ts'
import { type Point, smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { lying, standing } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

const plumages = {
  kingfisher: ['#1f6f92', '#c26a34'],
  robin: ['#7a6244', '#b8512e'],
  jay: ['#a07f6c', '#3f6ea6'],
  finch: ['#7d8a3e', '#c9a53c'],
  owl: ['#8d6f4c', '#cdb78e'],
} as const

export type SpecimenParams =
  | { readonly kind: 'bird'; readonly plumage: keyof typeof plumages }
  | { readonly kind: 'egg'; readonly tone?: 'blue' | 'buff' | 'white' }
  | { readonly kind: 'skull' }

const back: readonly Point[] = [
  [300, 250],
  [350, 190],
  [430, 176],
  [490, 220],
  [520, 300],
  [610, 380],
  [690, 480],
  [740, 600],
  [700, 650],
  [600, 660],
  [470, 620],
  [390, 520],
  [356, 400],
  [330, 320],
]

/** A mounted bird on its branch. */
function bird(sheet: Sheet, plumage: keyof typeof plumages): string {
  const { random } = sheet
  const [main, breast] = plumages[plumage]
  const outline = smooth(back, true)
  const barbs = (count: number, place: () => Point, colour: string, length: number) =>
    times(count, () => {
      const [x, y] = place()
      return svg`<path d="M${x} ${y}q${length * 0.4} ${length * 0.1} ${length * 0.7} ${length * 0.7}" fill="none" stroke="${mix(colour, random.pick('#ffffff', '#1a1410'), random.between(0.05, 0.4))}" stroke-width="${random.between(2, 5)}" opacity=".55" stroke-linecap="round"/>`
    })
  const feathers = times(
    9,
    index =>
      svg`<path transform="translate(${500 + index * 16} ${400 + index * 24}) rotate(${46 - index * 2})" d="M0 0Q120 ${-26 + index} ${290 - index * 16} 0Q130 ${26 - index} 0 14Z" fill="${mix(main, '#12100e', 0.25 + (index % 2) * 0.18)}" stroke="${lighter(main, 0.25)}" stroke-width="1.6"/>`,
  )
  const tail = times(
    4,
    index =>
      svg`<path transform="translate(690 610) rotate(${40 + index * 7})" d="M0 0Q120 -22 240 0Q120 22 0 0Z" fill="${mix(main, '#12100e', 0.3 + index * 0.08)}" stroke="${lighter(main, 0.2)}" stroke-width="1.5"/>`,
  )
  const object = svg`${tail}<path d="M470 640L462 730M540 652L544 734" stroke="#8a5f34" stroke-width="11" stroke-linecap="round"/><path d="M150 740Q400 700 860 750L862 786Q420 740 150 778Z" fill="${sheet.linear(
    [
      [0, '#8b6f52'],
      [1, '#3f2e20'],
    ],
    [0, 0],
    [0, 1],
  )}"/><path d="M440 734q20 -18 48 0M524 738q20 -18 48 0" stroke="#6d4a28" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M304 236L196 262L306 284Z" fill="#2a2522"/><path d="M300 262L200 264" stroke="#6b625a" stroke-width="2"/><path d="${outline}" fill="${sheet.linear(
    [
      [0, main],
      [0.42, mix(main, breast, 0.25)],
      [0.55, breast],
      [1, darker(breast, 0.4)],
    ],
    [0.75, 0.15],
    [0.3, 0.85],
  )}"/><g clip-path="${sheet.clip(outline)}">${barbs(130, () => [random.between(300, 700), random.between(180, 560)], main, 40)}${barbs(90, () => [random.between(340, 560), random.between(420, 650)], breast, 44)}<path d="${outline}" fill="none" stroke="#000" stroke-width="50" opacity=".28" filter="${sheet.blur(20)}"/></g>${feathers}<circle cx="372" cy="250" r="20" fill="#17130f"/><circle cx="366" cy="243" r="6" fill="#fff" opacity=".9"/><path d="M346 232Q372 214 400 236" fill="none" stroke="${lighter(main, 0.45)}" stroke-width="6" opacity=".7"/><path d="M420 880Q440 790 470 770H560Q590 790 610 880Z" fill="${sheet.linear(
    [
      [0, '#6b4a2c'],
      [0.3, '#8f6a43'],
      [1, '#3a2615'],
    ],
  )}"/><path d="M360 880H670L690 910H340Z" fill="#4a301b"/><path d="M450 884H580V904H450Z" fill="#efe6cc"/>${scribble(460, 898, 100, 9, '#3a3026', random.between)}`
  return standing(sheet, random.pick('light', 'grey'), { x: 515, y: 908, width: 330 }, object)
}

function eggs(sheet: Sheet, tone: 'blue' | 'buff' | 'white'): string {
  const { random } = sheet
  const colour = { blue: '#8fb3b0', buff: '#cdb48a', white: '#e9e4d6' }[tone]
  const one = (x: number, y: number, turn: number) => {
    const d = 'M0 -118C62 -118 92 -24 88 34C84 92 46 118 0 118C-46 118 -84 92 -88 34C-92 -24 -62 -118 0 -118Z'
    return svg`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${d}" fill="#000" opacity=".5" transform="translate(16 18)" filter="${sheet.blur(12)}"/><path d="${d}" fill="${sheet.radial(
      [
        [0, lighter(colour, 0.6)],
        [0.45, colour],
        [1, darker(colour, 0.5)],
      ],
      [0.35, 0.3],
      0.75,
    )}"/><g clip-path="${sheet.clip(d)}">${times(60, () => svg`<ellipse cx="${random.around(0, 90)}" cy="${random.around(0, 118)}" rx="${random.between(1.5, 8)}" ry="${random.between(1.5, 6)}" fill="${random.pick('#4a3524', '#6b4a30', '#2c2119')}" opacity="${random.between(0.35, 0.85)}"/>`)}</g></g>`
  }
  const box = 'M120 180H820V800H120Z'
  const object = svg`<path d="${box}" fill="#5a3b22"/><path d="M146 206H794V774H146Z" fill="#efe9dc"/><path d="M146 206H794V774H146Z" fill="${sheet.texture('mottle', 1.4)}" opacity=".4"/><path d="M146 206H794V230H170V774H146Z" fill="#000" opacity=".4" filter="${sheet.blur(10)}"/>${one(320, 420, random.around(-10, 20))}${one(560, 400, random.around(14, 20))}${one(430, 590, random.around(0, 30))}${one(660, 580, random.around(-20, 20))}<path d="M560 730H780V766H560Z" fill="#f6f1e2"/>${scribble(574, 752, 180, 12, '#3a3026', random.between)}`
  return lying(sheet, 'warm', box, object, 16)
}

function skull(sheet: Sheet): string {
  const bone = '#d6c6a2'
  const outline = smooth(
    [
      [180, 610],
      [200, 540],
      [290, 490],
      [390, 430],
      [470, 330],
      [570, 280],
      [690, 290],
      [770, 360],
      [790, 450],
      [740, 520],
      [660, 540],
      [610, 590],
      [500, 620],
      [400, 632],
      [290, 640],
      [210, 650],
    ],
    true,
  )
  const jaw = smooth(
    [
      [200, 690],
      [320, 690],
      [450, 690],
      [560, 664],
      [630, 560],
      [670, 560],
      [676, 620],
      [640, 700],
      [560, 750],
      [420, 764],
      [260, 752],
      [196, 724],
    ],
    true,
  )
  const teeth = times(
    11,
    index =>
      svg`<path d="M${226 + index * 30} ${634 - index * 0.6}q8 ${index === 2 ? 72 : 30} 12 ${index === 2 ? 84 : 36}q10 -10 12 -36z" fill="#efe6cf" stroke="#8a7650" stroke-width="2"/><path d="M${236 + index * 30} 700q6 -26 12 -30q8 8 10 30z" fill="#efe6cf" stroke="#8a7650" stroke-width="2"/>`,
  )
  const object = svg`<g filter="${sheet.relief({ soft: 14, height: 20, shine: 0.2 })}" fill="${bone}"><path d="${jaw}"/></g>${teeth}<g filter="${sheet.relief({ soft: 14, height: 20, shine: 0.2 })}" fill="${bone}"><path d="${outline}"/></g><g fill="#2a1f14"><ellipse cx="530" cy="440" rx="66" ry="50" transform="rotate(-24 530 440)" opacity=".9" filter="${sheet.blur(5)}"/><path d="M196 560Q240 520 280 540Q260 590 206 600Z" opacity=".85" filter="${sheet.blur(4)}"/><ellipse cx="650" cy="500" rx="40" ry="26" opacity=".65" filter="${sheet.blur(6)}"/></g><path d="M480 520Q600 590 700 520" fill="none" stroke="${lighter(bone, 0.2)}" stroke-width="26" stroke-linecap="round"/><path d="M480 534Q600 606 700 534" fill="none" stroke="#5a4628" stroke-width="5" opacity=".7"/><path d="M640 300Q660 360 640 420Q670 450 660 480M400 440Q420 500 400 560" fill="none" stroke="#7a6440" stroke-width="3" opacity=".6"/><g clip-path="${sheet.clip(outline + jaw)}"><path d="M100 200H850V800H100Z" fill="${sheet.texture('mottle', 2)}" opacity=".28"/><path d="M100 200H850V800H100Z" fill="${sheet.texture('pits', 0.8)}" opacity=".15"/></g>`
  return lying(sheet, 'dark', `${outline}${jaw}`, object, 18)
}

/** Prepared animals: mounted birds, eggs, skulls. */
export const specimen: Family<SpecimenParams> = {
  size: () => [940, 960],
  draw(sheet, params) {
    if (params.kind === 'bird') return bird(sheet, params.plumage)
    return params.kind === 'egg' ? eggs(sheet, params.tone ?? 'blue') : skull(sheet)
  },
}
