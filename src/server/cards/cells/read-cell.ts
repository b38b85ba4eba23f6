import type { CellChange } from '#model/api/cards/cells.ts'
import type { CellField } from '#model/engine/cell-fields.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { TermRule } from '#model/engine/form-rules.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { valueAt, valuesOf } from '#model/engine/values.ts'
import type { Words } from '#model/kinds/kind.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Editor, findOrCreate } from '#server/vocabularies/index.ts'
import type { Doing } from '../access/cards-context.ts'
import { offeredLists } from '../read/term-lists.ts'

/** A change of a cell with the field it is of. */
export type PlacedCell = CellChange & CellField

/** Ids of terms by the cell that names them, and the list that its field offers in the record. */
export type FoundTerms = (cell: PlacedCell, list: TermRule | undefined) => string | undefined

const keyOf = (code: VocabularyCode, list: TermRule | undefined): string =>
  list ? `${code} ${list.below.id} ${list.exit}` : code

const vocabularyOf = ({ field }: PlacedCell): VocabularyCode | undefined =>
  kindOf(field).vocabularyOf?.(field)

/**
 * Finds the terms that cells name in words, in every list that their fields offer; new ones are not made.
 * @param listsAt lists that a field offers, of records of whatever kind
 */
export async function termsIn(
  tx: TenantTransaction,
  { language }: Doing,
  editor: Editor,
  cells: readonly PlacedCell[],
  listsAt: (path: string) => readonly TermRule[],
): Promise<FoundTerms> {
  const ownLists = await offeredLists(tx)
  const found = new Map<string, ReadonlyMap<string, string | undefined>>()
  const named = Map.groupBy(
    cells.flatMap(cell => {
      const code = cell.text?.trim() ? vocabularyOf(cell) : undefined
      const name = cell.text?.trim() ?? ''
      return code ? [undefined, ...listsAt(cell.path)].map(list => ({ code, name, list })) : []
    }),
    ({ code, list }) => keyOf(code, list),
  )
  for (const [key, each] of named) {
    const [{ code, list } = {}] = each
    const names = each.map(({ name }) => name)
    const options = { create: false, language, editor, list, ownLists }
    if (code) found.set(key, await findOrCreate(tx, code, names, options))
  }
  return (cell, list) => {
    const code = vocabularyOf(cell)
    return code && found.get(keyOf(code, list))?.get(cell.text?.trim() ?? '')
  }
}

/** Words, terms, and the lists that fields of the record offer: cells are read with them. */
interface CellReading {
  readonly words: Words
  readonly terms: FoundTerms
  readonly lists: Readonly<Record<string, TermRule>>
}

const noTerm = (list: TermRule | undefined): Problem =>
  list?.exit === 'closed' ? { key: 'notInList', params: { list: list.below.name ?? '' } } : { key: 'term' }

/**
 * Reads a cell as a value of its field, to be parsed like any other. Text in one language leaves the others alone.
 * @throws {CodedError} `invalid_input` for text that means nothing.
 */
export function readCell(
  cell: PlacedCell,
  before: CardValues,
  { words, terms, lists }: CellReading,
): unknown {
  const { field, path, text, value } = cell
  if (text === undefined) return value ?? undefined
  const known = valueAt(before, path)
  const isEmpty = text.trim() === ''
  if (kindOf(field).isByLanguage) {
    const { [words.language]: _own, ...others } = valuesOf(known)
    return isEmpty ? others : { ...others, [words.language]: text }
  }
  if (isEmpty) return undefined
  if (vocabularyOf(cell)) {
    const list = lists[path]
    const id = terms(cell, list)
    if (id === undefined) throw new CodedError('invalid_input', { fields: { [path]: noTerm(list) } })
    return { id } satisfies TermRef
  }
  const { problems, found } = problemList()
  const read = kindOf(field).read(text.trim(), field, problems.at(path), words)
  if (found.size > 0) throw new CodedError('invalid_input', { fields: Object.fromEntries(found) })
  return read
}
