import { describe, expect, test } from 'vitest'
import type { PermissionCode } from '#model/permissions/codes.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../test/harness/factories.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'

const app = useTestApp()

async function cataloguer(permissions: readonly PermissionCode[] = ['catalogueRead', 'catalogueEdit']) {
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum, permissions })
  const post = (url: string, payload: object) =>
    app().http.inject({ method: 'POST', url: `/api/v1/${url}`, headers, payload })
  const read = async (id: string) => (await app().http.inject({ url: `/api/v1/terms/${id}`, headers })).json()
  return { museum, post, read }
}

describe('adding a term', () => {
  test('answers its id; it stands last below its parent [C-V02] [C-V07]', async () => {
    const { museum, post, read } = await cataloguer()
    const ids = await makeTerms(app(), museum, 'MTC', ['metal', 'metal > iron'])
    const answer = await post('lists/MTC/terms', {
      name: '  Bronze ',
      assignable: true,
      filteringValue: ids.metal,
      filteredBy: 'PARENT_TERM',
    })
    expect(answer.statusCode).toBe(200)
    expect(await read(answer.json().id)).toMatchObject({
      name: 'Bronze',
      labels: { en: 'Bronze' },
      parentId: ids.metal,
      path: [{ id: ids.metal, name: 'metal' }],
      position: 1,
    })
  })

  test('for an object category makes it a term of that category [C-V02]', async () => {
    const { post, read } = await cataloguer()
    const answer = await post('lists/OGTD/terms', {
      name: 'sestertius die',
      filteringValue: 9,
      filteredBy: 'CATEGORY',
    })
    expect(await read(answer.json().id)).toMatchObject({ category: [9] })
  })

  test('refuses a name that is there already, whatever its case and outer spaces, but not other accents [C-V07]', async () => {
    const { museum, post } = await cataloguer()
    await makeTerms(app(), museum, 'MTC', ['metal > Résine'])
    const answer = await post('lists/MTC/terms', { name: ' RÉSINE ' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ name: 'This term is already in the vocabulary' })
    expect((await post('lists/MTC/terms', { name: 'Resine' })).statusCode).toBe(200)
  })

  test('lets shelves of two rooms have the same name, but not two of one room [C-V07]', async () => {
    const { museum, post } = await cataloguer()
    const ids = await makeTerms(app(), museum, 'LR', ['Room 1', 'Room 2', 'Room 1 > Shelf'])
    const inRoom = (parentTermId: string | undefined) =>
      post('lists/LR/terms', { name: 'shelf', parentTermId })
    expect((await inRoom(ids['Room 2'])).statusCode).toBe(200)
    expect((await inRoom(ids['Room 1'])).statusCode).toBe(400)
  })

  test('makes one term when two people add the same at once [C-V07]', async () => {
    const { post } = await cataloguer()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post('lists/KEYWORDS/terms', { name: 'Twins' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  })

  test('refuses a closed vocabulary, a name too long, and a parent that is none [C-V01] [C-V07]', async () => {
    const { museum, post } = await cataloguer()
    const ids = await makeTerms(app(), museum, 'MTT', ['casting'])
    const closed = await post('lists/STCC/terms', { name: 'mint condition' })
    expect(closed.statusCode).toBe(403)
    expect(closed.json().message).toBe('This vocabulary is closed: no terms can be added')
    const long = await post('lists/MTC/terms', { name: 'x'.repeat(51) })
    expect(long.json().fields).toEqual({ name: 'Maximum number of characters exceeded' })
    for (const [code, parentTermId] of [
      ['MTC', ids.casting],
      ['MTC', '999999'],
      ['KEYWORDS', ids.casting],
    ])
      expect((await post(`lists/${code}/terms`, { name: 'new', parentTermId })).json().fields).toEqual({
        parentTermId: 'Choose one of the offered values',
      })
  })

  test('is for those who edit records of a type that uses the vocabulary [C-V07] [F-T05]', async () => {
    const reader = await cataloguer(['catalogueRead', 'damRead'])
    expect((await reader.post('lists/MTC/terms', { name: 'wax' })).statusCode).toBe(403)
    const librarian = await cataloguer(['biblioUpdate'])
    expect((await librarian.post('lists/MTC/terms', { name: 'wax' })).statusCode).toBe(403)
    expect((await librarian.post('lists/KEYWORDS/terms', { name: 'wax' })).statusCode).toBe(200)
  })
})

describe('adding to an authority file', () => {
  test('asks of an organization its function and reference number, of a person the reference number [C-V08]', async () => {
    const { post, read } = await cataloguer()
    const required = 'This field is required'
    const organization = await post('lists/ENT/terms', { name: 'Museo Civico' })
    expect(organization.json().fields).toEqual({ function: required, referenceNumber: required })
    const person = await post('lists/AUT/terms', {
      name: 'Mantegna',
      authority: 'PER',
      dateText: '1431-1506',
    })
    expect(person.json().fields).toEqual({ referenceNumber: required })
    const good = await post('lists/AUT/terms', {
      name: 'Mantegna',
      authority: 'PER',
      dateText: '1431-1506',
      referenceNumber: '00000042',
    })
    expect((await read(good.json().id)).authority).toEqual({
      kind: 'PER',
      dateText: '1431-1506',
      referenceNumber: '00000042',
    })
  })

  test('takes the only kind for granted, asks for it among several, and refuses a foreign one [C-V08]', async () => {
    const { post, read } = await cataloguer()
    const place = await post('lists/PLC/terms', { name: 'Bolca', country: 'Italia', provinceCode: 'VR' })
    expect((await read(place.json().id)).authority).toEqual({
      kind: 'PLA',
      place: 'Bolca',
      country: 'Italia',
      provinceCode: 'VR',
    })
    expect((await post('lists/AUT/terms', { name: 'Nobody' })).json().fields).toHaveProperty('authority')
    expect((await post('lists/ENT/terms', { name: 'X', authority: 'PER' })).json().fields).toHaveProperty(
      'authority',
    )
  })

  test('allows namesakes with other reference numbers [C-V08]', async () => {
    const { post } = await cataloguer()
    const person = (referenceNumber: string) =>
      post('lists/AUT/terms', { name: 'Giovanni', authority: 'PER', referenceNumber })
    const answers = [await person('1'), await person('2'), await person('1')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400])
  })
})

test('A location of the museum is added to its own tree [C-O11]', async () => {
  const { museum, post, read } = await cataloguer()
  const ids = await makeTerms(app(), museum, 'LR', ['Store'])
  const answer = await post('museum/locations', {
    name: 'Rack 4',
    parentTermId: ids.Store,
    note: 'cool and dry',
  })
  expect(await read(answer.json().id)).toMatchObject({
    code: 'LR',
    name: 'Rack 4',
    parentId: ids.Store,
    note: 'cool and dry',
  })
})
