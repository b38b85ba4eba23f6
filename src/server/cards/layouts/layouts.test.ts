import { describe, expect, test } from 'vitest'
import type { MuseumView, SavedLayout } from '#model/api/layouts.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../../test/harness/factories.ts'

const app = useTestApp()

const layout = { view: 'listView', columns: [{ path: 'number', width: 120 }], sort: 'title', order: 'DESC' }

/** A person of a museum of their own, with the calls for layouts. */
async function somebody(museum?: Awaited<ReturnType<typeof makeMuseum>>) {
  const { headers } = await signedIn(app(), { museum: museum ?? (await makeMuseum(app())) })
  const url = '/api/v1/layouts'
  const { http } = app()
  return {
    list: async (type = 'object'): Promise<SavedLayout[]> =>
      (await http.inject({ url: `${url}?type=${type}`, headers })).json().result,
    create: (body: object) =>
      http.inject({
        method: 'POST',
        url,
        headers,
        payload: { type: 'object', isDefault: false, layout, ...body },
      }),
    change: (id: string, body: object) =>
      http.inject({
        method: 'PUT',
        url: `${url}/${id}`,
        headers,
        payload: { isDefault: false, layout, ...body },
      }),
    remove: (id: string) => http.inject({ method: 'DELETE', url: `${url}/${id}`, headers }),
  }
}

describe('saved layouts of lists', () => {
  test('keep view, columns, widths and order under a name, by type of card [C-S02]', async () => {
    const anna = await somebody()
    const created = await anna.create({ name: 'Coins by weight' })
    expect(created.statusCode).toBe(201)
    expect(await anna.list()).toEqual([
      { id: created.json().id, name: 'Coins by weight', isDefault: false, layout },
    ])
    expect(await anna.list('place')).toEqual([])
  })

  test('are the person’s own: colleagues neither see nor touch them', async () => {
    const museum = await makeMuseum(app())
    const [anna, bruno] = [await somebody(museum), await somebody(museum)]
    const { id } = (await anna.create({ name: 'Mine' })).json()
    expect(await bruno.list()).toEqual([])
    expect((await bruno.change(id, { name: 'Ours' })).statusCode).toBe(404)
    expect((await bruno.remove(id)).statusCode).toBe(404)
    expect((await bruno.create({ name: 'Mine' })).statusCode).toBe(201)
  })

  test('can be changed and forgotten', async () => {
    const anna = await somebody()
    const { id } = (await anna.create({ name: 'Stores' })).json()
    const grid = { view: 'gridView', columns: [] }
    expect((await anna.change(id, { name: 'Stores, pictures', layout: grid })).json()).toEqual({
      id,
      name: 'Stores, pictures',
      isDefault: false,
      layout: grid,
    })
    expect((await anna.remove(id)).statusCode).toBe(204)
    expect(await anna.list()).toEqual([])
  })

  test('have names that are told apart, whatever their case', async () => {
    const anna = await somebody()
    await anna.create({ name: 'Żagle' })
    const second = await anna.create({ name: 'żagle' })
    expect(second.statusCode).toBe(400)
    expect(second.json().fields).toEqual({ name: 'This name is already in use' })
  })

  test('of a type begin with one at the most: making another the default takes its place', async () => {
    const anna = await somebody()
    await anna.create({ name: 'A', isDefault: true })
    const { id } = (await anna.create({ name: 'B', isDefault: true })).json()
    const defaults = async () => (await anna.list()).filter(({ isDefault }) => isDefault)
    expect((await defaults()).map(({ name }) => name)).toEqual(['B'])
    await anna.change(id, { name: 'B' })
    expect(await defaults()).toEqual([])
  })

  test('that make no sense are refused field by field [P-E04]', async () => {
    const anna = await somebody()
    const answer = await anna.create({ name: ' ', layout: { view: 'wallView', columns: [] } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual(expect.arrayContaining(['name', 'layout.view']))
  })
})

describe('the view that a museum chose for everybody', () => {
  const url = '/api/v1/layouts'
  const read = async (headers: Record<string, string>, type = 'object'): Promise<MuseumView | null> =>
    (await app().http.inject({ url: `${url}?type=${type}`, headers })).json().museum
  const put = (headers: Record<string, string>, name: string, type = 'object') =>
    app().http.inject({ method: 'PUT', url: `${url}/museum/${type}`, headers, payload: { name, layout } })
  const remove = (headers: Record<string, string>) =>
    app().http.inject({ method: 'DELETE', url: `${url}/museum/object`, headers })

  test('is set by an administrator and read by all, later members too; another museum has its own [F-W12]', async () => {
    const museum = await makeMuseum(app())
    const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    expect(await read(headers)).toBeNull()
    expect((await put(headers, 'Registrars')).statusCode).toBe(200)
    const view = { name: 'Registrars', layout }
    const { headers: member } = await signedIn(app(), { museum })
    expect([await read(member), await read(member, 'place')]).toEqual([view, null])
    const { headers: other } = await signedIn(app(), { museum: await makeMuseum(app()) })
    expect(await read(other)).toBeNull()
    expect([(await put(member, 'Mine')).statusCode, (await remove(member)).statusCode]).toEqual([403, 403])
    expect((await put(headers, 'Theirs', 'nothing')).statusCode).toBe(404)
  })

  test('ends when it is removed; the audit log has who set and who removed it [F-W12]', async () => {
    const museum = await makeMuseum(app())
    const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    await put(headers, 'Stores')
    await put(headers, 'Numbers')
    expect((await remove(headers)).statusCode).toBe(204)
    expect([await read(headers), (await remove(headers)).statusCode]).toEqual([null, 404])
    const audit = `/api/v1/tenant/${museum.tenantId}/audit?action=viewChanged`
    const { result } = (await app().http.inject({ url: audit, headers })).json()
    expect(result.map(({ details }: { details: object }) => details)).toEqual([
      { type: 'object', view: { before: 'Numbers', after: '' } },
      { type: 'object', view: { before: 'Stores', after: 'Numbers' } },
      { type: 'object', view: { before: '', after: 'Stores' } },
    ])
  })
})
