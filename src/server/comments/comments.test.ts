import '#server/comments/index.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { CommentNotice, CommentThreads } from '#model/api/comments.ts'
import { commentEndpoints } from '#model/api/comments.ts'
import type { PlatformEvent } from '#model/api/events.ts'
import type { Operation } from '#model/api/operations.ts'
import { declarations } from '#model/cards/declarations.ts'
import { longestComment } from '#model/comments/comment-text.ts'
import { choicesOf } from '#model/news/notifications.ts'
import { effectivePermissions, type PermissionCode } from '#model/permissions/codes.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../test/harness/factories.ts'
import { lender } from '../../../test/harness/lender.ts'
import { type Method, registrar, signedInAs } from '../../../test/harness/registrar.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'

const post = await startMailServer()
afterAll(post.stop)
const app = useTestApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}?from=registrar@museum.test` },
})

const reader: PersonGiven = { role: 'USER', permissions: ['catalogueRead'] }
const ofPeople: PersonGiven = { role: 'USER', permissions: ['personRead'] }

type Ask = <T>(method: Method, url: string, payload?: unknown) => Promise<{ status: number; body: T }>

/** What somebody does with comments on the records of a path. */
function talking({ ask }: { readonly ask: Ask }, path = '/catalogue') {
  const all = (id: string) => `${path}/${id}/comments`
  const list = async (id: string, query = '') => (await ask<CommentThreads>('GET', `${all(id)}${query}`)).body
  const send = (id: string, text: string, more: object = {}) =>
    ask<{ id: string; fields?: Record<string, string> }>('POST', all(id), {
      key: randomUUID(),
      text,
      ...more,
    })
  const say = async (id: string, text: string, more: object = {}) => {
    const { status, body } = await send(id, text, more)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.id
  }
  const notices = async () =>
    (await ask<{ result: CommentNotice[]; openTypes: string[]; unread: number }>('GET', '/comments/notices'))
      .body
  return { all, list, send, say, notices }
}

async function talker(museum: TestMuseum, given: PersonGiven = {}) {
  const person = await registrar(app, museum, given)
  const { email } = (await person.ask<{ email: string }>('GET', '/me')).body
  return { ...person, email, ...talking(person as { readonly ask: Ask }) }
}

const textsIn = ({ result }: CommentThreads) => result.map(({ comments }) => comments.map(({ text }) => text))

/** Mails about mentions to somebody, when none is on its way any more. */
async function mailsTo(to: string) {
  await vi.waitFor(async () => {
    const { rows } = await app().database.asSystem('test', db =>
      sql`select from jobs.job where name = 'mail.send' and state not in ('failed', 'completed')`.execute(db),
    )
    expect(rows).toEqual([])
  }, 10_000)
  return post.received.filter(({ recipients }) => recipients.includes(to))
}

describe('comments on a record', () => {
  test('Records of every type have comments: the calls are derived from each declaration', () => {
    const paths = new Set(app().routes.map(({ endpoint: { method, path } }) => `${method} ${path}`))
    for (const declaration of declarations)
      for (const { method, path } of Object.values(commentEndpoints(declaration)))
        expect(paths).toContain(`${method} ${path}`)
  })

  test('Mentioned again and again, a person gets a notice of each, and no flood of mails', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [await talker(museum), await talker(museum, reader)]
    const { id } = await anna.put()
    for (let at = 0; at < 34; at++) await anna.say(id, `${at} @{${bert.accountId}}`)
    expect((await bert.notices()).unread).toBe(34)
    expect(await mailsTo(bert.email)).toHaveLength(30)
  })

  test('A thread is begun, answered, resolved and reopened by an answer; open ones come first', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [await talker(museum), await talker(museum, reader)]
    const { id } = await anna.put({ title: { en: 'Krater' } })
    const first = await anna.say(id, 'Is the handle original?')
    await anna.say(id, 'The label is wrong')
    await bert.say(id, 'It was replaced in 1920', { thread: first })
    const resolve = (resolved: boolean) => bert.ask('PUT', `${bert.all(id)}/${first}/resolved`, { resolved })
    expect((await resolve(true)).status).toBe(204)
    const found = await anna.list(id)
    expect(textsIn(found)).toEqual([
      ['The label is wrong'],
      ['Is the handle original?', 'It was replaced in 1920'],
    ])
    expect(found).toMatchObject({ open: 1, resolved: 1, totalSize: 2 })
    expect(found.result[1]?.resolved?.by).toBe('Żaneta Groß')
    expect(textsIn(await anna.list(id, '?state=resolved'))).toHaveLength(1)
    await anna.say(id, 'But look at the base', { thread: first })
    expect(await anna.list(id)).toMatchObject({ open: 2, resolved: 0 })
    await resolve(true)
    await resolve(false)
    expect(await anna.list(id)).toMatchObject({ open: 2, resolved: 0 })
    // An answer to an answer, and to a thread of another record.
    const answer = (await anna.list(id)).result.find(thread => thread.id === first)?.comments[1]?.id ?? ''
    const other = await anna.put()
    expect((await anna.send(id, 'x', { thread: answer })).status).toBe(404)
    expect((await anna.send(other.id, 'x', { thread: first })).status).toBe(404)
    expect(textsIn(await anna.list(id, `?comment=${answer}`))).toEqual([
      ['Is the handle original?', 'It was replaced in 1920', 'But look at the base'],
    ])
  })

  test('What is sent twice is there once, also where both arrive together', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const { id } = await anna.put()
    const key = randomUUID()
    const twice = await Promise.all([anna.send(id, 'Once', { key }), anna.send(id, 'Once', { key })])
    const again = await anna.send(id, 'Once', { key })
    expect(new Set([...twice, again].map(({ body }) => body.id)).size).toBe(1)
    expect(textsIn(await anna.list(id))).toEqual([['Once']])
  })

  test('Threads come page by page, and a comment has a limit that is said at its field', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const { id } = await anna.put()
    for (let n = 1; n <= 12; n++) await anna.say(id, `Comment ${n}`)
    const [one, two] = [await anna.list(id), await anna.list(id, '?page=1')]
    expect([one.result.length, two.result.length, one.totalSize]).toEqual([10, 2, 12])
    expect(textsIn(two)).toEqual([['Comment 2'], ['Comment 1']])
    for (const text of ['x'.repeat(longestComment + 1), '', '  \n '])
      expect(await anna.send(id, text)).toMatchObject({
        status: 400,
        body: { fields: { text: expect.any(String) } },
      })
    expect((await anna.send(id, 'x'.repeat(longestComment))).status).toBe(201)
  })

  test('Its author alone changes a comment, and an administrator may delete it; with answers a note stays in its place', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert, admin] = [
      await talker(museum, reader),
      await talker(museum, reader),
      await talker(museum),
    ]
    const { id } = await admin.put()
    const first = await anna.say(id, 'Fisrt')
    const at = `${anna.all(id)}/${first}`
    const change = (who: typeof anna, text: string, version: number) => who.ask('PUT', at, { text, version })
    expect((await change(bert, 'Mine now', 1)).status).toBe(403)
    expect((await change(admin, 'Mine now', 1)).status).toBe(403)
    expect((await change(anna, 'First', 1)).status).toBe(204)
    expect((await change(anna, 'Third', 1)).status).toBe(409)
    const answer = await bert.say(id, 'Second', { thread: first })
    expect((await bert.ask('DELETE', at)).status).toBe(403)
    expect((await anna.ask('DELETE', at)).status).toBe(204)
    const [thread] = (await bert.list(id)).result
    expect(thread?.comments).toMatchObject([
      { text: '', editedAt: expect.any(String), deletedAt: expect.any(String), mayEdit: false },
      { text: 'Second', deletedAt: null, mayEdit: true, mayDelete: true },
    ])
    expect((await change(anna, 'Back again', 2)).status).toBe(404)
    expect((await admin.ask('DELETE', `${admin.all(id)}/${answer}`)).status).toBe(204)
    expect((await bert.list(id)).result).toEqual([])
  })

  test('Comments go to the trash with their record, come back with it, and are erased with it', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const bert = await talker(museum, reader)
    const { id } = await anna.put()
    await anna.say(id, `Look here @{${bert.accountId}}`)
    await anna.call('DELETE', `/${id}`)
    expect((await anna.ask('GET', anna.all(id))).status).toBe(404)
    expect((await anna.send(id, 'x')).status).toBe(404)
    expect(await bert.notices()).toEqual({ result: [], openTypes: [], unread: 0 })
    await anna.call('PUT', `/${id}/restore`)
    expect((await anna.list(id)).open).toBe(1)
    expect((await bert.notices()).unread).toBe(1)
    await anna.release({ id })
    await anna.call('DELETE', `/${id}`)
    expect((await anna.call('DELETE', `/${id}/for-good`)).status).toBe(204)
    const left = await app().database.inTenant(museum.tenantId, ({ db }) =>
      db.selectFrom('card_comment').where('tenant_id', '=', museum.tenantId).selectAll().execute(),
    )
    expect(left).toEqual([])
  })

  test('Who works in the name of another writes no comments, and reads them without a trace', async () => {
    const museum = await makeMuseum(app())
    const admin = await talker(museum)
    const bert = await talker(museum, reader)
    const { id } = await admin.put()
    await admin.say(id, `@{${bert.accountId}} please`)
    const asBert = await signedInAs(app, admin, bert.accountId)
    const { all, list, send, notices } = talking(asBert as { readonly ask: Ask })
    expect((await list(id)).mayWrite).toBe(false)
    expect((await send(id, 'I did not say this')).status).toBe(403)
    expect((await asBert.ask('PUT', `${all(id)}/1/resolved`, { resolved: true })).status).toBe(403)
    await asBert.ask('PUT', '/comments/notices/read', {})
    expect((await notices()).unread).toBe(1)
  })
})

describe('the rights of the record', () => {
  test('Who may not read a record reads and writes no comment on it, and is asked of nothing', async () => {
    const museum = await makeMuseum(app())
    const [anna, stranger] = [await talker(museum), await talker(museum, ofPeople)]
    const { id } = await anna.put({ title: { en: 'Krater' } })
    const comment = await anna.say(id, 'Between us')
    const at = `${anna.all(id)}/${comment}`
    const calls: readonly (readonly [Method, string, object?])[] = [
      ['GET', anna.all(id)],
      ['GET', `${anna.all(id)}/people`],
      ['POST', anna.all(id), { key: randomUUID(), text: 'x' }],
      ['PUT', at, { text: 'x', version: 1 }],
      ['PUT', `${at}/resolved`, { resolved: true }],
      ['DELETE', at],
    ]
    for (const call of calls) expect([call[0], (await stranger.ask(...call)).status]).toEqual([call[0], 403])
    const people = await anna.ask<{ result: { id: string }[] }>('GET', `${anna.all(id)}/people`)
    expect(people.body.result.map(each => each.id)).toEqual([anna.accountId])
  })

  test('Who is mentioned has to be able to read the record: others are refused at the field, by name', async () => {
    const museum = await makeMuseum(app())
    const [anna, stranger] = [await talker(museum), await talker(museum, ofPeople)]
    const elsewhere = await talker(await makeMuseum(app()))
    const { id } = await anna.put()
    for (const [accountId, name] of [
      [stranger.accountId, '@Żaneta Groß'],
      [elsewhere.accountId, '@'],
      ['900000001', '@'],
    ])
      expect(await anna.send(id, `Ask @{${accountId}}`)).toMatchObject({
        status: 400,
        body: { fields: { text: expect.stringContaining(`${name}`) } },
      })
    const comment = await anna.say(id, 'Ask whom?')
    expect(
      (await anna.ask('PUT', `${anna.all(id)}/${comment}`, { text: `@{${stranger.accountId}}`, version: 1 }))
        .status,
    ).toBe(400)
    expect(await stranger.notices()).toEqual({ result: [], openTypes: [], unread: 0 })
    expect(await mailsTo(stranger.email)).toEqual([])
  })

  test('A notice says nothing of a record that its person may no longer read', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [await talker(museum), await talker(museum, reader)]
    const { id } = await anna.put()
    await anna.say(id, `@{${bert.accountId}} secret`)
    expect((await bert.notices()).unread).toBe(1)
    await app().database.inTenant(museum.tenantId, ({ db }) =>
      db
        .updateTable('identity')
        .set({ permissions: [] })
        .where('tenant_id', '=', museum.tenantId)
        .where('account_id', '=', bert.accountId)
        .execute(),
    )
    expect(await bert.notices()).toEqual({ result: [], openTypes: [], unread: 0 })
  })

  test('Where a record belongs to another, who may read that one comments; of other such records they hear nothing', async () => {
    const museum = await makeMuseum(app())
    const anna = await lender(app, museum)
    const object = await anna.object('1')
    const loan = await anna.lend('To Kraków', {}, { [object]: {} })
    const begin = (more: object) =>
      anna.ask<{ id: string }>('POST', '/condition-reports', { objectId: object, ...more })
    const [ofLoan, alone] = [(await begin({ procedureId: loan })).body, (await begin({})).body]
    const path = '/condition-records'
    const bert = talking(
      (await registrar(app, museum, { role: 'USER', permissions: ['loan-out-read'] })) as {
        readonly ask: Ask
      },
      path,
    )
    await bert.say(ofLoan.id, 'Packed as described')
    expect((await talking(anna as { readonly ask: Ask }, path).list(ofLoan.id)).open).toBe(1)
    expect((await bert.send(alone.id, 'x')).status).toBe(404)
  })

  test('Comments are found by no search, list, facet, export or history of records', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const card = await anna.put({ title: { en: 'Krater' } })
    await anna.say(card.id, 'canaryword of the comment')
    const answers = [
      await anna.call<object>('GET', '/?q=canaryword'),
      await anna.call<object>('GET', `/${card.id}`),
      await anna.call<object>('GET', `/${card.id}/revisions`),
      await anna.call<object>('GET', '/suggest?q=canaryword'),
      await anna.ask<object>('GET', '/search?q=canaryword'),
      await anna.call<object>('GET', `/${card.id}/json`),
    ]
    for (const { body } of answers) expect(JSON.stringify(body ?? '')).not.toContain('canaryword of')
    expect(await anna.numbers({ q: 'canaryword' })).toEqual([])
  })
})

describe('people a comment is for', () => {
  test('Who is mentioned hears of it at once and by one mail in their language, with a link to the comment and to their choice', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [await talker(museum), await talker(museum, reader)]
    await bert.ask('PUT', '/me/lang?lang=de')
    const hears = (codes: readonly PermissionCode[], accountId: string) => {
      const events: PlatformEvent[] = []
      app().events.subscribe(
        {
          tenantId: museum.tenantId,
          accountId,
          sessionId: '1',
          holder: { role: 'USER', permissions: effectivePermissions(codes) },
        },
        { onEvent: event => void events.push(event), onGap: () => {} },
      )
      return events
    }
    const [berts, strangers] = [hears(['catalogueRead'], bert.accountId), hears(['personRead'], '999')]
    const { id } = await anna.put({ title: { en: 'Krater', de: 'Krater' } })
    const comment = await anna.say(id, `@{${bert.accountId}}, see https://example.org/x.`)
    await vi.waitFor(() => {
      expect(berts.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['comment.changed', 'comment.noticed']),
      )
    }, 10_000)
    expect(strangers.filter(({ name }) => name.startsWith('comment'))).toEqual([])
    expect(await bert.notices()).toMatchObject({
      unread: 1,
      result: [
        {
          reason: 'mention',
          text: '@Żaneta Groß, see https://example.org/x.',
          record: { id, title: 'Krater', address: `/app/catalogue/object/${id}` },
        },
      ],
    })
    const [mail, ...more] = await mailsTo(bert.email)
    expect(more).toEqual([])
    expect(mail?.subject).toContain('hat Sie erwähnt')
    expect(mail?.text).toContain(`/app/catalogue/object/${id}?tab=comments&comment=c${comment}`)
    expect(mail?.text).toContain('@Żaneta Groß, see')
    expect(mail?.text).toContain('Benachrichtigungen')
    // Changed without a new person: nobody hears of it again.
    await anna.ask('PUT', `${anna.all(id)}/${comment}`, { text: `@{${bert.accountId}}: see`, version: 1 })
    expect(await mailsTo(bert.email)).toHaveLength(1)
    await bert.ask('PUT', '/comments/notices/read', { cardId: id })
    expect((await bert.notices()).unread).toBe(0)
    // No longer mentioned.
    await anna.ask('PUT', `${anna.all(id)}/${comment}`, { text: 'Nobody', version: 2 })
    expect((await bert.notices()).result).toEqual([])
  })

  test('Who chose so is mailed nothing, and who mentions themselves is told nothing', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [await talker(museum), await talker(museum, reader)]
    const off = { ...choicesOf({}), mentions: false }
    expect((await bert.ask('PUT', '/me/notifications', off)).status).toBeLessThan(300)
    const { id } = await anna.put()
    await anna.say(id, `@{${bert.accountId}} and @{${anna.accountId}}`)
    expect((await bert.notices()).unread).toBe(1)
    expect((await anna.notices()).unread).toBe(0)
    expect(await mailsTo(bert.email)).toEqual([])
    expect(await mailsTo(anna.email)).toEqual([])
  })

  test('Those who took part in a thread hear of an answer, without a mail', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [await talker(museum), await talker(museum, reader)]
    const { id } = await anna.put()
    const thread = await anna.say(id, 'Who knows?')
    await bert.say(id, 'I do', { thread })
    expect((await anna.notices()).result).toMatchObject([{ reason: 'answer', text: 'I do' }])
    expect((await bert.notices()).result).toEqual([])
    expect(await mailsTo(anna.email)).toEqual([])
  })

  test('Who left the museum keeps the name of what they wrote, loses their notices, and a mention of them names nobody', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [await talker(museum), await talker(museum, reader)]
    const { id } = await anna.put()
    const thread = await bert.say(id, 'I was here')
    await anna.say(id, `Yes, @{${bert.accountId}}`, { thread })
    expect((await anna.list(id)).people).toEqual({ [bert.accountId]: 'Żaneta Groß' })
    const gone = await anna.ask('DELETE', `/identity/${bert.accountId}`)
    expect(gone.status, JSON.stringify(gone.body)).toBeLessThan(300)
    const found = await anna.list(id)
    expect(found.people).toEqual({})
    expect(found.result[0]?.comments[0]?.author.name).toBe('Żaneta Groß')
    const notices = await app().database.inTenant(museum.tenantId, ({ db }) =>
      db.selectFrom('comment_notice').where('tenant_id', '=', museum.tenantId).selectAll().execute(),
    )
    expect(notices.filter(({ account_id }) => account_id === bert.accountId)).toEqual([])
  })
})

