import { rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { kernelTakesNetwork } from '#server/platform/confined/spawn-confined.ts'
import { freePort } from '#server/platform/database-server/ensure-running.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { checkDiskRoom } from './disk-room.ts'

const [mailPort, scannerPort] = [await freePort(), await freePort()]
const app = useTestApp({
  environment: {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    CLAMAV_URL: `tcp://127.0.0.1:${scannerPort}`,
    SECURITY_CONTACT: 'mailto:security@museum.example',
  },
})
const mailServer = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'] })

beforeAll(() => new Promise<void>(resolve => mailServer.listen(mailPort, '127.0.0.1', resolve)))

const ready = async () => {
  const response = await app().http.inject({ url: '/ready' })
  return { status: response.statusCode, body: response.json() }
}

describe('Readiness', () => {
  test('shows each part; a scanner that is away does not stop the work [F-T13]', async () => {
    expect(await ready()).toEqual({
      status: 200,
      body: {
        status: 'ready',
        parts: {
          database: 'up',
          disk: 'up',
          storage: 'up',
          scanner: 'down',
          mail: 'up',
          confinement: (await kernelTakesNetwork()) ? 'up' : 'off',
        },
      },
    })
  })

  test('a server that cannot store files is not ready, and is again when it can [F-T13]', async () => {
    const files = join(app().dataDir, 'files')
    await rename(files, `${files}-away`)
    await writeFile(files, 'no folder')
    await vi.waitFor(
      async () =>
        expect(await ready()).toMatchObject({
          status: 500,
          body: { error: 'unavailable', data: { parts: { storage: 'down', database: 'up' } } },
        }),
      { timeout: 8000, interval: 200 },
    )
    await rm(files)
    await rename(`${files}-away`, files)
    await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 8000, interval: 200 })
  })

  test('a mail server that is away is shown, and does not stop the work [F-T13]', async () => {
    await new Promise<void>(resolve => mailServer.close(() => resolve()))
    await vi.waitFor(
      async () => expect(await ready()).toMatchObject({ status: 200, body: { parts: { mail: 'down' } } }),
      { timeout: 8000, interval: 200 },
    )
  })

  test('a disk that is nearly full counts as full [F-T13]', async () => {
    await checkDiskRoom(tmpdir(), 0)
    await expect(checkDiskRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow('nearly full')
  })
})

test('whoever finds a weakness is shown where to report it [F-T17]', async () => {
  const { body, headers } = await app().http.inject({ url: '/.well-known/security.txt' })
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toContain('Contact: mailto:security@museum.example')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000)
})
