import { useNavigate } from '@tanstack/react-router'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { activateOperator, activateUser } from '#model/api/registration.ts'
import { homePath } from '#model/navigation/routes.ts'
import { session } from '../platform/client.ts'

/**
 * Lets in whoever has just got an account: signed in, home from here. Where that fails, and for who has a password of
 * before, the login says what is left to do.
 */
export function useArrival() {
  const navigate = useNavigate()
  return async (
    came: OutputOf<typeof activateUser> | OutputOf<typeof activateOperator>,
    password: string | undefined,
  ): Promise<void> => {
    if (password !== undefined) {
      try {
        await session.signIn(came.email, password)
        return await navigate({ to: homePath, replace: true })
      } catch {
        // What the link was for is done: the login tells what hinders.
      }
    }
    await navigate({
      to: '/login',
      search: { from: undefined },
      state: {
        email: came.email,
        ...('museum' in came
          ? { arrivedIn: came.museum, arrivedAt: came.tenantId }
          : { arrivedAsOperator: true }),
      },
      replace: true,
    })
  }
}
