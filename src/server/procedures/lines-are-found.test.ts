import { describe, expect, test } from 'vitest'
import type { SearchClassInFull } from '#model/api/searches/classes.ts'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { loanDecisions, loanStates } from '#model/procedures/loan-out/line.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import {
  allowed,
  type Condition,
  criteriaOf,
  damaged,
  lender,
  state,
  wasRefused,
  withLoans,
} from '../../../test/harness/lender.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'

const app = useTestApp()

describe('Criteria cross lines', () => {
  test('objects ever lent to Kraków that came back damaged are one search: by the borrower’s name, and by its place [C-Q01] [C-P06]', async () => {
    const { museum, anna, krakow, poland } = await withLoans(app)
    const named: Condition = ['@lines>loanOut>borrower', 'CONTAINS', 'kraków']
    const placed = (id: string): Condition => ['@lines>loanOut>borrower>person>places/place', 'WITHIN', id]
    expect(await anna.objects(named)).toEqual(['3', '4'])
    expect(await anna.objects(named, damaged)).toEqual(['3'])
    expect(await anna.objects(placed(krakow.id))).toEqual(['1', '2'])
    // The second came back damaged from elsewhere.
    expect(await anna.objects(placed(krakow.id), damaged)).toEqual(['1'])
    expect(await anna.objects(placed(poland.id), damaged)).toEqual(['1'])
    expect(await anna.objects(damaged)).toEqual(['1', '2', '3'])
    expect(await anna.objects(['@lines>loanOut>@title', 'CONTAINS', 'gold'], damaged)).toEqual(['2'])
    await expectConsistency(app(), museum)
  })

  test('loans in which an object was refused are found, and by what the object itself is [C-Q01] [C-P06]', async () => {
    const { anna } = await withLoans(app)
    expect(await anna.loans(wasRefused)).toEqual(['Copper', 'Gold'])
    expect(await anna.loans(wasRefused, ['@lines>object>@number', 'EQUALS', '3'])).toEqual(['Gold'])
    expect(await anna.loans(['@lines>object>@number', 'EQUALS', '3'])).toEqual(['Copper', 'Gold'])
    expect(
      await anna.loans(
        ['@lines>object>@line/decision/denyReason', 'CONTAINS', 'fragile'],
        ['@title', 'STARTS_WITH', 'cop'],
      ),
    ).toEqual(['Copper'])
    // Nothing is written there of one of its objects.
    expect(await anna.loans(['@lines>object>@line/decision/denyReason', 'IS_EMPTY'])).toEqual([
      'Copper',
      'Gold',
      'Silver',
    ])
    expect(await anna.loans(wasRefused, ['@lines>object>@line/decision/denyReason', 'IS_EMPTY'])).toEqual([])
  })

  test('what is asked of line and record holds of the same line: refused in one loan and lent in another is not refused in the other [C-Q01]', async () => {
    const { anna } = await withLoans(app)
    const denied: Condition = [
      '@lines>loanOut>@line/decision/decision',
      'EQUALS',
      String(loanDecisions.DENIED),
    ]
    const borrower = (name: string): Condition => ['@lines>loanOut>borrower', 'CONTAINS', name]
    expect(await anna.objects(denied)).toEqual(['3', '4'])
    expect(await anna.objects(denied, borrower('Toruń'))).toEqual(['3'])
    expect(await anna.objects(denied, borrower('Kraków'))).toEqual(['4'])
    expect(await anna.objects(denied, damaged)).toEqual([])
    // And further: objects that were in a loan with one that was refused.
    expect(
      await anna.objects(['@lines>loanOut>@lines>object>@number', 'EQUALS', '4'], [
        '@lines>loanOut>@lines>object>@line/decision/decision',
        'EQUALS',
        String(loanDecisions.DENIED),
      ] as const),
    ).toEqual(['3', '4'])
  })

  test('fields of repeated parts of a line are about the same row of it [C-Q01]', async () => {
    const { anna, one, two } = await withLoans(app)
    const [clay, mould] = Object.values(await makeTerms(app(), anna.museum, 'HAZ', ['lead', 'mould']))
    const check = await anna.begin(
      'CONDITION_CHECK',
      'Spring',
      {},
      {
        [one]: {
          hazards: [
            { hazard: { id: clay }, note: 'glaze' },
            { hazard: { id: mould }, note: 'back' },
          ],
        },
        [two]: { hazards: [{ hazard: { id: mould }, note: 'glaze' }] },
      },
    )
    expect(check).not.toBe('')
    const hazard = (id = ''): Condition => ['@lines>conditionCheck>@line/hazards/hazard', 'EQUALS', id]
    const noted: Condition = ['@lines>conditionCheck>@line/hazards/note', 'EQUALS', 'glaze']
    expect(await anna.objects(hazard(mould))).toEqual(['1', '2'])
    expect(await anna.objects(hazard(mould), noted)).toEqual(['2'])
    expect(await anna.objects(hazard(clay), noted)).toEqual(['1'])
  })

  test('a line that is changed, removed, put into the trash with its loan, or whose object is, is found as it is now [C-Q01] [C-K13]', async () => {
    const { museum, anna, one } = await withLoans(app)
    const { body } = await anna.ask<{ result: { id: string; title: string }[] }>(
      'GET',
      '/procedures?type=LOAN_OUT',
    )
    const silver = body.result.find(({ title }) => title === 'Silver')?.id ?? ''
    const inSilver: Condition = ['@lines>loanOut>@title', 'EQUALS', 'Silver']
    expect(await anna.objects(inSilver, damaged)).toEqual(['1'])
    await anna.write(silver, one, { ...allowed, ...state('RETURNED') })
    expect(await anna.objects(inSilver, damaged)).toEqual([])
    await anna.write(silver, one, { ...allowed, ...state('RETURNED_DAMAGED') })
    expect((await anna.ask('DELETE', `/procedures/${silver}`)).status).toBe(204)
    expect(await anna.objects(inSilver)).toEqual([])
    expect((await anna.ask('POST', `/procedures/${silver}/restored`)).status).toBeLessThan(300)
    expect(await anna.objects(inSilver, damaged)).toEqual(['1'])
    const isDamaged: Condition = ['@lines>object>@line/state', 'EQUALS', String(loanStates.RETURNED_DAMAGED)]
    expect(await anna.loans(isDamaged, ['@title', 'EQUALS', 'Silver'])).toEqual(['Silver'])
    await anna.call('DELETE', `/${one}`)
    expect(await anna.loans(isDamaged, ['@title', 'EQUALS', 'Silver'])).toEqual([])
    await anna.call('PUT', `/${one}/restore`)
    const removed = await anna.ask('DELETE', `/procedures/${silver}/objects`, { ids: [one] })
    expect(removed.status, JSON.stringify(removed.body)).toBe(200)
    expect(await anna.objects(inSilver)).toEqual(['2'])
    await expectConsistency(app(), museum)
  })
})

