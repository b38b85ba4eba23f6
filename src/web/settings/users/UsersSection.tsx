import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listRoles, listUsers, type MuseumUser } from '#model/api/museum-users.ts'
import { displayName } from '#model/display-name.ts'
import { type IdentityState, identityStates } from '#model/permissions/roles.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { Section } from '../../profile/Section.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { matching } from '../../ui/matches-query.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { InviteDrawer } from './InviteDrawer.tsx'
import { RolesSection } from './RolesSection.tsx'
import { UserDrawer } from './UserDrawer.tsx'
import styles from './Users.module.css'
import { UserTable } from './UserTable.tsx'

/** The custom roles of a museum, by name. */
function useRoles(tenantId: string) {
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listRoles, { params: { tenantId } }),
    enabled: tenantId !== '',
  })
  return { roles: data?.result, isError, refetch }
}

/**
 * The users of the current museum by name, in the order of the language on the screen. What the server answers to a change takes the place
 * of what was there; the list is not refetched for it.
 */
function useUsers() {
  const tenantId = useSession().currentMuseumId ?? ''
  const language = useLanguage()
  const client = useQueryClient()
  const options = endpointQuery(listUsers, { params: { tenantId } })
  const { data, isError, refetch } = useQuery({ ...options, enabled: tenantId !== '' })
  const users = useMemo(() => {
    const { compare } = new Intl.Collator(language)
    return data?.result.toSorted(
      (one, other) => compare(one.lastName, other.lastName) || compare(one.firstName, other.firstName),
    )
  }, [data, language])
  const change = (apply: (all: readonly MuseumUser[]) => readonly MuseumUser[]) =>
    client.setQueryData(options.queryKey, known => {
      if (!known) return known
      const result = [...apply(known.result)]
      return { ...known, result, totalSize: known.totalSize + result.length - known.result.length }
    })
  return {
    tenantId,
    users,
    isError,
    refetch,
    /** Adds or replaces a user. */
    put: (user: MuseumUser) => change(all => [...all.filter(({ id }) => id !== user.id), user]),
    drop: (user: MuseumUser) => change(all => all.filter(({ id }) => id !== user.id)),
  }
}

type StateFilter = IdentityState | 'ALL'

/** The users of the museum, to search, invite and manage (P-R15, P-P05), and their roles. */
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
