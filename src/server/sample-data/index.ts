import './tables.ts'
import type { Operation } from '#model/api/operations.ts'
import { addSampleData, readSampleData, removeSampleData, type SampleData } from '#model/api/sample-data.ts'
import { cardTypeOfId, cardTypes } from '#model/record-types.ts'
import { authorOf, cardCount, cardItems, sampleCounts } from '#server/cards/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { OperationActor, Operations } from '#server/platform/operations/index.ts'
import { createAddOperation, type SampleContext } from './add-sample.ts'
import { createRemoveOperation, type RemoveContext } from './remove-sample.ts'
import { sampleSet } from './sample-set.ts'
import { sortOut } from './sort-out.ts'
import { holdSampleWork, noteAdding, noteRemoving, type SampleWork, sampleWork } from './store.ts'

export interface SampleDataOptions extends SampleContext, RemoveContext {
  readonly database: Database
  readonly operations: Operations
}

/** Objects of its own with which a museum is no beginner: sample data would only be in the way. */
const smallCatalogue = 25

/** Returns true for a museum that has hardly any objects of its own. */
const isNew = async (tx: TenantTransaction): Promise<boolean> =>
  (await cardCount(tx, cardTypes.object)) - ((await sampleCounts(tx)).get(cardTypes.object) ?? 0) <
  smallCatalogue

/** Returns the operation about the sample data that runs. */
async function running(
  operations: Operations,
  tx: TenantTransaction,
  { addingIds, removingId }: SampleWork,
): Promise<Operation | undefined> {
  const ids = [...addingIds.slice(-1), ...(removingId === null ? [] : [removingId])]
  return [...(await operations.readIn(tx, ids)).values()].find(({ state }) => state === 'IN_PROGRESS')
}

async function stateOf(operations: Operations, tx: TenantTransaction): Promise<SampleData['state']> {
  const work = await sampleWork(tx)
  if (!work) return 'NONE'
  const under = await running(operations, tx, work)
  if (under) return under.id === work.removingId ? 'REMOVING' : 'ADDING'
  return 'THERE'
}

const operator = ({ tenantId, accountId, role }: MuseumActor): OperationActor => ({
  tenantId,
  accountId,
  role,
})

/** Sample data of a new museum: put in and taken away as a whole by an administrator (F-W10). */
export function createSampleData({ database, operations, ...context }: SampleDataOptions): readonly Route[] {
  const add = createAddOperation(context)
  const remove = createRemoveOperation(context)
  operations.register(add)
  operations.register(remove)
  return [
    route(readSampleData, ({ actor, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const state = await stateOf(operations, tx)
        const { going, kept } = await sortOut(tx, { hold: false })
        const items = await cardItems(
          tx,
          kept.map(({ id }) => id),
          { actor, language },
        )
        const names = new Set([...going, ...kept].map(({ name }) => name))
        const isWhole = sampleSet.records.every(({ key }) => names.has(key))
        return {
          state,
          offered: (state === 'NONE' || (state === 'THERE' && !isWhole)) && (await isNew(tx)),
          going: [...Map.groupBy(going, ({ type }) => type)].map(([type, of]) => ({
            type: cardTypeOfId(type) ?? '',
            total: of.length,
          })),
          kept: items.map(({ id, type, title, shortDescription, linkToDetails }) => ({
            id,
            type: cardTypeOfId(type.id) ?? '',
            title: [shortDescription, title].filter(Boolean).join(' '),
            path: linkToDetails,
          })),
        }
      }),
    ),
    route(addSampleData, ({ actor, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const under = await running(operations, tx, await holdSampleWork(tx))
        if (under) return under
        if (!(await isNew(tx))) throw new CodedError('conflict', { text: 'sampleData.errors.ownRecords' })
        const input = { author: await authorOf(tx, actor), language }
        const started = await operations.startIn(tx, operator(actor), add, input)
        await noteAdding(tx, started.id)
        return started
      }),
    ),
    route(removeSampleData, ({ actor }) =>
      database.inTenant(actor.tenantId, async tx => {
        if (!(await sampleWork(tx))) throw new CodedError('conflict', { text: 'sampleData.errors.none' })
        const under = await running(operations, tx, await holdSampleWork(tx))
        if (under) return under
        const started = await operations.startIn(tx, operator(actor), remove, {
          author: await authorOf(tx, actor),
        })
        await noteRemoving(tx, started.id)
        return started
      }),
    ),
  ]
}
