import type { CellChange } from '#model/api/cards/cells.ts'
import type { CellField } from '#model/engine/cell-fields.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { valueAt, valuesOf } from '#model/engine/values.ts'
import type { Words } from '#model/kinds/kind.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Editor, findOrCreate } from '#server/vocabularies/index.ts'
import type { Doing } from '../access/cards-context.ts'

/** A change of a cell with the field it is of. */
export type PlacedCell = CellChange & CellField

/** Ids of terms by vocabulary and name. */
export type FoundTerms = (vocabulary: VocabularyCode, name: string) => string | undefined

/** Finds the terms that cells name in words; new ones are not made. */
export async function termsIn(
  tx: TenantTransaction,
  { language }: Doing,
  editor: Editor,
  cells: readonly PlacedCell[],
): Promise<FoundTerms> {
  const found = new Map<VocabularyCode, ReadonlyMap<string, string | undefined>>()
  const named = Map.groupBy(
    cells.flatMap(({ field, text }) => {
      const code = text?.trim() ? kindOf(field).vocabularyOf?.(field) : undefined
      return code && text ? [{ code, name: text.trim() }] : []
    }),
    ({ code }) => code,
  )
  for (const [code, each] of named) {
    const names = each.map(({ name }) => name)
    found.set(code, await findOrCreate(tx, code, names, { create: false, language, editor }))
  }
  return (code, name) => found.get(code)?.get(name)
}

/**
 * Reads a cell as a value of its field, to be parsed like any other. Text in one language leaves the others alone.
 * @throws {CodedError} `invalid_input` for text that means nothing.
 */
export function readCell(
  { field, path, text, value }: PlacedCell,
  before: CardValues,
  { words, terms }: { readonly words: Words; readonly terms: FoundTerms },
): unknown {
  if (text === undefined) return value ?? undefined
  const known = valueAt(before, path)
  const isEmpty = text.trim() === ''
  if (kindOf(field).isByLanguage) {
    const { [words.language]: _own, ...others } = valuesOf(known)
    return isEmpty ? others : { ...others, [words.language]: text }
  }
  if (isEmpty) return undefined
  const vocabulary = kindOf(field).vocabularyOf?.(field)
  if (vocabulary) {
    const id = terms(vocabulary, text.trim())
    if (id === undefined) throw new CodedError('invalid_input', { fields: { [path]: { key: 'term' } } })
    return { id } satisfies TermRef
  }
  const { problems, found } = problemList()
  const read = kindOf(field).read(text.trim(), field, problems.at(path), words)
  if (found.size > 0) throw new CodedError('invalid_input', { fields: Object.fromEntries(found) })
  return read
}
