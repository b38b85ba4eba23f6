import { useNavigate } from '@tanstack/react-router'
import { CircleArrowUp, Landmark, LogOut, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { displayName } from '#model/display-name.ts'
import { logoutPath, profilePath } from '#model/navigation/routes.ts'
import { showUpgrade } from '../../platform/dialogs/dialogs.ts'
import { useMuseum } from '../../platform/query/use-museum.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { switchToMuseum } from '../../platform/session/switch-to-museum.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Clamped } from '../../ui/Clamped.tsx'
import { Menu, type MenuSection } from '../../ui/Menu.tsx'
import { phone, useMediaQuery } from '../../ui/use-media-query.ts'
import { accountMenuFor } from './menu.ts'
import styles from './ProfileMenu.module.css'
import bar from './TopBar.module.css'
import { useLanguageSection } from './use-language-section.ts'
import { useThemeSection } from './use-theme-section.tsx'

const icon = { size: 17, strokeWidth: 1.6 }

/** The menu with name, museum and sign-out. */
export function ProfileMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  const { currentUser } = session
  const museum = useMuseum()
  // Phones have no room for separate menus.
  const onPhone = useMediaQuery(phone)
  const language = useLanguageSection()
  const theme = useThemeSection()
  const onTrial = museum?.licence.type === 'TRIAL'
  // Signed out a moment ago.
  if (!currentUser) return null
  const { email, identities } = currentUser
  const name = displayName(currentUser)
  const [current] = identities
  const museums: MenuSection = {
    id: 'museums',
    label: t('shell.museums'),
    items: identities
      .toSorted((a, b) => a.museum.localeCompare(b.museum))
      .map(({ tenantId, museum }) => ({
        id: tenantId,
        label: museum,
        icon: <Landmark {...icon} />,
        checked: tenantId === current?.tenantId,
        onSelect: () => void switchToMuseum(tenantId),
      })),
  }
  return (
    <Menu
      target={
        <button
          type="button"
          className={bar.avatar}
          aria-label={t('shell.profileMenu', { name })}
          title={t('shell.profileMenu', { name })}
        >
          <Avatar person={currentUser} />
        </button>
      }
      head={
        <div className={styles.head}>
          <p className={styles.name}>
            <Clamped text={name} lines={2} />
          </p>
          {name !== email && <p className={styles.detail}>{email}</p>}
          {current && (
            <p className={styles.detail}>
              <Clamped text={current.museum} lines={2} />
            </p>
          )}
          {museum?.avatar && <img className={styles.logo} src={museum.avatar.url} alt="" />}
        </div>
      }
      sections={[
        ...(identities.length > 1 ? [museums] : []),
        {
          id: 'profile',
          items: [
            {
              id: 'profile',
              label: t('shell.viewProfile'),
              icon: <UserRound {...icon} />,
              onSelect: () => void navigate({ to: profilePath }),
            },
            ...(onTrial
              ? [
                  {
                    id: 'upgrade',
                    label: t('licence.upgrade.fromTrial'),
                    icon: <CircleArrowUp {...icon} />,
                    onSelect: () => showUpgrade(),
                  },
                ]
              : []),
            ...accountMenuFor(visitorOf(session)).map(({ path, label, icon: Icon }) => ({
              id: path,
              label: t(label) as string,
              icon: <Icon {...icon} />,
              onSelect: () => void navigate({ to: path }),
            })),
          ],
        },
        ...(onPhone ? [language, theme] : []),
        {
          id: 'logout',
          items: [
            {
              id: 'logout',
              label: t('shell.logout'),
              icon: <LogOut {...icon} />,
              onSelect: () => void navigate({ to: logoutPath }),
            },
          ],
        },
      ]}
    />
  )
}
