import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#model/api/endpoint.ts'
import { activationStep, type LinkType } from '#model/api/registration.ts'
import { call } from '../platform/client.ts'

/**
 * What a mailed link is for; asked once, since following it uses it up. What was told is kept with the page: signing in, which comes of
 * following it, forgets all that was loaded.
 */
export function useLinkCheck(type: LinkType, token: string | undefined) {
  const [told, setTold] = useState<OutputOf<typeof activationStep>>()
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey: ['mailed link', type, token],
    queryFn: () => call(activationStep, { body: { tokenValue: token ?? '', stepName: 'CHECK', type } }),
    enabled: token !== undefined && told === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (data && !told) setTold(data)
  return { data: told, error, errorUpdateCount, isFetching, refetch }
}
