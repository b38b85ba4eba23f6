import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { simpleParser } from 'mailparser'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { CardAnswer, Revision } from '#model/api/cards/shapes.ts'
import { declarations } from '#model/cards/declarations.ts'
import { holdings } from '#model/groups/holdings.ts'
import { findOrCreate } from '#server/vocabularies/index.ts'
import { allOf } from '../../../test/harness/all-of.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, makePerson, signedIn } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { expectChecksums, exporter, linesOf } from '../../../test/harness/museum-exports.ts'
import { richCards, withTerms } from '../../../test/harness/rich-cards.ts'
import { searchHeaders } from '../../../test/harness/search-headers.ts'
import { readTable } from '../exchange/tables/index.ts'
import { checkArchive, type ZipEntry, zipOf } from './index.ts'

const app = useTestApp()

interface CardLine {
  readonly id: string
  readonly version: number
  readonly number: string
  readonly inBin: boolean
  readonly data: Record<string, unknown>
  readonly links: { readonly type: string; readonly id: string }[]
}

interface RevisionLine {
  readonly cardId: string
  readonly version: number
  readonly action: string
  readonly changes: unknown[]
}

const hostile = '../../Zażółć "gęślą" jaźń.jpg'

/** A museum with something of each kind. */
async function filled() {
  const anna = await exporter(app, await makeMuseum(app()))
  const { museum, accountId } = anna
  const cards = new Map<string, string[]>()
  for (const { type, path, uploaded, begunElsewhere } of declarations) {
    if (uploaded || begunElsewhere) continue
    const at = path.replace('/api/v1', '')
    const { body } = await anna.ask('POST', `${at}/`)
    await anna.ask('DELETE', `${at}/${body.id}/lock`)
    cards.set(type, [body.id])
  }
  const rich = await anna.put(await withTerms(app(), museum, richCards.numismatic))
  const borrowed = await anna.put({ holding: { id: holdings.LOAN_IN } })
  const binned = await anna.put({ title: { en: 'Thrown away' } })
  await anna.call('DELETE', `/${binned.id}`)
  const picture = await addFile(app(), { museum, accountId }, { name: hostile })
  await anna.call('PUT', '/files', { id: rich.id, fileIds: [picture] })
  const scan = await addFile(
    app(),
    { museum, accountId },
    { name: `${'ł'.repeat(200)}.txt`, content: Buffer.from('a note') },
  )
  await app().http.inject({
    method: 'POST',
    url: '/advsearch/conf/api/searches',
    headers: searchHeaders(anna, museum),
    payload: {
      name: 'With a title',
      classId: 1,
      blocks: [{ filters: [{ paragraphId: '@title', conditionSystemName: 'IS_NOT_EMPTY' }] }],
    },
  })
  const { body: loan } = await anna.ask<{ id: string }>('POST', '/procedures', {
    type: 'LOAN_OUT',
    title: 'Silver',
    values: { loan: { start: '2027-01-10' } },
  })
  await anna.ask('PUT', `/procedures/${loan.id}/objects`, { selection: { ids: [rich.id] } })
  await anna.ask('POST', `/procedures/loan-out/${loan.id}/condition-check`, { reason: 'departure' })
  await anna.ask('POST', `/procedures/${loan.id}/attachments`, { fileId: scan, attachmentType: 'OTHER' })
  await anna.ask('POST', `/procedures/${loan.id}/room`, { recipient: 'Muzeum Toruń' })
  await anna.ask('POST', `/tenant/${museum.tenantId}/roles`, { name: 'Volunteers', permissions: [1, 21] })
  cards.get('object')?.push(rich.id, borrowed.id, binned.id)
  cards.set('file', [picture, scan])
  return { ...anna, cards, rich, binned, picture, scan }
}

async function* asEntries(entries: ReadonlyMap<string, Buffer>): AsyncGenerator<ZipEntry> {
  for (const [name, content] of entries)
    yield { name, at: new Date(), shrinks: true, content: Readable.from([content]) }
}

