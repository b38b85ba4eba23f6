import { parse } from 'csv-parse/sync'
import { expect, test, vi } from 'vitest'
import { referenceFormats } from '#model/bibliography/reference-formats.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { PermissionCode } from '#model/permissions/codes.ts'
import { existingCards, writeCards } from '#server/cards/index.ts'
import { findOrCreate, loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, signedIn, type TestMuseum } from '../../../test/harness/factories.ts'
import { describeMuseumFiles } from '../../../test/harness/museum-files.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp()

const reader: readonly PermissionCode[] = ['catalogueRead', 'biblioRead', 'biblioCreate', 'catalogueAddCard']
const declared = (type: string) => declarationOf(type) as CardDeclaration

async function museumWithTerms(): Promise<TestMuseum> {
  const museum = await makeMuseum(app())
  await app().database.inTenant(museum.tenantId, loadStarterTerms)
  return museum
}

/** Writes cards of a type and answers their ids. */
async function written({ tenantId }: TestMuseum, type: string, cards: readonly object[]): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < cards.length; at += 500)
    await app().database.inTenant(tenantId, async tx => {
      const made = await writeCards(
        tx,
        cards.slice(at, at + 500).map(values => ({ values: values as never })),
        {
          declaration: declared(type),
          author: { accountId: '1', name: 'Test' },
          action: 'created',
          renamed: async () => undefined,
        },
      )
      ids.push(...made.map(({ record }) => record.id))
    })
  return ids
}

async function somebody(
  museum: TestMuseum,
  permissions: readonly PermissionCode[] = reader,
  language = 'en',
) {
  const { headers } = await signedIn(app(), { museum, permissions })
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object | string | Buffer) =>
    app().http.inject({
      method,
      url,
      headers: {
        ...headers,
        'accept-language': language,
        ...((typeof payload === 'string' || payload instanceof Buffer) && {
          'content-type': 'application/octet-stream',
        }),
      },
      ...(payload !== undefined && { payload }),
    })
  return { get: (url: string) => call('GET', url), call }
}

const aisenberg = {
  bibliography: {
    author: 'Aisenberg, Nadya',
    title: 'Ordinary Heroines',
    pubblicationPlace: 'New York',
    editor: 'Continuum',
    editionYear: { periodMode: 'SINGLE', type: 'YEAR', earliestDate: { year: 1994 }, earliestEra: 'AD' },
    sign: 'Aisenberg 1994',
  },
}

test('A work is cited in the style and the language asked for, with its date and its kind [C-E04]', async () => {
  const museum = await museumWithTerms()
  const type = await app().database.inTenant(museum.tenantId, async tx => {
    const editor = { accountId: null, impersonatorId: null }
    const found = await findOrCreate(tx, 'BIBT', ['monograph'], { create: false, language: 'en', editor })
    return found.get('monograph') ?? ''
  })
  const [id] = await written(museum, 'biblio', [
    { bibliography: { ...aisenberg.bibliography, type: { id: type } } },
  ])
  const { get } = await somebody(museum, reader, 'de')
  expect((await get(`/api/v1/biblio/${id}/citation`)).json()).toEqual({
    id,
    citation: 'Aisenberg, Nadya. 1994. Ordinary Heroines. New York: Continuum.',
    runs: [
      { text: 'Aisenberg, Nadya. 1994. ' },
      { text: 'Ordinary Heroines', style: 'italic' },
      { text: '. New York: Continuum.' },
    ],
    sortDate: '1994-01-01',
    type: 'Monographie',
  })
  const cited = async (style: string) =>
    (await get(`/api/v1/biblio/${id}/citation?style=${style}`)).json().citation
  expect(await cited('apa')).toBe('Aisenberg, N. (1994). Ordinary Heroines. Continuum.')
  expect(await cited('iso690')).toMatch(/^AISENBERG, Nadya, 1994\. /)
  expect((await get(`/api/v1/biblio/${id}/citation?style=none`)).statusCode).toBe(400)
})

