import { mix } from '../drawing/colour.ts'
import type { Point } from '../drawing/path.ts'
import type { Random } from '../drawing/random.ts'
import { svg, times } from '../drawing/svg.ts'

interface Dabs {
  readonly count: number
  readonly from: string
  readonly to: string
  readonly length: number
  readonly width: number
  /** Degrees, 0 lying. */
  readonly angle?: number
  readonly opacity?: number
  place(index: number): Point
}

/** Touches of a brush in colours between two. */
export function dabs(
  random: Random,
  { count, from, to, length, width, angle = 0, opacity = 0.6, place }: Dabs,
): string {
  return svg`<g fill="none" stroke-linecap="round" opacity="${opacity}">${times(count, index => {
    const [x, y] = place(index)
    const turn = ((angle + random.around(0, 18)) * Math.PI) / 180
    const half = (length * random.between(0.5, 1.1)) / 2
    const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half]
    return svg`<path d="M${x - dx} ${y - dy}Q${x} ${y + random.around(0, width)} ${x + dx} ${y + dy}" stroke="${mix(from, to, random.between(0, 1))}" stroke-width="${width * random.between(0.6, 1.3)}"/>`
  })}</g>`
}

/** A line of hills or roofs of leaves: from left to right, as high as chance says. */
export function ridge(random: Random, width: number, y: number, rise: number, rough = 0.5): Point[] {
  const waves = [1.3, 2.7, 5.1, 9.7, 17].map(often => ({
    often,
    shift: random.between(0, 6.3),
    high: random.between(0.6, 1),
  }))
  return Array.from({ length: 41 }, (_none, index): Point => {
    const along = index / 40
    const height = waves.reduce(
      (sum, { often, shift, high }, order) =>
        sum + (Math.sin(along * often * 2.4 + shift) * high) / (1 + order) ** (2 - rough),
      0,
    )
    return [along * width, y - (height * 0.5 + 0.5) * rise]
  })
}
