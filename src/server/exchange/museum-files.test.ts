import { expect, test, vi } from 'vitest'
import { walters } from '#model/exchange/profiles/walters.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { importer } from '../../../test/harness/imports.ts'
import { describeMuseumFiles } from '../../../test/harness/museum-files.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp()

interface Planted {
  readonly row: number
  readonly fault: string
  readonly value?: string | number
}

/** The problem reported for each planted fault; undefined for those that are no fault. */
const headingAliases: Readonly<Record<string, string | undefined>> = {
  duplicate_object_number: 'duplicateInFile',
  missing_object_number: 'missingNumber',
  date_begin_after_date_end: 'yearsReversed',
  'object number stored as a number': 'numberAsNumber',
  'leading/trailing spaces in title': 'spaces',
  'day-first date text': 'dayFirst',
  'blank row': 'blankRow',
  'formula cell in Notes': 'formula',
  'missing title': 'emptyValue',
  'HTML in title must be shown as text': 'markup',
  'summary row to be skipped': 'summaryRow',
}

describeMuseumFiles('Files of museums', 'import_fixtures', files => {
  test('The messy list gives exactly the faults that are in it, guessed columns and all [C-K16]', async () => {
    const { bringFile, run } = await importer(app())
    const file = await bringFile(await files.path('import_fixtures/walters_200_messy.xlsx'))
    expect(file.found).toMatchObject({ kind: 'xlsx', sheet: 'Inventory list ', headerRow: 3, rowCount: 200 })
    const checked = await run(file.id, 'check')
    const { planted_faults } = JSON.parse(
      (await files.read('import_fixtures/walters_200_messy.expected.json')).toString(),
    ) as { planted_faults: Planted[] }
    const expected = planted_faults
      .filter(({ fault }) => !fault.startsWith('none'))
      .map(({ row, fault }) => `${row} ${headingAliases[fault] ?? fault}`)
    // An empty museum has no records for the names of makers and places: that is told, and no fault of the list.
    const unlinked = checked.messages.filter(({ kind }) => kind === 'nameNotLinked')
    expect(new Set(unlinked.map(({ severity }) => severity))).toEqual(new Set(['note']))
    const reported = checked.messages
      .filter(message => !unlinked.includes(message))
      .flatMap(({ kind, rows }) => rows.map(row => `${row} ${kind}`))
    expect(reported.toSorted()).toEqual(expected.toSorted())
    expect(checked.counts).toEqual({
      created: 195,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      refused: 5,
      none: 2,
    })
  })

  test('What was loaded is what the check said, and can be taken back as a whole [C-K16] [P-E10]', async () => {
    const { bringFile, run, call, ended } = await importer(app())
    const { id } = await bringFile(await files.path('import_fixtures/walters_200_messy.xlsx'))
    const checked = await run(id, 'check')
    const list = () => call('GET', '/api/v1/catalogue/?blocksize=1')
    expect((await list()).body.totalSize).toBe(0)
    const loaded = await run(id, 'load')
    expect(loaded.counts).toEqual(checked.counts)
    expect((await list()).body.totalSize).toBe(195)
    const html = await call('GET', '/api/v1/catalogue/?q=51.958')
    expect(html.body.result[0].title).toBe('<script>alert(1)</script> Fuchi with Flowering Plum Tree')
    const undo = await call('POST', `/api/v1/operations/${loaded.load?.id}/undo`)
    expect((await ended(undo.body.id)).state).toBe('DONE')
    expect((await list()).body.totalSize).toBe(0)
    expect((await call('GET', `/api/v1/imports/${id}`)).body.undone).toBe(true)
  })

  test('Refused rows come back as a file with a column of problems; put right they load [C-K16]', async () => {
    const { bringFile, run, headers, bring, map } = await importer(app())
    const { id, mapping } = await bringFile(await files.path('import_fixtures/walters_200_messy.xlsx'))
    await run(id, 'load')
    const answer = await app().http.inject({ url: `/api/v1/imports/${id}/refused?format=csv`, headers })
    expect(answer.headers['content-disposition']).toContain('rejected rows.csv')
    const lines = answer.body
      .replace(/^\ufeff/, '')
      .split('\r\n')
      .filter(line => line !== '')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toMatch(/^Problems,Inv. No.,Title/)
    expect(lines.slice(1).join('\n')).toContain('Inv. No.: The number is missing.')
    expect(lines.slice(1).join('\n')).toContain('From: The first year is after the last one.')
    const right = answer.body.replaceAll('1950,1900', '1850,1900').replaceAll('450,400', '-450,400')
    const again = await bring(right, 'rejected rows.csv')
    await map(again.id, { ...mapping, columns: again.mapping.columns })
    expect((await run(again.id, 'load')).counts).toMatchObject({ created: 2, refused: 3 })
  })

  test.each([
    'walters_500.xlsx',
    'walters_500_utf8_bom.csv',
    'walters_500_utf16le_tab.txt',
    'walters_500_cp1252_semicolon.csv',
  ])('%s becomes 500 objects by the profile that comes with the product [C-K16]', async file => {
    const { bringFile, run, map } = await importer(app())
    const { id } = await bringFile(await files.path(`import_fixtures/${file}`))
    await map(id, walters)
    const checked = await run(id, 'check')
    expect(checked.counts).toMatchObject({ created: 500, refused: 0 })
  })
})
