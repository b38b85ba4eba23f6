import { Client } from 'pg'
import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { listRegisters, readRegister } from '#model/api/procedures/registers.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { dayIn, defaultZone, yearOf } from '#model/dates/museum-day.ts'
import { acquisitionDecisions } from '#model/procedures/acquisition/line.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

const accepted = { decision: { decision: { id: acquisitionDecisions.ACCEPTED } } }

const year = yearOf(dayIn(defaultZone, new Date()))

async function keeper(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const ask = async <T = Procedure>(method: Method, url: string, payload?: object) => {
    const { status, body } = await person.ask<T>(method, `/procedures${url}`, payload)
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    return body
  }
  const object = (number: string) =>
    person.put({
      title: { en: `Cup ${number}`, pl: `Kubek ${number}` },
      objectNumbers: [{ objectNumber: number }],
    })
  const begin = async (type: string, numbers: readonly string[], values: object = {}) => {
    const { id } = await ask('POST', '', { type, title: 'Cups', values })
    await ask('PUT', `/${id}/objects`, { numbers })
    const { result } = await ask<{ result: readonly ProcedureObject[] }>('GET', `/${id}/objects`)
    for (const { catalogueObjectId, version } of result)
      await ask('PUT', `/${id}/objects/${catalogueObjectId}`, { version, values: accepted })
    return id
  }
  const go = async (id: string, ...steps: string[]) => {
    for (const step of steps) await ask('PUT', `/${id}/status`, { step, reason: 'It is so' })
  }
  const register = async (name: string) => {
    const { body } = await person.ask<OutputOf<typeof readRegister>>('GET', `/registers/${name}/${year}`)
    return body
  }
  return { ...person, status: person.ask, ask, object, begin, go, register }
}

/** Changes entries as only somebody could who owns the database. */
async function asOwner(museum: TestMuseum, statement: string) {
  const owner = new Client({ connectionString: app().databaseUrls.ownerUrl })
  await owner.connect()
  await owner.query('begin')
  for (const setting of ['app.tenant_id', 'app.erased_tenant'])
    await owner.query(`select set_config($1, $2, true)`, [setting, museum.tenantId])
  await owner.query(statement, [museum.tenantId])
  await owner.query('commit')
  await owner.end()
}

const toAccessioned = ['examined', 'titleTransferred', 'accessioned'] as const

test('Accessions are entered with object, source and procedure, in the words of the moment and every language', async () => {
  const anna = await keeper(await makeMuseum(app()))
  const cup = await anna.object('1')
  const id = await anna.begin('ACQUISITION', ['1'], {
    source: { name: 'Zofia Żak' },
    transfer: { on: '2026-11-02' },
  })
  await anna.go(id, ...toAccessioned)
  const { result, total, isIntact } = await anna.register('ACCESSIONS')
  expect([total, isIntact]).toEqual([1, true])
  expect(result).toMatchObject([
    {
      number: 1,
      objectId: cup.id,
      objectNumber: '1',
      title: 'Cup 1',
      procedure: { id, type: 'ACQUISITION' },
      columns: { party: 'Zofia Żak' },
      cancels: null,
      cancelledBy: null,
    },
  ])
  // Corrected later, the entry says what was entered, and a later one what is right.
  const { version } = await anna.ask('GET', `/${id}`)
  await anna.ask('PUT', `/${id}`, {
    version,
    values: { source: { name: 'Somebody else' }, transfer: { on: '2026-11-02' } },
  })
  expect((await anna.register('ACCESSIONS')).result).toMatchObject([
    { columns: { party: 'Zofia Żak' }, cancelledBy: { year, number: 2 } },
    { columns: { party: 'Zofia Żak' }, cancels: { year, number: 1 } },
    { columns: { party: 'Somebody else' }, cancelledBy: null },
  ])
  const pdf = await app().http.inject({
    method: 'GET',
    url: `/api/v1/registers/ACCESSIONS/${year}/pdf`,
    headers: anna.headers,
  })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const table = await app().http.inject({
    method: 'GET',
    url: `/api/v1/registers/ACCESSIONS/${year}/table?format=csv&lang=pl`,
    headers: anna.headers,
  })
  expect(table.body).toContain('Kubek 1')
})

test('An accession that is taken back cancels its entry by a later one; the first stays', async () => {
  const anna = await keeper(await makeMuseum(app()))
  await anna.object('1')
  const id = await anna.begin('ACQUISITION', ['1'])
  await anna.go(id, ...toAccessioned, 'titleTransferred', 'accessioned')
  expect((await anna.register('ACCESSIONS')).result).toMatchObject([
    { number: 1, cancels: null, cancelledBy: { year, number: 2 } },
    { number: 2, cancels: { year, number: 1 }, cancelledBy: null },
    { number: 3, cancels: null, cancelledBy: null },
  ])
})

test('What could not be entered since somebody edits the object cancels no earlier entry when it goes back', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await keeper(museum), await keeper(museum)]
  const cup = await anna.object('1')
  const id = await anna.begin('ACQUISITION', ['1'])
  await anna.go(id, ...toAccessioned, 'titleTransferred')
  expect((await bert.call('PUT', `/${cup.id}/lock`)).status).toBe(200)
  await anna.go(id, 'accessioned')
  await bert.release(cup)
  await anna.go(id, 'titleTransferred')
  expect((await anna.register('ACCESSIONS')).result.map(({ number, cancels }) => [number, cancels])).toEqual([
    [1, null],
    [2, { year, number: 1 }],
  ])
})

