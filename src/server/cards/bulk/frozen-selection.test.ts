import { expect, test } from 'vitest'
import type { BulkPreview, StartedBulk } from '#model/api/cards/shapes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

const someone = async () => registrar(app, await makeMuseum(app()))
type Someone = Awaited<ReturnType<typeof someone>>

const bowl = { title: { en: 'Bowl' } }
const bowls = { q: 'bowl' }

const previewOf = async ({ call }: Someone, selection: object, action: object) =>
  (await call<BulkPreview>('POST', '/bulk/preview', { selection, action })).body

const begin = ({ call }: Someone, selection: object, action: object) =>
  call<StartedBulk>('POST', '/bulk', { selection, action })

test('A bulk deletion takes the objects that were previewed: what came in since stays, and the difference is told [F-T06] [C-K16]', async () => {
  const anna = await someone()
  const old = [await anna.put(bowl), await anna.put(bowl), await anna.put(bowl)]
  const { frozen, total } = await previewOf(anna, bowls, { kind: 'delete' })
  expect(total).toBe(3)
  const late = [await anna.put(bowl), await anna.put(bowl)]
  const changed = old[0]?.id ?? ''
  await anna.call('PUT', `/${changed}/lock`)
  await anna.save(await anna.read(changed), { title: { en: 'Dish' } })
  await anna.release({ id: changed })
  const started = await begin(anna, { frozen }, { kind: 'delete' })
  expect(started.body.since).toEqual({ added: 2, gone: 1 })
  const done = await anna.ended(started)
  expect(done).toMatchObject({ totalNumberOfElements: 3, numberOfProcessedElements: 3 })
  expect(done.progress.success.toSorted()).toEqual(old.map(({ id }) => id).toSorted())
  for (const { id } of late) expect((await anna.read(id)).id).toBe(id)
})

test('Work on a search that was not previewed keeps to what it found when it began; its progress never passes its total [F-T06] [C-K16]', async () => {
  const anna = await someone()
  for (let at = 0; at < 30; at += 1) await anna.put(bowl)
  const started = await begin(anna, bowls, { kind: 'set', path: 'remarks', value: 'seen' })
  const late = await anna.put(bowl)
  const done = await anna.ended(started)
  expect(done).toMatchObject({ totalNumberOfElements: 30, numberOfProcessedElements: 30 })
  expect(await anna.read(late.id)).not.toHaveProperty('remarks')
})

test('A frozen selection is for its own museum and type, and work on one that is no longer kept says so [F-T06] [P-P12]', async () => {
  const anna = await someone()
  const bert = await someone()
  await anna.put(bowl)
  const action = { kind: 'publish', published: true }
  const { frozen } = await previewOf(anna, bowls, action)
  expect((await begin(bert, { frozen }, action)).status).toBe(410)
  expect((await anna.ask('POST', '/catalogue/persons/bulk', { selection: { frozen }, action })).status).toBe(
    410,
  )
  expect((await begin(anna, { frozen: crypto.randomUUID() }, action)).status).toBe(410)
  expect((await begin(anna, { frozen: 'x' }, action)).status).toBe(400)
  expect((await begin(anna, { frozen, q: 'bowl' }, action)).status).toBe(400)
  expect((await anna.ended(await begin(anna, { frozen }, action))).numberOfProcessedElements).toBe(1)
})

test('A selection of many thousands is kept in parts and read in the order of its ids [F-T06]', async () => {
  const anna = await someone()
  const { id } = await anna.put(bowl)
  // Cards that are not there are reported, one by one; what counts is that each is met once.
  const ids = Array.from({ length: 12_000 }, (_, at) => String(BigInt(id) + BigInt(at)))
  const { total, frozen } = await previewOf(anna, { ids: [...ids].reverse() }, { kind: 'delete' })
  expect(total).toBe(12_000)
  const exported = await app().http.inject({
    method: 'POST',
    url: '/api/v1/catalogue/export',
    headers: anna.headers,
    payload: { selection: { frozen }, format: 'csv', columns: 'filled' },
  })
  expect(exported.statusCode).toBe(200)
  expect(exported.body.trim().split('\n')).toHaveLength(2)
})
