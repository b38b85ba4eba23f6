import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { settingsSectionPath } from '#model/navigation/area-sections.ts'
import { closeDialog, openDialog, showUpgrade } from '../platform/dialogs/dialogs.ts'
import { useSession } from '../platform/session/use-session.ts'
import { useStore } from '../platform/store.ts'

/** The section of the settings where a museum exports its data. */
export const exportSection = settingsSectionPath('export')

/**
 * Puts the dialog for upgrading over every page when the licence of the museum has ended (P-S10), except over the
 * section where the museum exports its data: that stays open to a museum that does not pay any more.
 */
export function ForcedUpgrade() {
  const { isAccountExpired, currentMuseumId } = useSession()
  const request = useStore(openDialog)
  const leaving = useRouterState({ select: state => state.location.pathname === exportSection })
  const forced = request?.kind === 'upgrade' && request.forced
  useEffect(() => {
    if (leaving && forced) closeDialog()
    if (isAccountExpired && currentMuseumId && !leaving && !request) showUpgrade(true)
  }, [isAccountExpired, currentMuseumId, leaving, request, forced])
  return null
}
