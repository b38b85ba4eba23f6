import type { AddressInfo } from 'node:net'
import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { MuseumUser, NamedRole } from '#model/api/museum-users.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, makePerson, signedIn, type TestMuseum } from '../../../test/harness/factories.ts'

const app = useTestApp()
let origin: string
const streams: AbortController[] = []

beforeAll(async () => {
  await app().http.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app().http.server.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const stream of streams) stream.abort()
})

type Headers = Record<string, string>

/** An administrator of a museum, with the calls about roles. */
async function administrator(museum?: TestMuseum) {
  const own = museum ?? (await makeMuseum(app()))
  const { headers, accountId } = await signedIn(app(), { museum: own, role: 'TENANT_ADMIN' })
  const roles = `/api/v1/tenant/${own.tenantId}/roles`
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app().http.inject({ method, url, headers, ...(payload && { payload }) })
  return {
    museum: own,
    accountId,
    send,
    roles: async () => (await send('GET', roles)).json().result as NamedRole[],
    create: (given: { name: string; permissions: number[] }) => send('POST', roles, given),
    change: ({ id, members: _members, ...role }: NamedRole) => send('PUT', `${roles}/${id}`, role),
    remove: (id: string, instead?: string) =>
      send('DELETE', `${roles}/${id}${instead === undefined ? '' : `?instead=${instead}`}`),
    give: (userId: string, namedRole: string | null, given: object = {}) =>
      send('PUT', `/api/v1/identity/${userId}/permissions`, {
        role: 'USER',
        permissions: [],
        namedRole,
        ...given,
      }),
    user: async (userId: string) =>
      ((await send('GET', `/api/v1/tenant/${own.tenantId}/users`)).json().result as MuseumUser[]).find(
        user => user.userId === userId,
      ),
  }
}

const codesOf = async (headers: Headers): Promise<string[]> =>
  (await app().http.inject({ url: '/api/v1/me', headers }))
    .json()
    .identities[0].permissions.map(({ code }: { code: string }) => code)

async function listen(headers: Headers) {
  const controller = new AbortController()
  streams.push(controller)
  const response = await fetch(`${origin}/api/v1/events`, { headers, signal: controller.signal })
  const heard: string[] = []
  const parser = createParser({ onEvent: ({ event = '' }) => void heard.push(event) })
  const read = async () => {
    if (!response.body) return
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) parser.feed(text)
  }
  read().catch(() => {})
  return heard
}

const recordOf = (tenantId: string) =>
  app().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('audit_entry')
      .where('tenant_id', '=', tenantId)
      .where('action', 'in', ['namedRoleCreated', 'namedRoleChanged', 'namedRoleDeleted', 'rightsChanged'])
      .orderBy('id')
      .select(['action', 'account_id', 'details'])
      .execute(),
  )

