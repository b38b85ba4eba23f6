import type { DamageRegion } from '#model/api/condition-report-shapes.ts'

/** A region as it is drawn on a print: in the colour of its damage, with the number of that. */
export interface DrawnRegion {
  readonly selector: DamageRegion['annotation']['target']['selector']
  readonly colour: string
  readonly number: number
}

const numbersIn = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The figure of a selector, as SVG; what is kept was written by `readSelector`. */
function figureOf({ type, value }: DrawnRegion['selector']): string {
  if (type === 'SvgSelector') return value.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(value)
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`
}

/** The only place of a figure that is a point, which has to be drawn as a disc. */
const pointIn = (figure: string): readonly number[] | undefined => {
  const [, places = ''] = /^<polyline [^>]*points="([^"]*)"/.exec(figure) ?? []
  const numbers = numbersIn(places)
  return numbers.length === 2 ? numbers : undefined
}

/** A figure with points large enough to be seen. */
function visible(selector: DrawnRegion['selector'], radius: number): string {
  const figure = figureOf(selector)
  const [x, y] = pointIn(figure) ?? []
  return x === undefined ? figure : `<circle cx="${x}" cy="${y}" r="${radius}"/>`
}

/** Position of the number: the first point of a region. */
function placeOf({ type, value }: DrawnRegion['selector']): readonly [number, number] {
  const numbers = numbersIn(type === 'SvgSelector' ? figureOf({ type, value }) : value)
  const [x = 0, y = 0] = numbers
  return [x, y]
}

/** Strokes of the digits in a field of 1 by 2: a picture has no fonts, whatever machine it is drawn on. */
const strokes = {
  top: 'M0 0H1',
  upperLeft: 'M0 0V1',
  upperRight: 'M1 0V1',
  middle: 'M0 1H1',
  lowerLeft: 'M0 1V2',
  lowerRight: 'M1 1V2',
  bottom: 'M0 2H1',
} as const

type Stroke = keyof typeof strokes

const digits: readonly (readonly Stroke[])[] = [
  ['top', 'upperLeft', 'upperRight', 'lowerLeft', 'lowerRight', 'bottom'],
  ['upperRight', 'lowerRight'],
  ['top', 'upperRight', 'middle', 'lowerLeft', 'bottom'],
  ['top', 'upperRight', 'middle', 'lowerRight', 'bottom'],
  ['upperLeft', 'upperRight', 'middle', 'lowerRight'],
  ['top', 'upperLeft', 'middle', 'lowerRight', 'bottom'],
  ['top', 'upperLeft', 'middle', 'lowerLeft', 'lowerRight', 'bottom'],
  ['top', 'upperRight', 'lowerRight'],
  ['top', 'upperLeft', 'upperRight', 'middle', 'lowerLeft', 'lowerRight', 'bottom'],
  ['top', 'upperLeft', 'upperRight', 'middle', 'lowerRight', 'bottom'],
]

/** A number in a box, `size` high. */
function plateOf(number: number, colour: string, [x, y]: readonly [number, number], size: number): string {
  const figures = [...String(number)].map(Number)
  const unit = size / 4
  const width = unit * (figures.length * 1.7 + 1.3)
  const paths = figures.map(
    (digit, at) =>
      `<path transform="translate(${(at * 1.7 + 1) * unit} ${unit}) scale(${unit})" d="${(digits[digit] ?? []).map(stroke => strokes[stroke]).join('')}"/>`,
  )
  return `<g transform="translate(${Math.max(0, x)} ${Math.max(0, y)})"><rect width="${width}" height="${size}" rx="${unit / 2}" fill="#ffffff" stroke="${colour}" stroke-width="${unit / 3}"/><g fill="none" stroke="#1d1c1b" stroke-width="0.32" stroke-linecap="round">${paths.join('')}</g></g>`
}

/** Regions as an SVG that lies over a picture: they are stored in the pixels of the original, and drawn in those of the print. */
export function drawRegions(
  regions: readonly DrawnRegion[],
  original: { readonly width: number; readonly height: number },
  print: { readonly width: number; readonly height: number },
): string {
  const size = Math.max(original.width, original.height) / 28
  const line = size / 8
  const figures = regions.map(
    ({ selector, colour }) =>
      `<g fill="${colour}" fill-opacity="0.15" stroke="#ffffff" stroke-width="${line * 2}">${visible(selector, line)}</g><g fill="none" stroke="${colour}" stroke-width="${line}">${visible(selector, line)}</g>`,
  )
  const plates = regions.map(({ selector, colour, number }) =>
    plateOf(number, colour, placeOf(selector), size),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${print.width}" height="${print.height}" viewBox="0 0 ${original.width} ${original.height}" preserveAspectRatio="none">${[...figures, ...plates].join('')}</svg>`
}
