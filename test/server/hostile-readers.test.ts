import { expect, test, vi } from 'vitest'
import { biblioCard } from '#model/cards/biblio/biblio-card.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum, signedIn } from '../harness/factories.ts'
import { importer } from '../harness/imports.ts'
import { unpacked } from '../harness/unpacked.ts'
import { rawWorkbook, zipped } from '../harness/workbook.ts'

vi.setConfig({ testTimeout: 240_000 })
const app = useTestApp()

/** Does something while others ask: what came of it, and the longest that they waited. */
async function besideOthers<Result>(work: () => Promise<Result>): Promise<Result> {
  let goesOn = true
  let longest = 0
  const asking = (async () => {
    while (goesOn) {
      const begun = performance.now()
      expect((await app().http.inject('/health')).statusCode).toBe(200)
      longest = Math.max(longest, performance.now() - begun)
      await new Promise(resolve => setTimeout(resolve, 10))
    }
  })()
  try {
    return await work()
  } finally {
    goesOn = false
    await asking
    // Frozen, it answers after many seconds or never; a busy machine takes its time, too.
    expect(longest).toBeLessThan(2000)
  }
}

const nested = (lines: number): string =>
  Array.from({ length: lines }, (_, at) => `@string{s${at + 1} = ${Array(10).fill(`s${at}`).join(' # ')}}`)
    .toSpliced(0, 0, '@string{s0 = "aaaaaaaaaa"}')
    .join('\n')

const rdf = (inside: string, doctype = ''): string => `<?xml version="1.0"?>${doctype}
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:skos="http://www.w3.org/2004/02/skos/core#">
<skos:Concept rdf:about="http://example.org/1"><skos:prefLabel xml:lang="en">${inside}</skos:prefLabel></skos:Concept></rdf:RDF>`

const entities = `<!DOCTYPE r [<!ENTITY a0 "lol">${Array.from(
  { length: 30 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
).join('')}]>`

test('A table with dimensions made to hold up a reader is checked and loaded while others are answered [F-T21] [F-T16]', async () => {
  const { bring, map, run } = await importer(app())
  const hostile = [`(${'1'.repeat(120)}! cm`, `(${'x\tx×'.repeat(400)}!`, `${'1 '.repeat(5000)}x`]
  const { id, mapping } = await bring(
    ['Number,Dimensions,Title', ...hostile.map((text, at) => `${at},"${text}",Cup`)].join('\n'),
  )
  await map(id, {
    ...mapping,
    columns: mapping.columns.map(each =>
      each.column === 'Dimensions'
        ? { column: 'Dimensions', targets: [{ path: 'measurements', reader: 'dimensions' }] }
        : each,
    ),
  })
  const { check } = await besideOthers(() => run(id, 'check'))
  expect(check?.state).toBe('DONE')
})

test.each([
  ['nested strings', `${nested(40)}\n@book{a, title = s40}`],
  ['strings used often', `${nested(4)}\n@book{a, title = ${Array(2000).fill('s4').join(' # ')}}`],
  ['braces without end', `@book{a, title = ${'{'.repeat(100_000)}`],
])('A BibTeX file of %s is refused while others are answered [F-T21]', async (_what, content) => {
  const { upload } = await importer(app(), {
    permissions: [...biblioCard.permissions.read, ...biblioCard.permissions.create],
  })
  const answer = await besideOthers(() => upload(content, 'list.bib', 'biblio'))
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/line|read/i)])
})

test.each([
  ['entities within entities', rdf('&a30;', entities)],
  ['an entity of a file of the server', rdf('&x;', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
  ['one short entity', rdf('a&x;b', '<!DOCTYPE r [<!ENTITY x "y">]>')],
])(
  'A vocabulary in XML with %s is refused, and nothing becomes a term [F-T21] [F-T16]',
  async (_what, content) => {
    const { headers } = await signedIn(app(), { museum: await makeMuseum(app()), role: 'TENANT_ADMIN' })
    const answer = await besideOthers(() =>
      app().http.inject({
        method: 'POST',
        url: '/api/v1/lists/CLS/import',
        headers: { ...headers, 'accept-language': 'en' },
        payload: { format: 'skos-xml', content },
      }),
    )
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/DOCTYPE/)])
    const terms = await app().http.inject({ url: '/api/v1/lists/CLS?q=y', headers })
    expect(terms.json().terms).toEqual([])
  },
)

