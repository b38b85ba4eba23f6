import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/access/use-can.ts'
import { closeDialog } from '../../platform/dialogs/dialogs.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAccount } from '../use-account.ts'
import { ExitActions, OrLogout } from './ExitActions.tsx'
import styles from './Upgrade.module.css'
import { UpgradeDialog } from './UpgradeDialog.tsx'

/** People to ask for a plan, for those who cannot order one. */
function AskAdministrators({ forced }: { readonly forced: boolean }) {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const { data, isError } = useAccount()
  const museum = currentUser?.identities[0]?.museum ?? ''
  return (
    <Dialog
      size={520}
      title={forced ? t('licence.ask.ended', { museum }) : t('licence.ask.title')}
      actions={forced && <OrLogout />}
      {...(!forced && { onClose: closeDialog, closeLabel: t('common.close') })}
    >
      <div className={styles.page}>
        <p>{t('licence.ask.text')}</p>
        {isError && <p role="alert">{t('licence.account.failed')}</p>}
        {!data && !isError && <Skeleton width={24} />}
        <ul className={styles.people}>
          {data?.administrators.map(({ name, email }) => (
            <li key={email}>
              {name} <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
        </ul>
        {forced && <ExitActions />}
      </div>
    </Dialog>
  )
}

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
