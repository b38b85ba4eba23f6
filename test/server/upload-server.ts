import type { AddressInfo } from 'node:net'
import { createApp } from '#server/app.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'

// The whole product as a process that takes uploads in: `node upload-server.ts <database url>`. It says its address; tests then kill it.
const [, , databaseUrl = ''] = process.argv
const app = await createApp({
  config: readConfig(process.env),
  databaseUrl,
  secret: 'a secret for tests only, long enough',
  log: createLog('silent'),
  clock: systemClock,
  publicUrl: () => '',
})
await app.start()
await app.http.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`)