test('A card shows the works it cites by their dates, four a page, with page and note; a work that says nothing has no text [C-P13] [C-K18] [C-S05]', async () => {
  const museum = await museumWithTerms()
  const dated = (title: string, year: number) => ({
    bibliography: {
      title,
      editionYear: { periodMode: 'SINGLE', type: 'YEAR', earliestDate: { year }, earliestEra: 'AD' },
    },
  })
  const works = await written(museum, 'biblio', [
    dated('Fifth', 2001),
    dated('First', 1801),
    { bibliography: { pubblicationPlace: 'Rome' } },
    dated('Second', 1850),
    dated('Third', 1900),
    dated('Fourth', 1950),
  ])
  const [object] = await written(museum, 'object', [
    {
      title: { en: 'Mosaic' },
      bibliography: [
        ...works.map((id, at) => ({ work: { id }, pages: `p. ${at}`, note: `note ${at}` })),
        { work: { name: 'A manuscript in the attic' }, figures: 'fig. 3' },
      ],
    },
  ])
  const { get } = await somebody(museum)
  const first = (await get(`/api/v1/citations/OBJECT/${object}`)).json()
  expect(first).toMatchObject({ page: 0, totalSize: 7, blocksize: 4 })
  expect(first.result.map(({ citation }: { citation: string }) => citation)).toEqual(
    ['1801. First.', '1850. Second.', '1900. Third.', '1950. Fourth.'].map(each =>
      expect.stringContaining(each.slice(6, -1)),
    ),
  )
  expect(first.result[0]).toMatchObject({
    workId: works[1],
    pages: 'p. 1',
    note: 'note 1',
    sortDate: '1801-01-01',
  })
  const second = (await get(`/api/v1/citations/object/${object}?page=1`)).json()
  expect(second.result).toMatchObject([
    { pages: 'p. 0' },
    { workId: works[2], citation: '', sortDate: null },
    { workId: null, citation: 'A manuscript in the attic', figures: 'fig. 3' },
  ])
})

test('A work tells which cards cite it, with page, to those who may read them [C-P13]', async () => {
  const museum = await museumWithTerms()
  const [work = '', other] = await written(museum, 'biblio', [
    aisenberg,
    { bibliography: { title: 'Other' } },
  ])
  await written(museum, 'object', [
    {
      title: { en: 'Twice' },
      bibliography: [
        { work: { id: work }, pages: '12' },
        { work: { id: work }, pages: '45' },
      ],
    },
    {
      title: { en: 'Once' },
      bibliography: [{ work: { id: other } }, { work: { id: work }, note: 'colour' }],
    },
    { title: { en: 'Never' }, bibliography: [{ work: { id: other } }] },
  ])
  const { get } = await somebody(museum)
  const { result, totalSize } = (await get(`/api/v1/biblio/${work}/citing`)).json()
  expect(totalSize).toBe(2)
  expect(result).toMatchObject([
    { card: { title: 'Twice' }, places: [{ pages: '12' }, { pages: '45' }] },
    { card: { title: 'Once' }, places: [{ note: 'colour' }] },
  ])
  const librarian = await somebody(museum, ['biblioRead'])
  expect((await librarian.get(`/api/v1/biblio/${work}/citing`)).json()).toMatchObject({
    result: [],
    totalSize: 0,
  })
  expect((await librarian.get('/api/v1/citations/OBJECT/1')).statusCode).toBe(403)
})

