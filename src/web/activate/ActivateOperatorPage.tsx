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
  const token = useMailedToken('/activate-operator')
  const check = useLinkCheck('OPERATOR', token)
  return (
    <AuthFrame>
      <WhileSignedIn type="OPERATOR" token={token}>
        {token === undefined || check.data?.status === 'EXPIRED' ? (
          <ExpiredLink type="OPERATOR" token={token} />
        ) : check.data ? (
          <AcceptInvitation type="OPERATOR" token={token} link={check.data} />
        ) : (
          <LinkCheck check={check} />
        )}
      </WhileSignedIn>
    </AuthFrame>
  )
}

/** A person invited to operate the platform comes in by the mailed link. It stands outside the shell. */
export const ActivateOperatorPage = () => (
  <QueryClientProvider client={queryClient}>
    <Activation />
  </QueryClientProvider>
)
