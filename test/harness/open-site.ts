import { expect } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { saveSite } from '#model/api/open-collection.ts'
import type { Language } from '#model/languages.ts'
import type { Labels } from '#model/vocabularies/name-of.ts'
import { allTerms, loadStarterTerms } from '#server/vocabularies/index.ts'
import type { useTestApp } from './app.ts'
import { makeMuseum } from './factories.ts'
import { addFile, plainPicture } from './files.ts'
import { followed } from './followed.ts'
import { registrar } from './registrar.ts'

interface OpenSiteOptions {
  readonly picturesWithObjects?: boolean
  readonly languages?: readonly Language[]
  readonly name?: Labels
  readonly imprint?: Labels
  /** False: it is set up, and not opened. */
  readonly open?: boolean
}

/** A museum with an open site on which pictures go with their objects, unless it is said otherwise, and an administrator of it. */
export async function openSite(
  app: ReturnType<typeof useTestApp>,
  {
    picturesWithObjects = true,
    languages = ['en'],
    name = {},
    imprint = {},
    open = true,
  }: OpenSiteOptions = {},
) {
  const museum = await makeMuseum(app(), { name: 'Museo Civico' })
  const person = await registrar(app, museum, { role: 'TENANT_ADMIN' })
  const address = `open-${museum.tenantId}`
  const at = `/tenant/${museum.tenantId}/site`
  let version: number | null = null
  const setUp = async (wanted: boolean) => {
    const { status, body } = await person.ask<OutputOf<typeof saveSite>>('PUT', at, {
      address,
      languages: [...languages],
      name,
      imprint,
      privacy: {},
      contact: 'museo@example.org',
      textLicence: 'CC0',
      picturesWithObjects: wanted,
      version,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    version = body.version
  }
  await setUp(picturesWithObjects)
  if (open) expect((await person.ask('POST', `${at}/open`)).status).toBe(204)

  const file = async ({ width = 600, height = 400 } = {}) =>
    addFile(
      app(),
      { museum, accountId: person.accountId },
      { content: await plainPicture(width, height), name: 'view.jpg' },
    )

  /** The public name of a record; undefined before it has one. */
  const nameOf = async (id: string): Promise<string | undefined> =>
    (
      await app().database.inTenant(museum.tenantId, tx =>
        tx.db
          .selectFrom('public_name')
          .where('tenant_id', '=', tx.tenantId)
          .where('card_id', '=', id)
          .select('name')
          .executeTakeFirst(),
      )
    )?.name

  /** Asks for an address below that of the site. */
  const get = (
    path: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET',
  ) => app().http.inject({ method, url: `/m/${address}${path}`, headers })

  /** The page of a record, in whatever state it is. */
  const page = async (id: string, pages = 'objects', language = languages[0] ?? 'en') => {
    const first = await get(`/${language}/${pages}/${await nameOf(id)}`)
    const { statusCode, body } =
      first.statusCode === 308
        ? await app().http.inject({ url: new URL(String(first.headers.location)).pathname })
        : first
    return { status: statusCode, body }
  }

  const publish = async (id: string, published = true) =>
    expect((await person.ask('PUT', `/catalogue/${id}/published_on_web`, { published })).status).toBe(200)

  const attach = async (id: string, fileIds: readonly string[], method: 'PUT' | 'DELETE' = 'PUT') =>
    expect((await person.ask(method, '/catalogue/files', { id, fileIds })).status).toBe(200)

  /** Changes values of a file. */
  const edit = async (fileId: string, values: object) => {
    await person.ask('PUT', `/files/${fileId}/lock`)
    const { body } = await person.ask('GET', `/files/${fileId}`)
    const saved = await person.ask('PUT', `/files/${fileId}`, { version: body.version, ...values })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await person.ask('DELETE', `/files/${fileId}/lock`)
  }

  /** A licence of the starting vocabulary by its English name, as a value of a record. */
  const licence = async (name: string) => {
    await app().database.inTenant(museum.tenantId, loadStarterTerms)
    const terms = await app().database.inTenant(museum.tenantId, tx => allTerms(tx, 'LICE'))
    return { id: terms.find(({ labels }) => labels.en === name)?.id }
  }

  return {
    ...person,
    museum,
    at,
    address,
    setUp,
    page,
    file,
    nameOf,
    get,
    publish,
    attach,
    edit,
    licence,
    /** Waits until what the public finds is as the records are. */
    followed: () => followed(app(), museum.tenantId),
  }
}
