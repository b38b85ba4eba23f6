import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fallbackLanguage } from '#model/languages.ts'
import { isVocabularyCode, type VocabularyCode } from '#model/vocabularies/definitions.ts'
import { importProfiles, type ProfileName, profiles } from '#model/vocabularies/import-profiles.ts'
import { joinInstallationDatabase } from '../installation-database.ts'
import { readConfig } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db/index.ts'
import { CodedError } from '../platform/errors.ts'
import { openTextBook } from '../platform/i18n/texts.ts'
import { createLog } from '../platform/log.ts'
import { installationSecret } from '../platform/secret.ts'
import { CommandError, failToStart } from '../start-up-error.ts'
import { museumsCalled } from '../tenants/index.ts'
import { importRows, readTable } from '../vocabularies/index.ts'

const usage = `Usage: npm run vocabulary -- <museum> <profile> <file> [vocabulary]

  museum      id or name
  profile     ${importProfiles.join(', ')}
  file        .csv or .tsv
  vocabulary  code, where the profile does not say into which the terms go`

interface Target {
  readonly code: VocabularyCode
  readonly part?: string
}

const isProfile = (name: string): name is ProfileName => (importProfiles as readonly string[]).includes(name)

function targetsOf(profile: ProfileName, code: string | undefined): readonly Target[] {
  if (code !== undefined) {
    if (!isVocabularyCode(code)) throw new CommandError(`There is no vocabulary ${code}.`)
    return [{ code }]
  }
  if (profile === 'vitrine') throw new CommandError(usage)
  return profiles[profile].into
}

async function museumOf(database: Database, given: string): Promise<string> {
  const [found, another] = await database.asSystem('find the museum of the command', db =>
    museumsCalled(db, given),
  )
  if (!found) throw new CommandError(`There is no museum ${given}.`)
  if (another) throw new CommandError(`Several museums are called ${given}: give the id of one.`)
  return found.id
}

/** `npm run vocabulary -- <museum> <profile> <file>`: imports well-known vocabularies and says what it did. */
async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [museum, profile, file, given] = positionals
  if (!museum || !profile || !file || !isProfile(profile)) throw new CommandError(usage)
  const targets = targetsOf(profile, given)
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CommandError(`The file cannot be read: ${error.message}`)
  })
  const config = readConfig(process.env)
  const log = createLog('warn')
  const secret = await installationSecret(config.secret, config.dataDir)
  const installation = await joinInstallationDatabase(config, secret, log, 'the vocabulary command')
  const database = openDatabase({ url: installation.appUrl, log, connections: 1 })
  try {
    const tenantId = await museumOf(database, museum)
    for (const target of targets) await load(database, tenantId, { text, file, profile, ...target })
  } finally {
    await database.close()
    await installation.stop()
  }
}

interface Load extends Target {
  readonly text: string
  readonly file: string
  readonly profile: ProfileName
}

async function load(database: Database, tenantId: string, { text, file, profile, code, part }: Load) {
  const start = performance.now()
  const format = file.endsWith('.csv') ? 'csv' : 'tsv'
  const language = (profile === 'vitrine' ? undefined : profiles[profile].language) ?? fallbackLanguage
  try {
    const table = readTable(text, { format, profile, part })
    const { created, updated, unchanged } = await database.inTenant(tenantId, tx =>
      importRows(tx, { accountId: null, impersonatorId: null }, code, table, { language, dryRun: false }),
    )
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    process.stdout.write(
      `${code}${part ? ` (${part})` : ''}: ${created} added, ${updated} changed, ${unchanged} as they were, ${seconds} s\n`,
    )
  } catch (error) {
    throw error instanceof CodedError ? await explained(error, code) : error
  }
}

/** The sentence that the API would answer. */
async function explained({ code: kind, details }: CodedError, code: VocabularyCode): Promise<CommandError> {
  const texts = await openTextBook('')
  return new CommandError(
    `${code}: ${texts.translate(fallbackLanguage, details.text ?? `errors.${kind}`, details.params)}`,
  )
}

run().catch(failToStart)
