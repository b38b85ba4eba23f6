import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { logoutPath } from '#model/navigation/routes.ts'
import { Button } from '../../ui/Button.tsx'

/** The way out of a dialog that cannot be closed (acceptance row P-S10). */
export function OrLogout() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Button look="subtle" onClick={() => void navigate({ to: logoutPath })}>
      {t('licence.upgrade.orLogout')}
    </Button>
  )
}
