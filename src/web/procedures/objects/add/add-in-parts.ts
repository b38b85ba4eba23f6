import type { OutputOf } from '#model/api/endpoint.ts'
import { addObjects } from '#model/api/procedures/objects.ts'
import { call } from '../../../platform/client.ts'
import type { Given } from './given.ts'

/** The result for the given numbers. */
export type Added = OutputOf<typeof addObjects>

type Body = Parameters<typeof sendOne>[1]

const sendOne = (id: string, body: { numbers: string[] } | { selection: { ids: string[] } | object }) =>
  call(addObjects, { params: { id }, body })

/** Few enough that one sees it go on, many enough that a thousand are there in a moment. */
const partSize = 500

const parts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / partSize) }, (_, at) =>
    items.slice(at * partSize, (at + 1) * partSize),
  )

function bodiesOf(given: Given): { readonly body: Body; readonly size: number }[] {
  if (given.kind === 'numbers')
    return parts(given.numbers).map(numbers => ({ body: { numbers }, size: numbers.length }))
  const { selection } = given
  if ('ids' in selection)
    return parts(selection.ids).map(ids => ({ body: { selection: { ids } }, size: ids.length }))
  return [{ body: { selection }, size: 1 }]
}

/** Combines two answers; a busy object is listed once. */
export const joined = (one: Added, other: Added): Added => ({
  added: one.added + other.added,
  addedIds: [...one.addedIds, ...other.addedIds],
  alreadyThere: one.alreadyThere + other.alreadyThere,
  notFound: [...one.notFound, ...other.notFound],
  busy: [...one.busy, ...other.busy],
})

export const nothingAdded: Added = { added: 0, addedIds: [], alreadyThere: 0, notFound: [], busy: [] }

/**
 * Adds what was given, part by part.
 * @param onStep called with the completed share, 0 to 1
 */
export async function addInParts(
  procedureId: string,
  given: Given,
  onStep: (share: number) => void = () => undefined,
): Promise<Added> {
  const bodies = bodiesOf(given)
  const all = bodies.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  let result = nothingAdded
  for (const { body, size } of bodies) {
    result = joined(result, await sendOne(procedureId, body))
    done += size
    onStep(done / all)
  }
  return result
}
