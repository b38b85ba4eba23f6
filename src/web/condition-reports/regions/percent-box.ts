import { boundsOf, type Figure } from '../../fields/region/figure.ts'

/** A picture's size, in pixels of the original. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A box as it is typed: from the left, from above, width and height, in percent of the picture. */
export type PercentBox = readonly [x: number, y: number, width: number, height: number]

/** Shapes that can be typed, each with its numbers. */
export const typedShapes = {
  box: ['left', 'top', 'width', 'height'],
  line: ['left', 'top', 'endLeft', 'endTop'],
  point: ['left', 'top'],
} as const

export type TypedShape = keyof typeof typedShapes

export type TypedSide = (typeof typedShapes)[TypedShape][number]

/** Returns the shape as which a figure is typed; what is neither point nor straight line by the box around it. */
export function shapeOf(figure: Figure): TypedShape {
  if (figure.is === 'point') return 'point'
  return figure.is === 'line' && figure.points.length === 2 ? 'line' : 'box'
}

const isWithin = (percent: number): boolean => percent >= 0 && percent <= 100

/** Converts typed percentages to a figure; undefined outside of the picture. */
export function figureOfPercent(
  shape: TypedShape,
  numbers: readonly (number | undefined)[],
  size: PictureSize,
): Figure | undefined {
  const [x = -1, y = -1, third = -1, fourth = -1] = numbers
  if (shape === 'box') return boxOfPercent([x, y, third, fourth], size)
  const at = (left: number, top: number) => [(left * size.width) / 100, (top * size.height) / 100] as const
  const [from, to] = [at(x, y), at(third, fourth)]
  if (!isWithin(x) || !isWithin(y)) return undefined
  if (shape === 'point') return { is: 'point', x: from[0], y: from[1] }
  const sound = isWithin(third) && isWithin(fourth) && (x !== third || y !== fourth)
  return sound ? { is: 'line', points: [from, to] } : undefined
}

/** Returns the numbers by which a figure is typed. */
export function typedOf(figure: Figure, size: PictureSize): readonly number[] {
  const [x, y, width, height] = percentOf(figure, size)
  if (figure.is !== 'line' || shapeOf(figure) !== 'line') return [x, y, width, height]
  return figure.points.flatMap(([left, top]) => [
    tenth((left / size.width) * 100),
    tenth((top / size.height) * 100),
  ])
}

/** Converts a typed box to a figure; undefined outside of the picture. */
function boxOfPercent([x, y, width, height]: PercentBox, size: PictureSize): Figure | undefined {
  const sound = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 100 && y + height <= 100
  if (!sound) return undefined
  const [across, down] = [size.width / 100, size.height / 100]
  return { is: 'box', x: x * across, y: y * down, width: width * across, height: height * down }
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Returns the position of a figure in percent, for screen readers. */
export function percentOf(figure: Figure, { width, height }: PictureSize): PercentBox {
  const bounds = boundsOf(figure)
  return [
    tenth((bounds.x / width) * 100),
    tenth((bounds.y / height) * 100),
    tenth((bounds.width / width) * 100),
    tenth((bounds.height / height) * 100),
  ]
}
