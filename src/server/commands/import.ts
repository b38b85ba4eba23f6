import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { declarations } from '#model/cards/declarations.ts'
import { displayName } from '#model/display-name.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { type MessageKind, outcomes } from '#model/exchange/messages.ts'
import { answerableMember } from '../access/index.ts'
import { type App, createApp } from '../app.ts'
import type { Author } from '../cards/index.ts'
import {
  type ArchivedTable,
  countOutcomes,
  type FileToImport,
  FolderError,
  findProfile,
  groupMessages,
  importArchivedTerms,
  importTerms,
  openMuseumArchive,
  readFolder,
  readMappingFile,
  type TableToImport,
} from '../exchange/index.ts'
import { joinInstallationDatabase } from '../installation-database.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { TenantTransaction } from '../platform/db/index.ts'
import { createLog } from '../platform/log.ts'
import { installationSecret } from '../platform/secret.ts'
import { CommandError, failToStart } from '../start-up-error.ts'
import { museumsCalled } from '../tenants/index.ts'

const usage = `Usage: npm run import -- <museum> <profile> <file> [--as <e-mail>]
       npm run import -- <museum> <mapping.json> <file> [--as <e-mail>]
       npm run import -- <museum> <folder> [--as <e-mail>]
       npm run import -- <museum> <archive.zip> [--as <e-mail>]

Loads a table (CSV, TSV, XLSX, a Darwin Core archive, BibTeX, RIS, CSL-JSON) into a museum, named or by its id, in the name of a member of it: without --as in that of its first
administrator. Of a folder its import.json says what is loaded, and in which order: demonstration/README.md explains it and mappings. Of the archive in which a museum exported all its data the vocabularies are loaded, then the tables: records first, then their links to one another. Rows that cannot be loaded are reported; the import appears in the history of the museum, where its refused rows can be had as a
file and the whole of it taken back. For example:

  npm run import -- "Walters Art Museum" walters objects.csv --as registrar@museum.example
  npm run import -- "Walters Art Museum" ./our-museum
  npm run import -- "Walters Art Museum" our-old-museum.zip`

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const print = (text: string) => process.stdout.write(text)

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

/** A museum, and in whose name files come into it. */
interface Importing {
  readonly app: App
  readonly tenantId: string
  readonly author: Author
}

/** A table, and how it becomes records: without a mapping as its columns suggest. */
interface Table extends Pick<FileToImport, 'name' | 'declaration' | 'content' | 'mapping' | 'profile'> {}

/** Loads a table, and says how far it is and what became of its rows. @returns the kinds of what is to be said about them. */
async function importTable(
  { app: { database, operations, exchange }, tenantId, author }: Importing,
  table: Table,
): Promise<ReadonlySet<MessageKind>> {
  const begun = Date.now()
  const { importId, operation } = await exchange.importFile({
    ...table,
    tenantId,
    author,
  })
  const who = { tenantId, accountId: author.accountId, role: 'TENANT_ADMIN' }
  let now = operation
  while (now.state === 'IN_PROGRESS') {
    await wait(200)
    now = await operations.read(who, operation.id)
    print(`\r${now.numberOfProcessedElements} of ${now.totalNumberOfElements} rows`)
  }
  const { counts = {}, groups } = await database.inTenant(tenantId, async tx => ({
    counts: (await countOutcomes(tx, [importId])).get(importId),
    groups: await groupMessages(tx, importId),
  }))
  const summary = outcomes.flatMap(outcome => (counts[outcome] ? [`${counts[outcome]} ${outcome}`] : []))
  print(`\n${summary.join(', ')} in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`)
  for (const { message, count, rows } of groups)
    print(
      `  ${count} × ${message.kind}${message.column ? ` in ${message.column}` : ''}: rows ${rows.slice(0, 10).join(', ')}\n`,
    )
  if (now.state === 'FAIL')
    throw new CommandError('The import came to a stop because of an unexpected error.')
  return new Set(groups.map(({ message }) => message.kind))
}

/** A table that is a file on this machine. */
const tableAt = ({
  path,
  declaration,
  mapping,
  profile,
}: TableToImport & { readonly profile: string }): Table => ({
  name: basename(path),
  content: createReadStream(path),
  declaration,
  mapping,
  profile,
})

/** Loads all files of a folder, one after the other. */
async function importFolder(importing: Importing, folder: string): Promise<void> {
  const { vocabularies, tables } = await readFolder(folder)
  for (const terms of vocabularies) {
    const { created } = await importing.app.database.inTenant(importing.tenantId, tx =>
      importTerms(tx, terms, importing.author),
    )
    print(`${terms.code}: ${created} terms added\n`)
  }
  for (const table of tables) {
    print(`${basename(table.path)}\n`)
    await importTable(importing, tableAt({ ...table, profile: basename(table.path) }))
  }
}

/** Kinds of messages about links that may be found once all tables are there. */
const later: readonly MessageKind[] = ['linkNotYet', 'nameNotYet']

/**
 * Loads what another museum exported: its vocabularies, its tables, and those once more that are linked with what came after them. Rows are
 * told from one another by the records they were there, so that nothing is there twice.
 */
async function importArchive(importing: Importing, path: string): Promise<void> {
  const { vocabularies, tables, leftOut, close } = await openMuseumArchive(path)
  try {
    for (const terms of vocabularies) {
      const done = await importing.app.database.inTenant(importing.tenantId, tx =>
        importArchivedTerms(tx, terms, importing.author),
      )
      print(`${terms.code}: ${done?.created ?? 0} terms added\n`)
    }
    const load = async ({ name, declaration, content }: ArchivedTable) => {
      print(`${name}\n`)
      return importTable(importing, { name: basename(name), declaration, content: await content() })
    }
    const linked: ArchivedTable[] = []
    for (const table of tables) {
      const told = await load(table)
      if (later.some(kind => told.has(kind))) linked.push(table)
    }
    if (linked.length > 0) print('Links to records that came after them\n')
    for (const table of linked) await load(table)
    for (const name of leftOut) print(`${name}: left out, these records are not made from tables\n`)
  } finally {
    close()
  }
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } })
  const [wanted, source, file] = positionals
  if (!wanted || !source || positionals.length > 3) throw new CommandError(usage)
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
  const { database } = app
  try {
    await app.start()
    const [museum] = await database.asSystem('the import command', db => museumsCalled(db, wanted))
    if (!museum) throw new CommandError(`There is no museum called ${wanted}.`)
    const account = await database.inTenant(museum.id, tx => answerableMember(tx, values.as))
    if (!account)
      throw new CommandError(`${museum.name} has no ${values.as ? `member ${values.as}` : 'administrator'}.`)
    const author = { accountId: account.id, name: displayName(account) }
    const importing = { app, tenantId: museum.id, author }
    if (!file && source.toLowerCase().endsWith('.zip')) await importArchive(importing, source)
    else if (!file) await importFolder(importing, source)
    else {
      const known = source.endsWith('.json')
        ? await readMappingFile(source)
        : await database.inTenant(museum.id, tx => profileCalled(tx, source))
      await importTable(importing, tableAt({ ...known, path: file, profile: basename(source) }))
    }
  } finally {
    await app.stop()
    await installation.stop()
  }
}

run().catch(error => failToStart(error instanceof FolderError ? new CommandError(error.message) : error))
