import { beforeAll, describe, expect, test } from 'vitest'
import type { CardAnswer, CardRow, Facet } from '#model/api/cards/shapes.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

const someone = async () => registrar(app, await makeMuseum(app()))
let curator: Awaited<ReturnType<typeof someone>>
beforeAll(async () => {
  curator = await someone()
})

interface List {
  readonly result: readonly CardRow[]
  readonly facets: readonly Facet[]
  readonly totalSize: number
}

describe.each([
  ['/catalogue/collections', { title: 'Borza Herbarium' }, 'Borza Herbarium'],
  ['/catalogue/documents', { documentTitles: [{ title: 'Inventory of 1780' }] }, 'Inventory of 1780'],
  ['/biblio', { bibliography: { title: 'Studi Etruschi' } }, 'Studi Etruschi'],
  ['/catalogue/linkItems', { title: 'Tabula', url: 'https://tabula.example/1' }, 'Tabula'],
])('At %s a card', (path, values, title) => {
  test('is created empty, saved, read, listed, published and removed [C-E01] [C-E03] [C-E04] [C-E07] [C-K06] [C-K18]', async () => {
    const { ask } = curator
    const created = await ask('POST', path)
    expect(created.status).toBe(201)
    const { id, version } = created.body
    expect(created.body.heading).toBe('')
    const saved = await ask('PUT', `${path}/${id}`, { id, version, ...values })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect((await ask('GET', `${path}/${id}`)).body).toMatchObject({ ...values, heading: title })
    await ask('DELETE', `${path}/${id}/lock`)
    const published = await ask('PUT', `${path}/${id}/publication_state`, { published: true })
    expect(published.body.publishedOnWeb).toBe(true)
    const list = await ask<List>('GET', `${path}?q=${encodeURIComponent(title)}`)
    expect(list.body.result).toMatchObject([{ id, title, publishedOnWeb: true }])
    expect((await ask('DELETE', `${path}/${id}`)).status).toBeLessThan(300)
    expect((await ask<List>('GET', `${path}?q=${encodeURIComponent(title)}`)).body.totalSize).toBe(0)
  })
})

test('A collection without a title answers with a single space, and takes it back as none [C-K12]', async () => {
  const { ask } = curator
  const { body } = await ask<CardAnswer>('POST', '/catalogue/collections')
  expect(body).toMatchObject({ title: ' ', heading: '' })
  const saved = await ask('PUT', `/catalogue/collections/${body.id}`, body)
  expect(saved.body).toMatchObject({ title: ' ', version: body.version })
})

test('A book is told by its display title: proper title, else contribution (title), else --- [C-E04] [C-K18]', async () => {
  const { ask } = curator
  const title = async (values: Record<string, unknown>) =>
    (await ask('POST', '/biblio', { values })).body.defaultTitle
  const bibliography = { title: 'Studi Etruschi', contributionTitle: 'I buccheri' }
  expect(await title({ bibliography, description: { properTitle: 'Studi' } })).toBe('Studi')
  expect(await title({ bibliography })).toBe('I buccheri (Studi Etruschi)')
  expect(await title({ bibliography: { title: 'Studi Etruschi' } })).toBe('Studi Etruschi')
  expect(await title({})).toBe('---')
})

test('A card is sent back as it was read, whatever its answer told beside the fields; its address names it [C-E08]', async () => {
  const { ask } = curator
  const { body } = await ask('POST', '/biblio', { values: { bibliography: { title: 'Notizie' } } })
  const { id, ...rest } = body
  const saved = await ask('PUT', `/biblio/${id}`, rest)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(saved.body).toMatchObject({ id, version: body.version, defaultTitle: 'Notizie' })
})

test('Books are narrowed by the years they came out in, and sorted by them [C-E04] [C-K03]', async () => {
  const { ask } = await someone()
  for (const year of [1998, 1764, 2011]) {
    const editionYear = { earliestDate: { year }, earliestEra: 'AD' }
    const values = { bibliography: { title: `Book of ${year}`, editionYear } }
    expect((await ask('POST', '/biblio', { values })).status).toBe(201)
  }
  const titles = async (query: Record<string, string>) =>
    (await ask<List>('GET', `/biblio?${new URLSearchParams(query)}`)).body.result.map(({ title }) => title)
  expect(await titles({ sort: 'year' })).toEqual(['Book of 1764', 'Book of 1998', 'Book of 2011'])
  const filters = JSON.stringify({ bibliography_editionYear: ['1900..2000'] })
  expect(await titles({ filters })).toEqual(['Book of 1998'])
})

test('A link item without an address is refused at that field [C-E07]', async () => {
  const { ask } = curator
  const refused = await ask<{ fields: Record<string, string> }>('POST', '/catalogue/linkItems', {
    values: { title: 'Somewhere' },
  })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.fields)).toEqual(['url'])
})

test('Who may only read the catalogue reads link items and writes none; collections are open whole [C-E07] [C-E01]', async () => {
  const reader = await registrar(app, curator.museum, {
    role: 'USER',
    permissions: ['catalogueRead', 'collectionsRead'],
  })
  expect((await reader.ask('GET', '/catalogue/linkItems')).status).toBe(200)
  expect((await reader.ask('POST', '/catalogue/linkItems')).status).toBe(403)
  expect((await reader.ask('POST', '/catalogue/collections')).status).toBe(201)
  expect((await reader.ask('GET', '/biblio')).status).toBe(403)
})
