import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { ArchiveError, type ZipEntry, zipOf } from '#server/museum-exports/index.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import { allOf } from '../../../test/harness/all-of.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { archiveFile, takeArchive } from '../../../test/harness/archives.ts'
import { cameFrom, comparable, unlike } from '../../../test/harness/compare-archives.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../test/harness/files.ts'
import { exporter } from '../../../test/harness/museum-exports.ts'
import { richCards, withTerms } from '../../../test/harness/rich-cards.ts'
import { openMuseumArchive } from './index.ts'

vi.setConfig({ testTimeout: 180_000 })
const app = useTestApp()

const founded = async () => {
  const museum = await makeMuseum(app())
  await app().database.inTenant(museum.tenantId, loadStarterTerms)
  return exporter(app, museum)
}

/** A museum with something of each kind that comes over. */
async function filled() {
  const anna = await founded()
  const { museum, accountId } = anna
  const rich = await anna.put(await withTerms(app(), museum, richCards.numismatic))
  const plain = await anna.put({ title: { en: 'Bowl' } })
  const picture = async (name: string, width: number) =>
    addFile(app(), { museum, accountId }, { name, content: await plainPicture(width) })
  const [front, back] = [await picture('front.jpg', 20), await picture('back.jpg', 21)]
  const note = await addFile(
    app(),
    { museum, accountId },
    { name: 'note.txt', content: Buffer.from('a note') },
  )
  await anna.call('PUT', '/files', { id: rich.id, fileIds: [front, back, note] })
  await anna.call('PUT', '/image', { id: rich.id, fileId: back })
  await anna.bulk([plain.id], { kind: 'linkCards', type: 'object', itemIds: [rich.id] })
  await anna.bulk([rich.id], { kind: 'publish', published: true })
  const { body: loan } = await anna.ask<{ id: string }>('POST', '/procedures', {
    type: 'LOAN_OUT',
    title: 'Silver',
    values: { loan: { start: '2027-01-10' } },
  })
  await anna.ask('PUT', `/procedures/${loan.id}/objects`, { selection: { ids: [rich.id, plain.id] } })
  await anna.ask('POST', `/procedures/${loan.id}/attachments`, { fileId: note, attachmentType: 'OTHER' })
  await anna.ask('PUT', `/procedures/${loan.id}/status`, { status: 'ONGOING', reason: 'It is so' })
  const crack = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a5522a' } })
    .png()
    .toBuffer()
  const key = randomUUID()
  const sent = await app().http.inject({
    method: 'POST',
    url: `/api/v1/catalogue/${rich.id}/comments/pictures?key=${key}`,
    headers: { ...anna.headers, 'content-type': 'application/octet-stream' },
    payload: crack,
  })
  const { body: comment } = await anna.call<{ id: string }>('POST', `/${rich.id}/comments`, {
    key,
    text: `Look, @{${accountId}}`,
    pictures: [{ id: sent.json<{ id: string }>().id, alt: 'A crack' }],
  })
  await anna.call('POST', `/${rich.id}/comments`, {
    key: randomUUID(),
    text: 'I see',
    thread: comment.id,
    pictures: [],
  })
  return { ...anna, rich, plain, loan, back }
}

test('What a museum exported comes into another one with files, covers, links, publication, procedures and comments, each once [F-X07]', async () => {
  const anna = await filled()
  const bert = await founded()
  const { tenantId } = bert.museum
  const path = await archiveFile(app(), anna.museum.tenantId)
  const into = { tenantId, accountId: bert.accountId }
  const told = await takeArchive(app(), path, into)
  expect(told).toEqual(
    expect.arrayContaining(['Files: 3', 'Procedure lines: 2', 'Comments: 2', 'Records completed: 6']),
  )
  const here = await cameFrom(app(), tenantId)
  const before = await comparable(path, id => String(id))
  const arrived = async () =>
    comparable(await archiveFile(app(), tenantId), id => here.get(String(id)), { arrived: true })
  const after = await arrived()
  // Nobody is mentioned here: names are left of people.
  expect(unlike(before, after)).toEqual([expect.stringMatching(/^comments\/\d: .*Look, @/)])
  const idOf = (there: string) => [...here].find(([, id]) => id === there)?.[0] ?? ''
  const isPublished = () =>
    app().database.inTenant(tenantId, async ({ db }) => {
      const query = db.selectFrom('card').where('tenant_id', '=', tenantId).select('published')
      return (await query.where('id', '=', idOf(anna.rich.id)).executeTakeFirstOrThrow()).published
    })
  expect(await isPublished()).toBe(true)
  const { body: threads } = await bert.call<{ result: { comments: unknown[] }[] }>(
    'GET',
    `/${idOf(anna.rich.id)}/comments`,
  )
  expect(threads.result).toMatchObject([
    {
      comments: [
        {
          text: 'Look, @Żaneta Groß',
          author: { name: 'Żaneta Groß' },
          mayEdit: false,
          pictures: [{ alt: 'A crack' }],
        },
        { text: 'I see', pictures: [] },
      ],
    },
  ])

  // Read again it changes nothing, even what was changed here since.
  await bert.bulk([idOf(anna.rich.id)], { kind: 'publish', published: false })
  const again = await takeArchive(app(), path, into)
  expect(again.filter(line => /^(files|lines|comments|records)/.test(line))).toEqual([])
  expect(await isPublished()).toBe(false)
  await bert.bulk([idOf(anna.rich.id)], { kind: 'publish', published: true })
  // The history has what was done since.
  const apart = (said: ReadonlyMap<string, unknown>) =>
    new Map([...said].filter(([place]) => !place.startsWith('history')))
  expect(unlike(apart(after), apart(await arrived()))).toEqual([])
})

