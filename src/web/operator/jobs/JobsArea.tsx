import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readJobs, retryJob } from '#model/api/operator/jobs.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import styles from '../Operator.module.css'
import { ScrollTable } from '../ScrollTable.tsx'
import { refreshMs, useOperatorAction } from '../use-operator-action.ts'
import { useJobName } from './use-job-name.ts'

const counts = ['waiting', 'running', 'failed', 'done'] as const

const messages: NotificationRules = {
  success: { message: 'operator.jobs.retried' },
  error: {
    message: 'common.somethingWentWrong',
    instead: { 404: 'operator.jobs.gone', 409: 'operator.jobs.unknown' },
  },
}

/** Background jobs: pending ones, failures with reasons, and undelivered e-mails. */
export function JobsArea() {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const moments = useMoments()
  const nameOf = useJobName()
  const { data } = useQuery({ ...endpointQuery(readJobs, {}), refetchInterval: refreshMs })
  const { busy, run } = useOperatorAction([readJobs])
  const retry = (queue: string, id: string) =>
    run(() => call(retryJob, { params: { queue, id } }, { notify: messages }))
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.jobs.title')}</h1>
      </div>
      <section className={styles.part} aria-labelledby="jobs-failed">
        <h2 id="jobs-failed">{t('operator.jobs.failures')}</h2>
        {data?.failed.length === 0 && <p className={styles.quiet}>{t('operator.jobs.noFailures')}</p>}
        <ul className={styles.list}>
          {data?.failed.map(({ id, queue, at, reason, tries, known }) => (
            <li key={id} className={styles.entry}>
              <div>
                <p>{nameOf(queue)}</p>
                <p className={styles.quiet}>{queue}</p>
                <p>{reason ?? t('operator.jobs.secret')}</p>
                {!known && <p>{t('operator.jobs.unknown')}</p>}
                <p className={styles.quiet}>
                  {moments.short(at)} · {t('operator.jobs.tries', { count: tries })}
                </p>
              </div>
              {known && (
                <Button busy={busy} onClick={() => void retry(queue, id)}>
                  {t('common.tryAgain')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="jobs-mails">
        <h2 id="jobs-mails">{t('operator.jobs.mails')}</h2>
        {data?.mails.length === 0 && <p className={styles.quiet}>{t('operator.jobs.noMails')}</p>}
        <ul className={styles.list}>
          {data?.mails.map(({ id, recipient, template, reason, at }) => (
            <li key={id} className={styles.entry}>
              <div>
                <p>
                  {recipient} · {template}
                </p>
                <p>{reason}</p>
                <p className={styles.quiet}>{moments.short(at)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="jobs-queues">
        <h2 id="jobs-queues">{t('operator.jobs.queues')}</h2>
        <ScrollTable
          label={t('operator.jobs.queue')}
          heads={[
            { label: t('operator.jobs.queue') },
            ...counts.map(count => ({ label: t(`operator.jobs.${count}`), number: true })),
          ]}
        >
          {data?.queues.map(queue => (
            <tr key={queue.name}>
              <td className={styles.words}>
                {nameOf(queue.name)}
                <p className={styles.quiet}>{queue.name}</p>
              </td>
              {counts.map(count => (
                <td key={count} className={styles.number}>
                  {numbers.format(queue[count])}
                </td>
              ))}
            </tr>
          ))}
        </ScrollTable>
      </section>
    </>
  )
}
