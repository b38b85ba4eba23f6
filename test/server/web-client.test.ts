import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareServer, bareServer } from '../harness/bare-server.ts'

let root: string
let server: BareServer

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
  await mkdir(join(root, 'assets'))
  await writeFile(
    join(root, 'index.html'),
    '<html lang="%LANG%"><title>%PRODUCT_NAME%</title><style nonce="%CSP_NONCE%"></style></html>',
  )
  await writeFile(join(root, 'index.html.br'), 'raw')
  await writeFile(join(root, 'assets', 'app-1234.js'), 'run()')
  await writeFile(join(root, 'field-worker.js'), 'keep()')
  await writeFile(join(root, 'manifest.webmanifest'), '{"name":"%PRODUCT_NAME%"}')
  server = await bareServer({ web: { root, productName: 'Vitrine', https: false } })
})

afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true, force: true })
})

describe("the client's page", () => {
  test.each(['/', '/login', '/index.html', '/index.html.br'])(
    'is sent whole and with its own policy at %s',
    async url => {
      const answer = await server.inject({
        url,
        headers: { 'accept-encoding': 'br', 'accept-language': 'pl' },
      })
      const policy = String(answer.headers['content-security-policy'])
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toBe(
        `<html lang="pl"><title>Vitrine</title><style nonce="${nonce}"></style></html>`,
      )
    },
  )

  test('is found by no search engine where a secret opens it', async () => {
    const { headers } = await server.inject('/room?token=1-x')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect((await server.inject('/login')).headers['x-robots-tag']).toBeUndefined()
  })

  test('comes with files that are kept for a year', async () => {
    const answer = await server.inject('/assets/app-1234.js')
    expect(answer.body).toBe('run()')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await server.inject({ method: 'HEAD', url: '/assets/app-1234.js' })).statusCode).toBe(200)
  })

  test('can be installed; its worker may fetch from here alone and is looked for anew each time [C-P09]', async () => {
    const manifest = await server.inject('/manifest.webmanifest')
    expect(manifest.headers['content-type']).toContain('application/manifest+json')
    expect(manifest.json()).toEqual({ name: 'Vitrine' })
    const worker = await server.inject('/field-worker.js')
    expect(worker.body).toBe('keep()')
    expect(worker.headers['cache-control']).toBe('no-cache')
    expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  })
})
