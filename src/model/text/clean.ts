/** Characters a record must not contain: control characters other than tab and line feed, and lone surrogates. */
const forbidden = /[^\P{Cc}\t\n]|\p{Cs}/gu

/** Matches texts already normalised except for their ends: most of them. */
const plain = /^[\t\n -~]*$/

/** Normalises a text of several lines: composed Unicode, line feeds, trimmed. */
export const cleanLines = (text: string): string =>
  plain.test(text) ? text.trim() : text.replace(/\r\n?/g, '\n').replace(forbidden, '').normalize('NFC').trim()

/** Normalises a text of one line. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/(?<!\s)\s*[\n\t]\s*/g, ' ')
