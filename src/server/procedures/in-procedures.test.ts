import { expect, test } from 'vitest'
import type { Facet } from '#model/api/cards/shapes.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { ProcedureSums, Sums } from '#model/api/procedures/sums.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { type Condition, lender, refused } from '../../../test/harness/lender.ts'
import { readPdf } from '../../../test/harness/read-pdf.ts'
import type { registrar } from '../../../test/harness/registrar.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'

const app = useTestApp()

const filtered = (filters: Readonly<Record<string, readonly string[]>>) => ({
  filters: JSON.stringify(filters),
})

const between = (from: string, until: string) => filtered({ available: [`${from}..${until}`] })

/** The facets by procedures, as label and count of each value. */
async function facetsOf(person: Pick<Awaited<ReturnType<typeof registrar>>, 'ask'>, query = {}) {
  const { body } = await person.ask<{ facets: Facet[] }>(
    'GET',
    `/catalogue/?${new URLSearchParams({ blocksize: '0', ...query })}`,
  )
  return Object.fromEntries(
    body.facets
      .filter(({ name }) => ['inProcedure', 'available'].includes(name))
      .map(({ name, values }) => [name, values.map(({ label, count }) => `${label} (${count})`)]),
  )
}

async function withProcedures() {
  const museum = await makeMuseum(app())
  const anna = await lender(app, museum)
  const [one, two, three, four] = [
    await anna.object('1'),
    await anna.object('2'),
    await anna.object('3'),
    await anna.object('4'),
  ]
  const go = async (id: string, ...statuses: readonly string[]) => {
    for (const status of statuses) {
      const gone = await anna.ask('PUT', `/procedures/${id}/status`, { status, reason: 'as agreed' })
      expect(gone.status, JSON.stringify(gone.body)).toBeLessThan(300)
    }
  }
  const loan = await anna.lend(
    'Silver',
    { loan: { start: '2027-03-01', end: '2027-05-31' } },
    { [one]: {}, [two]: {}, [three]: refused },
  )
  await go(loan, 'ONGOING')
  const treated = await anna.begin(
    'CONSERVATION',
    'Cleaning',
    { treatment: { start: '2026-02-01', end: '2026-03-31' } },
    { [two]: {}, [four]: {} },
  )
  await go(treated, 'ONGOING', 'DONE', 'CLOSED')
  const repair = await anna.begin(
    'CONSERVATION',
    'Repair',
    { treatment: { start: '2027-05-31', end: '2027-06-30' } },
    { [two]: {}, [four]: {} },
  )
  await anna.begin('VALUATION', 'Values', {}, { [four]: {} })
  return { museum, anna, go, loan, repair, all: { [one]: {}, [two]: {}, [three]: {}, [four]: {} } }
}

