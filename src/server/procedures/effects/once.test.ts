import { expect, test } from 'vitest'
import type { ProcedureEffects } from '#model/api/procedures/effects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { dayIn, defaultZone, yearOf } from '#model/dates/museum-day.ts'
import { holdings } from '#model/groups/holdings.ts'
import { acquisitionDecisions } from '#model/procedures/acquisition/line.ts'
import { deaccessionDecisions } from '#model/procedures/deaccession/line.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { lender } from '../../../../test/harness/lender.ts'

const app = useTestApp()

const year = yearOf(dayIn(defaultZone, new Date()))

/** Somebody who acquires and deaccessions, with a vase. */
async function atWork(record: object = {}) {
  const museum = await makeMuseum(app())
  const anna = await lender(app, museum, { role: 'TENANT_ADMIN' })
  const vase = await anna.object('E 7', record)
  const about = (decision: number) => ({ [vase]: { decision: { decision: { id: decision } } } })
  const acquire = (title: string) =>
    anna.begin('ACQUISITION', title, { source: { name: title } }, about(acquisitionDecisions.ACCEPTED))
  const deaccession = (title: string) =>
    anna.begin('DEACCESSION', title, {}, about(deaccessionDecisions.DEACCESSIONED))
  const go = async (id: string, ...steps: string[]) => {
    for (const step of steps) {
      const { status, body } = await anna.ask('PUT', `/procedures/${id}/status`, { step, reason: 'It is so' })
      expect(status, JSON.stringify(body)).toBe(200)
    }
  }
  const read = async (id: string) => (await anna.ask<Procedure>('GET', `/procedures/${id}`)).body
  const unmet = async (id: string, step: string) =>
    (await read(id)).moves.find(move => move.step === step)?.unmet ?? []
  const effects = async (id: string) =>
    (await anna.ask<ProcedureEffects>('GET', `/procedures/${id}/effects`)).body
  const retry = async (id: string) =>
    (await anna.ask<ProcedureEffects>('POST', `/procedures/${id}/effects`)).body
  /** Sources of the entries that stand in the register. */
  const entered = async () => {
    const { body } = await anna.ask<{
      result: { columns: { party: string }; cancels: object | null; cancelledBy: object | null }[]
    }>('GET', `/registers/ACCESSIONS/${year}`)
    return (body.result ?? []).flatMap(({ columns, cancels, cancelledBy }) =>
      cancels || cancelledBy ? [] : [columns.party],
    )
  }
  const vaseNow = () => anna.read(vase)
  return {
    ...anna,
    museum,
    vase,
    acquire,
    deaccession,
    go,
    number: read,
    unmet,
    effects,
    retry,
    entered,
    vaseNow,
  }
}

test('An object that another acquisition accessioned is named before the step, and entered once whatever the reason', async () => {
  const { vase, acquire, go, number, unmet, effects, retry, entered, vaseNow, ask } = await atWork()
  const [first, second] = [await acquire('A'), await acquire('B')]
  await go(first, 'examined')
  await go(second, 'examined')
  expect(await unmet(first, 'accessioned')).not.toContain('once')
  await go(first, 'accessioned')
  expect(await unmet(second, 'accessioned')).toContain('once')
  const { number: firstNumber } = await number(first)
  expect(await effects(second)).toMatchObject({
    repeated: [{ recordId: vase, number: 'E 7', procedure: { id: first, number: firstNumber } }],
    repeatedCount: 1,
  })
  const refused = await ask('PUT', `/procedures/${second}/status`, { step: 'accessioned' })
  expect(refused.status).toBe(400)
  await go(second, 'accessioned')
  expect(await entered()).toEqual(['A'])
  expect((await vaseNow()).acquisitions).toHaveLength(1)
  const { failed, repeated } = await effects(second)
  expect(failed.map(({ effect, message }) => [effect, message.includes(firstNumber)])).toEqual([
    ['register', true],
  ])
  expect(repeated).toEqual([])
  // What the first one wrote is corrected as ever, and what was refused is written once it no longer stands.
  const { version } = await number(first)
  await ask('PUT', `/procedures/${first}`, { version, values: { source: { name: 'C' } } })
  expect(await entered()).toEqual(['C'])
  await go(first, 'examined')
  expect(await retry(second)).toMatchObject({ failedCount: 0 })
  expect(await entered()).toEqual(['B'])
})

