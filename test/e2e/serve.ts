import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { seeds } from './seeds.ts'

/**
 * The product as one process with a database of its own, for one browser worker. The parent sends `{ id, seed, input }`
 * and gets `{ id, result }` or `{ id, error }`: what the interface cannot do yet (an expired museum) is seeded here.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
const config = readConfig({ PORT: '0', DATA_DIR: dataDir, ...process.env })
const log = createLog('warn')
const secret = 'a secret for browser journeys, long enough'
const installation = await openInstallationDatabase(config, secret, log, 'browser journeys')
let address = ''
const app = await createApp({
  config,
  databaseUrl: installation.appUrl,
  ownerUrl: installation.ownerUrl,
  secret,
  log,
  clock: systemClock,
  publicUrl: () => address,
  demoObjects: false,
})
await app.start()
await app.http.listen({ port: 0, host: '127.0.0.1' })
// Passkeys need a name.
address = `http://${process.env.PAGES_HOST ?? '127.0.0.1'}:${(app.http.server.address() as AddressInfo).port}`

process.on('message', async (message: { id: number; seed: string; input: unknown }) => {
  try {
    const seed = seeds[message.seed]
    if (!seed) throw new Error(`no seed ${message.seed}`)
    process.send?.({ id: message.id, result: (await seed({ ...app, dataDir }, message.input)) ?? null })
  } catch (error) {
    process.send?.({ id: message.id, error: String(error) })
  }
})

const stop = async () => {
  await app.stop()
  await installation.stop()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('disconnect', stop)
process.send?.({ ready: address })
