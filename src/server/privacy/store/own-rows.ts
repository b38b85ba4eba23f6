import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'
import { moreParts, type Part } from '../parts.ts'

export interface Owner {
  readonly accountId: string
  readonly email: string
}

export type OwnRow = Readonly<Record<string, unknown>>

/** Columns without a time of day: the driver would make moments of them. */
const days: ReadonlySet<string> = new Set(['repeats_until', 'due'])

const selected = (column: string) =>
  days.has(column) ? sql`${sql.ref(column)}::text as ${sql.ref(column)}` : sql.ref(column)

const isOf = ({ whose = [], whoseAny = [], whoseEmail }: Part, { accountId, email }: Owner) =>
  sql.join(
    [
      ...whose.map(column => sql`${sql.ref(column)} = ${accountId}::bigint`),
      ...whoseAny.map(column => sql`${accountId}::bigint = any(${sql.ref(column)})`),
      ...(whoseEmail === undefined ? [] : [sql`lower(${sql.ref(whoseEmail)}) = lower(${email})`]),
    ],
    sql` or `,
  )

/**
 * Rows of a part that are about a person, in the order of its key.
 * @param tenantId the museum of the transaction; undefined for a table of the platform
 * @param after the row the batch before ended with
 */
export async function ownRows(
  db: Transaction<Tables>,
  part: Part,
  owner: Owner,
  {
    tenantId,
    after,
    limit,
  }: { readonly tenantId?: string | undefined; readonly after?: OwnRow | undefined; readonly limit: number },
): Promise<OwnRow[]> {
  const { table, key, columns } = part
  const refs = sql.join(key.map(column => sql.ref(column)))
  const { rows } = await sql<OwnRow>`
    select ${sql.join([...key, ...columns.filter(column => !key.includes(column))].map(selected))}
    from ${sql.table(table)}
    where ${tenantId === undefined ? sql`true` : sql`tenant_id = ${tenantId}::bigint`}
      and (${isOf(part, owner)})
      and ${after === undefined ? sql`true` : sql`(${refs}) > (${sql.join(key.map(column => after[column]))})`}
    order by ${refs} limit ${limit}`.execute(db)
  return rows
}

/** Types of records, by their ids. */
export async function typesOfCards(
  db: Transaction<Tables>,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('card')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select(['id', 'type'])
    .execute()
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** All memberships of a person, whatever their state; in a transaction of that person. */
export const ownMemberships = (db: Transaction<Tables>, accountId: string) =>
  db
    .selectFrom('identity')
    .innerJoin('tenant', 'tenant.id', 'identity.tenant_id')
    .where('identity.account_id', '=', accountId)
    .orderBy('identity.tenant_id')
    .select(moreParts.membership.columns.map(column => `identity.${column}` as const))
    .select('tenant.name as museum')
    .execute()

/** True when a session was started with two factors in one, so that a museum that demands a second factor is open to it. */
export async function isByPasskey(db: Transaction<Tables>, sessionId: string): Promise<boolean> {
  const row = await db.selectFrom('session').where('id', '=', sessionId).select('begun_by').executeTakeFirst()
  return row?.begun_by === 'passkey'
}

/** Entries of the museum's record by a person or about them. */
export async function ownEntries(
  db: Transaction<Tables>,
  tenantId: string,
  accountId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
) {
  return db
    .selectFrom('audit_entry')
    .where('tenant_id', '=', tenantId)
    .where('id', '>', after)
    .where(({ or, eb }) =>
      or([
        eb('account_id', '=', accountId),
        eb('impersonator_id', '=', accountId),
        eb(sql<string>`details -> 'person' ->> 'accountId'`, '=', accountId),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .select(moreParts.record.columns)
    .execute()
}

/** Mails to an address that wait, are being sent, or were sent within the hour: which, never what they say. */
export async function queuedMails(db: Transaction<Tables>, email: string): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select data ->> 'template' as template, state::text as state, created_on as "createdAt"
    from jobs.job where name = 'mail.send' and lower(data ->> 'to') = lower(${email})
    order by created_on`.execute(db)
  return rows
}
