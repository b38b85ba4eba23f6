import { useNavigate } from '@tanstack/react-router'
import { session } from '../platform/client.ts'

/**
 * Lets in whoever has just got an account: signed in, the guard leads home from here. Where that fails, and for who has a password of
 * before, the login says what is left to do.
 */
export function useArrival() {
  const navigate = useNavigate()
  return async (
    { email, museum }: { readonly email: string; readonly museum: string },
    password: string | undefined,
  ): Promise<void> => {
    if (password !== undefined) {
      try {
        return await session.signIn(email, password)
      } catch {
        // What the link was for is done: the login tells what hinders.
      }
    }
    await navigate({
      to: '/login',
      search: { from: undefined },
      state: { email, arrivedIn: museum },
      replace: true,
    })
  }
}
