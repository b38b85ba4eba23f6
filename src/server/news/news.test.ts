import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { NewsHeading } from '#model/api/news.ts'
import type { OperatedNews, WrittenNews } from '#model/api/operator/news.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { bearer, handoverForm, makeMuseum, signedIn } from '../../../test/harness/factories.ts'
import { oneNewsFor } from './store/reading.ts'

const app = useTestApp()

type Headers = Readonly<Record<string, string>>

const ask = async (
  headers: Headers,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => {
  const answer = await app().http.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, cookies: answer.cookies, body: answer.body ? answer.json() : undefined }
}

const anOperator = async () => (await signedIn(app(), { operator: true })).headers
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const written = (change: Partial<WrittenNews> = {}): WrittenNews => ({
  texts: { en: { title: `News ${randomUUID()}`, body: 'Look.' } },
  publishedAt: ago(1000),
  endsAt: null,
  pinned: false,
  museums: null,
  roles: [],
  ...change,
})

/** Writes news and returns its id. */
const write = async (headers: Headers, change: Partial<WrittenNews> = {}): Promise<string> => {
  const { status, body } = await ask(headers, 'POST', '/operator/news', written(change))
  expect(status).toBe(201)
  return body.id
}

interface Heard {
  readonly result: string[]
  readonly entities: Record<string, NewsHeading>
  readonly totalSize: number
  readonly unread: number
}

const read = async (headers: Headers, query = 'size=100'): Promise<Heard> =>
  (await ask(headers, 'GET', `/news?${query}`)).body

/** Returns which of the news a person sees, in order. */
const heardOf = async (headers: Headers, ids: readonly string[]) =>
  (await read(headers)).result.filter(id => ids.includes(id))

test('News needs its text alone: what is left out is a draft for everybody [F-W21] [C-P11]', async () => {
  const headers = await anOperator()
  const texts = { en: { title: `News ${randomUUID()}`, body: 'Look.' } }
  const { status, body } = await ask(headers, 'POST', '/operator/news', { texts })
  expect(status).toBe(201)
  const { result } = (await ask(headers, 'GET', '/operator/news')).body
  expect(result.find(({ id }: OperatedNews) => id === body.id)).toMatchObject({
    publishedAt: null,
    endsAt: null,
    pinned: false,
    museums: null,
    roles: [],
  })
})

test('News reaches all museums, chosen museums, or the people of a role, and nobody else [C-P11]', async () => {
  const operator = await anOperator()
  const [museum, elsewhere] = [await makeMuseum(app()), await makeMuseum(app())]
  const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const user = await signedIn(app(), { museum })
  const stranger = await signedIn(app(), { museum: elsewhere })
  const all = await write(operator)
  const ours = await write(operator, { museums: [museum.tenantId] })
  const administrators = await write(operator, { roles: ['TENANT_ADMIN'] })
  const ourUsers = await write(operator, { museums: [museum.tenantId], roles: ['USER'] })
  const ids = [all, ours, administrators, ourUsers]
  expect(await heardOf(administrator.headers, ids)).toEqual([administrators, ours, all])
  expect(await heardOf(user.headers, ids)).toEqual([ourUsers, ours, all])
  expect(await heardOf(stranger.headers, ids)).toEqual([all])
  expect((await ask(stranger.headers, 'GET', `/news/${ours}`)).status).toBe(404)
  expect((await ask(stranger.headers, 'PUT', `/news/${ours}/read`)).status).toBe(404)
  expect((await ask(user.headers, 'GET', `/news/${administrators}`)).status).toBe(404)
  expect((await ask(operator, 'GET', '/news')).status).toBe(403)
})

test('News for one museum is shown to nobody, not to everyone, after that museum is erased [C-P11]', async () => {
  const operator = await anOperator()
  const museum = await makeMuseum(app())
  const reader = await signedIn(app(), { museum: await makeMuseum(app()) })
  const id = await write(operator, { museums: [museum.tenantId] })
  await app().database.asSystem('test', db =>
    db.deleteFrom('tenant').where('id', '=', museum.tenantId).execute(),
  )
  expect(await heardOf(reader.headers, [id])).toEqual([])
  const { result } = (await ask(operator, 'GET', '/operator/news')).body
  expect(result.find((news: OperatedNews) => news.id === id).museums).toEqual([])
})

