import { type Expression, type SqlBool, sql, type Transaction } from 'kysely'
import type { PendingRegistration } from '#model/api/operator/registrations.ts'
import { lifetimes } from '#server/access/index.ts'
import { mailFailedSince } from '#server/operator/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { type Registration, registrationColumns } from './registrations.ts'

type Db = Transaction<Tables>

export interface PendingQuery {
  readonly q: string | undefined
  readonly page: number
  readonly blocksize: number
}

/** A literal part of a pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const museumName = sql<string>`registration.museum ->> 'organisationMainBody'`
const fullName = sql<string>`trim(registration.first_name || ' ' || registration.last_name)`

/** The moment the newest link was mailed. */
const mailedAt = sql<Date>`link.expires_at - make_interval(secs => ${lifetimes.registration})`

/** One page of the registrations that are not activated yet, newest first. */
export async function findPending(
  db: Db,
  { q, page, blocksize }: PendingQuery,
): Promise<{ result: PendingRegistration[]; totalSize: number }> {
  const words = (q ?? '').split(/\s+/).filter(Boolean)
  const wanted: Expression<SqlBool>[] = words.map(
    word =>
      sql<SqlBool>`concat_ws(' ', ${museumName}, ${fullName}, registration.email) ilike ${`%${literally(word)}%`}`,
  )
  const found = db.selectFrom('registration').where(({ and }) => and(wanted))
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .innerJoin(
      eb =>
        eb
          .selectFrom('registration_link')
          .select(({ fn }) => ['registration_id', fn.max('expires_at').as('expires_at')])
          .groupBy('registration_id')
          .as('link'),
      join => join.onRef('link.registration_id', '=', 'registration.id'),
    )
    .select([
      'registration.id',
      museumName.as('museum'),
      fullName.as('name'),
      'registration.email',
      'registration.registered_at',
      'link.expires_at',
      mailFailedSince('activateMuseum', sql`registration.email`, mailedAt).as('mailFailed'),
    ])
    .orderBy('registration.registered_at', 'desc')
    .orderBy('registration.id', 'desc')
    .limit(blocksize)
    .offset(page * blocksize)
    .execute()
  return {
    result: rows.map(({ registered_at, expires_at, mailFailed, ...row }) => ({
      ...row,
      registeredAt: registered_at.toISOString(),
      expiresAt: expires_at.toISOString(),
      mailFailed: mailFailed?.toISOString() ?? null,
    })),
    totalSize: Number(total),
  }
}

/** A registration, locked until the transaction ends, so that it is not activated before. */
export const lockRegistration = (db: Db, id: string): Promise<Registration | undefined> =>
  db
    .selectFrom('registration')
    .where('id', '=', id)
    .select(registrationColumns)
    .forUpdate()
    .executeTakeFirst()

/** Deletes a registration; its links go with it. */
export const removeRegistration = (db: Db, id: string): Promise<unknown> =>
  db.deleteFrom('registration').where('id', '=', id).execute()
