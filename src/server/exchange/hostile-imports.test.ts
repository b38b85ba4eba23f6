import { randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { importer } from '../../../test/harness/imports.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp()

const rows = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

describe('A file nothing can be made of', () => {
  test.each([
    [
      'a PDF',
      Buffer.from('%PDF-1.7\nhello'),
      'Not a file that can be imported. Use CSV, TSV, Excel (XLSX, XLS), OpenDocument (ODS), XML or JSON.',
    ],
    [
      'a broken workbook',
      Buffer.from(`504b0304${'00'.repeat(200)}`, 'hex'),
      'The file is damaged or incomplete.',
    ],
    ['an empty file', Buffer.alloc(0), 'The file is empty.'],
    [
      'a table of 1,200 columns',
      Buffer.from(`${rows(1200, at => `c${at}`).replaceAll('\n', ',')}\n${'x,'.repeat(1199)}x`),
      'The table has 1200 columns; the limit is 1000.',
    ],
    ['a text with an open quotation mark', Buffer.from('Number,Title\n1,"Cup\n2,Bowl\n'), /quotation mark/],
  ])(
    '%s is refused with words that say why, and leaves nothing behind [C-K16]',
    async (_what, content, message) => {
      const museum = await makeMuseum(app())
      const { upload, call } = await importer(app(), { museum })
      const answer = await upload(content)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toMatch(message)
      expect((await call('GET', '/api/v1/imports?type=object')).body.result).toEqual([])
    },
  )

  test('says so in the language of the person [C-K16]', async () => {
    const { upload } = await importer(app(), { museum: await makeMuseum(app()), language: 'pl' })
    expect((await upload(Buffer.from('%PDF-1.7'))).json().message).toBe(
      'Tego pliku nie można zaimportować. Proszę użyć pliku CSV, TSV, Excel (XLSX, XLS), OpenDocument (ODS), XML lub JSON.',
    )
  })
})

describe('A strange table', () => {
  test('of 300 columns is read, and what is not mapped is passed over [C-K16]', async () => {
    const { bring, run } = await importer(app())
    const header = ['Inventory number', ...Array.from({ length: 299 }, (_, at) => `Extra ${at}`)].join(',')
    const { id, found } = await bring(`${header}\n${rows(3, at => `N${at},${'x,'.repeat(298)}x`)}`)
    expect(found.columns).toHaveLength(300)
    expect((await run(id, 'load')).counts).toMatchObject({ created: 3 })
  })

  test('with a text of ten million characters keeps the server going and says what is wrong [C-K16]', async () => {
    const { bring, run, upload } = await importer(app())
    expect((await upload(`Number,Title\n1,${'a'.repeat(10_000_000)}`)).json().message).toMatch(/longer than/)
    const { id, mapping } = await bring(`Number,Title\n1,${'a'.repeat(2100)}\n2,Cup`)
    expect(mapping.keepUnmatched).toBe(true)
    const checked = await run(id, 'check')
    expect(checked.messages).toMatchObject([{ kind: 'keptAsRemark', column: 'Title', rows: [2] }])
  })

  test('with titles of 2,000 characters keeps them whole, in any script, in lists and exports too [F-X11]', async () => {
    const { bring, run, call, headers } = await importer(app())
    const titles = ['a'.repeat(2000), '\u{1d11e}'.repeat(2000), '名'.repeat(2000)]
    const { id } = await bring(`Number,Title\n${titles.map((title, at) => `T${at},${title}`).join('\n')}`)
    const loaded = await run(id, 'load')
    expect(loaded.counts).toMatchObject({ created: 3, refused: 0 })
    expect(loaded.messages).toEqual([])
    const { body } = await call('GET', '/api/v1/catalogue/?sort=title')
    expect(body.result.map(({ title }: { title: string }) => title).toSorted()).toEqual(titles.toSorted())
    const exported = await app().http.inject({
      method: 'POST',
      url: '/api/v1/catalogue/export',
      headers,
      payload: {
        format: 'csv',
        columns: 'filled',
        selection: { ids: body.result.map((card: { id: string }) => card.id) },
      },
    })
    for (const title of titles) expect(exported.body).toContain(title)
  })

  test.each([0, 1])(
    'is shown with no character cut in half, whose place is shifted by %i [C-K16] [F-T21]',
    async before => {
      const { bring } = await importer(app())
      const long = 'x'.repeat(before) + '\u{1f46a}'.repeat(200)
      const { found } = await bring(`Number,${long}\n1,${long}`)
      expect(found.columns[1]?.name.isWellFormed()).toBe(true)
      expect(found.columns[1]?.samples[0]).toMatch(/\u{1f46a}…$/u)
      expect(found.preview[0]?.cells[1]).toMatch(/\u{1f46a}…$/u)
    },
  )

  test('whose numbers are longer than an index entry may be is read all the same [C-K16] [F-T21]', async () => {
    const { bring, run } = await importer(app())
    const long = randomBytes(5000).toString('base64url')
    const { id } = await bring(`Inventory number,Title\n${long},Cup\n${long},Jug\nN 1,Bowl`)
    const { counts, messages } = await run(id, 'check')
    expect(counts).toMatchObject({ created: 2, refused: 1 })
    const kinds = messages.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['keptAsRemark', 'duplicateInFile']))
  })

  test('keeps formulas as text, in and out [C-K16]', async () => {
    const { bring, run, call, exported } = await importer(app())
    const { id } = await bring(`Number,Title\n1,"=HYPERLINK(""http://evil"")"\n2,'@SUM(A1)`)
    await run(id, 'load')
    const list = await call('GET', '/api/v1/catalogue/?sort=number')
    expect(list.body.result.map(({ title }: { title: string }) => title)).toEqual([
      '=HYPERLINK("http://evil")',
      '@SUM(A1)',
    ])
    const csv = (await exported({ selection: {}, format: 'csv', columns: 'filled' })).toString()
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`)
  })

  test('with numbers that are there already loads the others; the same row twice is told [C-O05] [C-K16]', async () => {
    const { bring, run, map } = await importer(app())
    const first = await bring('Number,Title\nA 1,Cup\n')
    await run(first.id, 'load')
    const second = await bring('Number,Title\na1,Bowl\nA 2,Jar\nA2,Mug\nA 3 | A 2,Pot\n')
    const checked = await run(second.id, 'check')
    expect(checked.messages.map(({ kind, rows }) => [kind, rows])).toEqual([
      ['numberTaken', [2]],
      ['duplicateInFile', [4, 5]],
    ])
    expect((await run(second.id, 'load')).counts).toMatchObject({ created: 1, refused: 3 })
    const third = await bring('Number,Title\na1,Bowl\nA 9,New\n')
    await map(third.id, { ...third.mapping, mode: 'skipExisting' })
    expect((await run(third.id, 'load')).counts).toMatchObject({ created: 1, skipped: 1 })
    const fourth = await bring('Number,Title\na1,Bowl\nA 10,New\n')
    await map(fourth.id, { ...fourth.mapping, mode: 'update' })
    expect((await run(fourth.id, 'load')).counts).toMatchObject({ updated: 1, refused: 1 })
  })

  test('with terms nobody knows: added only where that is wanted and the vocabulary is open [C-K16]', async () => {
    const { bring, run, map } = await importer(app())
    const content = 'Number,Material,Condition\n1,unobtainium,wobbly\n'
    const open = await bring(content)
    const checked = await run(open.id, 'check')
    expect(checked.newTerms).toEqual([{ vocabulary: 'MTC', count: 1, names: ['unobtainium'] }])
    expect(checked.messages).toMatchObject([{ kind: 'keptAsRemark', column: 'Condition' }])
    await map(open.id, { ...open.mapping, createTerms: false, keepUnmatched: false })
    const strict = await run(open.id, 'check')
    expect(strict.counts).toMatchObject({ refused: 1 })
    expect(strict.messages.map(({ kind, text }) => `${kind}: ${text}`).toSorted()).toEqual([
      'unknownTerm: The vocabulary “Conditions” has no such term.',
      'unknownTerm: The vocabulary “Materials” has no such term.',
    ])
  })
})

describe('An import', () => {
  test('of 2,000 rows is stopped between two batches; what was loaded is counted and can be taken back [P-E10]', async () => {
    const { bring, call, read, ended } = await importer(app())
    const { id } = await bring(`Number,Title\n${rows(2000, at => `S${at},Cup ${at}`)}`)
    const { body } = await call('POST', `/api/v1/imports/${id}/load`)
    await vi.waitFor(async () => expect((await read(id)).counts.created).toBeGreaterThan(0), {
      timeout: 30_000,
    })
    await call('PUT', `/api/v1/operations/${body.id}/stop`)
    const done = await ended(body.id)
    const { counts } = await read(id)
    expect(counts.created).toBe(done.numberOfProcessedElements)
    expect(counts.created).toBeLessThan(2000)
    expect((await call('GET', '/api/v1/catalogue/?blocksize=0')).body.totalSize).toBe(counts.created)
  })

  test('is not loaded twice, nor by whoever may not change what is there [P-P12]', async () => {
    const museum = await makeMuseum(app())
    const { bring, map, call, run } = await importer(app(), {
      museum,
      permissions: ['catalogueRead', 'catalogueAddCard'],
    })
    const { id, mapping } = await bring('Number,Title\n1,Cup\n')
    await map(id, { ...mapping, mode: 'createAndUpdate' })
    expect((await call('POST', `/api/v1/imports/${id}/load`)).status).toBe(403)
    await map(id, mapping)
    await run(id, 'load')
    expect((await call('POST', `/api/v1/imports/${id}/load`)).status).toBe(409)
    expect((await call('DELETE', `/api/v1/imports/${id}`)).status).toBe(409)
    const reader = await importer(app(), { museum, permissions: ['catalogueRead'] })
    expect((await reader.upload('Number\n1')).statusCode).toBe(403)
    expect((await reader.call('GET', `/api/v1/imports/${id}`)).status).toBe(403)
  })

  test('that was never loaded is thrown away; mappings are kept under a name [C-K16]', async () => {
    const { bring, call } = await importer(app())
    const { id, mapping } = await bring('Number,Title\n1,Cup\n')
    expect((await call('DELETE', `/api/v1/imports/${id}`)).status).toBe(204)
    expect((await call('GET', `/api/v1/imports/${id}`)).status).toBe(404)
    const save = () =>
      call('POST', '/api/v1/imports/profiles', { type: 'object', name: 'Old cards', mapping })
    const { id: profile } = (await save()).body
    expect((await save()).body.id).toBe(profile)
    const { body } = await call('GET', '/api/v1/imports/profiles?type=object')
    const names = body.result.map(({ name }: { name: string }) => name)
    expect(names[0]).toBe('Old cards')
    expect(names).toEqual(expect.arrayContaining(['walters', 'inventory-list']))
    expect((await call('DELETE', `/api/v1/imports/profiles/${profile}`)).status).toBe(204)
  })

  test('is read another way where its person knows better [C-K16]', async () => {
    const { bring, call } = await importer(app())
    const { id, found } = await bring(Buffer.from('A list\nNumber;Title\n1;Pok\xe9l\n', 'latin1'))
    expect(found).toMatchObject({ separator: ';' })
    const { body } = await call('PUT', `/api/v1/imports/${id}/reading`, {
      reading: { encoding: 'iso-8859-2', separator: ';', headerRow: 2 },
    })
    expect(body.found).toMatchObject({ encoding: 'iso-8859-2', headerRow: 2, rowCount: 1 })
    expect(body.found.preview).toEqual([{ row: 3, cells: ['1', 'Pokél'] }])
  })
})
