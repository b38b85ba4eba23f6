import { expect, test } from 'vitest'
import type { ProcedureReport } from '#model/api/procedures/report.ts'
import type { CardFigures, HomeFigures, WorkFigures } from '#model/api/statistics.ts'
import { dayIn, defaultZone } from '#model/dates/museum-day.ts'
import { loanDecisions } from '#model/procedures/loan-out/line.ts'
import { year } from '../../../test/harness/any-date.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { allowed, lender, refused } from '../../../test/harness/lender.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { keepFigures } from './kept-figures.ts'
import { weeksUntil } from './work-figures.ts'

const app = useTestApp()

test('Statistics count records, completeness, growth and authors; each figure is the length of a list, of readable records only [C-S07]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const home = async () => (await anna.ask<HomeFigures>('GET', '/statistics/home')).body
  const stepsDone = async () => (await home()).steps.flatMap(({ name, done }) => (done ? [name] : []))
  const figures = async (who: Pick<typeof anna, 'ask'>, type = 'object') =>
    who.ask<CardFigures>('GET', `/statistics/cards?type=${type}`)

  const empty = await home()
  expect(empty.mine).toEqual([])
  expect(empty.cards.find(({ type }) => type === 'object')).toEqual({ type: 'object', total: 0 })
  expect(empty.steps.map(({ name }) => name)).toEqual([
    'museum',
    'object',
    'import',
    'pictures',
    'location',
    'people',
  ])
  expect(await stepsDone()).toEqual([])
  expect((await figures(anna)).body).toMatchObject({ total: 0, completeness: 0, growth: [], facets: [] })

  const bowl = await anna.put({ objectNumbers: [{ objectNumber: '7' }], title: { en: 'Bowl' } })
  const jar = await anna.put({
    objectNumbers: [{ objectNumber: '8' }],
    title: { en: 'Jar' },
    dating: year(1850),
  })
  const gone = await anna.put({ objectNumbers: [{ objectNumber: '9' }] })
  await anna.bulk([bowl.id], { kind: 'publish', published: true })
  await anna.bulk([gone.id], { kind: 'delete' })
  await addFile(app(), anna, { name: 'jar.jpg' })
  await anna.ask('PUT', `/catalogue/${jar.id}/draft`, {
    version: jar.version,
    values: { title: { en: 'Jug' } },
  })
  const reader = await registrar(app, museum, { role: 'USER', permissions: ['damRead'] })

  const { status, body } = await figures(anna)
  expect(status).toBe(200)
  expect(body.total).toBe(2)
  expect(body.completeness).toBeGreaterThan(0)
  expect(body.growth).toEqual([{ month: dayIn(defaultZone, new Date()).slice(0, 7), count: 2 }])
  const published = body.facets.find(({ name }) => name === 'publishedOnWeb')
  expect(published?.values.map(({ value, count }) => [value, count])).toEqual([
    ['true', 1],
    ['false', 1],
  ])
  for (const { name, values } of body.facets)
    for (const { value, count } of values) {
      const filters = JSON.stringify({ [name]: [value] })
      expect([name, value, (await anna.numbers({ filters })).length]).toEqual([name, value, count])
    }

  const { mine, cards } = await home()
  expect(mine.map(({ number, title, draft }) => [number, title, draft]).slice(0, 2)).toEqual([
    ['8', 'Jar', true],
    ['', 'jar.jpg', false],
  ])
  expect(mine.map(({ number }) => number)).not.toContain('9')
  expect(cards.flatMap(({ type, total }) => (total > 0 ? [[type, total]] : []))).toEqual([
    ['object', 2],
    ['file', 1],
  ])
  expect(await stepsDone()).toEqual(['object', 'pictures', 'people'])

  const work = (await anna.ask<WorkFigures>('GET', '/statistics/work?weeks=4')).body
  expect(work.weeks).toHaveLength(4)
  expect(work.weeks.slice(0, 3).map(({ edits }) => edits)).toEqual([0, 0, 0])
  const thisWeek = work.weeks[3]?.edits ?? 0
  expect(thisWeek).toBeGreaterThanOrEqual(6)
  expect(work.people).toMatchObject([{ id: anna.accountId, edits: thisWeek }])

  // Someone who may only read files gets statistics of files only.
  expect((await figures(reader)).status).toBe(403)
  expect((await figures(reader, 'file')).body).toMatchObject({ total: 1 })
  expect((await figures(reader, 'nothing')).status).toBe(400)
  const theirs = (await reader.ask<HomeFigures>('GET', '/statistics/home')).body
  expect([theirs.cards.map(({ type }) => type), theirs.mine, theirs.steps]).toEqual([['file'], [], []])
  const theirWork = (await reader.ask<WorkFigures>('GET', '/statistics/work?weeks=1')).body
  expect(theirWork).toMatchObject({ people: null, procedures: [] })
  expect(theirWork.weeks[0]?.edits).toBeLessThan(thisWeek)

  // Other museums are not included.
  const elsewhere = await registrar(app, await makeMuseum(app()))
  expect((await figures(elsewhere)).body.total).toBe(0)
  const theirHome = (await elsewhere.ask<HomeFigures>('GET', '/statistics/home')).body
  expect([theirHome.mine, theirHome.cards.filter(({ total }) => total > 0)]).toEqual([[], []])
}, 20_000)

