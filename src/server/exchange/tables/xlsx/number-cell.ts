import { dayMs } from '#model/dates/durations.ts'
import type { Cell } from '../table.ts'
import type { NumberFormat } from './number-format.ts'

/** 31 December 9999, the last day Excel knows. */
const lastDay = 2_958_465

/**
 * The moment a day number means, as ISO 8601 in UTC. Day 60 of the 1900 system is 29 February 1900, which never was
 * (kept from Lotus 1-2-3), so the days before it are one off.
 */
const isoOf = (serial: number, since1904: boolean): string => {
  const epoch = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  return new Date(epoch + Math.round(serial * 86_400) * 1000).toISOString()
}

/** A number as text. Excel counts with 15 digits; the rest of what it stores is the noise of binary fractions (48.609999999999999). */
export const plainText = (value: number): string => {
  const rounded = Number(value.toPrecision(15))
  const text = String(rounded)
  return text.includes('e-')
    ? rounded
        .toFixed(15)
        .replace(/(?<!0)0+$/, '')
        .replace(/\.$/, '')
    : text
}

/** Adds the zeros a format shows, never takes digits away. */
const padded = (text: string, { wholeDigits, decimals }: NumberFormat): string => {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!parts) return text
  const [, sign = '', whole = '', fraction = ''] = parts
  const shown = fraction.padEnd(decimals, '0')
  return `${sign}${whole.padStart(wholeDigits, '0')}${shown === '' ? '' : `.${shown}`}`
}

/** A number as it is in the file, with its format, as the text a person sees. */
export const numberCell = (raw: string, format: NumberFormat, since1904: boolean): Cell => {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return { text: raw, type: raw === '' ? 'empty' : 'text' }
  if (format.kind !== 'number' && value >= 0 && value <= lastDay) {
    const iso = isoOf(value, since1904)
    const fraction = Math.round((value % 1) * dayMs) !== 0
    if (format.kind === 'time' && value < 1) return { text: iso.slice(11, 19), type: 'date' }
    return { text: fraction ? iso.slice(0, 19) : iso.slice(0, 10), type: 'date' }
  }
  return { text: padded(plainText(value), format), type: 'number' }
}
