import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { acquisitionDecisions } from '#model/procedures/acquisition/line.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { approvalDesk, type Listed, type Read } from '../../../../test/harness/approvals.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { signedInAs } from '../../../../test/harness/registrar.ts'
import { startMailServer } from '../../../../test/server/mail-server.ts'

const mails = await startMailServer()
afterAll(() => mails.stop())
const app = useTestApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${mails.port}?from=desk@vitrine.test` },
})
const { member, acquisition, outside, answerLink, tokenFor } = approvalDesk(app, mails)

/** An acquisition about which Anna asks Bert, and somebody outside where an address is given, who has a link. */
async function asked(email?: string, more: object = {}) {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await member(museum), await member(museum)]
  const id = await acquisition(anna)
  const people = email === undefined ? [] : [{ name: 'Prof. Nowak', email }]
  await anna.call('POST', `/${id}/approvals`, {
    step: 'approved',
    accounts: [bert.accountId],
    people,
    ...more,
  })
  return { anna, bert, id, token: email === undefined ? '' : await tokenFor(email) }
}

/** Does something while somebody works at a procedure. */
const whileHeld = <Result>(
  { museum }: Awaited<ReturnType<typeof member>>,
  id: string,
  work: (tx: TenantTransaction) => Promise<Result>,
): Promise<Result> =>
  app().database.inTenant(museum.tenantId, async tx => {
    const { db, tenantId } = tx
    await db
      .selectFrom('card')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .select('id')
      .forUpdate()
      .execute()
    return work(tx)
  })

test('An answer is about what was read: once the content changes it is refused, until the new content is read', async () => {
  const { anna, bert, id, token } = await asked('yacht@example.org')
  const { mark } = (await outside<Read>('GET', token)).body
  const own = (await bert.listed(id)).find(({ isMine }) => isMine)
  const change = async (values: object) => {
    const { version } = (await anna.call('GET', `/${id}`)).body
    expect((await anna.call('PUT', `/${id}`, { version, values })).status).toBe(200)
  }
  await change({ proposal: 'We buy a yacht', policy: 'Coins before 1800' })
  const refused = await outside<{ message: string }>('POST', token, { agrees: true, mark })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^The procedure has been changed/),
  ])
  const late = await bert.call('POST', `/${id}/approvals/${own?.id}/answer`, {
    agrees: true,
    mark: own?.mark,
  })
  expect(late.status).toBe(409)
  expect((await anna.listed(id)).map(({ answer }) => answer)).toEqual(['OPEN', 'OPEN'])
  const now = (await outside<Read>('GET', token)).body
  expect(JSON.stringify(now.sections)).toContain('We buy a yacht')
  expect((await answerLink(token, true)).status).toBe(200)
  // What is kept is what was read, by its SHA-256.
  expect((await anna.listed(id)).find(({ answer }) => answer === 'AGREED')?.read?.sha256).toBe(now.mark)
})

test('What was read covers every object and what is decided about it, also those that are not shown', async () => {
  const museum = await makeMuseum(app())
  const anna = await member(museum)
  const id = await acquisition(anna)
  const objects: string[] = []
  for (let at = 0; at < 51; at += 1) objects.push((await anna.put({ title: { en: `Coin ${at}` } })).id)
  await anna.call('PUT', `/${id}/objects`, { selection: { ids: objects } })
  const email = 'many@example.org'
  await anna.call('POST', `/${id}/approvals`, { step: 'approved', people: [{ name: 'N', email }] })
  const token = await tokenFor(email)
  const read = (await outside<Read>('GET', token)).body
  expect([read.objects.length, read.objectsCount]).toEqual([50, 51])
  const decided = await anna.call('PUT', `/${id}/objects/${objects.at(-1)}`, {
    version: 1,
    values: { decision: { decision: { id: acquisitionDecisions.ACCEPTED } } },
  })
  expect(decided.status).toBe(200)
  expect((await outside('POST', token, { agrees: true, mark: read.mark })).status).toBe(409)
})

test('A member who left, is suspended or may no longer read has no link any more, and what they were asked is withdrawn', async () => {
  const museum = await makeMuseum(app())
  const anna = await member(museum)
  const emails = ['left', 'suspended', 'unread'].map(name => `${name}.member@example.org`)
  const people = []
  for (const email of emails)
    people.push(await member(museum, { role: 'USER', permissions: ['acquisition-read'], email }))
  const [left, suspended, unread] = people
  const id = await acquisition(anna)
  const accounts = people.map(({ accountId }) => accountId)
  await anna.call('POST', `/${id}/approvals`, { step: 'approved', accounts })
  const tokens = []
  for (const email of emails) tokens.push(await tokenFor(email))
  const marks = []
  for (const token of tokens) marks.push((await outside<Read>('GET', token)).body.mark)
  expect((await anna.ask('DELETE', `/identity/${left?.accountId}`)).status).toBeLessThan(300)
  await app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
    const member = (accountId = '') =>
      db.updateTable('identity').where('tenant_id', '=', tenantId).where('account_id', '=', accountId)
    await member(suspended?.accountId).set({ state: 'SUSPENDED' }).execute()
    await member(unread?.accountId).set({ permissions: [] }).execute()
  })
  for (const [at, token] of tokens.entries()) {
    expect((await outside('GET', token)).status).toBe(410)
    expect((await outside('POST', token, { agrees: true, mark: marks[at] })).status).toBe(410)
  }
  expect(await anna.listed(id)).toHaveLength(2)
})

test('One person counts once, however they were asked: an address of a member is that member', async () => {
  const museum = await makeMuseum(app())
  const email = 'bert.once@example.org'
  const [anna, bert] = [await member(museum), await member(museum, { role: 'TENANT_ADMIN', email })]
  const id = await acquisition(anna)
  const ask = (body: object) =>
    anna.call<Listed & { fields: object }>('POST', `/${id}/approvals`, { step: 'approved', ...body })
  const byAddress = { people: [{ name: 'Director Dr. Nowak', email: email.toUpperCase() }] }
  const twice = await ask({ accounts: [bert.accountId], ...byAddress })
  expect([twice.status, Object.keys(twice.body.fields)]).toEqual([400, ['people.0.email']])
  const two = ['One@example.org', 'one@example.org'].map(each => ({ name: 'N', email: each }))
  expect(Object.keys((await ask({ people: two })).body.fields)).toEqual(['people.1.email'])
  expect((await ask(byAddress)).body.result).toMatchObject([
    { name: expect.not.stringContaining('Nowak'), email: null },
  ])
  await answerLink(await tokenFor(email), true)
  await ask({ accounts: [bert.accountId] })
  await bert.answer(id, true)
  expect((await anna.listed(id)).map(({ counts }) => counts)).toEqual([false, true])
  expect(await anna.unmet(id)).toContain('approvals')
})

test('Who was asked from outside and joins the museum, or is asked again after leaving it, still counts once', async () => {
  const museum = await makeMuseum(app())
  const email = 'joins@example.org'
  const anna = await member(museum)
  const id = await acquisition(anna)
  const people = [{ name: 'J. Oins', email }]
  const ask = (body: object) => anna.call<Listed>('POST', `/${id}/approvals`, { step: 'approved', ...body })
  await ask({ people })
  await answerLink(await tokenFor(email), true)
  const joined = await member(museum, { role: 'TENANT_ADMIN', email })
  expect((await ask({ people })).body.result.map(each => each.email)).toEqual([email, null])
  await joined.answer(id, true)
  expect((await anna.listed(id)).map(({ counts }) => counts)).toEqual([false, true])
  await anna.ask('DELETE', `/identity/${joined.accountId}`)
  await ask({ people })
  await answerLink(await tokenFor(email, 3), true)
  expect((await anna.listed(id)).map(({ counts }) => counts)).toEqual([false, false, true])
  expect(await anna.unmet(id)).toContain('approvals')
})

test('Nobody asks themselves, neither as a member, by their address, nor working as somebody else', async () => {
  const museum = await makeMuseum(app())
  const email = 'self@example.org'
  const [anna, bert] = [await member(museum, { role: 'TENANT_ADMIN', email }), await member(museum)]
  const id = await acquisition(anna)
  const self = { accounts: [anna.accountId] }
  const ways: [Pick<typeof anna, 'ask'>, object, string][] = [
    [anna, self, 'accounts'],
    [anna, { people: [{ name: 'Director', email }] }, 'people.0.email'],
    [await signedInAs(app, anna, bert.accountId), self, 'accounts'],
  ]
  for (const [{ ask }, who, field] of ways) {
    const { status, body } = await ask<{ fields: Record<string, string> }>(
      'POST',
      `/procedures/${id}/approvals`,
      {
        step: 'approved',
        ...who,
      },
    )
    expect([status, body.fields]).toEqual([
      400,
      { [field]: expect.stringMatching(/^You cannot ask yourself/) },
    ])
  }
})

test('Someone from outside is shown with their address, in the list and in the history', async () => {
  const email = 'anna.private@example.org'
  const { anna, id } = await asked(email)
  expect((await anna.listed(id)).map(each => each.email)).toEqual([null, email])
  const { body } = await anna.call<{ result: { details: object }[] }>('GET', `/${id}/events`)
  expect(body.result[0]?.details).toEqual({ to: 'approved', recipient: 'Prof. Nowak', email })
  expect(body.result[1]?.details).not.toHaveProperty('email')
})

test('What was answered cannot be withdrawn, neither before the step nor after it', async () => {
  const { anna, bert, id } = await asked()
  await bert.answer(id, false)
  const [request] = await anna.listed(id)
  const withdraw = () => anna.call<{ message: string }>('DELETE', `/${id}/approvals/${request?.id}`)
  const refused = await withdraw()
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('no longer be withdrawn'),
  ])
  expect(await anna.unmet(id)).toContain('approvals')
  await anna.call('PUT', `/${id}/status`, { step: 'approved', reason: 'The board has overruled it' })
  expect((await withdraw()).status).toBe(409)
  expect(await anna.listed(id)).toMatchObject([{ answer: 'DECLINED' }])
})

test('Who asked and has left the museum is mailed no answers', async () => {
  const museum = await makeMuseum(app())
  const email = 'asker@example.org'
  const [anna, bert] = [await member(museum), await member(museum, { role: 'TENANT_ADMIN', email })]
  const id = await acquisition(bert)
  const told = 'told@example.org'
  await bert.call('POST', `/${id}/approvals`, { step: 'approved', people: [{ name: 'N', email: told }] })
  const token = await tokenFor(told)
  await anna.ask('DELETE', `/identity/${bert.accountId}`)
  expect((await answerLink(token, false, 'We cannot pay a million')).status).toBe(200)
  // A mail that is sent later has come: this one has not.
  await anna.call('POST', `/${id}/approvals`, {
    step: 'approved',
    people: [{ name: 'L', email: 'later@example.org' }],
  })
  await tokenFor('later@example.org')
  expect(mails.received.filter(({ text }) => text?.includes('million'))).toEqual([])
})

test('A request is answered ten times within an hour at most, each answer being kept and mailed', async () => {
  const { bert, id, token } = await asked('flips@example.org')
  for (let at = 0; at < 10; at += 1) {
    expect((await bert.answer(id, at % 2 === 0)).status).toBe(200)
    expect((await answerLink(token, at % 2 === 0)).status).toBe(200)
  }
  expect((await bert.answer(id, true)).status).toBe(429)
  expect((await answerLink(token, true)).status).toBe(429)
})

test('A link is read while somebody works at the procedure', async () => {
  const { anna, id, token } = await asked('waits@example.org')
  const read = await whileHeld(anna, id, () =>
    Promise.race([outside('GET', token), wait(5000, { status: 'waits' })]),
  )
  expect(read.status).toBe(200)
})

test('Words are kept without marks that turn or hide what they say', async () => {
  const { anna, bert, id } = await asked(undefined, { message: ' Be\u200bfore\r\nFriday ' })
  await bert.answer(id, true, '\u202eton eerga I\u200b\nOr do I?')
  expect(await anna.listed(id)).toMatchObject([{ message: 'Before\nFriday', words: 'ton eerga I\nOr do I?' }])
})

test('An answer that waited while the same person was asked once more is not taken', async () => {
  const { anna, id, token } = await asked('again@example.org', { accounts: [] })
  await answerLink(token, true)
  const { mark } = (await outside<Read>('GET', token)).body
  // While the procedure is held the link is still good for who answers; when it is free, it is no longer.
  const answered = await whileHeld(anna, id, async ({ db, tenantId }) => {
    const sent = outside('POST', token, { agrees: false, mark })
    await wait(500)
    await db.deleteFrom('share_link').where('tenant_id', '=', tenantId).where('card_id', '=', id).execute()
    return { sent }
  })
  expect((await answered.sent).status).toBe(410)
  expect(await anna.listed(id)).toMatchObject([{ answer: 'AGREED' }])
})

test('A condition report about an object changes what was agreed to', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await member(museum), await member(museum)]
  const { id } = (await anna.call('POST', '', { type: 'CONSERVATION', title: 'Clock' })).body
  const clock = await anna.put({ title: { en: 'Clock' } })
  await anna.call('PUT', `/${id}/objects`, { selection: { ids: [clock.id] } })
  await anna.call('PUT', `/${id}/status`, { step: 'proposed', reason: 'It is so' })
  await anna.call('POST', `/${id}/approvals`, { step: 'approved', accounts: [bert.accountId] })
  expect((await bert.answer(id, true)).status).toBe(200)
  const begun = await anna.ask<{ id: string; version: number; values: object }>(
    'POST',
    '/condition-reports',
    {
      objectId: clock.id,
      procedureId: id,
    },
  )
  expect(begun.status).toBe(200)
  const { body: report } = begun
  const written = await anna.ask<{ version: number }>('PUT', `/condition-reports/${report.id}`, {
    version: report.version,
    values: { ...report.values, grade: { id: 2 } },
  })
  const finished = await anna.ask('PUT', `/condition-reports/${report.id}/finished`, {
    version: written.body.version,
  })
  expect(finished.status, JSON.stringify(finished.body)).toBe(200)
  expect(await anna.listed(id)).toMatchObject([{ answer: 'AGREED', changedSince: true }])
})

test('What was cancelled before it was authorised comes back with its missing approval named', async () => {
  const anna = await member(await makeMuseum(app()))
  const { id } = (await anna.call('POST', '', { type: 'OBJECT_EXIT', title: 'Chair' })).body
  await anna.call('PUT', `/${id}/status`, { step: 'cancelled', reason: 'Too early' })
  expect((await anna.call('GET', `/${id}`)).body.moves).toEqual([
    { step: 'authorised', status: 'ONGOING', unmet: ['approvals'] },
  ])
})
