import type { Content } from 'pdfmake/interfaces.js'
import { italicRuns } from '#model/text/italic-runs.ts'

/** Characters the serif lacks and the sans has: accented Greek, Roman numerals as one letter, some letters of transliterations. */
const onlyInSans = /[\u1F00-\u1FFF\u2150-\u218F\u1E96\u2070-\u209F\u2190-\u21FF]/u

/** True when the serif has letters for all of a text. */
export const hasSerif = (text: string): boolean => !onlyInSans.test(text)

/** A text in the serif; its words that the serif has no letters for are set in the sans. */
export function serifText(text: string): Content {
  const whole = text.normalize('NFC')
  if (hasSerif(whole)) return { text: whole, font: 'Serif' }
  return {
    text: whole.split(/(?<=\s)/u).map(word => ({ text: word, font: hasSerif(word) ? 'Serif' : 'Sans' })),
  }
}

/** A heading in the serif, with the words that are set in italics. */
export function headingText(text: string, italics: readonly string[] = []): Content {
  const runs = italicRuns(text.normalize('NFC'), italics)
  if (!runs.some(({ italic }) => italic)) return serifText(text)
  return { text: runs.map(run => ({ ...(serifText(run.text) as object), italics: run.italic }) as Content) }
}

/** Numbers are set without kerning: the sans pulls a digit over the dot before it, and 'MV 1934.1' reads as 'MV 19341'. */
export const unkerned = { kern: false } as const

export const hasDigits = (text: string): boolean => /\d/.test(text)

/** A text as the fonts have its letters: accents joined with their base letters, and numbers unkerned. */
export function sansText(text: string): Content {
  const whole = text.normalize('NFC')
  if (!hasDigits(whole)) return whole
  return {
    text: whole.split(/(?<=\s)/u).map(
      // The type knows features only by name, the library switches them off as well.
      word => (hasDigits(word) ? { text: word, fontFeatures: unkerned } : word) as unknown as Content,
    ),
  }
}
