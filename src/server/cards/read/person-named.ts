import type { Author } from '../store/revisions.ts'

/** Nobody: the house keeps its order by itself. */
export const nobody: Author = { accountId: '0', name: '' }

/** A person as answers tell one; null where it was nobody. */
export const presentPerson = (
  id: string,
  name: string,
): { readonly id: string; readonly name: string } | null => (id === nobody.accountId ? null : { id, name })
