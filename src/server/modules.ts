import { createAccess } from './access/index.ts'
import { createAvatars } from './avatars/index.ts'
import { createCalendar } from './calendar/index.ts'
import { createCards, type Follow } from './cards/index.ts'
import { moveCommentsOfMerged } from './comments/index.ts'
import {
  checksComing,
  createConditionReports,
  followReports,
  reportEvidence,
} from './condition-reports/index.ts'
import { isDemoEmail } from './demo/index.ts'
import { createExchange } from './exchange/index.ts'
import { createFiles, fileExtras, rightsEnding } from './files/index.ts'
import { checkDiskRoom, createReadiness } from './installation/index.ts'
import { auditEvidence } from './inventory-audits/index.ts'
import { createLicences, licenceEnding } from './licences/index.ts'
import { createMuseumImports } from './museum-imports/index.ts'
import { createMaintenance, createOperator, keepMailFailure } from './operator/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { kernelTakesNetwork } from './platform/confined/spawn-confined.ts'
import { museumIds, openDatabase, retentionStart } from './platform/db/index.ts'
import { createEvents } from './platform/events/index.ts'
import type { Route } from './platform/http/index.ts'
import { openTextBook } from './platform/i18n/texts.ts'
import { createJobs } from './platform/jobs/index.ts'
import type { Log } from './platform/log.ts'
import { createMailer } from './platform/mail/index.ts'
import { createOperations } from './platform/operations/index.ts'
import { keepTidy, openStorage } from './platform/storage/index.ts'
import { createPrint } from './print/index.ts'
import { createProcedures, procedureEvidence } from './procedures/index.ts'
import { createSearches } from './searches/index.ts'
import { createSharing, linksEnding } from './sharing/index.ts'
import { museumName } from './tenants/index.ts'

export interface AppOptions {
  readonly config: Config
  /** Address of the database as the application's role. */
  readonly databaseUrl: string
  /** The same database for the role that owns the tables, used for backups. Absent: no backups are made (in a command). */
  readonly ownerUrl?: string
  readonly secret: string
  readonly log: Log
  readonly clock: Clock
  /** Address people reach the client at; a function, because the port may be known only after listening. */
  readonly publicUrl: () => string
  /** Called when another server has migrated the database beyond this version; this server has to stop. */
  readonly onNewerDatabase?: () => void
  /** Folder of the built web client; default: `dist/web`. */
  readonly webRoot?: string
  /** Additional routes, for tests. */
  readonly moreRoutes?: readonly Route[]
  /** True if the demonstration museums have objects, which is the default. Browser journeys bring their own. */
  readonly demoObjects?: boolean
}

/** The modules of the product, each created with those it depends on. Their routes are listed in `routes.ts`. */
export type Modules = Awaited<ReturnType<typeof createModules>>

/** Creates the modules of the server and connects those that do not know each other. */
export async function createModules(options: AppOptions) {
  const { config, databaseUrl, log, clock, secret, publicUrl } = options
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
  // Procedures and reports depend on records and react to their changes.
  const follow: Follow = async (...changed) => {
    await procedures.follow(...changed)
    await followReports(...changed)
  }
  const evidence = [procedureEvidence, reportEvidence, auditEvidence]
  const cards = createCards({
    database,
    clock,
    texts,
    operations,
    jobs,
    extras: { file: fileExtras },
    evidence,
    follow,
    freezing: () => ({ conditionReport: conditionReports.freezing }),
    merged: moveCommentsOfMerged,
  })
  const exchange = createExchange({
    database,
    texts,
    operations,
    jobs,
    storage,
    clock,
    files: () => files,
    allowPrivatePictures: config.allowPrivatePictures,
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
    operations,
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
    settling: procedures.settling,
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
    // Modules with upcoming dates register here.
    sources: [
      { kind: 'share', entriesOf: linksEnding },
      { kind: 'rights', entriesOf: rightsEnding },
      { kind: 'licence', entriesOf: licenceEnding },
      { kind: 'check', entriesOf: checksComing },
      { kind: 'procedure', entriesOf: procedures.daysComing },
      { kind: 'procedureTask', entriesOf: procedures.tasksComing },
    ],
  })
  const museumImports = createMuseumImports({
    database,
    files,
    storage,
    texts,
    renamed: cards.renamed,
    reindexType: cards.reindexType,
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
  const readiness = createReadiness({
    database: { needed: true, check: database.ping },
    disk: { needed: true, check: () => checkDiskRoom(config.dataDir) },
    storage: { needed: true, check: storage.check },
    scanner: { needed: false, check: fileModule.checkScanner },
    mail: { needed: false, check: mailer.check },
    confinement: { needed: false, check: (await kernelTakesNetwork()) ? async () => {} : undefined },
  })
  return {
    access,
    avatars,
    calendar,
    cards,
    conditionReports,
    database,
    events,
    evidence,
    exchange,
    fileModule,
    follow,
    inMaintenance,
    jobs,
    licences,
    links,
    mailer,
    maintenance,
    museumImports,
    nameOfMuseum,
    operations,
    operator,
    print,
    procedures,
    readiness,
    searches,
    sharing,
    storage,
    texts,
  }
}
