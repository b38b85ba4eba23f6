import { useTranslation } from 'react-i18next'
import type { Problem } from '#model/validation/validators.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export interface AreaUnreadableProps {
  readonly problem: Problem
  readonly onRemove: () => void
}

/** Replaces a list whose address has an invalid area: shows why, and removes it. */
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
