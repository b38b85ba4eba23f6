import { QueryClientProvider } from '@tanstack/react-query'
import { AuthFrame } from '../login/AuthFrame.tsx'
import { queryClient } from '../platform/query/query-client.ts'
import { ExpiredLink } from './ExpiredLink.tsx'
import { FoundMuseum } from './FoundMuseum.tsx'
import { LinkCheck } from './LinkCheck.tsx'
import { useLinkCheck } from './use-link-check.ts'
import { useMailedToken } from './use-mailed-token.ts'
import { WhileSignedIn } from './WhileSignedIn.tsx'

function Activation() {
  const token = useMailedToken('/activate')
  const check = useLinkCheck('TENANT', token)
  return (
    <AuthFrame>
      <WhileSignedIn type="TENANT" token={token}>
        {token === undefined || check.data?.status === 'EXPIRED' ? (
          <ExpiredLink type="TENANT" token={token} />
        ) : check.data ? (
          <FoundMuseum token={token} museum={check.data.museum ?? ''} email={check.data.email ?? ''} />
        ) : (
          <LinkCheck check={check} />
        )}
      </WhileSignedIn>
    </AuthFrame>
  )
}

/** Founds a museum by the mailed link (acceptance row P-R06). It stands outside the shell. */
export const ActivatePage = () => (
  <QueryClientProvider client={queryClient}>
    <Activation />
  </QueryClientProvider>
)
