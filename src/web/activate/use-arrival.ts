import { useNavigate } from '@tanstack/react-router'

/** Leads to the login of whoever has just come in, and says so there. */
export function useArrival() {
  const navigate = useNavigate()
  return ({ email, museum }: { readonly email: string; readonly museum: string }) =>
    navigate({
      to: '/login',
      search: { from: undefined },
      state: { email, arrivedIn: museum },
      replace: true,
    })
}
