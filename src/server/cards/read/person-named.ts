import type { Author } from '../store/revisions.ts'

/** The system: work of the product itself, in nobody's name. */
export const systemAuthor: Author = { accountId: '0', name: '' }

/** A person as the API shows them; null for the system. */
export const presentPerson = (
  id: string,
  name: string,
): { readonly id: string; readonly name: string } | null =>
  id === systemAuthor.accountId ? null : { id, name }
