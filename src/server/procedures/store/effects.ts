import { sql } from 'kysely'
import type { ErrorCode } from '#model/api/errors.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { lineAsDeclared } from './objects.ts'

/** The reason why an effect could not be written, or taken back. */
export interface EffectProblem {
  readonly code: ErrorCode
  readonly fields?: Readonly<Record<string, Problem>>
  /** True for what would be written otherwise by now: it is to be taken back and written again. */
  readonly outdated?: true
  /** Id of the procedure that has done it already, where it happens once. */
  readonly by?: string
  /** The day in the museum on which it was first due: tried again later, it is written as of that day. */
  readonly day?: string
}

/** An effect of a procedure on a record. */
export interface EffectRow {
  readonly aboutId: string
  readonly effect: number
  /** The version of the record that holds it: null for none, 0 when there was nothing to write. */
  readonly version: number | null
  readonly problem: EffectProblem | null
}

/** A line as its effects see it. */
export interface EffectLine {
  readonly aboutId: string
  readonly document: CardValues
  readonly decision: number | null
}

/** Ids of records that a procedure has lines about, or has written into, in their order. */
export async function affectedIds(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select about_id as id from card_line
      where tenant_id = ${tenantId}::bigint and record_id = ${procedureId}::bigint and about_id > ${after}::bigint
    union select about_id from card_effect
      where tenant_id = ${tenantId}::bigint and record_id = ${procedureId}::bigint and about_id > ${after}::bigint
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Number of records that a procedure has lines about, or has written into, up to a limit. */
export const affectedCount = async (
  tx: TenantTransaction,
  procedureId: string,
  limit: number,
): Promise<number> => (await affectedIds(tx, procedureId, { after: '0', limit })).length

/** The lines of a procedure about some records, by their ids. */
export async function linesOf(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EffectLine>> {
  const rows = await db
    .selectFrom('card_line')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'card_line.tenant_id').onRef('card.id', '=', 'card_line.record_id'),
    )
    .where('card_line.tenant_id', '=', tenantId)
    .where('card_line.record_id', '=', procedureId)
    .where('card_line.about_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select(['card.type', 'card_line.about_id as aboutId', 'card_line.document', 'card_line.decision'])
    .execute()
  return new Map(rows.map(lineAsDeclared).map(row => [row.aboutId, row]))
}

/** Effects that a procedure has written into some records, or could not. */
export async function effectRows(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  ids: readonly string[],
): Promise<readonly EffectRow[]> {
  return db
    .selectFrom('card_effect')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', procedureId)
    .where('about_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select(['about_id as aboutId', 'effect', 'version', 'problem'])
    .orderBy('about_id')
    .execute()
}

/** True when a procedure has written into any record, or could not. */
export const hasEffects = async (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('card_effect')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', procedureId)
    .select('about_id')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Returns true when something that a procedure wrote into records stands there. */
export const hasWritten = async (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('card_effect')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', procedureId)
    .where('version', '>', 0)
    .select('about_id')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Stores what became of an effect on a record. */
export const putEffect = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { aboutId, effect, version, problem }: EffectRow,
) =>
  db
    .insertInto('card_effect')
    .values({
      tenant_id: tenantId,
      record_id: procedureId,
      about_id: aboutId,
      effect,
      version,
      problem: problem && JSON.stringify(problem),
    })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'record_id', 'about_id', 'effect'])
        .doUpdateSet({ version, problem: problem && JSON.stringify(problem) }),
    )
    .execute()

/** Marks effects that would be written otherwise by now. */
export async function outdateEffects(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  rows: readonly Pick<EffectRow, 'aboutId' | 'effect'>[],
): Promise<void> {
  if (rows.length === 0) return
  const problem: EffectProblem = { code: 'conflict', outdated: true }
  await sql`
    update card_effect set problem = ${JSON.stringify(problem)}::jsonb
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ("aboutId" bigint, effect smallint)
    where tenant_id = ${tenantId}::bigint and record_id = ${procedureId}::bigint
      and about_id = given."aboutId" and card_effect.effect = given.effect`.execute(db)
}

/** Forgets an effect that was taken back. */
export const removeEffect = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { aboutId, effect }: Pick<EffectRow, 'aboutId' | 'effect'>,
) =>
  db
    .deleteFrom('card_effect')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', procedureId)
    .where('about_id', '=', aboutId)
    .where('effect', '=', effect)
    .execute()

/** Number of records that each effect of a procedure was written into, by its id. */
export async function effectCounts(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('card_effect')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', procedureId)
    .where('version', 'is not', null)
    .select(({ fn }) => ['effect', fn.countAll<string>().as('count')])
    .groupBy('effect')
    .execute()
  return new Map(rows.map(({ effect, count }) => [effect, Number(count)]))
}

/** Effects of a procedure that could not be written, or taken back: the first of them, and their number. */
export async function failedEffects(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  limit: number,
): Promise<{ readonly rows: readonly EffectRow[]; readonly count: number }> {
  const failed = db
    .selectFrom('card_effect')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', procedureId)
    .where('problem', 'is not', null)
  const rows = await failed
    .select(['about_id as aboutId', 'effect', 'version', 'problem'])
    .orderBy('about_id')
    .limit(limit)
    .execute()
  const { count } = await failed
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}
