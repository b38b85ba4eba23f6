import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AuthFrame } from '../login/AuthFrame.tsx'
import { NewPassword } from './NewPassword.tsx'
import { RequestLink } from './RequestLink.tsx'

/** Password reset: asking for the link, and with the link's token choosing the new password (acceptance row P-R04). */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' })
  const navigate = useNavigate()
  // The token is taken out of the address bar, so that nobody copies it from there; a reload finds it in the state of the history.
  const inHistory = useLocation({ select: location => location.state.resetToken })
  const [kept] = useState(token ?? inHistory)
  useEffect(() => {
    if (token)
      void navigate({
        to: '/reset-password',
        search: { token: undefined },
        state: { resetToken: token },
        replace: true,
      })
  }, [token, navigate])
  return <AuthFrame>{kept ? <NewPassword token={kept} /> : <RequestLink />}</AuthFrame>
}
