import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import { loanDecisions, loanStates } from '#model/procedures/loan-out/line.ts'
import type { TestApp } from './app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from './factories.ts'
import { type Method, registrar } from './registrar.ts'
import { searchHeaders } from './search-headers.ts'

/** A field of a search, its condition and values. */
export type Condition = readonly [field: string, condition: string, ...values: string[]]

/** Criteria that all hold, as an address carries them. */
export const criteriaOf = (...conditions: readonly Condition[]): string =>
  JSON.stringify({
    blocks: [
      {
        operator: 'AND',
        filters: conditions.map(([field, condition, ...values]) => ({
          field,
          condition,
          operator: 'AND',
          values,
        })),
      },
    ],
  })

/** Somebody who lends objects and searches them. */
export async function lender(app: () => TestApp, museum: TestMuseum, given: PersonGiven = {}) {
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
  const objects = (...conditions: readonly Condition[]) =>
    anna.numbers({ criteria: criteriaOf(...conditions) })
  const titles = async (path: string, ...conditions: readonly Condition[]) => {
    const query = new URLSearchParams({ criteria: criteriaOf(...conditions), sort: 'title' })
    const { body, status } = await anna.ask<{ result: { title: string }[] }>('GET', `${path}?${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.result.map(({ title }) => title).toSorted()
  }
  const loans = (...conditions: readonly Condition[]) => titles('/loans-out/', ...conditions)
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

/** What became of an object, for its line. */
export const state = (name: keyof typeof loanStates) => ({ state: { id: loanStates[name] } })
export const refused = {
  decision: { decision: { id: loanDecisions.DENIED }, denyReason: 'Too fragile' },
}
export const allowed = { decision: { decision: { id: loanDecisions.ALLOWED } } }

export const damaged: Condition = [
  '@lines>loanOut>@line/state',
  'EQUALS',
  String(loanStates.RETURNED_DAMAGED),
]
export const wasRefused: Condition = [
  '@lines>object>@line/decision/decision',
  'EQUALS',
  String(loanDecisions.DENIED),
]

/** Objects lent to a museum in Kraków, of which one came back damaged, and to one in Toruń. */
export async function withLoans(app: () => TestApp) {
  const museum = await makeMuseum(app())
  const anna = await lender(app, museum)
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
