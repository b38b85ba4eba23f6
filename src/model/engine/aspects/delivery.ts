import type { CardValues } from '../card-values.ts'

/** The form a file is handed out in: its picture in a format, or, of what is no picture, the file itself where its media type begins so. */
export type FileForm =
  | { readonly picture: 'jpeg' | 'tiff' }
  | { readonly original: 'application/pdf' | 'video/' | 'audio/' }

/** Files of the lines that a room hands out, each as agreed. */
export interface Delivery {
  /** The step from which they are there; before it, and after a return to an earlier one, nothing is. */
  readonly from: string
  /** Field of a line: the choice of a format. */
  readonly format: string
  /** The form that each choice means, by id. Files in others are delivered in another way. */
  readonly forms: Readonly<Record<number, FileForm>>
  /** Field with the agreed longest side, in pixels. No picture is handed out without, and none is larger. */
  readonly longestSide: string
  /** Field with the words that are printed with it. */
  readonly credit: string
  /** Field that gets the day of its first download where it is empty. */
  readonly deliveredOn: string
}

/** Agreement on how the file of a line is handed out. */
export type Agreed =
  | { readonly picture: 'jpeg' | 'tiff'; readonly longestSide: number }
  | { readonly original: string }

/** Returns what was agreed about handing out the file of a line; undefined where format or size is missing, or it is delivered in another way. */
export function agreedOf({ format, forms, longestSide }: Delivery, line: CardValues): Agreed | undefined {
  const form = forms[(line[format] as { readonly id: number } | undefined)?.id ?? 0]
  if (!form || 'original' in form) return form
  const side = line[longestSide]
  return typeof side === 'number' ? { ...form, longestSide: side } : undefined
}

/** True for a line without a format, or in that of a picture and without a size. */
export function isUnagreed({ format, forms, longestSide }: Delivery, line: CardValues): boolean {
  const chosen = line[format] as { readonly id: number } | undefined
  const form = forms[chosen?.id ?? 0]
  return !chosen || (form !== undefined && 'picture' in form && typeof line[longestSide] !== 'number')
}
