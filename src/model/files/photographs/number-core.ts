import { fold } from '../../text/fold.ts'

/** Longer cores are cut: an index entry has its limit, and no file is named by so much. */
const longest = 60

const part = /\p{L}+|[0-9]+/gu

const isDigits = (text: string): boolean => /^[0-9]+$/.test(text)

/** A run of letters or digits of a text, with what stands between it and the run before. */
export interface Part {
  readonly text: string
  readonly isNumber: boolean
  readonly from: number
  readonly to: number
  /** The separator between it and the part before; the start of the text for the first. */
  readonly before: string
}

/** Splits a folded text into runs of letters and of digits. */
export function partsOf(folded: string): readonly Part[] {
  let end = 0
  return [...folded.matchAll(part)].map(({ 0: text, index }) => {
    const before = folded.slice(end, index)
    end = index + text.length
    return { text, isNumber: isDigits(text), from: index, to: end, before }
  })
}

/** Joins parts, without the letters they begin with: one point between two numbers, no leading zeros, nothing else between. */
export function coreOf(parts: readonly Part[]): string {
  let core = ''
  let wasNumber = false
  for (const { text, isNumber } of parts) {
    if (!isNumber && (core === '' || !/^[a-z]+$/.test(text))) continue
    core += isNumber ? `${wasNumber ? '.' : ''}${text.replace(/^0+(?=.)/, '')}` : text
    wasNumber = isNumber
  }
  return core.slice(0, longest)
}

/**
 * Returns the part of an inventory number that the name of a photograph repeats: from its first digit, without case, separators and leading zeros, so
 * that 'MV 1934/001 a' and 'mv_1934-1A' have '1934.1a' alike. Empty for a number without digits.
 */
export const numberCore = (number: string): string => coreOf(partsOf(fold(number)))
