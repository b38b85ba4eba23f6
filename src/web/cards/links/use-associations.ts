import { useQuery } from '@tanstack/react-query'
import { readTerms } from '#model/api/vocabularies/reading.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { SelectOption } from '../../ui/form/Select.tsx'

/** Associations of cards that a dialog offers; a museum has some dozens. */
const most = 500

/** How cards can belong together, in the order of the museum's list. */
export function useAssociations(): readonly SelectOption[] {
  const query = endpointQuery(readTerms, { params: { code: 'ASSOC' }, query: { page: 0, blocksize: most } })
  const language = useLanguage()
  const { data } = useQuery({
    ...query,
    // Names are answered in the language on the screen.
    queryKey: [...query.queryKey, language] as unknown as typeof query.queryKey,
    staleTime: 60_000,
  })
  return (data?.terms ?? []).map(({ id, name }) => ({ value: id, label: name }))
}
