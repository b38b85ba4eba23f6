import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { logoutPath } from '#model/navigation/routes.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { closeDialog } from '../../platform/dialogs/dialogs.ts'
import { switchToMuseum } from '../../platform/session/switch-to-museum.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { exportSection } from '../ForcedUpgrade.tsx'
import styles from './Upgrade.module.css'

/** The way out of a dialog that cannot be closed (P-S10). */
export function OrLogout() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Button look="subtle" onClick={() => void navigate({ to: logoutPath })}>
      {t('licence.upgrade.orLogout')}
    </Button>
  )
}

/** Actions left when the licence has ended: export the data, work in another museum. */
export function ExitActions() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { currentUser } = useSession()
  const mayExport = useCan({ roles: ['TENANT_ADMIN'] })
  const others = currentUser?.identities.slice(1) ?? []
  if (!mayExport && others.length === 0) return null
  return (
    <div className={styles.waysOut}>
      {mayExport && (
        <Button look="subtle" onClick={() => void navigate({ href: exportSection })}>
          {t('licence.upgrade.export')}
        </Button>
      )}
      {others.map(({ tenantId, museum }) => (
        <Button
          key={tenantId}
          look="subtle"
          onClick={() => {
            closeDialog()
            void switchToMuseum(tenantId)
          }}
        >
          {t('shell.palette.switchMuseum', { museum })}
        </Button>
      ))}
    </div>
  )
}
