import type { CellChange } from '#model/api/cards/cells.ts'
import { changeField } from '#model/engine/bulk-change.ts'
import { cellField } from '#model/engine/cell-fields.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { touches } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, isCoded } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { holdFree } from '../locks/hold-free.ts'
import { locksOf } from '../locks/locks-of.ts'
import { wordsOf } from '../names/words-of.ts'
import { termLists } from '../read/term-lists.ts'
import { editorOf } from '../save/editor-of.ts'
import { readValues } from '../save/read-values.ts'
import type { CardRecord } from '../store/cards.ts'
import type { Lock } from '../store/locks.ts'
import { type Author, changesSince } from '../store/revisions.ts'
import { type PlacedCell, readCell, termsIn } from './read-cell.ts'

/** New values of fields of one record, by path; null clears a field. */
export interface RecordCells {
  readonly id: string
  readonly values: Readonly<Record<string, unknown>>
}

/** A cell that stays as it was, and why. */
export interface RefusedCell {
  readonly id: string
  readonly path: string
  readonly error: CodedError
}

export interface CellPlan {
  readonly records: readonly RecordCells[]
  readonly refused: readonly RefusedCell[]
}

/** Returns a record with the new values of its cells, not yet parsed. */
export const withCells = (
  declaration: CardDeclaration,
  card: CardValues,
  values: RecordCells['values'],
): CardValues =>
  Object.entries(values).reduce(
    (changed, [path, value]) =>
      changeField(
        declaration,
        changed,
        value === null ? { kind: 'clear', path } : { kind: 'set', path, value },
      ),
    card,
  )

/** @throws {CodedError} `locked`, with who has the record open. */
function requireNobodyEdits(lock: Lock | undefined, { actor }: Doing): void {
  if (!lock) return
  const isOwn = lock.accountId === actor.accountId
  throw new CodedError('locked', {
    text: isOwn ? 'errors.lockedByYou' : 'errors.lockedBy',
    params: { name: lock.name },
  })
}

/** @throws {CodedError} `conflict` when someone else changed the field since the person saw it, with their name. */
async function requireSeen(
  tx: TenantTransaction,
  { actor }: Doing,
  record: CardRecord,
  { version, path }: PlacedCell,
): Promise<void> {
  if (version === record.version) return
  // Nobody has seen a version that is still to come.
  if (version > record.version) throw new CodedError('conflict')
  const later = (await changesSince(tx, record.id, version)).find(
    each => each.account_id !== actor.accountId && each.changes.some(change => touches(change.path, path)),
  )
  if (later) throw new CodedError('conflict', { text: 'errors.changedBy', params: { name: later.name } })
}

/** True for a problem at the value of a path. */
const isAt = (place: string, path: string): boolean => {
  const own = path.replaceAll('/', '.')
  return place === own || place.startsWith(`${own}.`)
}

/** Leaves out the cells whose values do not fit; those of a record that cannot be saved at all, too. */
async function fitting(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  record: CardRecord,
  values: RecordCells['values'],
): Promise<{ readonly values: RecordCells['values']; readonly refused: readonly RefusedCell[] }> {
  if (Object.keys(values).length === 0) return { values, refused: [] }
  try {
    await readValues(tx, declaration, withCells(declaration, record.data, values), record.data)
    return { values, refused: [] }
  } catch (error) {
    if (!isCoded(error, 'invalid_input')) throw error
    const found = Object.entries(error.details.fields ?? {})
    const refuse = (path: string, fields: typeof found): RefusedCell => ({
      id: record.id,
      path,
      error: new CodedError('invalid_input', { fields: Object.fromEntries(fields) }),
    })
    const wrong = Object.keys(values).flatMap(path => {
      const own = found.filter(([place]) => isAt(place, path))
      return own.length > 0 ? [refuse(path, own)] : []
    })
    if (wrong.length === 0)
      return { values: {}, refused: Object.keys(values).map(path => refuse(path, found)) }
    const paths = new Set(wrong.map(({ path }) => path))
    const others = Object.fromEntries(Object.entries(values).filter(([path]) => !paths.has(path)))
    const rest = await fitting(tx, declaration, record, others)
    return { values: rest.values, refused: [...wrong, ...rest.refused] }
  }
}

/**
 * Reads and checks changes of cells, record by record, and holds the records that nobody edits: each cell that cannot be saved is refused by
 * itself, and leaves the others alone.
 */
export async function planCells(
  { texts }: CardsContext,
  tx: TenantTransaction,
  doing: Doing,
  author: Author,
  cells: readonly CellChange[],
): Promise<CellPlan> {
  const { declaration, language } = doing
  const refused: RefusedCell[] = []
  const placed: PlacedCell[] = []
  for (const cell of cells) {
    const field = cellField(declaration, cell.path)
    if (field) placed.push({ ...cell, ...field })
    else {
      const error = new CodedError('invalid_input', { fields: { [cell.path]: { key: 'unknownField' } } })
      refused.push({ id: cell.id, path: cell.path, error })
    }
  }
  const words = wordsOf(texts, declaration, { terms: new Map(), cards: new Map() }, language)
  const lists = await termLists(tx, declaration, language)
  const terms = await termsIn(tx, doing, editorOf(author), placed, lists.at)
  const byRecord = Map.groupBy(placed, ({ id }) => id)
  const ids = [...byRecord.keys()]
  await holdFree(tx, ids)
  const locks = new Map((await locksOf(tx, ids)).map(lock => [lock.cardId, lock]))
  const records: RecordCells[] = []
  for (const [id, own] of byRecord) {
    const refuse = (path: string, error: unknown) => {
      if (!(error instanceof CodedError)) throw error
      refused.push({ id, path, error })
    }
    try {
      requireNobodyEdits(locks.get(id), doing)
      const record = await existingCard(tx, declaration, id, { hold: true })
      const values: Record<string, unknown> = {}
      for (const cell of own)
        try {
          await requireSeen(tx, doing, record, cell)
          values[cell.path] =
            readCell(cell, record.data, { words, terms, lists: lists.of(record.data) }) ?? null
        } catch (error) {
          refuse(cell.path, error)
        }
      const fit = await fitting(tx, declaration, record, values)
      refused.push(...fit.refused)
      if (Object.keys(fit.values).length > 0) records.push({ id, values: fit.values })
    } catch (error) {
      for (const { path } of own) refuse(path, error)
    }
  }
  return { records, refused }
}
