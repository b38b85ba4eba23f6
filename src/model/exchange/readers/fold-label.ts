import { fold } from '../../text/fold.ts'

/** A label as it is looked up: without accents, case, dots and colons. */
export const foldLabel = (text: string): string =>
  fold(text)
    .replace(/[.:_\-/]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
