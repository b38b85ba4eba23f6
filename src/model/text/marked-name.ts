/*
 * A table names linked records. Where the name alone would be found as another record, or as several, the id of the record is written
 * behind it: 'Rome [#12]'; behind a plain name that a record has, too, there is none: 'Rome [#]'.
 */

/** A name, and the id that stands behind it: of its museum '12', of another one '3-k2x9/12', '' for that of no record. */
export interface MarkedName {
  readonly name: string
  readonly marked?: string
}

const mark = /\s*\[#((?:[\w-]+\/)?\d+)?\]$/

/** Writes a name with the id of its record; without one it is a plain name. */
export const markedName = (name: string, id = ''): string => `${name} [#${id}]`.trimStart()

/** Reads a name as a cell has it, with its mark or without. */
export function readMarked(text: string): MarkedName {
  const found = mark.exec(text)
  return found ? { name: text.slice(0, found.index), marked: found[1] ?? '' } : { name: text }
}

/** Says in the marks of a cell which museum their ids are of. */
export const withMuseum = (cell: string, museum: string): string =>
  museum === '' ? cell : cell.replace(/\[#(\d+)\](?=\s*(?:$|[|;]))/g, `[#${museum}/$1]`)

/** Separates the museum of a mark from the id. */
export function markedRecord(marked: string): { readonly museum: string; readonly id: string } {
  const [id = '', museum = ''] = marked.split('/').toReversed()
  return { museum, id }
}

/** No text of a record begins so: a plain name that only looks marked stays what it is. */
const sign = '\u0001'

/** Returns the text under which a name of a draft is looked up: with its mark, if it has one. */
export const lookedUpAs = ({ name = '', marked }: Partial<MarkedName>): string =>
  marked === undefined ? name : sign + markedName(name, marked)

/** Reverses `lookedUpAs`. */
export const lookedUp = (text: string): MarkedName =>
  text.startsWith(sign) ? readMarked(text.slice(sign.length)) : { name: text }
