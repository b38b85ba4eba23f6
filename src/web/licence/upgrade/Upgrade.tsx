import { useEffect } from 'react'
import { useCan } from '../../platform/access/use-can.ts'
import { closeDialog } from '../../platform/dialogs/dialogs.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { AskAdministrators } from './AskAdministrators.tsx'
import { UpgradeDialog } from './UpgradeDialog.tsx'

/** The way to a plan: administrators order, the others see whom to ask. */
export function Upgrade({ forced }: { readonly forced: boolean }) {
  const { isAuthenticated, isAccountExpired } = useSession()
  const mayOrder = useCan({ roles: ['TENANT_ADMIN'] })
  const outdated = !isAuthenticated || (forced && !mayOrder && !isAccountExpired)
  useEffect(() => {
    if (outdated) closeDialog()
  }, [outdated])
  if (outdated) return null
  return mayOrder ? <UpgradeDialog forced={forced} /> : <AskAdministrators forced={forced} />
}
