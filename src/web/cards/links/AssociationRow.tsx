import { useTranslation } from 'react-i18next'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { SearchSelect } from '../../ui/suggest/SearchSelect.tsx'
import { useAssociations } from './use-associations.ts'

interface AssociationRowProps {
  readonly value: string | undefined
  readonly onChange: (association: string | undefined) => void
  readonly autoFocus?: boolean
}

/** How cards belong together; none need be said (acceptance row C-K09). */
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
