import { darker, lighter } from '../drawing/colour.ts'
import { around, smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { type Backdrop, lying, standing } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

const metals = {
  bronze: '#8a6a3f',
  patina: '#5f8070',
  silver: '#a9a8a4',
  iron: '#54463d',
  gold: '#cf9f3c',
  clay: '#b8774c',
} as const

export interface MetalworkParams {
  readonly kind: 'fibula' | 'disc' | 'ring' | 'key' | 'statuette' | 'lamp' | 'axe' | 'mirror'
  readonly metal: keyof typeof metals
}

/** Shapes on a field 900 by 900: what is broad, and what is raised on it. */
const shapes: Readonly<Record<MetalworkParams['kind'], readonly [flat: string, raised: string]>> = {
  fibula: [
    'M150 560Q180 330 400 290Q560 270 640 400L690 520L760 560L752 596L640 590L560 440Q500 350 410 370Q270 400 250 570Q250 620 200 620Q150 620 150 560Z',
    `${smooth([
      [190, 560],
      [230, 400],
      [400, 326],
      [540, 350],
      [640, 500],
      [710, 560],
    ])}`,
  ],
  disc: [
    smooth(
      around([450, 450], 30, () => 270),
      true,
    ),
    `${smooth(
      around([450, 450], 30, () => 236),
      true,
    )}${smooth(
      around([450, 450], 30, () => 150),
      true,
    )}${smooth(
      around([450, 450], 64, angle => 192 + 24 * Math.sin(angle * 8)),
      true,
    )}${smooth(
      around([450, 450], 24, () => 60),
      true,
    )}`,
  ],
  ring: ['M450 230A250 250 0 1 1 449 230ZM450 300A180 180 0 1 0 451 300Z', ''],
  key: [
    'M330 220A90 90 0 1 1 329 220ZM330 266A44 44 0 1 0 331 266ZM306 396H354L360 700H470V650H510V600H470V570H540V730H306Z',
    'M316 420H344M316 440H344M318 460H342',
  ],
  statuette: [
    smooth(
      [
        [450, 130],
        [486, 144],
        [496, 186],
        [480, 226],
        [486, 246],
        [556, 262],
        [600, 240],
        [660, 180],
        [676, 194],
        [626, 280],
        [560, 320],
        [536, 400],
        [540, 470],
        [566, 560],
        [556, 680],
        [566, 760],
        [600, 780],
        [540, 786],
        [524, 690],
        [500, 560],
        [460, 540],
        [430, 600],
        [396, 680],
        [350, 760],
        [368, 784],
        [308, 776],
        [330, 740],
        [370, 640],
        [386, 540],
        [380, 460],
        [390, 380],
        [366, 320],
        [320, 380],
        [336, 450],
        [316, 456],
        [296, 376],
        [344, 272],
        [420, 246],
        [424, 226],
        [404, 186],
        [416, 144],
      ],
      true,
    ),
    'M410 176Q450 120 492 176M400 330Q450 352 510 324M398 400Q450 420 530 396M450 330V470M392 470Q460 510 540 470M410 470Q430 560 400 620M500 480Q520 560 540 640M470 180l8 3M434 180l8 2',
  ],
  lamp: [
    smooth(
      [
        [160, 470],
        [200, 400],
        [320, 350],
        [450, 350],
        [560, 380],
        [640, 440],
        [740, 450],
        [780, 490],
        [740, 530],
        [640, 540],
        [560, 600],
        [440, 626],
        [310, 610],
        [210, 560],
      ],
      true,
    ),
    `${smooth(
      around([400, 486], 30, () => 122),
      true,
    )}${smooth(
      around([400, 486], 30, () => 104),
      true,
    )}${smooth(
      around([400, 486], 48, angle => 70 + 26 * Math.cos(angle * 8)),
      true,
    )}`,
  ],
  axe: [
    'M300 250Q450 300 600 250L586 330Q560 420 690 560Q720 640 640 690Q450 750 260 690Q180 640 210 560Q340 420 314 330Z',
    'M316 330Q450 370 584 330M320 352Q450 392 580 352M250 640Q450 700 650 640',
  ],
  mirror: [
    `${smooth(
      around([450, 380], 36, () => 230),
      true,
    )}M424 600H476L490 800Q450 830 410 800Z`,
    `${smooth(
      around([450, 380], 36, () => 206),
      true,
    )}M440 640H460M438 670H462M436 700H464M434 730H466`,
  ],
}

const holes: Partial<Record<MetalworkParams['kind'], string>> = {
  lamp: '<ellipse cx="400" cy="486" rx="26" ry="22" fill="#1a120c"/><ellipse cx="722" cy="490" rx="24" ry="19" fill="#1a120c"/>',
  fibula:
    '<path d="M200 600Q420 640 736 584" fill="none" stroke="#3a3024" stroke-width="9" stroke-linecap="round"/>',
}

const studs = (kind: MetalworkParams['kind']): string =>
  kind === 'disc'
    ? `${times(
        8,
        index =>
          svg`<circle cx="${450 + Math.cos((index * Math.PI) / 4) * 110}" cy="${450 + Math.sin((index * Math.PI) / 4) * 110}" r="17"/>`,
      )}<circle cx="450" cy="450" r="34"/>`
    : kind === 'ring'
      ? '<path d="M376 232Q376 170 450 170Q524 170 524 232Q524 290 450 290Q376 290 376 232Z"/><path d="M404 232Q404 196 450 196Q496 196 496 232Q496 266 450 266Q404 266 404 232Z"/>'
      : kind === 'fibula'
        ? times(7, index => svg`<circle cx="${160 + index * 15}" cy="598" r="15"/>`)
        : ''

function cast(sheet: Sheet, kind: MetalworkParams['kind'], colour: string, old: boolean): string {
  const [flat, raised] = shapes[kind]
  const clip = sheet.define(
    id => svg`<clipPath id="${id}"><path d="${flat}" clip-rule="evenodd"/></clipPath>`,
  )
  const fill = sheet.linear(
    [
      [0, lighter(colour, 0.35)],
      [0.5, colour],
      [1, darker(colour, 0.4)],
    ],
    [0.1, 0],
    [0.9, 1],
  )
  return svg`${kind === 'fibula' && holes.fibula}<g filter="${sheet.relief({ soft: 9, height: 14, shine: old ? 0.25 : 0.6 })}"><path d="${flat}" fill="${fill}" fill-rule="evenodd"/></g><g filter="${sheet.relief({ soft: 2.6, height: 4.6, shine: 0.5 })}" fill="${lighter(colour, 0.08)}"><path d="${raised}" fill="none" stroke="${lighter(colour, 0.08)}" stroke-width="11" stroke-linecap="round"/>${studs(kind)}</g><g clip-path="${clip}"><path d="M0 0H900V900H0Z" fill="${sheet.texture('mottle', 1.9)}" opacity="${old ? 0.45 : 0.2}"/><path d="M0 0H900V900H0Z" fill="${sheet.texture('pits', 0.8)}" opacity="${old ? 0.4 : 0.15}"/></g>${kind === 'lamp' && holes.lamp}`
}

/** Small finds cast or beaten: brooches, keys, figures; lamps too, which are pressed in moulds. */
export const metalwork: Family<MetalworkParams> = {
  size: () => [900, 900],
  scale: 0.76,
  draw(sheet, { kind, metal }) {
    const object = cast(sheet, kind, metals[metal], metal !== 'gold' && metal !== 'silver')
    if (kind !== 'statuette')
      return lying(sheet, sheet.random.pick<Backdrop>('light', 'grey', 'warm'), shapes[kind][0], object, 14)
    return standing(
      sheet,
      'grey',
      { x: 450, y: 846, width: 330 },
      svg`<path d="M290 778H610L630 846H270Z" fill="${sheet.linear([
        [0, '#3d3833'],
        [0.35, '#6b645c'],
        [1, '#211e1b'],
      ])}"/>${object}`,
    )
  },
}
