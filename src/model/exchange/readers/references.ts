import { cut } from '../../text/cut.ts'
import type { RowOfTexts } from './reader.ts'

const figure = /^(?:figs?|plates?|pls?|tav|taf|abb)\b/i
const item = /^(?:nos?|cat|lot|s\.v)\b/i
/** A short reference ends with its year: 'Michon 1923a', 'Pagano 1983–84'. */
const shortReference = /^(?<work>.*?\b\d{4}(?:[–-]\d{2,4})?[a-z]?)(?:,\s*(?<place>.*))?$/s

function readReference(text: string): RowOfTexts | undefined {
  const written = text.trim().replace(/\.$/, '')
  if (written === '') return undefined
  const { work = written, place = '' } = shortReference.exec(written)?.groups ?? {}
  const parts = place.split(',').map(part => part.trim())
  const kinds = Map.groupBy(parts, part =>
    figure.test(part) ? 'figures' : item.test(part) ? 'note' : 'pages',
  )
  const row: Record<string, string> = { work: cut(work, 500) }
  for (const [key, found] of kinds) {
    const joined = found.filter(part => part !== '').join(', ')
    if (joined !== '') row[key] = joined
  }
  return row
}

/**
 * Reads short references as catalogues use them: 'Pasqui 1911, 338–39; Blake 1936, 83, fig. 4; Michon 1923b'.
 * @returns rows of a bibliography: the work by its short reference, pages, figures, catalogue number.
 */
export const readReferences = (text: string): RowOfTexts[] =>
  text
    .split(';')
    .map(readReference)
    .filter(row => row !== undefined)
