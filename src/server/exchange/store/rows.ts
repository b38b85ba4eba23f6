import '../tables.ts'
import { type Selectable, sql } from 'kysely'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Change } from '#model/engine/diff.ts'
import { changeAsDeclared } from '#model/engine/formerly.ts'
import type { Message, Outcome } from '#model/exchange/messages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { RowSample } from './row-sample.ts'

export type RowRecord = Selectable<Tables['import_row']>

export interface RowOutcome {
  readonly row: number
  readonly outcome: Outcome
  /** As numbers are compared. */
  readonly number: string
  readonly cardId?: string | undefined
  readonly changes?: readonly Change[]
  readonly messages?: readonly Message[]
  readonly terms?: readonly (readonly [vocabulary: string, name: string])[]
  /** The record of another museum that the row was. */
  readonly origin?: string | undefined
  /** Present for a row that is shown before anything is written. */
  readonly sample?: RowSample | undefined
}

const jsonOf = (items: readonly unknown[] | undefined): string | null =>
  items && items.length > 0 ? JSON.stringify(items) : null

export async function insertRows(
  { db, tenantId }: TenantTransaction,
  importId: string,
  rows: readonly RowOutcome[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('import_row')
    .values(
      rows.map(({ row, outcome, number, cardId, changes, messages, terms, origin, sample }) => ({
        tenant_id: tenantId,
        import_id: importId,
        row,
        outcome,
        number,
        card_id: cardId ?? null,
        changes: jsonOf(changes),
        messages: jsonOf(messages),
        terms: jsonOf(terms),
        origin: origin ?? null,
        sample: sample ? JSON.stringify(sample) : null,
      })),
    )
    .onConflict(conflict => conflict.columns(['tenant_id', 'import_id', 'row']).doNothing())
    .execute()
}

/** Forgets what was found out about the rows: a new check or the load begins. */
export const clearRows = async ({ db, tenantId }: TenantTransaction, importId: string): Promise<void> => {
  await db
    .deleteFrom('import_row')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .execute()
}

/** The first row with each of these numbers. */
export async function rowsWithNumbers(
  { db, tenantId }: TenantTransaction,
  importId: string,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('import_row')
    .select(['number', eb => eb.fn.min('row').as('row')])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('number', '=', sql<string>`any(${[...numbers]}::text[])`)
    // Said for the index, which has no rows without a number: without it, each batch goes through all rows before it.
    .where('number', '<>', '')
    .groupBy('number')
    .execute()
  return new Map(rows.map(({ number, row }) => [number, row]))
}

/** The cards that rows of a file became, as far as they were loaded. */
export async function cardsOfRows(
  { db, tenantId }: TenantTransaction,
  importId: string,
  rows: readonly number[],
  became: readonly Outcome[] = ['created', 'updated', 'unchanged', 'skipped'],
): Promise<Map<number, string>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .selectFrom('import_row')
    .select(['row', 'card_id'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('row', '=', sql<number>`any(${[...rows]}::integer[])`)
    .where('outcome', 'in', [...became])
    .execute()
  return new Map(found.flatMap(({ row, card_id }) => (card_id === null ? [] : [[row, card_id] as const])))
}

/** All cards that the rows of a file became, in their order. */
export async function cardsOfImport(
  { db, tenantId }: TenantTransaction,
  importId: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('import_row')
    .select('card_id')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('card_id', 'is not', null)
    .orderBy('row')
    .execute()
  return rows.flatMap(({ card_id }) => card_id ?? [])
}

/** Rows whose cards are changed after all. */
export async function markUpdated(
  { db, tenantId }: TenantTransaction,
  importId: string,
  rows: readonly number[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .updateTable('import_row')
    .set({ outcome: 'updated' })
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('row', '=', sql<number>`any(${[...rows]}::integer[])`)
    .where('outcome', '=', 'unchanged')
    .execute()
}

/** Says more about rows that were worked on before. */
export async function addMessages(
  { db, tenantId }: TenantTransaction,
  importId: string,
  added: ReadonlyMap<number, readonly Message[]>,
): Promise<void> {
  for (const [row, messages] of added)
    await sql`
      update import_row set messages = coalesce(messages, '[]'::jsonb) || ${JSON.stringify(messages)}::jsonb
      where tenant_id = ${tenantId} and import_id = ${importId} and row = ${row}`.execute(db)
}

/** Number of rows with each outcome, import by import. */
export async function countOutcomes(
  { db, tenantId }: TenantTransaction,
  importIds: readonly string[],
): Promise<Map<string, Partial<Record<Outcome, number>>>> {
  const counted = new Map<string, Partial<Record<Outcome, number>>>()
  if (importIds.length === 0) return counted
  const rows = await db
    .selectFrom('import_row')
    .select(['import_id', 'outcome', eb => eb.fn.countAll<string>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('import_id', 'in', [...importIds])
    .groupBy(['import_id', 'outcome'])
    .execute()
  for (const { import_id, outcome, count } of rows)
    counted.set(import_id, { ...counted.get(import_id), [outcome]: Number(count) })
  return counted
}

/** Rows of an outcome, from behind a row; their changes as the type declares its fields today. */
export async function rowsOfOutcome(
  { db, tenantId }: TenantTransaction,
  { importId, declaration }: { readonly importId: string; readonly declaration: CardDeclaration },
  { outcome, after, limit }: { readonly outcome: Outcome; readonly after: number; readonly limit: number },
): Promise<RowRecord[]> {
  const rows = await db
    .selectFrom('import_row')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('outcome', '=', outcome)
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    ...row,
    changes: row.changes?.map(change => changeAsDeclared(declaration, change)) ?? null,
  }))
}

/** Rows of a part of the file with their messages. */
export const rowsBetween = (
  { db, tenantId }: TenantTransaction,
  importId: string,
  { from, to }: { readonly from: number; readonly to: number },
) =>
  db
    .selectFrom('import_row')
    .select(['row', 'outcome', 'messages'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('row', '>=', from)
    .where('row', '<=', to)
    .execute()

/** Messages of one kind about one column and one problem. */
export interface GroupedMessages {
  readonly message: Message
  readonly count: number
  readonly rows: readonly number[]
  readonly samples: readonly { readonly row: number; readonly value: string }[]
}

/** Row numbers a group names. */
const namedRows = 200
const samplesShown = 5

/** All messages about the rows, grouped: the same message about a thousand rows is one line. */
export async function groupMessages(
  { db, tenantId }: TenantTransaction,
  importId: string,
): Promise<GroupedMessages[]> {
  const { rows } = await sql<{ message: Message; count: string; rows: number[]; values: (string | null)[] }>`
    select (array_agg(m order by row))[1] as message, count(*) as count,
      (array_agg(row order by row))[1:${sql.lit(namedRows)}] as rows,
      (array_agg(m ->> 'value' order by row))[1:${sql.lit(samplesShown)}] as values
    from import_row, jsonb_array_elements(messages) as m
    where tenant_id = ${tenantId} and import_id = ${importId} and messages is not null
    group by m ->> 'kind', m ->> 'column', m -> 'problem' ->> 'key'
    order by min(row)`.execute(db)
  return rows.map(({ message, count, rows: numbers, values }) => ({
    message,
    count: Number(count),
    rows: numbers,
    samples: values.flatMap((value, at) => (value === null ? [] : [{ row: numbers[at] ?? 0, value }])),
  }))
}

/** Terms the rows add, by vocabulary, each once. */
export async function countNewTerms(
  { db, tenantId }: TenantTransaction,
  importId: string,
): Promise<{ vocabulary: string; count: number; names: string[] }[]> {
  const { rows } = await sql<{ vocabulary: string; count: string; names: string[] }>`
    select vocabulary, count(*) as count, (array_agg(name order by name))[1:20] as names
    from (
      select distinct t ->> 0 as vocabulary, t ->> 1 as name
      from import_row, jsonb_array_elements(terms) as t
      where tenant_id = ${tenantId} and import_id = ${importId} and terms is not null
    ) added
    group by vocabulary order by vocabulary`.execute(db)
  return rows.map(({ vocabulary, count, names }) => ({ vocabulary, count: Number(count), names }))
}
