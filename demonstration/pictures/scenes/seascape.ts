import { mix } from '../drawing/colour.ts'
import { smooth } from '../drawing/path.ts'
import type { Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { svg, times } from '../drawing/svg.ts'
import { sky } from './landscape.ts'
import type { Palette } from './palette.ts'
import { dabs, ridge } from './strokes.ts'

/** A sailing ship, its water line at the origin, 100 long. */
export function sailingShip(
  random: Random,
  hull: string,
  sail: string,
  dark: string,
  masts = random.whole(1, 3),
): string {
  const rig = times(masts, index => {
    const x = masts === 1 ? 0 : -28 + (index * 56) / (masts - 1)
    const high = 92 - Math.abs(x) * 0.5
    const sails = times(3, row => {
      const [top, bottom] = [-high + 8 + row * (high - 22) * 0.31, -high + 4 + (row + 1) * (high - 22) * 0.31]
      const wide = 8 + row * 4.4
      return svg`<path d="M${x - wide * 0.85} ${top}L${x + wide * 0.85} ${top}Q${x + wide * 1.5} ${(top + bottom) / 2} ${x + wide} ${bottom}Q${x} ${bottom - 4} ${x - wide} ${bottom}Q${x - wide * 0.55} ${(top + bottom) / 2} ${x - wide * 0.85} ${top}Z" fill="${mix(sail, dark, row * 0.1 + random.between(0, 0.1))}"/>`
    })
    return svg`<path d="M${x} -4V${-high}" stroke="${dark}" stroke-width="1.8"/>${sails}<path d="M${x} ${-high}L${x - 20} -8M${x} ${-high}L${x + 20} -8" stroke="${dark}" stroke-width=".4"/><path d="M${x} ${-high}q7 -3 13 1q-6 3 -13 3z" fill="${dark}"/>`
  })
  return svg`<path d="M44 -12L72 -26M${masts === 1 ? 0 : 28} -76L70 -25" stroke="${dark}" stroke-width="1"/><path d="M50 -14L68 -24L${masts === 1 ? 8 : 34} -70Z" fill="${mix(sail, dark, 0.14)}"/>${rig}<path d="M-50 -20L-42 -12Q0 -7 44 -12L56 -16Q48 2 36 4H-36Q-48 0 -50 -20Z" fill="${hull}"/><path d="M-47 -12Q0 -4 50 -11" fill="none" stroke="${mix(hull, sail, 0.5)}" stroke-width="1.6"/>`
}

/** Open water with ships, or a harbour with its quay: 1000 by `height`. */
export function seascape(sheet: Sheet, palette: Palette, height: number, harbour = false): string {
  const { random } = sheet
  const { water, light, dark, far, near, middle } = palette
  const horizon = height * random.between(0.5, 0.6)
  const sea = sheet.linear(
    [
      [0, mix(water, light, 0.35)],
      [0.35, water],
      [1, mix(water, dark, 0.45)],
    ],
    [0, 0],
    [0, 1],
  )
  const coast = svg`<path d="${smooth(ridge(random, 1000, horizon + 3, height * 0.06, 0.4))}L1000 ${horizon + 3}L0 ${horizon + 3}Z" fill="${mix(far, water, 0.3)}" opacity=".8"/>`
  const waves = dabs(random, {
    count: 520,
    from: mix(water, light, 0.55),
    to: mix(water, dark, 0.35),
    length: 46,
    width: 4,
    opacity: 0.5,
    place: () => {
      const depth = random.between(0, 1)
      return [random.between(0, 1000), horizon + depth * depth * (height - horizon)]
    },
  })
  const town = harbour
    ? times(26, index => {
        const [x, high] = [index * 40 + random.around(0, 6), random.between(0.09, 0.2) * height]
        const wall = mix(middle, light, random.between(0.15, 0.6))
        const top = horizon - high
        return svg`<path d="M${x} ${horizon + 6}V${top}L${x + 20} ${top - random.between(14, 34)}L${x + 40} ${top}V${horizon + 6}Z" fill="${wall}"/><path d="M${x - 1} ${top}L${x + 20} ${top - 30}L${x + 41} ${top}Z" fill="${mix(near, wall, 0.3)}"/>${times(6, window => svg`<rect x="${x + 7 + (window % 2) * 17}" y="${top + 12 + Math.floor(window / 2) * 24}" width="8" height="12" fill="${dark}" opacity=".55"/>`)}`
      })
    : ''
  const fleet = times(random.whole(3, 5), index => {
    const depth = index / 4
    const scale = height * (0.0013 + depth * depth * 0.0034)
    const [x, y] = [random.between(110, 890), horizon + 8 + depth * depth * height * 0.24]
    const colours = [
      mix(dark, far, 0.6 - depth * 0.6),
      mix(light, far, 0.35 - depth * 0.3),
      mix(dark, far, 0.5 - depth * 0.5),
    ] as const
    const ship = sailingShip(random, ...colours)
    return svg`<g transform="translate(${x} ${y}) scale(${scale * random.pick(-1, 1)} ${scale})"><g transform="scale(1 -.6)" opacity=".22">${ship}</g>${ship}</g>${dabs(random, { count: 26, from: water, to: mix(water, light, 0.4), length: 60 * scale, width: 3, opacity: 0.6, place: () => [x + random.around(0, 60 * scale), y + random.between(2, 40 * scale)] })}`
  })
  const gulls = times(random.whole(3, 7), () => {
    const [x, y] = [random.between(100, 900), random.between(0.12, 0.42) * height]
    return svg`<path d="M${x} ${y}q7 -8 13 0q6 -8 13 0" fill="none" stroke="${dark}" stroke-width="2.2" opacity=".6"/>`
  })
  return svg`${sky(sheet, palette, horizon)}${coast}${town}<rect y="${horizon}" width="1000" height="${height - horizon}" fill="${sea}"/>${waves}${fleet}${gulls}`
}
