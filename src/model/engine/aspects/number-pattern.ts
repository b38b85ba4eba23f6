/*
 * Patterns of numbers: '{year}.{lot}.{item}'. The year is that of the museum's day. A lot is what is numbered together, counted by year; an item is
 * counted within its lot; the running number is counted for good. ':3' fills up with zeros to three digits.
 */

const parts = ['year', 'lot', 'item', 'running'] as const

export type NumberPart = (typeof parts)[number]

const placeholder = /\{([a-z]+)(?::([1-9]))?\}/g

/** Maximum length of a pattern. */
export const patternLength = 60

/** Counts with nothing but digits between them: '{lot}{item}' makes 111 of lot 1, item 11 and of lot 11, item 1. A year has four digits. */
const countsRunTogether = /(\{(lot|item|running)[^}]*\})(\d|\{year\})*\{(lot|item|running)/

/** Returns true for a pattern by which no two objects get the same number: with items of lots in a year, or with a running number. */
export function isNumberPattern(pattern: string): boolean {
  const found = [...pattern.matchAll(placeholder)].map(([, name]) => name)
  const rest = pattern.replaceAll(placeholder, '')
  if (/[{}]/.test(rest) || pattern.trim() !== pattern || pattern.length > patternLength) return false
  if (!found.every(name => parts.some(part => part === name)) || countsRunTogether.test(pattern)) return false
  return found.includes('running') || ['year', 'lot', 'item'].every(name => found.includes(name))
}

/** Returns true when a pattern has a part. */
export const hasPart = (pattern: string, part: NumberPart): boolean =>
  [...pattern.matchAll(placeholder)].some(([, name]) => name === part)

/** Returns the number for some counts. */
export const numberFrom = (pattern: string, counts: Readonly<Record<NumberPart, number>>): string =>
  pattern.replaceAll(placeholder, (_all, name: NumberPart, width?: string) =>
    String(counts[name]).padStart(Number(width ?? 1), '0'),
  )
