import { expect, test, vi } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { ProcedureEffects } from '#model/api/procedures/effects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { eventPath } from '#model/engine/diff.ts'
import { treatmentStates } from '#model/procedures/conservation/line.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

/** Someone who treats objects, and looks after their records. */
async function conservator(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const ask = async <T = Procedure>(method: Method, url: string, payload?: object) => {
    const { status, body } = await person.ask<T>(method, `/procedures${url}`, payload)
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    return body
  }
  const object = (number: string) =>
    person.put({ title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] })
  const begin = async (numbers: readonly string[]) => {
    const { id } = await ask('POST', '', { type: 'CONSERVATION', title: 'Silver' })
    await ask('PUT', `/${id}/objects`, { numbers })
    return id
  }
  const treat = (id: string, objectId: string, values: object, version = 1) =>
    ask('PUT', `/${id}/objects/${objectId}`, { version, values })
  const go = async (id: string, ...steps: string[]) => {
    for (const step of steps) await ask('PUT', `/${id}/status`, { step, reason: 'It is so' })
  }
  const effects = (id: string) => ask<ProcedureEffects>('GET', `/${id}/effects`)
  const retry = (id: string) => ask<ProcedureEffects>('POST', `/${id}/effects`)
  const displayOf = async (id: string) =>
    ((await person.read(id)).requirements as { display?: string } | undefined)?.display
  return { ...person, ask, object, begin, treat, go, effects, retry, displayOf }
}

const polished = { treatments: [{ note: 'Polished' }], requirements: { display: 'In a case' } }
const toFinished = ['proposed', 'finished'] as const

test('A step writes what was decided into the records, once, and names the procedure in their history', async () => {
  const anna = await conservator(await makeMuseum(app()))
  const cup = await anna.object('1')
  await anna.object('2')
  const id = await anna.begin(['1', '2'])
  await anna.treat(id, cup.id, polished)
  await anna.go(id, 'proposed')
  expect((await anna.read(cup.id)).treatments).toBeUndefined()
  await anna.go(id, 'finished')
  const treated = await anna.read(cup.id)
  expect(treated.treatments).toMatchObject([{ note: 'Polished' }])
  expect(await anna.displayOf(cup.id)).toBe('In a case')
  const [last] = await anna.history(cup.id)
  expect(last).toMatchObject({ action: 'effect', by: { id: anna.accountId } })
  const { number } = await anna.ask('GET', `/${id}`)
  expect(last?.changes.find(({ path }) => path === eventPath)?.after).toMatchObject({
    procedureId: id,
    procedure: number,
    type: 'CONSERVATION',
  })
  expect(await anna.effects(id)).toMatchObject({
    result: [
      { effect: 'treatments', written: 1 },
      { effect: 'condition', written: 0 },
      { effect: 'requirements', written: 1 },
    ],
    failedCount: 0,
  })
  await anna.go(id, 'closed')
  expect((await anna.read(cup.id)).version).toBe(treated.version)
})

test('A treatment without decisions goes on by itself when its last object is treated [C-P01]', async () => {
  const anna = await conservator(await makeMuseum(app()))
  const cup = await anna.object('1')
  const plate = await anna.object('2')
  const id = await anna.begin(['1', '2'])
  await anna.go(id, 'inTreatment')
  const treated = { treatmentState: { id: treatmentStates.TREATED } }
  for (const each of [cup, plate]) {
    expect(await anna.ask('GET', `/${id}`)).toMatchObject({ step: 'inTreatment' })
    const objectId = each.id
    await anna.ask('PUT', `/${id}/objects/${objectId}`, { version: 1, values: treated, checked: true })
  }
  expect(await anna.ask('GET', `/${id}`)).toMatchObject({ step: 'finished' })
})

test('A procedure that goes back takes back what it wrote, and writes it again later as it then decides', async () => {
  const anna = await conservator(await makeMuseum(app()))
  const cup = await anna.object('1')
  const id = await anna.begin(['1'])
  await anna.treat(id, cup.id, polished)
  await anna.go(id, ...toFinished, 'inTreatment')
  expect((await anna.read(cup.id)).treatments).toBeUndefined()
  expect(await anna.displayOf(cup.id)).toBeUndefined()
  expect((await anna.history(cup.id))[0]?.action).toBe('effectUndone')
  await anna.treat(id, cup.id, { treatments: [{ note: 'Waxed' }] }, 2)
  await anna.go(id, 'finished')
  expect((await anna.read(cup.id)).treatments).toMatchObject([{ note: 'Waxed' }])
  expect(await anna.displayOf(cup.id)).toBeUndefined()
})

