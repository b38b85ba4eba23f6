import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Claims an address of a public site for the museum, for good. @returns false if another museum has or had it */
export async function claimAddress({ db, tenantId }: TenantTransaction, address: string): Promise<boolean> {
  await db
    .insertInto('site_address')
    .values({ address, museum_id: tenantId })
    .onConflict(conflict => conflict.column('address').doNothing())
    .execute()
  const { museum_id } = await db
    .selectFrom('site_address')
    .where('address', '=', address)
    .select('museum_id')
    .executeTakeFirstOrThrow()
  return museum_id === tenantId
}