test('An administrator takes everything along: every card, revision, term and original is in the archive as the product shows it', async () => {
  const anna = await filled()
  const elsewhere = await exporter(app, await makeMuseum(app(), { name: 'Somebody else' }))
  await elsewhere.put({ title: { en: 'Not ours' } })
  const { done, archive, entries } = await anna.made()

  expect(done).toMatchObject({ state: 'DONE', problems: 0, bytes: archive.length, askedBy: 'Żaneta Groß' })
  expect(createHash('sha256').update(archive).digest('hex')).toBe(done.sha256)
  expect(done.progress.done).toBeLessThanOrEqual(done.progress.total)
  expectChecksums(entries)
  for (const [name, content] of entries)
    if (!name.startsWith('files/originals')) expect(content.includes('Not ours'), name).toBe(false)

  for (const { type, path, workflow, begunElsewhere } of declarations) {
    if (begunElsewhere) continue
    const lines = linesOf<CardLine>(entries, `cards/${type}.jsonl`)
    const made = anna.cards.get(type) ?? []
    // Procedures are begun in other ways, too.
    if (workflow) expect(lines.map(({ id }) => id)).toEqual(expect.arrayContaining([...made]))
    else expect(lines.map(({ id }) => id).sort(), type).toEqual([...made].sort())
    for (const line of lines) {
      expect(line.inBin).toBe(line.id === anna.binned.id)
      if (line.inBin) continue
      const at = `${path.replace('/api/v1', '')}/${line.id}`
      const { body: card } = await anna.ask<CardAnswer & Record<string, unknown>>('GET', at)
      expect(line).toMatchObject({ version: card.version, number: card.number })
      for (const [field, value] of Object.entries(line.data)) expect(card[field], field).toEqual(value)
      const { body: history } = await anna.ask<{ result: Revision[] }>('GET', `${at}/revisions`)
      const revisions = linesOf<RevisionLine>(entries, `history/${type}.jsonl`)
        .filter(({ cardId }) => cardId === line.id)
        .map(({ version, action, changes }) => [version, action, changes.length])
      expect(revisions, type).toEqual(
        history.result.map(({ version, action, changes }) => [version, action, changes.length]).reverse(),
      )
    }
    const table = entries.get(`tables/${type}.xlsx`)
    if (!table) throw new Error(`no table of ${type}`)
    const reader = await readTable(Readable.from([table]))
    const rows = await allOf(reader.rows())
    await reader.close()
    expect(rows.map(({ cells }) => cells[0]?.text)).toEqual(
      lines.filter(({ inBin }) => !inBin).map(({ id }) => id),
    )
  }
  const rich = linesOf<CardLine>(entries, 'cards/object.jsonl').find(({ id }) => id === anna.rich.id)
  expect(rich?.links).toMatchObject([{ type: 'DAM', id: anna.picture, association: { id: '1' }, field: '' }])

  const titled = linesOf<{ readonly title: string | null }>(entries, 'procedures.jsonl').filter(
    ({ title }) => title === 'Silver',
  )
  expect(titled).toMatchObject([
    {
      type: 'LOAN_OUT',
      document: { loan: { start: '2027-01-10' } },
      members: [{ account_id: Number(anna.accountId), manager: true }],
      objects: [{ card_id: Number(anna.rich.id), checked_at: null }],
      attachments: [{ file_id: Number(anna.scan), type: 'OTHER' }],
      links: [{ kind: 'departure' }],
      rooms: [{ recipient: 'Muzeum Toruń' }],
      events: [
        { kind: 'begun' },
        { kind: 'objectsAdded' },
        { kind: 'linked' },
        { kind: 'attached' },
        { kind: 'roomOpened' },
      ],
    },
    { type: 'CONDITION_CHECK', objects: [{ card_id: Number(anna.rich.id) }] },
  ])
  expect(entries.get('procedures.jsonl')?.toString()).not.toContain('token_hash')

  const coins = JSON.parse(entries.get('vocabularies/metl.json')?.toString() ?? '{}')
  expect(coins).toMatchObject({
    code: 'METL',
    names: { en: expect.any(String), pl: expect.any(String) },
    terms: [{ labels: { en: 'silver' }, deprecatedAt: null }],
  })
  expect(entries.get('vocabularies/metl.ttl')?.toString()).toContain('"silver"@en')
  expect(linesOf<object>(entries, 'history/vocabularies.jsonl')).toContainEqual(
    expect.objectContaining({
      vocabulary: 'METL',
      accountId: null,
      undoneAt: null,
      before: expect.any(Array),
      after: expect.any(Array),
    }),
  )

  const names = [...entries.keys()].filter(name => name.startsWith('files/'))
  for (const name of names) expect(name.split('/')).not.toContain('..')
  const picture = names.find(name => name.startsWith(`files/originals/${anna.picture}/`)) ?? ''
  expect(picture).toMatch(/Zażółć _gęślą_ jaźń\.jpg$/)
  const original = await app().http.inject({
    url: `/api/v1/files/${anna.picture}/content`,
    headers: anna.headers,
  })
  expect(entries.get(picture)?.equals(original.rawPayload)).toBe(true)
  const scan = names.find(name => name.startsWith(`files/originals/${anna.scan}/`)) ?? ''
  expect(entries.get(scan)?.toString()).toBe('a note')
  expect(Buffer.byteLength(scan.split('/').at(-1) ?? '')).toBeLessThan(255)
  expect(entries.get('files/files.csv')?.toString()).toContain(`OBJECT ${anna.rich.id}`)

  const people = entries.get('people.csv')?.toString() ?? ''
  expect(people).toContain('TENANT_ADMIN')
  expect(people).not.toMatch(/\$argon2/)
  const manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '{}')
  expect(manifest).toMatchObject({
    museumId: anna.museum.tenantId,
    originals: true,
    counts: { 'cards/object': 4, 'cards/file': 2, 'files/originals': 2, people: 1 },
    problems: 0,
  })
  const readme = entries.get('README.txt')?.toString() ?? ''
  for (const word of ['Export of', 'Esportazione di', 'Export von', 'Eksport danych'])
    expect(readme).toContain(word)
  expect(JSON.parse(entries.get('museum.json')?.toString() ?? '{}')).toMatchObject({ name: anna.museum.name })
  expect(JSON.parse(entries.get('settings/print-templates.json')?.toString() ?? '{}')).toEqual({
    templates: [],
    versions: [],
  })
  expect(JSON.parse(entries.get('settings/roles.json')?.toString() ?? '[]')).toEqual([
    { id: expect.any(String), name: 'Volunteers', permissions: ['catalogueRead', 'damRead'] },
  ])
  expect(JSON.parse(entries.get('settings/searches.json')?.toString() ?? '[]')).toMatchObject([
    { name: 'With a title', criteria: { blocks: [{ filters: [{ field: '@title' }] }] } },
  ])
})

