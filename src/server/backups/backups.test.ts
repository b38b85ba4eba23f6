import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { BackupsAnswer } from '#model/api/operator/backups.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../test/harness/factories.ts'

const place = await mkdtemp(join(tmpdir(), 'vitrine-backups-'))
afterAll(() => rm(place, { recursive: true, force: true }))

const app = useTestApp({
  environment: { BACKUP_TO: place, BACKUP_KEEP: '1', BACKUP_SCHEDULE: '30 1 1 1 *' },
})

const archives = async () => (await readdir(place)).filter(name => name.endsWith('.tar.zst')).sort()

test('a backup counts as made when it was restored and is the same, and the oldest goes when the number kept is reached [F-T12]', async () => {
  await makeMuseum(app(), { name: 'Museo di Łódź' })
  const { headers } = await signedIn(app(), { operator: true })
  const list = async (): Promise<BackupsAnswer> =>
    (await app().http.inject({ url: '/api/v1/operator/backups', headers })).json()
  const make = async () => {
    const before = (await list()).result[0]?.id
    const { statusCode } = await app().http.inject({
      method: 'POST',
      url: '/api/v1/operator/backups',
      headers,
    })
    expect(statusCode).toBeLessThan(300)
    return vi.waitFor(
      async () => {
        const [newest] = (await list()).result
        if (!newest || newest.id === before || newest.state === 'running') throw new Error('not yet')
        return newest
      },
      { timeout: 60_000, interval: 200 },
    )
  }
  expect(await list()).toEqual({ schedule: '30 1 1 1 *', place, keep: 1, result: [] })

  const first = await make()
  expect(first).toMatchObject({ state: 'proven', museums: 1, files: 0, reason: null })
  expect(first.rows).toBeGreaterThan(50)
  expect(await archives()).toEqual([first.file])

  await vi.waitFor(() => expect(new Date().toISOString().slice(0, 19)).not.toBe(first.startedAt.slice(0, 19)))
  const second = await make()
  // The older one goes once the newer one counts.
  await vi.waitFor(async () =>
    expect((await list()).result.map(({ state }) => state)).toEqual(['proven', 'removed']),
  )
  expect(await archives()).toEqual([second.file])

  const record = (await app().http.inject({ url: '/api/v1/operator/record', headers })).json()
  expect(record.result[0]).toMatchObject({ action: 'backupStarted', about: place })
}, 120_000)
