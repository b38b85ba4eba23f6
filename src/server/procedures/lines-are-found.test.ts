import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Operation } from '#model/api/operations.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { SearchClassInFull } from '#model/api/searches/classes.ts'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { loanDecisions, loanStates } from '#model/procedures/loan-out/line.ts'
import { checkIndex } from '#server/cards/indexing/keep-index-right.ts'
import { defineJob } from '#server/platform/jobs/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { type Method, registrar } from '../../../test/harness/registrar.ts'
import { searchHeaders } from '../../../test/harness/search-headers.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'

const app = useTestApp()

type Asked = readonly [field: string, condition: string, ...values: string[]]

const criteriaOf = (...asked: readonly Asked[]): string =>
  JSON.stringify({
    blocks: [
      {
        operator: 'AND',
        filters: asked.map(([field, condition, ...values]) => ({
          field,
          condition,
          operator: 'AND',
          values,
        })),
      },
    ],
  })

async function lender(museum: TestMuseum, given: PersonGiven = {}) {
  const email = `${randomUUID()}@test.museum`
  const anna = await registrar(app, museum, { email, ...given })
  const object = async (number: string, more: object = {}) =>
    (await anna.put({ objectNumbers: [{ objectNumber: number }], ...more })).id
  const made = async (path: string, values: object) => {
    const { body, status } = await anna.ask<{ id: string; version: number }>('POST', path, { values })
    expect(status, JSON.stringify(body)).toBe(201)
    await anna.ask('DELETE', `${path.replace(/\/$/, '')}/${body.id}/lock`)
    return body
  }
  /** Begins a procedure about objects, each with what is written in its line. */
  const begin = async (
    type: string,
    title: string,
    values: object,
    lines: Readonly<Record<string, object>> = {},
  ) => {
    const { body } = await anna.ask<{ id: string }>('POST', '/procedures', { type, title, values })
    await anna.ask('PUT', `/procedures/${body.id}/objects`, { selection: { ids: Object.keys(lines) } })
    for (const [objectId, line] of Object.entries(lines)) await write(body.id, objectId, line)
    return body.id
  }
  const write = async (id: string, objectId: string, values: object) => {
    const { body } = await anna.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${id}/objects`)
    const version = body.result.find(({ catalogueObjectId }) => catalogueObjectId === objectId)?.version
    const done = await anna.ask('PUT', `/procedures/${id}/objects/${objectId}`, { version, values })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
  }
  const lend = (title: string, values: object, lines: Readonly<Record<string, object>>) =>
    begin('LOAN_OUT', title, values, lines)
  const objects = (...asked: readonly Asked[]) => anna.numbers({ criteria: criteriaOf(...asked) })
  const titles = async (path: string, ...asked: readonly Asked[]) => {
    const query = new URLSearchParams({ criteria: criteriaOf(...asked), sort: 'title' })
    const { body, status } = await anna.ask<{ result: { title: string }[] }>('GET', `${path}?${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.result.map(({ title }) => title).toSorted()
  }
  const loans = (...asked: readonly Asked[]) => titles('/loans-out/', ...asked)
  const headers = searchHeaders(anna, museum)
  const search = async <T>(method: Method, url: string, payload?: object, language = 'en') => {
    const answer = await app().http.inject({
      method,
      url: `/advsearch${url}`,
      headers: { ...headers, 'accept-language': language },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: (answer.body === '' ? undefined : answer.json()) as T }
  }
  return { ...anna, email, object, made, begin, write, lend, objects, loans, titles, search }
}

const state = (name: keyof typeof loanStates) => ({ state: { id: loanStates[name] } })
const refused = {
  decision: { decision: { id: loanDecisions.DENIED }, denyReason: 'Too fragile' },
}
const allowed = { decision: { decision: { id: loanDecisions.ALLOWED } } }

const damaged: Asked = ['@lines>loanOut>@line/state', 'EQUALS', String(loanStates.RETURNED_DAMAGED)]
const wasRefused: Asked = ['@lines>object>@line/decision/decision', 'EQUALS', String(loanDecisions.DENIED)]

const jobOf = <Input extends object>(name: string) => defineJob<Input>({ name, run: async () => undefined })

const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 15_000, interval: 100 })

