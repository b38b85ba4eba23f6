import { mix } from '../drawing/colour.ts'
import { scribble } from '../drawing/lettering.ts'
import { type Point, smooth } from '../drawing/path.ts'
import type { Random } from '../drawing/random.ts'
import { laid } from '../drawing/studio.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Family } from '../family.ts'

export interface HerbariumParams {
  readonly plant: 'fern' | 'grass' | 'daisy' | 'orchid' | 'oak' | 'poppy' | 'umbel'
}

const leafPath = (length: number, width: number) =>
  svg`M0 0C${length * 0.3} ${-width} ${length * 0.75} ${-width * 0.8} ${length} 0C${length * 0.75} ${width * 0.8} ${length * 0.3} ${width} 0 0Z`
const lobed = (length: number, width: number) =>
  `${smooth([[0, 0], ...[0.15, 0.3, 0.42, 0.56, 0.68, 0.82, 0.92].map((share, index): Point => [length * share, -width * (index % 2 === 0 ? 0.45 : 1) * Math.sin(Math.PI * (0.15 + share * 0.75))]), [length, 0], ...[0.92, 0.82, 0.68, 0.56, 0.42, 0.3, 0.15].map((share, index): Point => [length * share, width * (index % 2 === 0 ? 0.45 : 1) * Math.sin(Math.PI * (0.15 + share * 0.75))])], true)}`

interface Look {
  readonly leaf: (random: Random) => string
  readonly leaves: number
  readonly head: (random: Random) => string
  readonly stems: number
  readonly spread: number
}

const petals =
  (count: number, length: number, width: number, colours: readonly [string, string]) => (random: Random) =>
    times(
      count,
      index =>
        svg`<path transform="rotate(${(index * 360) / count + random.around(0, 5)})" d="${leafPath(length * random.between(0.85, 1.1), width)}" fill="${mix(colours[0], colours[1], random.between(0, 0.5))}"/>`,
    )

const looks: Readonly<Record<HerbariumParams['plant'], Look>> = {
  fern: {
    leaves: 26,
    stems: 2,
    spread: 20,
    head: () => '',
    leaf: () =>
      `${times(
        8,
        index =>
          svg`<path transform="translate(${index * 15} 0) rotate(-60)" d="${leafPath(24 - index * 2, 7)}"/><path transform="translate(${index * 15} 0) rotate(60)" d="${leafPath(24 - index * 2, 7)}"/>`,
      )}<path d="M0 -1H125V1H0Z"/>`,
  },
  grass: {
    leaves: 5,
    stems: 5,
    spread: 44,
    leaf: random =>
      svg`<path d="M0 0Q120 ${random.around(-50, 20)} ${random.between(220, 300)} ${random.between(10, 70)}Q130 ${random.around(-30, 10)} 0 9Z"/>`,
    head: () =>
      times(
        14,
        index =>
          svg`<path transform="translate(${(index % 2) * 8 - 4} ${-index * 11}) rotate(${index % 2 === 0 ? -125 : -55})" d="${leafPath(36, 7)}" fill="#a88f55"/>`,
      ),
  },
  daisy: {
    leaves: 9,
    stems: 3,
    spread: 30,
    leaf: () => svg`<path d="${lobed(110, 26)}"/>`,
    head: random =>
      petals(17, 62, 11, ['#e6dcc0', '#c9b58b'])(random) +
      '<circle r="25" fill="#a8792c"/><circle r="16" fill="#8a5f22"/>',
  },
  orchid: {
    leaves: 5,
    stems: 1,
    spread: 8,
    leaf: () => svg`<path d="${leafPath(250, 38)}"/>`,
    head: random =>
      times(
        11,
        index =>
          svg`<g transform="translate(${(index % 2 === 0 ? -1 : 1) * (14 + index * 3)} ${index * 27 - 120}) scale(${0.5 + index * 0.04})">${petals(5, 42, 14, ['#9d5f86', '#7b4768'])(random)}<path d="M0 0Q-24 30 0 56Q24 30 0 0Z" fill="#b98aa6"/></g>`,
      ),
  },
  oak: {
    leaves: 9,
    stems: 2,
    spread: 46,
    leaf: () => svg`<path d="${lobed(178, 52)}"/><path d="M0 0H168"/>`,
    head: () =>
      '<ellipse cx="-16" cy="14" rx="17" ry="25" fill="#8a6a36"/><path d="M-36 6Q-16 -20 4 6Z" fill="#5f4a28"/><ellipse cx="24" cy="22" rx="15" ry="23" fill="#94733c"/><path d="M6 14Q24 -8 42 14Z" fill="#66502c"/>',
  },
  poppy: {
    leaves: 10,
    stems: 3,
    spread: 34,
    leaf: () => svg`<path d="${lobed(130, 34)}"/>`,
    head: random =>
      petals(5, 92, 54, ['#a5402f', '#7d2a24'])(random) +
      '<circle r="22" fill="#2f2a24"/><circle r="12" fill="#59603e"/>',
  },
  umbel: {
    leaves: 8,
    stems: 1,
    spread: 10,
    leaf: () =>
      `${times(
        6,
        index =>
          svg`<path transform="translate(${index * 24} 0) rotate(${index % 2 === 0 ? -45 : 45})" d="${lobed(62 - index * 5, 14)}"/>`,
      )}<path d="M0 -1.500H140V1.500H0Z"/>`,
    head: random =>
      times(19, index => {
        const [x, y] = [Math.sin((index - 9) * 0.16) * 210, -Math.cos((index - 9) * 0.16) * 150]
        return svg`<path d="M0 0Q${x * 0.4} ${y * 0.7} ${x} ${y}" fill="none" stroke="#6d6a3c" stroke-width="3"/>${times(16, () => svg`<circle cx="${x + random.around(0, 20)}" cy="${y + random.around(0, 14)}" r="${random.between(3, 6)}" fill="${random.pick('#d8cda4', '#c2b184', '#e4dcc0')}"/>`)}`
      }),
  },
}

