/** The next number above that people like on a scale, and half of which is whole: 2, 4, 6, 10, 20 … */
export function roundedUp(value: number): number {
  if (value <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 4, 6, 8, 10].find(each => each * power >= value) ?? 10
  return Math.max(2, step * power)
}
