import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError } from '#server/platform/errors.ts'
import { isNameTaken } from './is-name-taken.ts'
import { holdMuseumNames } from './store.ts'

/**
 * Sees to it that no other museum than `own` has this name, nor gets it before the transaction ends.
 * @throws {CodedError} `conflict` with `data.taken`.
 */
export async function refuseTakenName(db: Transaction<Tables>, name: string, own: string): Promise<void> {
  await holdMuseumNames(db)
  if (await isNameTaken(db, name, own))
    throw new CodedError('conflict', {
      text: 'registration.taken.museum',
      fields: { organisationMainBody: { key: 'nameTaken' } },
      data: { taken: ['museum'] },
    })
}
