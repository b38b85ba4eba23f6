import { mix } from '../drawing/colour.ts'
import { line, type Point, smooth } from '../drawing/path.ts'
import type { Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { svg, times } from '../drawing/svg.ts'
import type { Palette } from './palette.ts'
import { dabs, ridge } from './strokes.ts'

/** A sky with clouds over a width of 1000, down to `horizon`. */
export function sky(sheet: Sheet, { sky: [high, low], cloud, light }: Palette, horizon: number): string {
  const { random } = sheet
  const air = sheet.linear(
    [
      [0, high],
      [1, low],
    ],
    [0, 0],
    [0, 1],
  )
  const [sx, sy] = [random.between(180, 820), random.between(0.3, 0.75) * horizon]
  const clouds = times(random.whole(4, 7), () => {
    const [x, y] = [random.between(-50, 1050), random.between(0.1, 0.75) * horizon]
    return dabs(random, {
      count: 16,
      from: cloud,
      to: mix(cloud, high, 0.45),
      length: 90,
      width: 26,
      opacity: 0.3,
      place: () => [x + random.around(0, 130), y + random.around(0, 22)],
    })
  })
  return svg`<rect width="1000" height="${horizon + 2}" fill="${air}"/><ellipse cx="${sx}" cy="${sy}" rx="360" ry="250" fill="${sheet.radial(
    [
      [0, light, 0.6],
      [0.5, light, 0.25],
      [1, light, 0],
    ],
  )}"/>${clouds}<circle cx="${sx}" cy="${sy}" r="26" fill="${light}" opacity=".75" filter="${sheet.blur(3)}"/>`
}

const under = (points: readonly Point[], bottom: number): string =>
  `${smooth(points)}L1000 ${bottom}L0 ${bottom}Z`

/** A tree of dabs of leaves on a bent stem. */
function tree(
  random: Random,
  x: number,
  foot: number,
  height: number,
  leaf: string,
  dark: string,
  light: string,
  slim: boolean,
): string {
  const wide = height * (slim ? 0.16 : 0.36)
  const crown = (share: number): Point => {
    const angle = random.between(0, 6.3)
    const away = Math.sqrt(random.between(0, 1)) * share
    return [
      x + Math.cos(angle) * wide * away,
      foot - height * (slim ? 0.52 : 0.62) + Math.sin(angle) * height * (slim ? 0.46 : 0.34) * away,
    ]
  }
  const size = height * 0.07
  return svg`<path d="M${x - height * 0.02} ${foot}Q${x} ${foot - height * 0.3} ${x + random.around(0, 6)} ${foot - height * 0.6}" stroke="${dark}" stroke-width="${height * 0.035}" fill="none"/>${dabs(random, { count: 46, from: dark, to: leaf, length: size * 1.6, width: size * 1.5, opacity: 0.85, place: () => crown(1) })}${dabs(
    random,
    {
      count: 22,
      from: leaf,
      to: mix(leaf, light, 0.5),
      length: size,
      width: size * 0.8,
      opacity: 0.7,
      place: () => {
        const [px, py] = crown(0.8)
        return [px - wide * 0.2, py - height * 0.06]
      },
    },
  )}`
}

/** Hills behind hills, a river, trees: 1000 by `height`. */
export function landscape(sheet: Sheet, palette: Palette, height: number): string {
  const { random } = sheet
  const { far, middle, near, light, dark, water } = palette
  const horizon = height * random.between(0.46, 0.58)
  const hills = times(3, index => {
    const points = ridge(
      random,
      1000,
      horizon + 8 + index * height * 0.05,
      height * (0.17 - index * 0.035),
      0.3,
    )
    const colour = mix(far, middle, index / 2.6)
    return svg`<path d="${under(points, height)}" fill="${sheet.linear(
      [
        [0, mix(colour, light, 0.18)],
        [0.5, colour],
      ],
      [0, 0],
      [0, 1],
    )}"/>`
  })
  const meadow = svg`<path d="${under(ridge(random, 1000, horizon + height * 0.18, height * 0.07, 0.2), height)}" fill="${sheet.linear(
    [
      [0, mix(middle, light, 0.25)],
      [1, near],
    ],
    [0, 0],
    [0, 1],
  )}"/>`
  const bend = random.between(350, 650)
  const lean = random.pick(-1, 1)
  const river = random.chance(0.7)
    ? svg`<path d="${smooth(
        [
          [bend - 14, horizon + height * 0.17],
          [bend + lean * 90, horizon + height * 0.25],
          [bend - lean * 60, height * 0.84],
          [bend + lean * 200 - 190, height],
          [bend + lean * 200 + 170, height],
          [bend - lean * 10 + 60, height * 0.84],
          [bend + lean * 130, horizon + height * 0.25],
          [bend + 14, horizon + height * 0.17],
        ],
        true,
      )}" fill="${sheet.linear(
        [
          [0, mix(water, light, 0.5)],
          [1, water],
        ],
        [0, 0],
        [0, 1],
      )}"/>`
    : ''
  const grass = dabs(random, {
    count: 420,
    from: near,
    to: mix(middle, light, 0.35),
    length: 30,
    width: 5,
    angle: -4,
    opacity: 0.35,
    place: () => [random.between(0, 1000), random.between(horizon + height * 0.16, height)],
  })
  const woods = times(random.whole(5, 9), index => {
    const depth = index / 9
    const x = random.between(20, 980)
    return tree(
      random,
      x,
      horizon + height * (0.16 + depth * 0.16),
      height * (0.1 + depth * 0.12),
      mix(middle, near, depth),
      mix(near, dark, depth),
      light,
      random.chance(0.3),
    )
  })
  const side = random.pick(90, 900)
  const great = tree(
    random,
    side + random.around(0, 40),
    height * 0.95,
    height * random.between(0.55, 0.72),
    mix(near, middle, 0.3),
    dark,
    light,
    random.chance(0.25),
  )
  return svg`${sky(sheet, palette, horizon + height * 0.1)}${hills}${meadow}${river}${grass}${woods}<path d="${line(
    [
      [0, height],
      [0, height * 0.94],
      [400, height * 0.965],
      [1000, height * 0.93],
      [1000, height],
    ],
    true,
  )}" fill="${dark}" opacity=".55" filter="${sheet.blur(12)}"/>${great}`
}
