import type { Author } from '../store/revisions.ts'

/** The system: work of the product itself, in nobody's name. */
export const systemAuthor: Author = { accountId: '0', name: '' }

/** A person as the API presents one; null where it was the system. */
export const presentPerson = (
  id: string,
  name: string,
): { readonly id: string; readonly name: string } | null =>
  id === systemAuthor.accountId ? null : { id, name }
