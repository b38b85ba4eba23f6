import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { Operation } from '#model/api/operations.ts'
import { savesOf } from '../../catalogue/saves.ts'
import { catalogue, type Visitor, type Work } from '../visitor.ts'

const references = '/api/v1/biblio'

/** What changes records, one and many. */
export function changingWorks({ ids, ask, ended }: Visitor): readonly Work[] {
  const save = savesOf(ids, ({ method, path, body }) => ask(method, path, body as object))
  const done: { bulk?: Operation } = {}
  const many = ids.slice(0, 2000)
  const bulk = async (action: object): Promise<Operation> =>
    ended(await ask<Operation>('POST', `${catalogue}/bulk`, { selection: { ids: many }, action }))
  const read = (id: string) => ask<CardAnswer>('GET', `${references}/${id}`)
  const made = async () => (await ask<CardAnswer>('POST', `${references}/`, {})).id

  return [
    {
      name: 'save ten records',
      run: async () => {
        for (let at = 0; at < 10; at++) {
          const { method, path, body } = await save(at)
          await ask(method, path, body as object)
        }
      },
    },
    {
      name: 'link a record with 1,000',
      run: () => ask('PUT', `${catalogue}/${ids[0]}/items`, { type: 'object', itemIds: ids.slice(1, 1001) }),
    },
    {
      name: 'make two records one',
      run: async () => {
        // What is cited by a thousand becomes another.
        const [one, other] = [await made(), await made()]
        await ask('PUT', `${references}/${other}/items`, { type: 'object', itemIds: ids.slice(0, 1000) })
        const [{ version }, { version: otherVersion }] = [await read(one), await read(other)]
        await ask('POST', `${references}/${one}/merge/preview`, { otherId: other })
        const body = { otherId: other, version, otherVersion }
        const operation = await ask<Operation>('POST', `${references}/${one}/merge`, body)
        await ended(operation)
        await ended(await ask<Operation>('POST', `/api/v1/operations/${operation.id}/undo`))
      },
    },
    {
      name: 'preview a bulk edit of all',
      run: () =>
        ask('POST', `${catalogue}/bulk/preview`, {
          selection: {},
          action: { kind: 'set', path: 'remarks', value: 'all' },
        }),
    },
    {
      name: 'a bulk edit of 2,000 records',
      run: async () => {
        done.bulk = await bulk({ kind: 'set', path: 'remarks', value: 'many' })
      },
    },
    {
      name: 'undo that',
      run: async () => ended(await ask<Operation>('POST', `/api/v1/operations/${done.bulk?.id}/undo`)),
    },
    { name: 'list of operations', run: () => ask('GET', '/api/v1/operations') },
  ]
}
