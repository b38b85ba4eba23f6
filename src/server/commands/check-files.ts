import { parseArgs } from 'node:util'
import { checkMuseum } from '../files/index.ts'
import { joinInstallationDatabase } from '../installation-database.ts'
import { readConfig } from '../platform/config.ts'
import { museumIdsWithCopies, openDatabase } from '../platform/db/index.ts'
import { createLog } from '../platform/log.ts'
import { installationSecret } from '../platform/secret.ts'
import { openStorage } from '../platform/storage/index.ts'
import { failToStart } from '../start-up-error.ts'

const usage = `Usage: npm run check-files

Compares every stored file of every museum with its size and checksum, also while the server runs, and names the damaged ones.
Only the report to administrators changes. Ends with 1 when a file is damaged.
`

/** `npm run check-files`: what the server does by and by each night, all at once. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help) {
    process.stdout.write(`\n${usage}\n`)
    return
  }
  const config = readConfig(process.env)
  const log = createLog('warn')
  const secret = await installationSecret(config.secret, config.dataDir)
  const installation = await joinInstallationDatabase(config, secret, log, 'the check-files command')
  const database = openDatabase({ url: installation.appUrl, log, connections: 1 })
  const storage = openStorage(config)
  const before = new Date()
  let bad = 0
  let all = 0
  try {
    await storage.check()
    for (const tenantId of await database.asSystem('files of all museums', museumIdsWithCopies)) {
      const { checked, damaged } = await checkMuseum({
        database,
        storage,
        tenantId,
        before,
        limit: Number.POSITIVE_INFINITY,
        now: () => new Date(),
        signal: new AbortController().signal,
      })
      all += checked
      bad += damaged.length
      for (const { content, problem } of damaged)
        process.stdout.write(
          `museum ${tenantId}, file ${content.card_id}: ${problem} (${content.storage_key})\n`,
        )
    }
  } finally {
    await database.close()
    await installation.stop()
  }
  process.stdout.write(`${all} files compared, ${bad} damaged\n`)
  if (bad > 0) process.exitCode = 1
}

run().catch(failToStart)
