import { useTranslation } from 'react-i18next'
import { proceduresPath } from '#model/navigation/procedure-path.ts'
import { CallError } from '../platform/request/call-error.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export interface ProcedureFailedProps {
  readonly failure: Error
  readonly onRetry: () => void
}

/** A procedure that could not be had: one that is not there leads back to the list, anything else can be tried again. */
export function ProcedureFailed({ failure, onRetry }: ProcedureFailedProps) {
  const { t } = useTranslation()
  const isGone = failure instanceof CallError && [400, 403, 404].includes(failure.status)
  if (isGone)
    return (
      <EmptyState
        title={t('procedures.gone')}
        actions={<ButtonLink href={proceduresPath}>{t('procedures.title')}</ButtonLink>}
      >
        {t('procedures.goneText')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('procedures.failed')}
      actions={
        <Button look="primary" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  )
}
