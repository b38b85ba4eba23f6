import { useQuery } from '@tanstack/react-query'
import { readTerms } from '#model/api/vocabularies/reading.ts'
import { firstProblem, maxLength, type Problem } from '#model/validation/validators.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import type { Browsed } from '../browse/browsed.ts'
import { searchDelay, termQuery } from '../term-query.ts'
import { useDebounced } from '../use-debounced.ts'

/** Namesakes looked at; the best finds come first, so an identical name is among them. */
const blocksize = 25

const plain = (name: string): string => name.trim().toLowerCase()

/**
 * What is wrong with the name of a new term: too long, or already there, whatever case and outer spaces (acceptance row C-V07). The
 * server looks once more, in all languages.
 */
export function useNameProblem({ code, language }: Browsed, name: string): Problem | undefined {
  const { similar, termMaxLength } = vocabularies[code]
  const asked = useDebounced(name.trim(), searchDelay)
  const { data } = useQuery({
    ...termQuery(
      readTerms,
      { params: { code }, query: { q: asked, page: 0, blocksize, deprecated: 'true' } },
      language,
    ),
    enabled: !similar && asked !== '',
  })
  const tooLong = firstProblem(name.trim(), [maxLength(termMaxLength)])
  if (tooLong || similar) return tooLong
  return name.trim() !== '' && data?.terms.some(term => plain(term.name) === plain(name))
    ? { key: 'identicalTerm' }
    : undefined
}
