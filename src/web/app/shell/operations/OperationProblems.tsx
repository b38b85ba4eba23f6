import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readProblems } from '#model/api/operations.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import styles from './Operations.module.css'

/** Why elements of an operation could not be done: each reason once, with how many it kept back. */
export function OperationProblems({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { data } = useQuery(endpointQuery(readProblems, { params: { id } }))
  if (!data) return <p className={styles.problems}>{t('common.loading')}</p>
  const reasons = Map.groupBy(data.result, ({ message, fields }) =>
    [...new Set([message, ...Object.values(fields)])].join(': '),
  )
  return (
    <ul className={styles.problems}>
      {[...reasons].map(([reason, elements]) => (
        <li key={reason}>
          <span>{reason}</span>
          <span className="numbers">{numbers.format(elements.length)}</span>
        </li>
      ))}
    </ul>
  )
}
