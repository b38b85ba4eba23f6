import { beforeAll, describe, expect, test } from 'vitest'
import type { CardAnswer, CardRow, Facet } from '#model/api/cards/shapes.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { allTerms, loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

const someone = async () => registrar(app, await makeMuseum(app()))
let curator: Awaited<ReturnType<typeof someone>>
beforeAll(async () => {
  curator = await someone()
  await app().database.inTenant(curator.museum.tenantId, loadStarterTerms)
})

interface List {
  readonly result: readonly CardRow[]
  readonly facets: readonly Facet[]
  readonly totalSize: number
}

const persons = '/catalogue/persons'

const year = (earliest: number) => ({ earliestDate: { year: earliest }, earliestEra: 'AD' })

async function make(path: string, values: object): Promise<CardAnswer> {
  const { status, body } = await curator.ask('POST', path, { values })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

async function termOf(vocabulary: VocabularyCode, name: string): Promise<{ readonly id: string }> {
  const terms = await app().database.inTenant(curator.museum.tenantId, tx => allTerms(tx, vocabulary))
  const term = terms.find(({ labels }) => labels.en === name)
  if (!term) throw new Error(`no term '${name}' in ${vocabulary}`)
  return term
}

describe('At /catalogue/persons', () => {
  const tiepolo = {
    names: [{ name: 'Giambattista Tiepolo' }, { name: 'Tiepolo, Giovanni Battista', preferred: true }],
    places: [{ place: { name: 'Venice' } }],
    birthDate: year(1696),
    deathDate: year(1770),
    identifiers: [{ identifier: 'http://vocab.getty.edu/ulan/500018523' }, { identifier: 'nga: 1928' }],
  }

  test('persons and organizations are of two types in one list [C-E02] [C-K01]', async () => {
    const painter = await make(persons, tiepolo)
    const academy = await make(persons, {
      entityType: { id: 7 },
      names: [{ name: 'Accademia di Belle Arti' }],
      foundationDate: year(1750),
    })
    expect(painter).toMatchObject({
      type: { id: 5, name: 'PERSON' },
      heading: 'Tiepolo, Giovanni Battista',
      subtitle: 'Venice 1696–1770',
      identifiers: [
        { identifier: { scheme: 'ulan', code: '500018523' } },
        { identifier: { scheme: 'source', code: 'nga:1928' } },
      ],
    })
    expect(academy).toMatchObject({ type: { id: 7, name: 'ORGANIZATION' }, subtitle: '1750 –' })
    const { body } = await curator.ask<List>('GET', `${persons}?sort=year`)
    expect(body.result.map(({ id, type }) => [id, type.name])).toEqual([
      [painter.id, 'PERSON'],
      [academy.id, 'ORGANIZATION'],
    ])
    const types = body.facets.find(({ name }) => name === 'entityType')
    expect(types?.values.map(({ label, count }) => [label, count])).toEqual([
      ['Person', 1],
      ['Organisation', 1],
    ])
  })

  test.each([
    'Giambattista Tiepolo',
    'tiepolo, giambattista',
    '500018523',
    'ulan:500018523',
    'nga:1928',
    '1928',
  ])('a person is found by %s [C-E02]', async q => {
    const { body } = await curator.ask<List>('GET', `${persons}?q=${encodeURIComponent(q)}`)
    expect(body.result.map(({ title }) => title)).toEqual(['Tiepolo, Giovanni Battista'])
  })

  test('an identifier that is none is refused at its field, with one that is [C-E02]', async () => {
    const refused = await curator.ask<{ fields: Record<string, string> }>('POST', persons, {
      values: {
        identifiers: [{ identifier: { scheme: 'ulan', code: '77' } }, { identifier: 'TGN 7018159' }],
      },
    })
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toEqual({
      'identifiers.0.identifier': 'This is not a ULAN identifier; example: 500115588',
      'identifiers.1.identifier': expect.stringContaining('ULAN, VIAF, Wikidata'),
    })
  })
})

test('A place is known by its preferred name and lies in another one [C-E05]', async () => {
  const lazio = await make('/place', { placeLocation: [{ name: 'Lazio' }] })
  const caere = await make('/place', {
    placeLocation: [{ name: 'Caere' }, { name: 'Cerveteri', preferred: true }],
    broader: { id: lazio.id },
    position: { point: { x: 12.1, y: 42, system: 4326 } },
    identifiers: [{ identifier: 'https://pleiades.stoa.org/places/422859' }],
  })
  expect(caere).toMatchObject({
    type: { id: 10, name: 'PLACE' },
    heading: 'Cerveteri',
    subtitle: 'Lazio',
    broader: { id: lazio.id, name: 'Lazio' },
  })
  const { body } = await curator.ask<List>('GET', '/place?q=caere')
  expect(body.result.map(({ id }) => id)).toEqual([caere.id])
})

test('An event tells when and where it was and who took part; what is named by nobody is dropped [C-E06] [C-K12]', async () => {
  const [walters, marco] = [
    await make(persons, { entityType: { id: 7 }, names: [{ name: 'The Walters Art Museum' }] }),
    await make(persons, { names: [{ name: 'Marco Rossi' }] }),
  ]
  const role = await termOf('EVPR', 'curator')
  const event = await make('/event', {
    name: { en: 'Faience' },
    date: year(2003),
    venue: { id: walters.id },
    city: 'Baltimore',
    eventRelatedPerson: [{ role: { id: role.id } }, { person: { id: marco.id }, role: { id: role.id } }],
    eventDescription: [{ description: { en: ' ' } }],
  })
  expect(event).toMatchObject({
    type: { id: 12, name: 'EVENT' },
    heading: 'Faience',
    subtitle: '2003, The Walters Art Museum, Baltimore',
    eventRelatedPerson: [{ person: { id: marco.id, name: 'Marco Rossi' }, role: { name: 'curator' } }],
  })
  expect(event.eventRelatedPerson).toHaveLength(1)
  expect(event).not.toHaveProperty('eventDescription')
  const { body } = await curator.ask('GET', `${persons}/${marco.id}`)
  expect(body.relatedEntities).toMatchObject([
    { type: { name: 'EVENT' }, association: { name: 'curator' }, linkItems: [{ title: 'Faience' }] },
  ])
})

test('Who was whose teacher is read from either side [C-E02] [C-K08]', async () => {
  const teacher = await termOf('PERA', 'teacher of')
  const pupil = await make(persons, { names: [{ name: 'Piranesi' }] })
  const master = await make(persons, {
    names: [{ name: 'Matteo Lucchesi' }],
    relatedPersons: [{ person: { id: pupil.id }, association: { id: teacher.id } }],
  })
  const namesOf = ({ relatedEntities }: CardAnswer) =>
    relatedEntities.map(({ association }) => association.name)
  expect(namesOf(master)).toEqual(['teacher of'])
  expect(namesOf((await curator.ask('GET', `${persons}/${pupil.id}`)).body)).toEqual(['pupil of'])
})
