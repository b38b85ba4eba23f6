/** Control characters, marks of writing direction, and invisible characters. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu

/** Normalises what a person wrote to another: composed Unicode, line feeds, without invisible or deceptive characters. */
export const plainLines = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(unseen, found => (found === '\n' || found === '\t' ? found : ''))
    .trim()

/** Levels of objects and lists that filled fields may have; what lies deeper is of no declared field. */
const deepest = 12

/** Normalises every text within values that a person outside filled in. */
export function plainTexts<Value>(value: Value, level?: number): Value
export function plainTexts(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return plainLines(value)
  if (typeof value !== 'object' || value === null || level > deepest) return value
  if (Array.isArray(value)) return value.map(each => plainTexts(each, level + 1))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plainTexts(each, level + 1)]))
}

/** Normalises a name to one line of composed Unicode, without invisible or deceptive characters. */
export const oneLine = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').trim()
