import type { TenantTransaction } from '#server/platform/db/index.ts'
import '../tables.ts'

/** Starter terms a museum has been given of a vocabulary's starter terms. */
export interface GivenStarters {
  readonly vocabulary: string
  readonly checksum: string
  readonly keys: readonly string[]
}

export const givenStarters = ({ db, tenantId }: TenantTransaction): Promise<GivenStarters[]> =>
  db
    .selectFrom('term_starter')
    .where('tenant_id', '=', tenantId)
    .select(['vocabulary', 'checksum', 'keys'])
    .execute()

export async function rememberStarters(
  { db, tenantId }: TenantTransaction,
  given: readonly GivenStarters[],
): Promise<void> {
  if (given.length === 0) return
  await db
    .insertInto('term_starter')
    .values(given.map(({ keys, ...row }) => ({ tenant_id: tenantId, ...row, keys: [...keys] })))
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'vocabulary']).doUpdateSet(({ ref }) => ({
        checksum: ref('excluded.checksum'),
        keys: ref('excluded.keys'),
      })),
    )
    .execute()
}
