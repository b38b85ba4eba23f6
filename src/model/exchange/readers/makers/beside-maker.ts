import { fold } from '../../../text/fold.ts'
import type { RowOfTexts } from '../reader.ts'
import { qualifierOf } from './forms.ts'

const isSame = (one: string, other: string): boolean => fold(one).trim() === fold(other).trim()

function noted(row: RowOfTexts, text: string): RowOfTexts {
  const { note } = row
  if (note === undefined) return { ...row, note: text }
  return fold(note).includes(fold(text).trim()) ? row : { ...row, note: `${note}, ${text}` }
}

/**
 * Returns a maker with what a column beside says: a role, a qualifier, a life. Only makers have roles and qualifiers; of a culture, and beside
 * another one of the maker's own, they are kept as a note. One role may be that of several makers, a life is of one.
 */
export function besideMaker(
  row: RowOfTexts,
  key: string,
  text: string,
  isShared: boolean,
): RowOfTexts | undefined {
  if (key === 'agent' || key === 'type' || key === 'culture') return undefined
  if (isShared && key !== 'role') return undefined
  const value = key === 'qualifier' ? (qualifierOf(text)?.term ?? text) : text
  const own = row[key]
  if (key === 'note' || row.type !== 'AUTHOR') return noted(row, text)
  if (own === undefined) return { ...row, [key]: value }
  return isSame(own, value) ? row : noted(row, text)
}