describe('comments on a line of a procedure', () => {
  test('A line has comments of its own, counted by line and shown with those of the procedure; a line that is not there has none', async () => {
    const museum = await makeMuseum(app())
    const anna = await lender(app, museum)
    const [vase, bowl] = [await anna.object('1', { title: { en: 'Vase' } }), await anna.object('2')]
    const loan = await anna.lend('To Kraków', {}, { [vase]: {} })
    const { list, say, send } = talking(anna as { readonly ask: Ask }, '/loans-out')
    const first = await say(loan, 'Needs a crate', { line: vase })
    await say(loan, 'Insured by whom?')
    await say(loan, 'Ordered', { thread: first })
    expect(await send(loan, 'x', { line: bowl })).toMatchObject({
      status: 400,
      body: { fields: { line: expect.any(String) } },
    })
    const all = await list(loan)
    expect(all).toMatchObject({ open: 2, lines: [{ id: vase, open: 1 }] })
    const ofLine = await list(loan, `?line=${vase}`)
    expect(ofLine).toMatchObject({ open: 1, totalSize: 1 })
    expect(ofLine.result[0]).toMatchObject({
      line: { id: vase, number: '1', title: 'Vase' },
      comments: [{ text: 'Needs a crate' }, { text: 'Ordered' }],
    })
  })
})

