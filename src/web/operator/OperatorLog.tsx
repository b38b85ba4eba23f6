import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type OperatorAction,
  type OperatorEntry,
  operatorActions,
  readOperatorLog,
} from '#model/api/operator/log.ts'
import { retentionNames } from '#model/retention/retentions.ts'
import { useMoments } from '../platform/i18n/use-moments.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { ListPager } from '../platform/query/ListPager.tsx'
import { Select } from '../ui/form/Select.tsx'
import { useJobName } from './jobs/use-job-name.ts'
import styles from './Operator.module.css'
import { refreshMs } from './use-operator-action.ts'

const pageSize = 50

/** The log of operators' actions, newest first, with a filter by action. */
export function OperatorLog() {
  const { t } = useTranslation()
  const [action, setAction] = useState<OperatorAction>()
  const [page, setPage] = useState(0)
  const query = { ...(action && { action }), page, blocksize: pageSize }
  const { data } = useQuery({
    ...endpointQuery(readOperatorLog, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.record.title')}</h1>
      </div>
      <p className={styles.lead}>{t('operator.record.text')}</p>
      <div className={styles.tools}>
        <Select
          aria-label={t('operator.record.filter')}
          none={t('operator.record.all')}
          options={operatorActions.map(value => ({ value, label: t(`operator.record.actions.${value}`) }))}
          value={action ?? ''}
          onChange={({ target }) => {
            setAction(operatorActions.find(value => value === target.value))
            setPage(0)
          }}
        />
      </div>
      {data?.totalSize === 0 && <p className={styles.lead}>{t('operator.record.none')}</p>}
      <ul className={styles.list}>
        {data?.result.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <ListPager
        label={t('operator.record.pages')}
        page={page}
        size={pageSize}
        count={data?.totalSize ?? 0}
        onPage={setPage}
      />
    </>
  )
}

function Entry({
  entry: { at, name, action, about, before, after, reason },
}: {
  readonly entry: OperatorEntry
}) {
  const { t } = useTranslation()
  const moments = useMoments()
  const nameOfJob = useJobName()
  const period = action === 'retentionChanged' && retentionNames.find(name => name === about)
  const change = before === null ? after : t('operator.record.change', { before, after })
  return (
    <li className={styles.entry}>
      <div>
        <p>
          {t(`operator.record.done.${action}`, {
            name,
            about:
              action === 'jobRetried' ? nameOfJob(about) : period ? t(`privacy.retention.${period}`) : about,
          })}
        </p>
        {change !== null && <p className={styles.quiet}>{change}</p>}
        {reason !== null && <p className={styles.quiet}>{t('operator.record.reason', { reason })}</p>}
      </div>
      <time dateTime={at} className={styles.quiet}>
        {moments.short(at)}
      </time>
    </li>
  )
}
