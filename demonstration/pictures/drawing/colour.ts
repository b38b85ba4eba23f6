type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** A colour between two, both `#rrggbb`; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [red, green, blue] = rgbOf(from)
  const other = rgbOf(to)
  const channel = (value: number, target: number) =>
    Math.round(Math.min(255, Math.max(0, value + (target - value) * share)))
      .toString(16)
      .padStart(2, '0')
  return `#${channel(red, other[0])}${channel(green, other[1])}${channel(blue, other[2])}`
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share)
export const darker = (colour: string, share: number): string => mix(colour, '#0b0908', share)