/** Brings a file of references in and loads it; answers the ids of the cards made. */
async function brought(museum: TestMuseum, content: string): Promise<{ ids: string[]; counts: unknown }> {
  const { call, get } = await somebody(museum)
  const taken = await call('POST', '/api/v1/imports?type=biblio&name=list.bib', content)
  expect(taken.statusCode, taken.body).toBe(201)
  const { id } = taken.json()
  const begun = await call('POST', `/api/v1/imports/${id}/load`)
  expect(begun.statusCode, begun.body).toBe(202)
  await vi.waitFor(
    async () => {
      const { state } = (await get(`/api/v1/operations/${begun.json().id}`)).json()
      if (state === 'IN_PROGRESS') throw new Error('still going on')
    },
    { timeout: 100_000, interval: 50 },
  )
  const { counts, messages } = (await get(`/api/v1/imports/${id}`)).json()
  expect(messages.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([])
  const ids = await app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
    const rows = await db
      .selectFrom('card')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('type', '=', 8)
      .orderBy('id')
      .execute()
    return rows.map(each => each.id)
  })
  return { ids, counts }
}

test('References go out without paths of fields in their notes, and whole for an import; kinds of books are not cited, proper titles are [F-W17] [C-E04]', async () => {
  const museum = await museumWithTerms()
  const type = await app().database.inTenant(museum.tenantId, async tx => {
    const editor = { accountId: null, impersonatorId: null }
    const wanted = { create: false, language: 'en', editor } as const
    const found = await findOrCreate(tx, 'BIBT', ['exhibition catalogue'], wanted)
    return found.get('exhibition catalogue') ?? ''
  })
  const [id] = await written(museum, 'biblio', [
    {
      bibliography: {
        ...aisenberg.bibliography,
        type: { id: type },
        editionStatement: 'second printing',
        note: 'Lent twice',
      },
      description: { properTitle: 'Ordinary heroines: transforming the male myth' },
    },
  ])
  const { call, get } = await somebody(museum)
  const file = async (format: string, complete: boolean): Promise<string> =>
    (await call('POST', '/api/v1/biblio/references', { selection: {}, format, complete })).body
  for (const format of referenceFormats) {
    const plain = await file(format, false)
    expect(plain, format).toContain('Lent twice')
    expect(plain, format).not.toMatch(/bibliography\/|description\//)
    expect(await file(format, true), format).toContain('[bibliography/editionStatement: second printing]')
  }
  expect((await get(`/api/v1/biblio/${id}/citation?style=apa`)).json().citation).toBe(
    'Aisenberg, N. (1994). Ordinary heroines: transforming the male myth. Continuum.',
  )
})

/** Everything that cards hold, but for the ids of rows. */
const contents = async ({ tenantId }: TestMuseum, ids: readonly string[]): Promise<unknown> =>
  JSON.parse(
    JSON.stringify(
      (await app().database.inTenant(tenantId, tx => existingCards(tx, [8], ids)))
        .toSorted((one, other) => Number(one.id) - Number(other.id))
        .map(each => each.data),
    ),
    (key, value) => (key === 'id' && !/^\d+$/.test(value) ? undefined : value),
  )

test('A file of BibTeX is tried, loaded and taken for what is there the second time [C-E04]', async () => {
  const museum = await museumWithTerms()
  const file = `@article{rossi1987, author={Rossi, Mario}, title={Vasi}, journal={AntK}, year={1987}, pages={1--2}, doi={10.1000/1}}
@book{aisenberg1994, author={Aisenberg, Nadya}, title={Heroines}, publisher={Continuum}, year={1994}, language={english}}`
  const { ids, counts } = await brought(museum, file)
  expect(ids).toHaveLength(2)
  expect(counts).toMatchObject({ created: 2, refused: 0 })
  const { get } = await somebody(museum)
  expect((await get(`/api/v1/biblio/${ids[0]}/citation`)).json().citation).toBe(
    'Rossi, Mario. 1987. “Vasi.” AntK, 1–2. https://doi.org/10.1000/1.',
  )
  const again = await brought(museum, file)
  expect(again.ids).toEqual(ids)
  expect(again.counts).toMatchObject({ created: 0, skipped: 2 })
})

test.each([
  ['UTF-16', Buffer.from('\ufeff@book{k, title={Żółć über Łódź}}', 'utf16le')],
  [
    'Latin-1',
    Buffer.from(
      '@book{k, title={Les mosaïques de Thysdrus, découvertes à la fin de l’été}}'.replace('’', "'"),
      'latin1',
    ),
  ],
])('A file in %s is read as what it says [C-E04]', async (_, content) => {
  const { call } = await somebody(await museumWithTerms())
  const answer = await call('POST', '/api/v1/imports?type=biblio&name=x.bib', content)
  expect(answer.statusCode, answer.body).toBe(201)
  expect(answer.json().found).toMatchObject({ kind: 'bibtex', rowCount: 1 })
  expect(JSON.stringify(answer.json().found.preview)).toMatch(
    /Żółć über Łódź|Les mosaïques de Thysdrus, découvertes à/,
  )
})

test('A file whose braces are not closed is not taken, and its line is told [C-E04]', async () => {
  const { call } = await somebody(await museumWithTerms())
  const answer = await call(
    'POST',
    '/api/v1/imports?type=biblio&name=x.bib',
    '@book{a, title={Fine}}\n\n@book{b, title={Open}\n\n@book{c, title={C}}',
  )
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('Line 3') })
})

