import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { dayIn, defaultZone, yearOf } from '#model/dates/museum-day.ts'
import { acquisitionDecisions } from '#model/procedures/acquisition/line.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { archiveFile, takeArchive } from '../../../test/harness/archives.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { cameFrom } from '../../../test/harness/compare-archives.ts'
import { curated, founded, jsonl, lines, rewritten } from '../../../test/harness/curated-museum.ts'
import { addFile } from '../../../test/harness/files.ts'
import { unpacked } from '../../../test/harness/unpacked.ts'

vi.setConfig({ testTimeout: 240_000 })
const app = useTestApp()

test('A procedure whose number another one has here keeps the number that it got here, and all else that it was [F-X07]', async () => {
  const loan = { type: 'LOAN_OUT', title: 'Silver', values: {} }
  const [anna, bert] = [await founded(app), await founded(app)]
  for (const { ask } of [anna, bert]) await ask('POST', '/procedures', loan)
  const { body: begun } = await anna.ask<{ result: { id: string }[] }>('GET', '/procedures')
  await anna.ask('PUT', `/procedures/${begun.result[0]?.id}/status`, {
    status: 'ONGOING',
    reason: 'It is so',
  })
  const { tenantId } = bert.museum
  const path = await archiveFile(app(), anna.museum.tenantId)
  const told = await takeArchive(app(), path, { tenantId, accountId: bert.accountId })
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^LOAN_OUT LO-\d{4}-001: another procedure already has this number here; it is now LO-/,
      ),
    ]),
  )
  const numbers = await app().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('card')
      .where('tenant_id', '=', tenantId)
      .where('number', 'like', '%-0%')
      .select(['number', sql<string>`data ->> 'procedureNumber'`.as('inData')])
      .execute(),
  )
  expect(numbers).toHaveLength(2)
  for (const { number, inData } of numbers) expect(inData).toBe(number)
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(2)
  const { body: there } = await anna.ask<{ result: { status: string }[] }>('GET', '/procedures')
  const { body: here } = await bert.ask<{ result: { status: string }[] }>('GET', '/procedures')
  expect(there.result.map(({ status }) => status)).not.toEqual(['TODO'])
  expect(here.result.map(({ status }) => status).toSorted()).toEqual(
    ['TODO', ...there.result.map(({ status }) => status)].toSorted(),
  )
  await expectConsistency(app(), bert.museum)
})

const year = yearOf(dayIn(defaultZone, new Date()))
const gone = 424_242

/** An acquisition of two objects with its entries, of which one was deleted since, and the other erased. */
async function entered() {
  const anna = await founded(app)
  const object = (number: string) =>
    anna.put({ title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] })
  const [one, other] = [await object('1'), await object('2')]
  const { body: begun } = await anna.ask<{ id: string }>('POST', '/procedures', {
    type: 'ACQUISITION',
    title: 'Cups',
    values: { source: { name: 'Zofia Żak' }, transfer: { on: '2026-11-02' } },
  })
  const at = `/procedures/${begun.id}`
  await anna.ask('PUT', `${at}/objects`, { numbers: ['1', '2'] })
  for (const { id } of [one, other])
    await anna.ask('PUT', `${at}/objects/${id}`, {
      version: 1,
      values: { decision: { decision: { id: acquisitionDecisions.ACCEPTED } } },
    })
  for (const step of ['examined', 'titleTransferred', 'accessioned'])
    expect((await anna.ask('PUT', `${at}/status`, { step, reason: 'It is so' })).status).toBeLessThan(300)
  await anna.bulk([one.id], { kind: 'delete' })
  return { ...anna, one, other }
}