/** Objects lent to a museum in Kraków, of which one came back damaged, and to one in Toruń. */
async function withLoans() {
  const museum = await makeMuseum(app())
  const anna = await lender(museum)
  const [one, two, three, four] = [
    await anna.object('1'),
    await anna.object('2'),
    await anna.object('3'),
    await anna.object('4'),
  ]
  const poland = await anna.made('/place/', { placeLocation: [{ name: 'Polska' }] })
  const krakow = await anna.made('/place/', {
    placeLocation: [{ name: 'Kraków' }],
    broader: { id: poland.id },
  })
  const czartoryski = await anna.made('/catalogue/persons/', {
    entityType: { id: 7 },
    names: [{ name: 'Muzeum Czartoryskich' }],
    places: [{ place: { id: krakow.id } }],
  })
  await anna.lend(
    'Silver',
    { borrower: { id: czartoryski.id } },
    {
      [one]: { ...allowed, ...state('RETURNED_DAMAGED') },
      [two]: { ...allowed, ...state('RETURNED') },
    },
  )
  await anna.lend(
    'Gold',
    { borrower: { name: 'Muzeum Okręgowe w Toruniu' } },
    {
      [two]: { ...allowed, ...state('RETURNED_DAMAGED') },
      [three]: refused,
    },
  )
  await anna.lend(
    'Copper',
    { borrower: { name: 'Zamek Królewski, Kraków' } },
    {
      [three]: { ...allowed, ...state('RETURNED_DAMAGED') },
      [four]: refused,
    },
  )
  return { museum, anna, one, two, three, four, krakow, poland, czartoryski }
}

describe('Criteria cross lines', () => {
  test('objects ever lent to Kraków that came back damaged are one search: by the borrower’s name, and by its place [C-Q01] [C-P06]', async () => {
    const { museum, anna, krakow, poland } = await withLoans()
    const named: Asked = ['@lines>loanOut>borrower', 'CONTAINS', 'kraków']
    const placed = (id: string): Asked => ['@lines>loanOut>borrower>person>places/place', 'WITHIN', id]
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
    const { anna } = await withLoans()
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
    const { anna } = await withLoans()
    const denied: Asked = ['@lines>loanOut>@line/decision/decision', 'EQUALS', String(loanDecisions.DENIED)]
    const borrower = (name: string): Asked => ['@lines>loanOut>borrower', 'CONTAINS', name]
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
    const { anna, one, two } = await withLoans()
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
    const hazard = (id = ''): Asked => ['@lines>conditionCheck>@line/hazards/hazard', 'EQUALS', id]
    const noted: Asked = ['@lines>conditionCheck>@line/hazards/note', 'EQUALS', 'glaze']
    expect(await anna.objects(hazard(mould))).toEqual(['1', '2'])
    expect(await anna.objects(hazard(mould), noted)).toEqual(['2'])
    expect(await anna.objects(hazard(clay), noted)).toEqual(['1'])
  })

  test('a line that is changed, removed, put into the trash with its loan, or whose object is, is found as it is now [C-Q01] [C-K13]', async () => {
    const { museum, anna, one } = await withLoans()
    const { body } = await anna.ask<{ result: { id: string; title: string }[] }>(
      'GET',
      '/procedures?type=LOAN_OUT',
    )
    const silver = body.result.find(({ title }) => title === 'Silver')?.id ?? ''
    const inSilver: Asked = ['@lines>loanOut>@title', 'EQUALS', 'Silver']
    expect(await anna.objects(inSilver, damaged)).toEqual(['1'])
    await anna.write(silver, one, { ...allowed, ...state('RETURNED') })
    expect(await anna.objects(inSilver, damaged)).toEqual([])
    await anna.write(silver, one, { ...allowed, ...state('RETURNED_DAMAGED') })
    expect((await anna.ask('DELETE', `/procedures/${silver}`)).status).toBe(204)
    expect(await anna.objects(inSilver)).toEqual([])
    expect((await anna.ask('POST', `/procedures/${silver}/restored`)).status).toBeLessThan(300)
    expect(await anna.objects(inSilver, damaged)).toEqual(['1'])
    const isDamaged: Asked = ['@lines>object>@line/state', 'EQUALS', String(loanStates.RETURNED_DAMAGED)]
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
    const { museum, anna } = await withLoans()
    const viewer = await lender(museum, {
      role: 'USER',
      permissions: ['catalogueRead', 'catalogueEdit', 'catalogueDownloadCard'],
    })
    const named: Asked = ['@lines>loanOut>borrower', 'CONTAINS', 'Kraków']
    const fields = { 'criteria.blocks.0.filters.1': 'This card has no such field' }
    for (const asked of [named, damaged]) {
      const criteria = criteriaOf(['@title', 'IS_EMPTY'], asked)
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
    // Shared with them, it can be neither run, counted, followed nor downloaded; whoever may read loans does all of it.
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
    const other = await lender(await makeMuseum(app()))
    const theirs = await other.object('9')
    await other.lend('Silver', { borrower: { name: 'Kraków' } }, { [theirs]: state('RETURNED_DAMAGED') })
    expect(await other.objects(named, damaged)).toEqual(['9'])
    expect(await anna.objects(named, damaged)).toEqual(['3'])
  })

  test('a field or a step that there is not is said to be none [C-Q01]', async () => {
    const { anna } = await withLoans()
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
        body: { fields: { 'criteria.blocks.0.filters.0': 'This card has no such field' } },
      })
    }
  })
})

