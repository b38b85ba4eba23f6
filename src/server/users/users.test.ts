import type { AddressInfo } from 'node:net'
import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { MuseumUser } from '#model/api/museum-users.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { permissionsTo } from '#model/procedures/define-procedure.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import {
  bearer,
  handoverForm,
  makeMuseum,
  makePerson,
  signedIn,
  signIn,
  type TestMuseum,
  testPassword,
  tokenForm,
} from '../../../test/harness/factories.ts'

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

const send = (headers: Headers, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app().http.inject({ method, url, headers, ...(payload && { payload }) })

const me = (headers: Headers) => send(headers, 'GET', '/api/v1/me')

/** An administrator of a museum of their own, with the calls of these pages. */
async function administrator(museum?: TestMuseum) {
  const own = museum ?? (await makeMuseum(app()))
  const person = await signedIn(app(), { museum: own, role: 'TENANT_ADMIN' })
  const { headers } = person
  return {
    ...person,
    museum: own,
    list: (query = '') => send(headers, 'GET', `/api/v1/tenant/${own.tenantId}/users${query}`),
    setRights: (userId: string, rights: { role: string; permissions: number[] }) =>
      send(headers, 'PUT', `/api/v1/identity/${userId}/permissions`, rights),
    setState: (userId: string, state: string) =>
      send(headers, 'PUT', `/api/v1/identity/${userId}/state`, { state }),
    remove: (userId: string) => send(headers, 'DELETE', `/api/v1/identity/${userId}`),
    async loginAs(userId: string) {
      const given = await send(headers, 'POST', `/api/v1/identity/${userId}/login-as`)
      const tokens = (await app().http.inject(handoverForm(given.json().token, given.cookies))).json()
      return { headers: bearer(tokens.access_token), tokens }
    },
  }
}

/** Names of the news a session hears. */
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
      .where('action', 'in', ['rightsChanged', 'stateChanged', 'userRemoved'])
      .orderBy('id')
      .select(['action', 'account_id', 'impersonator_id', 'name', 'impersonator_name', 'details'])
      .execute(),
  )

const lastAdministrator = {
  status: 409,
  error: 'conflict',
  message: 'The museum needs at least one active administrator',
}

describe('the list of users', () => {
  test('tells who is in the museum, what they may do and when they were there last [P-P05]', async () => {
    const { museum, accountId, email, list } = await administrator()
    const person = await makePerson(app(), { museum, permissions: ['damRead', 'proceduresRead'] })
    const answer = (await list()).json()
    expect(answer).toMatchObject({ totalSize: 2, page: 0, blocksize: 10_000 })
    const found = (id: string) => answer.result.find(({ userId }: MuseumUser) => userId === id)
    expect(found(person.accountId)).toEqual({
      id: expect.any(String),
      userId: person.accountId,
      firstName: 'Żaneta',
      lastName: 'Groß',
      email: person.email,
      avatar: null,
      role: 'USER',
      state: 'ACTIVE',
      permissions: [21, 91],
      namedRole: null,
      lastAccess: null,
      secondFactor: false,
      signOn: false,
    })
    expect(found(accountId)).toMatchObject({ email, role: 'TENANT_ADMIN' })
    expect(Date.now() - Date.parse(found(accountId).lastAccess)).toBeLessThan(60_000)
    const pages = [await list('?page=0&blocksize=1'), await list('?page=1&blocksize=1')].map(page =>
      page.json(),
    )
    expect(pages.map(({ totalSize, page, result }) => [totalSize, page, result.length])).toEqual([
      [2, 0, 1],
      [2, 1, 1],
    ])
    expect(pages[0].result[0].id).not.toBe(pages[1].result[0].id)
    expect((await list('?blocksize=0')).statusCode).toBe(400)
  })

  test('is for administrators; another museum’s is not found [P-P12] [P-P13]', async () => {
    const { museum, headers } = await administrator()
    const other = await administrator()
    const user = await signedIn(app(), { museum })
    const url = `/api/v1/tenant/${museum.tenantId}/users`
    expect((await send(user.headers, 'GET', url)).statusCode).toBe(403)
    expect((await send(other.headers, 'GET', url)).statusCode).toBe(404)
    expect((await send(headers, 'GET', '/api/v1/tenant/999999999/users')).statusCode).toBe(404)
  })

  test('notes the last access at sign-in and whenever a session goes on, but not who is there under that name [P-P05] [P-P11]', async () => {
    const { museum, list, loginAs } = await administrator()
    const person = await makePerson(app(), { museum })
    const lastAccess = async () =>
      (await list()).json().result.find(({ userId }: MuseumUser) => userId === person.accountId).lastAccess
    await loginAs(person.accountId)
    expect(await lastAccess()).toBeNull()
    const tokens = await signIn(app(), person.email)
    const first = await lastAccess()
    expect(first).not.toBeNull()
    const refreshed = await app().http.inject(
      tokenForm({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
    )
    expect(refreshed.statusCode).toBe(200)
    expect(Date.parse(await lastAccess())).toBeGreaterThan(Date.parse(first))
  })

  test('of two thousand users is one quick answer [P-P05]', async () => {
    const { museum, list } = await administrator()
    await app().database.asSystem('test', async db => {
      await db
        .insertInto('account')
        .values(
          Array.from({ length: 2000 }, (_, n) => ({
            email: `many-${n}@crowd.museum`,
            last_name: `Many ${n}`,
          })),
        )
        .execute()
    })
    await app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
      const people = await db
        .selectFrom('account')
        .where('email', 'like', '%@crowd.museum')
        .select('id')
        .execute()
      await db
        .insertInto('identity')
        .values(people.map(({ id }) => ({ tenant_id: tenantId, account_id: id, role: 'USER' as const })))
        .execute()
    })
    const begun = Date.now()
    const answer = (await list()).json()
    expect([answer.result.length, answer.totalSize]).toEqual([2001, 2001])
    expect(Date.now() - begun).toBeLessThan(5000)
  })
})

