import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  embeddedTarget,
  outsideTarget,
  type RestoreTarget,
  restoreBackup,
  verifyArchive,
} from '../platform/backup/index.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { type EmbeddedDatabase, startEmbedded } from '../platform/database-server/index.ts'
import { prepareOutsideDatabase } from '../platform/db/index.ts'
import { createLog, type Log } from '../platform/log.ts'
import { installationSecret } from '../platform/secret.ts'
import { describe } from './describe-backup.ts'
import { endOnSignals, failCommand } from './ending.ts'

const usage = `Usage: npm run restore -- <file> [--replace] [--check]

Puts an installation back as a backup holds it. The server must not run. The backup is checked as a whole before
anything is touched.

  --replace  replace an installation that is there, with all its data
  --check    only check the backup
`

export interface RestoreInstallation {
  openTarget(): Promise<RestoreTarget>
  stop(): Promise<void>
}

/** The database the settings ask for, locked so that no server can start on it in the meantime. */
export function openForRestore(config: Config, log: Log): RestoreInstallation {
  let embedded: EmbeddedDatabase | undefined
  return {
    async openTarget() {
      if (config.databaseUrl !== undefined) {
        const secret = await installationSecret(config.secret, config.dataDir)
        return outsideTarget(await prepareOutsideDatabase(config.databaseUrl, secret), log)
      }
      embedded = await startEmbedded({ dataDir: config.dataDir, log, holder: 'restore' })
      return embeddedTarget(embedded, log)
    },
    stop: async () => {
      await embedded?.stop()
    },
  }
}

/** `npm run restore -- <file>` */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [file] = positionals
  if (values.help || file === undefined || positionals.length > 1) {
    process.stdout.write(`\n${usage}\n`)
    process.exit(values.help ? 0 : 1)
  }
  const signal = endOnSignals()
  if (values.check) {
    const manifest = await verifyArchive(resolve(file), signal)
    process.stdout.write(`\n${file} is whole: ${describe(manifest)}, made ${manifest.madeAt}.\n`)
    return
  }
  const begun = Date.now()
  const config = readConfig(process.env)
  const installation = openForRestore(config, createLog('warn'))
  try {
    const manifest = await restoreBackup({
      file: resolve(file),
      dataDir: config.dataDir,
      openTarget: installation.openTarget,
      replace: values.replace,
      warn: message => process.stderr.write(`${message}\n`),
      signal,
    })
    process.stdout.write(
      `\nRestored ${describe(manifest)} in ${((Date.now() - begun) / 1000).toFixed(1)} s.\n`,
    )
    if (manifest.files.included && config.storageUrl !== undefined) {
      process.stdout.write(
        `STORAGE_URL is set, but the backup's files lie in ${config.dataDir}/files: copy them into the object storage.\n`,
      )
    }
  } finally {
    await installation.stop()
  }
}

run().catch(failCommand)
