import type { Language } from '../languages.ts'
import { readNumber } from './read-number.ts'

/** Formats of numbers with a readable form: bytes as '2.4 MB', seconds as '3:25'. */
export type ShownAs = 'bytes' | 'duration'

interface Way {
  show(value: number, language: Language): string
  /** Undefined for other formats. */
  read(text: string): number | undefined
}

/** Each a thousand of the one before, as shops and systems count today (IEC 80000-13 keeps 1024 for kibibytes). */
const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** Two figures while there are no more before the point, else all of these. */
const rounded = (value: number): number => Number(value < 10 ? value.toPrecision(2) : value.toFixed(0))

const bytes: Way = {
  show(value, language) {
    let [figure, unit] = [value, 0]
    while (rounded(figure) >= 1000 && unit < byteUnits.length - 1) [figure, unit] = [figure / 1000, unit + 1]
    const shown = String(unit === 0 ? figure : rounded(figure))
    return `${language === 'en' ? shown : shown.replace('.', ',')}\u00A0${byteUnits[unit]}`
  },
  read(text) {
    const [, figure = '', unit = ''] = text.trim().match(/^([^a-z]*)([a-z]*)$/i) ?? []
    const power = byteUnits.findIndex(each => each.toLowerCase() === unit.toLowerCase())
    const number = readNumber(figure)
    if (number === undefined || (power < 0 && unit !== '')) return undefined
    return Math.round(number * 1000 ** Math.max(power, 0))
  },
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const duration: Way = {
  show(value) {
    // Any duration lasts at least a second.
    const seconds = value > 0 ? Math.max(1, Math.round(value)) : 0
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
    return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`
  },
  read(text) {
    const [, hours = '0', minutes, seconds] = text.trim().match(/^(?:(\d+):)?(\d{1,2}):(\d\d)$/) ?? []
    if (minutes === undefined) return readNumber(text)
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  },
}

const ways: Readonly<Record<ShownAs, Way>> = { bytes, duration }

/** A number as people read it. */
export const shownNumber = (value: number, as: ShownAs, language: Language): string =>
  ways[as].show(value, language)

/** Parses a number in its readable form or as a plain number; undefined when it is neither. */
export const readShown = (text: string, as: ShownAs): number | undefined => ways[as].read(text)
