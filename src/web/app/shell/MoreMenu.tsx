import { useNavigate } from '@tanstack/react-router'
import { Copyright, Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { museumRoles } from '#model/permissions/roles.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { notices } from '../../platform/notices/notices.ts'
import { Menu } from '../../ui/Menu.tsx'
import styles from './MainMenu.module.css'
import type { MenuEntry } from './menu.ts'
import { openRightsApplication } from './RightsButton.tsx'

/** What has no place in the bar of phones. */
export function MoreMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
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
