import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadBatch } from '#model/api/files/uploads.ts'
import { useTimes } from '../../../cards/record/times.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSizes } from '../use-sizes.ts'
import styles from './Batches.module.css'

export interface BatchEntryProps {
  readonly batch: UploadBatch
  readonly isUndoing: boolean
  readonly onUndo: () => void
}

/** One batch: when, by whom, how many files, where to; and undoing it, which is asked about in place. */
export function BatchEntry({ batch, isUndoing, onUndo }: BatchEntryProps) {
  const { t } = useTranslation()
  const sizes = useSizes()
  const times = useTimes()
  const [isAsking, setAsking] = useState(false)
  const { total, ready, failed, attachTo, undoneAt } = batch
  const facts = [
    t('uploads.batches.count', { count: total, shown: sizes.count(total) }),
    undoneAt === null && ready < total && t('uploads.batches.ready', { shown: sizes.count(ready) }),
    failed > 0 && t('uploads.batches.failed', { shown: sizes.count(failed) }),
    attachTo && t('uploads.batches.attachedTo', { title: attachTo.title }),
  ]
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <p className={styles.foot}>
        <time className="numbers" dateTime={batch.startedAt}>
          {times.short(batch.startedAt)}
        </time>
        <span>{batch.by}</span>
      </p>
      {undoneAt !== null && (
        <p className={styles.foot}>{t('uploads.batches.undone', { moment: times.short(undoneAt) })}</p>
      )}
      {undoneAt === null && !isAsking && (
        <Button look="subtle" className={styles.undo} onClick={() => setAsking(true)}>
          {t('uploads.batches.undo')}
        </Button>
      )}
      {undoneAt === null && isAsking && (
        <div className={styles.asking}>
          <p>{t('uploads.batches.undoText')}</p>
          <div className={styles.buttons}>
            <Button onClick={() => setAsking(false)}>{t('uploads.batches.keep')}</Button>
            <Button look="danger" busy={isUndoing} onClick={onUndo}>
              {t('uploads.batches.undo')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
