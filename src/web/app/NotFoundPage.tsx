import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { homePath } from '#model/navigation/routes.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** An address inside the shell that no page has. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <EmptyState
      title={t('common.notFound.title')}
      actions={<Button onClick={() => void navigate({ to: homePath })}>{t('common.error.home')}</Button>}
    >
      {t('common.notFound.text')}
    </EmptyState>
  )
}
