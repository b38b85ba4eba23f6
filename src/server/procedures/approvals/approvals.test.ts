import { afterAll, expect, test, vi } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { listApprovals, myApprovals, readApproval } from '#model/api/procedures/approvals.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../../test/harness/registrar.ts'
import { startMailServer } from '../../../../test/server/mail-server.ts'

const mails = await startMailServer()
afterAll(() => mails.stop())
const app = useTestApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${mails.port}?from=desk@vitrine.test` },
})

type Listed = OutputOf<typeof listApprovals>
type Read = OutputOf<typeof readApproval>

async function member(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const call = <T = Procedure>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const listed = async (id: string) => (await call<Listed>('GET', `/${id}/approvals`)).body.result
  const unmet = async (id: string) =>
    (await call('GET', `/${id}`)).body.moves.find(({ step }) => step === 'approved')?.unmet ?? []
  const mine = async () =>
    (await person.ask<OutputOf<typeof myApprovals>>('GET', '/my-approvals')).body.result
  return { ...person, call, listed, unmet, mine }
}

/** An acquisition that two people have to agree to. */
async function acquisition(anna: Awaited<ReturnType<typeof member>>) {
  const { id } = (
    await anna.call('POST', '', {
      type: 'ACQUISITION',
      title: 'Two coins',
      values: { proposal: 'They fill a gap', policy: 'Coins before 1800' },
    })
  ).body
  await anna.call('PUT', `/${id}/status`, { step: 'examined', reason: 'It is so' })
  return id
}

const outside = async <T>(method: Method, token: string, payload?: object) => {
  const answer = await app().http.inject({
    method,
    url: `/api/v1/public/approvals/${token}`,
    headers: { 'accept-language': 'en' },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() as T }
}

/** The secret in the last mail to an address. */
const tokenFor = (address: string): Promise<string> =>
  vi.waitFor(
    () => {
      const mail = mails.received.findLast(({ recipients }) => recipients.includes(address))
      const [, token] = /approve\?token=([\w.-]+)/.exec(mail?.text ?? '') ?? []
      expect(token).toBeDefined()
      return token ?? ''
    },
    { timeout: 15_000 },
  )

test('A step waits for two people, who answer on the page and from their mail; their words are kept', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await member(museum), await member(museum)]
  const id = await acquisition(anna)
  expect(await anna.unmet(id)).toContain('approvals')
  const asked = await anna.call<Listed>('POST', `/${id}/approvals`, {
    step: 'approved',
    accounts: [bert.accountId],
    people: [{ name: 'Prof. Nowak', email: 'nowak@example.org' }],
    message: 'Before the auction, please',
  })
  expect(asked.status).toBe(201)
  expect((await bert.mine()).map(({ procedureId, step }) => [procedureId, step])).toEqual([[id, 'approved']])
  const own = (await bert.listed(id)).find(({ isMine }) => isMine)
  const answered = await bert.call<Listed>('POST', `/${id}/approvals/${own?.id}/answer`, {
    agrees: true,
    words: 'Good provenance',
  })
  expect(answered.status).toBe(200)
  expect(await bert.mine()).toEqual([])
  expect(await anna.unmet(id)).toContain('approvals')
  const token = await tokenFor('nowak@example.org')
  const read = await outside<Read>('GET', token)
  expect(read.body).toMatchObject({
    title: 'Two coins',
    step: 'approved',
    name: 'Prof. Nowak',
    message: 'Before the auction, please',
    answer: 'OPEN',
    isOver: false,
    procedureId: null,
  })
  expect(JSON.stringify(read.body.sections)).toContain('They fill a gap')
  expect((await outside('POST', token, { agrees: true, words: 'A fine pair' })).status).toBe(200)
  expect(await anna.unmet(id)).not.toContain('approvals')
  const listed = await anna.listed(id)
  expect(listed.map(({ answer, words }) => [answer, words])).toEqual([
    ['AGREED', 'Good provenance'],
    ['AGREED', 'A fine pair'],
  ])
  // What they read is kept as it was, with its hash.
  const { version } = (await anna.call('GET', `/${id}`)).body
  await anna.call('PUT', `/${id}`, { version, values: { proposal: 'They fill no gap' } })
  expect((await anna.listed(id)).map(({ read, changedSince }) => [read, changedSince])).toEqual(
    listed.map(({ read }) => [read, true]),
  )
  expect(listed.map(({ read }) => read)).toEqual(
    listed.map(() => ({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), intact: true })),
  )
  const history = await anna.call<{ result: { kind: string; details: object }[] }>('GET', `/${id}/events`)
  expect(JSON.stringify(history.body.result[1]?.details)).toContain('They fill a gap')
  expect(history.body.result.map(({ kind }) => kind).slice(0, 5)).toEqual([
    'changed',
    'agreed',
    'agreed',
    'approvalAsked',
    'approvalAsked',
  ])
})

test('Who declines holds the step up until they agree; after the step the answer stays', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await member(museum), await member(museum)]
  const id = await acquisition(anna)
  const people = ['a@example.org', 'b@example.org'].map(email => ({ name: email, email }))
  await anna.call('POST', `/${id}/approvals`, { step: 'approved', accounts: [bert.accountId], people })
  const [one, two] = [await tokenFor('a@example.org'), await tokenFor('b@example.org')]
  const own = (await bert.listed(id)).find(({ isMine }) => isMine)
  const answer = (agrees: boolean) =>
    bert.call('POST', `/${id}/approvals/${own?.id}/answer`, { agrees, words: '' })
  for (const token of [one, two]) await outside('POST', token, { agrees: true })
  await answer(false)
  expect(await anna.unmet(id)).toContain('approvals')
  await answer(true)
  expect(await anna.unmet(id)).not.toContain('approvals')
  await anna.call('PUT', `/${id}/status`, { step: 'approved', reason: 'It is so' })
  expect((await answer(false)).status).toBe(409)
  expect((await outside('POST', one, { agrees: false })).status).toBe(409)
  expect((await outside<Read>('GET', one)).body).toMatchObject({ isOver: true, answer: 'AGREED' })
})

test('Once a step is taken, nobody is asked about it, and nobody is reminded that they were', async () => {
  const museum = await makeMuseum(app())
  const email = 'bert.asked@example.org'
  const [anna, bert] = [await member(museum), await member(museum, { role: 'TENANT_ADMIN', email })]
  const id = await acquisition(anna)
  const ask = () =>
    anna.call<{ fields?: object }>('POST', `/${id}/approvals`, {
      step: 'approved',
      accounts: [bert.accountId],
    })
  await ask()
  expect(await bert.mine()).toHaveLength(1)
  expect((await outside<Read>('GET', await tokenFor(email))).body.procedureId).toBe(id)
  await anna.call('PUT', `/${id}/status`, { step: 'approved', reason: 'They agreed by phone' })
  expect(await bert.mine()).toEqual([])
  expect((await ask()).body.fields).toHaveProperty('step')
})

test('Of a person who was asked twice, the last answer counts', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await member(museum), await member(museum)]
  const id = await acquisition(anna)
  const ask = () => anna.call('POST', `/${id}/approvals`, { step: 'approved', accounts: [bert.accountId] })
  const answerLast = async (agrees: boolean) => {
    const own = (await bert.listed(id)).findLast(({ isMine }) => isMine)
    await bert.call('POST', `/${id}/approvals/${own?.id}/answer`, { agrees })
  }
  const counted = async () => (await anna.listed(id)).map(({ answer, counts }) => [answer, counts])
  await ask()
  await answerLast(false)
  await ask()
  expect(await counted()).toEqual([
    ['DECLINED', true],
    ['OPEN', false],
  ])
  await answerLast(true)
  expect(await counted()).toEqual([
    ['DECLINED', false],
    ['AGREED', true],
  ])
})

test('An answer about an earlier state is marked, a withdrawn request no longer counts, and its link is gone', async () => {
  const anna = await member(await makeMuseum(app()))
  const id = await acquisition(anna)
  const ask = () =>
    anna.call<Listed>('POST', `/${id}/approvals`, {
      step: 'approved',
      people: [{ name: 'Prof. Nowak', email: 'gone@example.org' }],
    })
  await ask()
  const token = await tokenFor('gone@example.org')
  await outside('POST', token, { agrees: true })
  expect(await anna.listed(id)).toMatchObject([{ answer: 'AGREED', changedSince: false }])
  const { version } = (await anna.call('GET', `/${id}`)).body
  await anna.call('PUT', `/${id}`, { version, title: 'Three coins' })
  expect(await anna.listed(id)).toMatchObject([{ answer: 'AGREED', changedSince: true }])
  const [request] = await anna.listed(id)
  expect((await anna.call('DELETE', `/${id}/approvals/${request?.id}`)).status).toBe(200)
  expect(await anna.listed(id)).toEqual([])
  expect((await outside('GET', token)).status).toBe(410)
})

test('Nobody answers for another, and only members who may read the procedure are asked', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await member(museum), await member(museum)]
  const outsider = await member(museum, { role: 'USER', permissions: ['catalogueRead'] })
  const id = await acquisition(anna)
  const ask = (accounts: readonly string[], step = 'approved') =>
    anna.call<{ fields: object }>('POST', `/${id}/approvals`, { step, accounts })
  expect((await ask([outsider.accountId])).body.fields).toHaveProperty('accounts')
  expect((await ask([bert.accountId], 'examined')).body.fields).toHaveProperty('step')
  expect((await ask([])).body.fields).toHaveProperty('accounts')
  await ask([bert.accountId])
  const [request] = await anna.listed(id)
  const answered = await anna.call('POST', `/${id}/approvals/${request?.id}/answer`, { agrees: true })
  expect(answered.status).toBe(403)
})
