import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeObject,
  listObjects,
  objectDetails,
  type ProcedureObject,
} from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { displayName } from '#model/display-name.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { offerUndo } from '../../platform/notices/offer-undo.ts'
import { museumToday } from '../../platform/session/museum-today.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { decidedValues, decisionOf } from './decision-of.ts'
import { forEach } from './for-each.ts'
import { linesArea } from './lines-area.ts'
import { putObject, refreshAfterChange } from './refresh-objects.ts'

/** Changes to one object or to many. */
export type ObjectsChange =
  | { readonly kind: 'check'; readonly ids: readonly string[]; readonly checked: boolean }
  | {
      readonly kind: 'decide'
      readonly ids: readonly string[]
      /** Id of the choice. */
      readonly decision: number
      readonly reason: string
    }

/** Maximum number of objects per request, as their ids are in the address. */
const askedAtOnce = 100

/** Objects of a procedure as they are now, by their ids. */
export async function objectsById(id: string, ids: readonly string[]): Promise<ProcedureObject[]> {
  const found: ProcedureObject[] = []
  for (let from = 0; from < ids.length; from += askedAtOnce) {
    const query = { ids: ids.slice(from, from + askedAtOnce).join(',') }
    found.push(...(await call(objectDetails, { params: { id }, query })).result)
  }
  return found
}

/** Checks objects and decides about them, one or many; says how far it has come, and in one sentence what was done. Where another decision stood, the sentence takes it back. */
export function useChangeObjects({ id, type }: Procedure) {
  const client = useQueryClient()
  const { currentUser } = useSession()
  const [done, setDone] = useState(0)
  const declaration = procedureNamed(type)
  const context = declaration ? { context: linesArea(declaration).type } : {}
  const check = async (ids: readonly string[], checked: boolean) => {
    const objects = await objectsById(id, ids)
    const open = objects.filter(({ status }) => (status === 'CHECKED') !== checked)
    const change = async ({ catalogueObjectId: objectId, version }: ProcedureObject) =>
      putObject(
        client,
        id,
        await call(changeObject, { params: { id, objectId }, body: { version, checked } }),
      )
    await forEach(open, change, setDone)
    return []
  }
  /** @returns the objects about which something else was decided before, as they were. */
  const decide = async (ids: readonly string[], decision: number, reason: string) => {
    const before = await objectsById(id, ids)
    const now = { id: decision, reason, by: currentUser ? displayName(currentUser) : '', day: museumToday() }
    const write = async ({ catalogueObjectId: objectId, version, values }: ProcedureObject) => {
      const body = { version, values: declaration ? decidedValues(declaration, values, now) : values }
      putObject(client, id, await call(changeObject, { params: { id, objectId }, body }))
    }
    await forEach(before, write, setDone)
    return before.filter(({ values }) => {
      const earlier = declaration && decisionOf(declaration, values)
      return (
        earlier !== undefined &&
        earlier.id !== declaration?.lines.decision?.undecided &&
        (earlier.id !== decision || earlier.reason !== reason)
      )
    })
  }
  /** Restores the previous decision with its reason, author and time; everything else stays as it is. */
  const takeBack = async (before: readonly ProcedureObject[]) => {
    const [part = ''] = declaration?.lines.decision?.path.split('/') ?? []
    const earlier = new Map(before.map(({ catalogueObjectId, values }) => [catalogueObjectId, values[part]]))
    await forEach(
      await objectsById(id, [...earlier.keys()]),
      async ({ catalogueObjectId: objectId, version, values }) => {
        const body = { version, values: { ...values, [part]: earlier.get(objectId) } }
        putObject(client, id, await call(changeObject, { params: { id, objectId }, body }))
      },
    )
    refreshAfterChange(client)
    return undefined
  }
  const changing = useMutation({
    mutationFn: (change: ObjectsChange) =>
      change.kind === 'check'
        ? check(change.ids, change.checked)
        : decide(change.ids, change.decision, change.reason),
    onMutate: () => setDone(0),
    onSuccess(replaced, { kind, ids }) {
      if (ids.length === 1 && replaced.length === 0) return
      const params = { count: ids.length, ...context }
      const text = `procedureObjects.done.${kind}` as const
      if (replaced.length === 0) notices.add('success', text, params)
      else offerUndo(text, params, () => takeBack(replaced))
    },
    onError() {
      notices.add('error', 'procedureObjects.changeFailed', context)
      void client.invalidateQueries({ queryKey: [listObjects.name] })
    },
    onSettled: () => refreshAfterChange(client),
  })
  return {
    change: changing.mutate,
    busy: changing.isPending,
    done,
    total: changing.variables?.ids.length ?? 0,
  }
}

export type ObjectsChanging = ReturnType<typeof useChangeObjects>
