import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { comparableEmail } from '#model/email.ts'
import { accountToInvite } from '#server/access/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, makePerson, signedIn, signIn } from '../../../test/harness/factories.ts'
import { aMuseumData } from '../../../test/harness/museum-data.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'
import './tables.ts'

const mails = await startMailServer()
afterAll(() => mails.stop())
const app = useTestApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${mails.port}?from=desk@vitrine.test` },
})

const password = 'Herbarium2026'
let count = 0
/** A new address every time, since requests per address and hour are limited. */
const post = (path: string, payload: object, remoteAddress = `10.1.${count++ >> 8}.${count & 255}`) =>
  app().http.inject({ method: 'POST', url: `/api/v1/public/${path}`, payload, remoteAddress })

const documentId = async (kind: string): Promise<string> =>
  (await app().http.inject({ url: `/api/v1/public/static/terms/${kind}?type=trial` })).json().id

const unique = () => `${Date.now()}-${++count}`

async function registration(given: { email?: string; museum?: string; password?: string } = {}) {
  return {
    museum: aMuseumData(given.museum ?? `Museo ${unique()}`),
    administrator: {
      firstName: 'Ada',
      lastName: 'Neri',
      email: given.email ?? `ada-${unique()}@valle.museum`,
      password: given.password ?? password,
      language: 'it',
    },
    acceptedTcId: await documentId('tc'),
    acceptedPrivacyPolicyId: await documentId('privacy-policy'),
  }
}

/** Follows the link of a registration. */
const activate = (token: string, chosen = password) => post('tenant/activate', { token, password: chosen })

type Sent = Awaited<ReturnType<typeof registration>>

const mailsTo = (email: string) =>
  mails.received.filter(({ recipients }) =>
    recipients.some(to => comparableEmail(to) === comparableEmail(email)),
  )

const mailTo = (email: string, n = 1) =>
  vi.waitFor(() => {
    const all = mailsTo(email)
    expect(all).toHaveLength(n)
    return all[n - 1]
  }, 10_000)

const tokenIn = async (email: string, n = 1): Promise<string> =>
  /activate\?token=([\w-]+)/.exec((await mailTo(email, n))?.text ?? '')?.[1] ?? ''

async function register(given: Parameters<typeof registration>[0] = {}): Promise<Sent & { token: string }> {
  const sent = await registration(given)
  const answer = await post('tenant', sent)
  expect(answer.statusCode, answer.body).toBe(204)
  return { ...sent, token: await tokenIn(sent.administrator.email) }
}

const statusOf = async (token: string): Promise<string> =>
  (await app().http.inject({ url: `/api/v1/public/user/token?token=${token}` })).json().status

const step = async (tokenValue: string, stepName: string, type = 'TENANT') => {
  const answer = await post('user/activation', { tokenValue, stepName, type })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const inTime = async <T>(seconds: number, work: () => Promise<T>): Promise<T> => {
  app().travel(seconds)
  try {
    return await work()
  } finally {
    app().travel(0)
  }
}

const pending = (email: string) =>
  app().database.asSystem('test', db =>
    db.selectFrom('registration').where('email', '=', email).selectAll().execute(),
  )

describe('a museum that registers', () => {
  test('is founded by the mailed link, with a trial of thirty days, a gigabyte, its vocabularies and its administrator [P-A14] [P-A15]', async () => {
    const { museum, administrator, token, acceptedTcId } = await register()
    const { email } = administrator
    const name = museum.organisationMainBody
    const mail = await mailTo(email)
    expect(mail?.subject).toBe(`Attivare ${name} su Vitrine`)
    expect(mail?.text).toContain('https://vitrine.test/activate?token=')
    const [kept] = await pending(email)
    expect(JSON.stringify(kept)).not.toContain(password)
    expect(JSON.stringify(kept)).not.toContain(token)
    await expect(signIn(app(), email, password)).rejects.toThrow()
    expect(await statusOf(token)).toBe('ACTIVE')
    expect(await step(token, 'CHECK')).toEqual({ status: 'ACTIVE', email, museum: name })

    const answer = await activate(token)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({ tenantId: expect.any(String), email, museum: name })
    expect(await pending(email)).toEqual([])

    const { access_token } = await signIn(app(), email, password)
    const headers = { authorization: `Bearer ${access_token}` }
    const ask = async (url: string) => (await app().http.inject({ url, headers })).json()
    const me = await ask('/api/v1/me')
    expect(me).toMatchObject({ firstName: 'Ada', language: 'it', licenceActive: true })
    const [{ tenantId, role }] = me.identities
    expect(role).toBe('TENANT_ADMIN')
    const read = await ask(`/api/v1/tenant/${tenantId}`)
    expect(read).toMatchObject(museum)
    const days = (Date.parse(read.licence.validTo) - Date.now()) / 86_400_000
    expect([read.licence.type, Math.round(days)]).toEqual(['TRIAL', 30])
    expect(JSON.stringify(await ask('/api/v1/lists/OCT?q=museum'))).toContain('"name":"museum"')
    const rows = await app().database.inTenant(tenantId, async ({ db }) => ({
      limit: await db.selectFrom('tenant').where('id', '=', tenantId).select('storage_limit').execute(),
      audit: await db.selectFrom('audit_entry').where('tenant_id', '=', tenantId).select('action').execute(),
      accepted: await db
        .selectFrom('accepted_document')
        .where('tenant_id', '=', tenantId)
        .select(['kind', 'document_id', 'name'])
        .orderBy('kind', 'desc')
        .execute(),
    }))
    expect(rows.limit).toEqual([{ storage_limit: String(1024 ** 3) }])
    expect(rows.audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['museumFounded', 'termsAccepted']),
    )
    expect(rows.accepted).toMatchObject([
      { kind: 'tc', document_id: acceptedTcId, name: 'Ada Neri' },
      { kind: 'privacy-policy' },
    ])
    await inTime(31 * 86_400, async () => {
      const later = await signIn(app(), email, password)
      const answered = await app().http.inject({
        url: '/api/v1/me',
        headers: { authorization: `Bearer ${later.access_token}` },
      })
      expect(answered.json().licenceActive).toBe(false)
    })
  })

  test('is founded once, however often and wherever the link is followed [P-A14]', async () => {
    const { token, museum } = await register()
    const answers = await Promise.all(Array.from({ length: 4 }, () => activate(token)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410])
    const found = await app().database.asSystem('test', db =>
      db.selectFrom('tenant').where('name', '=', museum.organisationMainBody).select('id').execute(),
    )
    expect(found).toHaveLength(1)
    expect(await statusOf(token)).toBe('EXPIRED')
    expect(await step(token, 'CHECK')).toEqual({ status: 'EXPIRED' })
    expect((await activate('made-up')).statusCode).toBe(410)
  })

  test('is founded only with the chosen password, not by someone who gets the link of a stranger’s registration by mail [P-A10] [P-A14]', async () => {
    const { token, administrator } = await register()
    const other = await activate(token, 'Herbarium2027')
    expect(other.json()).toMatchObject({
      status: 400,
      fields: { password: 'This is not the password chosen at registration' },
    })
    expect((await post('tenant/activate', { token })).json().fields).toHaveProperty('password')
    expect(await pending(administrator.email)).toHaveLength(1)
    const tries = []
    for (let n = 0; n < 10; n++) tries.push((await activate(token, `Herbarium3${n}`)).statusCode)
    expect(tries).toEqual([...Array(9).fill(400), 429])
    // Even the right one, for an hour; the link stays valid.
    expect((await activate(token)).statusCode).toBe(429)
    expect(await statusOf(token)).toBe('ACTIVE')
  })

  test('is asked for the password before anything is locked, so that guessing delays nobody [P-A14]', async () => {
    const { token, administrator } = await register()
    await app().database.asSystem('test', async db => {
      await db
        .selectFrom('registration')
        .where('email', '=', administrator.email)
        .select('id')
        .forUpdate()
        .executeTakeFirstOrThrow()
      expect((await activate(token, 'Falsch12345')).statusCode).toBe(400)
    })
    expect((await activate(token)).statusCode).toBe(200)
  })

  test('gets a conflict when someone is invited with its e-mail at the same moment [P-A14]', async () => {
    const { token, administrator } = await register()
    const { answer } = await app().database.asSystem('test', async db => {
      await accountToInvite(db, { ...administrator, language: 'it' })
      const activation = activate(token)
      await wait(1000)
      return { answer: activation }
    })
    expect((await answer).json()).toMatchObject({ status: 409, data: { taken: ['email'] } })
    expect(await statusOf(token)).toBe('ACTIVE')
  })

  test('learns which name is taken: the e-mail, the museum’s, or both [P-A14]', async () => {
    const museum = await makeMuseum(app())
    const { email } = await makePerson(app())
    const other = museum.name.toUpperCase().replace(' ', '  ')
    for (const [given, taken] of [
      [{ email: email.toUpperCase() }, ['email']],
      [{ museum: other }, ['museum']],
      [{ email, museum: museum.name }, ['email', 'museum']],
    ] as const) {
      const answer = await post('tenant', await registration(given))
      expect(answer.json()).toMatchObject({ status: 409, data: { taken } })
    }
  })

  test('is refused when its name or e-mail has been taken since, and the link stays valid [P-A14]', async () => {
    const first = await register()
    const second = await register({ museum: first.museum.organisationMainBody })
    const both = await Promise.all([first, second].map(({ token }) => activate(token)))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = both[0]?.statusCode === 409 ? first : second
    expect(await statusOf(refused.token)).toBe('ACTIVE')
    const third = await register()
    await makePerson(app(), { email: third.administrator.email })
    expect((await activate(third.token)).json()).toMatchObject({
      status: 409,
      data: { taken: ['email'] },
    })
  })

  test('may register again, which replaces the earlier data and its link [P-A14]', async () => {
    const first = await register()
    const { email } = first.administrator
    const again = await registration({ email: email.toUpperCase() })
    expect((await post('tenant', again)).statusCode).toBe(204)
    expect(await statusOf(first.token)).toBe('EXPIRED')
    const token = await tokenIn(email, 2)
    expect((await activate(token)).json().museum).toBe(again.museum.organisationMainBody)
  })

  test('has a day to follow the link, and sixty days to exchange it for a new one [P-R06] [P-A14]', async () => {
    const { token, administrator } = await register()
    const { email } = administrator
    await inTime(24 * 3600 + 1, async () => {
      expect(await statusOf(token)).toBe('EXPIRED')
      expect((await activate(token)).statusCode).toBe(410)
      expect(await step(token, 'CHECK')).toEqual({ status: 'EXPIRED' })
      expect(await step(token, 'NEW_LINK')).toEqual({ status: 'EXPIRED' })
      const fresh = await tokenIn(email, 2)
      expect(await statusOf(fresh)).toBe('ACTIVE')
      // The mail may be slow: an old link can be exchanged, and only the newest works.
      await step(token, 'NEW_LINK')
      const newest = await tokenIn(email, 3)
      expect(await Promise.all([fresh, newest].map(statusOf))).toEqual(['EXPIRED', 'ACTIVE'])
      expect((await activate(newest)).statusCode).toBe(200)
    })
  })

  test('reveals nothing about invented links, and limits the number of mails [P-A10]', async () => {
    const before = mails.received.length
    expect(await step('made-up', 'NEW_LINK')).toEqual({ status: 'EXPIRED' })
    expect(await step('made-up', 'CHECK', 'USER')).toEqual({ status: 'EXPIRED' })
    expect(mails.received).toHaveLength(before)
    const sent = await registration()
    const answers = []
    for (let n = 0; n < 6; n++) answers.push((await post('tenant', sent)).statusCode)
    expect(answers).toEqual([204, 204, 204, 204, 204, 429])
    const statuses = []
    for (let n = 0; n < 6; n++)
      statuses.push(
        (
          await post('user/activation', {
            tokenValue: 'made-up-too',
            stepName: 'NEW_LINK',
            type: 'TENANT',
          })
        ).statusCode,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('gets errors at their fields: password, function, documents, museum data [F-W20] [P-U07] [P-A12]', async () => {
    const fieldsOf = async (sent: object) => Object.keys((await post('tenant', sent)).json().fields ?? {})
    const { museum, administrator, ...documents } = await registration()
    expect(
      await fieldsOf({
        ...documents,
        museum: {
          ...museum,
          postCode: 'BS1 4Q',
          country: 'GB',
          legalRepresentative: { ...museum.legalRepresentative, taxCode: '' },
        },
        administrator: { ...administrator, email: 'ada' },
      }),
    ).toEqual(['museum.legalRepresentative.taxCode', 'museum.postCode', 'administrator.email'])
    const good = { museum, administrator, ...documents }
    for (const [change, field] of [
      [{ administrator: { ...administrator, password: 'Password1' } }, 'administrator.password'],
      [{ museum: { ...museum, organisationFunction: 'circus' } }, 'museum.organisationFunction'],
      [{ acceptedTcId: documents.acceptedPrivacyPolicyId }, 'acceptedTcId'],
    ] as const)
      expect(await fieldsOf({ ...good, ...change })).toEqual([field])
    const same = await registration({ email: 'Ada1@valle.museum', password: 'Ada1@valle.museum' })
    expect((await post('tenant', same)).json().fields).toHaveProperty(['administrator.password'])
  })
})

describe('an invited person', () => {
  const invite = async (email: string) => {
    const museum = await makeMuseum(app())
    const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const invited = await app().http.inject({
      method: 'POST',
      url: `/api/v1/tenant/${museum.tenantId}/users`,
      headers,
      payload: {
        email,
        firstName: 'Łucja',
        lastName: 'Weiß',
        language: 'de',
        role: 'USER',
        permissions: [1],
      },
    })
    expect(invited.statusCode, invited.body).toBe(201)
    return { museum, headers, token: await tokenIn(email), userId: invited.json().userId as string }
  }
  const own = { firstName: 'Lucja', lastName: 'Weiss', password: 'Neue-Vitrine7', language: 'pl' }

  test('enters names and a password once, and has the granted permissions [P-R07] [P-A14]', async () => {
    const email = `lucja-${unique()}@test.museum`
    const { museum, token } = await invite(email)
    expect(await statusOf(token)).toBe('ACTIVE')
    expect(await step(token, 'CHECK', 'USER')).toEqual({
      status: 'ACTIVE',
      museum: museum.name,
      email,
      known: false,
      firstName: 'Łucja',
      lastName: 'Weiß',
    })
    expect(Object.keys((await post('user/activate', { token })).json().fields)).toEqual([
      'firstName',
      'lastName',
      'password',
      'language',
    ])
    const easy = await post('user/activate', { token, ...own, password: 'Password1' })
    expect(easy.json().fields).toHaveProperty('password')
    const twice = await Promise.all([1, 2].map(() => post('user/activate', { token, ...own })))
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
    const { access_token } = await signIn(app(), email, own.password)
    const me = await app().http.inject({
      url: '/api/v1/me',
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(me.json()).toMatchObject({
      firstName: 'Lucja',
      language: 'pl',
      identities: [{ tenantId: museum.tenantId, role: 'USER', permissions: [{ code: 'catalogueRead' }] }],
    })
    const audit = await app().database.inTenant(museum.tenantId, ({ db }) =>
      db.selectFrom('audit_entry').where('tenant_id', '=', museum.tenantId).selectAll().execute(),
    )
    expect(audit.find(({ action }) => action === 'invitationAccepted')).toMatchObject({ email })
  })

  test('with an account only accepts: the link does not change the account [P-R07]', async () => {
    const home = await makeMuseum(app())
    const person = await makePerson(app(), { museum: home })
    const { token, museum } = await invite(person.email)
    const check = await step(token, 'CHECK', 'USER')
    expect(check).toEqual({ status: 'ACTIVE', museum: museum.name, email: person.email, known: true })
    expect((await post('user/activate', { token, ...own })).statusCode).toBe(200)
    const { access_token } = await signIn(app(), person.email)
    const me = await app().http.inject({
      url: '/api/v1/me',
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(me.json().firstName).toBe('Żaneta')
    expect(me.json().identities).toHaveLength(2)
  })

  test('gets a new link for an expired one, but not after the invitation was withdrawn [P-R07]', async () => {
    const email = `late-${unique()}@test.museum`
    const { token, museum, userId } = await invite(email)
    const fresh = await inTime(7 * 86_400 + 1, async () => {
      expect(await statusOf(token)).toBe('EXPIRED')
      expect((await post('user/activate', { token, ...own })).statusCode).toBe(410)
      expect(await step(token, 'NEW_LINK', 'USER')).toEqual({ status: 'EXPIRED' })
      return tokenIn(email, 2)
    })
    expect((await mailTo(email, 2))?.subject).toBe(`Ihr neuer Link für ${museum.name} in Vitrine`)
    await app().database.inTenant(museum.tenantId, ({ db }) =>
      db
        .deleteFrom('identity')
        .where('tenant_id', '=', museum.tenantId)
        .where('account_id', '=', userId)
        .execute(),
    )
    expect(await statusOf(fresh)).toBe('EXPIRED')
    expect((await post('user/activate', { token: fresh, ...own })).statusCode).toBe(410)
    await step(fresh, 'NEW_LINK', 'USER')
    expect(mailsTo(email)).toHaveLength(2)
  })
})
