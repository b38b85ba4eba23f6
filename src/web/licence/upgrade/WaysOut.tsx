import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { logoutPath } from '#model/navigation/routes.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { closeDialog } from '../../platform/dialogs/dialogs.ts'
import { switchToMuseum } from '../../platform/session/switch-to-museum.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { exportSection } from '../export-section.ts'
import styles from './Upgrade.module.css'

/** What is left to do when the licence has ended and one does not order: log out, work in another museum, take the data along. */
export function WaysOut() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { currentUser } = useSession()
  const mayExport = useCan({ roles: ['TENANT_ADMIN'] })
  return (
    <div className={styles.waysOut}>
      <Button look="subtle" onClick={() => void navigate({ to: logoutPath })}>
        {t('licence.upgrade.orLogout')}
      </Button>
      {mayExport && (
        <Button look="subtle" onClick={() => void navigate({ href: exportSection })}>
          {t('licence.upgrade.export')}
        </Button>
      )}
      {currentUser?.identities.slice(1).map(({ tenantId, museum }) => (
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
