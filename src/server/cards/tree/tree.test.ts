import { expect, test, vi } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { TreePage } from '#model/api/cards/tree.ts'
import type { Operation } from '#model/api/operations.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

/** Somebody who keeps the places of a museum. */
async function someone() {
  const anna = await registrar(app, await makeMuseum(app()))
  const { ask } = anna
  const place = async (name: string, broader?: CardAnswer): Promise<CardAnswer> => {
    const { status, body } = await ask('POST', '/place/', {
      values: { placeLocation: [{ name }], ...(broader && { broader: { id: broader.id } }) },
    })
    expect(status, JSON.stringify(body)).toBe(201)
    await ask('DELETE', `/place/${body.id}/lock`)
    return body
  }
  const savePlace = async ({ id }: CardAnswer, values: object) => {
    await ask('PUT', `/place/${id}/lock`)
    const { body } = await ask('GET', `/place/${id}`)
    const { version, placeLocation, broader } = body
    const saved = await ask<CardAnswer & { fields?: Record<string, unknown> }>('PUT', `/place/${id}`, {
      id,
      version,
      placeLocation,
      broader,
      ...values,
    })
    await ask('DELETE', `/place/${id}/lock`)
    return saved
  }
  const move = (card: CardAnswer, broader: CardAnswer | null) =>
    savePlace(card, { broader: broader && { id: broader.id } })
  const tree = async (query: Record<string, string> = {}): Promise<TreePage> => {
    const { status, body } = await ask<TreePage>('GET', `/place/tree?${new URLSearchParams(query)}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const below = async (parent?: CardAnswer) =>
    (await tree(parent ? { parent: parent.id } : {})).result.map(({ title, children }) => [title, children])
  const titles = async (path: string, query: Record<string, string>) => {
    const { status, body } = await ask<{ result: { title: string }[] }>(
      'GET',
      `/${path}/?${new URLSearchParams({ without_filters: 'true', sort: 'title', ...query })}`,
    )
    expect(status, JSON.stringify(body)).toBe(200)
    return body.result.map(({ title }) => title)
  }
  const within = (card: CardAnswer) =>
    titles('place', { filters: JSON.stringify({ broader: [`#${card.id}`] }) })
  const italy = await place('Italy')
  const lazio = await place('Lazio', italy)
  const rome = await place('Rome', lazio)
  return { ...anna, place, savePlace, move, tree, below, titles, within, italy, lazio, rome }
}

test('Places stand below each other: what is right below one, how much below that, and what above [C-E05]', async () => {
  const { place, tree, below, italy, lazio, rome, museum } = await someone()
  await place('Apulia', italy)
  await place('France')
  expect(await below()).toEqual([
    ['France', 0],
    ['Italy', 2],
  ])
  expect(await below(italy)).toEqual([
    ['Apulia', 0],
    ['Lazio', 1],
  ])
  const { path, result, totalSize } = await tree({ parent: rome.id })
  expect(path.map(({ title }) => title)).toEqual(['Italy', 'Lazio', 'Rome'])
  expect(path.map(({ id }) => id)).toEqual([italy.id, lazio.id, rome.id])
  expect([result, totalSize]).toEqual([[], 0])
  await expectConsistency(app(), museum)
})

test('A list is narrowed to a branch: all that lies below a place, however deep [C-E05] [C-K03]', async () => {
  const { within, titles, italy, lazio } = await someone()
  expect(await within(italy)).toEqual(['Lazio', 'Rome'])
  expect(await within(lazio)).toEqual(['Rome'])
  expect(await titles('place', { q: 'italy' })).toEqual(['Italy', 'Lazio', 'Rome'])
})

test('What was found in a city is counted under its country and found by its name [C-E05] [C-K03]', async () => {
  const { titles, ask, italy, rome } = await someone()
  const { body, status } = await ask('POST', '/event/', {
    values: { name: { en: 'Dig' }, venue: { id: rome.id } },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(await titles('event', { filters: JSON.stringify({ venue: [`#${italy.id}`] }) })).toEqual(['Dig'])
  expect(await titles('event', { q: 'Italy' })).toEqual(['Dig'])
})

test('A branch that is moved takes all below it along, and what is linked there, behind the request [C-E05]', async () => {
  const { place, move, within, titles, ask, italy, lazio, rome, museum } = await someone()
  const papal = await place('Papal State')
  await ask('POST', '/event/', { values: { name: { en: 'Dig' }, venue: { id: rome.id } } })
  expect((await move(lazio, papal)).status).toBe(200)
  expect(await within(papal)).toContain('Lazio')
  await vi.waitFor(async () => {
    expect(await within(papal)).toEqual(['Lazio', 'Rome'])
    expect(await within(italy)).toEqual([])
    const inPapal = JSON.stringify({ venue: [`#${papal.id}`] })
    expect(await titles('event', { filters: inPapal })).toEqual(['Dig'])
    expect(await titles('event', { q: 'italy' })).toEqual([])
  }, 15_000)
  await expectConsistency(app(), museum)
})

test('A place that is renamed is found by its new name in all that lies below it [C-E05]', async () => {
  const { savePlace, titles, italy } = await someone()
  await savePlace(italy, { placeLocation: [{ name: 'Italia' }] })
  await vi.waitFor(
    async () => expect(await titles('place', { q: 'italia' })).toEqual(['Italia', 'Lazio', 'Rome']),
    15_000,
  )
})

test('Nothing is put below itself, not even round several corners [C-E05]', async () => {
  const { move, tree, italy, rome, museum } = await someone()
  for (const broader of [italy, rome]) {
    const { status, body } = await move(italy, broader)
    expect([status, body.fields]).toEqual([400, { broader: 'A record can’t be its own parent' }])
  }
  expect((await tree({ parent: rome.id })).path).toHaveLength(3)
  await expectConsistency(app(), museum)
})

test('Nor by two people at once, each of whom puts one below the other [C-E05] [C-K15]', async () => {
  const { place, move, tree, museum } = await someone()
  for (let round = 0; round < 4; round++) {
    const [one, other] = [await place(`One ${round}`), await place(`Other ${round}`)]
    const saved = await Promise.all([move(one, other), move(other, one)])
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const paths = await Promise.all([one, other].map(({ id }) => tree({ parent: id })))
    expect(paths.map(({ path }) => path.length).toSorted()).toEqual([1, 2])
  }
  await expectConsistency(app(), museum)
})

test('Nor by an action on many cards, or by going back to an earlier version [C-E05] [C-K16] [C-K14]', async () => {
  const { ask, ended, move, italy, lazio, rome, museum } = await someone()
  const bulk = await ended(
    await ask<Operation>('POST', '/place/bulk', {
      selection: { ids: [italy.id] },
      action: { kind: 'set', path: 'broader', value: { id: rome.id } },
    }),
  )
  expect(bulk).toMatchObject({ state: 'DONE', progress: { success: [], fail: [italy.id] } })
  expect((await ask<TreePage>('GET', `/place/tree?parent=${italy.id}`)).body.path).toHaveLength(1)
  // Rome was below Lazio; then Rome goes to the top and Lazio below it.
  await move(rome, null)
  await move(lazio, rome)
  await ask('PUT', `/place/${rome.id}/lock`)
  const { status, body } = await ask<{ fields?: object }>('PUT', `/place/${rome.id}/revisions/1/restore`, {})
  expect([status, body.fields]).toEqual([400, { broader: 'A record can’t be its own parent' }])
  await expectConsistency(app(), museum)
})

test('What stands below a place in the bin is at the top until it comes back, and keeps its place [C-E05] [C-K13]', async () => {
  const { ask, below, within, italy, lazio, museum } = await someone()
  await ask('DELETE', `/place/${lazio.id}`)
  expect(await below()).toEqual([
    ['Italy', 0],
    ['Rome', 0],
  ])
  expect(await within(italy)).toEqual(['Rome'])
  await ask('PUT', `/place/${lazio.id}/restore`)
  expect(await below()).toEqual([['Italy', 1]])
  expect(await below(lazio)).toEqual([['Rome', 0]])
  await expectConsistency(app(), museum)
})

test('Many children come page by page, in their order [C-E05]', async () => {
  const { ask, tree, italy } = await someone()
  const add = async (at: number) => {
    const { body } = await ask('POST', '/place/', {
      values: { placeLocation: [{ name: `Town ${at + 1}` }], broader: { id: italy.id } },
    })
    return body.id
  }
  const made: string[] = []
  // A few at once: a busy machine turns a hundred away.
  for (let first = 0; first < 105; first += 15)
    made.push(...(await Promise.all(Array.from({ length: 15 }, (_, at) => add(first + at)))))
  expect(new Set(made).size).toBe(105)
  const first = await tree({ parent: italy.id })
  const second = await tree({ parent: italy.id, page: '1' })
  expect([first.totalSize, first.result.length, second.result.length]).toEqual([106, 100, 6])
  expect(first.result.slice(0, 3).map(({ title }) => title)).toEqual(['Lazio', 'Town 1', 'Town 2'])
})

test('A tree is asked for by its own museum alone, and only of types that make one [C-E05] [P-A03]', async () => {
  const { italy } = await someone()
  const other = await registrar(app, await makeMuseum(app()))
  expect((await other.ask('GET', `/place/tree?parent=${italy.id}`)).status).toBe(404)
  expect((await other.ask<TreePage>('GET', '/place/tree')).body.result).toEqual([])
})
