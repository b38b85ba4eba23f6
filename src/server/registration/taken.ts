import type { Transaction } from 'kysely'
import type { TakenName } from '#model/api/registration.ts'
import type { Problem } from '#model/validation/validators.ts'
import { accountByEmail } from '#server/access/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError } from '#server/platform/errors.ts'
import { isNameTaken } from '#server/tenants/index.ts'

/** Field and message for a value that is taken. */
const shown: Readonly<Record<TakenName, readonly [field: string, problem: Problem]>> = {
  email: ['administrator.email', { key: 'emailTaken' }],
  museum: ['museum.organisationMainBody', { key: 'nameTaken' }],
}

/** A `conflict` that says what is taken. */
export const takenError = (taken: readonly [TakenName, ...TakenName[]]): CodedError =>
  new CodedError('conflict', {
    text: `registration.taken.${taken[0]}`,
    fields: Object.fromEntries(taken.map(name => shown[name])),
    data: { taken },
  })

/** @throws {CodedError} `conflict` that says what is taken: the e-mail, the name of the museum, or both. */
export async function refuseTaken(
  db: Transaction<Tables>,
  { email, museum }: { readonly email: string; readonly museum: string },
): Promise<void> {
  const [first, ...others]: TakenName[] = [
    ...((await accountByEmail(db, email)) ? (['email'] as const) : []),
    ...((await isNameTaken(db, museum)) ? (['museum'] as const) : []),
  ]
  if (first) throw takenError([first, ...others])
}
