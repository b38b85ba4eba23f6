import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The last card there is: those that come while an archive is made are left for the next one. */
export async function lastCardId({ db, tenantId }: TenantTransaction): Promise<string> {
  const last = await db
    .selectFrom('card')
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return last?.id ?? '0'
}

/** Cards of each type, those in the bin too. */
export async function cardCounts({
  db,
  tenantId,
}: TenantTransaction): Promise<ReadonlyMap<number, { readonly all: number; readonly present: number }>> {
  const rows = await db
    .selectFrom('card')
    .where('tenant_id', '=', tenantId)
    .groupBy('type')
    .select(({ fn }) => [
      'type',
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('deleted_at', 'is', null).as('present'),
    ])
    .execute()
  return new Map(rows.map(({ type, all, present }) => [type, { all: Number(all), present: Number(present) }]))
}

/** Bytes of the contents that files have with those of the pictures in comments, and of those that files had. */
export async function contentBytes({
  db,
  tenantId,
}: TenantTransaction): Promise<{ readonly originals: number; readonly earlier: number }> {
  const rows = await db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .groupBy('current')
    .select(({ fn }) => ['current', fn.sum<string>('bytes').as('bytes')])
    .execute()
  const { bytes: inComments } = await db
    .selectFrom('comment_picture')
    .where('tenant_id', '=', tenantId)
    .where('comment_id', 'is not', null)
    .where('removed_at', 'is', null)
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  const bytesOf = (wanted: boolean) => Number(rows.find(({ current }) => current === wanted)?.bytes ?? 0)
  return { originals: bytesOf(true) + Number(inComments ?? 0), earlier: bytesOf(false) }
}
