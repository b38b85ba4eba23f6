import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listObjects, type ProcedureObject } from '#model/api/procedures/objects.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import type { Selection } from '../../ui/selection.ts'
import { type ObjectsAsked, objectsQuery, pageSize } from './objects-query.ts'

const none: ReadonlySet<string> = new Set()

/** Returns the selected objects of a procedure; the checkbox in the header covers all results of search and filter, loaded or not. */
export function useChosenObjects(procedureId: string, asked: ObjectsAsked, total: number) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState(none)
  const put = (ids: readonly string[], on: boolean) =>
    setChosen(before => {
      const after = new Set(before)
      for (const id of ids) on ? after.add(id) : after.delete(id)
      return after
    })
  const idsBetween = async (from: number, to: number) => {
    const ids: string[] = []
    for (let page = Math.floor(from / pageSize); page * pageSize <= to; page++) {
      const { result } = await client.fetchQuery(objectsQuery(procedureId, asked, page))
      ids.push(
        ...result
          .filter((_row, at) => page * pageSize + at >= from && page * pageSize + at <= to)
          .map(({ catalogueObjectId }) => catalogueObjectId),
      )
    }
    return ids
  }
  const allIds = async () => {
    if (asked.q !== undefined || asked.status !== undefined) return idsBetween(0, total - 1)
    const query = { withoutFilters: 'true', page: 0, size: 1 } as const
    return (await call(listObjects, { params: { id: procedureId }, query })).ids ?? []
  }
  const later = (ids: Promise<readonly string[]>, on: boolean) =>
    void ids.then(
      found => put(found, on),
      () => notices.add('error', 'common.somethingWentWrong'),
    )
  const selection: Selection<ProcedureObject> = {
    has: ({ catalogueObjectId }) => chosen.has(catalogueObjectId),
    all: chosen.size === 0 ? 'none' : chosen.size >= total ? 'all' : 'some',
    onToggle: ({ catalogueObjectId }, _index, on) => put([catalogueObjectId], on),
    onRange: (from, to, on) => later(idsBetween(from, to), on),
    onAll: on => (on ? later(allIds(), true) : setChosen(none)),
  }
  return {
    chosen,
    selection,
    clear: () => setChosen(none),
    drop: (ids: readonly string[]) => put(ids, false),
  }
}
