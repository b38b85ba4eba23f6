import { useTranslation } from 'react-i18next'
import type { Operation } from '#model/api/operations.ts'
import { OperationLine } from './OperationLine.tsx'
import styles from './Operations.module.css'

export interface OperationsPanelProps {
  readonly operations: readonly Operation[]
  readonly onStop: (id: string) => void
  readonly onUndo: (id: string) => void
}

/** The most operations shown. */
const shown = 12

/** Running and recent background tasks. */
export function OperationsPanel({ operations, onStop, onUndo }: OperationsPanelProps) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className={styles.title}>{t('operations.title')}</h2>
      <ul className={styles.list}>
        {operations.slice(0, shown).map(operation => (
          <OperationLine key={operation.id} operation={operation} onStop={onStop} onUndo={onUndo} />
        ))}
      </ul>
    </>
  )
}