describe('the rights of a user', () => {
  test('act on running sessions at once, and the person hears of it [P-P07]', async () => {
    const { museum, setRights, accountId } = await administrator()
    const person = await signedIn(app(), { museum, permissions: ['damRead'] })
    const heard = await listen(person.headers)
    const list = () => send(person.headers, 'GET', '/api/v1/catalogue/')
    const codes = async () =>
      (await me(person.headers)).json().identities[0].permissions.map(({ code }: { code: string }) => code)
    expect(await codes()).toEqual(['damRead'])
    const answer = await setRights(person.accountId, { role: 'USER', permissions: [91, 1, 1] })
    expect(answer.json()).toMatchObject({ userId: person.accountId, role: 'USER', permissions: [1, 91] })
    expect((await codes()).toSorted()).toEqual(
      [
        'catalogueRead',
        'proceduresRead',
        ...procedureDeclarations.flatMap(each => permissionsTo(each, 'read')),
      ].toSorted(),
    )
    await vi.waitFor(() => expect(heard).toEqual(['me.changed']), 10_000)
    expect((await list()).statusCode).not.toBe(403)
    await setRights(person.accountId, { role: 'USER', permissions: [] })
    expect((await list()).statusCode).toBe(403)
    await setRights(person.accountId, { role: 'TENANT_ADMIN', permissions: [] })
    expect((await me(person.headers)).json()).toMatchObject({ role: 'TENANT_ADMIN' })
    expect(await recordOf(museum.tenantId)).toMatchObject([
      {
        action: 'rightsChanged',
        account_id: accountId,
        details: {
          person: { accountId: person.accountId, name: 'Żaneta Groß', email: person.email },
          role: { before: 'USER', after: 'USER' },
          added: ['catalogueRead', 'proceduresRead'],
          removed: ['damRead'],
        },
      },
      { details: { added: [], removed: ['catalogueRead', 'proceduresRead'] } },
      { details: { role: { before: 'USER', after: 'TENANT_ADMIN' } } },
    ])
  })

  test('of the last active administrator stay; with another one anybody may step down [P-P10]', async () => {
    const { museum, accountId, setRights, headers } = await administrator()
    const other = await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
    const stepDown = { role: 'USER', permissions: [1] }
    // Neither who was only invited nor who is suspended could go on.
    for (const state of ['INVITED', 'SUSPENDED'] as const) {
      await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
        db
          .updateTable('identity')
          .set({ state })
          .where('tenant_id', '=', tenantId)
          .where('account_id', '=', other.accountId)
          .execute(),
      )
      expect((await setRights(accountId, stepDown)).json()).toMatchObject(lastAdministrator)
    }
    await send(headers, 'PUT', `/api/v1/identity/${other.accountId}/state`, { state: 'ACTIVE' })
    expect((await setRights(accountId, stepDown)).statusCode).toBe(200)
    expect((await setRights(accountId, stepDown)).statusCode).toBe(403)
  })

  test('keep one administrator, whatever administrators do to each other at once [P-P10]', async () => {
    const museum = await makeMuseum(app())
    for (let round = 0; round < 2; round++) {
      const [anna, bert] = [await administrator(museum), await administrator(museum)]
      // Those of earlier rounds are gone, but for one.
      for (const left of (await anna.list()).json().result as MuseumUser[])
        if (left.userId !== anna.accountId && left.userId !== bert.accountId) await anna.remove(left.userId)
      const answers = await Promise.all([
        anna.setRights(bert.accountId, { role: 'USER', permissions: [] }),
        bert.setRights(anna.accountId, { role: 'USER', permissions: [] }),
        anna.setState(bert.accountId, 'SUSPENDED'),
        bert.setState(anna.accountId, 'SUSPENDED'),
        anna.remove(anna.accountId),
        bert.remove(bert.accountId),
      ])
      expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
      const active = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
        db
          .selectFrom('identity')
          .where('tenant_id', '=', tenantId)
          .where('role', '=', 'TENANT_ADMIN')
          .where('state', '=', 'ACTIVE')
          .select('id')
          .execute(),
      )
      expect(active.length).toBeGreaterThanOrEqual(1)
    }
  }, 20_000)
})