test('News is shown from the moment of publication until its end, exclusive [C-P11]', async () => {
  const operator = await anOperator()
  const museum = await makeMuseum(app())
  const reader = await signedIn(app(), { museum })
  const draft = await write(operator, { publishedAt: null })
  const at = (seconds: number) => new Date(Math.ceil(Date.now() / 1000) * 1000 + seconds * 1000)
  const [begin, end] = [at(600), at(660)]
  const timed = await write(operator, { publishedAt: begin.toISOString(), endsAt: end.toISOString() })
  const shownAt = async (moment: Date, milliseconds = 0) => {
    const now = new Date(moment.getTime() + milliseconds)
    const { accountId } = reader
    const who = { accountId, museumId: museum.tenantId, role: 'USER', now } as const
    return (await app().database.asSystem('test', db => oneNewsFor(db, who, timed))) !== undefined
  }
  expect([await shownAt(begin, -1), await shownAt(begin)]).toEqual([false, true])
  expect([await shownAt(end, -1), await shownAt(end)]).toEqual([true, false])
  expect(await heardOf(reader.headers, [draft, timed])).toEqual([])
  expect((await ask(reader.headers, 'GET', `/news/${timed}`)).status).toBe(404)
  app().travel(630)
  expect(await heardOf(reader.headers, [draft, timed])).toEqual([timed])
  app().travel(0)
})

test('News is listed by id, pinned items first and then the newest, page by page, without the text on request [C-P11]', async () => {
  const operator = await anOperator()
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum })
  const museums = [museum.tenantId]
  // Later than news written by other tests.
  const old = await write(operator, { museums, publishedAt: ago(90) })
  const pinned = await write(operator, { museums, pinned: true, publishedAt: ago(86_400_000) })
  const fresh = await write(operator, { museums, publishedAt: ago(20) })
  expect((await read(headers)).result.slice(0, 3)).toEqual([pinned, fresh, old])
  const page = await read(headers, 'size=2&page=0')
  expect(page.result).toEqual([pinned, fresh])
  expect(page.totalSize).toBeGreaterThanOrEqual(3)
  expect((await read(headers, 'size=2&page=1')).result[0]).toBe(old)
  expect(page.entities[fresh]).toMatchObject({ id: fresh, body: 'Look.', pinned: false, read: false })
  expect((await read(headers, 'lazy=true')).entities[fresh]).not.toHaveProperty('body')
  const wrong = await ask(headers, 'GET', '/news?size=0&page=-1&lazy=perhaps')
  expect(Object.keys(wrong.body.fields).toSorted()).toEqual(['lazy', 'page', 'size'])
})

test('News is shown in the requested language, else the reader’s own, else English, else any, and states which [C-P11]', async () => {
  const operator = await anOperator()
  const museum = await makeMuseum(app())
  const { headers, accountId } = await signedIn(app(), { museum })
  await app().database.asSystem('test', db =>
    db.updateTable('account').set({ language: 'it' }).where('id', '=', accountId).execute(),
  )
  const text = (title: string) => ({ title, body: '' })
  const museums = [museum.tenantId]
  const three = await write(operator, {
    museums,
    texts: { en: text('New'), it: text('Nuovo'), de: text('Neu') },
  })
  const two = await write(operator, { museums, texts: { en: text('New'), de: text('Neu') } })
  const one = await write(operator, { museums, texts: { de: text('Neu') } })
  const headings = async (language: string) => {
    const { entities } = await read({ ...headers, 'accept-language': language })
    return [three, two, one].map(id => [entities[id]?.title, entities[id]?.language])
  }
  const german = ['Neu', 'de']
  expect(await headings('de-AT')).toEqual([german, german, german])
  expect(await headings('pl')).toEqual([['Nuovo', 'it'], ['New', 'en'], german])
})

test('Read marks are per person: unread news is counted, and one or all can be marked [C-P11]', async () => {
  const operator = await anOperator()
  const museum = await makeMuseum(app())
  const [anna, colleague] = [await signedIn(app(), { museum }), await signedIn(app(), { museum })]
  const museums = [museum.tenantId]
  const before = (await read(anna.headers)).unread
  const [one, other] = [await write(operator, { museums }), await write(operator, { museums })]
  expect((await read(anna.headers)).unread).toBe(before + 2)
  for (let twice = 0; twice < 2; twice++)
    expect((await ask(anna.headers, 'PUT', `/news/${one}/read`)).status).toBe(204)
  const { unread, entities } = await read(anna.headers)
  expect([unread, entities[one]?.read, entities[other]?.read]).toEqual([before + 1, true, false])
  expect((await ask(anna.headers, 'GET', `/news/${one}`)).body).toMatchObject({ read: true, body: 'Look.' })
  expect((await read(colleague.headers)).unread).toBe(before + 2)
  expect((await ask(anna.headers, 'PUT', '/news/read')).status).toBe(204)
  expect((await read(anna.headers)).unread).toBe(0)
  const { result } = (await ask(operator, 'GET', '/operator/news')).body
  const readers = [one, other].map(id => result.find((news: OperatedNews) => news.id === id).readBy)
  expect(readers).toEqual([1, 1])
  // News that is changed later stays read, since it may be just a spelling fix.
  await ask(operator, 'PUT', `/operator/news/${one}`, written({ museums }))
  expect((await read(anna.headers)).unread).toBe(0)
})