test('An archive says how it is written, and its own command finds what differs from that [F-X07]', async () => {
  const anna = await filled()
  const { archive, entries } = await anna.made()
  const { schemas } = JSON.parse(entries.get('manifest.json')?.toString() ?? '{}')
  const described = new Set(schemas.map(({ entry }: { entry: string }) => entry))
  const own = [...entries.keys()].filter(name =>
    /^(cards|history|vocabularies|procedures).*\.jsonl?$/.test(name),
  )
  expect(own.filter(name => !described.has(name))).toEqual([])

  const folder = await mkdtemp(join(tmpdir(), 'vitrine-archive-'))
  const path = join(folder, 'museum.zip')
  const check = async () => {
    const told: string[] = []
    const {
      problems,
      entries: files,
      described: values,
    } = await checkArchive(path, problem => told.push(problem))
    return { told, problems, files, values }
  }
  await writeFile(path, archive)
  const whole = await check()
  expect(whole).toMatchObject({ told: [], problems: 0, files: entries.size })
  expect(whole.values).toBeGreaterThan(20)

  const damaged = new Map(entries)
  const lines = (entries.get('cards/object.jsonl')?.toString() ?? '').trimEnd().split('\n')
  const [first = '{}', ...others] = lines
  const wrong = JSON.stringify({ ...JSON.parse(first), version: 'two' })
  damaged.set('cards/object.jsonl', Buffer.from(`${[wrong, '{', ...others].join('\n')}\n`))
  damaged.delete('people.csv')
  await writeFile(path, await buffer(Readable.from(zipOf(asEntries(damaged)))))
  const found = await check()
  expect(found.problems).toBe(found.told.length)
  expect(found.told.sort()).toEqual([
    'cards/object.jsonl: is not what its checksum says',
    'cards/object.jsonl: line 1: /version must be integer',
    expect.stringMatching(/^cards\/object\.jsonl: line 2: /),
    'people.csv: is missing',
  ])
  await writeFile(path, 'no archive')
  await expect(check()).rejects.toThrow('cannot be read')
  await writeFile(path, await buffer(Readable.from(zipOf(asEntries(new Map([['a.txt', Buffer.from('a')]]))))))
  await expect(check()).rejects.toThrow('not the export of a museum')
  await rm(folder, { recursive: true })
})

