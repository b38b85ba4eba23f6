import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { makeMuseum } from './factories.ts'
import { registrar } from './registrar.ts'

let sites = 0

/** A museum with a public site that is set up, and open unless it is said otherwise, and an administrator of it. */
export async function museumSite(app: () => TestApp, { open = true } = {}) {
  const museum = await makeMuseum(app(), { name: 'Museo Civico' })
  const person = await registrar(app, museum, { role: 'TENANT_ADMIN' })
  sites += 1
  const address = `staff-${sites}-${museum.tenantId}`
  const at = `/tenant/${museum.tenantId}/site`
  const set = await person.ask('PUT', at, {
    address,
    languages: ['en', 'it'],
    name: { en: 'Open collection', it: 'Collezione aperta' },
    imprint: {},
    privacy: {},
    contact: 'museo@example.org',
    textLicence: 'CC0',
    version: null,
  })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  if (open) expect((await person.ask('POST', `${at}/open`)).status).toBe(204)
  const publish = async (id: string, published = true) =>
    expect((await person.ask('PUT', `/catalogue/${id}/published_on_web`, { published })).status).toBe(200)
  const nameOf = async (id: string) => {
    const row = await app().database.inTenant(museum.tenantId, tx =>
      tx.db
        .selectFrom('public_name')
        .where('tenant_id', '=', tx.tenantId)
        .where('card_id', '=', id)
        .select('name')
        .executeTakeFirst(),
    )
    return row?.name ?? ''
  }
  /** The page of a record, in whatever state it is. */
  const page = async (id: string, pages = 'objects', language = 'en') => {
    const url = `/m/${address}/${language}/${pages}/${await nameOf(id)}`
    const first = await app().http.inject({ url })
    const to = first.statusCode === 308 ? new URL(String(first.headers.location)).pathname : url
    const { statusCode, body } = await app().http.inject({ url: to })
    return { status: statusCode, body }
  }
  return { ...person, museum, at, address, publish, nameOf, page }
}
