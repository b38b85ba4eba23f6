import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFiles } from '#demonstration/files/add-files.ts'
import { drawPictures } from '#demonstration/files/draw-pictures.ts'
import { demoMuseums, picturesOf } from '#demonstration/museums.ts'
import { doWork } from '#demonstration/work/index.ts'
import type { CardAnswer, Revision } from '#model/api/cards/shapes.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { objectCategories, objectSubcategories } from '#model/cards/object/categories.ts'
import type { ObjectCard } from '#model/cards/object/sections.ts'
import { facetsOf, ownFacetsOf } from '#model/engine/facets.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { cardTypes } from '#model/record-types.ts'
import { museumIds } from '#server/platform/db/index.ts'
import { startTestApp, type TestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { bearer, makeMuseum, makePerson, signIn } from '../../../test/harness/factories.ts'
import { createDemoRecords, demoPassword } from './index.ts'

let app: TestApp
let milliseconds = 0

beforeAll(async () => {
  const start = performance.now()
  app = await startTestApp({ environment: { DEMO: '1' } })
  milliseconds = Math.round(performance.now() - start)
})
afterAll(() => app?.stop())

interface Listed {
  readonly totalSize: number
  readonly result: readonly {
    readonly id: string
    readonly number: string
    readonly title: string
    readonly thumbnailUrl: string | null
  }[]
  readonly facets: readonly {
    readonly name: string
    readonly values: readonly { readonly value: string }[]
  }[]
}

/** The catalogue as the person sees it. */
async function visitor(email = 'admin@demo.museum') {
  const { access_token } = await signIn(app, email, demoPassword)
  const call = async <T>(path: string): Promise<T> =>
    (await app.http.inject({ url: `/api/v1${path}`, headers: bearer(access_token) })).json<T>()
  const get = <T>(path: string): Promise<T> => call<T>(`/catalogue${path}`)
  const list = (query: Record<string, string> = {}) => get<Listed>(`/?${new URLSearchParams(query)}`)
  return { call, get, list }
}

const emails = Object.keys(demoMuseums)
const museum = (email = 'admin@demo.museum') => demoMuseums[email] ?? expect.unreachable(`no ${email}`)
const fileOf = (email: string, name: string) => readFile(join(museum(email).folder, name), 'utf8')

/** Returns the number of rows of a museum's table. */
const rowsOf = async (email: string, name: string): Promise<number> =>
  parse(await fileOf(email, name), { columns: true }).length

const present = async (email: string): Promise<number> =>
  (await rowsOf(email, 'objects.csv')) - JSON.parse(await fileOf(email, 'afterwards.json')).binned.length

/** Objects of a museum, those that are not in its collection included. */
async function objectsOf({ list }: Awaited<ReturnType<typeof visitor>>): Promise<number> {
  const apart = { filters: JSON.stringify({ holding: ['2', '3', '4'] }) }
  return (await list()).totalSize + (await list(apart)).totalSize
}

test('Both museums of the demonstration have their objects, some of them in the bin', async () => {
  process.stdout.write(`start of a server with the demonstration: ${milliseconds} ms\n`)
  const anna = await visitor()
  expect(await objectsOf(anna)).toBe(await present('admin@demo.museum'))
  expect(await objectsOf(await visitor('admin@second.museum'))).toBe(await present('admin@second.museum'))
  expect((await anna.get<{ result: unknown[] }>('/bin')).result).toHaveLength(2)
})

test('Its people are welcomed by news in their language, and those of other museums are not [C-P11]', async () => {
  const titles = async (call: <T>(path: string) => Promise<T>) =>
    Object.values((await call<{ entities: Record<string, { title: string }> }>('/news')).entities)
  expect((await titles((await visitor()).call)).map(({ title }) => title)).toContain(
    'Welcome: try everything',
  )
  const stranger = await makePerson(app, { museum: await makeMuseum(app) })
  const { access_token } = await signIn(app, stranger.email)
  const headers = bearer(access_token)
  const answer = await app.http.inject({ url: '/api/v1/news', headers })
  expect(answer.json<{ totalSize: number }>().totalSize).toBe(0)
})

test('Every facet has something to choose between', async () => {
  const { facets } = await (await visitor()).list()
  const poor = facets.filter(({ values }) => values.length < 2).map(({ name }) => name)
  // The sign of the map is yes or absent; how many pictures are drawn by now nobody knows; days are typed.
  expect(poor.filter(name => !['hasCoordinates', 'withPicture', 'available'].includes(name))).toEqual([])
  const object = declarationOf('object')
  const names = [
    ...facetsOf(object ?? { sections: {} }).map(({ name }) => name),
    ...ownFacetsOf(object ?? { sections: {} }),
  ]
  const shown = facets.map(({ name }) => name)
  expect(names.filter(name => !shown.includes(name))).toEqual([])
})

/** Addresses of the lists of the museum's other records, below '/api/v1'. */
const lists = {
  person: '/catalogue/persons',
  place: '/place',
  event: '/event',
  collection: '/catalogue/collections',
  document: '/catalogue/documents',
  biblio: '/biblio',
  linkItem: '/catalogue/linkItems',
} as const

test('Both museums have cards for whomever and whatever their objects name [C-E02] [C-E05] [C-E06]', async () => {
  const tables: Readonly<Record<keyof typeof lists, string>> = {
    person: 'persons',
    place: 'places',
    event: 'events',
    collection: 'collections',
    document: 'documents',
    biblio: 'works',
    linkItem: 'web-links',
  }
  for (const email of emails) {
    const { call } = await visitor(email)
    for (const type of Object.keys(tables) as (keyof typeof tables)[])
      expect((await call<Listed>(`${lists[type]}/`)).totalSize, `${type} of ${email}`).toBe(
        await rowsOf(email, `${tables[type]}.csv`),
      )
  }
})

test('Cards are linked with the objects that name them, and seen from both sides [C-K08]', async () => {
  const { call, list } = await visitor()
  const counts = async (path: string, q: string) => {
    const { result } = await call<Listed>(`${path}/?${new URLSearchParams({ q })}`)
    const id = result.find(({ title }) => title === q)?.id
    return (await call<CardAnswer>(`${path}/${id}`)).relatedEntitiesCount
  }
  expect(await counts(lists.person, 'Ottavio Vivanti')).toMatchObject({
    object: 22,
    document: 5,
    collection: 1,
  })
  expect(await counts(lists.place, 'Villa romana di Casale Aurelio')).toMatchObject({
    object: 9,
    event: 3,
    document: 1,
  })
  expect(await counts(lists.event, 'Wine and symposium')).toMatchObject({ object: 5, biblio: 1 })
  expect(await counts(lists.linkItem, 'Classical Art Research Centre, Oxford')).toMatchObject({ object: 4 })
  const { result } = await list({ q: 'MV 1915.7' })
  const amphora = result.find(({ number }) => number === 'MV 1915.7')?.id
  const { relatedEntitiesCount } = await call<CardAnswer>(`/catalogue/${amphora}`)
  expect(relatedEntitiesCount).toMatchObject({
    object: 1,
    collection: 1,
    document: 2,
    event: 2,
    biblio: 2,
    linkItem: 1,
  })
})

test('The search for duplicates finds whoever was written down twice [C-E02] [C-K16]', async () => {
  for (const [email, name] of [
    ['admin@demo.museum', 'Mario Oldofredi'],
    ['admin@second.museum', 'Hinrich Jensen'],
  ] as const) {
    const { call } = await visitor(email)
    const found = await call<{ result: unknown[] }>(
      `${lists.person}/duplicates?${new URLSearchParams({ q: name })}`,
    )
    expect(found.result.length, name).toBeGreaterThan(1)
  }
})

test('Nothing of the demonstration is linked to nowhere [C-K08] [C-K14]', async () => {
  for (const tenantId of await app.database.asSystem('the test', museumIds))
    await expectConsistency(app, { tenantId })
})

test('Objects are found in the words of any language, without their accents', async () => {
  const { list } = await visitor()
  const numbers = async (q: string) => (await list({ q })).result.map(({ number }) => number)
  expect(await numbers('anfora')).toContain('MV 1915.7')
  expect(await numbers('amphora')).toContain('MV 1915.7')
  expect(await numbers('Łódź')).toEqual(await numbers('lodz'))
  expect(await numbers('lodz')).toContain('Fot. 1400')
})

test('Records of the demonstration came in by an import, and their history tells who did what since [C-K14] [F-H08]', async () => {
  const { list, get } = await visitor()
  const { result } = await list({ q: 'MV 1915.7' })
  const id = result.find(({ number }) => number === 'MV 1915.7')?.id
  const history = await get<{ result: Pick<Revision, 'action' | 'by'>[] }>(`/${id}/revisions`)
  const revisions = history.result
    .filter(({ action }) => action !== 'cover')
    .map(({ action, by }) => [action, by?.name])
  expect(revisions.toReversed()).toEqual([
    ['imported', 'Marta Bianchi'],
    ['saved', 'Tomasz Łękawski'],
    ['saved', 'Marta Bianchi'],
    ['saved', 'Tomasz Łękawski'],
    ['published', 'Marta Bianchi'],
  ])
})

test('Loading twice changes nothing, and what was thrown away stays away', async () => {
  const { database, jobs, files, exchange } = app
  const records = createDemoRecords({
    database,
    jobs: { ...jobs, register: () => undefined },
    files,
    exchange,
    clock: () => new Date(),
    renamed: async () => undefined,
    routes: () => [],
  })
  const anna = await visitor()
  const persons = async () => (await anna.call<Listed>(`${lists.person}/`)).totalSize
  const before = await persons()
  await records.load()
  expect(await objectsOf(anna)).toBe(await present('admin@demo.museum'))
  expect(await persons()).toBe(before)
})

const valleyId = async () => (await app.database.asSystem('the test', museumIds))[0] ?? ''

/** Draws the picture of one object of the valley now, unless it is there. */
const draw = async (number: string) =>
  drawPictures(new Map([...(await picturesOf(museum()))].filter(([of]) => of === number)), {
    database: app.database,
    files: app.files,
    tenantId: await valleyId(),
    author: { accountId: '1', name: 'nobody' },
    signal: new AbortController().signal,
    renamed: async () => undefined,
    credit: {},
  })

test('Pictures are drawn behind the requests, each once', async () => {
  const { list } = await visitor()
  const drawn = async () => (await list({ filters: JSON.stringify({ withPicture: ['true'] }) })).result
  await expect.poll(async () => (await drawn()).length, { timeout: 150_000 }).toBeGreaterThan(2)
  const [{ id = '', number = '' } = {}] = await drawn()
  const { get } = await visitor()
  const { version } = await get<{ version: number }>(`/${id}`)
  await draw(number)
  expect(await get(`/${id}`)).toMatchObject({ version })
}, 200_000)

test('Its people are at work: procedures of every type, days of the calendar, a report with what was marked on a picture; nothing of it twice [C-P01] [C-P10]', async () => {
  const { call } = await visitor('curator@demo.museum')
  const procedures = async () =>
    (
      await call<{ result: { number: string; title: string; type: string; step: string }[] }>(
        '/procedures?size=200',
      )
    ).result
  const numbers = async () => (await procedures()).map(({ number, step }) => `${number} ${step}`).toSorted()
  const days = async () =>
    Object.values(
      (
        await call<{ entities: Record<string, { kind: string; title: string; startDateTime: string }> }>(
          '/calendar',
        )
      ).entities,
    )
  // The days of the calendar are the last that are written before pictures are drawn.
  await expect
    .poll(async () => (await days()).map(({ title }) => title), { timeout: 150_000 })
    .toContain('Museo chiuso per pulizia delle vetrine')
  const { work, language } = museum()
  const begun = await numbers()
  const visits = (await days()).filter(({ kind }) => kind === 'visit')
  expect(visits).toHaveLength(1)
  for (const { startDateTime } of visits)
    expect(new Date(startDateTime).getUTCDay()).toSatisfy((day: number) => day > 0 && day < 6)
  await draw('MV 1934.1')
  const working = {
    database: app.database,
    clock: () => new Date(),
    routes: app.routes,
    tenantId: await valleyId(),
    language,
    people: { admin: 'admin@demo.museum', curator: 'curator@demo.museum' },
    signal: new AbortController().signal,
  }
  await doWork([...work.procedures, ...work.withPictures], working)
  const done = await numbers()
  expect(done).toEqual(expect.arrayContaining(begun))
  await doWork([...work.pieces, ...work.procedures, ...work.withPictures], working)
  expect(await numbers()).toEqual(done)
  const byType = Map.groupBy(await procedures(), ({ type }) => type)
  for (const { name, workflow } of procedureDeclarations.filter(declared => !declared.workflow.beta)) {
    const steps = (byType.get(name) ?? []).map(({ step }) => step)
    expect(new Set(steps).size, name).toBeGreaterThan(1)
    const isFinished = (step: string) => ['DONE', 'CLOSED'].includes(workflow.steps[step]?.status ?? '')
    // An audit is finished by the signature of somebody who did not take part.
    expect(name === 'INVENTORY_AUDIT' || steps.some(isFinished), name).toBe(true)
  }
  const tasks = await call<{ result: { words: string }[] }>('/my-tasks')
  expect(tasks.result.map(({ words }) => words)).toContain('Stampare la lista di prelievo')
  const admin = await visitor()
  const open = await admin.call<{ result: { title: string }[] }>('/my-approvals')
  expect(open.result.map(({ title }) => title)).toContain('Ex voto del carrettiere, restituzione')
  const reports = await call<{ result: { id: string; state: string; damagesCount: number }[] }>(
    '/condition-reports',
  )
  expect(new Set(reports.result.map(({ state }) => state))).toEqual(new Set(['DRAFT', 'FINISHED']))
  const finished = reports.result.find(({ damagesCount }) => damagesCount > 0)
  const { regions } = await call<{ regions: unknown[] }>(`/condition-reports/${finished?.id}`)
  expect(regions).toHaveLength(finished?.damagesCount ?? 0)
  expect(finished).toMatchObject({ damagesCount: 3, state: 'FINISHED' })
}, 400_000)

test('The files are described in the museum’s languages, some lie about, and there are sheets and recordings among them [C-F04] [C-F02]', async () => {
  const founded = await makeMuseum(app)
  const { accountId } = await makePerson(app, { museum: founded })
  const { tenantId } = founded
  const { files } = museum('admin@second.museum')
  const options = {
    database: app.database,
    files: app.files,
    tenantId,
    author: { accountId, name: 'nobody' },
    signal: new AbortController().signal,
    renamed: async () => undefined,
  }
  await addFiles(files, options)
  // Begun twice it adds nothing.
  await addFiles(files, options)
  const rows = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('file')
      .where('tenant_id', '=', tenantId)
      .select(['name', 'mime', 'failure'])
      .orderBy('mime')
      .execute(),
  )
  expect(rows).toEqual([
    { name: 'Zustandsprotokoll Dreimaster.pdf', mime: 'application/pdf', failure: null },
    { name: 'Nebelhorn, Mole West.wav', mime: expect.stringMatching(/^audio/), failure: null },
    { name: 'Hafen, Glasplatte 12.jpg', mime: 'image/jpeg', failure: null },
  ])
  const { call } = await visitor()
  const described = async () =>
    (await call<Listed>('/files/')).result.filter(({ title }) => !title.endsWith('.jpg')).length
  await expect.poll(described, { timeout: 150_000 }).toBeGreaterThan(0)
}, 200_000)

