import type { Author } from '../store/revisions.ts'

/** The system, as the author of automatic changes. */
export const systemAuthor: Author = { accountId: '0', name: '' }

/** The account of people of another museum, who are kept as names: nobody has it. */
export const accountElsewhere = '9223372036854775807'

/** A person as the API shows them; null for the system. */
export const presentPerson = (
  id: string,
  name: string,
): { readonly id: string; readonly name: string } | null =>
  id === systemAuthor.accountId ? null : { id, name }
