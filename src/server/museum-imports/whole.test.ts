import { expect, test, vi } from 'vitest'
import { checkArchive } from '#server/museum-exports/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { archiveFile, takeArchive } from '../../../test/harness/archives.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { cameFrom, comparable, unlike } from '../../../test/harness/compare-archives.ts'
import { curated, founded, jsonl, layout, lines, rewritten } from '../../../test/harness/curated-museum.ts'

vi.setConfig({ testTimeout: 240_000 })
const app = useTestApp()

test('Condition reports with regions and signatures, the trash, the history and settings come over from an archive as they were, each once [F-X07]', async () => {
  const anna = await curated(app)
  const path = await archiveFile(app(), anna.museum.tenantId)
  expect(await checkArchive(path, problem => expect.fail(problem))).toMatchObject({ problems: 0 })
  const bert = await founded(app)
  const { tenantId } = bert.museum
  const into = { tenantId, accountId: bert.accountId }
  const told = await takeArchive(app(), path, into)
  expect(told).toEqual(
    expect.arrayContaining(['Contents of finished records: 1', 'Records in the trash: 1', 'Comments: 1']),
  )
  await expectConsistency(app(), bert.museum)
  const here = await cameFrom(app(), tenantId)
  const idOf = (there: string) => [...here].find(([, id]) => id === there)?.[0] ?? ''
  const before = await comparable(path, id => String(id))
  const arrived = async () =>
    comparable(await archiveFile(app(), tenantId), id => here.get(String(id)), { arrived: true })
  const after = await arrived()
  expect(unlike(before, after)).toEqual([])

  const { body: standing } = await bert.ask('GET', `/condition-records/${idOf(anna.report.id)}/frozen`)
  expect(standing).toMatchObject({ frozen: { intact: true }, signatures: [{ name: 'Żaneta Groß' }] })
  const { body: report } = await bert.ask<{ regions: unknown[] }>(
    'GET',
    `/condition-reports/${idOf(anna.report.id)}`,
  )
  expect(report.regions).toMatchObject([{ annotation: { target: { source: idOf(anna.fileId) } } }])
  expect(
    (await bert.ask('PUT', `/condition-reports/${idOf(anna.report.id)}`, { version: 9, values: {} })).status,
  ).toBe(409)

  // The history leads back: an earlier version is what it was, and the record out of the trash has its number.
  const krater = idOf(anna.krater.id)
  const { body: revisions } = await bert.call<{ result: object[] }>('GET', `/${krater}/revisions`)
  expect(revisions.result[0]).toMatchObject({ action: 'imported', changes: [] })
  expect(revisions.result.at(-1)).toMatchObject({ by: { name: 'Żaneta Groß' }, outsider: null })
  const { body: first } = await bert.call('GET', `/${krater}/revisions/1`)
  expect(first).toMatchObject({ title: { en: 'Krater' } })
  const { body: restored } = await bert.call('PUT', `/${idOf(anna.gone.id)}/restore`, {})
  expect(restored, JSON.stringify(restored)).toMatchObject({ number: 'K 1 bis' })
  await bert.bulk([idOf(anna.gone.id)], { kind: 'delete' })

  // Read again it changes nothing, nor does it bring back what was taken away here.
  expect((await bert.ask('DELETE', '/layouts/museum/object')).status).toBe(204)
  const again = await takeArchive(app(), path, into)
  expect(again.filter(line => /^(Settings|Records in|History|Contents|Comments)/.test(line))).toEqual([])
  expect((await bert.ask('GET', '/layouts?type=object')).body).toMatchObject({ museum: null })
  await expectConsistency(app(), bert.museum)
})

test('What an archive was made to say reaches no other museum, and is left out or told where nobody would keep it [F-X07]', async () => {
  const anna = await curated(app)
  const victim = await founded(app)
  const secret = await victim.put({ title: { en: 'Secret' } })
  const script = '<script>alert(1)</script>'
  const path = await archiveFile(app(), anna.museum.tenantId)
  const hostile = await rewritten(app, path, {
    'history/object.jsonl': text =>
      jsonl(
        lines(text).map(line => ({
          ...line,
          by: { id: victim.accountId, name: script },
          changes: [
            ...line.changes,
            { path: 'title', kind: 'set', before: { en: { toString: 1 } }, after: [[[]]] },
            { path: 'constructor', kind: 'set', before: null, after: script },
            { path: 'materials', kind: 'moved', before: 'x', after: { a: 1 } },
            { path: '@cover', kind: 'set', before: null, after: secret.id },
            {
              path: '@links',
              kind: 'added',
              before: null,
              after: { type: 'object', ids: [secret.id], association: secret.id },
            },
            {
              path: '@event',
              kind: 'set',
              before: null,
              after: { objectId: secret.id, deep: [[[[[[[[script]]]]]]]] },
            },
          ],
        })),
      ),
    'history/finished.jsonl': text =>
      jsonl(lines(text).map(line => ({ ...line, content: line.content.replace('Krater', script) }))),
    'settings/forms.json': () =>
      JSON.stringify([{ card_type: 'object', rules: { all: { sections: script } } }]),
    'settings/views.json': () => JSON.stringify([{ card_type: 'nothing', name: script, layout }]),
    'settings/roles.json': () => JSON.stringify([{ id: '1', name: 'Root', permissions: ['everything'] }]),
    'settings/counters.json': () => JSON.stringify([{ type: 'x', year: 2026, last: 1 }]),
  })
  const bert = await founded(app)
  const { tenantId } = bert.museum
  const told = await takeArchive(app(), hostile, { tenantId, accountId: bert.accountId })
  expect(told.filter(line => / checksum$| left out$/.test(line))).toHaveLength(6)
  const here = await cameFrom(app(), tenantId)
  const krater = [...here].find(([, id]) => id === anna.krater.id)?.[0] ?? ''
  const { status, body } = await bert.call<{ result: { changes: { path: string }[] }[] }>(
    'GET',
    `/${krater}/revisions`,
  )
  expect(status).toBe(200)
  const paths = body.result.flatMap(({ changes }) => changes.map(({ path }) => path))
  expect(paths).not.toContain('constructor')
  expect(paths).not.toContain('materials')
  expect(JSON.stringify(body)).not.toContain(`"${secret.id}"`)
  expect((await bert.call('GET', `/${krater}/revisions/1`)).status).toBe(200)
  expect((await victim.call('GET', `/${secret.id}/revisions`)).body).toMatchObject({ result: { length: 1 } })

  // Of another shape, or longer than anybody would write: the import ends there, with the place.
  const refused: readonly (readonly [string, (text: string) => string])[] = [
    ['history/object.jsonl', text => text.replace('"version":1,', '"version":0,')],
    ['history/signatures.jsonl', text => text.replace('"date":"', '"date":"x')],
    ['settings/number-patterns.json', () => JSON.stringify([{ series: 'x'.repeat(9999), pattern: '1' }])],
    ['calendar.json', () => '{'],
  ]
  for (const [name, change] of refused) {
    const carla = await founded(app)
    const into = { tenantId: carla.museum.tenantId, accountId: carla.accountId }
    await expect(takeArchive(app(), await rewritten(app, path, { [name]: change }), into)).rejects.toThrow(
      name,
    )
  }
})
