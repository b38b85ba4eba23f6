import { randomUUID } from 'node:crypto'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { AuditProgress, Discrepancy, sendFindings } from '#model/api/procedures/inventory-audit.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { TestApp } from './app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from './factories.ts'
import { type Method, registrar } from './registrar.ts'
import { makeTerms } from './vocabularies.ts'

type Sent = OutputOf<typeof sendFindings>['result']

/** Someone who works on the audits of a museum. */
export async function auditor(
  app: () => TestApp,
  museum: TestMuseum,
  given: PersonGiven = { role: 'TENANT_ADMIN' },
) {
  const person = await registrar(app, museum, given)
  const call = <T = Procedure>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const of = (id: string) => {
    const audit = <T>(method: Method, url: string, payload?: object) =>
      call<T>(method, `/inventory-audit/${id}${url}`, payload)
    return {
      audit,
      send: async (findings: readonly object[], sentAt?: string) =>
        (await audit<{ result: Sent }>('POST', '/findings', { findings, ...(sentAt && { sentAt }) })).body
          .result,
      progress: async () => (await audit<AuditProgress>('GET', '/progress')).body,
      discrepancies: async (query = '') =>
        (await audit<{ result: Discrepancy[]; totalSize: number }>('GET', `/discrepancies${query}`)).body,
    }
  }
  return { ...person, call, of }
}

/** Checks objects, and does not change the catalogue. */
export const checker: PersonGiven = {
  role: 'USER',
  permissions: ['catalogueRead', 'inventory-audit-read', 'inventory-audit-edit', 'inventory-audit-close'],
}

/** A depot with two shelves, an object on the first and two on the second, and an audit of the depot. */
export async function depot(app: () => TestApp) {
  const museum = await makeMuseum(app())
  const anna = await auditor(app, museum)
  const places = await makeTerms(app(), museum, 'LR', ['Depot', 'Depot > Shelf 1', 'Depot > Shelf 2', 'Hall'])
  const at = (name: string) => ({ id: places[name] ?? '' })
  const put = async (number: string, place?: string, more: object = {}) =>
    (
      await anna.put({
        title: { en: `Vase ${number}` },
        objectNumbers: [{ objectNumber: number }],
        ...(place && { movements: [{ to: at(place), when: '2026-01-05' }] }),
        ...more,
      })
    ).id
  const cup = await put('10', 'Depot > Shelf 1')
  const jug = await put('9', 'Depot > Shelf 2')
  const bowl = await put('11', 'Depot > Shelf 2')
  await put('9a', undefined, { structure: { whole: { id: jug } } })
  const { id } = (
    await anna.call('POST', '', {
      type: 'INVENTORY_AUDIT',
      title: 'Depot',
      values: { locations: [at('Depot')], signer: 'Nobody', signedOn: '2026-01-01' },
    })
  ).body
  return { museum, anna, at, put, id, cup, jug, bowl }
}

/** A finding: that an object is in its place, unless said otherwise. */
export const found = (objectId: string, more: object = {}) => ({
  id: randomUUID(),
  objectId,
  result: 'IN_PLACE',
  at: new Date().toISOString(),
  ...more,
})
