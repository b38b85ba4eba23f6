import type { Sharp } from 'sharp'
import type { ColourName } from '#model/files/colours/colour-name.ts'
import { coloursOf } from '#model/files/colours/colours-of.ts'
import { looksOf } from '#model/files/likeness/looks-of.ts'

/** The side of the square to which a picture is scaled to find its colours and its likeness. */
const glance = 64

export interface Looks {
  readonly colours: readonly ColourName[]
  /** Absent for a picture of one colour. */
  readonly looks?: string
}

/** Tells the colours of a picture and what it looks like. @param small of at least 64 pixels where the picture has as many */
export async function describeLooks(small: Sharp): Promise<Looks> {
  const pixels = await small
    .flatten({ background: 'white' })
    .resize(glance, glance, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const looks = looksOf(pixels, glance)
  return { colours: coloursOf(pixels, glance), ...(looks !== undefined && { looks }) }
}
