import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addObjects,
  changeObject,
  type ProcedureObject,
  removeObjects,
} from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { call } from '../../platform/client.ts'
import { offerUndo } from '../../platform/notices/offer-undo.ts'
import { genericOnFailure as notify } from '../../platform/request/notification-rules.ts'
import { forEach } from './for-each.ts'
import { linesArea } from './lines-area.ts'
import { refreshObjects } from './refresh-objects.ts'
import { objectsById } from './use-change-objects.ts'

const isWritten = ({ values, status }: ProcedureObject): boolean =>
  status === 'CHECKED' || Object.keys(values).length > 0

/** Removes objects from a procedure; the notice can restore them with their details. */
export function useRemoveObjects(
  { id }: Procedure,
  declaration: ProcedureDeclaration,
  onRemoved: (ids: readonly string[]) => void,
) {
  const context = linesArea(declaration).type
  const client = useQueryClient()
  const putBack = async (ids: readonly string[], written: readonly ProcedureObject[]) => {
    await call(addObjects, { params: { id }, body: { selection: { ids: [...ids] } } })
    const before = new Map(written.map(object => [object.catalogueObjectId, object]))
    await forEach(
      await objectsById(id, [...before.keys()]),
      async ({ catalogueObjectId: objectId, version }) => {
        const { values, status } = before.get(objectId) ?? {}
        const body = { version, ...(values && { values }), checked: status === 'CHECKED' }
        await call(changeObject, { params: { id, objectId }, body })
      },
    )
    await refreshObjects(client)
    return undefined
  }
  return useMutation({
    async mutationFn(ids: readonly string[]) {
      const written = (await objectsById(id, ids)).filter(isWritten)
      await call(removeObjects, { params: { id }, body: { ids: [...ids] } }, { notify })
      return written
    },
    async onSuccess(written, ids) {
      onRemoved(ids)
      offerUndo('procedureObjects.removed', { count: ids.length, context }, () => putBack(ids, written))
      await refreshObjects(client)
    },
  })
}
