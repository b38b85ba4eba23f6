import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formRulesQuery } from '../../cards/data/use-form-rules.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Section } from '../../profile/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FormsEditor } from './FormsEditor.tsx'

/** The forms of the record types, as the museum wants them. */
export function FormsSection() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    ...formRulesQuery,
    // What is edited is not replaced while one chooses.
    refetchOnWindowFocus: false,
  })
  return (
    <Section title={t('settings.forms.title')} lead={t('settings.forms.lead')}>
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {!data && !isError && <Skeleton width={40} />}
      {data && <FormsEditor forms={data.result} />}
    </Section>
  )
}
