import { useQuery } from '@tanstack/react-query'
import { listMyPasskeys } from '#model/api/passkeys.ts'
import { readSecondFactor } from '#model/api/security.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** True for an operator whose one second factor, codes or a passkey, is the only one: it cannot be given up. */
export function useOnlyFactor(): boolean {
  const enabled = useSession().currentUser?.operator === true
  const codes = useQuery({ ...endpointQuery(readSecondFactor, {}), enabled })
  const passkeys = useQuery({ ...endpointQuery(listMyPasskeys, {}), enabled })
  if (!enabled || !codes.data || !passkeys.data) return false
  return Number(codes.data.since !== null) + passkeys.data.length < 2
}
