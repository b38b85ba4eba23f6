import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { demoEmails, demoPassword } from './demo/index.ts'
import { openInstallationDatabase } from './installation-database.ts'
import { boundHeap } from './platform/bounded-heap.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { installationSecret } from './platform/secret.ts'
import { failToStart } from './start-up-error.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Exit code of a server that stopped because the database is newer than it: a newer version is to be started in its place. */
const outdatedExit = 75

async function start(config: Config, onNewerDatabase: () => void): Promise<() => Promise<void>> {
  const log = createLog('info')
  const secret = await installationSecret(config.secret, config.dataDir)
  const installation = await openInstallationDatabase(config, secret, log, `server on port ${config.port}`)
  const scheme = config.tls ? 'https' : 'http'
  let address = `${scheme}://${config.host}:${config.port}`
  const publicUrl = () => config.publicUrl ?? address
  const app = await createApp({
    config,
    databaseUrl: installation.appUrl,
    ownerUrl: installation.ownerUrl,
    secret,
    log,
    clock: systemClock,
    publicUrl,
    onNewerDatabase,
  }).catch(async error => {
    await installation.stop()
    throw error
  })
  const stop = async () => {
    await app.stop()
    await installation.stop()
  }
  try {
    await app.start()
    await app.http.listen({ port: config.port, host: config.host })
  } catch (error) {
    await stop()
    throw error
  }
  const { port } = app.http.server.address() as AddressInfo
  address = `${scheme}://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  print(`\n${config.productName} is ready at ${publicUrl()}`)
  if (app.demoIsOpen())
    print(`Demonstration users: ${demoEmails.join(', ')}\nPassword of all of them: ${demoPassword}`)
  print('')
  return stop
}

/**
 * Ends the program in order at the first signal, also when it comes while the program is still starting.
 * @returns ends it for another reason, with an exit code.
 */
function endOnSignals(starting: Promise<() => Promise<void>>): (why: string, code: number) => void {
  let ending = false
  const end = async (why: string, code: number) => {
    if (ending) return
    ending = true
    print(`\n${why}: finishing what is running …`)
    const stop = await starting
    await stop()
    process.exit(code)
  }
  const begin = (why: string, code: number) => void end(why, code).catch(failToStart)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, name => begin(name, 0))
  return begin
}

boundHeap()
try {
  const outdated = 'A newer version of Vitrine has changed the database'
  const starting = start(readConfig(process.env), () => end(outdated, outdatedExit))
  const end = endOnSignals(starting)
  await starting
} catch (error) {
  failToStart(error)
}
