import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, makePerson, signedIn } from '../../../../test/harness/factories.ts'
import { insertOperation } from './store.ts'

const app = useTestApp()

const begin = (tenantId: string, accountId: string) =>
  app().database.inTenant(tenantId, async tx => {
    const { id } = await insertOperation(tx, { name: 'test.routes', accountId, input: {}, total: 3 })
    return id
  })

test('A person lists, reads and stops the own long operations over the API [P-E10]', async () => {
  const museum = await makeMuseum(app())
  const { headers, accountId } = await signedIn(app(), { museum })
  const id = await begin(museum.tenantId, accountId)
  const list = await app().http.inject({ url: '/api/v1/operations', headers })
  expect(list.json()).toEqual({
    result: [
      {
        id,
        operationName: 'test.routes',
        state: 'IN_PROGRESS',
        totalNumberOfElements: 3,
        numberOfProcessedElements: 0,
        progress: { success: [], fail: [] },
        stopRequested: false,
        startedAt: expect.any(String),
        endedAt: null,
        canUndo: false,
        undoesId: null,
        undoneById: null,
      },
    ],
  })
  const stop = await app().http.inject({ method: 'PUT', url: `/api/v1/operations/${id}/stop`, headers })
  expect(stop.statusCode).toBe(204)
  const read = await app().http.inject({ url: `/api/v1/operations/${id}`, headers })
  expect(read.json()).toMatchObject({ id, stopRequested: true })
})

test('An operation of a colleague or of another museum is not found; an administrator finds all of the own museum [P-E10]', async () => {
  const [museum, elsewhere] = [await makeMuseum(app()), await makeMuseum(app())]
  const { accountId } = await makePerson(app(), { museum })
  const id = await begin(museum.tenantId, accountId)
  const colleague = await signedIn(app(), { museum })
  const stranger = await signedIn(app(), { museum: elsewhere, role: 'TENANT_ADMIN' })
  for (const { headers } of [colleague, stranger]) {
    const read = await app().http.inject({ url: `/api/v1/operations/${id}`, headers })
    const stop = await app().http.inject({ method: 'PUT', url: `/api/v1/operations/${id}/stop`, headers })
    const list = await app().http.inject({ url: '/api/v1/operations', headers })
    expect([read.statusCode, stop.statusCode, list.json()]).toEqual([404, 404, { result: [] }])
  }
  const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const read = await app().http.inject({ url: `/api/v1/operations/${id}`, headers })
  expect(read.json()).toMatchObject({ id, stopRequested: false })
})

test('An operator, who works in no museum, has no long operations [P-E10]', async () => {
  const { headers } = await signedIn(app(), { operator: true })
  const list = await app().http.inject({ url: '/api/v1/operations', headers })
  expect(list.json()).toEqual({ result: [] })
  const read = await app().http.inject({ url: '/api/v1/operations/1', headers })
  expect(read.statusCode).toBe(404)
})
