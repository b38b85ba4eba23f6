import type { Archive } from './archive.ts'
import { walkWholeXml } from './walk-xml.ts'

/** Effect of a number format on the text a person sees. */
export interface NumberFormat {
  readonly kind: 'number' | 'date' | 'time'
  /** Digits that are always shown ('00000', '0.00'): leading zeros of inventory numbers, decimals of measures. */
  readonly wholeDigits: number
  readonly decimals: number
}

export const generalFormat: NumberFormat = { kind: 'number', wholeDigits: 1, decimals: 0 }
const dateFormat: NumberFormat = { ...generalFormat, kind: 'date' }
const timeFormat: NumberFormat = { ...generalFormat, kind: 'time' }

/** Formats that are not written in the file (ECMA-376 part 1, 18.8.30), those that differ from the general one. */
export const builtIn = (id: number): NumberFormat => {
  if (id === 2 || id === 4 || id === 39 || id === 40) return { ...generalFormat, decimals: 2 }
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36) return dateFormat
  if ((id >= 50 && id <= 54) || id === 57 || id === 58) return dateFormat
  if ((id >= 18 && id <= 21) || id === 45 || id === 47 || (id >= 32 && id <= 35)) return timeFormat
  return generalFormat
}

/** Reads the first section of a format code, without quoted text, colours, conditions and currency. */
export const parseFormat = (code: string): NumberFormat => {
  const section = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';')[0] ?? ''
  // [h]:mm counts hours beyond a day: a duration, which stays a number.
  if (/\[(h+|m+|s+)\]/i.test(section)) return generalFormat
  const plain = section.replace(/\[[^[\]]*\]/g, '')
  if (/^general$/i.test(plain.trim())) return generalFormat
  if (/[yd]/i.test(plain) || /^m+$/i.test(plain.trim())) return dateFormat
  if (/[hs]/i.test(plain)) return timeFormat
  const digits = /^(?:#,##)?(0+)(?:\.(0+))?$/.exec(plain.trim())
  return digits
    ? { kind: 'number', wholeDigits: digits[1]?.length ?? 1, decimals: digits[2]?.length ?? 0 }
    : generalFormat
}

/** The number format of every cell style, by its index. */
export const readNumberFormats = async (
  archive: Archive,
  part: string | undefined,
): Promise<NumberFormat[]> => {
  if (part === undefined) return []
  const own = new Map<number, NumberFormat>()
  const ids: number[] = []
  let inCellStyles = false
  await walkWholeXml(archive.text(part), {
    open: (name, attributes) => {
      const id = Number(attributes.numFmtId ?? 0)
      if (name === 'numFmt') own.set(id, parseFormat(attributes.formatCode ?? ''))
      else if (name === 'cellXfs') inCellStyles = true
      else if (name === 'xf' && inCellStyles) ids.push(id)
    },
    close: name => {
      if (name === 'cellXfs') inCellStyles = false
    },
  })
  return ids.map(id => own.get(id) ?? builtIn(id))
}
