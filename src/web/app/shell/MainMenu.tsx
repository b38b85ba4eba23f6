import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { Copyright, Ellipsis, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { homeOf } from '#model/navigation/guard.ts'
import { homePath } from '#model/navigation/routes.ts'
import { museumRoles } from '#model/permissions/roles.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { productName } from '../../platform/i18n/product-name.ts'
import { notices } from '../../platform/notices/notices.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Brand } from '../../ui/Brand.tsx'
import { classes } from '../../ui/classes.ts'
import { Menu } from '../../ui/Menu.tsx'
import styles from './MainMenu.module.css'
import type { MenuEntry } from './menu.ts'
import { menuFor } from './menu.ts'
import { openRightsApplication, RightsButton } from './RightsButton.tsx'

/** Entries that do not fit in the bar of phones. */
function MoreMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isMember = useCan({ roles: museumRoles })
  const mayRights = useCan({ permissions: ['rightly_application'] })
  const items = entries.map(({ path, label, icon: Icon }) => ({
    id: path,
    label: t(label) as string,
    icon: <Icon size={18} strokeWidth={1.6} aria-hidden="true" />,
    onSelect: () => void navigate({ to: path }),
  }))
  const rights = {
    id: 'rights',
    label: t('shell.rights.label'),
    icon: <Copyright size={18} strokeWidth={1.6} aria-hidden="true" />,
    onSelect: () =>
      mayRights ? void openRightsApplication() : void notices.add('info', 'shell.rights.notAllowed'),
  }
  const all = isMember ? [...items, rights] : items
  if (all.length === 0) return null
  return (
    <div className={styles.more}>
      <Menu
        target={
          <button type="button" className={styles.item}>
            <Ellipsis size={20} strokeWidth={1.6} aria-hidden="true" />
            {t('shell.more')}
          </button>
        }
        sections={[{ id: 'more', items: all }]}
      />
    </div>
  )
}

/** The rail at the left; on phones the bar at the bottom. */
export function MainMenu({ onSearch }: { readonly onSearch: () => void }) {
  const { t } = useTranslation()
  const session = useSession()
  const visitor = visitorOf(session)
  const isMember = useCan({ roles: museumRoles })
  const entries = menuFor(visitor, session.configuration)
  const here = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <nav className={styles.rail} aria-label={t('shell.mainMenu')} data-tour="menu">
      <Link to={homeOf(visitor)} className={styles.brand} aria-label={productName()}>
        <Brand />
      </Link>
      <ul className={styles.items}>
        {entries.map(({ path, covers, label, icon: Icon, inBar }) => (
          <li key={path} className={inBar ? undefined : styles.wide}>
            <Link
              to={path}
              className={styles.item}
              activeOptions={{ exact: path === homePath }}
              aria-current={covers.some(path => here.startsWith(path)) ? 'true' : undefined}
            >
              <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classes(styles.item, styles.phone)}
        onClick={onSearch}
        data-tour="search"
      >
        <Search size={20} strokeWidth={1.6} aria-hidden="true" />
        {t('shell.searchShort')}
      </button>
      <MoreMenu entries={entries.filter(({ inBar }) => !inBar)} />
      <div className={styles.bottom}>{isMember && <RightsButton />}</div>
    </nav>
  )
}
