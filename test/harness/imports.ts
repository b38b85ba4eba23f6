import { readFile } from 'node:fs/promises'
import { vi } from 'vitest'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { Operation } from '#model/api/operations.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { Mapping, Target } from '#model/exchange/mapping.ts'
import type { PermissionCode } from '#model/permissions/codes.ts'
import { loadStarterTerms } from '#server/vocabularies/index.ts'
import type { TestApp } from './app.ts'
import { makeMuseum, signedIn, type TestMuseum } from './factories.ts'

const usual: readonly PermissionCode[] = [
  'catalogueRead',
  'catalogueAddCard',
  'catalogueEdit',
  'catalogueDownloadCard',
  'catalogueDelete',
]

/** A mapping of columns to a field each; what has no field is an error, unless it is to be kept. */
export const mappingOf = (
  columns: Readonly<Record<string, Target>>,
  given: Partial<Mapping> = {},
): Mapping => ({
  mode: 'create',
  match: 'number',
  createTerms: true,
  keepUnmatched: false,
  emptyClears: false,
  language: 'en',
  constants: {},
  ...given,
  columns: Object.entries(columns).map(([column, target]) => ({ column, targets: [target] })),
})

/** All that somebody may do with records of every type. */
export const everyRecordPermission: readonly PermissionCode[] = [
  ...new Set(
    declarations.flatMap(({ permissions: { read, create, update } }) => [...read, ...create, ...update]),
  ),
]

/** Somebody who imports tables into a museum of their own, over the API as the client does. */
export async function importer(
  app: TestApp,
  given: {
    museum?: TestMuseum
    permissions?: readonly PermissionCode[]
    role?: 'TENANT_ADMIN'
    language?: string
  } = {},
) {
  const museum = given.museum ?? (await makeMuseum(app))
  if (!given.museum) await app.database.inTenant(museum.tenantId, loadStarterTerms)
  const person = await signedIn(app, {
    museum,
    ...(given.role ? { role: given.role } : { permissions: given.permissions ?? usual }),
  })
  const headers = { ...person.headers, 'accept-language': given.language ?? 'en' }

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.http.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json(), raw: answer }
  }

  const upload = (content: Buffer | string, name = 'list.csv', type = 'object') =>
    app.http.inject({
      method: 'POST',
      url: `/api/v1/imports?type=${type}&name=${encodeURIComponent(name)}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: content,
    })

  const ended = (id: string, patience = 120_000): Promise<Operation> =>
    vi.waitFor(
      async () => {
        const { body } = await call('GET', `/api/v1/operations/${id}`)
        if (body.state === 'IN_PROGRESS') throw new Error('still going on')
        return body as Operation
      },
      { timeout: patience, interval: 50 },
    )

  const read = async (id: string): Promise<ImportWithFile> =>
    (await call('GET', `/api/v1/imports/${id}`)).body

  return {
    ...person,
    museum,
    headers,
    call,
    ended,
    read,
    upload,
    /** Uploads a file and answers what was made of it. */
    async bring(content: Buffer | string, name?: string, type?: string): Promise<ImportWithFile> {
      const answer = await upload(content, name, type)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json()
    },
    bringFile: async (path: string): Promise<ImportWithFile> => {
      const answer = await upload(await readFile(path), path.split('/').at(-1))
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json()
    },
    map: async (id: string, mapping: object): Promise<ImportWithFile> => {
      const { status, body } = await call('PUT', `/api/v1/imports/${id}/mapping`, { mapping })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    /** Checks or loads an import to its end and answers it; loaded is every new name, as somebody does who has looked at them. */
    async run(id: string, work: 'check' | 'load', patience?: number): Promise<ImportWithFile> {
      if (work === 'load') await call('POST', `/api/v1/imports/${id}/names/confirm`, { count: 100_000_000 })
      const { status, body } = await call('POST', `/api/v1/imports/${id}/${work}`)
      if (status !== 202) throw new Error(JSON.stringify(body))
      const done = await ended(body.id, patience)
      if (done.state !== 'DONE') throw new Error(`the ${work} ended as ${done.state}`)
      return read(id)
    },
    /** A table exported by the API. */
    async exported(body: object): Promise<Buffer> {
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/v1/catalogue/export',
        headers,
        payload: body,
      })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.rawPayload
    },
  }
}