test('Who asked is written to with a link to the profile, and the record says so; who does not want such mails gets none', async () => {
  const anna = await exporter(app, await makeMuseum(app()))
  const { done } = await anna.made({ originals: false, earlier: false })
  const { email } = await app().database.asSystem('test', db =>
    db.selectFrom('account').where('id', '=', anna.accountId).select('email').executeTakeFirstOrThrow(),
  )
  const mail = await vi.waitFor(async () => {
    const folder = join(app().dataDir, 'mail')
    for (const name of await readdir(folder).catch(() => [])) {
      const found = await simpleParser(await readFile(join(folder, name)))
      if (found.to && !Array.isArray(found.to) && found.to.text.includes(email)) return found
    }
    throw new Error('no mail yet')
  }, 10_000)
  expect(mail.subject).toBe(`The export of ${anna.museum.name} is ready`)
  expect(mail.text).toContain('https://vitrine.test/app/settings/export')
  expect(mail.text).not.toContain('/archive')
  const recorded = await app().database.inTenant(anna.museum.tenantId, ({ db, tenantId }) =>
    db
      .selectFrom('audit_entry')
      .where('tenant_id', '=', tenantId)
      .where('action', '=', 'everythingExported')
      .select(['account_id', 'details'])
      .execute(),
  )
  expect(recorded).toEqual([{ account_id: anna.accountId, details: { bytes: done.bytes } }])

  const bob = await exporter(app, anna.museum)
  await app().database.asSystem('test', db =>
    db
      .updateTable('account')
      .set({ notifications: JSON.stringify({ finishedWork: false }) })
      .where('id', '=', bob.accountId)
      .execute(),
  )
  const before = (await readdir(join(app().dataDir, 'mail'))).length
  await bob.made({ originals: false, earlier: false })
  await anna.made({ originals: false, earlier: false })
  // The mail to who wants it comes last.
  await vi.waitFor(
    async () => expect((await readdir(join(app().dataDir, 'mail'))).length).toBeGreaterThan(before),
    10_000,
  )
  expect((await readdir(join(app().dataDir, 'mail'))).length).toBe(before + 1)
})

test('A museum whose licence has ended takes everything along; a user who is no administrator does not, nor does anyone elsewhere', async () => {
  const museum = await makeMuseum(app(), { licenceTo: new Date(Date.now() - 1000) })
  const anna = await exporter(app, museum)
  expect((await anna.call('GET', '/')).status).toBe(403)
  const { done } = await anna.made({ originals: true, earlier: false })
  const user = await signedIn(app(), { museum })
  const stranger = await exporter(app, await makeMuseum(app()))
  const at = `/api/v1${anna.path}/${done.id}`
  const status = async (method: 'GET' | 'DELETE' | 'POST', url: string, headers: Record<string, string>) =>
    (
      await app().http.inject({
        method,
        url,
        headers,
        ...(method === 'POST' && { payload: { originals: true, earlier: false } }),
      })
    ).statusCode
  const list = `/api/v1${anna.path}`
  const tried = [
    ['GET', list],
    ['POST', list],
    ['DELETE', at],
    ['GET', `${at}/archive`],
  ] as const
  for (const [method, url] of tried) expect(await status(method, url, user.headers)).toBe(403)
  for (const [method, url] of tried) expect(await status(method, url, stranger.headers)).toBe(404)
  const ofOwn = at.replace(museum.tenantId, stranger.museum.tenantId)
  expect(await status('GET', `${ofOwn}/archive`, stranger.headers)).toBe(404)
  expect(await status('DELETE', ofOwn, stranger.headers)).toBe(404)
})