test('Lists show in which open procedures their objects are, and are filtered by them; nobody hears of types they may not read [C-K03] [C-Q01] [P-P03]', async () => {
  const { museum, anna, go, repair } = await withProcedures()
  const all = { inProcedure: ['Loan out (2)', 'Conservation treatment (2)', 'Valuation (1)'], available: [] }
  expect(await facetsOf(anna)).toEqual(all)
  const onLoan = filtered({ inProcedure: ['LOAN_OUT'] })
  expect(await anna.numbers(onLoan)).toEqual(['1', '2'])
  expect(await facetsOf(anna, onLoan)).toEqual(all)
  expect(await facetsOf(anna, { q: '2' })).toMatchObject({
    inProcedure: ['Loan out (1)', 'Conservation treatment (1)'],
  })
  expect(await anna.objects(['@inProcedure', 'IS_EMPTY'])).toEqual(['3'])
  expect(await anna.objects(['@inProcedure', 'NOT_EQUALS', 'LOAN_OUT', 'VALUATION'])).toEqual(['3'])
  await go(repair, 'ONGOING', 'DONE')
  expect(await facetsOf(anna)).toEqual(all)
  await go(repair, 'CLOSED')
  expect(await facetsOf(anna)).toMatchObject({ inProcedure: ['Loan out (2)', 'Valuation (1)'] })

  const preview = await anna.ask('POST', '/catalogue/bulk/preview', {
    selection: onLoan,
    action: { kind: 'set', path: 'remarks', value: 'lent' },
  })
  expect(preview.body).toMatchObject({ total: 2 })

  const viewer = await lender(app, museum, {
    role: 'USER',
    permissions: ['catalogueRead', 'catalogueEdit', 'catalogueDownloadCard', 'valuation-read'],
  })
  expect(await facetsOf(viewer)).toEqual({ inProcedure: ['Valuation (1)'] })
  expect(await viewer.objects(['@inProcedure', 'EQUALS', 'VALUATION'])).toEqual(['4'])
  for (const selection of [onLoan, between('2027-04-01', '2027-04-02')]) {
    expect((await viewer.ask('GET', `/catalogue/?${new URLSearchParams(selection)}`)).status).toBe(400)
    const exported = await viewer.ask('POST', '/catalogue/export', {
      selection,
      format: 'csv',
      columns: 'all',
    })
    expect(exported.status).toBe(400)
  }
  for (const asked of [
    ['@inProcedure', 'EQUALS', 'LOAN_OUT'],
    ['@inProcedure', 'IS_EMPTY'],
    ['@available', 'BETWEEN', '2027-04-01', '2027-04-02'],
  ] as const)
    await expect(viewer.objects(asked)).rejects.toThrow()
})

