import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operation } from '#model/api/operations.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { useTimes } from '../../../platform/times.ts'
import { Button } from '../../../ui/Button.tsx'
import { OperationProblems } from './OperationProblems.tsx'
import styles from './Operations.module.css'
import { productOf } from './product-of.ts'

export interface OperationLineProps {
  readonly operation: Operation
  readonly onStop: (id: string) => void
  readonly onUndo: (id: string) => void
}

const names = ['mergeTerm', 'merge', 'bulk', 'undo', 'import', 'export', 'check', 'package'] as const

/** What an operation is called, by the last part of its name: 'cards.bulk'. */
const nameOf = ({ operationName }: Operation) =>
  names.find(name => operationName.toLowerCase().endsWith(name.toLowerCase())) ?? 'other'

/** How an operation came out. */
function outcomeOf({
  state,
  undoneById,
  stopRequested,
  numberOfProcessedElements,
  totalNumberOfElements,
}: Operation) {
  if (undoneById !== null) return 'undone'
  if (stopRequested && numberOfProcessedElements < totalNumberOfElements) return 'stopped'
  return state === 'FAIL' ? 'failed' : 'done'
}

/** One long operation: how far it has come, or how it ended, and what can be done about it. */
export function OperationLine({ operation, onStop, onUndo }: OperationLineProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const times = useTimes()
  const [open, setOpen] = useState(false)
  const { id, state, numberOfProcessedElements: done, totalNumberOfElements: total, progress } = operation
  const runs = state === 'IN_PROGRESS'
  const product = productOf(operation)
  const name = t(`operations.names.${nameOf(operation)}`)
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <time className="numbers" dateTime={operation.startedAt}>
          {times.short(operation.startedAt)}
        </time>
      </div>
      {runs && <progress className={styles.bar} max={Math.max(1, total)} value={done} aria-label={name} />}
      <div className={styles.foot}>
        <span className="numbers" data-outcome={runs ? undefined : outcomeOf(operation)}>
          {runs
            ? operation.stopRequested
              ? t('operations.stopping')
              : t('operations.progress', { done: numbers.format(done), total: numbers.format(total) })
            : `${t(`operations.${outcomeOf(operation)}`)} · ${t('operations.progress', { done: numbers.format(done), total: numbers.format(total) })}`}
        </span>
        <span className={styles.buttons}>
          {runs && !operation.stopRequested && (
            <Button look="subtle" onClick={() => onStop(id)}>
              {t('operations.stop')}
            </Button>
          )}
          {!runs && (progress.fail.length > 0 || state === 'FAIL') && (
            <Button look="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('operations.problems')}
            </Button>
          )}
          {product && (
            <a className={styles.product} href={product}>
              {t('operations.fetch')}
            </a>
          )}
          {operation.canUndo && (
            <Button look="subtle" onClick={() => onUndo(id)}>
              {t('operations.undo')}
            </Button>
          )}
        </span>
      </div>
      {open && <OperationProblems id={id} />}
    </li>
  )
}
