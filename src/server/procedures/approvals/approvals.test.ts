import { afterAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { approvalDesk, type Listed, type Read } from '../../../../test/harness/approvals.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { startMailServer } from '../../../../test/server/mail-server.ts'

const mails = await startMailServer()
afterAll(() => mails.stop())
const app = useTestApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${mails.port}?from=desk@vitrine.test` },
})
const { member, acquisition, outside, answerLink, tokenFor } = approvalDesk(app, mails)

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
  expect((await bert.answer(id, true, 'Good provenance')).status).toBe(200)
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
  expect((await answerLink(token, true, 'A fine pair')).status).toBe(200)
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
  for (const token of [one, two]) await answerLink(token, true)
  await bert.answer(id, false)
  expect(await anna.unmet(id)).toContain('approvals')
  await bert.answer(id, true)
  expect(await anna.unmet(id)).not.toContain('approvals')
  await anna.call('PUT', `/${id}/status`, { step: 'approved', reason: 'It is so' })
  expect((await bert.answer(id, false)).status).toBe(409)
  expect((await answerLink(one, false)).status).toBe(409)
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
  const counted = async () => (await anna.listed(id)).map(({ answer, counts }) => [answer, counts])
  await ask()
  await bert.answer(id, false)
  await ask()
  expect(await counted()).toEqual([
    ['DECLINED', true],
    ['OPEN', false],
  ])
  await bert.answer(id, true)
  expect(await counted()).toEqual([
    ['DECLINED', false],
    ['AGREED', true],
  ])
})

test('An answer about an earlier state is marked; a request without an answer can be withdrawn, and its link is gone', async () => {
  const anna = await member(await makeMuseum(app()))
  const id = await acquisition(anna)
  const ask = () =>
    anna.call<Listed>('POST', `/${id}/approvals`, {
      step: 'approved',
      people: [{ name: 'Prof. Nowak', email: 'gone@example.org' }],
    })
  await ask()
  const token = await tokenFor('gone@example.org')
  await answerLink(token, true)
  expect(await anna.listed(id)).toMatchObject([{ answer: 'AGREED', changedSince: false }])
  const { version } = (await anna.call('GET', `/${id}`)).body
  await anna.call('PUT', `/${id}`, { version, title: 'Three coins' })
  expect(await anna.listed(id)).toMatchObject([{ answer: 'AGREED', changedSince: true }])
  // The same answer about what it has become is an answer of its own.
  await answerLink(token, true)
  expect(await anna.listed(id)).toMatchObject([{ answer: 'AGREED', changedSince: false }])
  await ask()
  const again = await tokenFor('gone@example.org', 2)
  expect((await outside('GET', again)).status).toBe(200)
  const open = (await anna.listed(id)).find(({ answer }) => answer === 'OPEN')
  expect((await anna.call('DELETE', `/${id}/approvals/${open?.id}`)).status).toBe(200)
  expect(await anna.listed(id)).toMatchObject([{ answer: 'AGREED' }])
  expect((await outside('GET', again)).status).toBe(410)
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
  const answered = await anna.call('POST', `/${id}/approvals/${request?.id}/answer`, {
    agrees: true,
    mark: '',
  })
  expect(answered.status).toBe(403)
})

test('Nobody outside is flooded with requests: within an hour one address gets sixty', async () => {
  const anna = await member(await makeMuseum(app()))
  const id = await acquisition(anna)
  const ask = (people: readonly object[]) =>
    anna.call<Listed>('POST', `/${id}/approvals`, { step: 'approved', people })
  const twenty = Array.from({ length: 20 }, () => ({ name: 'F. Loode', email: 'Flood@example.org' }))
  // Named twice they are refused, and counted.
  for (const _ of [1, 2, 3]) expect((await ask(twenty)).status).toBe(400)
  expect((await ask([{ name: 'F. Loode', email: 'flood@example.org' }])).status).toBe(429)
  expect((await ask([{ name: 'O. Ther', email: 'other@example.org' }])).status).toBe(201)
})
