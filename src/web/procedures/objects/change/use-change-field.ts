import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeObjects, mostChanged } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { call } from '../../../platform/client.ts'
import { offerUndo, type Undone } from '../../../platform/notices/offer-undo.ts'
import { linesArea } from '../lines-area.ts'
import { refreshObjects } from '../refresh-objects.ts'

interface LineChange {
  readonly id: string
  readonly value: unknown
  readonly version?: number
}

/** Changes a field of many lines, so many per call as one takes. */
async function changeAll(id: string, path: string, lines: readonly LineChange[]) {
  const changed: { readonly id: string; readonly version: number; readonly before?: unknown }[] = []
  const kept: string[] = []
  for (let at = 0; at < lines.length; at += mostChanged) {
    const body = { path, lines: lines.slice(at, at + mostChanged).map(line => ({ ...line })) }
    const answer = await call(changeObjects, { params: { id }, body })
    changed.push(...answer.changed)
    kept.push(...answer.kept)
  }
  return { changed, kept }
}

/** Changes a field of the chosen objects; a notice says how many changed, and undoes all of them that nobody changed since. */
export function useChangeField({ id }: Procedure, declaration: ProcedureDeclaration) {
  const client = useQueryClient()
  const undo = async (
    path: string,
    changed: Awaited<ReturnType<typeof changeAll>>['changed'],
  ): Promise<Undone> => {
    const back = changed.map(({ id: line, version, before }) => ({
      id: line,
      version,
      value: before ?? null,
    }))
    const { kept } = await changeAll(id, path, back)
    await refreshObjects(client)
    return kept.length > 0 ? 'partly' : 'undone'
  }
  return useMutation({
    mutationFn: ({ path, ids, value }: { path: string; ids: readonly string[]; value: unknown }) =>
      changeAll(
        id,
        path,
        ids.map(line => ({ id: line, value: value ?? null })),
      ),
    onSuccess({ changed }, { path }) {
      const params = { count: changed.length, context: linesArea(declaration).type }
      offerUndo('procedureObjects.done.check', params, () => undo(path, changed))
    },
    onSettled: () => refreshObjects(client),
  })
}
