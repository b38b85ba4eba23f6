import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { holdRegister } from '#server/cards/store/register.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum } from '../harness/factories.ts'
import { registrar } from '../harness/registrar.ts'

const app = useTestApp()

/** Holds something of a museum, from a connection of another program, until it is let go. */
async function holding(work: (tx: TenantTransaction) => Promise<void>, tenantId: string) {
  const held = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const done = app().database.inTenant(tenantId, async tx => {
    await work(tx)
    held.resolve()
    await over.promise
  })
  await held.promise
  return async () => {
    over.resolve()
    await done
  }
}

test('While the writers of a museum wait for one another, its readers, other museums and signing in go on; who waited too long is asked to come back [F-T23]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  const bert = await registrar(app, await makeMuseum(app()))
  const { id } = await anna.put({ title: { en: 'Bowl' } })
  const eraseDue = await holding(holdRegister, anna.museum.tenantId)
  const create = () =>
    app().http.inject({ method: 'POST', url: '/api/v1/catalogue', headers: anna.headers, payload: {} })
  let ended = 0
  const writers = Array.from({ length: 12 }, async () => {
    const answer = await create()
    ended += 1
    return answer
  })
  expect((await app().http.inject({ url: '/ready' })).statusCode).toBe(200)
  expect((await anna.read(id)).id).toBe(id)
  expect(await anna.numbers()).toHaveLength(1)
  expect((await bert.put({ title: { en: 'Cup' } })).id).toMatch(/\d/)
  expect((await registrar(app, bert.museum)).accountId).toMatch(/\d/)
  expect(ended).toBe(0)
  const refused = await Promise.race(writers)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ error: 'busy', message: expect.stringContaining('try again') })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await eraseDue()
  const statuses = new Set((await Promise.all(writers)).map(({ statusCode }) => statusCode))
  expect([...statuses].every(status => status === 201 || status === 429)).toBe(true)
  expect((await create()).statusCode).toBe(201)
})

test('Two transactions that stop each other are told apart from mistakes: the one that was ended is run once more [F-T29]', async () => {
  const { tenantId } = await makeMuseum(app())
  const lock = (key: number) => sql`select pg_advisory_xact_lock(${sql.lit(key)})`
  let runs = 0
  const both = Promise.withResolvers<void>()
  let first = 0
  const work = (mine: number, theirs: number) =>
    app().database.inTenant(tenantId, async ({ db }) => {
      runs += 1
      await lock(mine).execute(db)
      first += 1
      if (first >= 2) both.resolve()
      await both.promise
      await lock(theirs).execute(db)
      return mine
    })
  expect(await Promise.all([work(1, 2), work(2, 1)])).toEqual([1, 2])
  expect(runs).toBe(3)
})
