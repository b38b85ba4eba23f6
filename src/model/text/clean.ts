/** Signs that no card may hold: control characters other than tab and line feed, and half surrogate pairs. */
const forbidden = /[^\P{Cc}\t\n]|\p{Cs}/gu

/** Texts in their one form already, but for their ends: most of them. */
const plain = /^[\t\n -~]*$/

/** A text of several lines in its one form: composed Unicode, line feeds, no blank ends. */
export const cleanLines = (text: string): string =>
  plain.test(text) ? text.trim() : text.replace(/\r\n?/g, '\n').replace(forbidden, '').normalize('NFC').trim()

/** A text of one line in its one form. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/(?<!\s)\s*[\n\t]\s*/g, ' ')