describe('What lines refer to', () => {
  test('is found by its name of today and where its term stands, is in use, and is followed when terms become one [C-Q01] [C-V09]', async () => {
    const { museum, anna, one } = await withLoans()
    const terms = await makeTerms(app(), museum, 'LR', ['depot', 'depot > shelf', 'attic', 'cellar'])
    const id = (name: string) => terms[name] ?? ''
    const audit = await anna.begin(
      'INVENTORY_AUDIT',
      'Spring',
      {},
      { [one]: { foundAt: { id: id('depot > shelf') } } },
    )
    const foundAt = (condition: string, value: string): Asked => [
      '@lines>inventoryAudit>@line/foundAt',
      condition,
      value,
    ]
    expect(await anna.objects(foundAt('CONTAINS', 'shelf'))).toEqual(['1'])
    expect(await anna.objects(foundAt('WITHIN', id('depot')))).toEqual(['1'])
    expect((await anna.ask('DELETE', `/terms/${id('depot > shelf')}`)).status).toBe(409)
    const use = await anna.ask('GET', `/lists/LR/terms/${id('depot > shelf')}/use`)
    expect(use.body).toMatchObject({ count: 1, cards: [{ id: audit }] })
    await anna.ask('PUT', `/terms/${id('depot > shelf')}`, { labels: { en: 'rack' } })
    await anna.ask('PUT', `/terms/${id('depot > shelf')}/place`, { parentId: id('attic') })
    await eventually(async () => {
      expect(await anna.objects(foundAt('CONTAINS', 'rack'))).toEqual(['1'])
      expect(await anna.objects(foundAt('WITHIN', id('attic')))).toEqual(['1'])
    })
    expect(await anna.objects(foundAt('CONTAINS', 'shelf'))).toEqual([])
    expect(await anna.objects(foundAt('WITHIN', id('depot')))).toEqual([])
    const merged = await anna.ended(
      await anna.ask<Operation>('POST', `/lists/LR/terms/${id('depot > shelf')}/merge`, {
        intoId: id('cellar'),
      }),
    )
    await eventually(async () => {
      for (const name of ['depot > shelf', 'cellar'])
        expect(await anna.objects(foundAt('EQUALS', id(name))), name).toEqual(['1'])
    })
    expect((await anna.ask('DELETE', `/terms/${id('cellar')}`)).status).toBe(409)
    await expectConsistency(app(), museum)
    await anna.undo(merged)
    await eventually(async () => expect(await anna.objects(foundAt('EQUALS', id('cellar')))).toEqual([]))
    expect(await anna.objects(foundAt('EQUALS', id('depot > shelf')))).toEqual(['1'])
    await expectConsistency(app(), museum)
  })

  test('is found by the name a linked record has today, and as the record it has become [C-Q01] [C-K16]', async () => {
    const { museum, anna, one } = await withLoans()
    const [permit, other] = [
      await addFile(app(), anna, { name: 'permit.jpg' }),
      await addFile(app(), anna, { name: 'other.jpg' }),
    ]
    await anna.lend(
      'Tin',
      {},
      { [one]: { authorizations: [{ requestDate: '2026-01-02', document: { id: permit } }] } },
    )
    const paper = (condition: string, value: string): Asked => [
      '@lines>loanOut>@line/authorizations/document',
      condition,
      value,
    ]
    expect(await anna.objects(paper('CONTAINS', 'permit'))).toEqual(['1'])
    const { body: file } = await anna.ask('GET', `/files/${permit}`)
    await anna.ask('PUT', `/files/${permit}/lock`)
    const renamed = await anna.ask('PUT', `/files/${permit}`, {
      id: permit,
      version: file.version,
      title: { en: 'Licence of the ministry' },
    })
    expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
    await eventually(async () => {
      expect(await anna.objects(paper('CONTAINS', 'ministry'))).toEqual(['1'])
      expect(await anna.objects(paper('CONTAINS', 'permit'))).toEqual([])
    })
    // No type that lines link to today is merged: so it is noted by hand, and the line indexed as the job does it.
    await app().database.inTenant(museum.tenantId, async tx => {
      await tx.db
        .insertInto('card_merge')
        .values({ tenant_id: tx.tenantId, card_id: permit, into_id: other, operation_id: '1', done: true })
        .execute()
    })
    await app().jobs.enqueue(
      undefined,
      jobOf<{ readonly tenantId: string; readonly cardIds: readonly string[] }>('cards.reindex-linking'),
      {
        tenantId: museum.tenantId,
        cardIds: [permit],
      },
    )
    await eventually(async () => expect(await anna.objects(paper('CONTAINS', 'other'))).toEqual(['1']))
    for (const id of [permit, other]) expect(await anna.objects(paper('EQUALS', id)), id).toEqual(['1'])
  })

  test('a borrower that became one with another goes on leading to the objects it borrowed [C-Q01] [C-K16]', async () => {
    const { museum, anna, czartoryski } = await withLoans()
    const kept = await anna.made('/catalogue/persons/', {
      entityType: { id: 7 },
      names: [{ name: 'Muzeum Narodowe' }],
    })
    const by = (id: string): Asked => ['@lines>loanOut>borrower', 'EQUALS', id]
    expect(await anna.objects(by(kept.id))).toEqual([])
    const version = async (id: string) => (await anna.ask('GET', `/catalogue/persons/${id}`)).body.version
    await anna.ended(
      await anna.ask<Operation>('POST', `/catalogue/persons/${kept.id}/merge`, {
        otherId: czartoryski.id,
        version: await version(kept.id),
        otherVersion: await version(czartoryski.id),
      }),
    )
    for (const id of [kept.id, czartoryski.id]) expect(await anna.objects(by(id)), id).toEqual(['1', '2'])
    expect(await anna.objects(['@lines>loanOut>borrower', 'CONTAINS', 'narodowe'], damaged)).toEqual(['1'])
    await expectConsistency(app(), museum)
  })
})

