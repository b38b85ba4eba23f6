import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readTerms } from '#model/api/vocabularies/reading.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import type { SelectOption } from '../../ui/form/Select.tsx'
import { SearchSelect } from '../../ui/suggest/SearchSelect.tsx'

/** Associations of cards that a dialog offers; a museum has some dozens. */
const most = 500

/** Returns the associations, in the order of the museum's list. */
function useAssociations(): readonly SelectOption[] {
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

interface AssociationRowProps {
  readonly value: string | undefined
  readonly onChange: (association: string | undefined) => void
  readonly autoFocus?: boolean
}

/** Selects the association of a link, which is optional (C-K09). */
export function AssociationRow({ value, onChange, autoFocus = false }: AssociationRowProps) {
  const { t } = useTranslation()
  const associations = useAssociations()
  return (
    <FormRow label={t('links.association')} hint={t('links.associationHint')}>
      <SearchSelect
        value={value}
        options={associations}
        none={t('links.unset')}
        placeholder={t('links.unset')}
        onChange={onChange}
        {...(autoFocus && { 'data-autofocus': '' })}
        texts={{
          none: t('links.noAssociation'),
          loading: t('common.loading'),
          count: count => t('links.associations', { count }),
        }}
      />
    </FormRow>
  )
}
