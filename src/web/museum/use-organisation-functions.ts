import { useQuery } from '@tanstack/react-query'
import { readOrganisationFunctions } from '#model/api/organisation-functions.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'

/** What an organisation can be, by key, named in the language on the screen. */
export function useOrganisationFunctions(): readonly { readonly value: string; readonly label: string }[] {
  const language = useLanguage()
  const { data = [] } = useQuery({
    ...endpointQuery(readOrganisationFunctions, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data.map(({ key, labels }) => ({ value: key, label: nameOf({ labels, language: 'en' }, language) }))
}
