import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The pattern by which a museum numbers a series; undefined until it chose one. */
export const patternOf = async (
  { db, tenantId }: TenantTransaction,
  series: string,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('number_pattern')
      .where('tenant_id', '=', tenantId)
      .where('series', '=', series)
      .select('pattern')
      .executeTakeFirst()
  )?.pattern

/** Keeps the pattern of a series for the next time. */
export const keepPattern = ({ db, tenantId }: TenantTransaction, series: string, pattern: string) =>
  db
    .insertInto('number_pattern')
    .values({ tenant_id: tenantId, series, pattern })
    .onConflict(conflict => conflict.columns(['tenant_id', 'series']).doUpdateSet({ pattern }))
    .execute()

/** The last count of a series in a year; undefined when none was taken. */
export const countOf = async (
  { db, tenantId }: TenantTransaction,
  series: string,
  year: number,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('procedure_counter')
      .where('tenant_id', '=', tenantId)
      .where('type', '=', series)
      .where('year', '=', year)
      .select('last')
      .executeTakeFirst()
  )?.last
