import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import type { Upload, UploadBatch, UploadMetadata } from '#model/api/files/uploads.ts'
import type { PermissionCode } from '#model/permissions/codes.ts'
import type { TestApp } from './app.ts'
import { makeMuseum, signedIn, type TestMuseum } from './factories.ts'

const usual: readonly PermissionCode[] = ['damRead', 'damUpload', 'damDelete', 'damDownload']

const encoded = (metadata: object): string =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')

/** The address an app listens at; it begins to when it is first asked for. */
export async function addressOf(app: TestApp): Promise<string> {
  if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
}

export interface Sent {
  readonly batch: UploadBatch
  readonly uploads: readonly Upload[]
}

/** Somebody who uploads files into a museum, over HTTP as the client does. */
export async function uploader(
  app: TestApp,
  given: {
    readonly museum?: TestMuseum
    readonly permissions?: readonly PermissionCode[]
    readonly role?: 'TENANT_ADMIN'
    readonly language?: string
    /** Another server of the same installation. */
    readonly origin?: string
    /** Somebody who signed in before. */
    readonly person?: Awaited<ReturnType<typeof signedIn>>
  } = {},
) {
  const museum = given.museum ?? (await makeMuseum(app))
  const { permissions = usual, role } = given
  const person = given.person ?? (await signedIn(app, { museum, permissions, ...(role && { role }) }))
  const origin = given.origin ?? (await addressOf(app))
  const headers = { ...person.headers, 'accept-language': given.language ?? 'en' }
  const tus = { ...headers, 'tus-resumable': '1.0.0' }

  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }

  const begin = async (
    options: { files?: number; bytes?: number; attachTo?: object } = {},
  ): Promise<string> => {
    const { status, body } = await ask('POST', '/upload-batches', { files: 1, bytes: 1, ...options })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }

  const create = (metadata: Partial<UploadMetadata>, bytes: number) =>
    fetch(`${origin}/api/v1/uploads/`, {
      method: 'POST',
      headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': encoded(metadata) },
    })

  const piece = (location: string, content: Uint8Array<ArrayBuffer>, offset: number) =>
    fetch(`${origin}${location}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: content,
    })

  const offset = async (location: string): Promise<number> =>
    Number(
      (await fetch(`${origin}${location}`, { method: 'HEAD', headers: tus })).headers.get('upload-offset'),
    )

  /** Makes an upload. @returns its address. @throws when it is refused. */
  const made = async (metadata: Partial<UploadMetadata>, bytes: number): Promise<string> => {
    const answer = await create(metadata, bytes)
    if (answer.status !== 201) throw new Error(await answer.text())
    return answer.headers.get('location') ?? ''
  }

  const read = async (batch: string): Promise<Sent> => (await ask('GET', `/upload-batches/${batch}`)).body

  /** Waits until nothing of a batch is on its way any longer. */
  const settled = (batch: string): Promise<Sent> =>
    vi.waitFor(
      async () => {
        const sent = await read(batch)
        const isUnderWay = sent.uploads.some(({ state }) => state === 'uploading' || state === 'processing')
        if (isUnderWay) throw new Error(JSON.stringify(sent.uploads))
        return sent
      },
      { timeout: 30_000, interval: 50 },
    )

  return {
    ...person,
    museum,
    headers,
    origin,
    ask,
    begin,
    create,
    made,
    piece,
    offset,
    read,
    settled,
    /** Uploads files as a batch and waits until they are looked through. */
    async send(
      files: readonly (Partial<UploadMetadata> & { readonly content: Uint8Array<ArrayBuffer> })[],
      options: { attachTo?: object } = {},
    ): Promise<Sent> {
      const batch = await begin({ files: files.length, ...options })
      for (const [place, { content, ...metadata }] of files.entries()) {
        const named = { batch, filename: `file ${place}`, place: String(place), ...metadata }
        const answer = await create(named, content.length)
        if (answer.status === 201) await piece(answer.headers.get('location') ?? '', content, 0)
      }
      return settled(batch)
    },
    /** Sends files as a form. */
    async form(files: readonly { readonly name: string; readonly content: Uint8Array<ArrayBuffer> }[]) {
      const form = new FormData()
      for (const { name, content } of files) form.append('file', new Blob([content]), name)
      const answer = await fetch(`${origin}/api/v1/files/`, { method: 'POST', headers, body: form })
      return { status: answer.status, body: await answer.json() }
    },
    /** A request that says it brings so many bytes; whoever asks sends some and breaks it off. */
    opened(method: string, path: string, more: Readonly<Record<string, string>>): ClientRequest {
      const opened = request(`${origin}${path}`, { method, headers: { ...tus, ...more } })
      opened.on('error', () => {})
      return opened
    },
  }
}
