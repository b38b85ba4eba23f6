import type { Author } from '../store/revisions.ts'

/** The system, as the author of automatic changes. */
export const systemAuthor: Author = { accountId: '0', name: '' }

/** A person as the API shows them; null for the system. */
export const presentPerson = (
  id: string,
  name: string,
): { readonly id: string; readonly name: string } | null =>
  id === systemAuthor.accountId ? null : { id, name }
