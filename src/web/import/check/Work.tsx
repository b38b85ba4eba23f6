import { useTranslation } from 'react-i18next'
import type { Operation } from '#model/api/operations.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import styles from '../Import.module.css'
import { type ImportActions, isRunning } from '../use-import.ts'

export interface WorkProps {
  readonly operation: Operation
  readonly label: string
  readonly stop: ImportActions['stop']
}

/** A check or load while it goes on, and what is to be said when it did not come to its end. */
export function Work({ operation, label, stop }: WorkProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { totalNumberOfElements: total, numberOfProcessedElements: done, stopRequested, state } = operation
  if (isRunning(operation))
    return (
      <>
        <p className={styles.intro}>{label}</p>
        <ProgressBar
          label={label}
          value={total === 0 ? undefined : done / total}
          text={t('import.check.progress', { done: numbers.format(done), total: numbers.format(total) })}
        />
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
