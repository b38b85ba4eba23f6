import { sql } from 'kysely'
import type { SayableComparison } from '#model/condition-reports/comparison.ts'
import { damageSheet } from '#model/condition-reports/damage-sheet.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

const damages = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('condition_damage as damage')
    .leftJoin('condition_damage as before', join =>
      join.onRef('before.tenant_id', '=', 'damage.tenant_id').onRef('before.id', '=', 'damage.previous_id'),
    )
    .where('damage.tenant_id', '=', tenantId)
    .select([
      'damage.id',
      'damage.number',
      'damage.document',
      'damage.comparison',
      'damage.version',
      'before.id as previousId',
      'before.document as previousDocument',
    ])

/** A damage with what it says, and what the one before said, as damages are declared today. */
const asDeclaredToday = <
  R extends { readonly document: CardValues; readonly previousDocument: CardValues | null },
>(
  row: R,
): R => ({
  ...row,
  document: asDeclared(damageSheet, row.document),
  previousDocument: row.previousDocument && asDeclared(damageSheet, row.previousDocument),
})

/** Damages of a report in the order of their numbers, each with what the report before said of it. */
export const damagesOf = async (tx: TenantTransaction, reportId: string) =>
  (await damages(tx).where('damage.report_id', '=', reportId).orderBy('damage.number').execute()).map(
    asDeclaredToday,
  )

/** One of them. */
export async function damageById(tx: TenantTransaction, reportId: string, id: string) {
  const row = await damages(tx)
    .where('damage.report_id', '=', reportId)
    .where('damage.id', '=', id)
    .executeTakeFirst()
  return row && asDeclaredToday(row)
}

export type DamageRecord = NonNullable<Awaited<ReturnType<typeof damageById>>>

/** How many damages some reports have. */
export async function damageCounts(
  { db, tenantId }: TenantTransaction,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('condition_damage')
    .where('tenant_id', '=', tenantId)
    .where('report_id', '=', sql<string>`any(${[...reportIds]}::bigint[])`)
    .select(({ fn }) => ['report_id', fn.countAll<string>().as('count')])
    .groupBy('report_id')
    .execute()
  return new Map(rows.map(({ report_id: id, count }) => [id, Number(count)]))
}

/** Adds a damage with the next number of a report that is held. @returns its id. */
export async function insertDamage(
  { db, tenantId }: TenantTransaction,
  reportId: string,
  values: CardValues,
): Promise<string> {
  const { last_damage: number } = await db
    .updateTable('condition_report')
    .set({ last_damage: sql<number>`last_damage + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', reportId)
    .returning('last_damage')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('condition_damage')
    .values({
      tenant_id: tenantId,
      report_id: reportId,
      number,
      document: JSON.stringify(values),
      previous_id: null,
      comparison: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Damages of one report as another begins with them: numbered as before, each with the one it goes on from. */
export const copyDamages = ({ db, tenantId }: TenantTransaction, from: string, to: string) =>
  sql`
    insert into condition_damage (tenant_id, report_id, number, document, previous_id)
    select tenant_id, ${to}::bigint, number, document, id
    from condition_damage where tenant_id = ${tenantId}::bigint and report_id = ${from}::bigint
    order by number`.execute(db)

/** Writes a change of a damage whose version is the one known. @returns whether it was. */
export async function updateDamage(
  { db, tenantId }: TenantTransaction,
  reportId: string,
  { id, version }: { readonly id: string; readonly version: number },
  {
    values,
    comparison,
  }: { values?: CardValues | undefined; comparison?: SayableComparison | null | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('condition_damage')
    .set({
      version: sql<number>`version + 1`,
      ...(values && { document: JSON.stringify(values) }),
      ...(comparison !== undefined && { comparison }),
    })
    .where('tenant_id', '=', tenantId)
    .where('report_id', '=', reportId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a damage out, with its regions. @returns whether it was there. */
export async function deleteDamage({ db, tenantId }: TenantTransaction, reportId: string, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('condition_damage')
    .where('tenant_id', '=', tenantId)
    .where('report_id', '=', reportId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
