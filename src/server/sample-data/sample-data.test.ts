import { expect, test, vi } from 'vitest'
import type { Operation } from '#model/api/operations.ts'
import type { SampleData } from '#model/api/sample-data.ts'
import type { HomeFigures } from '#model/api/statistics.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

interface Listed {
  readonly result: readonly {
    readonly id: string
    readonly number: string
    readonly title: string
    readonly thumbnailUrl: string | null
    readonly publishedOnWeb: boolean
  }[]
  readonly totalSize: number
}

/** An administrator of a fresh museum, with the ways about its sample data. */
async function beginner() {
  const anna = await registrar(app, await makeMuseum(app()))
  const state = async () => (await anna.ask<SampleData>('GET', '/sample-data')).body
  const add = () => anna.ask<Operation>('POST', '/sample-data')
  const remove = () => anna.ask<Operation>('POST', '/sample-data/removal')
  const list = async (path: string) => (await anna.ask<Listed>('GET', `${path}?size=100`)).body
  /** An operation when it has ended; drawing twenty pictures takes its time on a busy machine. */
  const ended = ({ body: { id } }: { readonly body: Operation }) =>
    vi.waitFor(
      async () => {
        const { body } = await anna.ask<Operation>('GET', `/operations/${id}`)
        expect(body.state, JSON.stringify(body)).not.toBe('IN_PROGRESS')
        return body
      },
      { timeout: 150_000, interval: 200 },
    )
  const added = async () => {
    const done = await ended(await add())
    expect(done.state).toBe('DONE')
    return done
  }
  const removed = async () => {
    const done = await ended(await remove())
    expect(done.state).toBe('DONE')
    return done
  }
  return { ...anna, ended, state, add, remove, list, added, removed }
}

test('A fresh museum gets sample data once, marked and never published, and gives it back as if it had not been there [F-W10]', async () => {
  const anna = await beginner()
  expect(await anna.state()).toEqual({ state: 'NONE', offered: true, going: [], kept: [] })
  // A double click, and a second administrator at the same time.
  const [one, other] = await Promise.all([anna.add(), anna.add()])
  expect(one.body.id).toBe(other.body.id)
  await anna.ended(one)
  const objects = await anna.list('/catalogue/')
  expect(objects.totalSize).toBe(20)
  expect(objects.result.every(({ number }) => /^Sample \d+$/.test(number))).toBe(true)
  expect(objects.result.every(({ thumbnailUrl }) => thumbnailUrl !== null)).toBe(true)
  expect(objects.result.some(({ publishedOnWeb }) => publishedOnWeb)).toBe(false)
  const persons = await anna.list('/catalogue/persons/')
  expect(persons.result.every(({ title }) => title.endsWith('(Sample)'))).toBe(true)
  const there = await anna.state()
  expect(there).toMatchObject({ state: 'THERE', offered: false, kept: [] })
  expect(new Map(there.going.map(({ type, total }) => [type, total]))).toEqual(
    new Map(
      Object.entries({
        place: 3,
        person: 3,
        organization: 1,
        collection: 1,
        object: 20,
        file: 20,
        loanOut: 1,
        exhibition: 1,
        conditionCheck: 1,
      }),
    ),
  )
  const { body: home } = await anna.ask<HomeFigures>('GET', '/statistics/home')
  expect(home.steps.filter(({ done }) => done)).toEqual([])

  const [first] = objects.result
  const published = await anna.ask('PUT', `/catalogue/${first?.id}/published_on_web`, { published: true })
  expect(published.status, JSON.stringify(published.body)).toBe(409)

  const { body: next } = await anna.ask<{ values: object }>('GET', '/catalogue/new')
  expect(JSON.stringify(next)).not.toContain('Sample')

  await anna.removed()
  expect(await anna.state()).toEqual({ state: 'NONE', offered: true, going: [], kept: [] })
  for (const path of ['/catalogue/', '/catalogue/persons/', '/place/', '/files/', '/procedures/'])
    expect((await anna.list(path)).totalSize, path).toBe(0)
  const { body: bin } = await anna.ask<{ totalSize: number }>('GET', '/catalogue/bin')
  expect(bin.totalSize).toBe(0)
  // Nothing of the registers was used up.
  const own = await anna.put({ objectNumbers: [{ objectNumber: '1' }], title: { en: 'Bowl' } })
  expect(own.incrementalNumber).toBe(1)
  const { body: loan } = await anna.ask<{ number: string }>('POST', '/procedures', {
    type: 'LOAN_OUT',
    title: 'To Riva',
  })
  expect(loan.number).toMatch(/-001$/)
}, 300_000)