test('Slow counts run once for simultaneous requests, and are then served from the cache [C-S07]', async () => {
  const keep = keepFigures()
  let counted = 0
  const count = async () => ({ counted: ++counted })
  const heard = await Promise.all([keep('one', count), keep('one', count), keep('other', count)])
  expect(heard.map(({ counted }) => counted)).toEqual([1, 1, 2])
  expect(await keep('one', count)).toEqual({ counted: 1 })
})

test('Weeks start on Monday, and the current one is included [C-S07]', () => {
  expect(weeksUntil('2026-11-22', 2)).toEqual(['2026-11-09', '2026-11-16'])
  expect(weeksUntil('2026-11-23', 2)).toEqual(['2026-11-16', '2026-11-23'])
})

test('A report counts what was begun, carried out and closed in a period by type and month, of types one may read; each figure is the length of a list [C-S07] [P-P03]', async () => {
  const museum = await makeMuseum(app())
  const anna = await lender(app, museum)
  const [one, two, three] = [await anna.object('1'), await anna.object('2'), await anna.object('3')]
  const go = async (id: string, step: string) =>
    expect((await anna.ask('PUT', `/procedures/${id}/status`, { step, reason: 'agreed' })).status).toBe(200)
  const loan = await anna.lend('Silver', {}, { [one]: allowed, [two]: allowed, [three]: refused })
  const again = await anna.lend('Gold', {}, { [two]: allowed })
  await anna.lend('Copper', {}, { [three]: allowed })
  for (const id of [loan, again]) for (const step of ['informationAsked', 'onLoan']) await go(id, step)
  // Carried out and taken back: it does not count.
  const back = await anna.lend('Tin', {}, { [three]: allowed })
  for (const step of ['informationAsked', 'onLoan', 'informationAsked']) await go(back, step)
  for (const step of ['returned', 'closed']) await go(loan, step)
  const check = await anna.begin('CONDITION_CHECK', 'Spring', {}, { [one]: {} })
  await anna.ask('DELETE', `/procedures/${check}`)

  const today = dayIn(defaultZone, new Date())
  const read = (who: Pick<typeof anna, 'ask'>, from = today, to = today) =>
    who.ask<ProcedureReport>('GET', `/statistics/procedures?from=${from}&to=${to}`)
  const { types } = (await read(anna)).body
  const lent = types.find(({ type }) => type === 'LOAN_OUT')
  const figures = {
    begun: 4,
    reached: { procedures: 2, records: 2 },
    closed: { procedures: 1 },
  }
  expect(lent).toMatchObject({
    step: 'onLoan',
    total: figures,
    months: [{ month: today.slice(0, 7), ...figures }],
  })
  expect(types.find(({ type }) => type === 'CONDITION_CHECK')?.months).toEqual([])
  const { reached, closed } = lent?.total ?? {}
  expect(await anna.loans(['@number', 'EQUALS', ...(reached?.numbers ?? [])])).toEqual(['Gold', 'Silver'])
  expect(await anna.loans(['@number', 'EQUALS', ...(closed?.numbers ?? [])])).toEqual(['Silver'])
  expect(await anna.loans(['@createdAt', 'BETWEEN', today, today])).toHaveLength(4)
  const counted = await anna.objects(
    ['@lines>loanOut>@number', 'EQUALS', ...(reached?.numbers ?? [])],
    ['@lines>loanOut>@line/decision/decision', 'NOT_EQUALS', String(loanDecisions.DENIED)],
  )
  expect(counted).toEqual(['1', '2'])

  const before = (await read(anna, '2020-01-01', '2020-12-31')).body
  expect(before.types.flatMap(({ months }) => months)).toEqual([])
  expect((await read(anna, today, '2020-01-01')).status).toBe(400)
  expect((await read(anna, '2010-01-01', today)).status).toBe(400)
  const reader = await registrar(app, museum, { role: 'USER', permissions: ['valuation-read'] })
  expect((await read(reader)).body.types.map(({ type }) => type)).toEqual(['VALUATION'])

  const table = await app().http.inject({
    method: 'GET',
    url: `/api/v1/statistics/procedures/table?from=${today}&to=${today}&format=csv`,
    headers: anna.headers,
  })
  expect(table.body).toContain(`Loans out,${today.slice(0, 7)},4,On loan,2,2,1`)
})
