import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { procedureEffects } from '#model/api/procedures/effects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { localizedQuery } from '../../platform/query/endpoint-query.ts'
import styles from './Effects.module.css'

/** Objects named before a step; the others are counted. */
const mostNamed = 10

/** Names the objects to which that has happened already which a step does once, and the procedures by which it happened. */
export function RepeatedObjects({ procedure: { id, version } }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const wanted = localizedQuery(procedureEffects, { params: { id } }, useLanguage())
  // Another procedure may have done it since this one was opened.
  const { data } = useQuery({
    ...wanted,
    queryKey: [...wanted.queryKey, version],
    refetchOnMount: 'always',
  })
  if (!data || data.repeated.length === 0) return null
  const named = data.repeated.slice(0, mostNamed)
  return (
    <div>
      <p>{t('procedures.effects.repeated')}</p>
      <ul className={styles.names}>
        {named.map(({ recordId, number, title, procedure }) => (
          <li key={recordId}>
            {[number, title].filter(Boolean).join(' · ')}
            {': '}
            {procedure
              ? t('procedures.effects.repeatedBy', { number: procedure.number })
              : t('procedures.effects.repeatedAlone')}
          </li>
        ))}
        {data.repeatedCount > named.length && (
          <li>{t('procedures.effects.repeatedMore', { count: data.repeatedCount - named.length })}</li>
        )}
      </ul>
    </div>
  )
}
