import type { TermChange } from '#model/api/vocabularies/changes.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { publish } from '#server/platform/events/index.ts'
import { type Editor, insertChange } from './store/changes.ts'
import type { TermRow } from './term-row.ts'

/** Changes of terms of a vocabulary. */
export interface VocabularyNews {
  readonly code: string
  readonly kind: TermChange['kind'] | 'UNDO'
  readonly termIds: readonly string[]
}

/** A change that was written down: with its id it can be undone. */
export interface RecordedNews extends VocabularyNews {
  readonly changeId: string
}

/** Ids that a notification of the database has room for. */
const mostIds = 100
const termsShown = 20

export interface ChangeDone {
  readonly code: string
  readonly kind: TermChange['kind']
  readonly created?: readonly TermRow[]
  readonly before?: readonly TermRow[]
  readonly after?: readonly TermRow[]
}

/** Tells the museum's clients. */
export const announce = (tx: TenantTransaction, { code, kind, termIds }: VocabularyNews): Promise<void> =>
  publish(tx.db, {
    name: 'vocabulary.changed',
    tenantId: tx.tenantId,
    data: { code, kind, termIds: termIds.length > mostIds ? [] : [...termIds] },
  })

/** Writes a change down, so that it can be looked up and undone, and notifies the museum's clients. */
export async function recordChange(
  tx: TenantTransaction,
  editor: Editor,
  { code, kind, created = [], before = [], after = [] }: ChangeDone,
): Promise<RecordedNews> {
  const touched = [...created, ...before]
  const changeId = await insertChange(tx, editor, {
    vocabulary: code,
    kind,
    sample: touched.slice(0, termsShown).map(term => ({ id: term.id, name: nameOf(term, term.language) })),
    count: touched.length,
    created: created.map(({ id }) => id),
    before,
    after,
  })
  const news = { code, kind, termIds: touched.map(({ id }) => id) }
  await announce(tx, news)
  return { ...news, changeId }
}
