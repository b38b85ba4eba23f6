import { orientations, pixelClasses } from '../cards/file/measured.ts'

type IdOf<Choices> = Choices[keyof Choices]

/** Ratio up to which a picture counts as square. */
const nearlySquare = 1.05

/** Returns the orientation of a picture as displayed. */
export function orientationOf(width: number, height: number): IdOf<typeof orientations> {
  if (Math.max(width, height) / Math.min(width, height) <= nearlySquare) return orientations.SQUARE
  return width > height ? orientations.LANDSCAPE : orientations.PORTRAIT
}

/** Returns the size class of a picture for print. */
export function pixelClassOf(width: number, height: number): IdOf<typeof pixelClasses> {
  const millions = (width * height) / 1_000_000
  if (millions < 1) return pixelClasses.UNDER_1
  if (millions < 4) return pixelClasses.UNDER_4
  if (millions < 12) return pixelClasses.UNDER_12
  return millions < 50 ? pixelClasses.UNDER_50 : pixelClasses.OVER_50
}
