import type { MuseumUser } from '#model/api/museum-users.ts'
import { permissions } from '#model/permissions/codes.ts'

/** A user as the museum's record names them. */
export const personOf = ({ userId, firstName, lastName, email }: MuseumUser) => ({
  accountId: userId,
  name: `${firstName} ${lastName}`.trim(),
  email,
})

/** Names of permissions in the record, in the order of their declaration. */
export const codesOf = (ids: readonly number[]): string[] =>
  permissions.filter(({ id }) => ids.includes(id)).map(({ code }) => code)

/** Ids as they are stored: each once, in the order of their declaration. */
export const tidyIds = (ids: readonly number[]): number[] =>
  permissions.map(({ id }) => id).filter(id => ids.includes(id))
