import { orientations, pixelClasses } from '../cards/file/measured.ts'

type IdOf<Choices> = Choices[keyof Choices]

/** Whoever looks for a picture for a square takes one that is nearly square, too. */
const nearlySquare = 1.05

/** Which way a picture lies, as it is shown. */
export function orientationOf(width: number, height: number): IdOf<typeof orientations> {
  if (Math.max(width, height) / Math.min(width, height) <= nearlySquare) return orientations.SQUARE
  return width > height ? orientations.LANDSCAPE : orientations.PORTRAIT
}

/** How large a picture is for whoever wants to print it. */
export function pixelClassOf(width: number, height: number): IdOf<typeof pixelClasses> {
  const millions = (width * height) / 1_000_000
  if (millions < 1) return pixelClasses.UNDER_1
  if (millions < 4) return pixelClasses.UNDER_4
  if (millions < 12) return pixelClasses.UNDER_12
  return millions < 50 ? pixelClasses.UNDER_50 : pixelClasses.OVER_50
}