test('An archive that is stopped halfway goes on when it is read again [F-X07]', async () => {
  const anna = await filled()
  const bert = await founded()
  const { tenantId } = bert.museum
  const path = await archiveFile(app(), anna.museum.tenantId)
  const into = { tenantId, accountId: bert.accountId }
  const stopped = new AbortController()
  const files = vi.spyOn(app().files, 'keep')
  files.mockImplementationOnce(async () => {
    stopped.abort()
    throw new Error('killed')
  })
  await expect(takeArchive(app(), path, into, stopped.signal)).rejects.toThrow('killed')
  files.mockRestore()
  await takeArchive(app(), path, into)
  const here = await cameFrom(app(), tenantId)
  const before = await comparable(path, id => String(id))
  const after = await comparable(await archiveFile(app(), tenantId), id => here.get(String(id)), {
    arrived: true,
  })
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
})

const manifest = {
  format: 1,
  product: { name: 'Vitrine', version: '1' },
  museumId: '1',
  museumKey: '1-abc',
  begunAt: '2026-11-29T09:00:00.000Z',
  language: 'en',
  originals: true,
  earlier: false,
  lastCardId: '9',
  counts: {},
  problems: 0,
  parts: [],
  schemas: [],
}

let made = 0

/** A ZIP file with these texts; a number is a text of so many blanks. */
async function zipFile(entries: Readonly<Record<string, string | number>>): Promise<string> {
  const path = join(app().dataDir, `hostile-${++made}.zip`)
  async function* all(): AsyncGenerator<ZipEntry> {
    for (const [name, text] of Object.entries(entries)) {
      const content = typeof text === 'string' ? Buffer.from(text) : Buffer.alloc(text, ' ')
      yield { name, at: new Date(), shrinks: true, content: Readable.from([content]) }
    }
  }
  // What writes archives of museums takes no name that leads out of them: it is put in afterwards.
  const zip = Buffer.concat(await allOf(zipOf(all())))
  await writeFile(path, Buffer.from(zip.toString('latin1').replaceAll('__/__/', '../../'), 'latin1'))
  return path
}

test.each([
  ['a name that leads out of it', { 'manifest.json': JSON.stringify(manifest), '__/__/etc/passwd': 'x' }],
  ['a manifest of another shape', { 'manifest.json': '{"format":"x"}' }],
  ['a manifest that is no JSON', { 'manifest.json': '{' }],
  ['a later layout', { 'manifest.json': JSON.stringify({ ...manifest, format: 99 }) }],
  [
    'a text that grows without end',
    { 'manifest.json': JSON.stringify(manifest), 'cards/object.jsonl': 40_000_000 },
  ],
])('An archive with %s is refused before anything is taken [F-X07]', async (_what, entries) => {
  await expect(openMuseumArchive(await zipFile(entries as Record<string, string | number>))).rejects.toThrow(
    ArchiveError,
  )
})

test('Lines of another shape end an import, with entry and line [F-X07]', async () => {
  const bert = await founded()
  const into = { tenantId: bert.museum.tenantId, accountId: bert.accountId }
  const withLine = (name: string, line: unknown) =>
    zipFile({
      'manifest.json': JSON.stringify(manifest),
      'checksums.sha256': '',
      [name]: `${JSON.stringify(line)}\n`,
    })
  const lines = [
    ['cards/object.jsonl', { id: 'x' }],
    ['procedures.jsonl', { id: 1, type: 'LOAN_OUT', objects: 'many' }],
    ['history/comments.jsonl', { id: '1', text: 3 }],
    ['vocabularies/mtc.json', { terms: [{ id: 1 }] }],
  ] as const
  for (const [name, line] of lines)
    await expect(takeArchive(app(), await withLine(name, line), into)).rejects.toThrow(name)
})

test('A ZIP file without a manifest is no archive of a museum', async () => {
  expect(await openMuseumArchive(await zipFile({ 'table.csv': 'a,b' }))).toBeUndefined()
})
