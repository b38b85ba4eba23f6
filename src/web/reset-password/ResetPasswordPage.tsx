import { QueryClientProvider } from '@tanstack/react-query'
import { useMailedToken } from '../activate/use-mailed-token.ts'
import { WhileSignedIn } from '../activate/WhileSignedIn.tsx'
import { AuthFrame } from '../login/AuthFrame.tsx'
import { queryClient } from '../platform/query/query-client.ts'
import { NewPassword } from './NewPassword.tsx'
import { RequestLink } from './RequestLink.tsx'

function Reset() {
  const token = useMailedToken('/reset-password')
  return (
    <AuthFrame>
      <WhileSignedIn type="RESET" token={token}>
        {token ? <NewPassword token={token} /> : <RequestLink />}
      </WhileSignedIn>
    </AuthFrame>
  )
}

/** Password reset: asking for the link, and with the link's token choosing the new password (acceptance row P-R04). */
export const ResetPasswordPage = () => (
  <QueryClientProvider client={queryClient}>
    <Reset />
  </QueryClientProvider>
)
