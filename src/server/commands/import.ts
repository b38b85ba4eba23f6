import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { declarations } from '#model/cards/declarations.ts'
import { displayName } from '#model/display-name.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { outcomes } from '#model/exchange/messages.ts'
import { answerableMember } from '../access/index.ts'
import { createApp } from '../app.ts'
import { countOutcomes, findProfile, groupMessages } from '../exchange/index.ts'
import { joinInstallationDatabase } from '../installation-database.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { TenantTransaction } from '../platform/db/index.ts'
import { createLog } from '../platform/log.ts'
import { installationSecret } from '../platform/secret.ts'
import { CommandError, failToStart } from '../start-up-error.ts'
import { museumsCalled } from '../tenants/index.ts'

const usage = `Usage: npm run import -- <museum> <profile> <file> [--as <e-mail>]

Loads a table (CSV, TSV, XLSX, a Darwin Core archive, BibTeX, RIS, CSL-JSON) into a museum, named or by its id, in the name of a member of it: without --as in that of its first
administrator. Rows that cannot be loaded are told; the import stands in the history of the museum, where its refused rows can be had as a
file and the whole of it taken back. For example:

  npm run import -- "Walters Art Museum" walters objects.csv --as registrar@museum.example`

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const say = (text: string) => process.stdout.write(text)

/** The cards a profile is for, of whatever type, and its mapping. */
async function profileCalled(
  tx: TenantTransaction,
  wanted: string,
): Promise<{ readonly declaration: CardDeclaration; readonly mapping: Mapping }> {
  const all: string[] = []
  for (const declaration of declarations) {
    const { mapping, names } = await findProfile(tx, declaration.type, wanted)
    if (mapping) return { declaration, mapping }
    all.push(...names)
  }
  throw new CommandError(`There is no profile called ${wanted}; there are: ${all.join(', ')}.`)
}

/** `npm run import -- <museum> <profile> <file> [--as <e-mail>]` */
async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } })
  const [wanted, profile, file] = positionals
  if (!wanted || !profile || !file || positionals.length > 3) throw new CommandError(usage)
  const config = readConfig(process.env)
  const log = createLog('warn')
  const secret = await installationSecret(config.secret, config.dataDir)
  const installation = await joinInstallationDatabase(config, secret, log, 'the import command')
  // The whole product but its front door: work of others that waits is done, too, and done right.
  const app = await createApp({
    config,
    databaseUrl: installation.appUrl,
    secret,
    log,
    clock: systemClock,
    publicUrl: () => config.publicUrl ?? '',
  })
  const { database, operations, exchange } = app
  try {
    await app.start()
    const [museum] = await database.asSystem('the import command', db => museumsCalled(db, wanted))
    if (!museum) throw new CommandError(`There is no museum called ${wanted}.`)
    const account = await database.inTenant(museum.id, tx => answerableMember(tx, values.as))
    if (!account)
      throw new CommandError(`${museum.name} has no ${values.as ? `member ${values.as}` : 'administrator'}.`)
    const { declaration, mapping } = await database.inTenant(museum.id, tx => profileCalled(tx, profile))
    const begun = Date.now()
    const { importId, operation } = await exchange.importFile({
      tenantId: museum.id,
      author: {
        accountId: account.id,
        name: displayName(account),
      },
      declaration,
      name: basename(file),
      content: createReadStream(file),
      mapping,
      profile,
    })
    const who = { tenantId: museum.id, accountId: account.id, role: 'TENANT_ADMIN' }
    let now = operation
    while (now.state === 'IN_PROGRESS') {
      await wait(200)
      now = await operations.read(who, operation.id)
      say(`\r${now.numberOfProcessedElements} of ${now.totalNumberOfElements} rows`)
    }
    const { counts = {}, groups } = await database.inTenant(museum.id, async tx => ({
      counts: (await countOutcomes(tx, [importId])).get(importId),
      groups: await groupMessages(tx, importId),
    }))
    const told = outcomes.flatMap(outcome => (counts[outcome] ? [`${counts[outcome]} ${outcome}`] : []))
    say(`\n${told.join(', ')} in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`)
    for (const { message, count, rows } of groups)
      say(
        `  ${count} × ${message.kind}${message.column ? ` in ${message.column}` : ''}: rows ${rows.slice(0, 10).join(', ')}\n`,
      )
    if (now.state === 'FAIL')
      throw new CommandError('The import came to a stop because of an unexpected error.')
  } finally {
    await app.stop()
    await installation.stop()
  }
}

run().catch(failToStart)
