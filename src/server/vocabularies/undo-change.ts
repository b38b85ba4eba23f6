import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { inTurns } from '#server/platform/in-turns.ts'
import { announce, type VocabularyNews } from './change-record.ts'
import { restoreTerms } from './restore-terms.ts'
import { lockChange, markUndone, type RecordedChange } from './store/changes.ts'
import { termsById } from './store/rows.ts'
import { deleteTerms, liftDescendants, lockVocabulary, updateTerms } from './store/write.ts'
import type { TermRow } from './term-row.ts'
import { heldInUse, type TermsInUse } from './terms-in-use.ts'

/** The order of terms among their siblings may change without affecting an undo. */
const content = ({
  position: _position,
  createdAt: _createdAt,
  ancestors: _ancestors,
  ...row
}: TermRow): string =>
  JSON.stringify(
    Object.entries(row).sort(([a], [b]) => a.localeCompare(b)),
    sorted,
  )

/** JSON of the database comes with its keys in another order. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value

/**
 * Takes a change of a vocabulary back: terms it made go, those it touched become what they were.
 * @throws {CodedError} `not_found`; `conflict` when it was undone already, a term was changed again since, or one that would go is in use.
 */
export async function undoChange(
  tx: TenantTransaction,
  id: string,
  termsInUse: TermsInUse,
): Promise<VocabularyNews> {
  const change = await lockChange(tx, id)
  if (!change) throw notFound()
  if (change.undone) throw new CodedError('conflict', { text: 'vocabularies.errors.undone' })
  await lockVocabulary(tx, change.vocabulary)
  if (change.kind === 'DELETE') await restoreTerms(tx, change.before)
  else await putBack(tx, change)
  await removeCreated(tx, change.created, termsInUse)
  await markUndone(tx, id)
  const news: VocabularyNews = {
    code: change.vocabulary,
    kind: 'UNDO',
    termIds: [...change.created, ...change.before.map(row => row.id)],
  }
  await announce(tx, news)
  return news
}

async function putBack(tx: TenantTransaction, { before, after }: RecordedChange): Promise<void> {
  const now = await termsById(
    tx,
    before.map(({ id }) => id),
  )
  const became = new Map(after.map(row => [row.id, row]))
  const changed: TermRow[] = []
  for await (const row of inTurns(before)) {
    const [current, expected] = [now.get(row.id), became.get(row.id)]
    if (!current || !expected || content(current) !== content(expected)) changed.push(row)
  }
  if (changed.length > 0) throw changedSince(changed)
  const moved = before.filter(row => row.parentId !== now.get(row.id)?.parentId)
  const parents = await termsById(
    tx,
    moved.flatMap(({ parentId }) => parentId ?? []),
  )
  const rows = before.map(row => {
    const current = now.get(row.id) ?? row
    if (row.parentId === current.parentId) return { ...row, ancestors: current.ancestors }
    const parent = row.parentId === null ? undefined : parents.get(row.parentId)
    if (row.parentId !== null && !parent) throw changedSince([row])
    if (parent?.ancestors.includes(row.id)) throw changedSince([row])
    return { ...row, ancestors: parent ? [...parent.ancestors, parent.id] : [] }
  })
  await updateTerms(
    tx,
    before.map(row => now.get(row.id) ?? row),
    rows,
  )
  for (const row of rows) {
    const current = now.get(row.id)
    if (current && current.parentId !== row.parentId)
      await liftDescendants(tx, row.id, current.ancestors, row.ancestors)
  }
}

async function removeCreated(
  tx: TenantTransaction,
  created: readonly string[],
  termsInUse: TermsInUse,
): Promise<void> {
  if (created.length === 0) return
  const there = await termsById(tx, created)
  const used = await heldInUse(tx, [...there.keys()], termsInUse)
  if (used.size > 0)
    throw changedSince(
      [...used].flatMap(id => there.get(id) ?? []),
      'inUse',
    )
  await deleteTerms(tx, [...there.values()]).catch(error => {
    throw isForeignKeyError(error)
      ? new CodedError('conflict', { text: 'vocabularies.errors.hasChildren' })
      : error
  })
}

/** A term made since is below one that would go, or was merged into it (PostgreSQL appendix A, 23503). */
const isForeignKeyError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23503'

const changedSince = (rows: readonly TermRow[], text: 'changedSince' | 'inUse' = 'changedSince') =>
  new CodedError('conflict', {
    text: `vocabularies.errors.${text}`,
    params: {
      terms: rows
        .slice(0, 5)
        .map(row => nameOf(row, row.language))
        .join(', '),
    },
  })
