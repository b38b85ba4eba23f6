import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ImportAnswer, type MessageGroup, readRefusedRows } from '#model/api/imports.ts'
import type { Operation } from '#model/api/operations.ts'
import { useSizes } from '../files/upload/use-sizes.ts'
import { download } from '../platform/download.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { notices } from '../platform/notices/notices.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Stat, StatRow } from '../ui/Stat.tsx'
import styles from './Import.module.css'
import { type ImportActions, isRunning } from './use-import.ts'

const shown = ['created', 'updated', 'unchanged', 'skipped', 'refused'] as const
const tones = { created: 'success', refused: 'danger' } as const

/** The number of rows by outcome. */
export function OutcomeCounts({ counts }: { readonly counts: ImportAnswer['counts'] }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  return (
    <div className={styles.counts}>
      <StatRow>
        {shown.map(outcome => {
          const tone =
            counts[outcome] > 0 && outcome in tones ? tones[outcome as keyof typeof tones] : undefined
          return (
            <Stat
              key={outcome}
              label={t(`import.check.${outcome}`)}
              value={numbers.format(counts[outcome])}
              {...(tone && { tone })}
            />
          )
        })}
      </StatRow>
    </div>
  )
}

const headings = {
  error: 'import.check.errors',
  warning: 'import.check.warnings',
  note: 'import.check.notes',
} as const

/** Rows named in a line; the others are counted. */
const namedRows = 15

function Group({ group }: { readonly group: MessageGroup }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { text, column, count, rows, samples, severity } = group
  const named = rows.slice(0, namedRows).join(', ')
  const more = count - Math.min(namedRows, rows.length)
  return (
    <li className={styles.group} data-severity={severity}>
      <p className={styles.outcome}>
        <span>
          {column && <strong>{column}: </strong>}
          {text}
        </span>
        <span className={styles.count}>
          {t('import.check.times', { count, replace: { count: numbers.format(count) } })}
        </span>
      </p>
      <p className={styles.rows}>
        {t('import.check.rows', { rows: named, count })}
        {more > 0 && ` ${t('import.check.andMore', { count: more })}`}
      </p>
      {samples
        .filter(({ value }) => value.trim() !== '')
        .slice(0, 3)
        .map(({ row, value }) => (
          <p key={row} className={styles.sample}>
            {row}: <q>{value.length > 160 ? `${value.slice(0, 160)}…` : value}</q>
          </p>
        ))}
    </li>
  )
}

/** Messages about the rows, grouped by severity: the same message about a thousand rows is one line. */
export function MessageGroups({ messages }: { readonly messages: readonly MessageGroup[] }) {
  const { t } = useTranslation()
  if (messages.length === 0) return <p className={styles.intro}>{t('import.check.nothing')}</p>
  return (['error', 'warning', 'note'] as const).map(severity => {
    const groups = messages.filter(group => group.severity === severity)
    return groups.length === 0 ? null : (
      <section key={severity} className={styles.part}>
        <h2>{t(headings[severity])}</h2>
        <ul className={styles.groups}>
          {groups.map(group => (
            <Group key={`${group.kind} ${group.column} ${group.text}`} group={group} />
          ))}
        </ul>
      </section>
    )
  })
}

interface ImportProgressProps {
  readonly operation: Operation
  readonly label: string
  readonly stop: ImportActions['stop']
}

/** Milliseconds of work seen before its end is foretold. */
const seenBeforeTold = 3000

/** Seconds that a work still takes, by the pace at which this page has seen it: it may have rested before. */
function useSecondsLeft({ id, totalNumberOfElements: total, numberOfProcessedElements: done }: Operation) {
  const first = useRef<{ readonly id: string; readonly done: number; readonly at: number }>(undefined)
  const now = Date.now()
  if (first.current?.id !== id || done < first.current.done) first.current = { id, done, at: now }
  const { done: before, at } = first.current
  return done > before && now - at >= seenBeforeTold
    ? (((total - done) / (done - before)) * (now - at)) / 1000
    : undefined
}

/** The progress of a check or load, and a message when it did not finish. */
export function ImportProgress({ operation, label, stop }: ImportProgressProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const sizes = useSizes()
  const seconds = useSecondsLeft(operation)
  const { totalNumberOfElements: total, numberOfProcessedElements: done, stopRequested, state } = operation
  const facts = [
    t('import.check.progress', { done: numbers.format(done), total: numbers.format(total) }),
    ...(seconds === undefined ? [] : [t('import.command.left', { time: sizes.time(seconds) })]),
  ]
  if (isRunning(operation))
    return (
      <>
        <p className={styles.intro}>{label}</p>
        <ProgressBar label={label} value={total === 0 ? undefined : done / total} text={facts.join(' · ')} />
        <div className={styles.actions}>
          <Button busy={stop.isPending || stopRequested} onClick={() => stop.mutate(operation.id)}>
            {t('import.check.stop')}
          </Button>
        </div>
      </>
    )
  if (state === 'FAIL')
    return (
      <Banner kind="danger" inset>
        {t('import.check.failed')}
      </Banner>
    )
  return stopRequested ? (
    <Banner kind="warning" inset>
      {t('import.check.stopped')}
    </Banner>
  ) : null
}

/** A download of the refused rows, with a column for the reason. */
export function RefusedDownload({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(readRefusedRows, { params: { id } }),
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  return (
    <div className={styles.download}>
      <Button busy={isPending} onClick={() => mutate()}>
        <Download size={16} strokeWidth={1.8} aria-hidden="true" />
        <span>{t('import.check.download')}</span>
      </Button>
    </div>
  )
}
