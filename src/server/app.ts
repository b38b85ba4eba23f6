import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createAccess } from './access/index.ts'
import { auditRoutes } from './audit/index.ts'
import { avatarRoutes, createAvatars } from './avatars/index.ts'
import { createBackups } from './backups/index.ts'
import { bibliographyRoutes } from './bibliography/index.ts'
import { type Calendar, createCalendar } from './calendar/index.ts'
import { askingOwners, createCards, type Follow, layoutRoutes } from './cards/index.ts'
import {
  checksComing,
  createConditionReports,
  followReports,
  reportPapers,
} from './condition-reports/index.ts'
import { createDemoRecords, isDemoEmail, prepareDemo } from './demo/index.ts'
import { createExchange, type Exchange } from './exchange/index.ts'
import { createFiles, type Files, fileAsides, rightsEnding } from './files/index.ts'
import { checkDiskRoom, createReadiness, installationRoutes, schemaRoutes } from './installation/index.ts'
import { auditPapers, inventoryAuditRoutes } from './inventory-audits/index.ts'
import { createLicences, type Licences, licenceEnding } from './licences/index.ts'
import { eraseMuseum } from './museum-erasure/index.ts'
import { createMuseumExports } from './museum-exports/index.ts'
import { newsRoutes } from './news/index.ts'
import { createMaintenance, createOperator, keepMailFailure } from './operator/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { crashes, kernelTakesNetwork } from './platform/confined/spawn-confined.ts'
import {
  type Database,
  museumIds,
  openDatabase,
  readMigrations,
  retentionStart,
  watchSchema,
} from './platform/db/index.ts'
import { createEvents, type Events, eventRoutes } from './platform/events/index.ts'
import { createHttpServer, type Route } from './platform/http/index.ts'
import { openTextBook } from './platform/i18n/texts.ts'
import { createJobs, type Jobs } from './platform/jobs/index.ts'
import type { Log } from './platform/log.ts'
import { createMailer } from './platform/mail/index.ts'
import { createOperations, type Operations, operationRoutes } from './platform/operations/index.ts'
import { keepTidy, openStorage } from './platform/storage/index.ts'
import { createPrint } from './print/index.ts'
import { createPrintTemplates } from './print-templates/index.ts'
import { createPrivacy } from './privacy/index.ts'
import { createProcedures, type Procedures, procedurePapers, procedureRooms } from './procedures/index.ts'
import { createRegistration } from './registration/index.ts'
import { createSearches, type Searches } from './searches/index.ts'
import { createSharing, linksEnding } from './sharing/index.ts'
import { singleSignOnRoutes } from './single-sign-on/index.ts'
import { statisticsRoutes } from './statistics/index.ts'
import { museumName, tenantRoutes } from './tenants/index.ts'
import { usersRoutes } from './users/index.ts'
import { loadStarterTerms, vocabularyRoutes } from './vocabularies/index.ts'

export interface AppOptions {
  readonly config: Config
  /** Address of the database as the application's role. */
  readonly databaseUrl: string
  /** The same database as the role that owns the tables: backups are made as it. Absent: none are made (a command beside a server). */
  readonly ownerUrl?: string
  readonly secret: string
  readonly log: Log
  readonly clock: Clock
  /** Address people reach the client at; asked for when needed, because port 0 is known only after listening. */
  readonly publicUrl: () => string
  /** Called when another server has migrated the database further than this version knows: it is to be stopped. */
  readonly onNewerDatabase?: () => void
  /** Further routes; tests hang theirs in here. */
  readonly moreRoutes?: readonly Route[]
  /** True if the demonstration museums have objects, which is the default. Browser journeys bring their own, and do not wait for drawings. */
  readonly demoObjects?: boolean
}

/** The running product without its front door: what tests and commands use. */
export interface App {
  readonly http: FastifyInstance
  readonly database: Database
  readonly jobs: Jobs
  readonly events: Events
  readonly files: Files
  readonly operations: Operations
  readonly exchange: Exchange
  readonly licences: Licences
  readonly searches: Searches
  readonly calendar: Calendar
  readonly procedures: Pick<Procedures, 'remind'>
  /** Deletes what has arrived of a museum's uploads and is not stored yet. */
  readonly removeUploads: (tenantId: string) => Promise<void>
  readonly routes: readonly Route[]
  /** True if the demonstration users can sign in; known after `start`. */
  demoIsOpen(): boolean
  /** Begins to work off jobs and to listen for news. @throws {StorageError} when files cannot be kept. */
  start(): Promise<void>
  /** Finishes running work, then closes all resources. */
  stop(): Promise<void>
}

/** Time for open requests to finish when the server stops. */
const stopMs = 8000

const webRoot = fileURLToPath(new URL('../../dist/web', import.meta.url))

