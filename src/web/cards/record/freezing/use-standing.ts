import { useQuery, useQueryClient } from '@tanstack/react-query'
import { notices } from '../../../platform/notices/notices.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { CallError } from '../../../platform/request/call-error.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import type { CardArea } from '../../card-area.ts'
import { cardQuery } from '../../data/use-card.ts'
import { freezingOf } from './freezing-of.ts'

const standingQuery = (area: CardArea, id: string) =>
  endpointQuery(freezingOf(area).calls.standing, { params: { id } })

/** Loads what is missing before a record can be finished, and what was frozen and signed since. */
export const useStanding = (area: CardArea, id: string) =>
  useQuery({ ...standingQuery(area, id), staleTime: 5_000 })

/** Returns functions that reload a record with everything that finishing, annulling and signing change. */
export function useReload(area: CardArea, id: string) {
  const client = useQueryClient()
  const reloadStanding = () => client.invalidateQueries({ queryKey: standingQuery(area, id).queryKey })
  const reload = () =>
    Promise.all([
      reloadStanding(),
      client.invalidateQueries({ queryKey: cardQuery(area, id).queryKey }),
      client.invalidateQueries({ queryKey: [area.endpoints.revisions.name] }),
    ])
  return {
    reloadStanding,
    reload,
    /** Reports why a record was not finished, annulled or signed, and shows its current state. */
    refused(failure: unknown) {
      const code = failure instanceof CallError ? failure.code : undefined
      if (code === 'conflict') notices.add('info', 'errors.conflict')
      else notices.add('error', code === 'locked' ? 'errors.locked' : wordsForFailure(failure))
      void reload()
    },
  }
}