describe('Who may not read a type of procedures', () => {
  test('is offered no criteria about its lines and refused them, wherever objects are asked for; another museum has its own [C-Q01] [P-P03] [P-P01]', async () => {
    const { museum, anna } = await withLoans(app)
    const viewer = await lender(app, museum, {
      role: 'USER',
      permissions: ['catalogueRead', 'catalogueEdit', 'catalogueDownloadCard'],
    })
    const named: Condition = ['@lines>loanOut>borrower', 'CONTAINS', 'Kraków']
    const fields = { 'criteria.blocks.0.filters.1': 'This record has no such field' }
    for (const condition of [named, damaged]) {
      const criteria = criteriaOf(['@title', 'IS_EMPTY'], condition)
      const query = new URLSearchParams({ criteria })
      for (const path of ['/catalogue/', '/catalogue/points'])
        expect(await viewer.ask('GET', `${path}?${query}`), path).toMatchObject({
          status: 400,
          body: { fields },
        })
      for (const [path, payload] of [
        ['/catalogue/bulk/preview', { action: { kind: 'set', path: 'remarks', value: 'x' } }],
        ['/catalogue/export', { format: 'csv', columns: 'all' }],
        ['/catalogue/pdf', {}],
      ] as const)
        expect(await viewer.ask('POST', path, { selection: { criteria }, ...payload }), path).toMatchObject({
          status: 400,
          body: { fields },
        })
    }
    const given = {
      name: 'Damaged in Kraków',
      classId: 1,
      shared: true,
      blocks: [
        {
          filters: [named, damaged].map(([paragraphId, conditionSystemName, ...values]) => ({
            paragraphId,
            conditionSystemName,
            criteriaValues: values.map(value => ({ value })),
          })),
        },
      ],
    }
    expect((await viewer.search('POST', '/conf/api/searches', given)).status).toBe(400)
    const { body: saved } = await anna.search<SavedSearch>('POST', '/conf/api/searches', given)
    const labelsFor = async (person: typeof anna) =>
      (await person.search<SavedSearch>('GET', `/conf/api/searches/${saved.id}`)).body.blocks[0]?.filters.map(
        ({ paragraphLabel, criteriaValues }) => [paragraphLabel, ...criteriaValues.map(({ label }) => label)],
      )
    expect(await labelsFor(anna)).toEqual([
      ['Loans out › Borrower', 'Kraków'],
      ['Loans out › The object in this loan › Whereabouts', 'Returned damaged'],
    ])
    expect(await labelsFor(viewer)).toEqual([
      [named[0], 'Kraków'],
      [damaged[0], String(loanStates.RETURNED_DAMAGED)],
    ])
    // Shared with them, it can be neither run, counted, followed nor downloaded; people who may read loans can do all of it.
    for (const [person, status] of [
      [viewer, 400],
      [anna, 200],
    ] as const) {
      const statuses = [
        await person.search('GET', `/exec/api/advsearch/execute/${saved.id}`),
        await person.search('POST', `/exec/api/advsearch/facet/filters/${saved.id}/1`, {}),
        await person.search('POST', '/cmwuatscheduler/api/downloads/download', {
          search_id: saved.id,
          user_id: person.accountId,
          email: person.email,
          filename: 'Damaged',
          data_request: { format: 'CSV' },
        }),
      ].map(answer => answer.status)
      expect(statuses).toEqual([status, status, status])
      const followed = await person.search('PUT', `/conf/api/searches/${saved.id}/subscription`)
      expect(followed.status < 300, String(followed.status)).toBe(status === 200)
    }
    const { body: found } = await anna.search<{ totalSize: number; result: object[] }>(
      'GET',
      `/exec/api/advsearch/execute/${saved.id}`,
    )
    expect(found).toMatchObject({ totalSize: 1, result: [{ number: '3' }] })
    const paths = async (person: typeof anna, name: string) =>
      (await person.search<SearchClassInFull>('GET', `/conf/api/classes/${name}`)).body.paragraphs.map(
        ({ id }) => id,
      )
    expect(await paths(anna, 'OBJECT')).toEqual(
      expect.arrayContaining([
        '@lines>loanOut',
        '@lines>loanOut>@line/state',
        '@lines>conditionCheck>@line/grade',
      ]),
    )
    expect(await paths(anna, 'LOAN_OUT')).toContain('@lines>object>@line/decision/decision')
    expect((await paths(viewer, 'OBJECT')).filter(path => path.startsWith('@lines'))).toEqual([])
    // Another museum has loans like these, and other objects.
    const other = await lender(app, await makeMuseum(app()))
    const theirs = await other.object('9')
    await other.lend('Silver', { borrower: { name: 'Kraków' } }, { [theirs]: state('RETURNED_DAMAGED') })
    expect(await other.objects(named, damaged)).toEqual(['9'])
    expect(await anna.objects(named, damaged)).toEqual(['3'])
  })

  test('a field or a step that there is not is said to be none [C-Q01]', async () => {
    const { anna } = await withLoans(app)
    for (const field of [
      '@line/state',
      '@lines>loanOut>@line/borrower',
      '@lines>loanOut>state',
      '@lines>person>@title',
      '@linked>loanOut>@line/state',
      '@lines>loanOut>@line/authorizations/document>file>@title',
    ]) {
      const criteria = criteriaOf([field, 'IS_NOT_EMPTY'])
      expect(await anna.call('GET', `/?${new URLSearchParams({ criteria })}`), field).toMatchObject({
        status: 400,
        body: { fields: { 'criteria.blocks.0.filters.0': 'This record has no such field' } },
      })
    }
  })
})