/** Puts the modules together. It is the only place that knows them all. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, databaseUrl, ownerUrl, log, clock, secret, publicUrl } = options
  let demoIsOpen = false
  let unwatch = () => {}
  const database = openDatabase({ url: databaseUrl, log, clock })
  const texts = await openTextBook(config.productName)
  const events = createEvents({ url: databaseUrl, log })
  const jobs = createJobs({ url: databaseUrl, log })
  const mailer = createMailer({
    config,
    jobs,
    texts,
    log,
    onFailure: keepMailFailure(database, clock),
    filesKeptSince: () =>
      database.asSystem('mails kept as files', db => retentionStart(db, 'mailFiles', clock())),
  })
  const maintenance = createMaintenance({ database, events, clock, log, fixed: config.maintenanceMode })
  const inMaintenance = () => maintenance.isOn()
  const storage = openStorage(config)
  keepTidy(storage, jobs)
  const operations = createOperations({ database, jobs, log })
  // Procedures and reports stand above records, and follow what becomes of theirs.
  const follow: Follow = async (...changed) => {
    await procedures.follow(...changed)
    await followReports(...changed)
  }
  const cards = createCards({
    database,
    clock,
    texts,
    operations,
    jobs,
    asides: { file: fileAsides },
    papers: [procedurePapers, reportPapers, auditPapers],
    follow,
    freezing: () => ({ conditionReport: conditionReports.freezing }),
  })
  const exchange = createExchange({
    database,
    texts,
    operations,
    storage,
    clock,
    renamed: cards.renamed,
    follow,
  })
  const nameOfMuseum = (tenantId: string) => museumName(database, tenantId)
  const sharing = createSharing({ database, clock, secret, publicUrl, museumName: nameOfMuseum })
  const { links } = sharing
  const fileModule = createFiles({
    database,
    storage,
    jobs,
    operations,
    texts,
    clock,
    renamed: cards.renamed,
    dataDir: config.dataDir,
    clamavUrl: config.clamavUrl,
    publicUrl,
    links,
    museums: () => database.asSystem('files of all museums', museumIds),
    museumName: nameOfMuseum,
    tableOf: exchange.tableOfFiles,
  })
  const { files } = fileModule
  const print = createPrint({
    database,
    texts,
    files,
    clock,
    log,
    links,
    museumName: nameOfMuseum,
  })
  const demoRecords = createDemoRecords({
    database,
    jobs,
    files,
    exchange,
    clock,
    renamed: cards.renamed,
    routes: () => routes,
  })
  const access = createAccess({
    database,
    jobs,
    mailer,
    texts,
    clock,
    secret,
    publicUrl,
    inMaintenance,
    productName: config.productName,
    isShutOut: email => !config.demo && isDemoEmail(email),
  })
  const licences = createLicences({
    database,
    clock,
    texts,
    mailer,
    jobs,
    publicUrl,
    press: print.press,
    productName: config.productName,
  })
  const searches = createSearches({
    database,
    log,
    lists: cards.lists,
    offersAdvanced: config.enableAdvSearch,
    texts,
    clock,
    jobs,
    mailer,
    storage,
    publicUrl,
    museums: () => database.asSystem('searches of all museums', museumIds),
  })
  const procedures = createProcedures({
    database,
    clock,
    texts,
    storage,
    jobs,
    mailer,
    publicUrl,
    renamed: cards.renamed,
  })
  const conditionReports = createConditionReports({
    database,
    clock,
    texts,
    files,
    press: print.press,
    jobs,
    mailer,
    publicUrl,
    renamed: cards.renamed,
    freezer: cards.freezer,
    museumName: nameOfMuseum,
  })
  const calendar = createCalendar({
    database,
    clock,
    texts,
    jobs,
    mailer,
    publicUrl,
    productName: config.productName,
    museums: () => database.asSystem('calendars of all museums', museumIds),
    // A module that knows of days to come adds itself here.
    sources: [
      { kind: 'share', entriesOf: linksEnding },
      { kind: 'rights', entriesOf: rightsEnding },
      { kind: 'licence', entriesOf: licenceEnding },
      { kind: 'check', entriesOf: checksComing },
      { kind: 'procedure', entriesOf: procedures.daysComing },
    ],
  })
  const avatars = createAvatars({ database, storage, jobs, clock })
  const operator = createOperator({
    database,
    clock,
    jobs,
    mailer,
    maintenance,
    publicUrl,
    storage,
    texts,
    removeUploads: fileModule.removeUploads,
    signedTokens: access.signedTokens,
  })

  const logCrash = (crash: unknown) => log.warn(crash, 'a confined process crashed')
  crashes.subscribe(logCrash)

  const erasure = { database, storage, jobs, clock, removeUploads: fileModule.removeUploads }

  const readiness = createReadiness({
    database: { needed: true, check: database.ping },
    disk: { needed: true, check: () => checkDiskRoom(config.dataDir) },
    storage: { needed: true, check: storage.check },
    scanner: { needed: false, check: fileModule.checkScanner },
    mail: { needed: false, check: mailer.check },
    confinement: { needed: false, check: (await kernelTakesNetwork()) ? async () => {} : undefined },
  })

  const routes: readonly Route[] = askingOwners(database, [
    ...installationRoutes({ config, readiness, texts, clock, inMaintenance, demoIsOpen: () => demoIsOpen }),
    ...schemaRoutes({ texts, publicUrl }),
    ...eventRoutes({ events, authenticate: access.authenticate }),
    ...access.routes,
    ...auditRoutes({ database, texts, clock }),
    ...avatarRoutes(database, avatars, clock),
    ...createRegistration({
      database,
      mailer,
      clock,
      publicUrl,
      jobs,
      access,
      signedTokens: access.signedTokens,
    }),
    ...usersRoutes({ database, mailer, clock, publicUrl, signedTokens: access.signedTokens }),
    ...singleSignOnRoutes({
      database,
      jobs,
      clock,
      secret,
      publicUrl,
      inMaintenance,
      allowPrivateIssuers: config.allowPrivateIssuers,
      signedTokens: access.signedTokens,
    }),
    ...tenantRoutes({ database, clock }),
    ...licences.routes,
    ...createMuseumExports({
      database,
      storage,
      jobs,
      texts,
      clock,
      mailer,
      publicUrl,
      museums: () => database.asSystem('archives of all museums', museumIds),
    }),
    ...operator.routes,
    ...(ownerUrl === undefined
      ? []
      : createBackups({
          database,
          clock,
          jobs,
          config,
          ownerUrl,
          mailer,
          texts,
          publicUrl,
          reindexMuseum: cards.reindexMuseum,
          eraseMuseum: (museumId, signal) => eraseMuseum(erasure, museumId, signal),
        })),
    ...createPrivacy({
      database,
      jobs,
      texts,
      clock,
      access,
      avatars,
      museums: () => database.asSystem('retention in all museums', museumIds),
    }),
    ...newsRoutes({ database, clock }),
    ...operationRoutes(operations, texts),
    ...vocabularyRoutes({
      database,
      texts,
      clock,
      termsInUse: cards.termsInUse,
      onChange: cards.onTermChange,
    }),
    ...cards.routes,
    ...bibliographyRoutes({ database, texts, clock }),
    ...exchange.routes,
    ...layoutRoutes(database),
    ...sharing.routes,
    ...fileModule.routes,
    ...print.routes,
    ...createPrintTemplates({
      database,
      texts,
      files,
      clock,
      log,
      storage,
      jobs,
      presses: print.presses,
      publicUrl,
      museumName: nameOfMuseum,
      museums: () => database.asSystem('printing of all museums', museumIds),
    }),
    ...searches.routes,
    ...calendar.routes,
    ...procedures.routes,
    ...procedureRooms({ database, clock, texts, files, mailer, links, publicUrl, museumName: nameOfMuseum }),
    ...inventoryAuditRoutes({
      database,
      clock,
      procedures,
      texts,
      press: print.press,
      renamed: cards.renamed,
      museumName: nameOfMuseum,
    }),
    ...statisticsRoutes({ database, clock, lists: cards.lists }),
    ...conditionReports.routes,
    ...(options.moreRoutes ?? []),
  ])
  const http = await createHttpServer({
    routes,
    log,
    texts,
    authenticate: access.authenticate,
    recognise: access.recognise,
    inMaintenance,
    trustProxy: config.trustProxy,
    web: {
      root: webRoot,
      productName: config.productName,
      https: config.publicUrl?.startsWith('https:') ?? false,
    },
  })

  return {
    http,
    database,
    jobs,
    events,
    files,
    operations,
    exchange,
    licences,
    searches,
    calendar,
    procedures,
    removeUploads: fileModule.removeUploads,
    routes,
    demoIsOpen: () => demoIsOpen,
    async start() {
      if (!(await kernelTakesNetwork()))
        log.warn(
          "the kernel takes no network from processes that read strangers' files: see 'Watching over it' in docs/run-it.md",
        )
      demoIsOpen = await prepareDemo(database, config.demo, clock)
      for (const id of await database.asSystem('starter terms for every museum', museumIds))
        await database.inTenant(id, loadStarterTerms)
      await licences.start()
      await storage.check()
      await events.start()
      await maintenance.start()
      await jobs.start()
      await cards.start()
      await fileModule.start()
      await operator.start()
      const { onNewerDatabase = () => {} } = options
      unwatch = watchSchema({ database, known: readMigrations().length, log, onNewer: onNewerDatabase })
      if (config.demo && options.demoObjects !== false) await demoRecords.load()
    },
    async stop() {
      unwatch()
      crashes.unsubscribe(logCrash)
      await events.stop()
      // A connection that does not come to its end must not keep the server, and its database, from stopping.
      const deadline = setTimeout(() => http.server.closeAllConnections(), stopMs)
      await http.close()
      clearTimeout(deadline)
      await print.close()
      await jobs.stop()
      await database.close()
    },
  }
}
