import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import type { ProfileName } from '#model/vocabularies/import-profiles.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../../test/harness/factories.ts'
import { describeMuseumFiles } from '../../../../test/harness/museum-files.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'
import { importRows, loadStarterTerms } from '../index.ts'
import { readTable } from './read-table.ts'

const app = useTestApp()

async function administrator() {
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const load = (code: VocabularyCode, payload: object) =>
    app().http.inject({ method: 'POST', url: `/api/v1/lists/${code}/import`, headers, payload })
  const get = (url: string) => app().http.inject({ url: `/api/v1/${url}`, headers })
  const names = async (url: string): Promise<string[]> =>
    (await get(`lists/${url}`)).json().terms.map(({ name }: { name: string }) => name)
  const undo = (changeId: string) =>
    app().http.inject({ method: 'PUT', url: `/api/v1/term-changes/${changeId}/undone`, headers })
  return { museum, load, get, names, undo }
}

describe.each(['csv', 'tsv', 'skos-turtle'] as const)('an exported %s file', format => {
  test('goes back in with nothing changed; an edited one changes just what was edited [C-V09]', async () => {
    const { museum, load, get, names } = await administrator()
    await makeTerms(app(), museum, 'CLS', [
      'pottery > "fine", ware',
      'pottery > =sum(a1)',
      "pottery > '=kept",
      'pottery > - ware',
      'glass',
    ])
    const file = await get(`lists/CLS/export?format=${format}`)
    expect(file.headers['content-disposition']).toContain('attachment; filename="cls.')
    const again = await load('CLS', { format, content: file.body })
    expect(again.json()).toEqual({ created: 0, updated: 0, unchanged: 6, changeId: null })
    if (format !== 'skos-turtle') expect(file.body).toMatch(/[,\t"]'=sum\(a1\)/)
    const edited = await load('CLS', { format, content: file.body.replace('glass', 'glassware') })
    expect(edited.json()).toMatchObject({ created: 0, updated: 1, unchanged: 5 })
    expect(await names('CLS')).toEqual(['pottery', 'glassware'])
  })
})

describe('an import', () => {
  const skos = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> . @prefix : <http://example.org/> .
    :metal a skos:Concept ; skos:prefLabel "metal"@en, "Metall"@de ; skos:narrower :gold .
    :gold a skos:Concept ; skos:prefLabel "Gold"@de-AT, "gold"@en ; skos:notation "79" ; skos:definition "A metal."@en .`

  test('of SKOS reads names, tree, notation and note; dry it only counts; undone it is gone [C-V09]', async () => {
    const { load, get, names, undo } = await administrator()
    const dry = await load('MTC', { format: 'skos-turtle', content: skos, dryRun: true })
    expect(dry.json()).toEqual({ created: 2, updated: 0, unchanged: 0, changeId: null })
    expect(await names('MTC')).toEqual([])
    const { changeId, created } = (await load('MTC', { format: 'skos-turtle', content: skos })).json()
    expect(created).toBe(2)
    const [gold] = (await get('lists/MTC?q=gold')).json().terms
    expect((await get(`terms/${gold.id}`)).json()).toMatchObject({
      labels: { en: 'gold', de: 'Gold' },
      path: [{ name: 'metal' }],
      notation: '79',
      note: 'A metal.',
      sourceUri: 'http://example.org/gold',
    })
    expect((await undo(changeId)).statusCode).toBe(204)
    expect(await names('MTC?q=gold')).toEqual([])
  })

  test('of SKOS in RDF/XML is the same [C-V09]', async () => {
    const { load, names } = await administrator()
    const content = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:skos="http://www.w3.org/2004/02/skos/core#">
      <skos:Concept rdf:about="http://example.org/1"><skos:prefLabel xml:lang="it">oro</skos:prefLabel></skos:Concept>
      </rdf:RDF>`
    expect((await load('MTC', { format: 'skos-xml', content })).json()).toMatchObject({ created: 1 })
    expect(await names('MTC')).toEqual(['oro'])
  })

  test('takes rows without an id as the terms of that name and place, or as new ones [C-V09]', async () => {
    const { museum, load, names } = await administrator()
    const { glass } = await makeTerms(app(), museum, 'CLS', ['glass'])
    const content = `id;parent_id;name_en;name_it\n;;Glass;vetro\nx1;;pottery;ceramica\n;x1;jug;brocca\n;${glass};bead;perla\n`
    expect((await load('CLS', { format: 'csv', content })).json()).toMatchObject({ created: 3, updated: 1 })
    expect((await load('CLS', { format: 'csv', content })).json()).toMatchObject({ created: 0, updated: 0 })
    expect(await names('CLS?q=brocca')).toEqual(['jug'])
    expect(await names(`CLS/${glass}`)).toEqual(['bead'])
  })

  test('takes several rows of one name as as many terms, each term once however many rows mean it [C-V09] [F-T21]', async () => {
    const { load, get, names } = await administrator()
    const content = 'id,parent_id,name_en,name_it\n,,cup,coppa\n,,cup,tazza\n'
    expect((await load('CLS', { format: 'csv', content })).json()).toMatchObject({ created: 2, updated: 0 })
    const again = await load('CLS', { format: 'csv', content: `${content},,cup,calice\n` })
    expect(again.json()).toMatchObject({ created: 1, updated: 0, unchanged: 2 })
    const edited = await load('CLS', { format: 'csv', content: content.replace('tazza', 'tazzina') })
    expect(edited.json()).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    expect(await names('CLS')).toEqual(['cup', 'cup', 'cup'])
    const [{ id }] = (await get('lists/CLS')).json().terms
    const byId = await load('CLS', { format: 'csv', content: `${content}${id},,goblet,calice\n` })
    expect(byId.json()).toMatchObject({ created: 0, updated: 3, unchanged: 0 })
    const sourced = 'id,parent_id,name_en\nkrater,,krater\n'
    await load('CLS', { format: 'csv', content: sourced })
    const [krater] = (await get('lists/CLS?q=krater')).json().terms
    const twice = await load('CLS', { format: 'csv', content: `${sourced}${krater.id},,bell krater\n` })
    expect(twice.json()).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  })

  test('knows a term again by a key that is longer than an index entry may be [C-V09] [F-T21]', async () => {
    const { load, names } = await administrator()
    const key = randomBytes(5000).toString('base64url')
    const content = `id,parent_id,name_en\n${key},,krater\n${key}2,${key},bell krater\n`
    expect((await load('CLS', { format: 'csv', content })).json()).toMatchObject({ created: 2 })
    const again = await load('CLS', { format: 'csv', content: content.replace('bell', 'volute') })
    expect(again.json()).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    expect(await names('CLS?q=volute')).toEqual(['volute krater'])
  })

  test('names the terms that stand above each other in a circle, and loads nothing [C-V09]', async () => {
    const { load, names } = await administrator()
    const content = 'id,parent_id,name_en\na,c,Alpha\nb,a,Beta\nc,b,Gamma\nd,,Delta\n'
    const answer = await load('CLS', { format: 'csv', content })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(
      'These terms are above and below each other in a circle: Alpha > Gamma > Beta. Nothing was imported.',
    )
    expect(await names('CLS')).toEqual([])
  })

  test('takes a plain list of names: known ones stay, the others are added [C-V09]', async () => {
    const { museum, load, names } = await administrator()
    await makeTerms(app(), museum, 'CLS', ['glass'])
    const { created, unchanged } = (
      await load('CLS', { format: 'csv', content: 'name_en;name_de\nglass;\nvase;Vase\n' })
    ).json()
    expect({ created, unchanged }).toEqual({ created: 1, unchanged: 1 })
    expect(await names('CLS')).toEqual(['glass', 'vase'])
  })

  test('takes a list of rooms as a tree, whatever order it comes in; rooms that are there stay, and each is one [C-V09]', async () => {
    const { museum, load, names } = await administrator()
    const { East } = await makeTerms(app(), museum, 'LR', ['East', 'East > Ground floor'])
    const rows = [
      '7,Not On View,,,',
      '4,East: Upper floor: Lobby,East,Upper floor,Lobby',
      '9,East: Ground floor: Lobby,East,Ground floor,Lobby',
      '2,Not on View,,,',
      '3,East: Ground floor: Lobby,East,Ground floor,Lobby',
    ]
    const content = (some: readonly string[]) =>
      ['location_id,display,building,floor,room', ...some].join('\n')
    const payload = { format: 'csv', profile: 'walters-locations', content: content(rows) }
    expect((await load('LR', payload)).json()).toMatchObject({ created: 4, updated: 0, unchanged: 2 })
    const turned = { ...payload, content: content(rows.toReversed()) }
    expect((await load('LR', turned)).json()).toMatchObject({ created: 0, unchanged: 6 })
    expect(await names('LR')).toEqual(['East', 'Not on View'])
    expect(await names(`LR/${East}`)).toEqual(['Ground floor', 'Upper floor'])
  })

  test('takes a checklist as a tree: names no longer used stand below the one that is, each once [C-V09]', async () => {
    const { load, get, names } = await administrator()
    const lines = [
      'TaxonID\tScientificName\tHigherTaxonID\tTaxonAccordingTo\tAcceptedTaxonID',
      '31\tBalæna musculus\t\t"Linnaeus, 1758"\t20',
      '9\tBalaena Musculus\t\tGray, 1846\t20',
      '20\tBalaenoptera musculus\t10\t\t',
      '10\tBalaenoptera\t5\t\t',
    ]
    const payload = { format: 'tsv', profile: 'darwin-core-taxa', content: lines.join('\n') }
    expect((await load('TAXO', payload)).json()).toMatchObject({ created: 3 })
    expect((await load('TAXO', payload)).json()).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
    expect(await names('TAXO')).toEqual(['Balaenoptera'])
    const [old] = (await get('lists/TAXO?q=Balaena%20musculus')).json().terms
    expect((await get(`terms/${old.id}`)).json()).toMatchObject({
      labels: { en: 'Balaena Musculus' },
      path: [{ name: 'Balaenoptera' }, { name: 'Balaenoptera musculus' }],
      note: 'Gray, 1846\nLinnaeus, 1758',
    })
  })

  test('says what is wrong with a file that is none, is empty, lacks its column or fits no flat list [C-V09]', async () => {
    const { load } = await administrator()
    const message = async (code: VocabularyCode, payload: object) => {
      const answer = await load(code, payload)
      expect(answer.statusCode).toBe(400)
      return answer.json().message
    }
    expect(await message('CLS', { format: 'csv', content: 'id,name\n1,vase' })).toBe(
      'The file has no column “name_en”',
    )
    expect(await message('CLS', { format: 'csv', content: 'id,name_en\n1,"vase' })).toContain(
      'cannot be read',
    )
    expect(await message('CLS', { format: 'skos-turtle', content: '<a' })).toContain('cannot be read')
    expect(await message('CLS', { format: 'skos-xml', content: '<a></b>' })).toContain('cannot be read')
    expect(await message('CLS', { format: 'csv', content: '' })).toBe('The file contains no terms')
    expect(
      await message('KEYWORDS', { format: 'csv', content: 'id,parent_id,name_en\na,,A\nb,a,B' }),
    ).toContain('flat list')
  })
})