describe('a role of the museum', () => {
  test('has a name that no other has, whatever its case, and belongs to one museum [P-P07] [P-P13]', async () => {
    const here = await administrator()
    const there = await administrator()
    const made = await here.create({ name: ' Volunteers ', permissions: [21, 1, 1] })
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json()).toEqual({
      id: expect.any(String),
      name: 'Volunteers',
      permissions: [1, 21],
      version: 1,
      members: 0,
    })
    for (const name of ['volunteers', 'VOLUNTEERS']) {
      const refused = await here.create({ name, permissions: [] })
      expect([refused.statusCode, refused.json().fields]).toEqual([
        409,
        { name: 'This name is already in use' },
      ])
    }
    expect((await there.create({ name: 'volunteers', permissions: [] })).statusCode).toBe(201)
    expect(await there.roles()).toHaveLength(1)
    for (const name of ['', ' ', 'x'.repeat(151)])
      expect((await here.create({ name, permissions: [] })).statusCode).toBe(400)
    // Permissions that follow from others cannot be given.
    expect((await here.create({ name: 'Other', permissions: [101] })).statusCode).toBe(400)
    const person = await makePerson(app(), { museum: there.museum })
    const foreign = await there.give(person.accountId, made.json().id)
    expect([foreign.statusCode, foreign.json().message]).toEqual([
      409,
      'This role no longer exists. Nothing was changed. Reload the page and choose another role or individual permissions.',
    ])
    expect((await there.change(made.json())).statusCode).toBe(404)
    expect((await there.remove(made.json().id)).statusCode).toBe(404)
    expect(await here.roles()).toEqual([made.json()])
  })

  test('gives its members its permissions, and those of a change at their next request [P-P07]', async () => {
    const { museum, accountId, create, change, give, user, roles } = await administrator()
    const person = await signedIn(app(), { museum, permissions: ['damRead'] })
    const role: NamedRole = (await create({ name: 'Volunteers', permissions: [1] })).json()
    const given = await give(person.accountId, role.id, { permissions: [21, 22] })
    expect(given.json()).toMatchObject({ permissions: [1], namedRole: { id: role.id, name: 'Volunteers' } })
    expect(await codesOf(person.headers)).toEqual(['catalogueRead'])
    expect(await roles()).toMatchObject([{ members: 1 }])
    const heard = await listen(person.headers)
    const changed = await change({ ...role, name: 'Interns', permissions: [1, 3] })
    expect(changed.json()).toEqual({ ...role, name: 'Interns', permissions: [1, 3], version: 2, members: 1 })
    expect(await codesOf(person.headers)).toEqual(['catalogueRead', 'catalogueEdit'])
    await vi.waitFor(() => expect(heard).toContain('me.changed'), 10_000)
    expect(await user(person.accountId)).toMatchObject({
      permissions: [1, 3],
      namedRole: { id: role.id, name: 'Interns' },
    })
    // Individual rights end the role; those of the role no longer reach them.
    await give(person.accountId, null, { permissions: [1] })
    await change({ ...changed.json(), permissions: [1, 3, 6] })
    expect(await codesOf(person.headers)).toEqual(['catalogueRead'])
    // Administrators hold everything and no role.
    await give(person.accountId, role.id, { role: 'TENANT_ADMIN' })
    expect(await user(person.accountId)).toMatchObject({ role: 'TENANT_ADMIN', namedRole: null })
    expect(await recordOf(museum.tenantId)).toMatchObject([
      {
        action: 'namedRoleCreated',
        account_id: accountId,
        details: { name: 'Volunteers', added: ['catalogueRead'] },
      },
      { action: 'rightsChanged', details: { namedRole: { before: '', after: 'Volunteers' } } },
      {
        action: 'namedRoleChanged',
        details: {
          name: { before: 'Volunteers', after: 'Interns' },
          added: ['catalogueEdit'],
          removed: [],
          people: ['Żaneta Groß'],
        },
      },
      { action: 'rightsChanged', details: { namedRole: { before: 'Interns', after: '' } } },
      { action: 'namedRoleChanged', details: { people: [] } },
      { action: 'rightsChanged', details: { role: { before: 'USER', after: 'TENANT_ADMIN' } } },
    ])
  })

  test('is given with an invitation, and changes what an invited person will hold [P-P06]', async () => {
    const { museum, send, create, change, user } = await administrator()
    const role: NamedRole = (await create({ name: 'Interns', permissions: [1] })).json()
    const invited = await send('POST', `/api/v1/tenant/${museum.tenantId}/users`, {
      permissions: [],
      namedRole: role.id,
      email: `intern-${museum.tenantId}@test.museum`,
      firstName: 'A',
      lastName: 'B',
      role: 'USER',
      language: 'en',
    })
    expect(invited.json()).toMatchObject({ permissions: [1], namedRole: { name: 'Interns' } })
    await change({ ...role, permissions: [1, 21] })
    expect(await user(invited.json().userId)).toMatchObject({ state: 'INVITED', permissions: [1, 21] })
  })

  test('that is in use is deleted only with what its members get instead [P-P07]', async () => {
    const { museum, create, give, remove, user, roles } = await administrator()
    const person = await signedIn(app(), { museum })
    const first: NamedRole = (await create({ name: 'First', permissions: [1] })).json()
    const second: NamedRole = (await create({ name: 'Second', permissions: [21] })).json()
    await give(person.accountId, first.id)
    const refused = await remove(first.id)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Some users have this role. Nothing was deleted. Reload the page and choose what they get instead.',
    ])
    for (const gone of [first.id, '999999999999']) expect((await remove(first.id, gone)).statusCode).toBe(409)
    expect((await remove(first.id, second.id)).statusCode).toBe(204)
    expect(await codesOf(person.headers)).toEqual(['damRead'])
    expect(await user(person.accountId)).toMatchObject({ namedRole: { name: 'Second' } })
    expect((await remove(second.id, 'individual')).statusCode).toBe(204)
    expect(await codesOf(person.headers)).toEqual(['damRead'])
    expect(await user(person.accountId)).toMatchObject({ permissions: [21], namedRole: null })
    expect((await remove(second.id)).statusCode).toBe(404)
    expect(await roles()).toEqual([])
    expect((await recordOf(museum.tenantId)).slice(-2)).toMatchObject([
      { action: 'namedRoleDeleted', details: { name: 'First', instead: 'Second', people: ['Żaneta Groß'] } },
      { action: 'namedRoleDeleted', details: { name: 'Second', instead: '', permissions: ['damRead'] } },
    ])
  })

  test('is changed by one of two administrators at once; the other is told, and nothing of theirs is kept [P-P07]', async () => {
    const anna = await administrator()
    const bert = await administrator(anna.museum)
    const role: NamedRole = (await anna.create({ name: 'Volunteers', permissions: [] })).json()
    const answers = await Promise.all([
      anna.change({ ...role, permissions: [1] }),
      bert.change({ ...role, permissions: [21] }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'Someone else has changed this role. Nothing was saved. Close it, open it again and repeat your changes.',
    )
    expect(await anna.roles()).toEqual([answers.find(({ statusCode }) => statusCode === 200)?.json()])
  })

  test('and its members agree, whatever administrators do to them at once [P-P07]', async () => {
    const anna = await administrator()
    const bert = await administrator(anna.museum)
    const people = await Promise.all([1, 2, 3].map(() => makePerson(app(), { museum: anna.museum })))
    const role: NamedRole = (await anna.create({ name: 'Volunteers', permissions: [1] })).json()
    const other: NamedRole = (await anna.create({ name: 'Interns', permissions: [21] })).json()
    const answers = await Promise.all([
      ...people.map(({ accountId }) => anna.give(accountId, role.id)),
      bert.change({ ...role, permissions: [1, 3] }),
      ...people.map(({ accountId }) => bert.give(accountId, other.id)),
      anna.remove(other.id, role.id),
    ])
    expect(answers.map(({ statusCode }) => statusCode).filter(status => status >= 500)).toEqual([])
    const roles = await anna.roles()
    for (const { accountId } of people) {
      const user = await anna.user(accountId)
      const held = roles.find(({ id }) => id === user?.namedRole?.id)
      expect(user?.permissions).toEqual(held?.permissions ?? [])
    }
  })

  test('is for administrators alone [P-P12]', async () => {
    const { museum, create, accountId, give } = await administrator()
    const role: NamedRole = (await create({ name: 'Volunteers', permissions: [1] })).json()
    const user = await signedIn(app(), { museum })
    const url = `/api/v1/tenant/${museum.tenantId}/roles`
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const path = method === 'GET' || method === 'POST' ? url : `${url}/${role.id}`
      const answer = await app().http.inject({
        method,
        url: path,
        headers: user.headers,
        ...(method !== 'GET' && { payload: { name: 'Mine', permissions: [], version: 1 } }),
      })
      expect(answer.statusCode).toBe(403)
    }
    expect((await give(accountId, role.id)).json()).toMatchObject({ status: 409 })
  })
})
