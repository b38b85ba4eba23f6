import type { colourNames } from '../../cards/file/measured.ts'
import type { Oklab } from './oklab.ts'

export type ColourName = keyof typeof colourNames

/** Colour below this counts as white, grey or black; the threshold is higher for very dark and very light colours. */
const colourless = (lightness: number): number => (lightness < 0.25 || lightness > 0.93 ? 0.045 : 0.03)

/** Returns the common name of a colour. */
export function colourName({ lightness, a, b }: Oklab): ColourName {
  const chroma = Math.hypot(a, b)
  if (lightness < 0.18) return 'BLACK'
  if (chroma < colourless(lightness)) {
    if (lightness > 0.87) return 'WHITE'
    return lightness < 0.32 ? 'BLACK' : 'GREY'
  }
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return nameOfHue(hue, lightness, chroma)
}

/** Hues in degrees; brown is a dark or dull orange or yellow, pink a light red or purple. */
function nameOfHue(hue: number, lightness: number, chroma: number): ColourName {
  if (hue >= 345 || hue < 15) return lightness > 0.62 ? 'PINK' : 'RED'
  if (hue < 42) {
    if (lightness > 0.74) return 'PINK'
    return chroma < 0.1 ? 'BROWN' : 'RED'
  }
  if (hue < 75) {
    if (lightness > 0.88 && chroma < 0.06) return 'WHITE'
    return lightness > 0.62 && chroma > 0.115 ? 'ORANGE' : 'BROWN'
  }
  if (hue < 112) {
    if (lightness > 0.88 && chroma < 0.06) return 'WHITE'
    if (lightness > 0.68 && chroma > 0.085) return 'YELLOW'
    return hue < 105 ? 'BROWN' : 'GREEN'
  }
  if (hue < 168) return 'GREEN'
  if (hue < 218) return 'TURQUOISE'
  if (hue < 283) return 'BLUE'
  if (hue < 320) return 'PURPLE'
  return lightness > 0.58 ? 'PINK' : 'PURPLE'
}
