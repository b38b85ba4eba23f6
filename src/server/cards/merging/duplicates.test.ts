import { expect, test } from 'vitest'
import type { Duplicate, DuplicatePair } from '#model/api/cards/merging.ts'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { readDate } from '#model/dates/reader/read-date.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

async function someone() {
  const anna = await registrar(app, await makeMuseum(app()))
  const person = async (name: string, more: object = {}): Promise<string> => {
    const { status, body } = await anna.call<CardAnswer>('POST', '/persons/', {
      values: { names: [{ name }], ...more },
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.id
  }
  const like = async (values: object, id?: string) => {
    const { status, body } = await anna.call<{ result: Duplicate[] }>('POST', '/persons/duplicates', {
      values,
      ...(id !== undefined && { id }),
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.result.map(({ id, likeness, why }) => ({ id, likeness, why }))
  }
  const named = async (name: string) => like({ names: [{ name }] })
  const pairs = async () =>
    (await anna.call<{ result: DuplicatePair[]; next: string | null }>('GET', '/persons/duplicates/pairs'))
      .body
  return { ...anna, person, like, named, pairs }
}

const born = (year: number) => ({ birthDate: readDate(String(year), 'en').date })

test('A person who is typed a second time is told, without accents, inverted, by initials, and with a slip of the pen [C-E02]', async () => {
  const anna = await someone()
  const id = await anna.person('Żaneta Groß')
  for (const name of ['Zaneta Gross', 'groß, żaneta', 'Ż. Groß', 'Zanetta Gros'])
    expect(await anna.named(name), name).toMatchObject([{ id }])
  expect((await anna.named('zaneta gross'))[0]).toEqual({ id, likeness: 'likely', why: ['sameName'] })
  for (const name of ['Zaneta Meyer', 'Żaneta', 'Ż. G.', '', '!?'])
    expect(await anna.named(name), name).toEqual([])
})

test('Years speak for or against, a number of an authority file decides, and other names of a person count [C-E02]', async () => {
  const anna = await someone()
  const id = await anna.person('Giambattista Tiepolo', {
    ...born(1696),
    names: [{ name: 'Giambattista Tiepolo' }, { name: 'Zuan Batista Tiepolo' }],
    identifiers: [{ identifier: { scheme: 'ulan', code: '500018523' } }],
  })
  const typed = (name: string, more: object) => anna.like({ names: [{ name }], ...more })
  expect(await typed('Tiepolo, Giambattista', born(1696))).toEqual([
    { id, likeness: 'likely', why: ['sameName', 'sameYears'] },
  ])
  expect(await typed('Tiepolo, Giambattista', born(1727))).toEqual([
    { id, likeness: 'possible', why: ['sameName', 'otherYears'] },
  ])
  expect(await typed('Giambatista Tiepollo', born(1850))).toEqual([])
  expect((await typed('Tiepolo Zuan Batista', {}))[0]).toMatchObject({ id, likeness: 'likely' })
  const ulan = { identifiers: [{ identifier: { scheme: 'ulan', code: '500018523' } }] }
  expect(await typed('G. B. T.', ulan)).toEqual([{ id, likeness: 'certain', why: ['identifier'] }])
  expect(await anna.like({ names: [{ name: 'Giambattista Tiepolo' }] }, id)).toEqual([])
})

test('Pairs that may be one are found over a whole list; those that were said to be two are not told again [C-E02] [C-K16]', async () => {
  const anna = await someone()
  const one = await anna.person('Mario Rossi')
  const two = await anna.person('Rossi, Mario')
  const [three, four] = [await anna.person('Anna Kowalska'), await anna.person('Ana Kovalska')]
  await anna.person('Somebody Else')
  const found = async () =>
    (await anna.pairs()).result.map(({ card, other, likeness }) => [card.id, other.id, likeness])
  expect(await found()).toEqual([
    [one, two, 'likely'],
    [three, four, 'possible'],
  ])
  expect((await anna.pairs()).next).toBeNull()
  const distinct = { id: two, otherId: one }
  expect((await anna.call('PUT', '/persons/duplicates/distinct', distinct)).status).toBe(204)
  expect(await found()).toEqual([[three, four, 'possible']])
  expect(await anna.like({ names: [{ name: 'Mario Rossi' }] }, one)).toEqual([])
  expect((await anna.call('DELETE', '/persons/duplicates/distinct', distinct)).status).toBe(204)
  expect(await found()).toHaveLength(2)
})

test('Duplicates are told of every type that can be merged, objects not among them [C-E04] [C-E05]', async () => {
  const anna = await someone()
  const { body: place } = await anna.ask('POST', '/place/', {
    values: { placeLocation: [{ name: 'Città di Castello' }] },
  })
  const listed = await anna.ask<{ result: Duplicate[] }>('GET', '/place/duplicates?q=citta%20di%20castelo')
  expect(listed.body.result.map(({ id }) => id)).toEqual([place.id])
  const { body: book } = await anna.ask('POST', '/biblio/', {
    values: { bibliography: { title: 'The Stones of Venice' } },
  })
  const books = await anna.ask<{ result: Duplicate[] }>('GET', '/biblio/duplicates?q=stones%20of%20venice')
  expect(books.body.result.map(({ id }) => id)).toEqual([book.id])
  expect((await anna.ask('GET', '/catalogue/duplicates?q=bowl')).status).toBeGreaterThanOrEqual(400)
})
