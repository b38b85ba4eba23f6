import { useQueries } from '@tanstack/react-query'
import { readTerm } from '#model/api/vocabularies/reading.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { termQuery } from '../term-query.ts'
import { recentTerms, rememberTerm } from './recent-terms.ts'
import type { Sought } from './suggestions-query.ts'

/** Terms this person picked last from a vocabulary, as they are called now; those that are no longer offered are left out. */
export function useRecentTerms({ code, language }: Sought, wanted: boolean) {
  const { currentMuseumId = '' } = useSession()
  const ids = wanted ? recentTerms(currentMuseumId, code) : []
  const answers = useQueries({
    queries: ids.map(id => termQuery(readTerm, { params: { id } }, language)),
  })
  const terms: readonly Term[] = answers.flatMap(({ data }) =>
    data?.code === code && data.assignable && !data.deprecated ? [data] : [],
  )
  return { terms, remember: (id: string) => rememberTerm(currentMuseumId, code, id) }
}
