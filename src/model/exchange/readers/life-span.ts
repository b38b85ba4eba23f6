/** What a text tells of somebody's time: when it began and ended, or when somebody is known to have worked. */
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
 * Reads what museums put behind a name: '1841-1923', 'French, c. 1755/1761 - 1802', 'American, born 1930', 'active late 18th century'.
 * A nationality or a place before it is passed over.
 * @returns undefined where there is more than one person's time in it: 'he: 1928 - 2005'.
 */
export function readLifeSpan(text: string): LifeSpan | undefined {
  if (text.includes(':') || text.includes(';')) return undefined
  const said = text
    .split(',')
    .map(part => part.trim())
    .findLast(part => /\d/.test(part))
  if (said === undefined) return {}
  for (const [mark, key] of begins) if (mark.test(said)) return { [key]: said.replace(mark, '') }
  // Between two years stands a dash; within a side there may be a slash or 'or'.
  const [begin = '', end = '', ...more] = said.split(/[–-]/).map(side => side.trim())
  return more.length === 0 && /\d/.test(begin) && /\d/.test(end) ? { begin, end } : { active: said }
}
