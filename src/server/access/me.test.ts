import { describe, expect, test } from 'vitest'
import { permissionCodes } from '#model/permissions/codes.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { permissionsTo } from '#model/procedures/define-procedure.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { handoverForm, makeMuseum, makePerson, signedIn, tokenForm } from '../../../test/harness/factories.ts'
import { accountById, insertMembership, wantsMail } from './index.ts'

const app = useTestApp()

const read = async (headers: Record<string, string>) =>
  (await app().http.inject({ url: '/api/v1/me', headers })).json()

describe('the signed-in person', () => {
  test('is told name, language, museum, role and effective permissions [P-A05]', async () => {
    const museum = await makeMuseum(app())
    const { headers, email, accountId } = await signedIn(app(), {
      museum,
      permissions: ['damRead', 'proceduresRead'],
    })
    const me = await read(headers)
    expect(me).toMatchObject({
      id: accountId,
      firstName: 'Żaneta',
      lastName: 'Groß',
      email,
      language: 'en',
      avatar: null,
      role: 'USER',
      licenceActive: true,
      loggedAsBy: null,
      identities: [{ tenantId: museum.tenantId, museum: museum.name, role: 'USER' }],
    })
    expect(me.identities[0].permissions.map(({ code }: { code: string }) => code).toSorted()).toEqual(
      [
        'damRead',
        'proceduresRead',
        ...procedureDeclarations.flatMap(each => permissionsTo(each, 'read')),
      ].toSorted(),
    )
  })

  test('has every permission as an administrator of the museum [P-P10]', async () => {
    const { headers } = await signedIn(app(), { museum: await makeMuseum(app()), role: 'TENANT_ADMIN' })
    const me = await read(headers)
    expect(me.identities[0].permissions).toHaveLength(permissionCodes.length)
  })

  test('learns that the licence of the museum has ended [P-A06]', async () => {
    const museum = await makeMuseum(app(), { licenceTo: new Date(Date.now() - 1000) })
    const { headers } = await signedIn(app(), { museum })
    expect((await read(headers)).licenceActive).toBe(false)
  })

  test('can change the own names, both needed [P-A11] [P-E04]', async () => {
    const { headers } = await signedIn(app(), { museum: await makeMuseum(app()) })
    const change = (payload: object) =>
      app().http.inject({ method: 'PUT', url: '/api/v1/me', headers, payload })
    expect((await change({ firstName: ' Łucja ', lastName: "D'Angelo" })).statusCode).toBe(204)
    expect(await read(headers)).toMatchObject({ firstName: 'Łucja', lastName: "D'Angelo" })
    expect((await change({ firstName: ' ', lastName: 'x'.repeat(151) })).json().fields).toEqual({
      firstName: 'This field is required',
      lastName: 'Maximum number of characters exceeded',
    })
    expect(await read(headers)).toMatchObject({ firstName: 'Łucja' })
  })

  test('chooses which mails to get; only what differs from the usual is kept', async () => {
    const { headers, accountId } = await signedIn(app(), { museum: await makeMuseum(app()) })
    const usual = {
      newSignIn: true,
      licence: true,
      finishedWork: true,
      followedSearches: true,
      reminders: true,
      mentions: true,
    }
    expect((await read(headers)).notifications).toEqual(usual)
    const payload = { ...usual, finishedWork: false }
    const change = { method: 'PUT' as const, url: '/api/v1/me/notifications', headers, payload }
    expect((await app().http.inject(change)).statusCode).toBe(204)
    expect((await read(headers)).notifications).toEqual(payload)
    const account = await app().database.asSystem('test', db => accountById(db, accountId))
    expect(account?.notifications).toEqual({ finishedWork: false })
    expect(account && wantsMail(account, 'finishedWork')).toBe(false)
    expect(account && wantsMail(account, 'licence')).toBe(true)
  })

  test('keeps the chosen language [P-S16]', async () => {
    const { headers } = await signedIn(app(), { museum: await makeMuseum(app()) })
    const change = (lang: string) =>
      app().http.inject({ method: 'PUT', url: `/api/v1/me/lang?lang=${lang}`, headers })
    expect((await change('pl')).statusCode).toBe(204)
    expect((await read(headers)).language).toBe('pl')
    const wrong = await change('fr')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().fields).toEqual({ lang: 'Choose one of the offered values' })
  })

  test('works in another of the own museums after switching, and in no museum of others [P-A05] [P-P13]', async () => {
    const [first, second, foreign] = [
      await makeMuseum(app()),
      await makeMuseum(app()),
      await makeMuseum(app()),
    ]
    const { headers, accountId } = await signedIn(app(), {
      museum: first,
      permissions: ['rightly_application'],
    })
    await app().database.asSystem('test', async db =>
      insertMembership(await enterMuseum(db, second.tenantId), { accountId, role: 'USER', permissions: [] }),
    )
    const switchTo = (tenantId: string) =>
      app().http.inject({ method: 'PUT', url: '/api/v1/me/museum', headers, payload: { tenantId } })
    expect((await switchTo(foreign.tenantId)).statusCode).toBe(404)
    expect((await switchTo(second.tenantId)).statusCode).toBe(204)
    const me = await read(headers)
    expect(me.identities.map(({ tenantId }: { tenantId: string }) => tenantId)).toEqual([
      second.tenantId,
      first.tenantId,
    ])
    expect((await app().http.inject({ url: '/public/v1/rightly/login', headers })).statusCode).toBe(403)
    expect((await app().http.inject({ url: `/api/v1/tenant/${first.tenantId}`, headers })).statusCode).toBe(
      404,
    )
    expect((await app().http.inject({ url: `/api/v1/tenant/${second.tenantId}`, headers })).statusCode).toBe(
      200,
    )
  })
})

