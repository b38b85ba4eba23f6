import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { searchHeaders } from '../../../../test/harness/search-headers.ts'
import { startMailServer } from '../../../../test/server/mail-server.ts'
import { findToFollow } from './find-to-follow.ts'

const post = await startMailServer()
afterAll(post.stop)
const app = useTestApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}?from=registrar@museum.test` },
})

const conf = '/advsearch/conf/api/searches'
const day = 24 * 60 * 60

const reader: PersonGiven = { role: 'USER', permissions: ['catalogueRead'] }

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

async function searcher(museum: TestMuseum, given: PersonGiven = {}) {
  const person = await registrar(app, museum, given)
  const headers = searchHeaders(person, museum)
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await app().http.inject({ method, url: conf + url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }
  const follow = async (id: string) => (await call('PUT', `/${id}/subscription`)).status
  const followed = async (id: string) => (await call('GET', `/${id}`)).body.followed
  /** E-mail address, as mails name it. */
  const { email } = (await person.ask<{ email: string }>('GET', '/me')).body
  return { ...person, email, call, follow, followed }
}

/** What somebody was mailed, when no mail is on its way any more: titles with their links, in order. */
async function mailsTo(to: string) {
  await vi.waitFor(async () => {
    const { rows } = await app().database.asSystem('test', db =>
      sql`select from jobs.job where name = 'mail.send' and state <> 'failed'`.execute(db),
    )
    expect(rows).toEqual([])
  }, 10_000)
  return post.received.filter(({ recipients }) => recipients.includes(to))
}

const titlesIn = ({ html }: { readonly html: string | false }) =>
  [...(html || '').matchAll(/<li[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, title]) => title)

let days = 0
/** The next morning: the job runs. */
async function nextMorning(most?: number) {
  days += 1
  app().travel(days * day)
  // Two servers have the same thought; the last run begins where one was killed.
  const { follow } = app().searches
  await Promise.all([follow(most), follow(most)])
  await follow(most)
  app().travel(0)
}

test('Who follows a search is mailed once what it finds anew, in the own language, with links [C-Q02]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bruno] = [await searcher(museum), await searcher(museum, reader)]
  await anna.put({ title: { en: 'Krater, known' } })
  const { id } = (await anna.call('POST', '', kraters())).body
  await bruno.ask('PUT', '/me/lang?lang=de')
  expect(await bruno.follow(id)).toBe(204)
  expect(await bruno.follow(id)).toBe(204)
  expect([await anna.followed(id), await bruno.followed(id)]).toEqual([false, true])
  await nextMorning()
  expect(await mailsTo(bruno.email)).toEqual([])
  const { id: cardId } = await anna.put({
    objectNumbers: [{ objectNumber: '1915.2' }],
    title: { en: 'Krater, new', de: 'Krater <b>' },
  })
  await anna.put({ title: { en: 'Lekythos' } })
  await nextMorning()
  await nextMorning()
  const mails = await mailsTo(bruno.email)
  expect(mails).toMatchObject([{ subject: 'Neue Treffer zu „Kraters“' }])
  expect(mails[0]?.text).toContain(
    `Ihre Suche „Kraters“ in den Sammlungen von ${museum.name} hat einen neuen Treffer:`,
  )
  expect(mails[0]?.text).toContain(
    `- 1915.2 · Krater <b>\n  https://vitrine.test/app/catalogue/object/${cardId}\n`,
  )
  expect(mails[0]?.text).toContain(`https://vitrine.test/app/catalogue?search=${id}`)
  expect(await mailsTo(anna.email)).toEqual([])
  expect((await bruno.call('DELETE', `/${id}/subscription`)).status).toBe(204)
  await anna.put({ title: { en: 'Krater again' } })
  await nextMorning()
  expect(await mailsTo(bruno.email)).toHaveLength(1)
})

test('Of many a mail lists the latest twenty; a search that asks for something else begins anew [C-Q02]', async () => {
  const museum = await makeMuseum(app())
  const anna = await searcher(museum)
  const { id } = (await anna.call('POST', '', kraters())).body
  await anna.follow(id)
  for (let at = 1; at <= 22; at++) await anna.create({ title: { en: `Krater ${at}` } })
  await nextMorning()
  const [mail] = await mailsTo(anna.email)
  expect(mail && titlesIn(mail)).toEqual([
    ...Array.from({ length: 20 }, (_, at) => `Krater ${22 - at}`),
    'and 2 more',
  ])
  await anna.create({ title: { en: 'Lekythos' } })
  const wider = [{ filters: [{ paragraphId: 'title', conditionSystemName: 'IS_NOT_EMPTY' }] }]
  expect((await anna.call('PUT', `/${id}`, kraters({ blocks: wider }))).status).toBe(200)
  await nextMorning()
  await anna.create({ title: { en: 'Amphora' } })
  await nextMorning()
  const mails = await mailsTo(anna.email)
  expect(mails.slice(1).map(titlesIn)).toEqual([['Amphora']])
})

