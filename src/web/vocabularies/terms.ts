import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf, QueryOf } from '#model/api/endpoint.ts'
import { listChanges } from '#model/api/vocabularies/changes.ts'
import { readChildren, readLetters, readTerm, readTerms } from '#model/api/vocabularies/reading.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { Language } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'

/** A term's name; before it the notation of its source, where it has one: '11H(JEROME) Saint Jerome'. */
export const shownName = ({ name, properties: { prefix } }: Term): string =>
  prefix ? `${prefix} ${name}` : name

type Query<E extends Endpoint> = ReturnType<typeof endpointQuery<E>>

/** A question about terms. Their names are answered in the language on the screen, so it is part of what was asked. */
export function termQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>, language: Language): Query<E> {
  const query = endpointQuery(endpoint, input)
  return { ...query, queryKey: [...query.queryKey, language] as unknown as Query<E>['queryKey'] }
}

/** A question about the terms of a vocabulary, or those below one of them alone: the first level, or what is found at any. */
export const termsBelow = (
  { code, below }: { readonly code: VocabularyCode; readonly below?: string | undefined },
  query: QueryOf<typeof readTerms>,
  language: Language,
): Query<typeof readTerms> =>
  below === undefined
    ? termQuery(readTerms, { params: { code }, query }, language)
    : // Both answer a page of terms.
      (termQuery(readChildren, { params: { code, parentId: below }, query }, language) as unknown as Query<
        typeof readTerms
      >)

/** Milliseconds after the last key before terms are searched. */
export const searchDelay = 300

const ofVocabulary: ReadonlySet<unknown> = new Set([
  readTerms.name,
  readChildren.name,
  readLetters.name,
  listChanges.name,
])

/** Reads the data of a vocabulary on the screen again. */
export const refreshTerms = (client: QueryClient, code: string): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name, input] }) => {
      if (name === readTerm.name) return true
      const asked = (input as { readonly params?: { readonly code?: string } } | undefined)?.params?.code
      return ofVocabulary.has(name) && asked === code
    },
  })
