import { boundsOf, type Figure } from '../../fields/region/figure.ts'

/** A picture's size, in pixels of the original. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A box as it is typed: from the left, from above, width and height, in percent of the picture. */
export type PercentBox = readonly [x: number, y: number, width: number, height: number]

/** Converts typed percentages to a figure; undefined outside of the picture. */
export function boxOfPercent([x, y, width, height]: PercentBox, size: PictureSize): Figure | undefined {
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
