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
  /** The service may still send people back to the address all museums shared once. */
  readonly callbackPending: boolean
}

const columns = [
  'museum_id as museumId',
  'issuer',
  'client_id as clientId',
  'client_secret as clientSecret',
  'domains',
  'enabled',
  'changed_at as changedAt',
  'callback_pending as callbackPending',
] as const

export const serviceOf = (db: Transaction<Tables>, museumId: string): Promise<StoredService | undefined> =>
  db.selectFrom('single_sign_on').where('museum_id', '=', museumId).select(columns).executeTakeFirst()

/** True when a museum's service is in use with the settings of that moment; they stay so until the transaction ends. */
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

export async function keepService(
  db: Transaction<Tables>,
  service: Omit<StoredService, 'callbackPending'>,
): Promise<void> {
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

/** Notes that the service knows the museum's own redirect address: someone came back to it. */
export async function callbackWorks(db: Transaction<Tables>, museumId: string): Promise<void> {
  await db
    .updateTable('single_sign_on')
    .set({ callback_pending: false })
    .where('museum_id', '=', museumId)
    .where('callback_pending', '=', true)
    .execute()
}

/** A museum whose people can sign in with its service. */
export interface MuseumWithService {
  readonly id: string
  readonly name: string
  readonly issuer: string
}

const museumsWithService = (db: Transaction<Tables>) =>
  db
    .selectFrom('single_sign_on')
    .innerJoin('tenant', 'tenant.id', 'single_sign_on.museum_id')
    .where('enabled', '=', true)
    .select(['tenant.id', 'tenant.name', 'issuer'])

export const museumWithService = (
  db: Transaction<Tables>,
  museumId: string,
): Promise<MuseumWithService | undefined> =>
  museumsWithService(db).where('museum_id', '=', museumId).executeTakeFirst()

/** Museums whose service is in use and whose people have addresses of a domain, by name. */
export const museumsOfDomain = (db: Transaction<Tables>, domain: string): Promise<MuseumWithService[]> =>
  museumsWithService(db).where(sql<boolean>`${domain} = any(domains)`).orderBy('tenant.name').execute()
