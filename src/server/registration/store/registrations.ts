import { sql, type Transaction } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { MuseumData } from '#model/museum/museum-data.ts'
import type { AcceptedIds } from '#server/licences/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Input of a museum's registration. */
export interface NewRegistration {
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly museum: MuseumData
  readonly documents: AcceptedIds
  readonly registeredAt: Date
}

export interface Registration extends NewRegistration {
  readonly id: string
}

export const registrationColumns = [
  'registration.id',
  'email',
  'password_hash as passwordHash',
  'first_name as firstName',
  'last_name as lastName',
  'language',
  'museum',
  'documents',
  'registered_at as registeredAt',
] as const

/** Keeps a registration in place of an earlier one with the same e-mail, whose links end with it. @returns its id. */
export async function keepRegistration(db: Transaction<Tables>, given: NewRegistration): Promise<string> {
  const values = {
    email: given.email,
    password_hash: given.passwordHash,
    first_name: given.firstName,
    last_name: given.lastName,
    language: given.language,
    museum: JSON.stringify(given.museum),
    documents: JSON.stringify(given.documents),
    registered_at: given.registeredAt,
  }
  const { id } = await db
    .insertInto('registration')
    .values(values)
    .onConflict(conflict => conflict.expression(sql`lower(email)`).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('registration_link').where('registration_id', '=', id).execute()
  return id
}

/** Keeps the hash of a mailed link; earlier ones stop working. */
export async function insertLink(
  db: Transaction<Tables>,
  link: { readonly hash: Buffer; readonly registrationId: string; readonly expiresAt: Date },
  now: Date,
): Promise<void> {
  await db
    .updateTable('registration_link')
    .set({ expires_at: now })
    .where('registration_id', '=', link.registrationId)
    .where('expires_at', '>', now)
    .execute()
  await db
    .insertInto('registration_link')
    .values({ hash: link.hash, registration_id: link.registrationId, expires_at: link.expiresAt })
    .execute()
}

/** The registration a link is of, and whether the link still works; undefined when it is not known. */
export async function registrationOf(
  db: Transaction<Tables>,
  hash: Buffer,
  now: Date,
): Promise<(Registration & { readonly active: boolean }) | undefined> {
  const row = await db
    .selectFrom('registration')
    .innerJoin('registration_link', 'registration_link.registration_id', 'registration.id')
    .where('hash', '=', hash)
    .select([...registrationColumns, 'expires_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { expires_at, ...registration } = row
  return { ...registration, active: expires_at > now }
}

/** Takes a registration out, for good: of two who ask at once, one has it. Undefined when the link is unknown, used or expired. */
export const takeRegistration = (
  db: Transaction<Tables>,
  hash: Buffer,
  now: Date,
): Promise<Registration | undefined> =>
  db
    .deleteFrom('registration')
    .using('registration_link')
    .whereRef('registration_link.registration_id', '=', 'registration.id')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(registrationColumns)
    .executeTakeFirst()

/** Deletes unused links and registrations that were sent before this time. */
export async function deleteOldRegistrations(db: Transaction<Tables>, before: Date): Promise<void> {
  await db
    .deleteFrom('registration')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('registration_link')
            .whereRef('registration_id', '=', 'registration.id')
            .where('expires_at', '>', before)
            .select('hash'),
        ),
      ),
    )
    .execute()
}