test('What is in a register is not deleted for good: neither the procedure that entered it, nor the object', async () => {
  const museum = await makeMuseum(app())
  const anna = await keeper(museum)
  const cup = await anna.object('1')
  const id = await anna.begin('ACQUISITION', ['1'])
  await anna.go(id, ...toAccessioned)
  // An object with an entry stays in the trash, and its entry is cancelled from there.
  await anna.call('DELETE', `/${cup.id}`)
  const refused = await anna.call<{ message: string }>('DELETE', `/${cup.id}/for-good`)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('register')])
  await anna.go(id, 'titleTransferred', 'proposed')
  expect((await anna.register('ACCESSIONS')).result.map(({ number, cancels }) => [number, cancels])).toEqual([
    [1, null],
    [2, { year, number: 1 }],
  ])
  await anna.ask('DELETE', `/${id}`)
  for (const path of [`/procedures/${id}/for-good`, `/acquisitions/${id}/for-good`])
    expect((await anna.status('DELETE', path)).status).toBe(409)
  expect((await anna.call('DELETE', `/${cup.id}/for-good`)).status).toBe(204)
})

test('Ten people who accession at once leave no gap in the numbers', async () => {
  const museum = await makeMuseum(app())
  const people = await Promise.all(Array.from({ length: 10 }, () => keeper(museum)))
  const ids = await Promise.all(
    people.map(async (person, at) => {
      const numbers = [1, 2, 3].map(each => `${at}.${each}`)
      for (const number of numbers) await person.object(number)
      const id = await person.begin('ACQUISITION', numbers)
      await person.go(id, 'examined', 'titleTransferred')
      return id
    }),
  )
  await Promise.all(people.map((person, at) => person.go(ids[at] ?? '', 'accessioned')))
  const [first] = people
  const { result, isIntact } = (await first?.register('ACCESSIONS')) ?? { result: [], isIntact: false }
  expect(result.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  expect(new Set(result.map(({ objectNumber }) => objectNumber)).size).toBe(30)
  expect(isIntact).toBe(true)
})

test('The application cannot change an entry, and one that somebody changed behind it shows', async () => {
  const museum = await makeMuseum(app())
  const anna = await keeper(museum)
  await anna.object('1')
  const id = await anna.begin('ACQUISITION', ['1'])
  await anna.go(id, ...toAccessioned)
  const change = (content: string) =>
    app().database.inTenant(museum.tenantId, ({ db }) =>
      db.updateTable('register_entry').set({ content }).where('tenant_id', '=', museum.tenantId).execute(),
    )
  await expect(change('{}')).rejects.toThrow('permission denied')
  await asOwner(
    museum,
    `update register_entry set content = replace(content, 'Cup 1', 'Cup 7') where tenant_id = $1::bigint`,
  )
  expect((await anna.register('ACCESSIONS')).isIntact).toBe(false)
})

test('Whatever is done to a register behind the application shows, on the page, in the table and on paper', async () => {
  const museum = await makeMuseum(app())
  const anna = await keeper(museum)
  for (const number of ['1', '2', '3']) await anna.object(number)
  const id = await anna.begin('ACQUISITION', ['1', '2', '3'])
  await anna.go(id, ...toAccessioned)
  const read = async (query = '', of: number = year) => {
    const url = `/registers/ACCESSIONS/${of}${query}`
    return (await anna.status<OutputOf<typeof readRegister>>('GET', url)).body
  }
  const file = async (path: string) => {
    const url = `/api/v1/registers/ACCESSIONS/${year}/${path}`
    return app().http.inject({ method: 'GET', url, headers: anna.headers })
  }
  const rows = 'where tenant_id = $1::bigint and register = 1'
  expect(await read('?after=50')).toMatchObject({ result: [], isIntact: true })
  expect((await file('table?format=csv')).body).not.toContain('changed or is missing')
  await asOwner(museum, `update register_entry set cancels = 1, cancels_year = year ${rows} and number = 3`)
  expect((await read()).isIntact).toBe(false)
  await asOwner(museum, `update register_entry set cancels = null, cancels_year = null ${rows}`)
  expect((await read()).isIntact).toBe(true)
  await asOwner(
    museum,
    `insert into register_entry select tenant_id, register, 1999, number, record_id, about_id, at, cancels, cancels_year, content, sha256
      from register_entry ${rows}`,
  )
  expect((await read('', 1999)).isIntact).toBe(false)
  await asOwner(museum, `delete from register_entry ${rows} and number = 3`)
  expect(await read()).toMatchObject({ total: 2, isIntact: false })
  expect((await file('table?format=csv')).body).toContain(
    'An entry of this register was changed or is missing.',
  )
  await asOwner(museum, `update register_entry set content = '{}' ${rows} and number = 1`)
  expect((await read()).result.map(({ number }) => number)).toEqual([1, 2])
  for (const path of ['table?format=csv', 'pdf']) expect((await file(path)).statusCode).toBe(200)
})

test('A register is read by those who may read what enters into it, and is not found by another museum', async () => {
  const museum = await makeMuseum(app())
  const anna = await keeper(museum)
  await anna.object('1')
  const id = await anna.begin('ACQUISITION', ['1'])
  await anna.go(id, ...toAccessioned)
  const lender = await registrar(app, museum, { role: 'USER', permissions: ['loan-out-read'] })
  const list = await lender.ask<OutputOf<typeof listRegisters>>('GET', '/registers')
  expect(list.body.result.map(({ register }) => register)).toEqual(['LOANS'])
  expect((await lender.ask('GET', `/registers/ACCESSIONS/${year}`)).status).toBe(404)
  const stranger = await registrar(app, await makeMuseum(app()))
  expect((await stranger.ask('GET', `/registers/ACCESSIONS/${year}`)).status).toBe(404)
})