describe('Lines of an installation that had them before there were such searches', () => {
  test('are indexed behind the requests, and each night a share is held against what they say [C-Q01] [F-T24]', async () => {
    const { museum, anna } = await withLoans()
    await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db.updateTable('card_line').set({ fields: null }).where('tenant_id', '=', tenantId).execute(),
    )
    expect(await anna.objects(damaged)).toEqual([])
    await app().jobs.enqueue(undefined, jobOf<{ readonly tenantId: string }>('cards.reindex-lists'), {
      tenantId: museum.tenantId,
    })
    await eventually(async () => expect(await anna.objects(damaged)).toEqual(['1', '2', '3']))
    const night = () =>
      checkIndex(
        { database: app().database, renamed: async () => {} },
        museum.tenantId,
        { of: 1, at: 0 },
        new AbortController().signal,
      )
    expect(await night()).toEqual([])
    const { rows } = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      sql<{ id: string }>`
        update card_line set fields = '''nothing''' where tenant_id = ${tenantId} returning record_id as id`.execute(
        db,
      ),
    )
    expect(await anna.objects(damaged)).toEqual([])
    expect((await night()).toSorted()).toEqual([...new Set(rows.map(({ id }) => id))].toSorted())
    expect(await anna.objects(damaged)).toEqual(['1', '2', '3'])
    expect(await night()).toEqual([])
  })
})
