import { QueryClientProvider } from '@tanstack/react-query'
import { AuthFrame } from '../login/AuthFrame.tsx'
import { queryClient } from '../platform/query/query-client.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { ExpiredLink } from './ExpiredLink.tsx'
import { LinkCheck } from './LinkCheck.tsx'
import { useLinkCheck } from './use-link-check.ts'
import { useMailedToken } from './use-mailed-token.ts'
import { WhileSignedIn } from './WhileSignedIn.tsx'

function Activation() {
  const token = useMailedToken('/user/activate')
  const check = useLinkCheck('USER', token)
  return (
    <AuthFrame>
      <WhileSignedIn type="USER" token={token}>
        {token === undefined || check.data?.status === 'EXPIRED' ? (
          <ExpiredLink type="USER" token={token} />
        ) : check.data ? (
          <AcceptInvitation type="USER" token={token} link={check.data} />
        ) : (
          <LinkCheck check={check} />
        )}
      </WhileSignedIn>
    </AuthFrame>
  )
}

/** An invited person comes in by the mailed link (acceptance row P-R07). It stands outside the shell. */
export const ActivateUserPage = () => (
  <QueryClientProvider client={queryClient}>
    <Activation />
  </QueryClientProvider>
)