test('What people changed, edit or refer to stays when sample data goes, with what it needs, and belongs to the museum then [F-W10]', async () => {
  const anna = await beginner()
  await anna.added()
  const objects = (await anna.list('/catalogue/')).result
  const idOf = (title: string) => objects.find(each => each.title === title)?.id ?? ''
  const amphora = await anna.read(idOf('Attic black-figure amphora'))
  await anna.call('PUT', `/${amphora.id}/lock`)
  const saved = await anna.save(amphora, {
    ...amphora,
    title: { en: 'Our amphora' },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await anna.release(amphora)
  const mirror = idOf('Etruscan mirror with Menerva and Hercle')
  const own = await anna.put({
    objectNumbers: [{ objectNumber: '1' }],
    title: { en: 'Mirror box' },
    relatedObject: [{ object: { id: mirror } }],
  })
  const before = await anna.state()
  expect(before.kept.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Sample 3 Our amphora', expect.stringContaining('Etruscan mirror')]),
  )
  await anna.removed()
  const left = (await anna.list('/catalogue/')).result.map(({ id }) => id)
  expect(new Set(left)).toEqual(new Set([amphora.id, mirror, own.id]))
  // Its picture, findspot and collection stay with it.
  const kept = await anna.read(amphora.id)
  expect(kept.files).toHaveLength(1)
  expect(kept.thumbnailUrl).not.toBeNull()
  expect((await anna.list('/place/')).totalSize).toBe(2)
  expect((await anna.list('/procedures/')).totalSize).toBe(0)
  expect(await anna.state()).toMatchObject({ state: 'NONE', offered: true, going: [], kept: [] })
  const published = await anna.ask('PUT', `/catalogue/${amphora.id}/published_on_web`, { published: true })
  expect(published.status).toBe(200)
}, 300_000)

test('Sample data that was stopped midway is put in to its end or taken away, once each; never in a museum with objects of its own, by others, or elsewhere [F-W10]', async () => {
  const anna = await beginner()
  const { body: begun } = await anna.add()
  await vi.waitFor(async () => expect((await anna.state()).going.length).toBeGreaterThan(0), {
    timeout: 100_000,
  })
  await anna.ask('PUT', `/operations/${begun.id}/stop`)
  await vi.waitFor(async () => expect((await anna.state()).state).toBe('THERE'), { timeout: 100_000 })
  expect(await anna.state()).toMatchObject({ offered: true })
  const before = (await anna.state()).going.length

  const bruno = await beginner()
  expect((await bruno.remove()).status).toBe(409)
  const { headers } = await signedIn(app(), { museum: anna.museum, permissions: ['catalogueAddCard'] })
  const refused = await app().http.inject({ method: 'POST', url: '/api/v1/sample-data', headers })
  expect(refused.statusCode).toBe(403)
  for (let number = 1; number <= 25; number++)
    await bruno.put({ objectNumbers: [{ objectNumber: `A ${number}` }] })
  expect(await bruno.state()).toMatchObject({ state: 'NONE', offered: false })
  expect((await bruno.add()).status).toBe(409)
  expect((await anna.state()).going.length).toBe(before)

  await anna.added()
  expect((await anna.list('/catalogue/')).totalSize).toBe(20)
  await Promise.all([anna.remove(), anna.remove()])
  await vi.waitFor(async () => expect((await anna.state()).state).toBe('NONE'), { timeout: 100_000 })
  expect((await anna.list('/catalogue/')).totalSize).toBe(0)
}, 300_000)
