import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { BulkPreview, CardRow, Facet, LinkItem } from '#model/api/cards/shapes.ts'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { searchEverywhere } from '#model/api/searches/general.ts'
import type { CardFigures, HomeFigures } from '#model/api/statistics.ts'
import { holdings } from '#model/groups/holdings.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { checkIndex } from '../indexing/keep-index-right.ts'

const app = useTestApp()

interface List {
  readonly result: readonly CardRow[]
  readonly facets: readonly Facet[]
  readonly totalSize: number
  readonly keptApart?: number
}

type Query = Readonly<Record<string, string>>

const asked = (query: Query) => new URLSearchParams(query)
const only = (...ids: readonly number[]) => JSON.stringify({ holding: ids.map(String) })
const about = (field: string, condition: string, ...values: readonly (string | number)[]) =>
  JSON.stringify({
    blocks: [
      { operator: 'AND', filters: [{ field, condition, operator: 'AND', values: values.map(String) }] },
    ],
  })

/** A museum with two vases of its own, one in custody, one on loan to it, and one that has left. */
async function vases() {
  const anna = await registrar(app, await makeMuseum(app()))
  const vase = (objectNumber: string, holding?: number, more: object = {}) =>
    anna.put({
      objectNumbers: [{ objectNumber }],
      title: { en: 'Vase' },
      findspot: { point: { x: 9.19, y: 45.46, system: 4326 } },
      ...(holding !== undefined && { holding: { id: holding } }),
      ...more,
    })
  await vase('1')
  await vase('2', holdings.COLLECTION)
  const custody = await vase('OE-2027-001.1', holdings.CUSTODY)
  await vase('4', holdings.LOAN_IN)
  await vase('5', holdings.LEFT)
  const list = async (query: Query = {}) => {
    const { status, body } = await anna.call<List>('GET', `/?${asked(query)}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  return { ...anna, vase, custody, list }
}

test('A list, its count, facets, map and tree are of objects that are the museum’s own, and say how many others there are', async () => {
  const { list, call, numbers } = await vases()
  const all = await list()
  expect(all.result.map(({ number }) => number)).toEqual(['1', '2'])
  expect(all).toMatchObject({ totalSize: 2, keptApart: 3 })
  expect(all.result[0]).not.toHaveProperty('apart')
  // The facet by which the others are asked for counts them, and no other facet does.
  const counted = (name: string) =>
    all.facets.find(facet => facet.name === name)?.values.map(({ value, count }) => [value, count])
  expect(counted('holding')?.toSorted()).toEqual([
    ['1', 1],
    ['2', 1],
    ['3', 1],
    ['4', 1],
  ])
  expect(counted('withPicture')).toEqual([['false', 2]])
  for (const sort of ['number', 'title', 'updatedAt', 'completeness'])
    expect(await numbers({ sort, without_filters: 'true' }), sort).toHaveLength(2)
  expect(await list({ q: 'vase', without_filters: 'true' })).toMatchObject({ totalSize: 2, keptApart: 3 })
  expect(await list({ q: 'nothing' })).not.toHaveProperty('keptApart')
  expect((await call<{ totalSize: number }>('GET', '/points')).body.totalSize).toBe(2)
  expect((await call<{ totalSize: number }>('GET', '/points?box=0,40,20,50')).body.totalSize).toBe(2)
  expect((await call<{ totalSize: number }>('GET', '/tree')).body.totalSize).toBe(2)
})

test('Objects that are not the museum’s own are listed when their status, a field of theirs or their number is asked for', async () => {
  const { list, numbers } = await vases()
  const custody = await list({ filters: only(holdings.CUSTODY) })
  expect(custody.result.map(({ number, apart }) => [number, apart])).toEqual([
    ['OE-2027-001.1', holdings.CUSTODY],
  ])
  expect(custody).not.toHaveProperty('keptApart')
  expect(await numbers({ filters: only(holdings.CUSTODY, holdings.LOAN_IN, holdings.LEFT) })).toHaveLength(3)
  expect(await numbers({ criteria: about('holding', 'EQUALS', holdings.LEFT) })).toEqual(['5'])
  expect(await numbers({ criteria: about('holding', 'IS_EMPTY') })).toEqual(['1'])
  expect(await numbers({ criteria: about('title', 'CONTAINS', 'vase') })).toEqual(['1', '2'])
  // The whole number, in whatever case; its beginning is a search like any other.
  expect(await numbers({ q: 'oe-2027-001.1' })).toEqual(['OE-2027-001.1'])
  expect(await list({ q: 'OE-2027' })).toMatchObject({ totalSize: 0, keptApart: 1 })
})

test('What is counted, exported and worked on as a list leaves out objects that are not the museum’s own; those named one by one are taken', async () => {
  const { call, ask, custody } = await vases()
  const preview = async (selection: object) =>
    (
      await call<BulkPreview>('POST', '/bulk/preview', {
        selection,
        action: { kind: 'set', path: 'title', value: { en: 'Amphora' } },
      })
    ).body.total
  expect(await preview({})).toBe(2)
  expect(await preview({ q: 'vase' })).toBe(2)
  expect(await preview({ ids: [custody.id] })).toBe(1)
  // All that is in a room is worked on together, whoever owns it.
  expect(await preview({ q: 'vase', with_apart: 'true' })).toBe(5)
  const figures = (await ask<CardFigures>('GET', '/statistics/cards?type=object')).body
  expect(figures.total).toBe(2)
  expect(figures.growth.map(({ count }) => count)).toEqual([2])
  const { cards } = (await ask<HomeFigures>('GET', '/statistics/home')).body
  expect(cards.find(({ type }) => type === 'object')).toEqual({ type: 'object', total: 2 })
})

test('The general search, links and proposals show objects that are not the museum’s own, marked', async () => {
  const { ask, call, read, vase, custody } = await vases()
  const found = (await ask<OutputOf<typeof searchEverywhere>>('GET', '/search?q=vase')).body
  expect(found.groups[0]?.totalSize).toBe(5)
  expect(found.groups[0]?.result.find(({ id }) => id === custody.id)).toMatchObject({
    apart: holdings.CUSTODY,
  })
  const { result } = (await call<{ result: LinkItem[] }>('GET', '/suggest?q=OE-2027')).body
  expect(result).toMatchObject([{ id: custody.id, apart: holdings.CUSTODY }])
  // Whoever looks for single objects, to link or to add them, finds them all.
  const chosen = (await call<List>('GET', '/?q=vase&with_apart=true&without_filters=true')).body
  expect(chosen.totalSize).toBe(5)
  expect((await call<List>('GET', '/?with_apart=true&without_filters=true')).body.totalSize).toBe(5)
  const other = await vase('9', undefined, { relatedObject: [{ object: { id: custody.id } }] })
  const items = (await read(other.id)).relatedEntities.flatMap(({ linkItems }) => linkItems)
  expect(items).toMatchObject([{ id: custody.id, apart: holdings.CUSTODY }])
})

test('An object that becomes the museum’s own is in the list at once, and the nightly check mends an index that says otherwise', async () => {
  const { museum, list, bulk, custody } = await vases()
  await bulk([custody.id], { kind: 'clear', path: 'holding' })
  expect(await list({ without_filters: 'true' })).toMatchObject({ totalSize: 3, keptApart: 2 })
  const { tenantId } = museum
  await app().database.inTenant(tenantId, ({ db }) =>
    sql`update card_index set apart = 2 where tenant_id = ${tenantId} and id = ${custody.id}`.execute(db),
  )
  expect((await list({ without_filters: 'true' })).totalSize).toBe(2)
  const mended = await checkIndex(
    { database: app().database, renamed: async () => undefined },
    tenantId,
    { of: 1, at: 0 },
    AbortSignal.timeout(30_000),
  )
  expect(mended).toEqual([custody.id])
  expect((await list({ without_filters: 'true' })).totalSize).toBe(3)
})
