import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../platform/client.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Banner } from '../ui/Banner.tsx'

/** How often it is asked whether the maintenance is over. */
const checkMs = 30_000

/** While the platform is under maintenance (acceptance row P-S09). It goes by itself when the work is done. */
export function MaintenanceBanner() {
  const { t } = useTranslation()
  const { maintenanceMode } = useSession()
  useEffect(() => {
    if (!maintenanceMode) return
    const timer = setInterval(() => session.reloadConfiguration().catch(() => undefined), checkMs)
    return () => clearInterval(timer)
  }, [maintenanceMode])
  if (!maintenanceMode) return null
  return (
    <Banner kind="warning">
      <p>{t('shell.maintenance.signedOut')}</p>
      <p>{t('shell.maintenance.improving')}</p>
    </Banner>
  )
}
