import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { CardAnswer, CardRow, Facet, LinkItem } from '#model/api/cards/shapes.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { allTerms, loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { importer } from '../../../test/harness/imports.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'

const app = useTestApp()

interface List {
  readonly result: readonly CardRow[]
  readonly facets: readonly Facet[]
}

const readers = ['en', 'it', 'de', 'pl'] as const
const inEnglish = 'Titian'
const inItalian = 'Tiziano'
const inGerman = 'Tizian'
/** By reader: nobody has written down a name in Polish. */
const names = [inEnglish, inItalian, inGerman, inItalian]

describe('A person and a place with names in several languages', () => {
  let anna: Awaited<ReturnType<typeof registrar>>
  let titian: CardAnswer
  let venice: CardAnswer
  let painting: CardAnswer

  async function termOf(vocabulary: VocabularyCode, name: string): Promise<{ readonly id: string }> {
    const terms = await app().database.inTenant(anna.museum.tenantId, tx => allTerms(tx, vocabulary))
    const found = terms.find(({ labels }) => labels.en === name)
    if (!found) throw new Error(`no term '${name}' in ${vocabulary}`)
    return { id: found.id }
  }

  /** What each reader is answered, in the order of `readers`. */
  const each = async <T>(url: string): Promise<T[]> => {
    const answers: T[] = []
    for (const language of readers) {
      const answer = await app().http.inject({
        url: `/api/v1${url}`,
        headers: { ...anna.headers, 'accept-language': language },
      })
      expect(answer.statusCode, answer.body).toBe(200)
      answers.push(answer.json<T>())
    }
    return answers
  }

  const make = async (path: string, values: object): Promise<CardAnswer> => {
    const { status, body } = await anna.ask('POST', path, { values })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  beforeAll(async () => {
    anna = await registrar(app, await makeMuseum(app()))
    await app().database.inTenant(anna.museum.tenantId, loadStarterTerms)
    const [english, italian, german] = [
      await termOf('LANG', 'English'),
      await termOf('LANG', 'Italian'),
      await termOf('LANG', 'German'),
    ]
    venice = await make('/place', {
      placeLocation: [
        { name: 'Venezia', language: italian, preferred: true },
        { name: 'Venice', language: english },
        { name: 'Venedig', language: german },
      ],
    })
    titian = await make('/catalogue/persons', {
      names: [
        { name: inItalian, language: italian, preferred: true },
        { name: inEnglish, language: english, type: await termOf('NAMT', 'translated name') },
        { name: inGerman, language: german },
        { name: 'Vecellio', language: german, type: await termOf('NAMT', 'birth name') },
      ],
      places: [{ place: { id: venice.id } }],
    })
    painting = await anna.put({
      objectNumbers: [{ objectNumber: 'P 1' }],
      productions: [{ agent: { id: titian.id } }],
    })
  })

  test('are headed in the language of the reader, on their pages and in their lists [F-W05]', async () => {
    const pages = await each<CardAnswer>(`/catalogue/persons/${titian.id}`)
    expect(pages.map(({ heading, subtitle }) => [heading, subtitle])).toEqual([
      [inEnglish, 'Venice'],
      [inItalian, 'Venezia'],
      [inGerman, 'Venedig'],
      [inItalian, 'Venezia'],
    ])
    const lists = await each<List>('/catalogue/persons')
    expect(lists.map(({ result }) => result[0]?.title)).toEqual(names)
    expect((await each<List>('/place')).map(({ result }) => result[0]?.title)).toEqual([
      'Venice',
      'Venezia',
      'Venedig',
      'Venezia',
    ])
  })

  test('are so called by records that link to them: second line, column, facet, linked records, fields [F-W05]', async () => {
    const lists = await each<List>('/catalogue/')
    expect(lists.map(({ result }) => result[0]?.subtitle)).toEqual(names)
    expect(lists.map(({ result }) => result[0]?.columns.author)).toMatchObject(names.map(name => [{ name }]))
    expect(
      lists.map(({ facets }) => facets.find(({ name }) => name === 'productions_agent')?.values[0]?.label),
    ).toEqual(names)
    const pages = await each<CardAnswer & { readonly productions: readonly { agent: { name: string } }[] }>(
      `/catalogue/${painting.id}`,
    )
    expect(pages.map(({ productions }) => productions[0]?.agent.name)).toEqual(names)
    expect(pages.map(page => page.relatedEntities[0]?.linkItems[0]?.title)).toEqual(names)
  })

  test('are proposed in the language of the reader, by whichever of their names is typed [F-W05]', async () => {
    for (const typed of [...new Set(names), 'Vecellio']) {
      const found = await each<{ result: readonly LinkItem[] }>(`/catalogue/persons/suggest?q=${typed}`)
      expect(
        found.map(({ result }) => result[0]?.title),
        typed,
      ).toEqual(names)
    }
  })

  test('are found, and so are the objects linked with them, by each name that a reader may see [F-W05]', async () => {
    for (const q of names) {
      expect(await anna.numbers({ q }), q).toEqual(['P 1'])
      const { body } = await anna.ask<List>('GET', `/catalogue/persons?q=${q}`)
      expect(
        body.result.map(({ id }) => id),
        q,
      ).toEqual([titian.id])
    }
  })

  test('keep their preferred names in tables, which are read in again in whatever language [F-W05]', async () => {
    for (const language of readers) {
      const answer = await app().http.inject({
        method: 'POST',
        url: '/api/v1/catalogue/export',
        headers: { ...anna.headers, 'accept-language': language },
        payload: { selection: {}, format: 'csv', columns: ['productions/agent'] },
      })
      expect(answer.body).toContain(inItalian)
    }
  })

  test('are called otherwise everywhere when one of the names changes [F-W05]', async () => {
    const { body: place } = await anna.ask('GET', `/place/${venice.id}`)
    const placeLocation = (place as unknown as { placeLocation: { name: string }[] }).placeLocation.map(
      row => (row.name === 'Venedig' ? { ...row, name: 'Venedig (Stadt)' } : row),
    )
    const saved = await anna.ask('PUT', `/place/${venice.id}`, {
      id: venice.id,
      version: place.version,
      placeLocation,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await vi.waitFor(async () => {
      const lists = await each<List>('/catalogue/persons')
      expect(lists.map(({ result }) => result[0]?.subtitle)).toEqual([
        'Venice',
        'Venezia',
        'Venedig (Stadt)',
        'Venezia',
      ])
    }, 15_000)
    await expectConsistency(app(), anna.museum)
  })
})

test('A place is called anew when a term is said to mean the language of a reader, and is found by its preferred name that no reader sees [F-W05]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  const tongues = await makeTerms(app(), anna.museum, 'LANG', [
    'of Dante',
    'of Luther',
    'of Byron',
    'of Reymont',
  ])
  const named = (name: string, tongue: string) => ({ name, language: { id: tongues[tongue] } })
  const prague = await anna.ask('POST', '/place', {
    values: {
      placeLocation: [
        { name: 'Praha', preferred: true },
        named('Praga (it)', 'of Dante'),
        named('Prag', 'of Luther'),
        named('Prague', 'of Byron'),
        named('Praga (pl)', 'of Reymont'),
      ],
    },
  })
  expect(prague.body.heading).toBe('Praha')
  const { body: emperor } = await anna.ask('POST', '/catalogue/persons', {
    values: { names: [{ name: 'Rudolf' }], places: [{ place: { id: prague.body.id } }] },
  })
  for (const [tongue, notation] of [
    ['of Dante', 'ita'],
    ['of Luther', 'ger'],
    ['of Byron', 'en'],
    ['of Reymont', 'PL'],
  ] as const) {
    const { status, body } = await anna.ask('PUT', `/terms/${tongues[tongue]}`, {
      labels: { en: tongue },
      notation,
    })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  await vi.waitFor(async () => {
    const { body } = await anna.ask<List>('GET', '/place')
    expect(body.result[0]?.title).toBe('Prague')
    for (const q of ['Praha', 'Prag', 'Prague']) {
      const found = await anna.ask<List>('GET', `/catalogue/persons?q=${q}`)
      expect(
        found.body.result.map(({ id }) => id),
        q,
      ).toEqual([emperor.id])
    }
  }, 15_000)
  await expectConsistency(app(), anna.museum)
  // A table that names it refers to it, by whichever of the names.
  const { bring, map, run } = await importer(app(), {
    museum: anna.museum,
    permissions: declarations.flatMap(({ permissions: { read, create } }) => [...read, ...create]),
  })
  const { id } = await bring('name,place\nTycho,Praha\nMatthias,Prag\n', 'list.csv', 'person')
  await map(id, {
    mode: 'create',
    match: 'number',
    createTerms: false,
    keepUnmatched: false,
    emptyClears: false,
    language: 'en',
    constants: {},
    columns: [
      { column: 'name', targets: [{ path: 'names/name' }] },
      { column: 'place', targets: [{ path: 'places/place', missing: 'refuse' }] },
    ],
  })
  expect((await run(id, 'load')).counts).toMatchObject({ created: 2, refused: 0 })
})

test('A collection is called by its title in the language of the reader [F-W05]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  await app().database.inTenant(anna.museum.tenantId, loadStarterTerms)
  const { German: german = '' } = await makeTerms(app(), anna.museum, 'LANG', ['German'])
  const { body } = await anna.ask('POST', '/catalogue/collections', {
    values: {
      title: 'Harcourt Cabinet',
      otherTitles: [{ title: 'Harcourtsches Kabinett', language: { id: german } }],
    },
  })
  expect(body.heading).toBe('Harcourt Cabinet')
  const answer = await app().http.inject({
    url: `/api/v1/catalogue/collections/${body.id}`,
    headers: { ...anna.headers, 'accept-language': 'de' },
  })
  expect(answer.json<CardAnswer>().heading).toBe('Harcourtsches Kabinett')
})