test('Objects that are available in some days are those that a procedure of these days shows as available [C-P04] [C-Q01]', async () => {
  const { anna, repair, loan, all } = await withProcedures()
  const plan = async (start: string, end: string) => {
    const planned = await anna.lend('Planned', { loan: { start, end } }, all)
    const { body } = await anna.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${planned}/objects`)
    const found = body.result.flatMap(({ availability, number }) =>
      availability === 'AVAILABLE' ? [number] : [],
    )
    // The plan itself has them in these days, too.
    await anna.ask('DELETE', `/procedures/${planned}`)
    expect(await anna.numbers(between(start, end)), `${start} – ${end}`).toEqual(found)
    expect(await anna.objects(['@available', 'BETWEEN', start, end])).toEqual(found)
    return found
  }
  expect(await plan('2027-04-01', '2027-04-02')).toEqual(['3', '4'])
  expect(await plan('2027-01-01', '2027-03-01')).toEqual(['3', '4'])
  expect(await plan('2027-05-31', '2027-05-31')).toEqual(['3'])
  expect(await plan('2027-06-01', '2027-07-31')).toEqual(['1', '3'])
  expect(await plan('2027-07-01', '2027-07-31')).toEqual(['1', '2', '3', '4'])
  expect(await plan('2026-02-01', '2026-03-31')).toEqual(['1', '2', '3', '4'])
  expect(await anna.numbers(between('2027-06-01', ''))).toEqual(['1', '3'])
  expect(await anna.numbers(between('', '2027-05-30'))).toEqual(['3', '4'])
  for (const id of [repair, loan]) await anna.ask('DELETE', `/procedures/${id}`)
  expect(await anna.numbers(between('2027-01-01', '2027-12-31'))).toEqual(['1', '2', '3', '4'])
  const wrong = await anna.ask('GET', `/catalogue/?${new URLSearchParams(filtered({ available: ['soon'] }))}`)
  expect(wrong).toMatchObject({ status: 400, body: { fields: { 'filters.available': expect.anything() } } })
})

test('Objects treated in the last five years that are on loan now are one search [C-Q01] [C-P06]', async () => {
  const { anna } = await withProcedures()
  const treatedSince = (day: string): readonly Condition[] => [
    ['@lines>conservation>status', 'EQUALS', '4'],
    ['@lines>conservation>treatment/end', 'AT_LEAST', day],
  ]
  expect(await anna.objects(...treatedSince('2021-11-27'))).toEqual(['2', '4'])
  expect(await anna.objects(...treatedSince('2021-11-27'), ['@inProcedure', 'EQUALS', 'LOAN_OUT'])).toEqual([
    '2',
  ])
  expect(await anna.objects(...treatedSince('2026-04-01'), ['@inProcedure', 'EQUALS', 'LOAN_OUT'])).toEqual(
    [],
  )
})

test('A valuation adds up its values by location, building and open loan, never two currencies; on paper they are for who may edit it [C-P04] [P-P03]', async () => {
  const museum = await makeMuseum(app())
  const anna = await lender(app, museum)
  const rooms = await makeTerms(app(), museum, 'LR', ['Palace > Hall', 'Palace > Hall > Case 2', 'Store'])
  const at = (name: string) => ({ movements: [{ to: { id: rooms[name] }, when: '2020-01-01' }] })
  const [one, two, three, four] = [
    await anna.object('1', at('Palace > Hall')),
    await anna.object('2', at('Palace > Hall > Case 2')),
    await anna.object('3', at('Store')),
    await anna.object('4'),
  ]
  const worth = (amount: string, currency = 'EUR') => ({ value: { amount, currency } })
  const id = await anna.begin(
    'VALUATION',
    'Policy',
    {},
    { [one]: worth('1000.10'), [two]: worth('0.2'), [three]: worth('500', 'PLN'), [four]: {} },
  )
  const loan = await anna.lend('Silver', {}, { [one]: {}, [three]: {}, [two]: refused })
  const read = (who: Pick<typeof anna, 'ask'>) => who.ask<ProcedureSums>('GET', `/procedures/${id}/sums`)
  const sums = async (who = anna) => {
    const { total, groups } = (await read(who)).body
    const written = ({ objects, amounts }: Sums) =>
      [objects, ...amounts.map(({ amount, currency }) => `${amount} ${currency}`)].join(', ')
    return {
      total: written(total),
      ...Object.fromEntries(
        groups.map(({ by, rows }) => [by, rows.map(row => `${row.name}: ${written(row)}`)]),
      ),
    }
  }
  const placed = {
    total: '4, 1000.30 EUR, 500 PLN',
    place: [
      'Palace › Hall: 1, 1000.10 EUR',
      'Palace › Hall › Case 2: 1, 0.20 EUR',
      'Store: 1, 500 PLN',
      ': 1',
    ],
    building: ['Palace: 2, 1000.30 EUR', 'Store: 1, 500 PLN', ': 1'],
  }
  const number = (await anna.ask<{ number: string }>('GET', `/procedures/${loan}`)).body.number
  expect(await sums()).toEqual({ ...placed, procedure: [`${number} Silver: 2, 1000.10 EUR, 500 PLN`] })
  expect((await read(anna)).status).toBe(200)
  expect((await anna.ask('GET', `/procedures/${loan}/sums`)).status).toBe(404)
  const reader = await lender(app, museum, {
    role: 'USER',
    permissions: ['catalogueRead', 'valuation-read'],
  })
  expect(await sums(reader)).toEqual(placed)
  const none = await lender(app, museum, { role: 'USER', permissions: ['catalogueRead', 'loan-out-read'] })
  expect((await read(none)).status).toBe(404)

  const paper = async ({ headers }: Pick<typeof anna, 'headers'>) => {
    const answer = await app().http.inject({ url: `/api/v1/procedures/${id}/pdf?lang=en`, headers })
    return (await readPdf(answer.rawPayload)).text
  }
  const printed = await paper(anna)
  expect(printed).toContain('1000.30 EUR + 500 PLN')
  expect(printed).toContain('Palace › Hall › Case 2: 0.20 EUR')
  const theirs = await paper(reader)
  expect(theirs).toContain('Policy')
  expect(theirs).not.toContain('EUR')
})
