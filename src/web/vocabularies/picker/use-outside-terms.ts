import { useQueries } from '@tanstack/react-query'
import { readTerm } from '#model/api/vocabularies/reading.ts'
import type { TermRule } from '#model/engine/form-rules.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import { termQuery } from '../terms.ts'

const none: readonly TermRef[] = []

/** Returns the names of chosen terms that are not in the list which the field offers: they stay, and it is said. */
export function useOutsideTerms(
  value: readonly TermRef[],
  list: TermRule | undefined,
  language: Language,
): readonly string[] {
  const answers = useQueries({
    queries: (list ? value : none).map(({ id }) => termQuery(readTerm, { params: { id } }, language)),
  })
  return answers.flatMap(({ data }) =>
    !list || !data || data.id === list.below.id || data.path.some(({ id }) => id === list.below.id)
      ? []
      : [data.name],
  )
}
