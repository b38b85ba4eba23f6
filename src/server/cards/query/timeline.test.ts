import { expect, test } from 'vitest'
import type { Timeline } from '#model/api/cards/timeline.ts'
import { eventCard } from '#model/cards/event/event-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { writeCards } from '../save/write-cards.ts'

const app = useTestApp()

async function someone() {
  const anna = await registrar(app, await makeMuseum(app()))
  const event = async (name: string, date?: object | string) => {
    const { status, body } = await anna.ask('POST', '/event/', { values: { name: { en: name }, date } })
    expect(status, JSON.stringify(body)).toBe(201)
  }
  const timeline = async (query: Record<string, string> = {}): Promise<Timeline> => {
    const { status, body } = await anna.ask<Timeline>('GET', `/event/timeline?${new URLSearchParams(query)}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  return { ...anna, event, timeline }
}

const year = (year: number, era: 'AD' | 'BC' = 'AD') => ({
  periodMode: 'SINGLE',
  type: 'YEAR',
  earliestDate: { year },
  earliestEra: era,
})
const years = (from: number, to: number) => ({
  periodMode: 'TIMESPAN',
  type: 'YEAR',
  earliestDate: { year: from },
  earliestEra: 'AD',
  latestDate: { year: to },
  latestEra: 'AD',
})

test('Events stand along time in their order, from before Christ to today; what has no date is counted [C-E06]', async () => {
  const { event, timeline } = await someone()
  await event('Fair', years(1900, 1902))
  await event('Foundation', year(753, 'BC'))
  await event('Opening', year(1995))
  await event('Meeting')
  const { span, result, totalSize, undated } = await timeline()
  expect(span).toEqual({ from: -752, to: 1995 })
  expect(result.map(({ title, from, to }) => [title, from, to])).toEqual([
    ['Foundation', -752, -752],
    ['Fair', 1900, 1902],
    ['Opening', 1995, 1995],
  ])
  expect([totalSize, undated]).toEqual([3, 1])
})

test('The years in view bring what touches them, in steps as fine as can be seen [C-E06]', async () => {
  const { event, timeline } = await someone()
  await event('Fair', years(1900, 1902))
  await event('Opening', year(1901))
  await event('Centenary', year(1995))
  const { result, density, step, totalSize } = await timeline({ from: '1899', to: '1910' })
  expect(result.map(({ title }) => title)).toEqual(['Fair', 'Opening'])
  expect(step).toBe(1)
  expect(density).toEqual([
    { from: 1900, count: 1 },
    { from: 1901, count: 2 },
    { from: 1902, count: 1 },
  ])
  expect(totalSize).toBe(2)
  const far = await timeline({ from: '1000', to: '2999' })
  expect(far.step).toBe(50)
  expect(far.density).toEqual([
    { from: 1900, count: 2 },
    { from: 1950, count: 1 },
  ])
})

test('A list that is narrowed has its own timeline; an empty one has none [C-E06] [C-K03]', async () => {
  const { event, timeline } = await someone()
  await event('Fair', year(1900))
  await event('Opening', year(1950))
  expect((await timeline({ q: 'fair' })).span).toEqual({ from: 1900, to: 1900 })
  expect(await timeline({ q: 'nothing' })).toMatchObject({ span: null, result: [], density: [] })
})

test('Thousands of events are counted by decade or century, and not told one by one [C-E06]', async () => {
  const { timeline, museum } = await someone()
  await app().database.inTenant(museum.tenantId, tx =>
    writeCards(
      tx,
      Array.from({ length: 1000 }, (_, at) => ({
        values: { name: { en: `Event ${at}` }, date: year(1000 + at) },
      })),
      {
        declaration: eventCard as unknown as CardDeclaration,
        author: { accountId: '1', name: 'Anna' },
        action: 'created',
        renamed: async () => undefined,
      },
    ),
  )
  const { result, density, step, totalSize } = await timeline()
  expect([result.length, totalSize, step]).toEqual([0, 1000, 20])
  expect(density).toHaveLength(50)
  expect(density.every(({ count }) => count === 20)).toBe(true)
  expect((await timeline({ from: '1100', to: '1149' })).result).toHaveLength(50)
})