describe('comments on records that become one', () => {
  test('Comments move to the record that is kept, through merges in a row, and come back as each is undone; erasing the other takes none [C-K16]', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const onPersons = talking(anna as { readonly ask: Ask }, '/catalogue/persons')
    const person = async (name: string) => {
      const { id } = (await anna.call<{ id: string }>('POST', '/persons/', { values: { names: [{ name }] } }))
        .body
      await anna.call('DELETE', `/persons/${id}/lock`)
      return id
    }
    const versionOf = async (id: string) =>
      (await anna.call<{ version: number }>('GET', `/persons/${id}`)).body.version
    const merge = async (keptId: string, otherId: string) =>
      anna.ended(
        await anna.call<Operation>('POST', `/persons/${keptId}/merge`, {
          otherId,
          version: await versionOf(keptId),
          otherVersion: await versionOf(otherId),
        }),
      )
    const [first, second, last] = [
      await person('Bellotto'),
      await person('B. Bellotto'),
      await person('Bernardo'),
    ]
    const thread = await onPersons.say(first, 'Is he the nephew?')
    await onPersons.say(first, 'He is.', { thread })
    await onPersons.say(second, 'See the letters.')
    await onPersons.say(last, 'Kept.')

    const one = await merge(second, first)
    expect(textsIn(await onPersons.list(second))).toEqual([
      ['See the letters.'],
      ['Is he the nephew?', 'He is.'],
    ])
    const two = await merge(last, second)
    const all = [['Kept.'], ['See the letters.'], ['Is he the nephew?', 'He is.']]
    expect(textsIn(await onPersons.list(last))).toEqual(all)

    await anna.undo(two)
    expect(textsIn(await onPersons.list(last))).toEqual([['Kept.']])
    expect(textsIn(await onPersons.list(second))).toEqual(all.slice(1))
    await anna.undo(one)
    expect(textsIn(await onPersons.list(second))).toEqual([['See the letters.']])
    expect(textsIn(await onPersons.list(first))).toEqual(all.slice(2))

    await merge(last, first)
    expect((await anna.call('DELETE', `/persons/${first}/for-good`)).status).toBeLessThan(300)
    expect(textsIn(await onPersons.list(last))).toEqual([all[0], all[2]])
  })
})
