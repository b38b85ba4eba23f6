import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { testSecret, useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { searchHeaders } from '../../../../test/harness/search-headers.ts'

const app = useTestApp()

const conf = '/advsearch/conf/api/searches'
const exec = '/advsearch/exec/api/advsearch'

interface Page {
  readonly result: readonly { readonly number: string }[]
  readonly page: number
  readonly totalSize: number
}

async function searcher(museum: TestMuseum, given: PersonGiven = {}) {
  const person = await registrar(app, museum, given)
  const headers = searchHeaders(person, museum)
  const call = async <T = Page>(method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await app().http.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() as T }
  }
  return { ...person, call }
}

const kraters = (more: object = {}) => ({
  name: 'Kraters',
  classId: 1,
  shared: true,
  blocks: [
    {
      filters: [
        { paragraphId: 'title', conditionSystemName: 'CONTAINS', criteriaValues: [{ value: 'krater' }] },
      ],
    },
  ],
  ...more,
})

describe('a saved search', () => {
  test('is run page by page, the first being 1, in any order; its facets narrow it [C-Q03]', async () => {
    const anna = await searcher(await makeMuseum(app()))
    for (const at of [1, 2, 3])
      await anna.put({ objectNumbers: [{ objectNumber: `A.${at}` }], title: { en: `Krater ${at}` } })
    await anna.put({ objectNumbers: [{ objectNumber: 'B.1' }], title: { en: 'Lekythos' } })
    const { id } = (await anna.call<{ id: string }>('POST', conf, kraters())).body
    const page = async (query: string) => (await anna.call('GET', `${exec}/execute/${id}?${query}`)).body
    const numbers = ({ result }: Page) => result.map(({ number }) => number)
    const first = await page('pageSize=2')
    expect(first).toMatchObject({ page: 1, pageSize: 2, totalSize: 3 })
    expect(numbers(first)).toEqual(['A.1', 'A.2'])
    expect(numbers(await page('pageSize=2&page=2&skipGenerationSqlSearch=true'))).toEqual(['A.3'])
    expect(numbers(await page('order=DESC'))).toEqual(['A.3', 'A.2', 'A.1'])
    expect(numbers(await page('q=2'))).toEqual(['A.2'])
    expect((await anna.call('GET', `${exec}/execute/${id}?page=0`)).status).toBe(400)
    const facets = await anna.call<{ facets: { name: string }[]; totalSize: number }>(
      'POST',
      `${exec}/facet/filters/${id}/1`,
      {},
    )
    expect(facets.body.totalSize).toBe(3)
    expect(facets.body.facets.map(({ name }) => name)).toContain('publishedOnWeb')
    const none = await anna.call('POST', `${exec}/facet/filters/${id}/1`, {
      filters: { publishedOnWeb: ['true'] },
    })
    expect(none.body.totalSize).toBe(0)
    expect((await anna.call('POST', `${exec}/facet/filters/${id}/5`, {})).status).toBe(404)
  })

  test('of cards one may not read, or with a made-up token, is not run [C-Q03] [C-Q06] [P-A09]', async () => {
    const museum = await makeMuseum(app())
    const anna = await searcher(museum)
    const bruno = await searcher(museum, { role: 'USER', permissions: ['catalogueRead'] })
    const people = kraters({
      classId: 5,
      blocks: [{ filters: [{ paragraphId: '@title', conditionId: 18 }] }],
    })
    const { id } = (await anna.call<{ id: string }>('POST', conf, people)).body
    const url = `${exec}/execute/${id}`
    expect((await anna.call('GET', url)).status).toBe(200)
    expect((await bruno.call('GET', url)).status).toBe(404)
    const { headers } = anna
    expect((await app().http.inject({ url, headers })).statusCode).toBe(401)
    expect(
      (await app().http.inject({ url, headers: { ...headers, iduser: anna.accountId } })).statusCode,
    ).toBe(401)
  })

  test('with something that is gone says so where it is run [C-Q06]', async () => {
    const museum = await makeMuseum(app())
    const anna = await searcher(museum)
    const { id } = (await anna.call<{ id: string }>('POST', conf, kraters())).body
    const criteria = {
      blocks: [
        { operator: 'AND', filters: [{ field: 'gone', condition: 'IS_EMPTY', operator: 'AND', values: [] }] },
      ],
    }
    await app().database.inTenant(museum.tenantId, ({ db }) =>
      db
        .updateTable('saved_search')
        .set({ criteria: JSON.stringify(criteria) })
        .where('tenant_id', '=', museum.tenantId)
        .execute(),
    )
    const failed = await anna.call<{ fields: object }>('GET', `${exec}/execute/${id}`)
    expect(failed.status).toBe(400)
    expect(Object.keys(failed.body.fields)).toEqual(['criteria.blocks.0.filters.0'])
    const read = await anna.call('GET', `${conf}/${id}`)
    expect(read.body).toMatchObject({ blocks: [{ filters: [{ broken: true, paragraphId: 'gone' }] }] })
  })
})

test('Where advanced searches are switched off, their addresses lead nowhere [C-Q06]', async () => {
  const { http, database } = await createApp({
    config: readConfig({ DEMO: '0', ENABLE_ADV_SEARCH: '0' }),
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    secret: testSecret,
    log: createLog('silent'),
    clock: () => new Date(),
    publicUrl: () => '',
  })
  for (const url of [conf, `${conf}/1`, `${exec}/execute/1`])
    expect((await http.inject({ url })).statusCode).toBe(404)
  expect((await http.inject({ url: '/api/v1/config' })).json()).toMatchObject({ ENABLE_ADV_SEARCH: false })
  await database.close()
})