function stem(random: Random, look: Look, index: number): string {
  const lean =
    look.stems === 1
      ? random.around(0, 5)
      : -look.spread / 2 + (index * look.spread) / (look.stems - 1) + random.around(0, 4)
  const length = random.between(560, 680)
  const bend = random.around(0, 60)
  const at = (share: number): Point => [bend * Math.sin(share * Math.PI) * 0.7, -length * share]
  const green = () => mix('#6f7443', '#8a6d3c', random.between(0, 0.75))
  const leaves = times(look.leaves, order => {
    const share = 0.06 + (order / look.leaves) * 0.84
    const [x, y] = at(share)
    const side = order % 2 === 0 ? 1 : -1
    const size = (1.15 - share * 0.65) * random.between(0.8, 1.1)
    return svg`<g transform="translate(${x} ${y}) rotate(${-90 + side * random.between(38, 66)}) scale(${size})" fill="${green()}" stroke="#4a4a2a" stroke-opacity=".5" stroke-width="1.2">${look.leaf(random)}</g>`
  })
  const [hx, hy] = at(1)
  return svg`<g transform="translate(400 900) rotate(${lean})"><path d="${smooth([0, 0.3, 0.6, 1].map(at))}" fill="none" stroke="#6d6a3c" stroke-width="8" stroke-linecap="round"/>${leaves}<g transform="translate(${hx} ${hy})">${look.head(random)}</g></g>`
}

/** A pressed plant on its sheet, with label and straps. */
export const herbarium: Family<HerbariumParams> = {
  size: () => [860, 1200],
  draw(sheet, { plant }) {
    const { random } = sheet
    const look = looks[plant]
    const roots = times(
      9,
      () =>
        svg`<path d="M400 898q${random.around(0, 20)} 30 ${random.around(0, 60)} ${random.between(40, 90)}" fill="none" stroke="#7a5c3a" stroke-width="${random.between(2, 5)}"/>`,
    )
    const plants = times(look.stems, index => stem(random, look, index)) + (plant === 'oak' ? '' : roots)
    const straps = times(
      3,
      index =>
        svg`<rect x="${340 + random.around(0, 20)}" y="${500 + index * 150}" width="${random.between(110, 140)}" height="13" fill="#f4edd8" opacity=".92" transform="rotate(${random.around(-8, 14)} 400 ${506 + index * 150})"/>`,
    )
    const label = svg`<path d="M500 985H790V1130H500Z" fill="#f6f0de" stroke="#8a7a5c" stroke-width="1.500"/><path d="M510 995H780V1120H510Z" fill="none" stroke="#8a7a5c"/>${times(4, index => scribble(528, 1024 + index * 26, index === 0 ? 220 : random.between(130, 230), index === 0 ? 18 : 13, '#4a3b28', random.between))}<circle cx="130" cy="1090" r="34" fill="none" stroke="#4f5f86" stroke-width="4" opacity=".55"/>${scribble(104, 1094, 50, 14, '#4f5f86', random.between)}`
    const object = svg`<path d="M50 50H810V1150H50Z" fill="#ece3cc"/><path d="M50 50H810V1150H50Z" fill="${sheet.texture('mottle', 4)}" opacity=".13"/>${plants}${straps}${label}<path d="M50 50H810V1150H50Z" fill="${sheet.texture('fibre', 1.3)}" opacity=".07"/>`
    return laid(sheet, 'light', 50, object)
  },
}
