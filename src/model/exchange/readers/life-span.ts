/** Life dates in a text: beginning and end, or the period of activity. */
export interface LifeSpan {
  readonly begin?: string
  readonly end?: string
  readonly active?: string
}

const begins: readonly (readonly [RegExp, keyof LifeSpan])[] = [
  [/^(?:born|b\.|est\.|established|founded)\s+/i, 'begin'],
  [/^(?:died|d\.)\s+/i, 'end'],
  [/^(?:active|fl\.)\s+/i, 'active'],
]

/**
 * Reads life dates after a name: '1841-1923', 'French, c. 1755/1761 - 1802', 'American, born 1930', 'active late 18th century'.
 * A preceding nationality or place is skipped.
 * @returns undefined for the dates of several people: 'he: 1928 - 2005'.
 */
export function readLifeSpan(text: string): LifeSpan | undefined {
  if (text.includes(':') || text.includes(';')) return undefined
  const dates = text
    .split(',')
    .map(part => part.trim())
    .findLast(part => /\d/.test(part))
  if (dates === undefined) return {}
  for (const [mark, key] of begins) if (mark.test(dates)) return { [key]: dates.replace(mark, '') }
  // Two years are separated by a dash; a single side may contain a slash or 'or'.
  const [begin = '', end = '', ...more] = dates.split(/[–-]/).map(side => side.trim())
  return more.length === 0 && /\d/.test(begin) && /\d/.test(end) ? { begin, end } : { active: dates }
}