test('Two people who accession the same object at once enter it once', async () => {
  const { acquire, ask, go, entered, effects, vaseNow } = await atWork()
  const both = [await acquire('A'), await acquire('B')]
  for (const id of both) await go(id, 'examined')
  const done = await Promise.all(
    both.map(id => ask('PUT', `/procedures/${id}/status`, { step: 'accessioned', reason: 'It is so' })),
  )
  expect(done.map(({ status }) => status)).toEqual([200, 200])
  expect(await entered()).toHaveLength(1)
  expect((await vaseNow()).acquisitions).toHaveLength(1)
  const counts = await Promise.all(both.map(async id => (await effects(id)).failedCount))
  expect(counts.toSorted()).toEqual([0, 1])
})

test('An object that left the collection is acquired anew, and deaccessioned anew after that, but never twice', async () => {
  const { acquire, deaccession, go, unmet, entered, effects, vaseNow } = await atWork()
  const first = await acquire('A')
  await go(first, 'examined', 'accessioned')
  const [out, twice] = [await deaccession('Out'), await deaccession('Twice')]
  await go(out, 'examined', 'carriedOut')
  expect((await vaseNow()).holding).toMatchObject({ id: holdings.LEFT })
  await go(twice, 'examined')
  expect(await unmet(twice, 'carriedOut')).toContain('once')
  await go(twice, 'carriedOut')
  expect((await effects(twice)).failed.map(({ effect }) => effect)).toEqual(['left'])
  const again = await acquire('B')
  await go(again, 'examined')
  expect(await unmet(again, 'accessioned')).not.toContain('once')
  await go(again, 'accessioned')
  expect(await entered()).toEqual(['A', 'B'])
  expect((await vaseNow()).holding).toBeUndefined()
  const last = await deaccession('Last')
  await go(last, 'examined')
  expect(await unmet(last, 'carriedOut')).not.toContain('once')
  await go(last, 'carriedOut')
  expect((await effects(last)).failed).toEqual([])
  expect((await vaseNow()).holding).toMatchObject({ id: holdings.LEFT })
})

test('An object whose record says how it was acquired is named, and entered for the first time with a reason', async () => {
  const { vase, acquire, go, unmet, effects, entered } = await atWork({
    acquisitions: [{ from: { name: 'Grandmother' } }],
  })
  const id = await acquire('A')
  await go(id, 'examined')
  expect(await unmet(id, 'accessioned')).toContain('once')
  expect(await effects(id)).toMatchObject({ repeated: [{ recordId: vase, procedure: null }] })
  await go(id, 'accessioned')
  expect(await entered()).toEqual(['A'])
  expect((await effects(id)).failed).toEqual([])
})

test('Objects in custody, and refused ones, speak against no accession', async () => {
  const { acquire, go, unmet, vase, write } = await atWork({
    holding: { id: holdings.CUSTODY },
    acquisitions: [{ from: { name: 'Grandmother' } }],
  })
  const id = await acquire('A')
  await go(id, 'examined')
  expect(await unmet(id, 'accessioned')).not.toContain('once')
  const other = await acquire('B')
  await go(other, 'examined', 'accessioned')
  expect(await unmet(id, 'accessioned')).toContain('once')
  await write(id, vase, { decision: { decision: { id: acquisitionDecisions.DECLINED }, reason: 'Twice' } })
  expect(await unmet(id, 'accessioned')).not.toContain('once')
})