test('A vocabulary in XML without any is read [C-V09]', async () => {
  const { headers } = await signedIn(app(), { museum: await makeMuseum(app()), role: 'TENANT_ADMIN' })
  const payload = { format: 'skos-xml', content: rdf('vase') }
  const answer = await app().http.inject({
    method: 'POST',
    url: '/api/v1/lists/CLS/import',
    headers,
    payload,
  })
  expect(answer.json()).toMatchObject({ created: 1 })
})

test.each(['xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', 'xl/worksheets/sheet1.xml'])(
  'A workbook that declares entities in %s is refused, in any encoding [F-T21]',
  async part => {
    const { upload } = await importer(app())
    const cells = ['Number', 'Title'].map(text => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
    const parts = await unpacked(
      await rawWorkbook({ sheets: { One: `<row>${cells}</row><row>${cells}</row>` } }),
    )
    const declaring = `<!DOCTYPE x [<!ENTITY a "b">]>${parts.get(part)}`
    for (const [content, message] of [
      [Buffer.from(declaring), /DOCTYPE/],
      [Buffer.from(`\ufeff${declaring}`, 'utf16le'), /damaged/],
    ] as const) {
      const answer = await upload(
        await zipped({ ...Object.fromEntries(parts), [part]: content }),
        'list.xlsx',
      )
      expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(message)])
    }
  },
)

test('A Darwin Core archive that declares entities is refused [F-T21]', async () => {
  const { upload } = await importer(app())
  const archive = await zipped({
    'meta.xml': `<!DOCTYPE archive [<!ENTITY a "b">]><archive xmlns="http://rs.tdwg.org/dwc/text/"/>`,
    'occurrence.txt': 'id\n1',
  })
  const answer = await upload(archive, 'archive.zip')
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/DOCTYPE/)])
})

test('A vocabulary whose terms stand below one another without end is refused [F-T21]', async () => {
  const { headers } = await signedIn(app(), { museum: await makeMuseum(app()), role: 'TENANT_ADMIN' })
  const rows = Array.from({ length: 50_000 }, (_, at) => `t${at + 1},${at === 0 ? '' : `t${at}`},term ${at}`)
  const answer = await besideOthers(() =>
    app().http.inject({
      method: 'POST',
      url: '/api/v1/lists/CLS/import',
      headers: { ...headers, 'accept-language': 'en' },
      payload: { format: 'csv', content: ['id,parent_id,name_en', ...rows].join('\n'), dryRun: true },
    }),
  )
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/levels deep/)])
})

test('Signs that no database keeps are left out of a table, a list of references and a vocabulary [F-T21]', async () => {
  const { bring, run } = await importer(app(), {
    permissions: [
      ...biblioCard.permissions.read,
      ...biblioCard.permissions.create,
      ...objectCard.permissions.read,
      ...objectCard.permissions.create,
    ],
  })
  const table = await bring(Buffer.from('\ufeffNumber,Ti\0tle\n1,Cu\0p\n2,Jar', 'utf16le'))
  expect(table.found.columns.map(({ name }) => name)).toEqual(['Number', 'Title'])
  expect((await run(table.id, 'check')).check?.state).toBe('DONE')
  const works = await bring('[{"type":"book","title":"a\\u0000b\\ud800"}]', 'list.json', 'biblio')
  expect(works.found.preview[0]?.cells).toContain('ab\ufffd')
  const { headers } = await signedIn(app(), { museum: await makeMuseum(app()), role: 'TENANT_ADMIN' })
  const content = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
    <http://e.org/1> a skos:Concept ; skos:prefLabel "vase"@en ; skos:notation "1\\u0000" .`
  const payload = { format: 'skos-turtle', content }
  const answer = await app().http.inject({
    method: 'POST',
    url: '/api/v1/lists/CLS/import',
    headers,
    payload,
  })
  expect(answer.json()).toMatchObject({ created: 1 })
})
