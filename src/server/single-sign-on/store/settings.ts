import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

/** A museum's sign-in service, as it is kept. */
export interface StoredService {
  readonly museumId: string
  readonly issuer: string
  readonly clientId: string
  /** Sealed. */
  readonly clientSecret: Buffer | null
  readonly domains: readonly string[]
  readonly enabled: boolean
  readonly changedAt: Date
}

const columns = [
  'museum_id as museumId',
  'issuer',
  'client_id as clientId',
  'client_secret as clientSecret',
  'domains',
  'enabled',
  'changed_at as changedAt',
] as const

export const serviceOf = (db: Transaction<Tables>, museumId: string): Promise<StoredService | undefined> =>
  db.selectFrom('single_sign_on').where('museum_id', '=', museumId).select(columns).executeTakeFirst()

/** Whether a museum's service is in use with the settings of that moment; they stay so until the transaction ends. */
export async function serviceInUse(db: Transaction<Tables>, museumId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('single_sign_on')
    .where('museum_id', '=', museumId)
    .where('enabled', '=', true)
    .where('changed_at', '=', since)
    .select('museum_id')
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function keepService(db: Transaction<Tables>, service: StoredService): Promise<void> {
  const values = {
    issuer: service.issuer,
    client_id: service.clientId,
    client_secret: service.clientSecret,
    domains: [...service.domains],
    enabled: service.enabled,
    changed_at: service.changedAt,
  }
  await db
    .insertInto('single_sign_on')
    .values({ museum_id: service.museumId, ...values })
    .onConflict(conflict => conflict.column('museum_id').doUpdateSet(values))
    .execute()
}

export async function deleteService(db: Transaction<Tables>, museumId: string): Promise<void> {
  await db.deleteFrom('single_sign_on').where('museum_id', '=', museumId).execute()
}

/** Museums whose service is in use and whose people have addresses of a domain, by name. */
export const museumsOfDomain = (
  db: Transaction<Tables>,
  domain: string,
): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('single_sign_on')
    .innerJoin('tenant', 'tenant.id', 'single_sign_on.museum_id')
    .where('enabled', '=', true)
    .where(sql<boolean>`${domain} = any(domains)`)
    .orderBy('tenant.name')
    .select(['tenant.id', 'tenant.name'])
    .execute()
