import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readSecondFactor } from '#model/api/security.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../../platform/query/LoadFailed.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Looks whether the account has a second factor before it shows what then asks for a code. */
export function FactorCheck({ children }: { readonly children: (withCode: boolean) => ReactNode }) {
  const { data, isError, refetch } = useQuery(endpointQuery(readSecondFactor, {}))
  if (isError && !data) return <LoadFailed retry={refetch} />
  return data ? children(data.since !== null) : <Skeleton width={40} />
}
