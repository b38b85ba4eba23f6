import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listPrintJobs, type PrintJobRow, readPrintedFile, removePrintJob } from '#model/api/print-jobs.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { useSpace } from '../../platform/i18n/use-space.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { addressOf } from '../../platform/request/address.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import styles from './Print.module.css'

/** Milliseconds between questions about a document that is being prepared. */
const askEveryMs = 1000

const isUnderWay = ({ state }: PrintJobRow): boolean => state === 'WAITING' || state === 'RUNNING'

/** The person's documents that are made in the background; read again while one is in progress. */
function usePrintJobs() {
  return useQuery({
    ...endpointQuery(listPrintJobs, {}),
    refetchInterval: ({ state }) => (state.data?.result.some(isUnderWay) ? askEveryMs : false),
  })
}

/** Long documents: how far they have come, and where they are fetched. */
export function PrintJobs() {
  const { t } = useTranslation()
  const { data, refetch } = usePrintJobs()
  if (!data || data.result.length === 0) return null
  return (
    <section className={styles.jobs} aria-label={t('templates.jobs.title')}>
      <h3>{t('templates.jobs.title')}</h3>
      <ul>
        {data.result.map(job => (
          <Job key={job.id} job={job} onChanged={() => void refetch()} />
        ))}
      </ul>
    </section>
  )
}

function Job({ job, onChanged }: { readonly job: PrintJobRow; readonly onChanged: () => void }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const space = useSpace()
  const number = new Intl.NumberFormat(useLanguage())
  const { id, name, state, progress, bytes, failure, createdAt, expiresAt } = job
  const runs = isUnderWay(job)
  const params = { id }
  const remove = () =>
    void call(removePrintJob, { params }, { notify: genericOnFailure })
      .catch(() => undefined)
      .finally(onChanged)
  return (
    <li className={styles.job}>
      <div className={styles.jobFacts}>
        <strong>{name}</strong>
        <span>
          {[
            moments.short(createdAt),
            state === 'STOPPED' && t('templates.jobs.stopped'),
            state === 'DONE' && expiresAt && t('templates.jobs.kept', { day: moments.short(expiresAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {failure && <span className={styles.failure}>{failure}</span>}
      </div>
      {runs && (
        <ProgressBar
          label={name}
          value={state === 'RUNNING' && progress.total > 0 ? progress.done / progress.total : undefined}
          text={
            state === 'WAITING'
              ? t('templates.jobs.waiting')
              : t('templates.jobs.progress', {
                  done: number.format(progress.done),
                  total: number.format(progress.total),
                })
          }
        />
      )}
      <div className={styles.jobActs}>
        {state === 'DONE' && bytes !== null && (
          <ButtonLink href={addressOf(readPrintedFile, { params })} target="_blank" rel="noreferrer">
            {t('templates.jobs.open', { size: space(bytes) })}
          </ButtonLink>
        )}
        <Button
          look="subtle"
          onClick={remove}
          aria-label={t(runs ? 'templates.jobs.stopNamed' : 'templates.jobs.removeNamed', { name })}
        >
          {t(runs ? 'templates.jobs.stop' : 'templates.jobs.remove')}
        </Button>
      </div>
    </li>
  )
}
