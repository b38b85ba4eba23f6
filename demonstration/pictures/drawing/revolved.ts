import { line, type Point, smooth } from './path.ts'
import type { Sheet } from './sheet.ts'
import { svg } from './svg.ts'

/** Height from 0 (mouth) to 1 (foot) and the radius there, as a share of the whole height. */
export type Profile = readonly Point[]

/** A body turned on the wheel, seen from a little above. */
export interface Revolved {
  readonly x: number
  readonly top: number
  readonly height: number
  /** Outline as a path. */
  readonly outline: string
  /** Radius at a share of the height. */
  radius(share: number): number
  /** A point of the surface: `turn` from -1 (left edge) to 1 (right edge). */
  at(turn: number, share: number): Point
}

/** How far circles of the body are seen open. */
const tilt = 0.09

/** Softly through the points of a profile, without swinging beyond them (Hermite curves with bounded slopes). */
function between(profile: Profile, share: number): number {
  const found = profile.findIndex(([place]) => place >= share)
  const index = found === -1 ? profile.length - 1 : Math.max(1, found)
  const [from, to] = [profile[index - 1], profile[index]]
  if (!from || !to) return from?.[1] ?? 0
  const slope = (before: Point | undefined, here: Point, after: Point | undefined): number => {
    if (!before || !after) return 0
    const [back, ahead] = [here[0] - before[0], after[0] - here[0]]
    const [left, right] = [(here[1] - before[1]) / back, (after[1] - here[1]) / ahead]
    if (left * right <= 0) return 0
    const steepest = 3 * Math.min(Math.abs(left), Math.abs(right))
    return Math.sign(left) * Math.min(steepest, Math.abs(left * ahead + right * back) / (back + ahead))
  }
  const length = to[0] - from[0]
  const t = Math.min(1, Math.max(0, (share - from[0]) / length))
  const [start, end] = [slope(profile[index - 2], from, to), slope(from, to, profile[index + 1])]
  return (
    from[1] * (2 * t ** 3 - 3 * t ** 2 + 1) +
    length * start * (t ** 3 - 2 * t ** 2 + t) +
    to[1] * (3 * t ** 2 - 2 * t ** 3) +
    length * end * (t ** 3 - t ** 2)
  )
}

export function revolve(profile: Profile, x: number, top: number, height: number): Revolved {
  const radius = (share: number) => between(profile, share) * height
  const steps = Array.from({ length: 61 }, (_none, index) => index / 60)
  const right = steps.map((share): Point => [x + radius(share), top + share * height])
  const left = right.map(([px, py]): Point => [2 * x - px, py]).reverse()
  const bottom = radius(1)
  return {
    x,
    top,
    height,
    radius,
    outline: svg`${smooth(right)}Q${x + bottom * 0.6} ${top + height + bottom * tilt * 1.3} ${x} ${
      top + height + bottom * tilt * 1.3
    }Q${x - bottom * 0.6} ${top + height + bottom * tilt * 1.3} ${x - bottom} ${top + height}${smooth(left).replace('M', 'L')}Z`,
    at(turn, share) {
      const angle = (turn * Math.PI) / 2
      const away = radius(share)
      return [x + Math.sin(angle) * away, top + share * height + Math.cos(angle) * away * tilt]
    },
  }
}

const turns = Array.from({ length: 25 }, (_none, index) => index / 12 - 1)

/** A painted ring from one height to another. */
export const ring = (body: Revolved, from: number, to: number, fill: string, opacity = 1): string =>
  svg`<path d="${line([...turns.map(turn => body.at(turn, from)), ...turns.toReversed().map(turn => body.at(turn, to))], true)}" fill="${fill}" opacity="${opacity}"/>`

/** The mouth, seen from a little above. */
export function mouth(sheet: Sheet, body: Revolved, rim: string, inside: string): string {
  const radius = body.radius(0)
  const depth = Math.max(6, radius * tilt * 1.5)
  const hollow = sheet.linear([
    [0, '#000000', 0.75],
    [0.5, '#000000', 0.45],
    [1, '#000000', 0.15],
  ])
  return svg`<ellipse cx="${body.x}" cy="${body.top}" rx="${radius}" ry="${depth}" fill="${rim}"/><ellipse cx="${body.x}" cy="${body.top + 1}" rx="${radius * 0.92}" ry="${depth * 0.78}" fill="${inside}"/><ellipse cx="${body.x}" cy="${body.top + 1}" rx="${radius * 0.92}" ry="${depth * 0.78}" fill="${hollow}"/>`
}

/** Light and shade of a round body under a soft lamp at the upper left; `gloss` from 0 (matt) to 1 (glazed). */
export function roundness(sheet: Sheet, body: Revolved, gloss: number): string {
  const clip = sheet.clip(body.outline)
  const shade = sheet.linear([
    [0, '#000000', 0.62],
    [0.14, '#000000', 0.3],
    [0.36, '#000000', 0],
    [0.6, '#000000', 0.12],
    [0.85, '#000000', 0.5],
    [0.95, '#000000', 0.66],
    [1, '#000000', 0.5],
  ])
  const light = sheet.linear([
    [0.12, '#ffffff', 0],
    [0.3, '#ffffff', 0.2 + gloss * 0.12],
    [0.5, '#ffffff', 0],
  ])
  const wide = Math.max(...[0.2, 0.35, 0.5].map(body.radius))
  return svg`<g clip-path="${clip}"><path d="${body.outline}" fill="${shade}"/><path d="${body.outline}" fill="${light}"/><ellipse cx="${body.x - wide * 0.42}" cy="${body.top + body.height * 0.38}" rx="${wide * 0.13}" ry="${body.height * 0.13}" fill="#fff" opacity="${gloss * 0.55}" filter="${sheet.blur(wide * 0.07)}"/><ellipse cx="${body.x}" cy="${body.top + body.height * 1.02}" rx="${wide}" ry="${body.height * 0.09}" fill="#000" opacity=".3" filter="${sheet.blur(20)}"/></g>`
}