describeMuseumFiles('Bibliographies of museums', 'getty_mosaics', files => {
  const rows = async (file: string): Promise<Record<string, string>[]> =>
    parse(await files.read(file), { columns: true, bom: true })
  const year = (text: string | undefined) =>
    text && /^\d+$/.test(text) && Number(text) > 0
      ? {
          editionYear: {
            text,
            periodMode: 'SINGLE',
            type: 'YEAR',
            earliestDate: { year: Number(text) },
            earliestEra: 'AD',
          },
        }
      : {}
  /** As the product keeps a line of text. */
  const line = (text = '') => text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const filled = (texts: object) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  const getty = async () =>
    (await rows('getty_mosaics/bibliography.csv')).map(row => ({
      bibliography: filled({
        sign: line(row.short_ref?.split('\n')[0]),
        title: line(row.title_hint),
        note: line(row.full_reference),
        ...year(row.year),
      }),
    }))
  const gallery = async () =>
    (await rows('authorities_nga/constituents_bibliography.csv')).map((row, at) => ({
      bibliography: filled({ sign: `nga-${at}`, title: line(row.text), ...year(row.year) }),
    }))

  test.each(referenceFormats)(
    'What was exported as %s from one museum is the same in another [C-E04]',
    async format => {
      const museum = await museumWithTerms()
      const ids = await written(museum, 'biblio', [...(await getty()), ...(await gallery()).slice(0, 300)])
      const { call } = await somebody(museum)
      const file = await call('POST', '/api/v1/biblio/references', {
        selection: {},
        format,
        complete: true,
      })
      expect(file.statusCode, file.body.slice(0, 300)).toBe(200)
      const other = await museumWithTerms()
      const { ids: made } = await brought(other, file.body)
      expect(made).toHaveLength(ids.length)
      expect(await contents(other, made)).toEqual(await contents(museum, ids))
    },
  )

  test('All references go out as BibTeX, each once, and a list of them in the order of the alphabet [C-E04]', async () => {
    const museum = await museumWithTerms()
    const works = await gallery()
    const ids = await written(museum, 'biblio', works)
    const { call } = await somebody(museum)
    const out = (selection: object, format: string) =>
      call('POST', '/api/v1/biblio/references', { selection, format })
    const { body } = await out({}, 'bibtex')
    expect(new Set(body.match(/^@misc\{[^,]+/gm)).size).toBe(works.length)
    const list = (await out({ ids: ids.slice(0, 250) }, 'text')).body.trimEnd().split('\n')
    expect(list).toHaveLength(250)
    expect(list).toEqual(list.toSorted(new Intl.Collator('en').compare))
    const rtf = (await out({ ids: ids.slice(0, 5) }, 'rtf')).body
    expect(rtf).toMatch(/^\{\\rtf1[\s\S]*\\par\n\}\n$/)
  })
})