/** Files of terms: profile, vocabulary, then for the real and the invented one how many rows it has and how many of them are new. */
const lists: readonly (readonly [
  string,
  ProfileName,
  VocabularyCode,
  string,
  real: readonly [count: number, created: number],
  invented: readonly [count: number, created: number],
])[] = [
  ['Getty AAT', 'aat', 'OGTT', 'vocab/getty_aat_subset.tsv', [3254, 3254], [150, 150]],
  // Ten of the real ones are starter terms.
  ['Iconclass', 'iconclass', 'ICONCLASS', 'vocab/iconclass_base_4lang.tsv', [40_698, 40_688], [180, 180]],
  ['ICCD', 'iccd', 'CLS', 'vocab/iccd_thesauri_it.tsv', [9656, 9656], [120, 120]],
  ['ISO countries', 'iso-countries', 'COUNTRIES', 'vocab/iso_countries.tsv', [249, 0], [4, 0]],
  [
    'the rooms of a museum',
    'nga-locations',
    'LR',
    'authorities_nga/preferred_locations.csv',
    [320, 320],
    [43, 43],
  ],
  // Of 1,102 real rows 822 are not on view, and the others name 32 rooms on 7 floors of 3 buildings.
  ['the rooms of another', 'walters-locations', 'LR', 'objects_walters/locations.csv', [44, 44], [14, 14]],
  // Of 3,248 real names many are listed once for each author who used them for the same taxon.
  [
    'a checklist',
    'darwin-core-taxa',
    'TAXO',
    'natural_history/whales_checklist_dwca/DarwinCore.txt',
    [1591, 1591],
    [25, 25],
  ],
]