test('Entries in registers and lists of audits come over although their objects were deleted or erased, and numbers go on from them at once [F-X07]', async () => {
  const anna = await entered()
  const path = await rewritten(app, await archiveFile(app(), anna.museum.tenantId), {
    'settings/counters.json': () => '[]',
    'procedures.jsonl': text =>
      jsonl(
        lines(text).map(line => ({
          ...line,
          registerEntries: line.registerEntries.map((entry: { about_id: number }) =>
            String(entry.about_id) === anna.other.id ? { ...entry, about_id: gone } : entry,
          ),
          auditList: [
            {
              frozen_at: '2026-11-20T10:00:00Z',
              frozen_name: 'Anna',
              total: 2,
              sha256: '0'.repeat(64),
              percent: null,
              seed: null,
            },
          ],
          auditExpected: [gone, gone + 1].map((id, position) => ({
            card_id: id,
            position,
            number: `E ${position}`,
            titles: {},
            cover_file_id: null,
            location_id: null,
            location: null,
            parts: [{ id: String(gone + 2), number: 'E 3', titles: {} }],
            lost: null,
            of_scope: true,
          })),
          auditFindings: [gone, null].map(id => ({
            id: randomUUID(),
            card_id: id,
            number: 'E 0',
            result: 1,
            location_id: null,
            method: null,
            note: '',
            grade: null,
            at: '2026-11-20T10:00:00Z',
            device_at: '2026-11-20T10:00:00Z',
            received_at: '2026-11-20T10:00:00Z',
            account_id: 5,
            account_name: 'Anna',
            undoes: null,
          })),
          effects: [{ card_id: gone, effect: 1, version: 1, problem: null }],
        })),
      ),
  })
  const bert = await founded(app)
  const { tenantId } = bert.museum
  const told = await takeArchive(app(), path, { tenantId, accountId: bert.accountId })
  expect(told).toEqual(
    expect.arrayContaining([expect.stringMatching(/^procedures.jsonl \d+: .*missing: 1$/)]),
  )
  const { body } = await bert.ask('GET', `/registers/ACCESSIONS/${year}`)
  expect(body).toMatchObject({ total: 2, isIntact: true, result: [{ number: 1 }, { number: 2 }] })
  const rows = await app().database.inTenant(tenantId, async ({ db }) => ({
    counter: await db
      .selectFrom('procedure_counter')
      .where('tenant_id', '=', tenantId)
      .where('type', '=', 'REGISTER ACCESSIONS')
      .select(['year', 'last'])
      .execute(),
    expected: await db
      .selectFrom('inventory_expected')
      .where('tenant_id', '=', tenantId)
      .select('card_id')
      .orderBy('position')
      .execute(),
    found: await db
      .selectFrom('inventory_finding')
      .where('tenant_id', '=', tenantId)
      .select('card_id')
      .orderBy('arrival')
      .execute(),
  }))
  expect(rows.counter).toEqual([{ year, last: 2 }])
  const ofNobody = String(9_000_000_000_000_000 + gone)
  expect(rows.expected.map(({ card_id }) => card_id)).toEqual([
    ofNobody,
    String(9_000_000_000_000_000 + gone + 1),
  ])
  expect(rows.found.map(({ card_id }) => card_id)).toEqual([ofNobody, null])
  await archiveFile(app(), tenantId)
})

test('What was published when it was deleted is not public here, and is published again once it is restored [F-X07]', async () => {
  const anna = await founded(app)
  const fileId = await addFile(app(), anna)
  const vase = await anna.put({ title: { en: 'Vase' } })
  await anna.bulk([vase.id], { kind: 'publish', published: true })
  await anna.bulk([vase.id], { kind: 'delete' })
  expect((await anna.ask('DELETE', `/files/${fileId}`)).status).toBe(204)
  const path = await rewritten(app, await archiveFile(app(), anna.museum.tenantId), {
    'cards/file.jsonl': text => jsonl(lines(text).map(line => ({ ...line, published: true }))),
  })
  const bert = await founded(app)
  const { tenantId } = bert.museum
  await takeArchive(app(), path, { tenantId, accountId: bert.accountId })
  const here = await cameFrom(app(), tenantId)
  const idOf = (there: string) => [...here].find(([, id]) => id === there)?.[0] ?? ''
  const names = () =>
    app().database.inTenant(tenantId, ({ db }) =>
      db.selectFrom('public_name').where('tenant_id', '=', tenantId).select('card_id').execute(),
    )
  const published = () =>
    app().database.inTenant(tenantId, ({ db }) =>
      db
        .selectFrom('card')
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', [idOf(fileId), idOf(vase.id)])
        .select(['published', sql<boolean>`deleted_at is not null`.as('isBinned')])
        .execute(),
    )
  expect(await names()).toEqual([])
  expect(await published()).toEqual(Array(2).fill({ published: true, isBinned: true }))
  const restored = await bert.call('PUT', `/${idOf(vase.id)}/restore`, {})
  expect(restored.body, JSON.stringify(restored.body)).toMatchObject({ publishedOnWeb: true })
  expect(await names()).toEqual([{ card_id: idOf(vase.id) }])
  await expectConsistency(app(), bert.museum)
})