describe('a suspended user', () => {
  test('is signed out of this museum at once and of no other, and comes back when let in [P-P08]', async () => {
    const [here, there] = [await administrator(), await administrator()]
    const person = await signedIn(app(), { museum: here.museum })
    await send(there.headers, 'POST', `/api/v1/tenant/${there.museum.tenantId}/users`, {
      permissions: [],
      email: person.email,
      firstName: 'A',
      lastName: 'B',
      role: 'USER',
      language: 'en',
    })
    // As if accepted.
    await app().database.inTenant(there.museum.tenantId, ({ db, tenantId }) =>
      db
        .updateTable('identity')
        .set({ state: 'ACTIVE' })
        .where('tenant_id', '=', tenantId)
        .where('account_id', '=', person.accountId)
        .execute(),
    )
    const elsewhere = bearer((await signIn(app(), person.email)).access_token)
    await send(elsewhere, 'PUT', '/api/v1/me/museum', { tenantId: there.museum.tenantId })
    const asPerson = await here.loginAs(person.accountId)
    const [heard, heardElsewhere] = [await listen(person.headers), await listen(elsewhere)]

    expect((await here.setState(person.accountId, 'SUSPENDED')).json()).toMatchObject({ state: 'SUSPENDED' })
    for (const headers of [person.headers, asPerson.headers]) expect((await me(headers)).statusCode).toBe(401)
    const refreshed = await app().http.inject(
      tokenForm({ grant_type: 'refresh_token', refresh_token: person.tokens.refresh_token }),
    )
    expect(refreshed.json()).toMatchObject({ error: 'invalid_refresh_token' })
    await vi.waitFor(() => expect(heard).toContain('session.ended'), 10_000)
    await vi.waitFor(() => expect(heardElsewhere).toEqual(['me.changed']), 10_000)
    const identities = (await me(elsewhere)).json().identities
    expect(identities.map(({ tenantId }: { tenantId: string }) => tenantId)).toEqual([there.museum.tenantId])

    await here.setState(person.accountId, 'ACTIVE')
    expect((await me(person.headers)).statusCode).toBe(401)
    expect((await me(elsewhere)).json().identities).toHaveLength(2)
    expect(await recordOf(here.museum.tenantId)).toMatchObject([
      { action: 'stateChanged', details: { before: 'ACTIVE', state: 'SUSPENDED' } },
      { action: 'stateChanged', details: { before: 'SUSPENDED', state: 'ACTIVE' } },
    ])
  })

  test('is never oneself, nor the last administrator [P-P10]', async () => {
    const { museum, accountId, setState } = await administrator()
    expect((await setState(accountId, 'SUSPENDED')).json()).toMatchObject(lastAdministrator)
    await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
    expect((await setState(accountId, 'SUSPENDED')).json()).toMatchObject({
      status: 409,
      message: 'You cannot suspend yourself',
    })
  })
})

