import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import {
  type ClientHttp2Session,
  connect,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http2'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SettingsError } from '#server/platform/config.ts'
import { followRenewals, readIdentity } from '#server/platform/http/tls.ts'
import { startTestApp, type TestApp } from '../harness/app.ts'
import { bareServer } from '../harness/bare-server.ts'
import { makeCertificate, writeCertificate } from '../harness/certificates.ts'
import { makeMuseum, signedIn } from '../harness/factories.ts'
import { addFile, plainPicture } from '../harness/files.ts'

let folder: string
let files: { certFile: string; keyFile: string }
let app: TestApp
let session: ClientHttp2Session

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-tls-'))
  files = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') }
  await writeCertificate(await makeCertificate(), files)
  app = await startTestApp({ environment: { TLS_CERT: files.certFile, TLS_KEY: files.keyFile } })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  session = connect(`https://127.0.0.1:${portOf(app.http.server)}`, { rejectUnauthorized: false })
})

afterAll(async () => {
  const began = performance.now()
  await app.stop()
  // A session that its client keeps open keeps no server from stopping.
  expect(performance.now() - began).toBeLessThan(6000)
  session.destroy()
  await rm(folder, { recursive: true, force: true })
})

/** A call by HTTP/2. @returns status, headers, and what came of the body until it ended or was enough. */
const ask = (headers: OutgoingHttpHeaders, body?: Uint8Array, isEnough = (_: string) => false) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const stream = session.request(headers, { endStream: body === undefined })
    let answered: IncomingHttpHeaders = {}
    const parts: Buffer[] = []
    const done = () =>
      resolve({ status: Number(answered[':status']), headers: answered, body: Buffer.concat(parts) })
    stream.on('response', given => {
      answered = given
    })
    stream.on('data', (part: Buffer) => {
      parts.push(part)
      if (!isEnough(Buffer.concat(parts).toString())) return
      stream.close()
      done()
    })
    stream.on('end', done)
    stream.on('error', reject)
    if (body !== undefined) stream.end(body)
  })

/** Answers by HTTP/1.1 from a server with a certificate of its own. */
const askAsBefore = (port: number) =>
  new Promise<{ status: number | undefined; version: string; subject: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/health', rejectUnauthorized: false, agent: false }, answer => {
      const { subject } = (answer.socket as TLSSocket).getPeerCertificate()
      answer
        .resume()
        .on('end', () =>
          resolve({ status: answer.statusCode, version: answer.httpVersion, subject: String(subject.CN) }),
        )
    }).on('error', reject)
  })

describe('a server with a certificate', () => {
  test('speaks HTTP/2, many calls over one connection, and says that it is to be come back to by HTTPS [F-W15]', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask({ ':path': '/api/v1/config' })))
    expect(session.alpnProtocol).toBe('h2')
    for (const { status, headers } of answers) {
      expect(status).toBe(200)
      expect(headers['strict-transport-security']).toMatch(/^max-age=/)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  test('answers who speaks HTTP/1.1 alone [F-W15]', async () => {
    expect(await askAsBefore(portOf(app.http.server))).toMatchObject({ status: 200, version: '1.1' })
  })

  test('takes a long search in an address [F-W15]', async () => {
    const { status } = await ask({ ':path': `/health?q=${'x'.repeat(30_000)}` })
    expect(status).toBe(200)
  })

  test('sends news as they come, takes files in pieces, and gives parts of them [F-W15]', async () => {
    const museum = await makeMuseum(app)
    const person = await signedIn(app, { museum, permissions: ['damRead', 'damUpload', 'damDownload'] })
    const news = ask({ ':path': '/api/v1/events', ...person.headers }, undefined, text =>
      text.includes('event: '),
    )

    const batch = await ask(
      {
        ':method': 'POST',
        ':path': '/api/v1/upload-batches',
        'content-type': 'application/json',
        ...person.headers,
      },
      Buffer.from(JSON.stringify({ files: 1, bytes: 8 })),
    )
    expect(batch.status).toBe(201)
    const content = await plainPicture(40, 30)
    const tus = { 'tus-resumable': '1.0.0', ...person.headers }
    const metadata = { filename: 'bowl.jpg', batch: JSON.parse(batch.body.toString()).id }
    const made = await ask(
      {
        ':method': 'POST',
        ':path': '/api/v1/uploads/',
        'upload-length': String(content.length),
        'upload-metadata': Object.entries(metadata)
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(','),
        ...tus,
      },
      Buffer.alloc(0),
    )
    expect(made.status, made.body.toString()).toBe(201)
    for (const [from, to] of [
      [0, 100],
      [100, content.length],
    ] as const) {
      const piece = await ask(
        {
          ':method': 'PATCH',
          ':path': String(made.headers.location),
          'upload-offset': String(from),
          'content-type': 'application/offset+octet-stream',
          ...tus,
        },
        content.subarray(from, to),
      )
      expect(piece.status, piece.body.toString()).toBe(204)
      expect(piece.headers['upload-offset']).toBe(String(to))
    }
    expect((await news).body.toString()).toMatch(/^retry: \d+\n\n[\s\S]*event: /)

    const id = await addFile(app, { museum, accountId: person.accountId }, { content })
    const part = await ask({ ':path': `/api/v1/files/${id}/content`, range: 'bytes=2-9', ...person.headers })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 2-9/${content.length}`)
    expect(part.body).toEqual(content.subarray(2, 10))
  })
})

describe('a certificate', () => {
  test('that is renewed is taken up while the server runs; one without its key changes nothing [F-W15]', async () => {
    const [first, second, third] = await Promise.all(
      ['first', 'second', 'third'].map(name => makeCertificate(name)),
    )
    if (!first || !second || !third) throw new Error('no certificates')
    const own = { certFile: join(folder, 'own.pem'), keyFile: join(folder, 'own-key.pem') }
    await writeCertificate(first, own)
    const server = await bareServer({ tls: own })
    const warn = vi.fn()
    followRenewals(server, own, { info: vi.fn(), warn }, 20)
    await server.listen({ port: 0, host: '127.0.0.1' })
    const subject = async () => (await askAsBefore(portOf(server.server))).subject
    try {
      expect(await subject()).toBe('first')
      await writeFile(own.certFile, second.cert)
      await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 5000)
      expect(await subject()).toBe('first')
      await writeCertificate(third, own)
      await vi.waitFor(async () => expect(await subject()).toBe('third'), 5000)
    } finally {
      await server.close()
    }
  })

  test('that cannot be used stops the start with the reason [F-W15]', async () => {
    const [one, other] = await Promise.all([makeCertificate(), makeCertificate()])
    const wrong = async (given: { cert?: string; key?: string }) => {
      const made = { certFile: join(folder, 'wrong.pem'), keyFile: join(folder, 'wrong-key.pem') }
      await writeCertificate({ ...one, ...given }, made)
      return () => readIdentity(made)
    }
    expect(() => readIdentity({ ...files, certFile: join(folder, 'missing.pem') })).toThrow(
      /^TLS_CERT cannot be read: ENOENT/,
    )
    expect(await wrong({ cert: 'nothing' })).toThrow(/^TLS_CERT: there is no certificate/)
    expect(await wrong({ key: 'nothing' })).toThrow(/^TLS_KEY: there is no private key/)
    expect(await wrong({ key: other?.key ?? '' })).toThrow(
      /^TLS_KEY: the key in .* is not that of the certificate/,
    )
    expect(await wrong({ key: 'nothing' })).toThrow(SettingsError)
  })
})
