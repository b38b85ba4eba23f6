import { type Expression, type OrderByModifiers, type SqlBool, sql, type Transaction } from 'kysely'
import type { MuseumColumn, OperatedMuseum } from '#model/api/operator/museums.ts'
import type { LicenceType } from '#model/licences/documents.ts'
import type { MuseumState } from '#model/museum/museum-state.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export interface MuseumQuery {
  readonly q: string | undefined
  readonly licence: LicenceType | 'EXPIRED' | undefined
  readonly sort: MuseumColumn
  readonly order: 'ASC' | 'DESC'
  readonly page: number
  readonly blocksize: number
}

/** Sort expression of each column; nothing comes from the request but its name. */
const sortedBy: Readonly<Record<MuseumColumn, Expression<unknown>>> = {
  name: sql`lower(tenant.name)`,
  created: sql`tenant.created_at`,
  licenceType: sql`tenant.licence_type`,
  validTo: sql`tenant.licence_to`,
  plan: sql`plan.storage_limit`,
  storage: sql`museum_usage.bytes`,
  users: sql`museum_usage.users`,
  objects: sql`museum_usage.objects`,
  openOrders: sql`museum_usage.open_orders`,
  lastAccess: sql`museum_usage.last_access`,
}

const museums = (db: Transaction<Tables>) =>
  db
    .selectFrom('tenant')
    .leftJoin('plan', 'plan.id', 'tenant.plan_id')
    .leftJoin('museum_usage', 'museum_usage.museum_id', 'tenant.id')
    .leftJoin('museum_deletion', join =>
      join
        .onRef('museum_deletion.museum_id', '=', 'tenant.id')
        .on('museum_deletion.state', 'in', ['ordered', 'erasing']),
    )

const columns = [
  'tenant.id',
  'tenant.name',
  'tenant.created_at',
  'tenant.licence_type',
  'tenant.licence_from',
  'tenant.licence_to',
  'tenant.storage_limit',
  'tenant.plan_id',
  'tenant.state',
  'tenant.state_reason',
  'tenant.state_by',
  'tenant.state_since',
  'museum_deletion.due_at',
  'tenant.copy_as_of',
  'tenant.copy_ends_at',
  'plan.duration',
  'plan.storage_limit as plan_storage',
  'plan.price',
  'museum_usage.users',
  'museum_usage.objects',
  'museum_usage.bytes',
  'museum_usage.open_orders',
  'museum_usage.last_access',
  'museum_usage.counted_at',
] as const

const rowsOf = (db: Transaction<Tables>) => museums(db).select(columns)
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

const asMuseum = (row: Row, now: Date): OperatedMuseum => ({
  id: row.id,
  name: row.name,
  created: row.created_at.toISOString(),
  licence: {
    type: row.licence_type,
    validFrom: row.licence_from.toISOString(),
    validTo: row.licence_to.toISOString(),
    active: row.licence_to > now,
    storageLimit: row.storage_limit === null ? null : Number(row.storage_limit),
    plan:
      row.plan_id === null
        ? null
        : {
            id: row.plan_id,
            duration: row.duration ?? 0,
            storageLimit: row.plan_storage ?? 0,
            price: row.price ?? 0,
          },
  },
  state: {
    name: row.state,
    reason: row.state_reason,
    by: row.state_by,
    since: row.state_since?.toISOString() ?? null,
  },
  deletionDue: row.due_at?.toISOString() ?? null,
  copy:
    row.copy_as_of && row.copy_ends_at
      ? { asOf: row.copy_as_of.toISOString(), endsAt: row.copy_ends_at.toISOString() }
      : null,
  usage:
    row.counted_at === null
      ? null
      : {
          users: row.users ?? 0,
          objects: row.objects ?? 0,
          bytes: Number(row.bytes),
          openOrders: row.open_orders ?? 0,
          lastAccess: row.last_access?.toISOString() ?? null,
          countedAt: row.counted_at.toISOString(),
        },
})

/** A literal part of a pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** One page of all museums. */
export async function findMuseums(
  db: Transaction<Tables>,
  { q, licence, sort, order, page, blocksize }: MuseumQuery,
  now: Date,
): Promise<{ result: OperatedMuseum[]; totalSize: number }> {
  const wanted: Expression<SqlBool>[] = []
  for (const word of (q ?? '').split(/\s+/).filter(Boolean))
    wanted.push(sql<SqlBool>`tenant.name ilike ${`%${literally(word)}%`}`)
  if (licence === 'EXPIRED') wanted.push(sql<SqlBool>`tenant.licence_to <= ${now}`)
  else if (licence) wanted.push(sql<SqlBool>`tenant.licence_to > ${now} and tenant.licence_type = ${licence}`)
  const direction: OrderByModifiers = ordering =>
    order === 'DESC' ? ordering.desc().nullsLast() : ordering.asc().nullsLast()
  // A copy that is being made is not shown.
  wanted.push(sql<SqlBool>`(tenant.copy_of is null or tenant.copied_at is not null)`)
  const found = museums(db).where(({ and }) => and(wanted))
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(columns)
    .orderBy(sortedBy[sort], direction)
    .orderBy('tenant.id')
    .limit(blocksize)
    .offset(page * blocksize)
    .execute()
  return { result: rows.map(row => asMuseum(row, now)), totalSize: Number(total) }
}

export async function findMuseum(
  db: Transaction<Tables>,
  id: string,
  now: Date,
): Promise<OperatedMuseum | undefined> {
  const row = await rowsOf(db).where('tenant.id', '=', id).executeTakeFirst()
  return row && asMuseum(row, now)
}

export interface LicenceTerms {
  readonly type: LicenceType
  readonly validTo: Date
  /** Bytes. */
  readonly storageLimit: number | null
  readonly planId: string | null
}

/** A museum's licence, held until the transaction ends. A copy has none of its own. */
export async function lockLicence(
  db: Transaction<Tables>,
  id: string,
): Promise<(LicenceTerms & { readonly name: string }) | undefined> {
  const row = await db
    .selectFrom('tenant')
    .where('id', '=', id)
    .where('copy_of', 'is', null)
    .select(['name', 'licence_type', 'licence_to', 'storage_limit', 'plan_id'])
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      name: row.name,
      type: row.licence_type,
      validTo: row.licence_to,
      storageLimit: row.storage_limit === null ? null : Number(row.storage_limit),
      planId: row.plan_id,
    }
  )
}

/** Resets the reminders of its end. */
export const setLicence = (db: Transaction<Tables>, id: string, licence: LicenceTerms): Promise<unknown> =>
  db
    .updateTable('tenant')
    .set({
      licence_type: licence.type,
      licence_to: licence.validTo,
      storage_limit: licence.storageLimit,
      plan_id: licence.planId,
      reminded: null,
    })
    .where('id', '=', id)
    .execute()

/** Name and state of a museum, held until the transaction ends. A copy stays as it is. */
export const lockState = (db: Transaction<Tables>, id: string) =>
  db
    .selectFrom('tenant')
    .where('id', '=', id)
    .where('copy_of', 'is', null)
    .select(['name', 'state'])
    .forUpdate()
    .executeTakeFirst()

export interface StateChange {
  readonly state: MuseumState
  readonly reason: string
  readonly by: string
  readonly at: Date
}

export const setState = (
  db: Transaction<Tables>,
  id: string,
  { state, reason, by, at }: StateChange,
): Promise<unknown> =>
  db
    .updateTable('tenant')
    .set({ state, state_reason: reason, state_by: by, state_since: at })
    .where('id', '=', id)
    .execute()
