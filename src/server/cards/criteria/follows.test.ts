import { expect, test, vi } from 'vitest'
import type { Operation } from '#model/api/operations.ts'
import { defineJob } from '#server/platform/jobs/index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'

const app = useTestApp()

type Condition = readonly [field: string, condition: string, ...values: string[]]

async function keeper() {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const found = (...conditions: readonly Condition[]) =>
    anna.numbers({
      criteria: JSON.stringify({
        blocks: [
          {
            operator: 'AND',
            filters: conditions.map(([field, condition, ...values]) => ({
              field,
              condition,
              operator: 'AND',
              values,
            })),
          },
        ],
      }),
    })
  const object = (number: string, more: object = {}) =>
    anna.put({ objectNumbers: [{ objectNumber: number }], ...more })
  return { ...anna, museum, found, object }
}

const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 15_000, interval: 100 })

test('What is asked of linked cards follows them: renamed, deleted, brought back [C-Q01] [C-K13]', async () => {
  const { ask, object, found } = await keeper()
  const person = (await ask('POST', '/catalogue/persons/', { values: { names: [{ name: 'Carlo Rossi' }] } }))
    .body
  await object('1', { productions: [{ agent: { id: person.id } }] })
  const called: Condition = ['productions/agent', 'CONTAINS', 'rossi']
  const whose: Condition = ['productions/agent>person>@title', 'CONTAINS', 'rossi']
  expect(await found(called)).toEqual(['1'])
  expect(await found(whose)).toEqual(['1'])
  const renamed = await ask('PUT', `/catalogue/persons/${person.id}`, {
    version: person.version,
    names: [{ name: 'Carlo Bianchi' }],
  })
  expect(renamed.status).toBe(200)
  await ask('DELETE', `/catalogue/persons/${person.id}/lock`)
  expect(await found(whose)).toEqual([])
  await eventually(async () => expect(await found(called)).toEqual([]))
  const bianchi: Condition = ['productions/agent>person>@title', 'STARTS_WITH', 'carlo b']
  expect(await found(bianchi)).toEqual(['1'])
  expect((await ask('DELETE', `/catalogue/persons/${person.id}`)).status).toBe(204)
  expect(await found(bianchi)).toEqual([])
  expect((await ask('PUT', `/catalogue/persons/${person.id}/restore`)).status).toBeLessThan(300)
  expect(await found(bianchi)).toEqual(['1'])
})

test('What lies within a term follows the tree, and a list indexed anew finds what it found [C-Q01] [C-V09]', async () => {
  const { museum, ask, object, found } = await keeper()
  const terms = await makeTerms(app(), museum, 'MTC', ['metal', 'metal > bronze', 'alloy'])
  const of = (name: string) => terms[name] ?? ''
  await object('1', { materials: [{ material: { id: of('metal > bronze') } }] })
  const within = (name: string) => found(['materials/material', 'WITHIN', of(name)])
  expect([await within('metal'), await within('alloy')]).toEqual([['1'], []])
  const moved = await ask('PUT', `/terms/${of('metal > bronze')}/place`, { parentId: of('alloy') })
  expect(moved.status, JSON.stringify(moved.body)).toBeLessThan(300)
  await eventually(async () => expect([await within('metal'), await within('alloy')]).toEqual([[], ['1']]))
  // As an installation is that had these cards before there were such searches.
  await app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
    await db.updateTable('card_index').set({ fields: '' }).where('tenant_id', '=', tenantId).execute()
    await db.insertInto('card_reindex').values({ tenant_id: tenantId, type: 1, after: '0' }).execute()
  })
  expect(await within('alloy')).toEqual([])
  const job = defineJob<{ readonly tenantId: string }>({
    name: 'cards.reindex-lists',
    run: async () => undefined,
  })
  await app().jobs.enqueue(undefined, job, { tenantId: museum.tenantId })
  await eventually(async () => expect(await within('alloy')).toEqual(['1']))
})

test('A search that names a person who became one with another goes on finding their works [C-Q01] [C-K16]', async () => {
  const anna = await keeper()
  const { ask, object, found } = anna
  const person = async (name: string) => {
    const { body } = await ask('POST', '/catalogue/persons/', { values: { names: [{ name }] } })
    await ask('DELETE', `/catalogue/persons/${body.id}/lock`)
    return body
  }
  const [kept, other] = [await person('Canaletto'), await person('Antonio Canal')]
  await object('1', { productions: [{ agent: { id: other.id } }] })
  await anna.ended(
    await ask<Operation>('POST', `/catalogue/persons/${kept.id}/merge`, {
      otherId: other.id,
      version: kept.version,
      otherVersion: other.version,
    }),
  )
  for (const condition of ['EQUALS', 'WITHIN'])
    for (const id of [kept.id, other.id])
      expect(await found(['productions/agent', condition, id]), condition).toEqual(['1'])
  expect(await found(['productions/agent', 'NOT_EQUALS', other.id])).toEqual([])
})

test('A search that names a term whose place another took goes on finding what is made of it [C-Q01] [C-V09]', async () => {
  const anna = await keeper()
  const { museum, object, found } = anna
  const terms = await makeTerms(app(), museum, 'MTC', ['brass', 'bronze'])
  const { brass = '', bronze = '' } = terms
  await object('1', { materials: [{ material: { id: bronze } }] })
  await anna.ended(await anna.ask<Operation>('POST', `/lists/MTC/terms/${bronze}/merge`, { intoId: brass }))
  for (const condition of ['EQUALS', 'WITHIN'])
    for (const id of [brass, bronze])
      expect(await found(['materials/material', condition, id]), condition).toEqual(['1'])
})
