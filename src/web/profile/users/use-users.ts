import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listRoles, listUsers, type MuseumUser } from '#model/api/museum-users.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** The custom roles of a museum, by name. */
export function useRoles(tenantId: string) {
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listRoles, { params: { tenantId } }),
    enabled: tenantId !== '',
  })
  return { roles: data?.result, isError, refetch }
}

/**
 * The users of the current museum by name, in the order of the language on the screen. What the server answers to a change takes the place
 * of what was there; the list is not read anew for it (platform specification, section 3).
 */
export function useUsers() {
  const tenantId = useSession().currentMuseumId ?? ''
  const language = useLanguage()
  const client = useQueryClient()
  const options = endpointQuery(listUsers, { params: { tenantId } })
  const { data, isError, refetch } = useQuery({ ...options, enabled: tenantId !== '' })
  const users = useMemo(() => {
    const { compare } = new Intl.Collator(language)
    return data?.result.toSorted(
      (one, other) => compare(one.lastName, other.lastName) || compare(one.firstName, other.firstName),
    )
  }, [data, language])
  const change = (apply: (all: readonly MuseumUser[]) => readonly MuseumUser[]) =>
    client.setQueryData(options.queryKey, known => {
      if (!known) return known
      const result = [...apply(known.result)]
      return { ...known, result, totalSize: known.totalSize + result.length - known.result.length }
    })
  return {
    tenantId,
    users,
    isError,
    refetch,
    /** A user as they are now, whether they were there or not. */
    put: (user: MuseumUser) => change(all => [...all.filter(({ id }) => id !== user.id), user]),
    drop: (user: MuseumUser) => change(all => all.filter(({ id }) => id !== user.id)),
  }
}
