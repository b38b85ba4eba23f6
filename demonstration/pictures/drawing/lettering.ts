import { svg } from './svg.ts'

/**
 * Capitals as single strokes in a box 10 wide and 14 high: inscriptions, legends of coins and labels must not depend on the
 * typefaces of the machine that draws them.
 */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0L10 14M2 9H8',
  B: 'M1 0V14M1 0H5Q9 0 9 3.5Q9 7 5 7H1M5 7Q10 7 10 10.5Q10 14 5 14H1',
  C: 'M10 2Q8 0 6 0Q0 0 0 7Q0 14 6 14Q8 14 10 12',
  D: 'M1 0V14M1 0H4Q10 0 10 7Q10 14 4 14H1',
  E: 'M9 0H1V14H9M1 7H7',
  F: 'M9 0H1V14M1 7H7',
  G: 'M10 2Q8 0 6 0Q0 0 0 7Q0 14 6 14Q9 14 10 12V8H6',
  H: 'M1 0V14M9 0V14M1 7H9',
  I: 'M5 0V14',
  J: 'M7 0V10Q7 14 4 14Q1 14 1 11',
  K: 'M1 0V14M9 0L1 8M4 5.5L10 14',
  L: 'M1 0V14H9',
  M: 'M0 14L1 0L5 10L9 0L10 14',
  N: 'M1 14V0L9 14V0',
  O: 'M5 0Q10 0 10 7Q10 14 5 14Q0 14 0 7Q0 0 5 0',
  P: 'M1 14V0H5Q9 0 9 4Q9 8 5 8H1',
  Q: 'M5 0Q10 0 10 7Q10 14 5 14Q0 14 0 7Q0 0 5 0M6 10L10 15',
  R: 'M1 14V0H5Q9 0 9 4Q9 8 5 8H1M5 8L10 14',
  S: 'M9 2Q7 0 5 0Q1 0 1 3.5Q1 6 5 7Q10 8 10 10.5Q10 14 5 14Q2 14 0 12',
  T: 'M0 0H10M5 0V14',
  U: 'M1 0V10Q1 14 5 14Q9 14 9 10V0',
  V: 'M0 0L5 14L10 0',
  W: 'M0 0L2.5 14L5 4L7.5 14L10 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5 7L10 0M5 7V14',
  Z: 'M0 0H10L0 14H10',
  Ü: 'M1 0V10Q1 14 5 14Q9 14 9 10V0M3 -3V-2M7 -3V-2',
  '0': 'M5 0Q10 0 10 7Q10 14 5 14Q0 14 0 7Q0 0 5 0',
  '1': 'M2 3L6 0V14',
  '2': 'M1 3Q1 0 5 0Q9 0 9 3.5Q9 6 1 14H10',
  '3': 'M1 1Q3 0 5 0Q9 0 9 3.5Q9 7 4 7Q10 7 10 10.5Q10 14 5 14Q2 14 0 12',
  '4': 'M8 14V0L0 10H10',
  '5': 'M9 0H2L1 6Q3 5 5 5Q10 5 10 9.5Q10 14 5 14Q2 14 0 12',
  '6': 'M9 1Q0 1 0 9Q0 14 5 14Q10 14 10 9.5Q10 6 5 6Q1 6 0 9',
  '7': 'M0 0H10L4 14',
  '8': 'M5 0Q9 0 9 3.5Q9 7 5 7Q1 7 1 3.5Q1 0 5 0M5 7Q10 7 10 10.5Q10 14 5 14Q0 14 0 10.5Q0 7 5 7',
  '9': 'M1 13Q10 13 10 5Q10 0 5 0Q0 0 0 4.5Q0 8 5 8Q9 8 10 5',
  '-': 'M2 7H8',
  '·': 'M5 6.5V7.5',
  '.': 'M5 13V14',
  '&': 'M10 14L2 4Q2 0 5 0Q8 0 8 3Q8 5 3 8Q0 10 1 12Q3 15 7 13Q9 11 9 8',
}

const advance = 13.5

/** One letter with its box's middle at the origin. */
const letter = (character: string): string =>
  strokes[character] ? svg`<path transform="translate(-5 -7)" d="${strokes[character]}"/>` : ''

interface Hand {
  readonly size: number
  readonly colour: string
  /** Thickness of the strokes, in units of the box. */
  readonly weight?: number
  /** Width of a letter, 1 being square-built. */
  readonly width?: number
}

const hand = ({ colour, weight = 1.8 }: Hand, letters: string): string =>
  svg`<g fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${letters}</g>`

/** A line of capitals around a middle point. */
export function lettering(text: string, x: number, y: number, given: Hand): string {
  const { size, width = 1 } = given
  const scale = size / 14
  const start = x - ((text.length - 1) / 2) * advance * scale * width
  return hand(
    given,
    [...text]
      .map(
        (character, index) =>
          svg`<g transform="translate(${start + index * advance * scale * width} ${y}) scale(${scale * width} ${scale})">${letter(character)}</g>`,
      )
      .join(''),
  )
}

/** Capitals along a circle, clockwise, their feet inward; `start` in degrees, 0 at the top. */
export function legend(
  text: string,
  [x, y]: readonly [number, number],
  radius: number,
  start: number,
  given: Hand,
): string {
  const step = ((advance * given.size) / 14 / radius) * (180 / Math.PI)
  return hand(
    given,
    [...text]
      .map(
        (character, index) =>
          svg`<g transform="translate(${x} ${y}) rotate(${start + index * step}) translate(0 ${-radius}) scale(${given.size / 14})">${letter(character)}</g>`,
      )
      .join(''),
  )
}

/** Degrees a legend takes. */
export const legendDegrees = (text: string, radius: number, size: number): number =>
  ((text.length * advance * size) / 14 / radius) * (180 / Math.PI)

/** Lines of a hand too small to read, as on an old label. */
export const scribble = (
  x: number,
  y: number,
  width: number,
  size: number,
  colour: string,
  between: (low: number, high: number) => number,
): string => {
  let path = svg`M${x} ${y}`
  for (let at = x; at < x + width; ) {
    const step = between(size * 0.25, size * 0.6)
    path += svg`q${step * 0.3} ${-between(0.3, 1.1) * size} ${step} ${between(-0.15, 0.15) * size}`
    at += step
  }
  return svg`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${size * 0.12}" stroke-linecap="round"/>`
}
