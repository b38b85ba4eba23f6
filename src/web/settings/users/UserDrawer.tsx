import { useNavigate } from '@tanstack/react-router'
import { LogIn, Mail, Unlink, UserCheck, UserMinus, UserX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changeUserRights,
  changeUserState,
  inviteUserAgain,
  type MuseumUser,
  type NamedRole,
  removeUser,
} from '#model/api/museum-users.ts'
import { releaseFromService } from '#model/api/single-sign-on.ts'
import { loginAs } from '#model/api/users.ts'
import { displayName } from '#model/display-name.ts'
import { call } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { askToLeave } from '../../platform/dialogs/dialogs.ts'
import { genericOnFailure, onSuccess } from '../../platform/request/notification-rules.ts'
import { useExplainedAction } from '../../platform/request/use-action.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useTimes } from '../../platform/times.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { type Rights, RightsEditor } from './RightsEditor.tsx'
import styles from './Users.module.css'
import { StateBadge } from './UserTable.tsx'

/** Actions that are confirmed first. */
type Asked = 'suspend' | 'remove'

interface UserActionsProps {
  readonly user: MuseumUser
  readonly action: ReturnType<typeof useExplainedAction>
  readonly onChanged: (user: MuseumUser) => void
  readonly onAsk: (about: Asked) => void
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** Actions on a user other than their rights, as the state of both users permits. */
function UserActions({ user, action, onChanged, onAsk }: UserActionsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { currentUser, currentMuseumId, loggedAs } = useSession()
  const { userId, state } = user
  const params = { userId }
  const isMe = userId === currentUser?.id

  const enter = () =>
    action.run(async () => {
      const { token } = await call(loginAs, { params }, { notify: genericOnFailure })
      await navigate({ to: '/login-as', search: { token } })
    })
  const releaseFromSignOn = () =>
    action.run(async () => {
      await call(
        releaseFromService,
        { params: { tenantId: currentMuseumId ?? '', userId } },
        { notify: onSuccess('users.release.done') },
      )
      onChanged({ ...user, signOn: false })
    })
  const inviteAgain = () =>
    action.run(() => call(inviteUserAgain, { params }, { notify: onSuccess('users.again.done') }))
  const admit = () =>
    action.run(async () =>
      onChanged(
        await call(
          changeUserState,
          { params, body: { state: 'ACTIVE' } },
          { notify: onSuccess('users.admit.done') },
        ),
      ),
    )
  /** The main action, on its own above the description of what it does. */
  const first =
    state === 'INVITED' ? 'again' : state === 'ACTIVE' && !isMe && !loggedAs ? 'loginAs' : undefined
  return (
    <section className={styles.actions} aria-label={t('users.actions')}>
      {first && (
        <>
          <div className={styles.buttons}>
            {first === 'again' ? (
              <Button onClick={() => void inviteAgain()}>
                <Mail {...icon} />
                {t('users.again.action')}
              </Button>
            ) : (
              <Button onClick={() => void enter()}>
                <LogIn {...icon} />
                {t('users.loginAs.action')}
              </Button>
            )}
          </div>
          <p>{t(`users.${first}.text`)}</p>
        </>
      )}
      <div className={styles.buttons}>
        {user.signOn && (
          <Button onClick={() => void releaseFromSignOn()}>
            <Unlink {...icon} />
            {t('users.release.action')}
          </Button>
        )}
        {state === 'SUSPENDED' && (
          <Button onClick={() => void admit()}>
            <UserCheck {...icon} />
            {t('users.admit.action')}
          </Button>
        )}
        {state === 'ACTIVE' && !isMe && (
          <Button onClick={() => onAsk('suspend')}>
            <UserX {...icon} />
            {t('users.suspend.action')}
          </Button>
        )}
        <Button onClick={() => onAsk('remove')}>
          <UserMinus {...icon} />
          {t('users.remove.action')}
        </Button>
      </div>
    </section>
  )
}

interface UserDrawerProps {
  readonly user: MuseumUser
  /** Custom roles of the museum. */
  readonly roles: readonly NamedRole[]
  /** The other users, whose permissions can be taken over. */
  readonly others: readonly MuseumUser[]
  readonly onChanged: (user: MuseumUser) => void
  readonly onRemoved: (user: MuseumUser) => void
  readonly onClose: () => void
}

const rightsOf = ({ role, permissions, namedRole }: MuseumUser): Rights => ({
  role,
  permissions: new Set(permissions),
  namedRole: namedRole?.id ?? null,
})

const areSame = (one: Rights, other: Rights): boolean =>
  one.role === other.role &&
  one.namedRole === other.namedRole &&
  one.permissions.size === other.permissions.size &&
  [...one.permissions].every(id => other.permissions.has(id))

/** One user: role and permissions, and what else an administrator can do (P-P07 to P-P11). */
export function UserDrawer({ user, roles, others, onChanged, onRemoved, onClose }: UserDrawerProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const isMe = useSession().currentUser?.id === user.userId
  const [rights, setRights] = useState(() => rightsOf(user))
  const [asked, ask] = useState<Asked | 'demote'>()
  const action = useExplainedAction()
  const dirty = !areSame(rights, rightsOf(user))
  useUnsavedGuard(dirty)
  const params = { userId: user.userId }

  const close = async () => {
    // Escape belongs to the question while one is open.
    if (asked) return
    if (!dirty || (await askToLeave())) onClose()
  }
  const save = async () => {
    ask(undefined)
    await action.run(async () => {
      const body = { ...rights, permissions: [...rights.permissions] }
      const changed = await call(
        changeUserRights,
        { params, body },
        { notify: onSuccess('users.rights.updated') },
      )
      setRights(rightsOf(changed))
      onChanged(changed)
    })
  }
  const suspend = async () => {
    await action.run(async () =>
      onChanged(
        await call(
          changeUserState,
          { params, body: { state: 'SUSPENDED' } },
          { notify: onSuccess('users.suspend.done') },
        ),
      ),
    )
    ask(undefined)
  }
  const remove = async () => {
    const isRemoved = await action.run(() =>
      call(removeUser, { params }, { notify: onSuccess('users.remove.done') }),
    )
    ask(undefined)
    if (isRemoved) onRemoved(user)
  }
  const startSaving = () => (isMe && rights.role !== user.role ? ask('demote') : void save())
  const common = { busy: action.busy, onClose: () => ask(undefined) }
  const name = displayName(user)
  return (
    <Drawer
      title={name}
      closeLabel={t('common.close')}
      size={620}
      onClose={() => void close()}
      actions={
        <>
          {dirty && (
            <Button look="subtle" onClick={() => setRights(rightsOf(user))}>
              {t('users.rights.discard')}
            </Button>
          )}
          <Button
            look="primary"
            aria-disabled={!dirty || undefined}
            busy={action.busy && dirty}
            onClick={() => dirty && startSaving()}
          >
            {t('users.rights.save')}
          </Button>
        </>
      }
    >
      <p className={styles.about}>
        <span>{user.email}</span>
        <StateBadge state={user.state} />
        <span>
          {t('users.columns.lastAccess')}:{' '}
          <span className="numbers">{user.lastAccess ? times.short(user.lastAccess) : t('users.never')}</span>
        </span>
      </p>
      {action.refused && (
        <Banner kind="danger" role="alert" inset>
          {action.refused.message}
        </Banner>
      )}
      <UserActions user={user} action={action} onChanged={onChanged} onAsk={ask} />
      <RightsEditor value={rights} onChange={setRights} roles={roles} others={others} />
      {asked === 'suspend' && (
        <ConfirmDialog
          {...common}
          title={t('users.suspend.title', { name })}
          submit={t('users.suspend.action')}
          onConfirm={() => void suspend()}
        >
          {t('users.suspend.text')}
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          {...common}
          title={t('users.remove.title', { name })}
          submit={t('users.remove.submit')}
          onConfirm={() => void remove()}
        >
          {t(
            user.state === 'INVITED'
              ? 'users.remove.invited'
              : isMe
                ? 'users.remove.self'
                : 'users.remove.text',
          )}
        </ConfirmDialog>
      )}
      {asked === 'demote' && (
        <ConfirmDialog
          {...common}
          title={t('users.demote.title')}
          submit={t('users.demote.submit')}
          onConfirm={() => void save()}
        >
          {t('users.demote.text')}
        </ConfirmDialog>
      )}
    </Drawer>
  )
}
