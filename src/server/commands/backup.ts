import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Manifest, proveBackup, writeBackup } from '../platform/backup/index.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { describe, summaryOf } from './describe-backup.ts'
import { endOnSignals, failCommand } from './ending.ts'
import { openForBackup } from './open-for-backup.ts'

const usage = `Usage: npm run backup -- <file> [--prove]

Writes the whole installation (database, stored files, secret) into one file, also while the server runs.
The file must not exist yet; keep it safe, it holds everything. For example:

  npm run backup -- backups/2026-05-18.tar.zst

  --prove  restore it into a scratch database beside the real one and compare both, before it counts as made
  --json   say what was backed up as one line of JSON, for programs
`

/** `npm run backup -- <file>` */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      prove: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [file] = positionals
  if (values.help || file === undefined || positionals.length > 1) {
    process.stdout.write(`\n${usage}\n`)
    process.exit(values.help ? 0 : 1)
  }
  const begun = Date.now()
  const config = readConfig(process.env)
  const database = await openForBackup(config, createLog('warn'))
  const path = resolve(file)
  const signal = endOnSignals()
  let manifest: Manifest
  try {
    manifest = await writeBackup({
      ownerUrl: database.ownerUrl,
      dataDir: config.dataDir,
      filesDir: config.storageUrl === undefined ? join(config.dataDir, 'files') : undefined,
      file: path,
      signal,
    })
    if (values.prove) await proveBackup({ file: path, ownerUrl: database.ownerUrl, signal })
  } finally {
    await database.stop()
  }
  if (values.json) {
    process.stdout.write(`${JSON.stringify(summaryOf(manifest))}\n`)
    return
  }
  process.stdout.write(
    `\nBacked up ${describe(manifest)} in ${((Date.now() - begun) / 1000).toFixed(1)} s: ${file}${values.prove ? ' (restored into a scratch database, and the same)' : ''}\n`,
  )
  if (!manifest.files.included) {
    process.stdout.write(
      'The files are in the object storage of STORAGE_URL and are not part of it: back that up as well.\n',
    )
  }
  if (!manifest.secretIncluded) {
    process.stdout.write(
      'The secret is given by the setting SECRET and is not part of it: keep that as well.\n',
    )
  }
}

run().catch(failCommand)