test('A download that was broken off goes on where it was, by the cookie alone, too; after seven days the archive is gone', async () => {
  const anna = await exporter(app, await makeMuseum(app()))
  const { done, archive } = await anna.made()
  const first = await anna.fetch(done, { range: 'bytes=0-999' })
  const tag = String(first.headers.etag)
  expect([first.statusCode, first.rawPayload.length]).toEqual([206, 1000])
  const rest = await anna.fetch(done, { range: 'bytes=1000-', 'if-range': tag })
  expect(rest.statusCode).toBe(206)
  expect(Buffer.concat([first.rawPayload, rest.rawPayload]).equals(archive)).toBe(true)
  expect(rest.headers['content-disposition']).toContain('attachment')
  const cookie = `token=${encodeURIComponent(JSON.stringify({ access_token: anna.tokens.access_token }))}`
  const url = `/api/v1${anna.path}/${done.id}/archive`
  expect((await app().http.inject({ url, headers: { cookie } })).rawPayload.equals(archive)).toBe(true)
  const elsewhere = { cookie, 'sec-fetch-site': 'cross-site' }
  expect((await app().http.inject({ url, headers: elsewhere })).statusCode).toBe(401)
  expect((await anna.fetch(done, { range: `bytes=${archive.length}-` })).statusCode).toBe(416)

  const folder = join(app().dataDir, 'files', anna.museum.tenantId, 'exports')
  expect(await readdir(folder)).toHaveLength(1)
  app().travel(8 * 86_400)
  try {
    // Its session is over by then, too.
    const again = await exporter(app, anna.museum)
    expect((await again.fetch(done)).statusCode).toBe(410)
    await app().jobs.enqueue(undefined, { name: 'museum-export.forget', run: async () => {} }, {})
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 10_000)
    await vi.waitFor(async () => expect((await again.list()).result).toEqual([]), 10_000)
  } finally {
    app().travel(0)
  }
})

test('A file that is missing or damaged in the store ends nothing: the archive is made and names it', async () => {
  const anna = await filled()
  const contents = await app().database.inTenant(anna.museum.tenantId, ({ db, tenantId }) =>
    db.selectFrom('file').where('tenant_id', '=', tenantId).selectAll().execute(),
  )
  const fileOf = (id: string) =>
    join(
      app().dataDir,
      'files',
      contents.find(({ card_id }) => card_id === id)?.storage_key ?? '',
      'original',
    )
  await rm(fileOf(anna.picture))
  await writeFile(fileOf(anna.scan), 'b note')
  const { done, entries } = await anna.made()
  expect(done).toMatchObject({ state: 'DONE', problems: 2 })
  expectChecksums(entries)
  const problems = entries.get('problems.txt')?.toString().trimEnd().split('\n') ?? []
  expect(problems).toHaveLength(2)
  expect(problems[0]).toMatch(new RegExp(`^files/originals/${anna.picture}/.*: missing$`))
  expect(problems[1]).toMatch(new RegExp(`^files/originals/${anna.scan}/.*: damaged: its SHA-256 should be`))
  expect([...entries.keys()].filter(name => name.startsWith('files/originals/'))).toHaveLength(1)
})

