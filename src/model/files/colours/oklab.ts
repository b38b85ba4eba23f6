/** A perceptual colour (Oklab, Björn Ottosson 2020): lightness from 0 to 1, green to red, blue to yellow. */
export interface Oklab {
  readonly lightness: number
  readonly a: number
  readonly b: number
}

/** Linear light of each of the 256 sRGB values. */
const linear = Float64Array.from({ length: 256 }, (_, step) => {
  const share = step / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

export function oklab(red: number, green: number, blue: number): Oklab {
  const [r = 0, g = 0, b = 0] = [linear[red], linear[green], linear[blue]]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

/** Returns the perceived distance of two colours; 0.02 is just visible. */
export const distance = (one: Oklab, other: Oklab): number =>
  Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b)
