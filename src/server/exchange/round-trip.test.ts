import { Readable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import type { ImportWithFile } from '#model/api/imports.ts'
import { walters } from '#model/exchange/profiles/walters.ts'
import { allOf } from '../../../test/harness/all-of.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { importer } from '../../../test/harness/imports.ts'
import { describeMuseumFiles } from '../../../test/harness/museum-files.ts'
import { readTable, writeTable } from './tables/index.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp()

const list = `Inventory number,Title,Material,Dimensions,Date,Maker,Remarks
2026.1,"Cup, blue",gold; silver,H 5.6 cm,c. 1520,Egyptian,"=1+1"
2026.2,Amphora,clay,H 30 x W 20 cm,3rd c. BCE,Exekias [Potter],"a | b \\ c"
2026.3,Mask,wood and bronze,,n.d.,,"two
lines"`

type Table = { header: string[]; rows: string[][] }

const tableOf = async (content: Buffer): Promise<Table> => {
  const table = await readTable(Readable.from([content]))
  const rows = (await allOf(table.rows())).map(({ cells }) => cells.map(({ text }) => text))
  await table.close()
  return { header: table.columns.map(({ name }) => name), rows }
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

const fileOf = async ({ header, rows }: Table, kind: 'csv' | 'xlsx' = 'csv'): Promise<Buffer> => {
  const chunks = await allOf(
    writeTable(kind, { columns: header.map(name => ({ name })), rows: each(rows), sheetName: 'Objects' }),
  )
  return Buffer.concat(chunks as Buffer[])
}

const edit = ({ header, rows }: Table, number: string, column: string, text: string): Table => {
  const at = header.indexOf(column)
  expect(at, column).toBeGreaterThanOrEqual(0)
  return { header, rows: rows.map(row => (row.includes(number) ? row.with(at, text) : row)) }
}

async function filled() {
  const person = await importer(app())
  const { id } = await person.bring(list)
  const loaded = await person.run(id, 'load')
  expect(loaded.counts).toMatchObject({ created: 3, refused: 0 })
  const changesOf = async ({ id: importId }: ImportWithFile, outcome = 'updated') => {
    const { body } = await person.call('GET', `/api/v1/imports/${importId}/rows?outcome=${outcome}`)
    return body.result as {
      cardId: string
      changes: { path: string; before: unknown; after: unknown }[]
      messages: unknown[]
    }[]
  }
  return { ...person, changesOf }
}

describe('What was exported', () => {
  test.each(['csv', 'xlsx'] as const)('comes back from %s and changes nothing [C-K16]', async format => {
    const { exported, bring, run } = await filled()
    for (const columns of ['filled', 'all']) {
      const file = await bring(await exported({ selection: {}, format, columns }), `objects.${format}`)
      expect(file.mapping).toMatchObject({ match: 'id', mode: 'createAndUpdate', emptyClears: true })
      const checked = await run(file.id, 'check')
      expect(checked.messages).toEqual([])
      expect(checked.counts).toMatchObject({ unchanged: 3, created: 0, updated: 0, refused: 0 })
    }
  })

  test('shows exactly the cells that were edited before it is loaded, and only they change [C-K16]', async () => {
    const { exported, bring, run, changesOf, call } = await filled()
    const table = await tableOf(await exported({ selection: {}, format: 'xlsx', columns: 'filled' }))
    const edited = edit(
      edit(table, '2026.1', 'Title', 'Bowl'),
      '2026.2',
      'Materials and techniques › Material',
      'clay | lead',
    )
    const file = await bring(await fileOf(edited, 'xlsx'), 'objects.xlsx')
    const checked = await run(file.id, 'check')
    expect(checked.counts).toMatchObject({ updated: 2, unchanged: 1 })
    const rows = await changesOf(checked)
    expect(rows[0]?.changes).toEqual([
      { path: 'title', kind: 'set', before: { en: 'Cup, blue' }, after: { en: 'Bowl' } },
    ])
    expect(rows[1]?.changes).toMatchObject([{ kind: 'added', after: { material: { name: 'lead' } } }])
    expect((await call('GET', '/api/v1/catalogue/?q=bowl')).body.totalSize).toBe(0)
    await run(file.id, 'load')
    expect((await call('GET', '/api/v1/catalogue/?q=bowl')).body.totalSize).toBe(1)
  })

  test('is told where a card has moved on since: other fields stay both, the same field is refused [C-K15] [C-K16]', async () => {
    const { exported, bring, run, changesOf } = await filled()
    const table = await tableOf(await exported({ selection: {}, format: 'csv', columns: 'filled' }))
    const first = edit(table, '2026.1', 'Title', 'Bowl')
    await run((await bring(await fileOf(first))).id, 'load')
    const again = await run((await bring(await fileOf(table))).id, 'check')
    expect(again.counts).toMatchObject({ unchanged: 3 })
    const same = await run((await bring(await fileOf(edit(table, '2026.1', 'Title', 'Vase')))).id, 'check')
    expect(same.counts).toMatchObject({ refused: 1, unchanged: 2 })
    expect(same.messages).toMatchObject([{ kind: 'conflict', column: 'Title' }])
    const other = await run((await bring(await fileOf(edit(table, '2026.1', 'Remarks', 'seen')))).id, 'check')
    expect(other.messages).toMatchObject([{ kind: 'changedSince', severity: 'warning' }])
    expect((await changesOf(other))[0]?.changes).toMatchObject([{ path: 'remarks', after: 'seen' }])
  })
})

describeMuseumFiles('What was exported of a museum', 'import_fixtures', files => {
  test('comes back for 500 objects [C-K16]', async () => {
    const { bringFile, run, exported, bring, map } = await importer(app())
    const { id } = await bringFile(await files.path('import_fixtures/walters_500_utf8_bom.csv'))
    await map(id, walters)
    expect((await run(id, 'load')).counts).toMatchObject({ created: 500 })
    const file = await bring(
      await exported({ selection: {}, format: 'xlsx', columns: 'filled' }),
      'objects.xlsx',
    )
    const checked = await run(file.id, 'check')
    expect(checked.counts).toMatchObject({ unchanged: 500, updated: 0, refused: 0 })
  })
})
