import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MuseumUser } from '#model/api/museum-users.ts'
import { displayName } from '#model/display-name.ts'
import { type IdentityState, identityStates } from '#model/permissions/roles.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { matching } from '../../ui/matches-query.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Section } from '../Section.tsx'
import { InviteDrawer } from './InviteDrawer.tsx'
import { RolesSection } from './RolesSection.tsx'
import { UserDrawer } from './UserDrawer.tsx'
import styles from './Users.module.css'
import { UserTable } from './UserTable.tsx'
import { useRoles, useUsers } from './use-users.ts'

type StateFilter = IdentityState | 'ALL'

/** The users of the museum, to be found, invited and looked after (acceptance rows P-R15, P-P05), and the roles they can be given. */
export function UsersSection() {
  const { t } = useTranslation()
  const { tenantId, users, isError, refetch, put, drop } = useUsers()
  const { roles, isError: rolesFailed, refetch: refetchRoles } = useRoles(tenantId)
  const [query, setQuery] = useState('')
  const [state, setState] = useState<StateFilter>('ALL')
  const [inviting, setInviting] = useState(false)
  const [openId, setOpenId] = useState<string>()

  const known = users ?? []
  const inState = (one: StateFilter) => known.filter(user => one === 'ALL' || user.state === one)
  const textOf = (user: MuseumUser) => `${displayName(user)} ${user.email} ${user.namedRole?.name ?? ''}`
  const shown = query.trim() === '' ? inState(state) : matching(inState(state), textOf, query)
  const open = known.find(({ id }) => id === openId)
  const states: readonly StateFilter[] = ['ALL', ...identityStates.toSorted()]
  const showAll = () => {
    setQuery('')
    setState('ALL')
  }
  const changed = (user: MuseumUser) => {
    put(user)
    void refetchRoles()
  }
  return (
    <>
      <Section title={t('users.title')} lead={t('users.intro')}>
        <div className={styles.tools}>
          <TextInput
            type="search"
            aria-label={t('users.search')}
            placeholder={t('users.search')}
            className={styles.search}
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
          <Button look="primary" onClick={() => setInviting(true)} disabled={users === undefined}>
            <UserPlus size={16} strokeWidth={1.7} aria-hidden="true" />
            {t('users.invite.action')}
          </Button>
          <SegmentedControl
            label={t('users.filter')}
            value={state}
            options={states.map(one => ({
              value: one,
              label: (
                <>
                  {one === 'ALL' ? t('users.all') : t(`users.states.${one}`)}{' '}
                  <span className={styles.tally}>{users && inState(one).length}</span>
                </>
              ),
            }))}
            onChange={setState}
          />
        </div>
        <VisuallyHidden>
          <p role="status">{users && t('users.count', { count: shown.length })}</p>
        </VisuallyHidden>
        {isError && !users && <LoadFailed text={t('users.failed')} retry={refetch} />}
        {!users && !isError && <Skeleton width={40} />}
        {users && shown.length > 0 && <UserTable users={shown} onOpen={({ id }) => setOpenId(id)} />}
        {users && shown.length === 0 && (
          <div className={styles.none}>
            <h3>{t('users.none')}</h3>
            <p>{t('users.noneText')}</p>
            <Button onClick={showAll}>{t('users.showAll')}</Button>
          </div>
        )}
        {users?.length === 1 && shown.length === 1 && <p className={styles.alone}>{t('users.alone')}</p>}
        {inviting && (
          <InviteDrawer
            tenantId={tenantId}
            roles={roles ?? []}
            users={known}
            onInvited={changed}
            onClose={() => setInviting(false)}
          />
        )}
        {open && (
          <UserDrawer
            key={open.id}
            user={open}
            others={known.filter(({ id }) => id !== open.id)}
            roles={roles ?? []}
            onChanged={changed}
            onRemoved={user => {
              setOpenId(undefined)
              drop(user)
              void refetchRoles()
            }}
            onClose={() => setOpenId(undefined)}
          />
        )}
      </Section>
      <RolesSection
        tenantId={tenantId}
        roles={roles}
        isError={rolesFailed}
        refresh={() => {
          void refetchRoles()
          void refetch()
        }}
      />
    </>
  )
}
