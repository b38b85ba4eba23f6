import type { QueryClient } from '@tanstack/react-query'
import { listChanges } from '#model/api/vocabularies/changes.ts'
import { readChildren, readLetters, readTerm, readTerms } from '#model/api/vocabularies/reading.ts'

const ofVocabulary: ReadonlySet<unknown> = new Set([
  readTerms.name,
  readChildren.name,
  readLetters.name,
  listChanges.name,
])

/** Reads anew what is shown of a vocabulary. */
export const refreshTerms = (client: QueryClient, code: string): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name, input] }) => {
      if (name === readTerm.name) return true
      const asked = (input as { readonly params?: { readonly code?: string } } | undefined)?.params?.code
      return ofVocabulary.has(name) && asked === code
    },
  })