/** Returns the catalogue records of both museums, those in the trash included. */
async function objects() {
  const all = await Promise.all(
    (await app.database.asSystem('the test', museumIds)).map(tenantId =>
      app.database.inTenant(tenantId, ({ db }) =>
        db
          .selectFrom('card')
          .where('tenant_id', '=', tenantId)
          .where('type', '=', cardTypes.object)
          .select(['number', 'published', 'deleted_at', 'data'])
          .execute(),
      ),
    ),
  )
  return all.flat().map(({ data, ...row }) => ({ ...row, card: data as ObjectCard }))
}

test('The demonstration shows every category and subcategory, about 150 objects, forty titles in all four languages [C-O01]', async () => {
  const all = await objects()
  const information = all.map(({ card }) => card.objectInformation)
  expect(new Set(information.map(given => given?.objectCategory?.id))).toEqual(
    new Set(Object.values(objectCategories)),
  )
  expect(new Set(information.flatMap(given => given?.objectSubcategory?.id ?? []))).toEqual(
    new Set(Object.values(objectSubcategories)),
  )
  expect(all.length).toBeGreaterThanOrEqual(150)
  const complete = all.filter(({ card: { title = {} } }) => title.en && title.it && title.de && title.pl)
  expect(complete.length).toBeGreaterThanOrEqual(40)
})

test('What is published can be looked at in the demonstration [C-K07]', async () => {
  const drawn = new Set(
    (await Promise.all(emails.map(email => picturesOf(museum(email))))).flatMap(pictures => [
      ...pictures.keys(),
    ]),
  )
  const bare = (await objects()).filter(
    ({ number, published, deleted_at }) => published && deleted_at === null && !drawn.has(number),
  )
  expect(bare.map(({ number }) => number)).toEqual([])
})
