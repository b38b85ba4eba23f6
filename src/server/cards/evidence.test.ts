import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { eraseDue } from './save/erase-from-bin.ts'
import { cardForUpdate } from './store/cards.ts'

const app = useTestApp()

const month = 31 * 86_400_000

type Anna = Awaited<ReturnType<typeof registrar>>

const someone = async () => registrar(app, await makeMuseum(app()))

/** Everything in the bin has lain there for a month. */
const age = ({ museum: { tenantId } }: Anna) =>
  app().database.inTenant(tenantId, ({ db }) =>
    db
      .updateTable('card')
      .set({ deleted_at: new Date(Date.now() - month) })
      .where('tenant_id', '=', tenantId)
      .where('deleted_at', 'is not', null)
      .execute(),
  )

const forgotten: string[] = []

const night = (anna: Anna, whileHeld: () => Promise<unknown> = async () => undefined) =>
  app().database.inTenant(anna.museum.tenantId, async tx => {
    const done = await eraseDue(tx, {
      before: new Date(Date.now() - month + 86_400_000),
      after: '0',
      limit: 200,
      at: new Date(),
      renamed: async () => undefined,
      evidence: [
        {
          about: async () => [],
          forget: async (_tx, names) => {
            forgotten.push(...names.keys())
          },
        },
      ],
    })
    await whileHeld()
    return done
  })

interface Binned {
  readonly id: string
  readonly evidence: readonly string[]
}

const binOf = async (anna: Anna) => (await anna.call<{ result: Binned[] }>('GET', '/bin')).body.result

const emptyBin = async () => {
  await app().jobs.enqueue(undefined, { name: 'cards.empty-bin', run: async () => undefined }, {})
}

async function loanOf(anna: Anna, number: string) {
  const { body } = await anna.ask<Procedure>('POST', '/procedures', { type: 'LOAN_OUT', title: 'Silver' })
  await anna.ask('PUT', `/procedures/${body.id}/objects`, { numbers: [number] })
  return body.id
}

test('What is being restored while the bin is emptied is forgotten by nobody: both orders, both at once [F-T26]', async () => {
  const anna = await someone()
  const [one, other] = [await anna.put(), await anna.put()]
  for (const { id } of [one, other]) await anna.call('DELETE', `/${id}`)
  await age(anna)
  forgotten.length = 0
  // Somebody is restoring the first one: its row is held, and not yet back.
  await app().database.inTenant(anna.museum.tenantId, async tx => {
    await cardForUpdate(tx, [1], one.id)
    await night(anna)
  })
  expect(forgotten).toEqual([other.id])
  expect((await anna.call('PUT', `/${one.id}/restore`)).status).toBe(200)
  // The night is at it: a person who restores it waits, and finds it gone.
  await anna.call('DELETE', `/${one.id}`)
  await age(anna)
  let restoring: Promise<{ status: number }> | undefined
  await night(anna, async () => {
    restoring = anna.call('PUT', `/${one.id}/restore`)
    await new Promise(resolve => setTimeout(resolve, 300))
  })
  expect((await restoring)?.status).toBe(404)
})

test('An object comes back with its line in a loan, however often the night was at work meanwhile [F-T26]', async () => {
  const anna = await someone()
  const objects = []
  for (let at = 1; at <= 3; at += 1)
    objects.push(await anna.put({ objectNumbers: [{ objectNumber: `${at}` }] }))
  const loan = await loanOf(anna, '1')
  await anna.ask('PUT', `/procedures/${loan}/objects`, { numbers: ['2', '3'] })
  for (const { id } of objects) await anna.call('DELETE', `/${id}`)
  await age(anna)
  const [, ...restored] = await Promise.all([
    emptyBin(),
    ...objects.map(({ id }) => anna.call('PUT', `/${id}/restore`)),
  ])
  await vi.waitFor(async () => expect(await binOf(anna)).toEqual([]))
  const back = objects.filter((_object, at) => restored[at]?.status === 200).map(({ id }) => id)
  const { body } = await anna.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${loan}/objects`)
  expect(body.result.map(({ catalogueObjectId }) => catalogueObjectId)).toEqual(back)
})

test('Objects of finished reports, and their pictures, outlast every night; deleted for good, the report stays with their name, and the record tells [F-T26]', async () => {
  const anna = await someone()
  const object = await anna.put({ title: { en: 'Cup' }, objectNumbers: [{ objectNumber: 'S 7' }] })
  const begun = await anna.ask<ConditionReport>('POST', '/condition-reports', {
    objectId: object.id,
    values: { reason: { id: 1 }, grade: { id: 1 } },
  })
  expect(begun.status, JSON.stringify(begun.body)).toBeLessThan(300)
  const report = begun.body.id
  const { version } = begun.body
  expect((await anna.ask('PUT', `/condition-reports/${report}/finished`, { version })).status).toBe(200)
  const plain = await anna.put({ title: { en: 'Plate' } })
  for (const { id } of [object, plain]) await anna.call('DELETE', `/${id}`)
  await age(anna)
  await emptyBin()
  await vi.waitFor(async () => expect((await binOf(anna)).map(({ id }) => id)).toEqual([object.id]), 10_000)
  expect((await binOf(anna))[0]?.evidence).toEqual(['conditionReports'])
  const viewer = await registrar(app, anna.museum, { role: 'USER', permissions: ['catalogueDelete'] })
  expect((await viewer.call('DELETE', `/${object.id}/for-good`)).status).toBe(403)
  expect((await anna.call('DELETE', `/${object.id}/for-good`)).status).toBe(204)
  expect((await anna.call('DELETE', `/${object.id}/for-good`)).status).toBe(404)
  expect(await binOf(anna)).toEqual([])
  const kept = await anna.ask<ConditionReport>('GET', `/condition-reports/${report}`)
  expect(kept.body.object).toMatchObject({ id: object.id, number: 'S 7', title: 'Cup' })
  const { body } = await anna.ask<{ result: { number: string }[] }>('GET', '/condition-reports?q=S 7')
  expect(body.result).toHaveLength(1)
  const record = await anna.ask<{ result: { action: string; details: object }[] }>(
    'GET',
    `/tenant/${anna.museum.tenantId}/audit`,
  )
  expect(JSON.stringify(record.body)).toContain('"cardDeleted"')
})

test('Objects of closed procedures stay in the bin until an administrator deletes them [F-T26]', async () => {
  const anna = await someone()
  const object = await anna.put({ objectNumbers: [{ objectNumber: 'S 8' }] })
  const loan = await loanOf(anna, 'S 8')
  await app().database.inTenant(anna.museum.tenantId, ({ db, tenantId }) =>
    db
      .updateTable('card')
      .set({ data: sql`data || '{"status": {"id": 4}, "step": {"id": 9}}'::jsonb` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', loan)
      .execute(),
  )
  await anna.call('DELETE', `/${object.id}`)
  expect((await binOf(anna)).map(({ evidence }) => evidence)).toEqual([['procedures']])
  expect((await anna.call('DELETE', `/${object.id}/for-good`)).status).toBe(204)
  const events = await anna.ask<{ result: { kind: string; details: { objects?: object[] } }[] }>(
    'GET',
    `/procedures/${loan}/events`,
  )
  expect(events.body.result[0]).toMatchObject({
    kind: 'objectsGone',
    details: { objects: [{ id: object.id, name: 'S 8' }] },
  })
})
