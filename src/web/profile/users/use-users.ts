import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listUsers, type MuseumUser } from '#model/api/museum-users.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { useSession } from '../../platform/session/use-session.ts'

/**
 * The users of the current museum. What the server answers to a change takes the place of what was there; the list is not read anew for it
 * (platform specification, section 3).
 */
export function useUsers() {
  const tenantId = useSession().currentMuseumId ?? ''
  const client = useQueryClient()
  const options = endpointQuery(listUsers, { params: { tenantId } })
  const { data, isError, refetch } = useQuery({ ...options, enabled: tenantId !== '' })
  const change = (apply: (users: readonly MuseumUser[]) => readonly MuseumUser[]) =>
    client.setQueryData(options.queryKey, known => {
      if (!known) return known
      const result = [...apply(known.result)]
      return { ...known, result, totalSize: known.totalSize + result.length - known.result.length }
    })
  return {
    tenantId,
    users: data?.result,
    isError,
    refetch,
    /** Puts a user in their place, or in front when they are new. */
    put: (user: MuseumUser) =>
      change(users =>
        users.some(({ id }) => id === user.id)
          ? users.map(known => (known.id === user.id ? user : known))
          : [user, ...users],
      ),
    drop: (user: MuseumUser) => change(users => users.filter(({ id }) => id !== user.id)),
  }
}
