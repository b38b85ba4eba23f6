import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { packageHours, packageOperation, readPackage } from '#model/api/files/work.ts'
import type { Operation } from '#model/api/operations.ts'
import { readProblems } from '#model/api/operations.ts'
import { hourMs } from '#model/dates/durations.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { addressOf } from '../../../platform/request/address.ts'
import { useTimes } from '../../../platform/times.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './Operations.module.css'

/** Returns the address of an operation's product, while it exists; undefined for operations without one. */
function productOf({ id, operationName, state, endedAt }: Operation): string | undefined {
  if (operationName !== packageOperation || state !== 'DONE' || endedAt === null) return undefined
  const age = Date.now() - Date.parse(endedAt)
  return age < packageHours * hourMs ? addressOf(readPackage, { params: { id } }) : undefined
}

/** The most records named; the others are counted. */
const named = 5

/** The elements that could not be processed, linked to their pages. */
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

/** The reasons why elements of an operation failed, each once, with its elements. */
function OperationProblems({ id }: { readonly id: string }) {
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
          {/* A failure of the whole operation is reported without an element. */}
          {elements.some(({ element }) => element !== '') && (
            <span className="numbers">{numbers.format(elements.length)}</span>
          )}
          <NamedElements elements={elements} />
        </li>
      ))}
    </ul>
  )
}

export interface OperationLineProps {
  readonly operation: Operation
  readonly onStop: (id: string) => void
  readonly onUndo: (id: string) => void
}

const names = [
  'mergeTerm',
  'merge',
  'bulk',
  'cells',
  'undo',
  'import',
  'export',
  'check',
  'package',
  'effects',
  'sampleAdd',
  'sampleRemove',
] as const

/** Labels of operations by name: 'cards.bulk'. */
const nameOf = ({ operationName }: Operation) =>
  names.find(name => operationName.toLowerCase().endsWith(name.toLowerCase())) ?? 'other'

/** The result of an operation. */
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

/** One background operation: its progress or result, and its actions. */
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