test('What does not fit is told, and comes over when the archive has it right [F-X07]', async () => {
  const anna = await curated(app)
  const path = await archiveFile(app(), anna.museum.tenantId)
  const [report] = lines(String((await unpacked(await readFile(path))).get('history/finished.jsonl')))
  const wrong = await rewritten(app, path, {
    'history/finished.jsonl': text =>
      jsonl(
        lines(text).map(line => {
          const content = line.content.replace('Krater', '\\u0000')
          return { ...line, content, sha256: createHash('sha256').update(content).digest('hex') }
        }),
      ),
    // The history of a report under objects, and a revision of which nothing is left.
    'history/object.jsonl': text => {
      const all = lines(text)
      const [first] = all
      const nothing = { path: 'constructor', kind: 'set', before: null, after: 'x' }
      const changed = all.map(line => (line.changes.length > 0 ? { ...line, changes: [nothing] } : line))
      return jsonl([...changed, { ...first, cardId: report.cardId, version: 1 }])
    },
    'settings/counters.json': () =>
      JSON.stringify([
        { type: 'NOTHING', year, last: 1 },
        { type: 'LOAN_OUT', year, last: 999_999_999 },
        { type: 'LOAN_OUT', year: 9999, last: 1 },
        { type: `LOT ${gone}`, year, last: 3 },
      ]),
  })
  const bert = await founded(app)
  const { tenantId } = bert.museum
  const into = { tenantId, accountId: bert.accountId }
  const told = await takeArchive(app(), wrong, into)
  const leftOut = told.filter(line => line.endsWith('left out'))
  expect(leftOut.map(line => line.split(/[ :]/)[0]).toSorted()).toEqual([
    'history/finished.jsonl',
    'history/signatures.jsonl',
    'settings/counters',
    'settings/counters',
    'settings/counters',
  ])
  const here = await cameFrom(app(), tenantId)
  const idOf = (there: string) => [...here].find(([, id]) => id === there)?.[0] ?? ''
  const { body: krater } = await bert.call<{ result: { action: string; changes: unknown[] }[] }>(
    'GET',
    `/${idOf(anna.krater.id)}/revisions`,
  )
  expect(krater.result.filter(({ changes }) => changes.length === 0)).toHaveLength(2)
  const counters = await app().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('procedure_counter')
      .where('tenant_id', '=', tenantId)
      .where('type', 'in', ['NOTHING', 'LOAN_OUT', `LOT ${gone}`])
      .selectAll()
      .execute(),
  )
  expect(counters).toEqual([])

  // The export is whole, and so is what comes from the right archive.
  await archiveFile(app(), tenantId)
  const again = await takeArchive(app(), path, into)
  expect(again).toEqual(expect.arrayContaining(['Contents of finished records: 1']))
  expect((await bert.ask('GET', `/condition-records/${idOf(anna.report.id)}/frozen`)).body).toMatchObject({
    frozen: { intact: true },
    signatures: [{ name: 'Żaneta Groß' }],
  })
  const { body: history } = await bert.ask<{ result: unknown[] }>(
    'GET',
    `/condition-records/${idOf(anna.report.id)}/revisions`,
  )
  expect(history.result.length).toBeGreaterThan(2)
})
