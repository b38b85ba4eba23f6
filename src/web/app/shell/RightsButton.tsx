import { Copyright } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { signInToRightsApplication } from '#model/api/platform.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { call } from '../../platform/client.ts'
import { showRightsApplicationError } from '../../platform/dialogs/dialogs.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import styles from './MainMenu.module.css'

/** Asks the server for the address and opens it in a new tab; without an address a dialog explains (P-S04). */
export async function openRightsApplication(): Promise<void> {
  // Opened while the press is fresh, or the browser would take it for an unwanted window.
  const tab = window.open('about:blank', '_blank')
  try {
    const { url } = await call(signInToRightsApplication, undefined, { progress: true })
    if (!url || !/^https?:/.test(url)) throw new Error('No address')
    if (!tab) return location.assign(url)
    tab.opener = null
    tab.location.href = url
  } catch {
    tab?.close()
    showRightsApplicationError()
  }
}

/** Opens the external rights application. Without the permission it looks disabled and explains why. */
export function RightsButton() {
  const { t } = useTranslation()
  const allowed = useCan({ permissions: ['rightly_application'] })
  return (
    <Tooltip text={t(allowed ? 'shell.rights.open' : 'shell.rights.notAllowed')} position="right">
      <button
        type="button"
        className={styles.item}
        aria-disabled={!allowed || undefined}
        onClick={() => allowed && void openRightsApplication()}
      >
        <Copyright size={20} strokeWidth={1.6} aria-hidden="true" />
        {t('shell.rights.label')}
      </button>
    </Tooltip>
  )
}
