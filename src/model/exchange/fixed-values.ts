import { cellAsRows, rowsAsCell } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields, isList } from '../engine/fields.ts'
import type { Mapping } from './mapping.ts'

type Cells = ReadonlyMap<string, string>

/** Path of the only list a field is in; undefined for a field outside lists or in nested ones. */
function listOf(declaration: Pick<CardDeclaration, 'sections'>, path: string): string | undefined {
  const within = allFields(declaration).get(path)?.within ?? []
  if (within.filter(isList).length !== 1) return undefined
  return path
    .split('/')
    .slice(0, within.findIndex(isList) + 1)
    .join('/')
}

/** Returns which rows of a list have cells: true where any cell is filled. */
function rowsBelow(list: string, ...given: readonly Cells[]): boolean[] {
  const rows: boolean[] = []
  for (const [path, cell] of given.flatMap(cells => [...cells]))
    if (path.startsWith(`${list}/`))
      for (const [at, text] of cellAsRows(cell).entries()) rows[at] = rows[at] === true || text !== ''
  return rows
}

const covers = ({ columns }: Mapping, list: string): boolean =>
  columns.some(({ targets }) => targets.some(({ path }) => path === list || path.startsWith(`${list}/`)))

/**
 * Returns cells for the constants of a mapping, which fill only fields empty in both row and record. In a list every row gets the value; a
 * list without columns gets one row with it.
 */
export function fixedValues(
  declaration: Pick<CardDeclaration, 'sections'>,
  mapping: Mapping,
  given: Cells,
  card: Cells,
): (readonly [path: string, text: string])[] {
  return Object.entries(mapping.constants).flatMap(([path, text]) => {
    if (text === '' || given.get(path) || card.get(path)) return []
    const list = listOf(declaration, path)
    if (list === undefined) return [[path, text] as const]
    const rows = rowsBelow(list, given, card)
    const filled = rows.includes(true) || covers(mapping, list) ? rows : [true]
    return filled.includes(true) ? [[path, rowsAsCell(filled.map(is => (is ? text : '')))] as const] : []
  })
}
