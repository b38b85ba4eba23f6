import { darker, lighter } from '../drawing/colour.ts'
import { legend, legendDegrees, lettering } from '../drawing/lettering.ts'
import { around, smooth } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { softEdge } from '../drawing/soft-edge.ts'
import { type Backdrop, lying } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'
import { coinHead, type HeadParams } from './coin-heads.ts'
import { type ReverseName, reverseDetails, reverses } from './coin-reverses.ts'

const metals = {
  gold: { colour: '#d2a543', glow: '#fff0b8', rough: 0.25 },
  silver: { colour: '#b3b1ac', glow: '#ffffff', rough: 0.35 },
  bronze: { colour: '#8a6440', glow: '#ffe2bd', rough: 0.6 },
  patina: { colour: '#668272', glow: '#e2fff0', rough: 0.75 },
} as const

export interface CoinParams {
  readonly metal: keyof typeof metals
  /** The front shows a head, the back one of the images. */
  readonly side: (Partial<HeadParams> & { readonly head: 'left' | 'right' }) | { readonly image: ReverseName }
  /** Capitals around the edge, e.g. `IMP CAESAR AVG`. */
  readonly legend?: string
  /** A line below the image, e.g. a year. */
  readonly exergue?: string
  /** Struck by hand, out of round (the usual case), or by a machine. */
  readonly struck?: 'hand' | 'machine'
  readonly backdrop?: Backdrop
}

function image(sheet: Sheet, params: CoinParams, colour: string): string {
  const [x, y] = [sheet.width / 2, sheet.height / 2]
  const { side } = params
  const scale = 4.7
  if ('image' in side) {
    const place = svg`translate(${x - 50 * scale} ${y - (params.exergue ? 54 : 50) * scale}) scale(${scale})`
    return raised(
      sheet,
      colour,
      svg`<g transform="${place}">${reverses[side.image]}</g>`,
      svg`<g transform="${place}">${reverseDetails[side.image]}</g>`,
      5,
    )
  }
  const { age = 'young', wear = 'laurel', bearded = false } = side
  const { flat, details } = coinHead(sheet.random, { age, wear, bearded })
  const mirror = side.head === 'right' ? -1 : 1
  // The head is mirrored before it is lit, so that the light stays where it is.
  const place = svg`translate(${x} ${y}) scale(${mirror * scale} ${scale}) translate(-56 -55)`
  return raised(
    sheet,
    colour,
    svg`<path transform="${place}" d="${flat}"/>`,
    svg`<g transform="${place}">${details}</g>`,
    9,
  )
}

/** A shape raised softly, and its details raised once more and crisply. */
function raised(sheet: Sheet, colour: string, shape: string, details: string, soft: number): string {
  const crisp = lighter(colour, 0.06)
  return svg`<g filter="${sheet.relief({ soft, height: soft * 1.9 })}" fill="${colour}" stroke="none">${shape}</g><g filter="${sheet.relief({ soft: 2, height: 4.5, shine: 0.5 })}" fill="${crisp}" stroke="${crisp}">${details}</g>`
}

/** Coins and medals, one side, lying on paper. */
export const coin: Family<CoinParams> = {
  size: () => [900, 900],
  scale: 0.76,
  draw(sheet, params) {
    const { random } = sheet
    const { colour, glow, rough } = metals[params.metal]
    const centre = [450, 450] as const
    const byHand = params.struck !== 'machine'
    const flan = smooth(
      around(centre, 26, () => 352 + (byHand ? random.around(0, 7) : 0)),
      true,
    )
    const clip = sheet.clip(flan)
    const metal = sheet.linear(
      [
        [0, lighter(colour, 0.34)],
        [0.45, colour],
        [1, darker(colour, 0.38)],
      ],
      [0.1, 0.05],
      [0.9, 0.95],
    )
    const shift = byHand ? ([random.around(0, 9), random.around(0, 9)] as const) : ([0, 0] as const)
    const size = 44
    const radius = 286
    const text = params.legend ?? ''
    const start = -legendDegrees(text, radius, size) / 2
    const letters = svg`${text && legend(text, centre, radius, start + 2, { size, colour, weight: 2.6 })}${params.exergue && lettering(params.exergue, 450, 688, { size: 40, colour, weight: 2.6 })}`
    const dots = times(84, index => {
      const angle = (index / 84) * Math.PI * 2
      return svg`<circle cx="${450 + Math.cos(angle) * 330}" cy="${450 + Math.sin(angle) * 330}" r="${byHand ? 6.4 : 5}"/>`
    })
    const object = svg`<path d="${flan}" fill="${metal}"/><g clip-path="${clip}"><g transform="translate(4 4)">${softEdge(flan, '#ffffff', 26, 0.5)}</g><g transform="translate(-4 -4)">${softEdge(flan, '#000000', 40, 0.5)}</g><path d="${flan}" fill="${sheet.texture('mottle', 3.4)}" opacity="${rough * 0.5}"/><g transform="translate(${shift[0]} ${shift[1]})"><g filter="${sheet.relief({ soft: 2.2, height: 4.6, shine: 0.8, glow })}" fill="${colour}">${dots}${letters}</g>${image(sheet, params, colour)}</g><path d="${flan}" fill="${sheet.texture('pits', 0.9)}" opacity="${rough * 0.45}"/><path d="${flan}" fill="${sheet.texture('mottle', 1.3)}" opacity="${rough * 0.25}"/><ellipse cx="330" cy="300" rx="330" ry="280" fill="${sheet.radial(
      [
        [0, glow, 0.2],
        [1, glow, 0],
      ],
    )}"/></g>`
    return lying(sheet, params.backdrop ?? random.pick<Backdrop>('light', 'warm', 'grey'), flan, object, 13)
  },
}
