import { useSearch } from '@tanstack/react-router'
import { AuthFrame } from '../login/AuthFrame.tsx'
import { NewPassword } from './NewPassword.tsx'
import { RequestLink } from './RequestLink.tsx'

/** Password reset: asking for the link, and with the link's token choosing the new password (acceptance row P-R04). */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' })
  return <AuthFrame>{token ? <NewPassword token={token} /> : <RequestLink />}</AuthFrame>
}
