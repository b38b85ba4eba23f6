import { sql, type Transaction } from 'kysely'
import { type MuseumData, museumDataOf, type PartialMuseumData } from '#model/museum/museum-data.ts'
import type { MuseumState } from '#model/museum/museum-state.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A museum's row. */
export interface MuseumRow {
  readonly id: string
  readonly name: string
  /** Key of its picture. */
  readonly avatar: string | null
  readonly licenceType: 'TRIAL' | 'PAID'
  readonly licenceFrom: Date
  readonly licenceTo: Date
  readonly state: MuseumState
  readonly stateReason: string
  /** For a copy as of a backup: the moment of the backup, and when the copy is removed. */
  readonly copyAsOf: Date | null
  readonly copyEndsAt: Date | null
}

export const museumById = (db: Transaction<Tables>, id: string): Promise<MuseumRow | undefined> =>
  db
    .selectFrom('tenant')
    .where('id', '=', id)
    .select([
      'id',
      'name',
      'avatar',
      'licence_type as licenceType',
      'licence_from as licenceFrom',
      'licence_to as licenceTo',
      'state',
      'state_reason as stateReason',
      'copy_as_of as copyAsOf',
      'copy_ends_at as copyEndsAt',
    ])
    .executeTakeFirst()

/** Holds the names of all museums until the transaction ends: of two that want one name, the second finds it taken. */
export async function lockMuseumNames(db: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('names of museums', 0))`.execute(db)
}

/** A museum of this name; case and blanks do not count. Copies take no names. */
export const museumNamed = (db: Transaction<Tables>, name: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('tenant')
    .where(
      sql`regexp_replace(lower(name), '[[:space:]]+', '', 'g')`,
      '=',
      sql`regexp_replace(lower(${name}), '[[:space:]]+', '', 'g')`,
    )
    .where('copy_of', 'is', null)
    .select('id')
    .executeTakeFirst()

/** Profile of a museum. Its name is in a column of its own, where lists of museums find it. */
export async function museumDataById(db: Transaction<Tables>, id: string): Promise<MuseumData> {
  const { name, profile } = await db
    .selectFrom('tenant')
    .where('id', '=', id)
    .select(['name', 'profile'])
    .executeTakeFirstOrThrow()
  return museumDataOf({ ...(profile as PartialMuseumData), organisationMainBody: name })
}

export async function updateMuseumData(db: Transaction<Tables>, id: string, data: MuseumData): Promise<void> {
  const { organisationMainBody: name, ...profile } = data
  await db
    .updateTable('tenant')
    .set({ name, profile: JSON.stringify(profile) })
    .where('id', '=', id)
    .execute()
}

export interface NewMuseum {
  readonly name: string
  readonly licenceType: 'TRIAL' | 'PAID'
  readonly licenceTo: Date
  /** Bytes its files may have; absent or null: as many as there is room for. */
  readonly storageLimit?: number | null
  /** Its profile; empty for a museum made by a command. */
  readonly profile?: Omit<MuseumData, 'organisationMainBody'>
}

/** @returns the new museum's id. */
export async function insertMuseum(db: Transaction<Tables>, museum: NewMuseum): Promise<string> {
  const { id } = await db
    .insertInto('tenant')
    .values({
      name: museum.name,
      licence_type: museum.licenceType,
      licence_to: museum.licenceTo,
      storage_limit: museum.storageLimit ?? null,
      profile: JSON.stringify(museum.profile ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** True when the installation holds any museum yet. */
export async function hasMuseums(db: Transaction<Tables>): Promise<boolean> {
  const first = await db.selectFrom('tenant').select('id').limit(1).executeTakeFirst()
  return first !== undefined
}

/** Museums with this id or name; case does not count. Copies are none that a command may write into. */
export const museumsCalled = (
  db: Transaction<Tables>,
  idOrName: string,
): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('tenant')
    .where(({ eb, fn, cast, or }) =>
      or([
        eb(cast<string>('id', 'text'), '=', idOrName),
        eb(fn<string>('lower', ['name']), '=', idOrName.toLowerCase()),
      ]),
    )
    .where('copy_of', 'is', null)
    .select(['id', 'name'])
    .execute()
