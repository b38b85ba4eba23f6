import { afterAll, describe, expect, test, vi } from 'vitest'
import type { MuseumUser } from '#model/api/museum-users.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, makePerson, signedIn, type TestMuseum } from '../../../test/harness/factories.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'
import { endInvitations } from './end-invitations.ts'

const mails = await startMailServer()
afterAll(() => mails.stop())
const app = useTestApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${mails.port}?from=desk@vitrine.test` },
})

let count = 0
const anybody = (given: object = {}) => ({
  permissions: [1, 21],
  email: `invited-${++count}@test.museum`,
  firstName: 'Łucja',
  lastName: 'Weiß',
  role: 'USER',
  language: 'en',
  ...given,
})

async function administrator(museum?: TestMuseum) {
  const own = museum ?? (await makeMuseum(app()))
  const person = await signedIn(app(), { museum: own, role: 'TENANT_ADMIN' })
  const url = `/api/v1/tenant/${own.tenantId}/users`
  const { headers } = person
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app().http.inject({ method, url: path, headers, ...(payload && { payload }) })
  return {
    ...person,
    museum: own,
    ask,
    invite: (given: object) => ask('POST', url, given),
    list: async () => (await ask('GET', url)).json().result as MuseumUser[],
  }
}

const mailsTo = (email: string) => mails.received.filter(({ recipients }) => recipients.includes(email))

const lastMail = async (email: string, n = 1) =>
  vi.waitFor(() => {
    const all = mailsTo(email)
    expect(all).toHaveLength(n)
    return all[n - 1]
  }, 10_000)

const tokensOf = async (accountId: string) =>
  app().database.asSystem('test', db =>
    db
      .selectFrom('one_time_token')
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .selectAll()
      .execute(),
  )

const accountOf = async (email: string) =>
  app().database.asSystem('test', db =>
    db.selectFrom('account').where('email', '=', email).selectAll().executeTakeFirst(),
  )

describe('an invitation', () => {
  test('is mailed in the chosen language, and creates an invited user without a password [P-P06]', async () => {
    const { museum, invite, list } = await administrator()
    const given = anybody({ language: 'de' })
    const answer = await invite(given)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toMatchObject({
      firstName: 'Łucja',
      lastName: 'Weiß',
      email: given.email,
      role: 'USER',
      state: 'INVITED',
      permissions: [1, 21],
      avatar: null,
      lastAccess: null,
    })
    expect(await list()).toContainEqual(answer.json())
    const mail = await lastMail(given.email)
    expect(mail?.subject).toBe(`Einladung zu Vitrine: ${museum.name}`)
    expect(mail?.text).toContain(`Guten Tag Łucja,`)
    expect(mail?.text).toContain('Żaneta Groß lädt Sie ein')
    expect(mail?.text).toContain(museum.name)
    expect(mail?.text).toMatch(/https:\/\/vitrine\.test\/user\/activate\?token=[\w-]{43}\b/)
    expect(mail?.text).not.toContain('{{')
    const account = await accountOf(given.email)
    expect(account).toMatchObject({ password_hash: null, language: 'de', first_name: 'Łucja' })
    const [token] = await tokensOf(answer.json().userId)
    expect(token).toMatchObject({ purpose: 'invitation', museum_id: museum.tenantId })
    const days = ((token?.expires_at.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThan(7.01)
  })

  test('that is sent again has a new link, and the earlier one expires [P-P06]', async () => {
    const { ask, invite } = await administrator()
    const given = anybody()
    const { userId } = (await invite(given)).json()
    const first = (await lastMail(given.email))?.text
    const [before] = await tokensOf(userId)
    expect((await ask('POST', `/api/v1/identity/${userId}/invitation`)).statusCode).toBe(204)
    const second = (await lastMail(given.email, 2))?.text
    expect(second).not.toBe(first)
    const alive = await tokensOf(userId)
    expect(alive).toHaveLength(1)
    expect(alive[0]?.hash).not.toEqual(before?.hash)
    const corrected = { ...given, firstName: 'Lucia', role: 'TENANT_ADMIN', permissions: [] }
    expect((await invite(corrected)).json()).toMatchObject({
      userId,
      firstName: 'Lucia',
      role: 'TENANT_ADMIN',
      permissions: [],
    })
    await lastMail(given.email, 3)
    expect(await tokensOf(userId)).toHaveLength(1)
  })

  test('to a user of the museum is refused at the e-mail, in upper or lower case [P-P06] [P-E04]', async () => {
    const { museum, ask, invite, email } = await administrator()
    const other = await makePerson(app(), { museum })
    for (const taken of [email, other.email.toUpperCase()]) {
      const answer = await invite(anybody({ email: taken }))
      expect(answer.json()).toMatchObject({
        status: 409,
        error: 'conflict',
        fields: { email: 'This person is already a user of your museum' },
      })
    }
    expect((await ask('POST', `/api/v1/identity/${other.accountId}/invitation`)).statusCode).toBe(409)
    expect(mailsTo(other.email)).toEqual([])
  })

  test('of an operator of the platform is refused, and leaves nothing [P-P06] [P-P10]', async () => {
    const { invite, list } = await administrator()
    const operator = await makePerson(app(), { operator: true })
    const answer = await invite(anybody({ email: operator.email }))
    expect(answer.json()).toMatchObject({
      status: 400,
      fields: { email: 'This person cannot be invited' },
    })
    expect(await list()).toHaveLength(1)
  })

  test('names every wrong field; permissions that do not exist or follow from others cannot be granted [P-P04] [P-P06] [P-E04]', async () => {
    const { invite } = await administrator()
    const empty = await invite({})
    expect(Object.keys(empty.json().fields).toSorted()).toEqual(
      ['email', 'firstName', 'language', 'lastName', 'permissions', 'role'].toSorted(),
    )
    for (const permissions of [[1, 99_999], [101], [111], [121], ['1'], [1.5]]) {
      const answer = await invite(anybody({ permissions }))
      expect(answer.statusCode, JSON.stringify(permissions)).toBe(400)
      expect(Object.keys(answer.json().fields)[0]).toMatch(/^permissions/)
    }
    expect((await invite(anybody({ role: 'OPERATOR' }))).json().fields).toHaveProperty('role')
    expect((await invite(anybody({ email: 'no mail' }))).json().fields).toEqual({
      email: 'E-mail is not valid',
    })
  })

  test('does not change an existing account, and reveals nothing about it to the museum [P-P06] [P-P13]', async () => {
    const [mine, theirs] = [await administrator(), await makeMuseum(app())]
    const person = await makePerson(app(), { museum: theirs })
    const known = await mine.invite(
      anybody({ email: person.email, firstName: 'Guessed', lastName: 'Name', language: 'it' }),
    )
    const unknown = await mine.invite(anybody({ firstName: 'Guessed', lastName: 'Name', language: 'it' }))
    const shape = ({ id: _id, userId: _userId, email: _email, ...rest }: MuseumUser) => rest
    expect([known.statusCode, shape(known.json())]).toEqual([unknown.statusCode, shape(unknown.json())])
    expect((await mine.list()).find(({ userId }) => userId === person.accountId)).toMatchObject({
      firstName: 'Guessed',
      lastName: 'Name',
      avatar: null,
    })
    expect(await accountOf(person.email)).toMatchObject({
      first_name: 'Żaneta',
      last_name: 'Groß',
      language: 'en',
    })
    expect((await lastMail(person.email))?.subject).toMatch(/^Invito di /)
  })

  test('gives no access before it is accepted, even if an administrator activates it [P-P08]', async () => {
    const { ask, invite } = await administrator()
    const { userId } = (await invite(anybody())).json()
    for (const state of ['ACTIVE', 'SUSPENDED']) {
      const answer = await ask('PUT', `/api/v1/identity/${userId}/state`, { state })
      expect(answer.json()).toMatchObject({
        status: 409,
        message: 'This person has not accepted the invitation yet',
      })
    }
    expect(
      (await ask('PUT', `/api/v1/identity/${userId}/state`, { state: 'INVITED' })).json().fields,
    ).toHaveProperty('state')
    expect((await ask('POST', `/api/v1/identity/${userId}/login-as`)).statusCode).toBe(404)
  })

  test('expires when its user is removed; an account that was never used is deleted, one used elsewhere is kept [P-P09]', async () => {
    const [one, two] = [await administrator(), await administrator()]
    const given = anybody()
    const { userId } = (await one.invite(given)).json()
    await two.invite(given)
    expect((await one.ask('DELETE', `/api/v1/identity/${userId}`)).statusCode).toBe(204)
    expect(await tokensOf(userId)).toMatchObject([{ museum_id: two.museum.tenantId }])
    expect((await two.ask('DELETE', `/api/v1/identity/${userId}`)).statusCode).toBe(204)
    expect(await accountOf(given.email)).toBeUndefined()
    const used = await makePerson(app())
    const again = (await one.invite(anybody({ email: used.email }))).json()
    await one.ask('DELETE', `/api/v1/identity/${again.userId}`)
    expect(await accountOf(used.email)).toBeDefined()
    expect(await tokensOf(used.accountId)).toEqual([])
  })

  test('that is not accepted is deleted some time after its last link, with its unused account, and this is logged [F-T12]', async () => {
    const { ask, museum, invite, list } = await administrator()
    const [late, again, used] = [anybody(), anybody(), await makePerson(app())]
    const ids: string[] = []
    for (const given of [late, again, anybody({ email: used.email })])
      ids.push((await invite(given)).json().userId)
    const day = 86_400_000
    const expiredFor = (days: number, accountId: string) =>
      app().database.asSystem('test', async db => {
        const at = new Date(Date.now() - days * day)
        const tx = await enterMuseum(db, museum.tenantId)
        await db
          .updateTable('one_time_token')
          .set({ expires_at: at })
          .where('account_id', '=', accountId)
          .execute()
        await tx.db
          .updateTable('identity')
          .set({ created_at: new Date(at.getTime() - 7 * day) })
          .where('tenant_id', '=', museum.tenantId)
          .where('account_id', '=', accountId)
          .execute()
      })
    for (const id of ids) await expiredFor(61, id)
    expect((await ask('POST', `/api/v1/identity/${ids[1]}/invitation`)).statusCode).toBe(204)
    const end = () =>
      app().database.inTenant(museum.tenantId, tx =>
        endInvitations(tx, new Date(Date.now() - 60 * day), new Date()),
      )
    expect(await Promise.all([end(), end()])).toEqual([false, false])
    expect((await list()).filter(({ state }) => state === 'INVITED').map(({ userId }) => userId)).toEqual([
      ids[1],
    ])
    expect(await accountOf(late.email)).toBeUndefined()
    expect(await accountOf(used.email)).toBeDefined()
    const record = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', tenantId)
        .where('action', '=', 'invitationExpired')
        .select(['account_id', 'details'])
        .execute(),
    )
    expect(record.map(({ account_id, details }) => [account_id, details.person]).toSorted()).toEqual(
      [
        [null, expect.objectContaining({ email: late.email })],
        [null, expect.objectContaining({ email: used.email })],
      ].toSorted(),
    )
  })

  test('of one person to two museums at once creates one account [P-P06]', async () => {
    const [one, two] = [await administrator(), await administrator()]
    const given = anybody()
    const answers = await Promise.all([one, two, one, two].map(({ invite }) => invite(given)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(answer => answer.json().userId)).size).toBe(1)
    const alive = await tokensOf(answers[0]?.json().userId)
    expect(alive.map(({ museum_id }) => museum_id).toSorted()).toEqual(
      [one.museum.tenantId, two.museum.tenantId].toSorted(),
    )
  })

  test('cannot be used to flood a person with mails [P-P06]', async () => {
    const { ask, invite } = await administrator()
    const { userId } = (await invite(anybody())).json()
    const answers = []
    for (let n = 0; n < 6; n++)
      answers.push((await ask('POST', `/api/v1/identity/${userId}/invitation`)).statusCode)
    expect(answers).toEqual([204, 204, 204, 204, 204, 429])
  })
})
