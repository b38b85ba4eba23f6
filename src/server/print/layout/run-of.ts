import type { Content } from 'pdfmake/interfaces.js'

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

/** A text as the fonts have its letters: accents joined with their base letters. */
export const sansText = (text: string): string => text.normalize('NFC')
