import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { procedureLinks } from '#model/api/procedures/links.ts'
import { listObjects, sumObjects } from '#model/api/procedures/objects.ts'
import { listProcedures, readProcedure } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { cardQuery } from '../cards/data/use-card.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { useNews } from '../platform/events/use-news.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'

/**
 * Loads what a procedure has besides its record: possible moves, people, state of its objects. `put` stores the procedure of an answer; the record
 * with its history, and the lists, are read again.
 */
export function useProcedure(id: string) {
  const client = useQueryClient()
  const wanted = localizedQuery(readProcedure, { params: { id } }, useLanguage())
  const query = useQuery(wanted)
  const put = (procedure: Procedure) => {
    client.setQueryData(wanted.queryKey, procedure)
    void client.invalidateQueries({ queryKey: [listProcedures.name] })
    const area = areaOf(procedure.type)
    if (!area) return
    void client.invalidateQueries({ queryKey: cardQuery(area, procedure.id).queryKey })
    void client.invalidateQueries({ queryKey: [area.endpoints.list.name], refetchType: 'none' })
    void client.invalidateQueries({ queryKey: [area.endpoints.revisions.name] })
  }
  return { ...query, put }
}

/** A procedure of whichever type that is opened by its address: read on arrival, and again as soon as others change it. */
export function useOpenedProcedure(id: string) {
  const client = useQueryClient()
  const opened = useProcedure(id)
  const { data: procedure, refetch, put } = opened
  useNews('procedure.changed', ({ id: changed }) => {
    if (changed !== (procedure?.id ?? id)) return
    for (const { name } of [listObjects, sumObjects]) void client.invalidateQueries({ queryKey: [name] })
    void client.invalidateQueries({ queryKey: [procedureLinks.name] })
    void refetch().then(({ data }) => data && put(data))
  })
  const onArrival = useEffectEvent(() => void refetch())
  useEffect(() => onArrival(), [])
  return opened
}

/** Keeps a procedure in sync with its record: it is refetched after the record was saved as a later version. */
export function useInStep({ id, version }: Pick<CardAnswer, 'id' | 'version'>): void {
  const { data: procedure, refetch } = useProcedure(id)
  const isBehind = procedure !== undefined && procedure.version < version
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])
}