describeMuseumFiles('Terms as they are published', 'vocab', files => {
  test.each(lists)(
    'those of %s come in whole, with their tree, once [C-V09]',
    async (_name, profile, code, file, real, invented) => {
      const [count, created] = files.real ? real : invented
      const { tenantId } = await makeMuseum(app())
      const editor = { accountId: null, impersonatorId: null }
      const table = readTable((await files.read(file)).toString(), {
        format: file.endsWith('.csv') ? 'csv' : 'tsv',
        profile,
      })
      const load = () =>
        app().database.inTenant(tenantId, async tx => {
          await loadStarterTerms(tx)
          return importRows(tx, editor, code, table, {
            language: profile === 'iccd' ? 'it' : 'en',
            dryRun: false,
          })
        })
      // A key may occur twice in a file.
      const rows = [...new Map(table.rows.map(row => [row.key, row])).values()]
      expect(rows).toHaveLength(count)
      const first = await load()
      expect(first.created + first.updated + first.unchanged).toBe(count)
      // Starter terms with the key of the source are brought up to date, not doubled.
      expect(first.created).toBe(created)
      // The largest one once: that nothing comes twice, the others show.
      if (count < 20_000) expect(await load()).toMatchObject({ created: 0, updated: 0, unchanged: count })
      const inFile = new Set(rows.map(({ key }) => key))
      const below = rows.filter(({ parentKey }) => parentKey !== null && inFile.has(parentKey)).length
      const stored = await app().database.inTenant(tenantId, tx =>
        tx.db
          .selectFrom('term')
          .where('tenant_id', '=', tenantId)
          .where('vocabulary', '=', code)
          .where('source_key', 'like', `${table.scheme}:%`)
          .where('parent_id', 'is not', null)
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow(),
      )
      expect(Number(stored.count)).toBe(below)
    },
    300_000,
  )
})