test('Reopening, removing an object and the trash take back what was written; restoring writes it again', async () => {
  const anna = await conservator(await makeMuseum(app()))
  const [cup, jug] = [await anna.object('1'), await anna.object('2')]
  const id = await anna.begin(['1', '2'])
  for (const object of [cup, jug]) await anna.treat(id, object.id, polished)
  const treatedNow = async () =>
    (await Promise.all([cup, jug].map(({ id: each }) => anna.read(each)))).map(({ treatments }) =>
      Array.isArray(treatments) ? treatments.length : 0,
    )
  await anna.go(id, ...toFinished)
  expect(await treatedNow()).toEqual([1, 1])
  await anna.ask('DELETE', `/${id}/objects`, { ids: [jug.id] })
  expect(await treatedNow()).toEqual([1, 0])
  await anna.ask('DELETE', `/${id}`)
  expect(await treatedNow()).toEqual([0, 0])
  await anna.ask('POST', `/${id}/restored`)
  expect(await treatedNow()).toEqual([1, 0])
  await anna.go(id, 'closed', 'examined')
  expect(await treatedNow()).toEqual([0, 0])
})

test('A record that somebody edits is named with the reason, the others are written, and it is tried again', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await conservator(museum), await conservator(museum)]
  const [cup, jug] = [await anna.object('1'), await anna.object('2')]
  const id = await anna.begin(['1', '2'])
  for (const object of [cup, jug]) await anna.treat(id, object.id, polished)
  expect((await bert.call('PUT', `/${cup.id}/lock`)).status).toBe(200)
  await anna.go(id, ...toFinished)
  expect((await anna.read(jug.id)).treatments).toHaveLength(1)
  const { failed, failedCount } = await anna.effects(id)
  expect(failedCount).toBe(2)
  expect(failed[0]).toMatchObject({ recordId: cup.id, number: '1', effect: 'treatments', remains: false })
  expect(failed[0]?.message).not.toBe('')
  await bert.release(cup)
  expect((await anna.retry(id)).failedCount).toBe(0)
  expect((await anna.read(cup.id)).treatments).toHaveLength(1)
})

test('Fields that somebody changed since stay as they are, and it is said that they remain', async () => {
  const anna = await conservator(await makeMuseum(app()))
  const cup = await anna.object('1')
  const id = await anna.begin(['1'])
  await anna.treat(id, cup.id, polished)
  await anna.go(id, ...toFinished)
  expect((await anna.call<CardAnswer>('PUT', `/${cup.id}/lock`)).status).toBe(200)
  const now = await anna.read(cup.id)
  expect((await anna.save(now, { ...now, requirements: { display: 'Behind glass' } })).status).toBe(200)
  await anna.release(cup)
  await anna.go(id, 'inTreatment')
  expect(await anna.displayOf(cup.id)).toBe('Behind glass')
  expect((await anna.read(cup.id)).treatments).toBeUndefined()
  expect(await anna.effects(id)).toMatchObject({ failed: [{ effect: 'requirements', remains: true }] })
})

test('More objects than one waits for are written behind the request, each once', async () => {
  const anna = await conservator(await makeMuseum(app()))
  const numbers = Array.from({ length: 60 }, (_, at) => `T ${at + 1}`)
  const objects = []
  for (const number of numbers) objects.push(await anna.object(number))
  const id = await anna.begin(numbers)
  for (const object of objects) await anna.treat(id, object.id, polished)
  await anna.go(id, ...toFinished)
  await vi.waitFor(async () => expect((await anna.effects(id)).result[0]?.written).toBe(60), {
    timeout: 20_000,
  })
  const versions = await Promise.all(objects.map(async object => (await anna.read(object.id)).treatments))
  expect(versions.every(treatments => Array.isArray(treatments) && treatments.length === 1)).toBe(true)
})

test('Effects of another museum’s procedure are not found, and who only reads cannot try again', async () => {
  const museum = await makeMuseum(app())
  const anna = await conservator(museum)
  const stranger = await registrar(app, await makeMuseum(app()))
  const reader = await registrar(app, museum, { role: 'USER', permissions: ['conservation-read'] })
  const id = await anna.begin([])
  expect((await stranger.ask('GET', `/procedures/${id}/effects`)).status).toBe(404)
  expect((await stranger.ask('POST', `/procedures/${id}/effects`)).status).toBe(404)
  expect((await reader.ask('GET', `/procedures/${id}/effects`)).status).toBe(200)
  expect((await reader.ask('POST', `/procedures/${id}/effects`)).status).toBe(403)
})
