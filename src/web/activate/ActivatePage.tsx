import { AuthFrame } from '../login/AuthFrame.tsx'
import { ExpiredLink } from './ExpiredLink.tsx'
import { FoundMuseum } from './FoundMuseum.tsx'
import { LinkCheck } from './LinkCheck.tsx'
import { useLinkCheck } from './use-link-check.ts'
import { useMailedToken } from './use-mailed-token.ts'

/** Founds a museum by the mailed link (acceptance row P-R06). */
export function ActivatePage() {
  const token = useMailedToken('/activate')
  const check = useLinkCheck('TENANT', token)
  return (
    <AuthFrame>
      {token === undefined || check.data?.status === 'EXPIRED' ? (
        <ExpiredLink type="TENANT" token={token} />
      ) : check.data ? (
        <FoundMuseum token={token} museum={check.data.museum ?? ''} />
      ) : (
        <LinkCheck check={check} />
      )}
    </AuthFrame>
  )
}