test('Two requests that mark the same news at once both succeed [C-P11]', async () => {
  const operator = await anOperator()
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum })
  const id = await write(operator, { museums: [museum.tenantId] })
  const paths = [`/news/${id}/read`, '/news/read', `/news/${id}/read`, '/news/read']
  const answers = await Promise.all(paths.map(path => ask(headers, 'PUT', path)))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  expect((await read(headers)).unread).toBe(0)
})

test('A session as someone else leaves that person’s news unread [C-P11] [P-P11]', async () => {
  const { headers: operator } = await signedIn(app(), { operator: true })
  const museum = await makeMuseum(app())
  const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const id = await write(operator, { museums: [museum.tenantId] })
  const begun = await ask(operator, 'POST', `/operator/museums/${museum.tenantId}/login-as`, {
    accountId: administrator.accountId,
    reason: 'They asked',
  })
  const entered = await app().http.inject(handoverForm(begun.body.token, begun.cookies))
  const visitor = bearer(entered.json().access_token)
  expect((await ask(visitor, 'PUT', `/news/${id}/read`)).status).toBe(204)
  expect((await read(administrator.headers)).entities[id]?.read).toBe(false)
})

test('When two operators change the same news, the second gets a conflict and the first text is kept [C-P11]', async () => {
  const operator = await anOperator()
  const museum = await makeMuseum(app())
  const museums = [museum.tenantId]
  const id = await write(operator, { museums })
  const found = async (): Promise<OperatedNews> =>
    (await ask(operator, 'GET', '/operator/news')).body.result.find((news: OperatedNews) => news.id === id)
  const since = (await found()).changedAt
  app().travel(5)
  const change = (title: string) =>
    ask(operator, 'PUT', `/operator/news/${id}`, {
      ...written({ museums, texts: { en: { title, body: '' } } }),
      since,
    })
  expect((await change('First')).status).toBe(204)
  expect((await change('Second')).status).toBe(409)
  app().travel(0)
  expect((await found()).texts.en?.title).toBe('First')
})

test('Marking all as read works while news is deleted [C-P11]', async () => {
  const operator = await anOperator()
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum })
  for (let round = 0; round < 5; round++) {
    const id = await write(operator, { museums: [museum.tenantId] })
    const answers = await Promise.all([
      ask(operator, 'DELETE', `/operator/news/${id}`),
      ask(headers, 'PUT', '/news/read'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
  }
})

test('Invalid news reports all wrong fields at once [C-P11]', async () => {
  const operator = await anOperator()
  const refused = async (change: object) => {
    const { status, body } = await ask(operator, 'POST', '/operator/news', { ...written(), ...change })
    expect(status).toBe(400)
    return Object.keys(body.fields).toSorted()
  }
  expect(
    await refused({
      texts: { en: { title: ' ', body: 'x'.repeat(4001) }, de: { title: 'x'.repeat(151), body: '' } },
      publishedAt: 'yesterday',
      endsAt: '2026-13-01',
      pinned: 'yes',
      museums: [],
      roles: ['OPERATOR'],
    }),
  ).toEqual([
    'endsAt',
    'museums',
    'pinned',
    'publishedAt',
    'roles.0',
    'texts.de.title',
    'texts.en.body',
    'texts.en.title',
  ])
  expect(await refused({ texts: {} })).toEqual(['texts'])
  const publishedAt = ago(0)
  expect(await refused({ publishedAt, endsAt: publishedAt, museums: ['999999999'] })).toEqual([
    'endsAt',
    'museums',
  ])
})

test('News written, changed or deleted by operators is logged, with their name and the title at the time [C-P11] [P-P10]', async () => {
  const operator = await anOperator()
  const museum = await makeMuseum(app())
  const title = `Viewer ${randomUUID()}`
  const news = written({ museums: [museum.tenantId], texts: { de: { title, body: '' } } })
  const { id } = (await ask(operator, 'POST', '/operator/news', news)).body
  expect((await ask(operator, 'PUT', `/operator/news/${id}`, { ...news, pinned: true })).status).toBe(204)
  const { result } = (await ask(operator, 'GET', '/operator/news')).body
  expect(result.find((item: OperatedNews) => item.id === id)).toMatchObject({
    pinned: true,
    museums: [museum.tenantId],
    museumNames: [{ id: museum.tenantId, name: museum.name }],
    changedBy: 'Żaneta Groß',
    changedAt: expect.any(String),
    readBy: 0,
  })
  expect((await ask(operator, 'DELETE', `/operator/news/${id}`)).status).toBe(204)
  expect((await ask(operator, 'DELETE', `/operator/news/${id}`)).status).toBe(404)
  const record = (await ask(operator, 'GET', '/operator/record')).body.result
  const ours = record.filter(({ about }: { about: string }) => about === title)
  expect(ours.map(({ action, name }: { action: string; name: string }) => [action, name])).toEqual([
    ['newsDeleted', 'Żaneta Groß'],
    ['newsChanged', 'Żaneta Groß'],
    ['newsWritten', 'Żaneta Groß'],
  ])
})
