import { useTranslation } from 'react-i18next'
import type { Problem } from '#model/validation/validators.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export interface AreaUnreadableProps {
  readonly problem: Problem
  readonly onRemove: () => void
}

/** In place of a list whose address has an area that is none: says why, and takes it away. */
export function AreaUnreadable({ problem, onRemove }: AreaUnreadableProps) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        title={t('mapSearch.unreadable')}
        actions={
          <Button look="primary" onClick={onRemove}>
            {t('mapSearch.remove')}
          </Button>
        }
      >
        {t(`validation.${problem.key}`, { ...problem.params })}
      </EmptyState>
    </div>
  )
}
