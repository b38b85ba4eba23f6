import { useQuery } from '@tanstack/react-query'
import { activationStep, type LinkType } from '#model/api/registration.ts'
import { call } from '../platform/client.ts'

/** What a mailed link is for; asked once, since following it uses it up. */
export function useLinkCheck(type: LinkType, token: string | undefined) {
  return useQuery({
    queryKey: ['mailed link', type, token],
    queryFn: () => call(activationStep, { body: { tokenValue: token ?? '', stepName: 'CHECK', type } }),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}
