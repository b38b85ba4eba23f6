import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Selection } from '#model/api/cards/shapes.ts'
import { listOperations, type Operation, readProblems } from '#model/api/operations.ts'
import { displayName } from '#model/display-name.ts'
import type { LinkRef } from '#model/kinds/values.ts'
import type { CardArea } from '../cards/card-area.ts'
import { cardLinks } from '../cards/card-links.ts'
import { call } from '../platform/client.ts'
import type { Undone } from '../platform/notices/offer-undo.ts'
import { endOf, undoWork } from '../platform/operations/follow-operation.ts'
import { useSession } from '../platform/session/use-session.ts'

/** Returns the reason why a record was not moved, in words; undefined when it was. */
async function reasonOf({ id, progress }: Operation): Promise<string | undefined> {
  if (progress.fail.length === 0) return undefined
  const { result } = await call(readProblems, { params: { id } })
  return result.flatMap(({ message, fields }) => [...Object.values(fields), message])[0]
}

/** The person who is signed in, if exactly one record of a person has their name. */
export function useOwnRecord(): LinkRef | undefined {
  const { currentUser } = useSession()
  const name = currentUser ? displayName(currentUser) : ''
  const { data } = useQuery({
    queryKey: ['own-record', name],
    enabled: name !== '',
    queryFn: async (): Promise<LinkRef | null> => {
      const found = await cardLinks.suggest(['person'], name)
      const [one, ...others] = found.filter(({ title }) => title === name)
      return one && others.length === 0 ? { id: one.id, type: one.type, name: one.title } : null
    },
  })
  return data ?? undefined
}

/** A move that was started. */
export interface StartedMove {
  readonly operation: Operation
  /** Waits for its end. */
  end(): Promise<{ readonly operation: Operation; readonly reason: string | undefined }>
  undo(): Promise<Undone>
}

/** Moves records, in the background like any bulk edit. */
export function useMove({ endpoints }: CardArea, selection: Selection) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [listOperations.name] })
  return useMutation({
    async mutationFn(action: {
      readonly path: string
      readonly row: Record<string, unknown>
    }): Promise<StartedMove> {
      const operation = await call(endpoints.bulk, {
        body: { selection, action: { kind: 'log', ...action } },
      })
      await refresh()
      return {
        operation,
        async end() {
          const done = await endOf(client, operation)
          return { operation: done, reason: await reasonOf(done) }
        },
        undo: () => undoWork(client, operation),
      }
    },
  })
}