describe('a removed user', () => {
  test('is gone at once; what they made keeps their name [P-P09]', async () => {
    const { museum, headers, list, remove } = await administrator()
    const person = await signedIn(app(), { museum, permissions: ['catalogueRead', 'catalogueAddCard'] })
    const card = (await send(person.headers, 'POST', '/api/v1/catalogue/')).json()
    const heard = await listen(person.headers)
    expect((await remove(person.accountId)).statusCode).toBe(204)
    await vi.waitFor(() => expect(heard).toContain('session.ended'), 10_000)
    expect((await me(person.headers)).statusCode).toBe(401)
    const again = await app().http.inject(
      tokenForm({ grant_type: 'password', username: person.email, password: testPassword }),
    )
    expect(again.json()).toMatchObject({ error: 'invalid_grant' })
    expect((await list()).json().totalSize).toBe(1)
    expect((await remove(person.accountId)).statusCode).toBe(404)
    const history = (await send(headers, 'GET', `/api/v1/catalogue/${card.id}/revisions`)).json()
    expect(history.result).toMatchObject([{ by: { id: person.accountId, name: 'Żaneta Groß' } }])
    expect(await recordOf(museum.tenantId)).toMatchObject([
      { action: 'userRemoved', details: { person: { email: person.email }, role: 'USER' } },
    ])
  })

  test('is never the last administrator; with another one anybody may leave [P-P10]', async () => {
    const { museum, accountId, headers, remove } = await administrator()
    expect((await remove(accountId)).json()).toMatchObject(lastAdministrator)
    await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
    expect((await remove(accountId)).statusCode).toBe(204)
    expect((await me(headers)).statusCode).toBe(401)
  })
})

describe('an administrator signed in as somebody', () => {
  test('does what that person may, recorded with both names, and nothing to the account [P-P11]', async () => {
    const { museum, email, accountId, loginAs } = await administrator()
    const person = await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
    const third = await makePerson(app(), { museum })
    const { headers } = await loginAs(person.accountId)
    const card = (await send(headers, 'POST', '/api/v1/catalogue/')).json()
    const history = (await send(headers, 'GET', `/api/v1/catalogue/${card.id}/revisions`)).json()
    expect(history.result).toMatchObject([
      { by: { id: accountId }, onBehalfOf: { id: person.accountId, name: 'Żaneta Groß' } },
    ])
    expect(
      (await send(headers, 'PUT', `/api/v1/identity/${third.accountId}/state`, { state: 'SUSPENDED' }))
        .statusCode,
    ).toBe(200)
    expect(await recordOf(museum.tenantId)).toMatchObject([
      { action: 'stateChanged', account_id: person.accountId, impersonator_id: accountId },
    ])
    expect((await send(headers, 'POST', `/api/v1/identity/${third.accountId}/login-as`)).statusCode).toBe(403)
    const names = await send(headers, 'PUT', '/api/v1/me', { firstName: 'Not', lastName: 'Mine' })
    expect(names.statusCode).toBe(403)
    expect((await me(headers)).json()).toMatchObject({ loggedAsBy: { email } })
  })

  test('is put out when the rights to it are taken [P-P11] [P-P07]', async () => {
    const [anna, bert] = await (async () => {
      const first = await administrator()
      return [first, await administrator(first.museum)] as const
    })()
    const person = await makePerson(app(), { museum: anna.museum })
    const { headers } = await anna.loginAs(person.accountId)
    const heard = await listen(headers)
    await bert.setRights(anna.accountId, { role: 'USER', permissions: [] })
    await vi.waitFor(() => expect(heard).toContain('session.ended'), 10_000)
    expect((await me(headers)).statusCode).toBe(401)
    expect((await me(anna.headers)).json()).toMatchObject({ role: 'USER' })
  })
})
