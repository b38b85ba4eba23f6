import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotFound } from '../../platform/dialogs/dialogs.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { CardArea } from '../card-area.ts'

export interface CardFailedProps {
  readonly area: CardArea
  readonly failure: Error
  readonly onRetry: () => void
}

/** A record that failed to load: a missing one leads back to the list with a message; other failures can be retried (C-O10). */
export function CardFailed({ area, failure, onRetry }: CardFailedProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isGone = failure instanceof CallError && [400, 403, 404].includes(failure.status)
  useEffect(() => {
    if (!isGone) return
    showNotFound()
    void navigate({ to: area.listPath, replace: true })
  }, [isGone, navigate, area])
  if (isGone) return null
  return (
    <EmptyState
      title={t('cards.record.failed.title')}
      actions={
        <Button look="primary" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {t('cards.record.failed.text')}
    </EmptyState>
  )
}
