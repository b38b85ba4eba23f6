import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { declarations } from '#model/cards/declarations.ts'
import { shippedProfiles } from '#model/exchange/profiles.ts'
import type { CardType } from '#model/record-types.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { signedIn } from '../../../test/harness/factories.ts'
import { importer } from '../../../test/harness/imports.ts'
import { describeMuseumFiles } from '../../../test/harness/museum-files.ts'

vi.setConfig({ testTimeout: 300_000 })
const app = useTestApp()

type Row = Record<string, string>

/** Somebody who may bring every type of card, and what is in their museum. */
async function registrar() {
  const permissions = declarations.flatMap(({ permissions: { read, create, update, delete: bin } }) => [
    ...read,
    ...create,
    ...update,
    ...bin,
  ])
  const person = await importer(app(), { permissions: [...new Set(permissions)] })
  const { museum, bring, map, run } = person
  const count = async (what: 'card' | 'card_link' | 'term', condition = sql`true`): Promise<number> =>
    app().database.inTenant(museum.tenantId, async ({ db }) => {
      const { rows } = await sql<{ count: string }>`
        select count(*) as count from ${sql.table(what)} where tenant_id = ${museum.tenantId} and ${condition}`.execute(
        db,
      )
      return Number(rows[0]?.count)
    })
  return {
    ...person,
    /** Loads rows by a profile that comes with the product. */
    async load(type: CardType, profile: string, content: readonly Row[] | Buffer) {
      const mapping = shippedProfiles(type).find(({ name }) => name === profile)?.mapping
      const file = Buffer.isBuffer(content) ? content : stringify([...content], { header: true })
      const { id } = await bring(file, `${profile}.csv`, type)
      await map(id, mapping ?? {})
      return run(id, 'load')
    },
    cards: (type: number) => count('card', sql`type = ${type} and deleted_at is null`),
    /** Brings a list of the museum's rooms. */
    async bringRooms(content: string): Promise<number> {
      const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
      const payload = { format: 'csv', profile: 'walters-locations', content }
      const answer = await app().http.inject({
        method: 'POST',
        url: '/api/v1/lists/LR/import',
        headers,
        payload,
      })
      return answer.json().created
    },
    rooms: () => count('term', sql`vocabulary = 'LR'`),
    links: (field: string, mirrored: boolean) =>
      count('card_link', sql`field = ${field} and mirrored = ${mirrored}`),
    undo: async (loadId: string) => {
      const { body } = await person.call('POST', `/api/v1/operations/${loadId}/undo`)
      return person.ended(body.id)
    },
    // What is below places that were moved is indexed behind the import.
    consistent: () => vi.waitFor(() => expectConsistency(app(), museum), { timeout: 60_000, interval: 500 }),
  }
}

