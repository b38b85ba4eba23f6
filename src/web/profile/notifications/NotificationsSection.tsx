import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeMyNotifications } from '#model/api/me.ts'
import { concerns, type NotificationKind, notificationKinds } from '#model/news/notifications.ts'
import { call, session } from '../../platform/client.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Switch } from '../../ui/form/Switch.tsx'
import { AccountNote, isAccountClosed, Section } from '../Section.tsx'
import styles from './Notifications.module.css'

const messages: NotificationRules = {
  success: { message: 'security.notifications.saved' },
  error: { message: 'common.somethingWentWrong' },
}

/** E-mail preferences, each saved immediately. */
export function NotificationsSection() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const [busy, setBusy] = useState(false)
  if (!currentUser) return null
  const roles = currentUser.identities.map(({ role }) => role)
  const choose = async (kind: NotificationKind, wanted: boolean) => {
    if (busy) return
    setBusy(true)
    const body = { ...currentUser.notifications, [kind]: wanted }
    await call(changeMyNotifications, { body }, { notify: messages })
      .then(() => session.reloadUser())
      .catch(() => undefined)
    setBusy(false)
  }
  return (
    <Section
      title={t('security.notifications.title')}
      lead={
        isAccountClosed(currentUser)
          ? undefined
          : t('security.notifications.text', { email: currentUser.email })
      }
    >
      {isAccountClosed(currentUser) ? (
        <AccountNote />
      ) : (
        <ul className={styles.kinds}>
          {notificationKinds
            .filter(kind => concerns(kind, roles))
            .map(kind => (
              <li key={kind}>
                <Switch
                  label={t(`security.notifications.kinds.${kind}.name`)}
                  hint={t(`security.notifications.kinds.${kind}.hint`)}
                  checked={currentUser.notifications[kind]}
                  onChange={event => void choose(kind, event.target.checked)}
                />
              </li>
            ))}
        </ul>
      )}
    </Section>
  )
}