test('One archive is made at a time; one that is stopped leaves nothing, and can be thrown away', async () => {
  const anna = await exporter(app, await makeMuseum(app()))
  const { tenantId } = anna.museum
  const editor = { accountId: null, impersonatorId: null }
  const rooms = Array.from({ length: 400 }, (_, at) => `Room ${at}`)
  await app().database.inTenant(tenantId, tx =>
    findOrCreate(tx, 'LR', rooms, { create: true, language: 'en', editor }),
  )
  // Nobody works behind the requests.
  await app().jobs.stop()
  await app().jobs.start()
  const both = await Promise.all([anna.begin(), anna.begin()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [begun] = both.filter(({ status }) => status === 200)
  if (!begun) throw new Error('none has begun')
  expect((await anna.remove(begun.body.id)).status).toBe(204)
  const stopped = await anna.ended(begun.body)
  expect(['STOPPED', undefined]).toContain(stopped?.state)
  await anna.begin({ originals: false, earlier: false }).then(({ body }) => anna.ended(body))
  for (const { id } of (await anna.list()).result) expect((await anna.remove(id)).status).toBe(204)
  expect((await anna.list()).result).toEqual([])
  const folder = join(app().dataDir, 'files', tenantId, 'exports')
  await vi.waitFor(async () => expect(await readdir(folder).catch(() => [])).toEqual([]), 10_000)
})

test('An archive whose server died is made by the next one from its beginning, and only the whole one is offered', async () => {
  const anna = await exporter(app, await makeMuseum(app()))
  const { tenantId } = anna.museum
  const { accountId } = await makePerson(app())
  // As a server leaves it that died when all was written and nothing was written down.
  const left = `${tenantId}/exports/left`
  const { id } = await app().database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('museum_export')
      .values({
        tenant_id: tenantId,
        account_id: accountId,
        account_name: 'Anna',
        language: 'en',
        originals: true,
        earlier: false,
        state: 'RUNNING',
        attempts: 1,
        storage_key: left,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const folder = join(app().dataDir, 'files', tenantId, 'exports')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'left'), 'half')
  expect((await anna.fetch({ id })).statusCode).toBe(404)
  // The queue finds out by itself that the server is dead; here it is notified.
  await app().jobs.enqueue(undefined, { name: 'museum-export.make', run: async () => {} }, { tenantId, id })
  const done = await anna.ended({ id })
  expect(done.state).toBe('DONE')
  const kept = await readdir(folder)
  expect(kept).toHaveLength(1)
  expect(kept).not.toContain('left')
  expect((await anna.fetch({ id })).rawPayload.length).toBe(done.bytes)
})

test('Comments and their pictures go along: what is known of each, and the picture itself with the originals', async () => {
  const anna = await exporter(app, await makeMuseum(app()))
  const { id } = await anna.put()
  const upload = async (width: number) => {
    const content = await sharp({ create: { width, height: 20, channels: 3, background: '#a5522a' } })
      .png()
      .toBuffer()
    const answer = await app().http.inject({
      method: 'POST',
      url: `/api/v1/catalogue/${id}/comments/pictures?key=${randomUUID()}`,
      headers: { ...anna.headers, 'content-type': 'application/octet-stream' },
      payload: content,
    })
    return answer.json<{ id: string }>().id
  }
  const sent = await upload(30)
  await upload(40)
  const { body: comment } = await anna.call<{ id: string }>('POST', `/${id}/comments`, {
    key: randomUUID(),
    text: 'Look',
    pictures: [{ id: sent, alt: 'A crack' }],
  })
  const path = `files/comments/${comment.id}/${sent}.webp`
  const { entries } = await anna.made()
  expect(linesOf(entries, 'history/comments.jsonl')).toMatchObject([{ id: comment.id, text: 'Look' }])
  expect(linesOf(entries, 'history/comment-pictures.jsonl')).toMatchObject([
    { id: sent, commentId: comment.id, alt: 'A crack', path },
  ])
  expect((await sharp(entries.get(path)).metadata()).width).toBe(30)
  expectChecksums(entries)
  const without = (await anna.made({ originals: false, earlier: false })).entries
  expect(without.has(path)).toBe(false)
  expect(linesOf(without, 'history/comment-pictures.jsonl')).toHaveLength(1)
})