describeMuseumFiles('Tables that refer to one another', 'objects_walters', files => {
  const rowsOf = async (file: string): Promise<Row[]> =>
    parse(await files.read(file), { columns: true, bom: true, relax_quotes: true })

  test('The linked tables of a museum become its persons, places, events and objects with all that is between them; brought again they change nothing, taken back they leave nothing [C-E02] [C-E05] [C-E06] [C-O04] [C-O06] [C-K08]', async () => {
    const { load, cards, links, bringRooms, rooms, consistent, undo } = await registrar()
    const folder = 'objects_walters'
    // The whole museum is loaded by the bench; here 60 of its objects, and the people and things they mention.
    const objects = (await rowsOf(`${folder}/objects.csv`)).slice(0, 60)
    const there = new Set(objects.map(({ object_id }) => object_id))
    const about = async (file: string) =>
      (await rowsOf(`${folder}/${file}`)).filter(({ object_id }) => there.has(object_id))
    const named = async (file: string, key: string, by: string) => {
      const wanted = new Set((await about(`object_${by}.csv`)).map(row => row[key]))
      // Behind one another the other way round: parents may come after their children.
      return (await rowsOf(`${folder}/${file}`)).filter(row => wanted.has(Object.values(row)[0])).toReversed()
    }
    const places = await named('places.csv', 'place_id', 'places')
    const people = await named('persons.csv', 'creator_id', 'creators')
    const shows = await named('exhibitions.csv', 'exhibition_id', 'exhibitions')
    const tables: readonly (readonly [CardType, string, readonly Row[]])[] = [
      ['person', 'walters-persons', people],
      ['place', 'walters-places', places],
      ['event', 'walters-exhibitions', shows],
      ['object', 'walters-objects', objects],
      ['object', 'walters-creators', await about('object_creators.csv')],
      ['object', 'walters-object-places', await about('object_places.csv')],
      ['object', 'walters-object-exhibitions', await about('object_exhibitions.csv')],
      ['object', 'walters-object-relations', await about('object_relations.csv')],
    ]
    const table = (await files.read(`${folder}/locations.csv`)).toString()
    // Of the real ones 822 are not on view, and the others name 32 rooms on 7 floors of 3 buildings.
    expect(await bringRooms(table)).toBe(files.real ? 44 : 14)
    const before = await rooms()
    const loaded = []
    for (const [type, profile, rows] of tables) loaded.push(await load(type, profile, rows))
    expect(loaded.map(({ counts }) => counts.refused).slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 0])
    const [persons, located, events, made] = loaded.map(({ counts }) => counts.created)
    expect([persons, located, events, made]).toEqual([people.length, places.length, shows.length, 60])
    expect([await cards(5), await cards(12), await cards(1)]).toEqual([people.length, shows.length, 60])
    // Whatever lies between a place of the file and the world, and is no row of it, is made.
    const steps = tables[1]?.[2].flatMap(({ hierarchy = '', name }) => {
      const way = hierarchy.split(' > ').filter(step => step !== '')
      return [...way.keys(), way.length].map(at => [...way, name].slice(0, at + 1).join(' > '))
    })
    expect(await cards(10)).toBeGreaterThanOrEqual(new Set(steps).size)
    // The locations of objects are found in the tree of rooms.
    expect(await rooms()).toBe(before)
    const fields = ['productions/agent', 'otherPlaces/place', 'exhibitions/event', 'relatedObject/object']
    const keys = ['creator_id', 'place_id', 'exhibition_id', 'related_object_id']
    for (const [at, field] of fields.entries()) {
      const rows = (tables[at + 4]?.[2] ?? []).filter(row => at < 3 || there.has(row.related_object_id))
      const pairs = new Set(rows.map(row => `${row.object_id} ${row[keys[at] ?? '']}`))
      const linked = [await links(field, false), await links(field, true)]
      if (at < 3) expect(linked, field).toEqual([pairs.size, pairs.size])
      else expect(linked[0], field).toBeGreaterThanOrEqual(pairs.size)
      expect(linked[0]).toBe(linked[1])
    }
    await consistent()
    for (const [type, profile, rows] of tables.toSpliced(3, 1)) {
      const { counts } = await load(type, profile, rows)
      expect([counts.created, counts.updated], profile).toEqual([0, 0])
    }
    for (const { load: operation } of loaded.toReversed())
      expect((await undo(operation?.id ?? '')).progress.fail).toEqual([])
    expect(await Promise.all([1, 5, 10, 12].map(cards))).toEqual([0, 0, 0, 0])
    await consistent()
  })

  test('A catalogue’s references find the works they quote, whatever order they come in; what quotes none stays as it is written [C-E04] [C-P13]', async () => {
    const { load, cards, links, call, consistent } = await registrar()
    const works = await rowsOf('getty_mosaics/bibliography.csv')
    expect((await load('biblio', 'getty-mosaics-works', works)).counts).toMatchObject({
      created: works.length,
      refused: 0,
    })
    const loaded = await load('object', 'getty-mosaics', await rowsOf('getty_mosaics/objects.csv'))
    expect(loaded.counts).toMatchObject({ created: 21, refused: 0 })
    expect(await cards(8)).toBe(works.length)
    const quoted = await links('bibliography/work', false)
    // The others are newspapers, sales and works that the list does not have.
    expect(quoted).toBe(files.real ? 81 : 60)
    expect(await links('bibliography/work', true)).toBe(quoted)
    const { body } = await call('GET', '/api/v1/catalogue/?q=71.AH.110')
    const { body: mosaic } = await call('GET', `/api/v1/catalogue/${body.result[0].id}`)
    expect(mosaic.bibliography[0]).toMatchObject({
      work: { name: expect.stringContaining(files.real ? 'Notizie' : 'mosaïques') },
      pages: '338–39',
    })
    expect(mosaic.bibliography[2]).toMatchObject({ pages: '51–52', note: 'no. 111' })
    await consistent()
  })

  test('Persons and bodies of an authority file come with their identifiers and dates; literature makes each work once [C-E02] [C-E04]', async () => {
    const { load, cards, call, links, consistent } = await registrar()
    const literature = (await rowsOf('authorities_nga/constituents_bibliography.csv')).slice(0, 60)
    const wanted = new Set(literature.map(({ constituentid }) => constituentid))
    const all = await rowsOf('authorities_nga/constituents.csv')
    const others = ['couple', 'purchase_fund', 'anonymous', 'corporate'].flatMap(type =>
      all.filter(({ constituenttype }) => constituenttype === type).slice(0, 5),
    )
    const persons = new Set([...all.filter(row => wanted.has(row.constituentid ?? '')), ...others])
    const loaded = await load('person', 'nga-constituents', [...persons])
    expect(loaded.counts).toMatchObject({ created: persons.size, refused: 0 })
    expect(await cards(7)).toBe(
      [...persons].filter(row => /corporate|fund/.test(row.constituenttype ?? '')).length,
    )
    expect((await load('person', 'nga-constituents', [...persons])).counts).toMatchObject({
      unchanged: persons.size,
    })
    const known = [...persons].find(({ ulanid }) => ulanid !== '')
    const list = await call('GET', `/api/v1/catalogue/persons?q=${known?.ulanid}`)
    expect(list.body.result[0]).toMatchObject({ title: known?.preferreddisplayname })
    const added = await load('person', 'nga-constituents-bibliography', literature)
    expect(added.counts).toMatchObject({ updated: literature.length, refused: 0 })
    expect(await cards(8)).toBe(new Set(literature.map(({ text }) => text?.replaceAll('_', ''))).size)
    expect(await links('bibliography/work', true)).toBe(literature.length)
    expect((await load('person', 'nga-constituents-bibliography', literature)).counts).toMatchObject({
      unchanged: literature.length,
    })
    await consistent()
  })

  test('Specimens of a Darwin Core archive and of a table in an older encoding become naturalistic objects [C-O01] [C-O02]', async () => {
    const { bring, map, run, call, cards, consistent } = await registrar()
    const folder = 'natural_history'
    const plants = files.real ? 1534 : 240
    const mapping = shippedProfiles('object').find(({ name }) => name === 'darwin-core')?.mapping ?? {}
    const archive = await bring(await files.read(`${folder}/pontaurus_specimens_dwca.zip`), 'plants.zip')
    expect(archive.found).toMatchObject({ kind: 'dwca', sheet: 'DarwinCore', rowCount: plants })
    // Its columns are terms of the standard: it is mapped by that from the start.
    expect(archive.profile).toBe('darwin-core')
    expect((await run(archive.id, 'check')).counts).toMatchObject({ created: plants, refused: 0 })
    const table = await files.read(`${folder}/borza_amphipoda_specimens_latin1.tsv`)
    const lines = table.toString('latin1').split('\n').slice(0, 61)
    const animals = await bring(Buffer.from(lines.join('\n'), 'latin1'), 'amphipods.tsv')
    await map(animals.id, mapping)
    expect((await run(animals.id, 'load')).counts).toMatchObject({ created: 60, refused: 0 })
    const { body } = await call('GET', '/api/v1/catalogue/?q=Borza%20Corophiidae%201&blocksize=1')
    const { body: specimen } = await call('GET', `/api/v1/catalogue/${body.result[0].id}`)
    expect(specimen).toMatchObject({
      naturalisticObjectName: { name: expect.stringContaining('Chelicorophium') },
      determinations: [{ determiner: { name: 'Péter Borza' }, current: true }],
      collectingPlace: { point: { x: expect.any(Number), y: expect.any(Number) } },
      classification: { family: 'Corophiidae' },
    })
    expect(await cards(1)).toBe(60)
    // Specimens of many museums; numbers that occur twice are reported, and their second rows left out.
    const pumas = (await files.read(`${folder}/puma_gbif_specimens.csv`)).toString('latin1').split('\r\n')
    const some = [pumas[0], ...pumas.slice(205, 250)].join('\r\n')
    const cats = await bring(Buffer.from(some, 'latin1'), 'pumas.csv')
    await map(cats.id, mapping)
    const { counts, messages } = await run(cats.id, 'load')
    expect(counts).toMatchObject({ created: 43, refused: 2 })
    expect(messages.filter(({ kind }) => kind === 'duplicateInFile')).toMatchObject([
      { rows: [43, 44], samples: [{ value: 'WNMU Mamm 257' }, { value: 'WNMU Mamm 1234' }] },
    ])
    expect(await cards(1)).toBe(103)
    await consistent()
  })
})
