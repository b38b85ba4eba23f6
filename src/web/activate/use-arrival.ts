import { useNavigate } from '@tanstack/react-router'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { activateOperator, activateUser } from '#model/api/registration.ts'
import { homePath } from '#model/navigation/routes.ts'
import { session } from '../platform/client.ts'

/**
 * Signs in a user who has just activated an account and opens the home page. If that fails, or if the user already had a
 * password, the login page explains the next step.
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
        // The account is active by now; the login page explains why signing in failed.
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
