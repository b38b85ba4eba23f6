import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The token of the mailed link that led here. It is taken out of the address bar, so that nobody copies it from there; a reload finds it in
 * the state of the history.
 */
export function useMailedToken(
  path: '/activate' | '/user/activate' | '/activate-operator' | '/reset-password' | '/unlock',
): string | undefined {
  const { token } = useSearch({ from: path })
  const navigate = useNavigate()
  const inHistory = useLocation({ select: location => location.state.mailedToken })
  const [kept] = useState(token ?? inHistory)
  useEffect(() => {
    if (token)
      void navigate({ to: path, search: { token: undefined }, state: { mailedToken: token }, replace: true })
  }, [token, navigate, path])
  return kept
}
