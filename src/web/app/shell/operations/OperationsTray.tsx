import { ListTodo } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import styles from './Operations.module.css'
import { useOperations } from './use-operations.ts'

const OperationsPanel = lazy(async () => ({
  default: (await import('./OperationsPanel.tsx')).OperationsPanel,
}))

/** Long work, running and recent (acceptance row P-E10). It is there for who has ever begun any, and survives a reload. */
export function OperationsTray() {
  const { t } = useTranslation()
  const { operations, stop, undo } = useOperations()
  const running = operations.filter(({ state }) => state === 'IN_PROGRESS').length
  if (operations.length === 0) return null
  return (
    <Popover
      label={t('operations.title')}
      width={380}
      target={
        <IconButton label={running > 0 ? t('operations.running', { count: running }) : t('operations.title')}>
          <ListTodo size={19} strokeWidth={1.6} />
          {running > 0 && <span className={styles.turning} />}
        </IconButton>
      }
    >
      <Suspense>
        <OperationsPanel operations={operations} onStop={stop} onUndo={undo} />
      </Suspense>
    </Popover>
  )
}
