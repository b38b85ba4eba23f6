import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { demoEmails, demoPassword, loadDemo } from './demo/index.ts'
import { openInstallationDatabase } from './installation-database.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { installationSecret } from './platform/secret.ts'
import { failToStart } from './start-up-error.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** The demonstration museum never expires before those who try it lose interest. */
const demoYears = 10

async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLog('info')
  const secret = await installationSecret(config.secret, config.dataDir)
  const installation = await openInstallationDatabase(config, secret, log, `server on port ${config.port}`)
  let address = `http://${config.host}:${config.port}`
  const publicUrl = () => config.publicUrl ?? address
  const app = await createApp({ config, databaseUrl: installation.appUrl, secret, log, clock: systemClock, publicUrl })
  const stop = async () => {
    await app.stop()
    await installation.stop()
  }
  try {
    const expiry = new Date(systemClock().setFullYear(systemClock().getFullYear() + demoYears))
    if (config.demo) await loadDemo(app.database, expiry)
    await app.start()
    await app.http.listen({ port: config.port, host: config.host })
  } catch (error) {
    await stop()
    throw error
  }
  const { port } = app.http.server.address() as AddressInfo
  address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  say(`\n${config.productName} is ready at ${publicUrl()}`)
  if (config.demo) say(`Demonstration users: ${demoEmails.join(', ')}\nPassword of all of them: ${demoPassword}`)
  say('')
  return stop
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  const end = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    say(`\n${signal}: finishing what is running …`)
    stop().then(
      () => process.exit(0),
      error => failToStart(error),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('SIGHUP', end)
}

try {
  stopOnSignals(await start(readConfig(process.env)))
} catch (error) {
  failToStart(error)
}
