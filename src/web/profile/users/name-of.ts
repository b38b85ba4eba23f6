import type { MuseumUser } from '#model/api/museum-users.ts'

/** A user's name, or the address they sign in with. */
export const nameOf = ({ firstName, lastName, email }: MuseumUser): string =>
  `${firstName} ${lastName}`.trim() || email
