import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { readProblems } from '#model/api/operations.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import styles from './Operations.module.css'

/** So many are named; of more it is said how many. */
const named = 5

/** What could not be dealt with, as far as it has a page. */
function NamedElements({ elements }: { readonly elements: OutputOf<typeof readProblems>['result'] }) {
  const { t } = useTranslation()
  const links = elements.flatMap(({ element, title, address }) =>
    address === null ? [] : [{ element, title, address }],
  )
  if (links.length === 0) return null
  return (
    <ul className={styles.named}>
      {links.slice(0, named).map(({ element, title, address }) => (
        <li key={element}>
          <Link to={address}>{title}</Link>
        </li>
      ))}
      {elements.length > named && <li>{t('operations.more', { count: elements.length - named })}</li>}
    </ul>
  )
}

/** Why elements of an operation could not be done: each reason once, with those it kept back. */
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
          {/* What ended the whole is told of no element. */}
          {elements.some(({ element }) => element !== '') && (
            <span className="numbers">{numbers.format(elements.length)}</span>
          )}
          <NamedElements elements={elements} />
        </li>
      ))}
    </ul>
  )
}
