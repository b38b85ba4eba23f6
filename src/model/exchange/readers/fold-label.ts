import { fold } from '../../text/fold.ts'

/** Normalises a label for lookup: no accents, case, dots and colons. */
export const foldLabel = (text: string): string =>
  fold(text)
    .replace(/[.:_\-/]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