describe('the list of permissions', () => {
  test('names every code with id, module and type, in module order [P-P02]', async () => {
    const { headers } = await signedIn(app(), { museum: await makeMuseum(app()) })
    const list = (await app().http.inject({ url: '/api/v1/permissions', headers })).json()
    expect(list.map(({ code }: { code: string }) => code)).toEqual(permissionCodes)
    expect(list[0]).toEqual({ id: 1, code: 'catalogueRead', module: 'catalogue', type: 'READ' })
  })
})

describe('signing in as another person', () => {
  const loginAs = (headers: Record<string, string>, userId: string) =>
    app().http.inject({ method: 'POST', url: `/api/v1/identity/${userId}/login-as`, headers })

  const exchange = (answer: Awaited<ReturnType<typeof loginAs>>, cookies = answer.cookies) =>
    app().http.inject(handoverForm(answer.json().token, cookies))

  test('gives an administrator that person’s view, with the own name told [P-R02] [P-S12] [P-P11]', async () => {
    const museum = await makeMuseum(app())
    const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const person = await makePerson(app(), { museum, permissions: ['damRead'] })
    const given = await loginAs(administrator.headers, person.accountId)
    const tokens = (await exchange(given)).json()
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    expect(await read(headers)).toMatchObject({
      id: person.accountId,
      role: 'USER',
      loggedAsBy: { email: administrator.email },
    })
    expect((await exchange(given)).json().error).toBe('invalid_grant')
  })

  test('is for administrators, never within such a session, never for oneself or another museum [P-P11] [P-P13]', async () => {
    const museum = await makeMuseum(app())
    const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const second = await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
    const user = await signedIn(app(), { museum, permissions: permissionCodes })
    const foreigner = await makePerson(app(), { museum: await makeMuseum(app()) })
    expect((await loginAs(user.headers, second.accountId)).statusCode).toBe(403)
    expect((await loginAs(administrator.headers, administrator.accountId)).statusCode).toBe(403)
    expect((await loginAs(administrator.headers, foreigner.accountId)).statusCode).toBe(404)
    const given = await loginAs(administrator.headers, second.accountId)
    const tokens = (await exchange(given)).json()
    expect(
      (await loginAs({ authorization: `Bearer ${tokens.access_token}` }, user.accountId)).statusCode,
    ).toBe(403)
  })

  test('shows the one museum it was begun in, and lasts as long as its beginner is an administrator there [P-P11] [P-P13]', async () => {
    const [museum, other] = [await makeMuseum(app()), await makeMuseum(app())]
    const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const person = await makePerson(app(), { museum, operator: true })
    await app().database.asSystem('test', async db =>
      insertMembership(await enterMuseum(db, other.tenantId), {
        accountId: person.accountId,
        role: 'TENANT_ADMIN',
        permissions: [],
      }),
    )
    const given = await loginAs(administrator.headers, person.accountId)
    const tokens = (await exchange(given)).json()
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const { identities } = await read(headers)
    expect(identities.map(({ tenantId }: { tenantId: string }) => tenantId)).toEqual([museum.tenantId])
    await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .updateTable('identity')
        .set({ role: 'USER' })
        .where('tenant_id', '=', tenantId)
        .where('account_id', '=', administrator.accountId)
        .execute(),
    )
    expect((await app().http.inject({ url: '/api/v1/me', headers })).statusCode).toBe(401)
    const refreshed = await app().http.inject(
      tokenForm({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
    )
    expect(refreshed.statusCode).toBe(401)
  })

  test('is for the browser that asked: whoever follows the link elsewhere is not signed in [P-P11]', async () => {
    const museum = await makeMuseum(app())
    const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const [person, another] = [await makePerson(app(), { museum }), await makePerson(app(), { museum })]
    const given = await loginAs(administrator.headers, person.accountId)
    expect(given.cookies).toEqual([
      {
        name: 'handover',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/oauth',
        httpOnly: true,
        sameSite: 'Strict',
        secure: true,
        maxAge: 60,
      },
    ])
    expect((await exchange(given, [])).json()).toMatchObject({
      error: 'invalid_grant',
      message: expect.stringContaining('another browser'),
    })
    const elsewhere = await loginAs(administrator.headers, another.accountId)
    expect((await exchange(given, elsewhere.cookies)).statusCode).toBe(400)
    const asRefresh = tokenForm({ grant_type: 'refresh_token', refresh_token: given.json().token })
    expect((await app().http.inject(asRefresh)).statusCode).toBe(401)
    const answers = await Promise.all([exchange(given), exchange(given), exchange(given)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('stands in the record of the museum [P-P11]', async () => {
    const museum = await makeMuseum(app())
    const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const person = await makePerson(app(), { museum })
    await loginAs(administrator.headers, person.accountId)
    const entry = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', tenantId)
        .where('action', '=', 'loginAs')
        .select(['account_id', 'details'])
        .executeTakeFirst(),
    )
    expect(entry).toEqual({
      account_id: administrator.accountId,
      details: { person: { ...person, name: 'Żaneta Groß' } },
    })
  })

  test('gives a token that lives a minute [P-R02]', async () => {
    const museum = await makeMuseum(app())
    const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const person = await makePerson(app(), { museum })
    const given = await loginAs(administrator.headers, person.accountId)
    try {
      app().travel(61)
      expect((await exchange(given)).json().error).toBe('invalid_grant')
    } finally {
      app().travel(0)
    }
  })
})
