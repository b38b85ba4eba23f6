import { useNavigate } from '@tanstack/react-router'
import { LogIn, Mail, Unlink, UserCheck, UserMinus, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { changeUserState, inviteUserAgain, type MuseumUser } from '#model/api/museum-users.ts'
import { releaseFromService } from '#model/api/single-sign-on.ts'
import { loginAs } from '#model/api/users.ts'
import { call } from '../../platform/client.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Users.module.css'
import { said, type useUserAction } from './use-user-action.ts'

/** What is asked about before it is done. */
export type Asked = 'suspend' | 'remove'

export interface UserActionsProps {
  readonly user: MuseumUser
  readonly action: ReturnType<typeof useUserAction>
  readonly onChanged: (user: MuseumUser) => void
  readonly onAsk: (about: Asked) => void
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** What can be done with a user besides their rights, as far as their state and one's own lets it. */
export function UserActions({ user, action, onChanged, onAsk }: UserActionsProps) {
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
        { notify: said('users.release.done') },
      )
      onChanged({ ...user, signOn: false })
    })
  const inviteAgain = () =>
    action.run(() => call(inviteUserAgain, { params }, { notify: said('users.again.done') }))
  const admit = () =>
    action.run(async () =>
      onChanged(
        await call(
          changeUserState,
          { params, body: { state: 'ACTIVE' } },
          { notify: said('users.admit.done') },
        ),
      ),
    )
  /** Stands by itself, above what it does in words. */
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
