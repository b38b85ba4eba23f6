import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AuthFrame } from '../login/AuthFrame.tsx'
import { NewPassword } from './NewPassword.tsx'
import { RequestLink } from './RequestLink.tsx'

/** Password reset: asking for the link, and with the link's token choosing the new password (acceptance row P-R04). */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' })
  const navigate = useNavigate()
  // The token is kept here and taken out of the address bar and the history.
  const [kept] = useState(token)
  useEffect(() => {
    if (token) void navigate({ to: '/reset-password', search: { token: undefined }, replace: true })
  }, [token, navigate])
  return <AuthFrame>{kept ? <NewPassword token={kept} /> : <RequestLink />}</AuthFrame>
}
