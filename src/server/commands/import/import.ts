import { createReadStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { displayName } from '#model/display-name.ts'
import type { MessageKind } from '#model/exchange/messages.ts'
import { chooseLanguage, fallbackLanguage, type Language } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { answerableMember } from '../../access/index.ts'
import { createApp } from '../../app.ts'
import { type FileToImport, FolderError, importTerms, readFolder } from '../../exchange/index.ts'
import { joinInstallationDatabase } from '../../installation-database.ts'
import { ArchiveError } from '../../museum-exports/index.ts'
import { type MuseumToImport, openMuseumArchive } from '../../museum-imports/index.ts'
import { boundHeap } from '../../platform/bounded-heap.ts'
import { systemClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { openTextBook } from '../../platform/i18n/texts.ts'
import { createLog } from '../../platform/log.ts'
import { installationSecret } from '../../platform/secret.ts'
import { CommandError, failToStart } from '../../start-up-error.ts'
import { museumsCalled } from '../../tenants/index.ts'
import { type Speaker, speakerIn } from './guide.ts'
import { importOneTable, type TableEnding } from './one-table.ts'
import { type ImportOptions, readOptions, usageOf } from './options.ts'
import { type DoneImport, type Ending, type Importing, print, workOnTable } from './work.ts'

/** Documented in `usageOf`. */
const exitCodes = { done: 0, refused: 1, wrongUse: 2, failed: 3 } as const

/** A table, and how it becomes records: without a mapping as its columns suggest. */
interface Table extends Pick<FileToImport, 'name' | 'declaration' | 'content' | 'mapping' | 'profile'> {
  /** The file that it is, or is in. */
  readonly path: string
}

/** Loads a table at once, and says what became of its rows. */
async function importTable(importing: Importing, { path, ...table }: Table): Promise<Ending> {
  const { app, tenantId, author } = importing
  const { importId, operation } = await app.exchange.importFile({ ...table, tenantId, author })
  return workOnTable(importing, {
    known: { tenantId, importId },
    operation,
    work: 'load',
    name: table.name,
    path,
    records: table.declaration.type,
  })
}

/** A line about the terms that a vocabulary gets. */
const addedTerms = ({ speaker: { say, number } }: Importing, code: VocabularyCode, created: number): string =>
  `${say(`vocabularies.names.${code}`)} · ${say('import.check.newTerms')}: ${number(created)}\n`

/** Loads all files of a folder, one after the other. */
async function importFolder(importing: Importing, folder: string): Promise<TableEnding[]> {
  const { vocabularies, tables } = await readFolder(folder)
  for (const terms of vocabularies) {
    const { created } = await importing.app.database.inTenant(importing.tenantId, tx =>
      importTerms(tx, terms, importing.author),
    )
    print(addedTerms(importing, terms.code, created))
  }
  const endings: TableEnding[] = []
  for (const { path, ...table } of tables) {
    if (importing.signal.aborted) break
    const name = basename(path)
    print(`${name}\n`)
    endings.push(
      await importTable(importing, { ...table, path, name, profile: name, content: createReadStream(path) }),
    )
  }
  return endings
}

/** Kinds of messages about links that may be found once all tables are there. */
const later: readonly MessageKind[] = ['linkNotYet', 'nameNotYet']

/** Takes in what another museum exported. */
async function importArchive(
  importing: Importing,
  path: string,
  museum: MuseumToImport,
): Promise<TableEnding[]> {
  const { app, tenantId, author, signal, speaker } = importing
  const endings: TableEnding[] = []
  await app.museumImports.take(museum, {
    tenantId,
    author,
    signal,
    language: speaker.language,
    tell: line => void print(`${line}\n`),
    async load({ name, declaration, content }) {
      print(`${name}\n`)
      const table = { path, name: basename(name), declaration, content: await content() }
      const ending = await importTable(importing, table)
      endings.push(ending)
      return later.some(kind => ending.kinds.has(kind))
    },
  })
  return endings
}

/** The archive of a museum; undefined for any other file, which is read as a table. */
const archiveAt = (path: string) =>
  path.toLowerCase().endsWith('.zip') ? openMuseumArchive(path) : undefined

const forOneTable = ({ dryRun, mapping, writeMapping, declaration }: ImportOptions): boolean =>
  dryRun || mapping !== undefined || writeMapping !== undefined || declaration !== undefined

async function importSource(importing: Importing, options: ImportOptions): Promise<TableEnding[]> {
  const { source, known } = options
  const isFolder = (await stat(source)).isDirectory()
  const archive = isFolder || known !== undefined ? undefined : await archiveAt(source)
  if (isFolder || archive) {
    if (known !== undefined || forOneTable(options)) {
      archive?.archive.close()
      throw new CommandError(
        `${source} is not a table: --dry-run, --mapping, --write-mapping and --type are for one.`,
      )
    }
    if (!archive) return importFolder(importing, source)
    return importArchive(importing, source, archive).finally(() => archive.archive.close())
  }
  const terminal =
    process.stdin.isTTY && process.stdout.isTTY ? { input: process.stdin, output: process.stdout } : undefined
  return [await importOneTable(importing, options, terminal)]
}

function exitCodeOf(endings: readonly TableEnding[], { aborted }: AbortSignal): number {
  const isWhole = endings.every(({ state }) => state === 'imported' || state === 'checked')
  if (!isWhole || aborted) return exitCodes.failed
  return endings.some(({ refused }) => refused > 0) ? exitCodes.refused : exitCodes.done
}

/** A signal that is raised by the first Ctrl-C; the second ends the command as it is. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController()
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(exitCodes.failed)
    controller.abort()
  }
  for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(each, stop)
  return controller.signal
}

interface Report {
  readonly museum: string
  readonly exitCode: number
  readonly error: string | null
  readonly startedAt: string
  readonly endedAt: string
  readonly imports: readonly DoneImport[]
}

/** Runs the command in an open installation. @returns its exit code */
async function importInto(
  app: Importing['app'],
  options: ImportOptions,
  { productName }: { readonly productName: string },
): Promise<number> {
  const { database } = app
  const startedAt = new Date().toISOString()
  const museums = await database.asSystem('the import command', db => museumsCalled(db, options.museum))
  const [museum] = museums
  if (!museum) throw new CommandError(`There is no museum called ${options.museum}.`)
  if (museums.length > 1)
    throw new CommandError(
      `${museums.length} museums are called ${options.museum}; name one by its id: ${museums.map(({ id }) => id).join(', ')}.`,
    )
  const account = await database.inTenant(museum.id, tx => answerableMember(tx, options.as))
  if (!account)
    throw new CommandError(`${museum.name} has no ${options.as ? `member ${options.as}` : 'administrator'}.`)
  const texts = await openTextBook(productName)
  const language: Language = options.language ?? account.language ?? fallbackLanguage
  const speaker: Speaker = speakerIn(texts, language)
  const signal = stopOnSignals()
  const author = { accountId: account.id, name: displayName(account) }
  const importing: Importing = { app, texts, tenantId: museum.id, author, speaker, signal, done: [] }
  const report = async (exitCode: number, error: string | null): Promise<void> => {
    if (options.report === undefined) return
    const endedAt = new Date().toISOString()
    const told: Report = { museum: museum.name, exitCode, error, startedAt, endedAt, imports: importing.done }
    await writeFile(options.report, `${JSON.stringify(told, null, 2)}\n`)
  }
  try {
    const exitCode = exitCodeOf(await importSource(importing, options), signal)
    await report(exitCode, null)
    return exitCode
  } catch (error) {
    const fault = speaker.fault(error)
    const told = fault === undefined ? error : new CommandError(fault)
    await report(codeOf(told), told instanceof Error ? told.message : String(told))
    throw told
  }
}

/** Returns true for errors about the named file or folder, with a message for the person who named it. */
const isAboutSource = (error: unknown): error is Error =>
  error instanceof FolderError || error instanceof ArchiveError

const isWrongUse = (error: unknown): boolean => error instanceof CommandError || isAboutSource(error)
const codeOf = (error: unknown): number => (isWrongUse(error) ? exitCodes.wrongUse : exitCodes.failed)

/** The file has to be there before a database is opened for it. */
async function requireSource({ source }: ImportOptions): Promise<void> {
  await stat(source).catch((error: Error) => {
    throw new CommandError(`${source} cannot be read: ${error.message}`)
  })
}

/** Language of the help, which is shown before any museum is known: the one asked for, else that of the system. */
function helpLanguage(args: readonly string[], env: NodeJS.ProcessEnv): Language {
  const asked = args.flatMap((each, at) => (each === '--language' ? [args[at + 1] ?? ''] : []))
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return chooseLanguage([...asked, system.replace('_', '-')])
}

async function run(): Promise<number> {
  const args = process.argv.slice(2)
  const config = readConfig(process.env)
  const usage = usageOf(speakerIn(await openTextBook(config.productName), helpLanguage(args, process.env)))
  const options = readOptions(args, usage)
  if (!options) {
    print(`${usage}\n`)
    return exitCodes.done
  }
  await requireSource(options)
  const log = createLog('warn')
  const secret = await installationSecret(config.secret, config.dataDir)
  const installation = await joinInstallationDatabase(config, secret, log, 'the import command')
  try {
    // The whole product but its front door: work of others that waits is done, too, and done right.
    const app = await createApp({
      config,
      databaseUrl: installation.appUrl,
      secret,
      log,
      clock: systemClock,
      publicUrl: () => config.publicUrl ?? '',
    })
    try {
      await app.start()
      return await importInto(app, options, config)
    } finally {
      await app.stop()
    }
  } finally {
    await installation.stop()
  }
}

boundHeap()

run().then(
  code => {
    process.exitCode = code
  },
  error => failToStart(isAboutSource(error) ? new CommandError(error.message) : error, codeOf(error)),
)
