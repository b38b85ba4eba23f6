import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamedRole } from '#model/api/museum-users.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Section } from '../Section.tsx'
import { RoleDrawer } from './RoleDrawer.tsx'
import styles from './Roles.module.css'

export interface RolesSectionProps {
  readonly tenantId: string
  readonly roles: readonly NamedRole[] | undefined
  readonly isError: boolean
  /** After a role was created, changed or deleted, and to try again. */
  readonly refresh: () => void
}

/** The custom roles of the museum: sets of permissions under a name that users are given. */
export function RolesSection({ tenantId, roles, isError, refresh }: RolesSectionProps) {
  const { t } = useTranslation()
  const [openId, setOpenId] = useState<string>()
  const open = roles?.find(({ id }) => id === openId)
  return (
    <Section title={t('users.roles.title')} lead={t('users.roles.intro')}>
      {isError && !roles && <LoadFailed text={t('users.roles.failed')} retry={refresh} />}
      {!roles && !isError && <Skeleton width={40} />}
      {roles?.length === 0 && <p className={styles.none}>{t('users.roles.none')}</p>}
      {roles && roles.length > 0 && (
        <ul className={styles.list} aria-label={t('users.roles.list')}>
          {roles.map(({ id, name, members, permissions }) => (
            <li key={id}>
              <button type="button" className={styles.role} onClick={() => setOpenId(id)}>
                <span className={styles.name}>{name}</span>
                <span className={styles.facts}>
                  <span>{t('users.roles.members', { count: members })}</span>
                  <span>{t('users.roles.granted', { count: permissions.length })}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {roles && (
        <Button onClick={() => setOpenId('new')}>
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" />
          {t('users.roles.create')}
        </Button>
      )}
      {roles && (open || openId === 'new') && (
        <RoleDrawer
          key={openId}
          tenantId={tenantId}
          role={open}
          others={roles.filter(({ id }) => id !== openId)}
          onChanged={refresh}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Section>
  )
}
