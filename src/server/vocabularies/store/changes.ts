import { sql } from 'kysely'
import type { TermChange } from '#model/api/vocabularies/changes.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mapInTurns } from '#server/platform/in-turns.ts'
import '../tables.ts'
import type { TermRow } from '../term-row.ts'

/** The author of a change. */
export interface Editor {
  readonly accountId: string | null
  /** The administrator who had signed in as that person. */
  readonly impersonatorId: string | null
  /** The long operation it is part of. */
  readonly operationId?: string | undefined
}

export interface RecordedChange {
  readonly vocabulary: string
  readonly kind: TermChange['kind']
  readonly sample: readonly { readonly id: string; readonly name: string }[]
  readonly count: number
  readonly created: readonly string[]
  readonly before: readonly TermRow[]
  readonly after: readonly TermRow[]
}

const jsonOf = async (rows: readonly TermRow[]): Promise<string> =>
  `[${(await mapInTurns(rows, row => JSON.stringify(row))).join(',')}]`

/** @returns the change's id. */
export async function insertChange(
  { db, tenantId }: TenantTransaction,
  editor: Editor,
  change: RecordedChange,
): Promise<string> {
  const { id } = await db
    .insertInto('term_change')
    .values({
      tenant_id: tenantId,
      vocabulary: change.vocabulary,
      kind: change.kind,
      sample: JSON.stringify(change.sample),
      count: change.count,
      // As the database writes it: made of an array element by element, thousands would take a while.
      created: sql`${`{${change.created.join(',')}}`}::bigint[]`,
      before: await jsonOf(change.before),
      after: await jsonOf(change.after),
      account_id: editor.accountId,
      impersonator_id: editor.impersonatorId,
      operation_id: editor.operationId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Terms as a change recorded them, one a row: read as one JSON, many thousands would take a while. */
async function recordedTerms(
  { db, tenantId }: TenantTransaction,
  id: string,
  column: 'before' | 'after',
): Promise<readonly TermRow[]> {
  const { rows } = await sql<{ term: TermRow }>`
    select e.term from term_change c, jsonb_array_elements(c.${sql.ref(column)}) with ordinality as e(term, position)
    where c.tenant_id = ${tenantId} and c.id = ${id} order by e.position`.execute(db)
  // Earlier changes know of no other names.
  return rows.map(({ term }) => ({ ...term, alternatives: term.alternatives ?? {} }))
}

/** The change, held until the transaction ends; undefined when there is none. */
export async function lockChange(
  tx: TenantTransaction,
  id: string,
): Promise<(RecordedChange & { readonly undone: boolean }) | undefined> {
  const row = await tx.db
    .selectFrom('term_change')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .select(['vocabulary', 'kind', 'sample', 'count', 'created', 'undone_at'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { undone_at, kind, ...change } = row
  return {
    ...change,
    kind: kind as TermChange['kind'],
    before: await recordedTerms(tx, id, 'before'),
    after: await recordedTerms(tx, id, 'after'),
    undone: undone_at !== null,
  }
}

export async function markUndone({ db, tenantId }: TenantTransaction, id: string): Promise<void> {
  await db
    .updateTable('term_change')
    .set({ undone_at: new Date() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

interface ListedChange {
  readonly id: string
  readonly kind: TermChange['kind']
  readonly sample: { id: string; name: string }[]
  readonly count: number
  readonly at: Date
  readonly accountId: string | null
  readonly person: string | null
  readonly undone: boolean
}

/** A page of a vocabulary's changes, newest first. */
export async function changesOf(
  { db, tenantId }: TenantTransaction,
  vocabulary: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedChange[]; total: number }> {
  const { rows } = await sql<ListedChange>`
    select c.id, c.kind, c.sample, c.count, c.at, c.account_id as "accountId", c.undone_at is not null as undone,
      trim(a.first_name || ' ' || a.last_name) as person
    from term_change c left join account a on a.id = c.account_id
    where c.tenant_id = ${tenantId} and c.vocabulary = ${vocabulary}
    order by c.id desc offset ${page.offset} limit ${page.limit}`.execute(db)
  const { total } = await db
    .selectFrom('term_change')
    .where('tenant_id', '=', tenantId)
    .where('vocabulary', '=', vocabulary)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}