test('Nobody is mailed about what they may no longer see, or do not want to hear of [C-Q02]', async () => {
  const museum = await makeMuseum(app())
  const anna = await searcher(museum)
  const [deprived, quiet, gone] = [
    await searcher(museum, reader),
    await searcher(museum, reader),
    await searcher(museum, reader),
  ]
  const { id } = (await anna.call('POST', '', kraters())).body
  const own = (await gone.call('POST', '', kraters({ name: 'Own', shared: false }))).body
  const ofGone = (await gone.call('POST', '', kraters({ name: 'Left behind' }))).body
  for (const who of [deprived, quiet, gone]) expect(await who.follow(id)).toBe(204)
  await quiet.ask('PUT', '/me/notifications', {
    newSignIn: true,
    licence: true,
    finishedWork: true,
    followedSearches: false,
    reminders: true,
    mentions: true,
  })
  await app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
    await db
      .updateTable('identity')
      .set({ permissions: [] })
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', deprived.accountId)
      .execute()
    await db
      .deleteFrom('identity')
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', gone.accountId)
      .execute()
  })
  await anna.put({ title: { en: 'Krater' } })
  await nextMorning()
  for (const who of [deprived, quiet, gone]) expect(await mailsTo(who.email)).toEqual([])
  const kept = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
    db.selectFrom('saved_search').where('tenant_id', '=', tenantId).orderBy('id').select('id').execute(),
  )
  // What somebody who left had shared stays; what they kept to themselves goes with them.
  expect(kept.map(({ id }) => id)).toEqual([id, ofGone.id])
  expect(own.id).toBeDefined()
  // Who may read again hears of what came meanwhile.
  await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
    db
      .updateTable('identity')
      .set({ role: 'TENANT_ADMIN' })
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', deprived.accountId)
      .execute(),
  )
  await nextMorning()
  expect(await mailsTo(deprived.email)).toHaveLength(1)
})

test('While a licence has ended nobody is mailed; a search that is deleted is followed no more [C-Q02]', async () => {
  const museum = await makeMuseum(app(), { licenceTo: new Date(Date.now() + (days + 1.5) * day * 1000) })
  const anna = await searcher(museum)
  const { id } = (await anna.call('POST', '', kraters())).body
  await anna.follow(id)
  await anna.put({ title: { en: 'Krater' } })
  const before = days
  days += 1
  await nextMorning()
  expect(await mailsTo(anna.email)).toEqual([])
  days = before
  await app().database.asSystem('test', db =>
    db
      .updateTable('tenant')
      .set({ licence_to: new Date(Date.now() + 365 * day * 1000) })
      .where('id', '=', museum.tenantId)
      .execute(),
  )
  days += 2
  await nextMorning()
  expect(await mailsTo(anna.email)).toHaveLength(1)
  expect((await anna.call('DELETE', `/${id}`)).status).toBe(204)
  await nextMorning()
  expect(await mailsTo(anna.email)).toHaveLength(1)
})

test('A search that finds more than anybody could follow is not followed [C-Q02]', async () => {
  const museum = await makeMuseum(app())
  const anna = await searcher(museum)
  for (const at of [1, 2, 3]) await anna.put({ title: { en: `Krater ${at}` } })
  const { criteria } = (await anna.call('POST', '/describe', kraters())).body
  const found = (most?: number) =>
    app().database.inTenant(museum.tenantId, tx =>
      findToFollow(
        tx,
        { declaration: objectCard as unknown as CardDeclaration, criteria: JSON.parse(criteria) },
        most,
      ),
    )
  expect(await found()).toHaveLength(3)
  await expect(found(2)).rejects.toMatchObject({
    code: 'conflict',
    details: { text: 'searches.following.tooMany', params: { max: 2 } },
  })
})

test('Following ends with a mail that says so when a search comes to find more than anybody could follow [C-Q02]', async () => {
  const museum = await makeMuseum(app())
  const anna = await searcher(museum)
  const { id } = (await anna.call('POST', '', kraters())).body
  await anna.put({ title: { en: 'Krater 1' } })
  expect(await anna.follow(id)).toBe(204)
  await anna.put({ title: { en: 'Krater 2' } })
  await nextMorning(2)
  expect((await mailsTo(anna.email)).map(titlesIn)).toEqual([['Krater 2']])
  await anna.put({ title: { en: 'Krater 3' } })
  await nextMorning(2)
  const [, ended] = await mailsTo(anna.email)
  expect(ended?.subject).toContain('Kraters')
  expect(ended?.text).toContain(`https://vitrine.test/app/catalogue?search=${id}`)
  expect(await anna.followed(id)).toBe(false)
  await anna.put({ title: { en: 'Krater 4' } })
  await nextMorning(2)
  expect(await mailsTo(anna.email)).toHaveLength(2)
})

test('Following ends with a mail that names the field when a search asks for one that no longer exists [F-T07]', async () => {
  const museum = await makeMuseum(app())
  const anna = await searcher(museum)
  const { id } = (await anna.call('POST', '', kraters())).body
  expect(await anna.follow(id)).toBe(204)
  await app().database.inTenant(museum.tenantId, tx =>
    sql`update saved_search set criteria = replace(criteria::text, '"title"', '"goneField"')::jsonb
      where tenant_id = ${museum.tenantId} and id = ${id}`.execute(tx.db),
  )
  await nextMorning()
  const [broken, ...more] = await mailsTo(anna.email)
  expect(broken?.text).toContain('goneField')
  expect(broken?.text).toContain(`https://vitrine.test/app/catalogue?search=${id}`)
  expect(more).toEqual([])
  expect(await anna.followed(id)).toBe(false)
})
